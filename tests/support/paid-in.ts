/** Money that an agency has paid in, as the ledger takes it. */
import { transferPostings } from '#domain/account/postings.ts';
import type { Money } from '#domain/money/money.ts';
import type { NewEntry } from '#application/backoffice/ports/account/ledger-book.ts';

/** The entry, which is not refused a second time. */
export function paidIn(agencyId: string, amount: Money): NewEntry {
  return {
    agencyId,
    kind: 'deposit',
    reference: 'D1',
    narration: { code: 'deposit', params: {} },
    postings: transferPostings(agencyId, amount, 'bank'),
    once: false,
    spending: false,
  };
}
