/**
 * What a flight search may ask. The same rules run beside the fields of the search form and in the back office; the
 * screen and the server differ only in where they know airports and today's date from.
 */
import { checkPartyCounts } from '../../people/traveller.ts';
import { searchResultsUsual } from '../../rules/limits.ts';
import { firstOf, isMissing, required, type Violation, violation, within } from '../../rules/violation.ts';
import { addDays, type IsoDate, parseIsoDate } from '../../time/calendar-date.ts';
import type { AirportCode } from '../offer/itinerary.ts';
import type { FlightSearchRequest, Party, TimeWindow } from './request.ts';

/** How far ahead flights are sold: the last date that can be searched is today and so many days. */
export const searchMostDaysAhead = 330;

/** Offers that one answer can hold. */
export const searchMostResults = 5000;

/** Sectors of a multi-city journey. */
export const multiCitySectors = { least: 2, most: 6 } as const;

/** What a search starts from (section 3: one adult, one way, economy, all refund types, 100 results). */
export const defaultSearch: Omit<FlightSearchRequest, 'sectors'> = {
  journeyType: 'one-way',
  party: { adults: 1, children: 0, infants: 0 },
  cabin: 'Y',
  fareType: 'regular',
  refundType: 'all',
  nonStopOnly: false,
  nearbyAirports: false,
  preferredCarriers: [],
  excludedCarriers: [],
  numResults: searchResultsUsual,
};

/** A sector as it is being filled in. */
export interface SectorDraft {
  readonly origin?: string | undefined;
  readonly destination?: string | undefined;
  /** `YYYY-MM-DD` once chosen. */
  readonly date?: string | undefined;
}

/** A search as it is being filled in. Every `FlightSearchRequest` is one. */
export interface SearchDraft extends Omit<FlightSearchRequest, 'sectors'> {
  readonly sectors: readonly SectorDraft[];
}

/** What the rules need to know of the world. */
export interface SearchFacts {
  /** Today's date where the clock of this airport hangs. Asked only of known airports. */
  readonly today: (airport: AirportCode) => IsoDate;
  readonly knownAirport: (code: string) => boolean;
}

/**
 * The rules of a search (sections 5 and 9). Origin and destination are required, known and different; a date is required,
 * not before today at the place of departure and at most 330 days after it; a return date comes after the journey date,
 * and each sector of a multi-city journey after the one before. A journey there and back returns where it began. The party
 * has at least one adult, at most nine seats and no more infants than adults. 1 to 5,000 results.
 *
 * Paths: `sectors[0].origin`, `sectors[1].date`, `party`, `numResults` … In a one-way or return journey only the sectors
 * that it has are looked at.
 */
export function checkSearch(search: SearchDraft, facts: SearchFacts): readonly Violation[] {
  const sectors = sectorsOf(search);
  return [
    ...checkSectorCount(search),
    ...sectors.flatMap((sector, index) =>
      within(`sectors[${index}]`, [...checkPlaces(sector, facts), ...checkDate(sector, sectors, index, facts)]),
    ),
    ...(search.journeyType === 'round-trip' ? checkReturnPlaces(sectors) : []),
    ...within('party', checkParty(search.party)),
    ...checkWindow(search.departureWindow, 'departureWindow'),
    ...checkWindow(search.arrivalWindow, 'arrivalWindow'),
    ...checkLayover(search.layoverMinutes),
    ...checkResults(search.numResults),
  ];
}

/**
 * The last date that can be searched, seen from today.
 *
 * @example lastSearchDate(isoDate('2026-11-20')) // => isoDate('2027-10-16')
 */
export function lastSearchDate(today: IsoDate): IsoDate {
  return addDays(today, searchMostDaysAhead);
}

/** The search of a draft that breaks no rule; `undefined` where a sector is not complete. */
export function completeSearch(draft: SearchDraft): FlightSearchRequest | undefined {
  const sectors = sectorsOf(draft).flatMap(({ origin, destination, date }) => {
    const day = parseIsoDate(date ?? '');
    return origin && destination && day ? [{ origin, destination, date: day }] : [];
  });
  return sectors.length === sectorsOf(draft).length ? { ...draft, sectors } : undefined;
}

