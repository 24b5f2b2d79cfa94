import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Itinerary } from '#domain/flight/offer/itinerary.ts';
import type { FlightOffer } from '#domain/flight/offer/offer.ts';
import { OfferIndex, timeBands } from '#domain/flight/offer/offer-index.ts';
import { type OfferFilters, type OfferOrder, refine, type TimesFilter } from '#domain/flight/offer/refine.ts';
import type { TimeWindow } from '#domain/flight/search/request.ts';
import { someOffers } from '#tests/arbitraries/flight.ts';
import { offersFromPicture } from '#tests/fixtures/flight.ts';

const byPrice: OfferOrder = { key: 'price', descending: false };

/** Whole journeys: each offer's flights there, and those of the next one back. */
const journeys: fc.Arbitrary<readonly FlightOffer[]> = someOffers.map((offers) =>
  offers.map((offer, at) => ({
    ...offer,
    itineraries: [offer.itineraries[0], (offers[(at + 1) % offers.length] ?? offer).itineraries[0]] as const,
  })),
);

const windows = fc.subarray([...timeBands], { maxLength: 2 });
const times: fc.Arbitrary<TimesFilter> = fc.record({ departure: windows, arrival: windows }, { requiredKeys: [] });
const filters: fc.Arbitrary<OfferFilters> = fc.record(
  {
    departure: windows,
    arrival: windows,
    laterTimes: fc.tuple(times),
    stops: fc.subarray([0, 1, 2] as const, { maxLength: 2 }),
    sameDayArrival: fc.boolean(),
    maxDuration: fc.integer({ min: 300, max: 5000 }),
  },
  { requiredKeys: [] },
);

function minuteOf(local: string): number {
  return Number(local.slice(11, 13)) * 60 + Number(local.slice(14));
}

function flies({ segments }: Itinerary, { departure = [], arrival = [] }: TimesFilter): boolean {
  const within = (wanted: readonly TimeWindow[], local: string) =>
    wanted.length === 0 || wanted.some(({ from, to }) => minuteOf(local) >= from && minuteOf(local) < to);
  const last = segments.at(-1) ?? segments[0];
  return within(departure, segments[0].departure.local) && within(arrival, last.arrival.local);
}

/** The oracle: each filter in plain words, offer by offer. */
function passes({ itineraries }: FlightOffer, wanted: OfferFilters): boolean {
  const stops = Math.max(...itineraries.map(({ segments }) => segments.length - 1));
  const minutes = itineraries.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0);
  const sameDay = itineraries.every(({ segments }) => {
    const last = segments.at(-1) ?? segments[0];
    return segments[0].departure.local.slice(0, 10) === last.arrival.local.slice(0, 10);
  });
  return (
    itineraries.every((itinerary, at) => flies(itinerary, at === 0 ? wanted : (wanted.laterTimes?.[at - 1] ?? {}))) &&
    (!wanted.stops?.length || wanted.stops.some((count) => Math.min(stops, 2) === count)) &&
    (wanted.sameDayArrival !== true || sameDay) &&
    minutes <= (wanted.maxDuration ?? Number.POSITIVE_INFINITY)
  );
}

describe('whole journeys', () => {
  it('are left by filters that look at every direction', () => {
    fc.assert(
      fc.property(journeys, filters, (offers, wanted) => {
        const { order } = refine(new OfferIndex(offers, { direction: 'all' }), wanted, byPrice);
        const left = new Set(Array.from(order, (at) => offers[at]?.offerId));
        const passing = offers.filter((offer) => passes(offer, wanted)).map(({ offerId }) => offerId);
        expect(left).toEqual(new Set(passing));
        expect(order).toHaveLength(passing.length);
      }),
      { numRuns: 200 },
    );
  });

  it('are counted beside each time of a later direction as choosing only that would leave', () => {
    fc.assert(
      fc.property(journeys, filters, (offers, wanted) => {
        fc.pre(offers.length > 0);
        const { facets } = refine(new OfferIndex(offers, { direction: 'all' }), wanted, byPrice);
        for (const end of ['departure', 'arrival'] as const) {
          for (const { value, count } of facets.laterTimes[0]?.[end] ?? []) {
            const only = { ...wanted, laterTimes: [{ ...wanted.laterTimes?.[0], [end]: [value] }] };
            expect(count).toBe(offers.filter((offer) => passes(offer, only)).length);
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  it('are found by any of their flights, and last as long as all of them', () => {
    const offers = offersFromPicture(`
      EK 513  DEL 04:15 -> 06:30 DXB // EK 510  DXB 22:00 -> 02:45+1 DEL | Value 20000
      AI 995  DEL 20:00 -> 22:10 DXB // AI 996  DXB 23:30 -> 04:10+1 DEL | Value 18000
    `);
    const index = new OfferIndex(offers, { direction: 'all' });
    expect(Array.from(refine(index, { flightNumbers: ['510'] }, byPrice).order)).toEqual([0]);
    expect(index.duration[0]).toBe(
      offers[0]?.itineraries.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0),
    );
    expect(Array.from(refine(index, { sameDayArrival: true }, byPrice).order)).toEqual([]);
  });
});
