/** Thousands of offers that look like a big day between two cities; the same for the same seed. */
import type { Itinerary, Segment } from '#domain/flight/offer/itinerary.ts';
import type { FareOption, FlightOffer } from '#domain/flight/offer/offer.ts';
import { fareTypes } from '#domain/flight/reference/cabin.ts';
import { afterMinutes, localAt, type PlaceTime } from '#domain/time/place-time.ts';
import { makeItinerary, makeOption, makeSegment, rupees, travelDate } from '#tests/fixtures/flight.ts';

const carriers = ['6E', 'AI', 'IX', 'QP', 'SG', 'EK', 'QR', 'EY', 'BA', 'VS', 'LH', 'AF', 'TK', 'SV', 'GF', 'WY'];
const hubs = [
  'BOM',
  'DXB',
  'DOH',
  'AUH',
  'FRA',
  'CDG',
  'IST',
  'RUH',
  'BAH',
  'MCT',
  'BLR',
  'HYD',
  'AMS',
  'ZRH',
  'VIE',
  'HEL',
];
const equipment = ['32N', '321', '77W', '789', '359', '388'];
const families = ['Saver', 'Flex', 'Plus', 'Super', 'Corporate', 'Comfort'];

/** `next()` is from 0 to under 1. The generator is mulberry32. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function madeOffers(count: number, seed = 20_261_124): readonly FlightOffer[] {
  const next = seeded(seed);
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const one = <Value>(list: readonly Value[], otherwise: Value): Value => list[whole(0, list.length - 1)] ?? otherwise;
  const flight = (origin: string, destination: string, departure: PlaceTime): Segment => {
    const durationMinutes = whole(90, 600);
    return makeSegment({
      carrier: one(carriers, '6E'),
      flightNumber: String(whole(1, 2999)),
      origin,
      destination,
      departure,
      arrival: afterMinutes(departure, durationMinutes, 'Asia/Kolkata'),
      durationMinutes,
      equipment: one(equipment, '32N'),
    });
  };
  const itinerary = (): Itinerary => {
    const stops = one([0, 1, 1, 1, 2, 2], 1);
    const places = ['DEL', ...Array.from({ length: stops }, () => one(hubs, 'DXB')), 'LHR'];
    const segments: Segment[] = [];
    let ready: PlaceTime = { local: localAt(travelDate, whole(0, 1439)), zone: 'Asia/Kolkata' };
    places.slice(1).forEach((destination, at) => {
      const made = flight(places[at] ?? 'DEL', destination, ready);
      segments.push(made);
      ready = afterMinutes(made.arrival, whole(60, 700), 'Asia/Kolkata');
    });
    const [first = flight('DEL', 'LHR', ready), ...rest] = segments;
    return makeItinerary([first, ...rest]);
  };
  const fares = (): readonly [FareOption, ...FareOption[]] => {
    const base = whole(24_000, 140_000);
    const made = Array.from({ length: whole(2, 4) }, (_, at) => {
      const total = rupees(base + at * whole(700, 4000));
      const fareType = next() < 0.7 ? ('regular' as const) : one(fareTypes, 'regular');
      return makeOption({ family: families[at] ?? 'Saver', total, fareType, refundable: next() < 0.5 });
    });
    const [cheapest = makeOption(), ...rest] = made.toSorted((a, b) => a.total.minor - b.total.minor);
    return [cheapest, ...rest];
  };
  return Array.from({ length: count }, (_, at) => ({
    offerId: `offer-${at}`,
    itineraries: [itinerary()],
    fares: fares(),
  }));
}
