/**
 * Taking back what was bought on request while others, as a hotel, still decide. The supplier says what comes of it: withdrawn, or decided
 * before. A worker that has the booking's lease at that moment ends first; then it is looked at again.
 */
import { Effect } from 'effect';
import type { BookingDesk } from '#application/desk/booking.ts';
import { InDoubt, NotAllowedInState, NotFound } from '#application/desk/failures.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { BookingBook } from '#application/backoffice/ports/booking/booking-book.ts';
import type { BookingSaga } from '../saga/booking-saga.ts';

export interface WithdrawPorts {
  readonly bookings: Pick<BookingBook, 'find'>;
  readonly saga: Pick<BookingSaga, 'withdraw'>;
}

const pauseMilliseconds = 200;
const tries = 50;

export function withdrawBooking(
  ports: WithdrawPorts,
  caller: Caller,
  { transactionId }: Parameters<BookingDesk['withdraw']>[0],
): ReturnType<BookingDesk['withdraw']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'cancel');
    for (let at = 0; at < tries; at += 1) {
      const kept = yield* ports.bookings.find(who.agencyId, transactionId);
      if (kept === undefined) return yield* new NotFound({ what: 'booking' });
      const { status, refusal } = kept;
      // The same again, or somebody else did.
      if (status === 'not-confirmed' && refusal?.reason === 'withdrawn') return { transactionId, status };
      if (status !== 'on-request') return yield* new NotAllowedInState({ state: status });
      const ending = yield* ports.saga.withdraw(who, transactionId);
      if (ending === undefined) return yield* new NotAllowedInState({ state: status });
      if (ending !== 'busy' && ending.kind === 'on-request') return yield* new InDoubt({ transactionId });
      if (ending === 'busy') yield* Effect.sleep(`${pauseMilliseconds} millis`);
    }
    return yield* new InDoubt({ transactionId });
  });
}
