/**
 * The agency answers for flights that the airline changed: takes them as they are, takes others that the airline offers for
 * them, or takes everything back. Taking back is quoted like every cancellation, without a fee, and carried out by `cancel`.
 */
import { Effect } from 'effect';
import { begunUnits } from '#domain/booking/cancel/outlook.ts';
import { isSameUnit } from '#domain/booking/units.ts';
import { placesLeft } from '#domain/flight/booking/aboard.ts';
import { flightOutlookRules } from '#domain/flight/cancel/outlook.ts';
import { journeyAnswered, type ChosenAlternative, type ScheduleChange } from '#domain/flight/schedule/change.ts';
import { money } from '#domain/money/money.ts';
import { violation } from '#domain/rules/violation.ts';
import { Invalid, type NotAllowedInState, NotFound } from '#application/desk/failures.ts';
import type { FlightAmendmentDesk, ScheduleAnswer } from '#application/desk/amendments.ts';
import type { Caller, SignedInCaller } from '#application/backoffice/caller.ts';
import type { Amendable } from '#application/backoffice/ports/booking/amendment-book.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type {
  AmendmentIntent,
  FlightBookingTerms,
  FlightTypes,
} from '#application/backoffice/ports/flight/flight-books.ts';
import {
  amend,
  amendable,
  amendOnce,
  type AmendPorts,
  askerOf,
} from '#application/backoffice/booking/saga/amend-booking.ts';
import { termsOf } from '../checkout/booked-terms.ts';
import { canonicalText } from '#domain/rules/canonical-text.ts';
import { type CancelBookingPorts, quoteRemoval } from '#application/backoffice/booking/cancel/removal.ts';
import { concernParams } from '../narrated.ts';

type Changed = Amendable<FlightTypes> & { readonly scheduleChange: ScheduleChange };

/** All that has not been flown, without a fee of anybody. NotFound 'schedule-change' where none is open. */
export function quoteScheduleRefund(
  ports: CancelBookingPorts<FlightTypes>,
  caller: Caller,
  { transactionId }: { readonly transactionId: string },
): ReturnType<FlightAmendmentDesk['scheduleRefundQuote']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'cancel');
    const booking = yield* changedBooking(ports, who, transactionId);
    const now = ports.clock.now();
    const used = begunUnits(flightOutlookRules, booking, now);
    const places = placesLeft(booking).filter((place) => !used.some((each) => isSameUnit(each, place)));
    const question = { booking: { ...booking, used }, places, reason: 'supplier', now } as const;
    const quoted = yield* quoteRemoval(ports, who, booking, question, 'schedule-change');
    if ('violations' in quoted) {
      // All that is left goes back: what stands in the way is the booking.
      const violations = quoted.violations.map((each) => ({ ...each, path: 'transactionId' }));
      return yield* new Invalid({ violations });
    }
    return quoted;
  });
}

/**
 * Takes the flights as they are now, or alternatives. NotFound 'schedule-change' where that change is not, or no longer, the
 * open one; Invalid `schedule-alternative` at `chosen[n]`, or at `chosen` where a direction would be left without flights.
 */
export function answerScheduleChange(
  ports: AmendPorts<FlightTypes>,
  caller: Caller,
  asked: ScheduleAnswer,
): ReturnType<FlightAmendmentDesk['scheduleAnswer']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'book');
    const { transactionId, changeId, chosen, requestId } = asked;
    const request = { requestId, content: canonicalText({ transactionId, changeId, chosen }) };
    const attempt = Effect.gen(function* () {
      const booking = yield* changedBooking(ports, who, transactionId);
      if (booking.scheduleChange.changeId !== changeId) return yield* new NotFound({ what: 'schedule-change' });
      const intent = acceptance(booking, chosen);
      if (intent === undefined) {
        return yield* new Invalid({ violations: [violation('schedule-alternative', 'chosen')] });
      }
      return yield* amend(ports, { ...intent, asker: askerOf(who, request) });
    });
    const { booking: status } = yield* amendOnce(ports, who, request, attempt);
    return { transactionId, status };
  });
}

/** What taking the changed flights does; undefined where a direction would be left without flights. */
export function acceptance(
  booking: Changed,
  chosen: readonly ChosenAlternative[],
): Omit<AmendmentIntent, 'asker'> | undefined {
  const { agencyId, transactionId, status, version, supplier, reference: pnr, supplierTotal, scheduleChange } = booking;
  const known = chosen.every(({ itinerary, alternativeId }) =>
    scheduleChange.changes.some(
      (change) =>
        change.itinerary === itinerary && change.alternatives.some((each) => each.alternativeId === alternativeId),
    ),
  );
  const answered = journeyAnswered(booking, scheduleChange, chosen);
  if (!known || 'without' in answered) return undefined;
  return {
    agencyId,
    transactionId,
    product: 'flight',
    kind: 'schedule-change',
    before: status,
    version,
    supplier,
    reserve: money(0, supplierTotal.currency),
    plan: {
      asks: { kind: 'schedule', orderKey: transactionId, reference: pnr, changeId: scheduleChange.changeId, chosen },
      becomes: 'changed',
      terms: movedTerms(booking, answered.itineraries, chosen),
      params: concernParams(
        booking,
        placesLeft(booking).filter(({ item: itinerary }) =>
          scheduleChange.changes.some((each) => each.itinerary === itinerary),
        ),
      ),
    },
  };
}

/** Seats by name are not kept on other flights; what else was bought moves with its traveller. */
function movedTerms(
  booking: Changed,
  itineraries: FlightBookingTerms['itineraries'],
  chosen: readonly ChosenAlternative[],
): FlightBookingTerms {
  const isMoved = (itinerary: number): boolean => chosen.some((each) => each.itinerary === itinerary);
  return {
    ...termsOf(booking),
    itineraries,
    ssr: booking.ssr.map((each) =>
      each.kind === 'seat' && isMoved(each.place.itinerary) && each.status === 'confirmed'
        ? { ...each, status: 'requested' }
        : each,
    ),
  };
}

function changedBooking(
  ports: Pick<AmendPorts<FlightTypes>, 'amendments'>,
  who: SignedInCaller,
  transactionId: string,
): Effect.Effect<Changed, NotFound | NotAllowedInState> {
  return Effect.flatMap(
    amendable(ports, who, transactionId, 'schedule-change'),
    ({ scheduleChange, ...booking }): Effect.Effect<Changed, NotFound> =>
      scheduleChange === undefined
        ? Effect.fail(new NotFound({ what: 'schedule-change' }))
        : Effect.succeed({ ...booking, scheduleChange }),
  );
}
