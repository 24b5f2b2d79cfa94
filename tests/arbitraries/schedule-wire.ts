/** Changed schedules and who travels when, as the wire must carry them: any values in any field. */
import fc from 'fast-check';
import { bookingStatuses } from '#domain/booking/life.ts';
import { travelLegs } from '#domain/booking/passenger-calendar.ts';
import { changeSeverities, products } from '#domain/booking/booking.ts';
import type { CancelQuote } from '#application/desk/amendments.ts';
import type { Itinerary } from '#domain/flight/offer/itinerary.ts';
import { isoMonth } from '#domain/time/calendar-date.ts';
import { anyDate, anyInstant, anyPlaceTime } from './time.ts';

export const anySeverity = fc.constantFrom(...changeSeverities);

const position = fc.nat(8);
const positions = fc.array(position, { maxLength: 3 });
const local = anyPlaceTime.map((time) => time.local);
const anyStatus = fc.constantFrom(...bookingStatuses);

interface Seen {
  readonly text: fc.Arbitrary<string>;
  readonly itinerary: fc.Arbitrary<Itinerary>;
}

/** What a booking says of its changed flights. */
export function anyScheduleChange({ text, itinerary }: Seen) {
  return fc.record({
    changeId: text,
    learnedAt: anyInstant,
    answerBy: anyInstant,
    severity: anySeverity,
    changes: fc.array(
      fc.record(
        {
          itinerary: position,
          was: itinerary,
          now: itinerary,
          alternatives: fc.array(fc.record({ alternativeId: text, itinerary }), { maxLength: 2 }),
        },
        { requiredKeys: ['itinerary', 'was', 'alternatives'] },
      ),
      { maxLength: 2 },
    ),
  });
}

/** Operations that answer for changed flights, or report who did not fly. */
export function scheduleAmendments(text: fc.Arbitrary<string>, quote: fc.Arbitrary<CancelQuote>) {
  return {
    noShowQuote: {
      request: fc.record({ transactionId: text, travellers: positions, items: positions }),
      answer: quote,
    },
    scheduleRefundQuote: { request: fc.record({ transactionId: text }), answer: quote },
    scheduleAnswer: {
      request: fc.record({
        transactionId: text,
        changeId: text,
        chosen: fc.array(fc.record({ itinerary: position, alternativeId: text }), { maxLength: 2 }),
        requestId: fc.uuid(),
      }),
      answer: fc.record({ transactionId: text, status: anyStatus }),
    },
  };
}

/** Operations that list departures and open changes. */
export function scheduleLists(text: fc.Arbitrary<string>) {
  const month = fc.constantFrom(isoMonth('2026-11'), isoMonth('2027-02'));
  const place = { transactionId: text, reference: text, mark: text };
  return {
    passengers: {
      request: fc.record({ month }),
      answer: fc.record({
        month,
        departures: fc.array(
          fc.record(
            {
              transactionId: text,
              product: fc.constantFrom(...products),
              reference: text,
              mark: text,
              title: text,
              service: text,
              item: position,
              leg: fc.constantFrom(...travelLegs),
              status: anyStatus,
              begins: local,
              ends: local,
              wholeDays: fc.boolean(),
              travellers: fc.array(text, { maxLength: 3 }),
              scheduleChange: anySeverity,
            },
            {
              requiredKeys: [
                'transactionId',
                'product',
                'mark',
                'title',
                'item',
                'leg',
                'status',
                'begins',
                'ends',
                'travellers',
              ],
            },
          ),
          { maxLength: 3 },
        ),
        cut: fc.boolean(),
      }),
    },
    scheduleChanges: {
      request: fc.constant(undefined),
      answer: fc.record({
        changes: fc.array(
          fc.record(
            {
              ...place,
              title: text,
              startsOn: anyDate,
              leadTraveller: text,
              severity: anySeverity,
              learnedAt: anyInstant,
              answerBy: anyInstant,
            },
            {
              requiredKeys: [
                'transactionId',
                'mark',
                'title',
                'startsOn',
                'leadTraveller',
                'severity',
                'learnedAt',
                'answerBy',
              ],
            },
          ),
          { maxLength: 2 },
        ),
      }),
    },
  };
}
