/** Filters and orders of buses, against a reading of them that knows nothing of how they are made. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BusFilters,
  type BusSortKey,
  busSortKeys,
  busTraits,
  dayBands,
  filteredTrips,
  noBusFilters,
  sortedTrips,
} from '#domain/bus/search/refine.ts';
import { seatings, type BusTrip } from '#domain/bus/trip/trip.ts';
import { money } from '#domain/money/money.ts';
import { placeTime } from '#domain/time/place-time.ts';

const stands = ['Majestic', 'Madiwala', 'Silk Board'];
const two = (value: number) => String(value).padStart(2, '0');
const clock = (day: number) =>
  fc
    .tuple(fc.nat(23), fc.constantFrom(0, 1, 30, 59))
    .map(([hour, minute]) => placeTime(`2026-11-${day}T${two(hour)}:${two(minute)}`, 'Asia/Kolkata'));
const points = fc.subarray(stands, { minLength: 1 }).map((names) =>
  names.map((name) => ({
    pointId: name,
    name,
    landmark: '',
    phone: '',
    at: placeTime('2026-11-24T10:00', 'Asia/Kolkata'),
  })),
);

const trips = fc
  .array(
    fc.record({
      departure: clock(24),
      arrival: clock(25),
      minor: fc.integer({ min: 3, max: 9 }).map((each) => each * 10_000),
      minutes: fc.integer({ min: 1, max: 4 }).map((each) => each * 60),
      ac: fc.boolean(),
      seating: fc.constantFrom(...seatings),
      operator: fc.constantFrom('A', 'B', 'C'),
      stars: fc.option(fc.constantFrom(3.9, 4, 4.4, 4.5, 5), { nil: undefined }),
      left: fc.integer({ min: 1, max: 4 }),
      boarding: points,
      dropping: points,
    }),
    { maxLength: 14 },
  )
  .map((all) =>
    all.map(
      ({ minor, minutes, ac, seating, operator, stars, ...each }, at): BusTrip => ({
        ...each,
        tripId: `trip-${at}`,
        operator: { code: operator, name: operator, kind: 'private' },
        bus: { model: 'Volvo', ac, seating, abreast: '2+2' },
        amenities: [],
        origin: { cityId: 'a', name: 'A' },
        destination: { cityId: 'b', name: 'B' },
        policy: [],
        partialCancellation: true,
        mostSeats: 6,
        idRequired: false,
        durationMinutes: minutes,
        from: money(minor, 'INR'),
        ...(stars !== undefined && { rating: { stars, reviews: 1 } }),
      }),
    ),
  );

const some = <A>(...all: readonly A[]) => fc.subarray([...all]);
const filters: fc.Arbitrary<BusFilters> = fc.record({
  traits: some(...busTraits),
  departs: some(...dayBands),
  arrives: some(...dayBands),
  operators: some('A', 'B'),
  boarding: some(...stands),
  dropping: some(...stands),
  most: fc.option(fc.constantFrom(50_000, 70_000), { nil: undefined }),
  least: fc.option(fc.constantFrom(40_000, 60_000), { nil: undefined }),
  stars: fc.option(fc.constantFrom(4, 4.5), { nil: undefined }),
});

/** What the words on the screen say, read one by one. */
function passes(trip: BusTrip, asked: BusFilters): boolean {
  const { bus, operator, boarding, dropping, departure, arrival, from, rating } = trip;
  const hours: Readonly<Record<string, readonly [number, number]>> = {
    night: [0, 6],
    morning: [6, 12],
    afternoon: [12, 18],
    evening: [18, 24],
  };
  const within = (bands: readonly string[], local: string) =>
    bands.length === 0 ||
    bands.some((band) => {
      const [first = 0, end = 0] = hours[band] ?? [];
      const hour = Number(local.slice(11, 13));
      return hour >= first && hour < end;
    });
  if (asked.traits.includes('ac') && !asked.traits.includes('non-ac') && !bus.ac) return false;
  if (asked.traits.includes('non-ac') && !asked.traits.includes('ac') && bus.ac) return false;
  const [seats, berths] = [asked.traits.includes('seater'), asked.traits.includes('sleeper')];
  const hasSeats = bus.seating !== 'sleeper';
  const hasBerths = bus.seating === 'sleeper' || bus.seating === 'seater-sleeper';
  if ((seats || berths) && !((seats && hasSeats) || (berths && hasBerths))) return false;
  if (!within(asked.departs, departure.local) || !within(asked.arrives, arrival.local)) return false;
  if (asked.operators.length > 0 && !asked.operators.includes(operator.code)) return false;
  if (asked.boarding.length > 0 && !boarding.some(({ name }) => asked.boarding.includes(name))) return false;
  if (asked.dropping.length > 0 && !dropping.some(({ name }) => asked.dropping.includes(name))) return false;
  if (asked.most !== undefined && from.minor > asked.most) return false;
  if (asked.least !== undefined && from.minor < asked.least) return false;
  return asked.stars === undefined || (rating?.stars ?? 0) >= asked.stars;
}

describe('filters', () => {
  it('leave those that each of them allows, in the order they had', () => {
    fc.assert(
      fc.property(trips, filters, (all, asked) => {
        expect(filteredTrips(all, asked)).toEqual(all.filter((trip) => passes(trip, asked)));
      }),
      { numRuns: 400 },
    );
  });

  it('besides one say what each choice of that one would leave', () => {
    fc.assert(
      fc.property(trips, filters, fc.constantFrom(...dayBands), (all, asked, band) => {
        const besides = filteredTrips(all, asked, 'departs');
        const alone = filteredTrips(all, { ...asked, departs: [band] });
        expect(filteredTrips(besides, { ...noBusFilters, departs: [band] })).toEqual(alone);
      }),
    );
  });
});

const before: Readonly<Record<BusSortKey, (one: BusTrip, other: BusTrip) => boolean>> = {
  price: (one, other) => one.from.minor <= other.from.minor,
  'price-down': (one, other) => one.from.minor >= other.from.minor,
  departure: (one, other) => one.departure.local <= other.departure.local,
  arrival: (one, other) => one.arrival.local <= other.arrival.local,
  duration: (one, other) => one.durationMinutes <= other.durationMinutes,
  rating: (one, other) => (one.rating?.stars ?? 0) >= (other.rating?.stars ?? 0),
  seats: (one, other) => one.left >= other.left,
};

describe('orders', () => {
  it.each(busSortKeys)(
    'by %s put nothing before what comes first, lose nothing, and are one whatever came before',
    (by) => {
      fc.assert(
        fc.property(
          trips.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
          ([all, shuffled]) => {
            const sorted = sortedTrips(all, by);
            expect(new Set(sorted)).toEqual(new Set(all));
            sorted.forEach((trip, at) => {
              const next = sorted[at + 1];
              if (next !== undefined) expect(before[by](trip, next)).toBe(true);
            });
            expect(sortedTrips(shuffled, by)).toEqual(sorted);
          },
        ),
      );
    },
  );
});
