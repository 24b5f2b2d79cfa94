import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cancelOutlook, chargesOverTime } from '#domain/flight/cancel/outlook.ts';
import { allPlaces } from '#domain/flight/booking/aboard.ts';
import { type CancellableBooking, cancellationOf, type CancelQuestion } from '#domain/flight/cancel/cancellation.ts';
import { type Instant, instant, plusMinutes } from '#domain/time/instant.ts';
import { toInstant } from '#domain/time/place-time.ts';
import { aSoldBooking } from '#tests/arbitraries/sold-booking.ts';

/** Four days and a half before the first departure, and nearer. */
const aMoment = fc
  .integer({ min: 0, max: 6400 })
  .map((minutes) => plusMinutes(instant('2026-11-19T12:00:00Z'), minutes));

const whole = (booking: CancellableBooking, now: Instant): CancelQuestion => ({
  booking,
  places: allPlaces(booking),
  reason: 'traveller',
  now,
});

function costs(question: CancelQuestion) {
  const answer = cancellationOf(question);
  if ('violations' in answer) throw new Error(JSON.stringify(answer.violations));
  const { charges, customer, refund } = answer.cancellation;
  return {
    charges: charges.amount,
    customerRefund: customer.refund,
    refund: refund.amount,
    markup: customer.markup,
  };
}

const departureOf = ({ itineraries }: CancellableBooking): Instant => toInstant(itineraries[0].segments[0].departure);

describe('a cancellation over time', () => {
  it('says at every minute until departure what cancelling then comes to', () => {
    fc.assert(
      fc.property(aSoldBooking, aMoment, fc.nat(8000), ({ booking }, now, later) => {
        const question = whole(booking, now);
        const moments = chargesOverTime(question);
        expect(moments.map(({ at }) => at)).toEqual(moments.map(({ at }) => at).toSorted());
        expect(moments[0]).toMatchObject({ kind: 'now', at: now });
        const then = plusMinutes(now, later);
        if (then > departureOf(booking)) return;
        const told = moments.filter(({ at }) => at <= then).at(-1);
        expect(told).toMatchObject(costs({ ...question, now: then }));
      }),
      { numRuns: 50 },
    );
  });

  it('tells tomorrow, and what a no-show comes to, whatever the rules are', () => {
    fc.assert(
      fc.property(aSoldBooking, aMoment, ({ booking }, now) => {
        const question = whole(booking, now);
        const moments = chargesOverTime(question);
        const tomorrow = plusMinutes(now, 1440);
        expect(moments.find(({ kind }) => kind === 'tomorrow')).toEqual(
          tomorrow > departureOf(booking)
            ? undefined
            : { kind: 'tomorrow', at: tomorrow, ...costs({ ...question, now: tomorrow }) },
        );
        const after = plusMinutes(departureOf(booking), 1);
        expect(moments.at(-1)).toMatchObject({
          kind: 'departure',
          ...costs({ ...question, reason: 'no-show', now: after }),
        });
      }),
      { numRuns: 50 },
    );
  });

  it('is nothing once the first flight has left', () => {
    const [{ booking } = { booking: undefined }] = fc.sample(aSoldBooking, { numRuns: 1, seed: 3 });
    if (booking === undefined) throw new Error('A booking');
    expect(chargesOverTime(whole(booking, plusMinutes(departureOf(booking), 1)))).toEqual([]);
  });
});

describe('what could be done instead', () => {
  it('has the figures of doing it', () => {
    fc.assert(
      fc.property(aSoldBooking, aMoment, fc.boolean(), ({ booking }, now, changedByAirline) => {
        const question = whole(booking, now);
        const { alternatives, overTime } = cancelOutlook(question, changedByAirline);
        const of = (wanted: string) => alternatives.filter(({ kind }) => kind === wanted);
        for (const { travellers, items, kind: _kind, until: _until, ...figures } of [
          ...of('item'),
          ...of('traveller'),
        ]) {
          const places = question.places.filter(
            ({ traveller, item: itinerary }) => travellers.includes(traveller) && items.includes(itinerary),
          );
          expect(figures).toEqual(costs({ ...question, places }));
          expect(places.length).toBeLessThan(question.places.length);
        }
        // Directions have fares of their own here: each can go alone.
        expect(of('item')).toHaveLength(booking.itineraries.length > 1 ? booking.itineraries.length : 0);
        expect(of('airline').map(({ charges }) => charges?.minor)).toEqual(changedByAirline ? [0] : []);
        expect(of('no-show')[0]?.charges).toEqual(overTime.at(-1)?.charges);
        for (const { until, charges } of of('wait')) {
          const last = until ?? now;
          expect(costs({ ...question, now: last })).toEqual(costs(question));
          expect(costs({ ...question, now: plusMinutes(last, 1) }).charges).toEqual(charges);
        }
        // Nobody may change at these rules.
        expect(of('change')).toMatchObject([{ travellers: [...booking.travellers.keys()] }]);
        expect(of('change')[0]?.charges).toBeUndefined();
      }),
      { numRuns: 50 },
    );
  });
});
