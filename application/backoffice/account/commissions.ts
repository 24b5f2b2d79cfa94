/** What the agency was given as commission, and the tax withheld from it, in a range of days. */
import { Effect } from 'effect';
import { checkCommissionRange } from '#domain/account/commissions.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { startOfDay } from '#domain/time/instant.ts';
import type { AccountDesk } from '#application/desk/account/account.ts';
import { Invalid } from '#application/desk/failures.ts';
import type { Caller } from '../caller.ts';
import { signedIn } from '../permission.ts';
import type { CommissionBook } from '../ports/account/commission-book.ts';

export interface CommissionsPorts {
  readonly commissionBook: CommissionBook;
  readonly businessZone: string;
}

/** A page of entries is as long as a statement of a quarter usually is. */
const pageSize = 1000;

/** For those who may see both net fares and the ledger: commission is the one, its entries are the other. */
export function commissions(
  { commissionBook, businessZone: zone }: CommissionsPorts,
  caller: Caller,
  { from, to, by, page }: Parameters<AccountDesk['commissions']>[0],
): ReturnType<AccountDesk['commissions']> {
  return Effect.gen(function* () {
    yield* signedIn(caller, 'see-net-fares');
    const { agencyId } = yield* signedIn(caller, 'ledger');
    const violations = checkCommissionRange({ from, to, page });
    if (violations.length > 0) return yield* new Invalid({ violations });
    const until = startOfDay(addDays(to, 1), zone);
    return yield* commissionBook.commissions({
      agencyId,
      by,
      from: startOfDay(from, zone),
      until,
      zone,
      page,
      pageSize,
    });
  });
}
