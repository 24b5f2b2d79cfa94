/** What the house will take for cancelling, before anything is bought: by the rows that count for a sale of this moment. */
import { Effect } from 'effect';
import { houseFeeAhead, houseFeeOn } from '#domain/booking/cancel/house-fee.ts';
import { isZero } from '#domain/money/money.ts';
import { dateIn } from '#domain/time/instant.ts';
import type { BookingDesk } from '#application/desk/booking.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { CancelFeeStore } from '#application/backoffice/ports/booking/cancel-fees.ts';
import type { Clock } from '#application/backoffice/ports/machine.ts';

export interface ShowCancelFeePorts {
  readonly cancelFees: CancelFeeStore;
  readonly clock: Clock;
  readonly businessZone: string;
}

export function showCancelFee(
  { cancelFees, clock, businessZone }: ShowCancelFeePorts,
  caller: Caller,
  { product }: Parameters<BookingDesk['cancelFee']>[0],
): ReturnType<BookingDesk['cancelFee']> {
  return Effect.gen(function* () {
    const { agencyId } = yield* signedIn(caller, 'search');
    const at = clock.now();
    const fee = houseFeeOn(yield* cancelFees.cancelFeesOf(agencyId), product, { on: dateIn(at, businessZone), at });
    return fee === undefined || isZero(fee.each) ? {} : { fee: houseFeeAhead(fee) };
  });
}
