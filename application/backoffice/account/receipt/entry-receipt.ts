/** The receipt of an entry of the ledger, of whatever kind: for who may see the ledger, of their own agency's alone. */
import { Effect } from 'effect';
import { sequenceOf } from '#domain/account/chain.ts';
import { entryLead } from '#domain/account/entry-lead.ts';
import { entryLines, type EntryReceipt } from '#domain/account/entry-receipt.ts';
import type { AccountDesk, EntryReceiptAsked } from '#application/desk/account/account.ts';
import type { Answer } from '#application/desk/answer.ts';
import { NotFound } from '#application/desk/failures.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { LedgerBook } from '#application/backoffice/ports/account/ledger-book.ts';
import type { Sheet } from '#application/backoffice/ports/booking/document-press.ts';
import { inWords, printed, receiptOf, type ReceiptPaperPorts, receiptParties } from './receipt-paper.ts';

export interface EntryReceiptPorts extends ReceiptPaperPorts {
  readonly ledger: Pick<LedgerBook, 'entry'>;
}

export function makeEntryReceiptDesk(
  ports: EntryReceiptPorts,
): (caller: Caller) => Pick<AccountDesk, 'entryReceipt' | 'entrySheet'> {
  return (caller) => ({
    entryReceipt: (asked) => printed(ports, asked.entryId, sheetFor(ports, caller, asked)),
    entrySheet: (asked) => inWords(ports, sheetFor(ports, caller, asked)),
  });
}

function sheetFor(
  ports: EntryReceiptPorts,
  caller: Caller,
  { entryId, language = caller.language }: EntryReceiptAsked,
): Answer<Sheet, NotFound> {
  return Effect.gen(function* () {
    const { agencyId, rights } = yield* signedIn(caller, 'ledger');
    const sequence = sequenceOf(entryId);
    const found = sequence === undefined ? undefined : yield* ports.ledger.entry(agencyId, sequence);
    if (found === undefined) return yield* new NotFound({ what: 'receipt' });
    const { at, kind, reference, narration, debit, credit, balance, postings } = found;
    const document: EntryReceipt = {
      kind: 'entry-receipt',
      ...(yield* receiptParties(ports, agencyId)),
      entry: { entryId, kind, reference, narration, debit, credit, balance },
      // What a supplier was paid and what was given of it is the net side of a sale.
      ...((entryLead(found).subject !== 'booking' || rights.has('see-net-fares')) && {
        lines: entryLines(postings, balance.currency),
      }),
    };
    return receiptOf(ports, { document, at, language });
  });
}
