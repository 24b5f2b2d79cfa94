/** What the caller sees sold this month, against the same days of the month before. */
import { Effect } from 'effect';
import { monthsCompared } from '#domain/account/sales/month-so-far.ts';
import { dateIn } from '#domain/time/instant.ts';
import type { AccountDesk } from '#application/desk/account/account.ts';
import type { Caller } from '../caller.ts';
import { signedIn } from '../permission.ts';
import type { SalesBook } from '../ports/account/sales-book.ts';
import type { Clock } from '../ports/machine.ts';

export interface MonthSoFarPorts {
  readonly sales: SalesBook;
  readonly businessZone: string;
  readonly clock: Clock;
}

export function monthSoFar(
  { sales, businessZone: zone, clock }: MonthSoFarPorts,
  caller: Caller,
): ReturnType<AccountDesk['monthSoFar']> {
  return Effect.gen(function* () {
    const { agencyId, corporate: reach } = yield* signedIn(caller, 'bookings');
    return yield* sales.months({ agencyId, reach, zone, ...monthsCompared(dateIn(clock.now(), zone)) });
  });
}
