/** The proof of the caller's own ledger, a page of the chain at a time. */
import { Effect } from 'effect';
import { chainStart, readPoint } from '#domain/account/chain.ts';
import { violation } from '#domain/rules/violation.ts';
import type { AccountDesk } from '#application/desk/account/account.ts';
import { Invalid } from '#application/desk/failures.ts';
import type { Caller } from '../caller.ts';
import { signedIn } from '../permission.ts';
import type { LedgerBook } from '../ports/account/ledger-book.ts';

export const verifyPageSize = 1000;

export function verifyLedger(
  { ledger }: { readonly ledger: LedgerBook },
  caller: Caller,
  { after }: Parameters<AccountDesk['verifyLedger']>[0],
): ReturnType<AccountDesk['verifyLedger']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'ledger');
    const point = after === undefined || after === '' ? chainStart : readPoint(after);
    if (point === undefined) return yield* new Invalid({ violations: [violation('not-a-choice', 'after')] });
    return yield* ledger.verify(who.agencyId, point, verifyPageSize);
  });
}
