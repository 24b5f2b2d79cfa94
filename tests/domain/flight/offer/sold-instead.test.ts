/** What could have been flown for less: all that could be the lowest of some window and some number of stops, and no more. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Itinerary } from '#domain/flight/offer/itinerary.ts';
import { type FlownFor, soldInstead } from '#domain/flight/offer/sold-instead.ts';
import { money } from '#domain/money/money.ts';
import { placeTime } from '#domain/time/place-time.ts';
import { makeItinerary, makeSegment } from '#tests/fixtures/flight.ts';

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const leaving = (minutes: number, stops: number, destination = 'BOM'): Itinerary => ({
  ...makeItinerary([
    makeSegment({
      origin: 'DEL',
      destination,
      departure: placeTime(`2026-11-24T${clock(minutes)}`, 'Asia/Kolkata'),
      flightNumber: String(minutes),
    }),
  ]),
  stops,
});
const anyTime = fc.integer({ min: 0, max: 1439 });
const anyTotal = fc.integer({ min: 1, max: 60 }).map((minor) => money(minor, 'INR'));
const anyFlown = (directions: number): fc.Arbitrary<FlownFor> =>
  fc.record({
    itineraries: fc
      .array(fc.tuple(anyTime, fc.integer({ min: 0, max: 3 })), { minLength: directions, maxLength: directions })
      .map((all) => all.map(([at, stops]) => leaving(at, stops)) as [Itinerary, ...Itinerary[]]),
    total: anyTotal,
  });
const anySale = fc
  .constantFrom(1, 2)
  .chain((directions) => fc.tuple(anyFlown(directions), fc.array(anyFlown(directions), { maxLength: 30 })));

const minuteOf = ({ segments: [{ departure }] }: Itinerary) =>
  Number(departure.local.slice(11, 13)) * 60 + Number(departure.local.slice(14));

it('has the lowest fare of whatever hours and stops are asked for, as counted over all that is sold', () => {
  fc.assert(
    fc.property(
      anySale,
      fc.integer({ min: 0, max: 1440 }),
      fc.integer({ min: 0, max: 3 }),
      ([chosen, sold], near, most) => {
        const lowest = (totals: readonly number[]) => Math.min(chosen.total.minor, ...totals);
        const all = sold.filter(({ itineraries }) =>
          itineraries.every((each, at) => {
            const own = chosen.itineraries[at];
            return own !== undefined && each.stops <= most && Math.abs(minuteOf(each) - minuteOf(own)) <= near;
          }),
        );
        const kept = soldInstead(chosen, sold).filter(({ apart, stops }) => apart <= near && stops <= most);
        expect(lowest(kept.map(({ total }) => total.minor))).toBe(lowest(all.map(({ total }) => total.minor)));
      },
    ),
  );
});

it('has nothing that is not cheaper, and nothing twice of which one is never the lowest', () => {
  fc.assert(
    fc.property(anySale, ([chosen, sold]) => {
      const kept = soldInstead(chosen, sold);
      expect(kept.filter(({ total }) => total.minor >= chosen.total.minor)).toEqual([]);
      const isBeaten = (at: number) =>
        kept.some(
          (other, place) =>
            place !== at &&
            other.total.minor <= (kept[at]?.total.minor ?? 0) &&
            other.apart <= (kept[at]?.apart ?? 0) &&
            other.stops <= (kept[at]?.stops ?? 0),
        );
      expect(kept.map((_, at) => isBeaten(at)).filter(Boolean)).toEqual([]);
    }),
  );
});

it('names the flight and when it leaves, and compares nothing that goes elsewhere or is paid otherwise', () => {
  const chosen = { itineraries: [leaving(600, 0)], total: money(100, 'INR') } as const;
  const cheaper = { itineraries: [leaving(545, 1)], total: money(80, 'INR') } as const;
  const elsewhere = { itineraries: [leaving(600, 0, 'GOI')], total: money(10, 'INR') } as const;
  const foreign = { itineraries: [leaving(600, 0)], total: money(10, 'USD') } as const;
  expect(soldInstead(chosen, [elsewhere, foreign, cheaper])).toEqual([
    { name: '6E 545', departs: '2026-11-24T09:05', apart: 55, stops: 1, total: cheaper.total },
  ]);
});
