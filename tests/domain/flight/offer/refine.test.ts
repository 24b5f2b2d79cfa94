import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FareType } from '#domain/flight/reference/cabin.ts';
import type { FareOption, FlightOffer } from '#domain/flight/offer/offer.ts';
import { OfferIndex, timeBands } from '#domain/flight/offer/offer-index.ts';
import { type OfferFilters, type OfferOrder, refine } from '#domain/flight/offer/refine.ts';
import { minutesBetween } from '#domain/time/place-time.ts';
import { anOrder, someFilters, someOffers } from '#tests/arbitraries/flight.ts';
import { makeOption, offersFromPicture, rupees } from '#tests/fixtures/flight.ts';

// The oracle: each filter as the screen's words say it, offer by offer, with nothing shared with the engine.
function cheapestPassing(
  offer: FlightOffer,
  { refundType = 'all', fareTypes = [], holdable = false }: OfferFilters,
): FareOption | undefined {
  return offer.fares
    .filter(
      (fare) =>
        (refundType === 'all' || (refundType === 'refundable') === fare.refundable) &&
        (fareTypes.length === 0 || fareTypes.includes(fare.fareType)) &&
        (!holdable || fare.holdUntil !== undefined),
    )
    .reduce<FareOption | undefined>(
      (best, fare) => (best === undefined || fare.perAdult.minor < best.perAdult.minor ? fare : best),
      undefined,
    );
}

function waits({ itineraries: [{ segments }] }: FlightOffer) {
  return segments.slice(1).map((next, at) => {
    const before = segments[at] ?? next;
    return {
      airport: next.origin,
      minutes: minutesBetween(before.arrival, next.departure),
      overnight:
        minutesBetween(before.arrival, next.departure) >= 240 &&
        before.arrival.local.slice(0, 10) !== next.departure.local.slice(0, 10),
    };
  });
}

function minuteOf(local: string): number {
  return Number(local.slice(11, 13)) * 60 + Number(local.slice(14));
}

function passes(offer: FlightOffer, filters: OfferFilters): boolean {
  const [itinerary] = offer.itineraries;
  const { segments } = itinerary;
  const [first] = segments;
  const last = segments.at(-1) ?? first;
  const price = cheapestPassing(offer, filters)?.perAdult.minor;
  const listed = <Value>(list: readonly Value[] | undefined, has: (value: Value) => boolean) =>
    list === undefined || list.length === 0 || list.some(has);
  const typed = (filters.flightNumbers ?? [])
    .map((text) => text.replaceAll(' ', '').toUpperCase())
    .filter((text) => text);
  return (
    price !== undefined &&
    price >= (filters.minPrice ?? 0) &&
    price <= (filters.maxPrice ?? Number.MAX_SAFE_INTEGER) &&
    listed(filters.airlines, (code) => code === first.carrier) &&
    listed(filters.stops, (count) => (count === 2 ? segments.length >= 3 : segments.length === count + 1)) &&
    listed(
      filters.departure,
      ({ from, to }) => minuteOf(first.departure.local) >= from && minuteOf(first.departure.local) < to,
    ) &&
    listed(
      filters.arrival,
      ({ from, to }) => minuteOf(last.arrival.local) >= from && minuteOf(last.arrival.local) < to,
    ) &&
    listed(typed, (text) =>
      segments.some(
        (each) => each.flightNumber.startsWith(text) || `${each.carrier}${each.flightNumber}`.startsWith(text),
      ),
    ) &&
    listed(filters.equipment, (code) => segments.some((each) => each.equipment === code)) &&
    (!filters.sameDayArrival || first.departure.local.slice(0, 10) === last.arrival.local.slice(0, 10)) &&
    itinerary.durationMinutes >= (filters.minDuration ?? 0) &&
    itinerary.durationMinutes <= (filters.maxDuration ?? Number.MAX_SAFE_INTEGER) &&
    waits(offer).every(
      ({ airport, minutes, overnight }) =>
        listed(filters.layoverAirports, (code) => code === airport) &&
        minutes <= (filters.maxLayover ?? Number.MAX_SAFE_INTEGER) &&
        !(overnight && filters.avoidOvernight),
    )
  );
}

