/** Filtering, ordering and comparing the buses of one search. */
import { minuteOfDay } from '../../time/place-time.ts';
import type { BusTrip } from '../trip/trip.ts';

export const busSortKeys = ['price', 'price-down', 'departure', 'arrival', 'duration', 'rating', 'seats'] as const;
export type BusSortKey = (typeof busSortKeys)[number];

/** Quarters of a day: 00–06, 06–12, 12–18, 18–24. */
export const dayBands = ['night', 'morning', 'afternoon', 'evening'] as const;
export type DayBand = (typeof dayBands)[number];

export const busTraits = ['ac', 'non-ac', 'seater', 'sleeper'] as const;
export type BusTrait = (typeof busTraits)[number];

export const ratingSteps = [4, 4.5] as const;

/** Within one filter any of what is chosen is enough; every filter must hold. An empty list lets everything pass. */
export interface BusFilters {
  readonly traits: readonly BusTrait[];
  readonly departs: readonly DayBand[];
  readonly arrives: readonly DayBand[];
  /** Codes. */
  readonly operators: readonly string[];
  readonly boarding: readonly string[];
  readonly dropping: readonly string[];
  /** In minor units; absent where nothing is too dear. */
  readonly most?: number | undefined;
  readonly least?: number | undefined;
  /** Least stars. */
  readonly stars?: number | undefined;
}

export const noBusFilters: BusFilters = {
  traits: [],
  departs: [],
  arrives: [],
  operators: [],
  boarding: [],
  dropping: [],
};

export type BusFilterName = keyof BusFilters;

/** @example bandOf({ local: localDateTime('2026-11-21T18:00') }) // => 'evening' */
export function bandOf({ local }: Pick<BusTrip['departure'], 'local'>): DayBand {
  return dayBands[Math.floor(minuteOfDay(local) / 360)] ?? 'evening';
}

/** Air conditioning is asked for beside the kind of seats: A/C or not, and seats or berths. */
export function traitsOf({ bus: { ac, seating } }: Pick<BusTrip, 'bus'>): readonly BusTrait[] {
  return [
    ac ? 'ac' : 'non-ac',
    ...(seating === 'sleeper' ? [] : (['seater'] as const)),
    ...(seating === 'sleeper' || seating === 'seater-sleeper' ? (['sleeper'] as const) : []),
  ];
}

const isAir = (trait: BusTrait) => trait === 'ac' || trait === 'non-ac';

const anyOf = <A>(chosen: readonly A[], own: readonly A[]) =>
  chosen.length === 0 || own.some((each) => chosen.includes(each));

const tests: { readonly [Name in BusFilterName]-?: (trip: BusTrip, filters: BusFilters) => boolean } = {
  traits: (trip, { traits }) => {
    const own = traitsOf(trip);
    return (
      anyOf(traits.filter(isAir), own) &&
      anyOf(
        traits.filter((each) => !isAir(each)),
        own,
      )
    );
  },
  departs: ({ departure }, { departs }) => anyOf(departs, [bandOf(departure)]),
  arrives: ({ arrival }, { arrives }) => anyOf(arrives, [bandOf(arrival)]),
  operators: ({ operator }, { operators }) => anyOf(operators, [operator.code]),
  boarding: (trip, { boarding }) =>
    anyOf(
      boarding,
      trip.boarding.map(({ name }) => name),
    ),
  dropping: (trip, { dropping }) =>
    anyOf(
      dropping,
      trip.dropping.map(({ name }) => name),
    ),
  most: ({ from }, { most }) => most === undefined || from.minor <= most,
  least: ({ from }, { least }) => least === undefined || from.minor >= least,
  stars: ({ rating }, { stars }) => stars === undefined || (rating !== undefined && rating.stars >= stars),
};

const names = Object.keys(tests).filter((name): name is BusFilterName => name in tests);

/** The trips that pass; `besides` leaves one filter out, so that its own choices can say how many each would give. */
export function filteredTrips(
  trips: readonly BusTrip[],
  filters: BusFilters,
  besides?: BusFilterName,
): readonly BusTrip[] {
  const asked = names.filter((name) => name !== besides);
  return trips.filter((trip) => asked.every((name) => tests[name](trip, filters)));
}

const figures: { readonly [Key in BusSortKey]: (trip: BusTrip) => number | string } = {
  price: ({ from }) => from.minor,
  'price-down': ({ from }) => -from.minor,
  departure: ({ departure }) => departure.local,
  arrival: ({ arrival }) => arrival.local,
  duration: ({ durationMinutes }) => durationMinutes,
  rating: ({ rating }) => -(rating?.stars ?? 0),
  seats: ({ left }) => -left,
};

/** Alike, the cheaper first, then the earlier, then by id, so that an order is one. */
export function sortedTrips(trips: readonly BusTrip[], by: BusSortKey): readonly BusTrip[] {
  const compare = (key: BusSortKey, one: BusTrip, other: BusTrip): number => {
    const [a, b] = [figures[key](one), figures[key](other)];
    return a < b ? -1 : a > b ? 1 : 0;
  };
  return trips.toSorted(
    (one, other) =>
      compare(by, one, other) ||
      compare('price', one, other) ||
      compare('departure', one, other) ||
      (one.tripId < other.tripId ? -1 : 1),
  );
}

/** How many trips can be compared side by side. */
export const busCompareMost = 3;
