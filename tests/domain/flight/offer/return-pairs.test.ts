import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkChoices } from '#domain/flight/offer/choice.ts';
import type { FareOption, FlightOffer } from '#domain/flight/offer/offer.ts';
import { cheapestPairs, cheapestPartner } from '#domain/flight/offer/return-pairs.ts';
import { makeItinerary, makeOffer, makeOption, makeSegment, rupees } from '#tests/fixtures/flight.ts';
import { placeTime } from '#domain/time/place-time.ts';

const carriers = ['6E', 'SG', 'AI'];

function offersOf(direction: number): fc.Arbitrary<readonly FlightOffer[]> {
  const fare = fc.record({ price: fc.integer({ min: 3000, max: 3010 }), special: fc.boolean() });
  const one = fc.record({
    carrier: fc.constantFrom(...carriers),
    hour: fc.integer({ min: 10, max: 21 }),
    fares: fc.array(fare, { minLength: 1, maxLength: 3 }),
  });
  return fc.array(one, { maxLength: 6 }).map((drawn) =>
    drawn.map(({ carrier, hour, fares }, at) => {
      const segment = makeSegment({
        carrier,
        departure: placeTime(`2026-11-24T${hour}:00`, 'Asia/Kolkata'),
        arrival: placeTime(`2026-11-24T${hour + 2}:00`, 'Asia/Kolkata'),
      });
      const options = fares
        .map(({ price, special }, fareAt): FareOption => {
          const total = rupees(price);
          const fareId = `${direction}-${at}-${fareAt}`;
          return makeOption({ fareId, total, perAdult: total, ...(special && { special: 'return' }) });
        })
        .toSorted((left, right) => left.total.minor - right.total.minor);
      const [first, ...rest] = options;
      if (first === undefined) throw new Error('An offer has a fare');
      return makeOffer({
        offerId: `${direction}-${at}`,
        sector: direction,
        itineraries: [makeItinerary([segment])],
        fares: [first, ...rest],
      });
    }),
  );
}

/** Every pair that may be bought, by trying all. */
function allPairs(onward: readonly FlightOffer[], back: readonly FlightOffer[]) {
  return onward.flatMap((there) =>
    there.fares.flatMap((thereFare) =>
      back.flatMap((home) =>
        home.fares.flatMap((homeFare) => {
          const pair = [
            { offer: there, fare: thereFare },
            { offer: home, fare: homeFare },
          ] as const;
          const special = thereFare.special === 'return' && homeFare.special === 'return';
          return special && checkChoices(pair).length === 0
            ? [{ pair, carrier: there.itineraries[0].segments[0].carrier }]
            : [];
        }),
      ),
    ),
  );
}

describe('special return fares', () => {
  it('are offered as the cheapest pair of each airline that can be bought', () => {
    fc.assert(
      fc.property(offersOf(0), offersOf(1), (onward, back) => {
        const every = allPairs(onward, back);
        const found = cheapestPairs(onward, back);
        const prices = (carrier: string) =>
          every
            .filter((each) => each.carrier === carrier)
            .map(({ pair: [there, home] }) => there.fare.total.minor + home.fare.total.minor);
        expect(found.map(({ carrier }) => carrier).toSorted()).toEqual(
          carriers.filter((carrier) => prices(carrier).length > 0).toSorted(),
        );
        for (const { carrier, onward: there, back: home, total } of found) {
          expect(total.minor).toBe(Math.min(...prices(carrier)));
          expect(total.minor).toBe(there.fare.total.minor + home.fare.total.minor);
          expect(checkChoices([there, home])).toEqual([]);
        }
        const totals = found.map(({ total }) => total.minor);
        expect(totals).toEqual(totals.toSorted((one, other) => one - other));
      }),
      { numRuns: 300 },
    );
  });

  it('name the cheapest that goes with one that is chosen, in either direction', () => {
    fc.assert(
      fc.property(offersOf(0), offersOf(1), (onward, back) => {
        const every = allPairs(onward, back);
        for (const [direction, offers, others] of [
          [0, onward, back],
          [1, back, onward],
        ] as const) {
          for (const offer of offers) {
            for (const fare of offer.fares) {
              const fitting = every
                .filter(({ pair }) => pair[direction].fare.fareId === fare.fareId)
                .map(({ pair }) => pair[direction === 0 ? 1 : 0].fare.total.minor);
              const partner = cheapestPartner({ offer, fare }, direction, others);
              expect(partner?.fare.total.minor).toBe(fitting.length === 0 ? undefined : Math.min(...fitting));
            }
          }
        }
      }),
      { numRuns: 200 },
    );
  });
});