function sectorsOf({ journeyType, sectors }: SearchDraft): readonly SectorDraft[] {
  switch (journeyType) {
    case 'one-way':
      return [sectors[0] ?? {}];
    case 'round-trip':
      return [sectors[0] ?? {}, sectors[1] ?? { origin: sectors[0]?.destination, destination: sectors[0]?.origin }];
    case 'multi-city':
      return sectors.slice(0, multiCitySectors.most);
  }
}

function checkSectorCount({ journeyType, sectors }: SearchDraft): readonly Violation[] {
  const { least, most } = journeyType === 'multi-city' ? multiCitySectors : sectorCounts[journeyType];
  return sectors.length > most || (journeyType === 'multi-city' && sectors.length < least)
    ? [violation('sectors-count', 'sectors', { least, most })]
    : [];
}

const sectorCounts = { 'one-way': { least: 1, most: 1 }, 'round-trip': { least: 2, most: 2 } } as const;

function checkPlaces({ origin, destination }: SectorDraft, facts: SearchFacts): readonly Violation[] {
  const ends = [...checkAirport(origin, 'origin', facts), ...checkAirport(destination, 'destination', facts)];
  return firstOf(ends, origin === destination ? [violation('same-place', 'destination')] : []);
}

function checkAirport(code: string | undefined, path: string, { knownAirport }: SearchFacts): readonly Violation[] {
  return firstOf(required(code, path), knownAirport(code ?? '') ? [] : [violation('not-a-choice', path)]);
}

function checkReturnPlaces([onward = {}, back = {}]: readonly SectorDraft[]): readonly Violation[] {
  const differs = (one: string | undefined, other: string | undefined) =>
    !isMissing(one) && !isMissing(other) && one !== other;
  return [
    ...(differs(back.origin, onward.destination) ? [violation('not-a-choice', 'sectors[1].origin')] : []),
    ...(differs(back.destination, onward.origin) ? [violation('not-a-choice', 'sectors[1].destination')] : []),
  ];
}

function checkDate(
  { origin, date }: SectorDraft,
  sectors: readonly SectorDraft[],
  index: number,
  facts: SearchFacts,
): readonly Violation[] {
  const day = parseIsoDate(date ?? '');
  if (day === undefined) return [violation(isMissing(date) ? 'required' : 'date-form', 'date')];
  return firstOf(checkDayFrom(origin, day, facts), checkOrder(day, sectors[index - 1], index));
}

function checkDayFrom(origin: string | undefined, day: IsoDate, facts: SearchFacts): readonly Violation[] {
  if (isMissing(origin) || origin === undefined || !facts.knownAirport(origin)) return [];
  const today = facts.today(origin);
  const last = lastSearchDate(today);
  return firstOf(
    day < today ? [violation('date-past', 'date')] : [],
    day > last ? [violation('date-too-far', 'date', { last })] : [],
  );
}

function checkOrder(day: IsoDate, before: SectorDraft | undefined, index: number): readonly Violation[] {
  const earlier = parseIsoDate(before?.date ?? '');
  return earlier === undefined || day > earlier
    ? []
    : [violation('date-after', 'date', { other: `sectors[${index - 1}].date` })];
}

function checkParty(party: Party): readonly Violation[] {
  const whole = [party.adults, party.children, party.infants].every(
    (count) => Number.isSafeInteger(count) && count >= 0,
  );
  return whole ? checkPartyCounts(party) : [violation('not-a-number', '')];
}

function checkWindow(window: TimeWindow | undefined, path: string): readonly Violation[] {
  if (window === undefined) return [];
  const { from, to } = window;
  const inDay = Number.isInteger(from) && Number.isInteger(to) && from >= 0 && to <= 24 * 60;
  return firstOf(inDay ? [] : [violation('not-a-choice', path)], from < to ? [] : [violation('range-order', path)]);
}

function checkLayover(minutes: number | undefined): readonly Violation[] {
  return minutes === undefined || (Number.isSafeInteger(minutes) && minutes > 0)
    ? []
    : [violation('not-a-number', 'layoverMinutes')];
}

function checkResults(count: number): readonly Violation[] {
  return Number.isSafeInteger(count) && count >= 1 && count <= searchMostResults
    ? []
    : [violation('results-count', 'numResults', { least: 1, most: searchMostResults })];
}