function keyOf(offers: readonly FlightOffer[], filters: OfferFilters, { key }: OfferOrder) {
  const prices = offers.flatMap((offer) => cheapestPassing(offer, filters)?.perAdult.minor ?? []);
  const durations = offers
    .filter((offer) => cheapestPassing(offer, filters))
    .map(({ itineraries: [itinerary] }) => itinerary.durationMinutes);
  return (offer: FlightOffer): number | string => {
    const [itinerary] = offer.itineraries;
    const price = cheapestPassing(offer, filters)?.perAdult.minor ?? Number.NaN;
    switch (key) {
      case 'price':
        return price;
      case 'duration':
        return itinerary.durationMinutes;
      case 'airline':
        return itinerary.segments[0].carrier;
      case 'departure':
        return itinerary.segments[0].departure.local;
      case 'arrival':
        return itinerary.segments.at(-1)?.arrival.local ?? '';
      case 'best':
        return price / Math.min(...prices) + 0.3 * (itinerary.durationMinutes / Math.min(...durations));
    }
  };
}

function naive(offers: readonly FlightOffer[], filters: OfferFilters, order: OfferOrder): string[] {
  const key = keyOf(offers, filters, order);
  return offers
    .filter((offer) => passes(offer, filters))
    .toSorted((one, other) => {
      const [a, b] = [key(one), key(other)];
      if (a === b) return 0;
      return a < b === order.descending ? 1 : -1;
    })
    .map(({ offerId }) => offerId);
}

function refined(offers: readonly FlightOffer[], filters: OfferFilters, order: OfferOrder): (string | undefined)[] {
  return Array.from(refine(new OfferIndex(offers), filters, order).order, (at) => offers[at]?.offerId);
}

const cheapest: OfferOrder = { key: 'price', descending: false };

describe('refine', () => {
  it('leaves and orders what a plain filter and sort do', () => {
    fc.assert(
      fc.property(someOffers, someFilters, anOrder, (offers, filters, order) => {
        expect(refined(offers, filters, order)).toEqual(naive(offers, filters, order));
      }),
      { numRuns: 200 },
    );
  });

  it('does so again on the same index, whatever was asked before', () => {
    fc.assert(
      fc.property(
        someOffers,
        fc.array(fc.tuple(someFilters, anOrder), { minLength: 2, maxLength: 6 }),
        (offers, asked) => {
          const index = new OfferIndex(offers);
          for (const [filters, order] of asked) {
            const ids = Array.from(refine(index, filters, order).order, (at) => offers[at]?.offerId);
            expect(ids).toEqual(naive(offers, filters, order));
          }
        },
      ),
    );
  });

  it('names the cheapest fare that passes', () => {
    fc.assert(
      fc.property(someOffers, someFilters, (offers, filters) => {
        const { fareOf } = refine(new OfferIndex(offers), filters, cheapest);
        const passing = offers.map((offer) => ({ offer, fare: cheapestPassing(offer, filters) }));
        expect([...fareOf]).toEqual(
          passing.map(({ offer, fare }) => (fare === undefined ? -1 : offer.fares.indexOf(fare))),
        );
      }),
    );
  });

  it('counts each choice as what choosing only it would leave, with the lowest price of that', () => {
    const instead = (filters: OfferFilters) => (offers: readonly FlightOffer[]) => {
      const left = offers.filter((offer) => passes(offer, filters));
      const prices = left.map((offer) => cheapestPassing(offer, filters)?.perAdult.minor ?? Number.NaN);
      return { count: left.length, lowest: left.length === 0 ? undefined : Math.min(...prices) };
    };
    fc.assert(
      fc.property(someOffers, someFilters, (offers, filters) => {
        const { facets } = refine(new OfferIndex(offers), filters, cheapest);
        const shown = [
          ...facets.stops.map((each) => ({ each, other: { ...filters, stops: [each.value] } })),
          ...facets.airlines.map((each) => ({ each, other: { ...filters, airlines: [each.value] } })),
          ...facets.departure.map((each) => ({ each, other: { ...filters, departure: [each.value] } })),
          ...facets.arrival.map((each) => ({ each, other: { ...filters, arrival: [each.value] } })),
          ...facets.fareTypes.map((each) => ({ each, other: { ...filters, fareTypes: [each.value] } })),
          ...facets.holdable.map((each) => ({ each, other: { ...filters, holdable: each.value } })),
          ...facets.refundTypes.map((each) => ({ each, other: { ...filters, refundType: each.value } })),
        ];
        expect(shown.map(({ each, other }) => ({ other, count: each.count, lowest: each.lowest?.minor }))).toEqual(
          shown.map(({ other }) => ({ other, ...instead(other)(offers) })),
        );
        const { layoverAirports: _, ...others } = filters;
        const passing = offers.filter((offer) => passes(offer, others)).map(waits);
        const through = facets.layoverAirports.map(({ value }) => ({
          value,
          count: passing.filter((stops) => stops.some(({ airport }) => airport === value)).length,
        }));
        expect(facets.layoverAirports.map(({ value, count }) => ({ value, count }))).toEqual(through);
      }),
      { numRuns: 100 },
    );
  });

  it('puts airlines in the order of what each sells cheapest, whatever is filtered', () => {
    fc.assert(
      fc.property(someOffers, (offers) => {
        const index = new OfferIndex(offers);
        const least = new Map<string, number>();
        for (const { itineraries, fares } of offers) {
          const { carrier } = itineraries[0].segments[0];
          const amounts = fares.map((fare) => index.priceOf(fare));
          least.set(carrier, Math.min(least.get(carrier) ?? Number.POSITIVE_INFINITY, ...amounts));
        }
        const amounts = index.airlinesByPrice().map((carrier) => least.get(carrier) ?? 0);
        expect(amounts).toHaveLength(least.size);
        expect(amounts).toEqual(amounts.toSorted((one, other) => one - other));
      }),
    );
  });

  it('shows each airline, stop and band that there is, and every bar of the price filter', () => {
    fc.assert(
      fc.property(someOffers, someFilters, (offers, filters) => {
        const { facets } = refine(new OfferIndex(offers), filters, cheapest);
        const carriers = new Set(offers.map(({ itineraries: [{ segments }] }) => segments[0].carrier));
        expect(new Set(facets.airlines.map(({ value }) => value))).toEqual(carriers);
        expect(facets.stops.map(({ value }) => value)).toEqual([0, 1, 2]);
        expect(facets.departure.map(({ value }) => value)).toEqual(timeBands);
        const { minPrice: _from, maxPrice: _to, ...others } = filters;
        const left = offers.filter((offer) => passes(offer, others)).length;
        expect(facets.prices.counts.reduce((before, count) => before + count, 0)).toBe(left);
      }),
    );
  });

  it('has an answer to an empty list', () => {
    expect(refined([], {}, cheapest)).toEqual([]);
    expect(refine(new OfferIndex([]), {}, cheapest).facets.prices).toEqual({ from: 0, to: 0, counts: [] });
  });
});

