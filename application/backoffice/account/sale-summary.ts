/** What the agency sold in a range of days. */
import { Effect } from 'effect';
import { checkSaleRange } from '#domain/account/sales/sale-summary.ts';
import type { AccountDesk } from '#application/desk/account/account.ts';
import { Invalid } from '#application/desk/failures.ts';
import type { Caller } from '../caller.ts';
import { signedIn } from '../permission.ts';
import type { SalesBook } from '../ports/account/sales-book.ts';

export interface SaleSummaryPorts {
  readonly sales: SalesBook;
  readonly businessZone: string;
}

export function saleSummary(
  { sales, businessZone }: SaleSummaryPorts,
  caller: Caller,
  { from, to, on, by }: Parameters<AccountDesk['saleSummary']>[0],
): ReturnType<AccountDesk['saleSummary']> {
  return Effect.gen(function* () {
    const { agencyId, corporate: reach } = yield* signedIn(caller, 'bookings');
    const violations = checkSaleRange({ from, to });
    if (violations.length > 0) return yield* new Invalid({ violations });
    return yield* sales.summary({ agencyId, reach, on, by, from, to, zone: businessZone });
  });
}
