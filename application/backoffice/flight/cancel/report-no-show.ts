/**
 * Who did not fly is reported after departure: what the airline and the law give back then is quoted like every cancellation,
 * and carried out by `cancel`.
 */
import { Effect } from 'effect';
import { allPlaces } from '#domain/flight/booking/aboard.ts';
import { noShowOf } from '#domain/flight/cancel/no-show.ts';
import { Invalid } from '#application/desk/failures.ts';
import type { FlightAmendmentDesk, NoShowQuoteAsked } from '#application/desk/amendments.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { FlightTypes } from '#application/backoffice/ports/flight/flight-books.ts';
import { amendable } from '#application/backoffice/booking/saga/amend-booking.ts';
import { atRequest, checkPositions } from '#application/backoffice/booking/cancel/cancel-booking.ts';
import { type CancelBookingPorts, quoteRemoval } from '#application/backoffice/booking/cancel/removal.ts';

/** As `quoteCancellation`; Invalid `place-not-departed` at `items[n]` of a flight that has not left. */
export function quoteNoShow(
  ports: CancelBookingPorts<FlightTypes>,
  caller: Caller,
  asked: NoShowQuoteAsked,
): ReturnType<FlightAmendmentDesk['noShowQuote']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'cancel');
    const booking = yield* amendable(ports, who, asked.transactionId, 'no-show');
    const now = ports.clock.now();
    const outside = checkPositions(allPlaces(booking), asked);
    if (outside.length > 0) return yield* new Invalid({ violations: outside });
    const reported = noShowOf(booking, asked, now);
    if ('violations' in reported) return yield* new Invalid({ violations: reported.violations });
    const { places, flown: used } = reported.noShow;
    const question = { booking: { ...booking, used }, places, reason: 'no-show', now } as const;
    const quoted = yield* quoteRemoval(ports, who, booking, question, 'no-show');
    if ('violations' in quoted) return yield* new Invalid({ violations: atRequest(quoted.violations, places, asked) });
    return quoted;
  });
}