describe('refine, drawn', () => {
  const offers = offersFromPicture(`
    6E 2134 DEL 06:10 -> 08:25 BOM                                            | Saver 5854, Flex 6690 R
    6E 519  DEL 08:15 -> 09:40 IDR ~ 6E 520 IDR 11:35 -> 12:50 BOM AT7        | Saver 6204
    AI 2927 DEL 07:00 -> 09:10 BOM 321                                        | Value 6148, Student 5200 R student
    IX 1129 DEL 22:30 -> 00:50+1 BOM                                          | Lite 5804 R
  `);
  const left = (filters: OfferFilters, order: OfferOrder = cheapest) => refined(offers, filters, order);

  it('prices an offer at the fare that the filters leave', () => {
    expect(left({})).toEqual(['offer-3', 'offer-4', 'offer-1', 'offer-2']);
    expect(left({ fareTypes: ['regular'] })).toEqual(['offer-4', 'offer-1', 'offer-3', 'offer-2']);
    expect(left({ fareTypes: ['regular'], refundType: 'refundable' })).toEqual(['offer-4', 'offer-1']);
    expect(left({ maxPrice: 5300_00 })).toEqual(['offer-3']);
    expect(left({ maxPrice: 5300_00, fareTypes: ['regular'] })).toEqual([]);
  });

  it.each<[string, OfferFilters, string[]]>([
    ['one stop', { stops: [1] }, ['offer-2']],
    ['same day', { sameDayArrival: true, fareTypes: ['regular'] }, ['offer-1', 'offer-3', 'offer-2']],
    ['arrives at night', { arrival: [{ from: 0, to: 360 }] }, ['offer-4']],
    ['departs 06–12', { departure: [{ from: 360, to: 720 }], airlines: ['6E'] }, ['offer-1', 'offer-2']],
    ['through Indore only', { layoverAirports: ['IDR'], stops: [1] }, ['offer-2']],
    ['through nowhere drawn', { layoverAirports: ['BLR'], stops: [1] }, []],
    ['a flight by number', { flightNumbers: ['2134'] }, ['offer-1']],
    ['a flight by beginning', { flightNumbers: ['6e 5'] }, ['offer-2']],
    ['not in the middle of a number', { flightNumbers: ['134'] }, []],
    ['a small aircraft', { equipment: ['AT7'] }, ['offer-2']],
    ['a long wait refused', { maxLayover: 114 }, ['offer-3', 'offer-4', 'offer-1']],
    ['a long wait suffered', { maxLayover: 115 }, ['offer-3', 'offer-4', 'offer-1', 'offer-2']],
    ['not too long', { maxDuration: 134 }, ['offer-3']],
    ['at least so long', { minDuration: 141 }, ['offer-2']],
  ])('%s', (_name, filters, expected) => {
    expect(left(filters)).toEqual(expected);
  });

  it('orders by every key in both directions', () => {
    const both = (key: OfferOrder['key']) => [
      left({}, { key, descending: false }),
      left({}, { key, descending: true }),
    ];
    expect(both('departure')).toEqual([
      ['offer-1', 'offer-3', 'offer-2', 'offer-4'],
      ['offer-4', 'offer-2', 'offer-3', 'offer-1'],
    ]);
    expect(both('arrival')[0]).toEqual(['offer-1', 'offer-3', 'offer-2', 'offer-4']);
    expect(both('duration')[0]).toEqual(['offer-3', 'offer-1', 'offer-4', 'offer-2']);
    expect(both('airline')).toEqual([
      ['offer-1', 'offer-2', 'offer-3', 'offer-4'],
      ['offer-4', 'offer-3', 'offer-1', 'offer-2'],
    ]);
    // 5 minutes weigh more than 50 rupees here: 5854/5200 + 0.3·135/130 < 5804/5200 + 0.3·140/130.
    expect(both('best')[0]).toEqual(['offer-3', 'offer-1', 'offer-4', 'offer-2']);
  });

  it('orders airlines by name where names are known', () => {
    const names: Readonly<Record<string, string>> = { '6E': 'IndiGo', AI: 'Air India', IX: 'Air India Express' };
    const index = new OfferIndex(offers, { airlineName: (code) => names[code] ?? code });
    expect(Array.from(refine(index, {}, { key: 'airline', descending: false }).order)).toEqual([2, 3, 0, 1]);
  });

  it('compares what the party pays where that is asked', () => {
    const student: FareType = 'student';
    const [one, two] = offers;
    if (!one || !two) throw new Error('The drawing has two offers');
    const dearForParty = makeOption({ fareType: student, perAdult: rupees(1000), total: rupees(9000) });
    const cheapForParty = makeOption({ fareType: student, perAdult: rupees(2000), total: rupees(8000) });
    const parties = [
      { ...one, fares: [dearForParty] as const },
      { ...two, fares: [cheapForParty] as const },
    ];
    expect(Array.from(refine(new OfferIndex(parties), {}, cheapest).order)).toEqual([0, 1]);
    expect(Array.from(refine(new OfferIndex(parties, { priceBasis: 'party' }), {}, cheapest).order)).toEqual([1, 0]);
  });

  it('counts three stops with two', () => {
    const far = offersFromPicture(`
      AI 1 DEL 01:00 -> 02:00 BOM ~ AI 2 BOM 03:00 -> 04:00 BLR ~ AI 3 BLR 05:00 -> 06:00 MAA                           | Value 1000
      AI 1 DEL 01:00 -> 02:00 BOM ~ AI 2 BOM 03:00 -> 04:00 BLR ~ AI 3 BLR 05:00 -> 06:00 IDR ~ AI 4 IDR 07:00 -> 08:00 MAA | Value 1100
    `);
    const { order, facets } = refine(new OfferIndex(far), { stops: [2] }, cheapest);
    expect(Array.from(order)).toEqual([0, 1]);
    expect(facets.stops.map(({ count }) => count)).toEqual([0, 0, 2]);
  });

  it('knows the lowest price of each choice among many', () => {
    const lines = Array.from({ length: 60 }, (_, at) => {
      const minute = String(at % 60).padStart(2, '0');
      return at % 2 === 0
        ? `AI ${at} DEL 06:${minute} -> 09:00 BOM | Value ${1000 + at}`
        : `6E ${at} DEL 13:${minute} -> 16:00 BOM | Saver ${5000 + at}`;
    });
    const { airlines, departure } = refine(new OfferIndex(offersFromPicture(lines.join('\n'))), {}, cheapest).facets;
    expect(airlines.map(({ value, count, lowest }) => [value, count, lowest])).toEqual([
      ['6E', 30, rupees(5001)],
      ['AI', 30, rupees(1000)],
    ]);
    expect(departure.map(({ count, lowest }) => [count, lowest])).toEqual([
      [0, undefined],
      [30, rupees(1000)],
      [30, rupees(5001)],
      [0, undefined],
    ]);
  });
});
