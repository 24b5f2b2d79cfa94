/** Whether bookings, ledgers and reserves agree: for elevated users, some agencies at a time, and for every start. */
import { Effect } from 'effect';
import type { BookFinding } from '#domain/account/books.ts';
import { violation } from '#domain/rules/violation.ts';
import type { AccountDesk, BooksChecked } from '#application/desk/account/account.ts';
import { Invalid } from '#application/desk/failures.ts';
import type { Caller } from '../caller.ts';
import { signedIn } from '../permission.ts';
import type { BookCheck } from '../ports/account/book-check.ts';

export const agenciesAtOnce = 100;
const longestId = 80;

export function checkBooks(
  { bookCheck }: { readonly bookCheck: BookCheck },
  caller: Caller,
  { after }: Parameters<AccountDesk['checkBooks']>[0],
): ReturnType<AccountDesk['checkBooks']> {
  return Effect.gen(function* () {
    yield* signedIn(caller, 'operate');
    if (after !== undefined && after.length > longestId)
      return yield* new Invalid({ violations: [violation('too-long', 'after', { most: longestId })] });
    return yield* checkedAfter(bookCheck, after);
  });
}

/** All agencies, one group after another while `goesOn`: what is found is kept up to `most`, the rest is counted. */
export function checkAllBooks(
  bookCheck: BookCheck,
  most: number,
  goesOn: () => boolean,
): Effect.Effect<{ readonly agencies: number; readonly total: number; readonly findings: readonly BookFinding[] }> {
  return Effect.gen(function* () {
    const findings: BookFinding[] = [];
    let agencies = 0;
    let total = 0;
    let next: string | undefined;
    do {
      const checked: BooksChecked = yield* checkedAfter(bookCheck, next);
      agencies += checked.agencies;
      total += checked.findings.length;
      findings.push(...checked.findings.slice(0, most - findings.length));
      next = checked.next;
    } while (next !== undefined && goesOn());
    return { agencies, total, findings };
  });
}

function checkedAfter(bookCheck: BookCheck, after: string | undefined): Effect.Effect<BooksChecked> {
  return Effect.gen(function* () {
    const agencies = yield* bookCheck.agencies(after, agenciesAtOnce);
    const findings = yield* Effect.forEach(agencies, (agencyId) => bookCheck.findings(agencyId));
    const next = agencies.length < agenciesAtOnce ? undefined : agencies.at(-1);
    return { agencies: agencies.length, findings: findings.flat(), ...(next !== undefined && { next }) };
  });
}
