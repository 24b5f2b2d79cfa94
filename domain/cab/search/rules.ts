/** What a search for a cab must say. */
import { firstOf, isMissing, required, type Violation, violation } from '../../rules/violation.ts';
import { type Instant, plusMinutes } from '../../time/instant.ts';
import { parseLocalDateTime, placeTime, toInstant } from '../../time/place-time.ts';
import { hoursInTown } from '../trip/tariff.ts';
import { type CabDrive, type CabKind, cabKinds, type CabPlace, daysDriven } from '../trip/trip.ts';

/** As asked; places by their ids, the pick-up by the clock of its place. */
export interface CabSearch {
  readonly kind?: string | undefined;
  readonly pickUpAt?: string | undefined;
  readonly dropAt?: string | undefined;
  /** 'YYYY-MM-DDTHH:MM'. */
  readonly at?: string | undefined;
  readonly hours?: number | undefined;
  readonly days?: number | undefined;
  readonly passengers?: number | undefined;
}

/** What a search is checked by. */
export type SearchedPlace = Pick<CabPlace, 'airport' | 'zone'> & Partial<CabPlace>;

/** A driver is found in so many minutes; cars are sold so many days ahead. */
export const soonestMinutes = 120;
export const cabSalesDays = 180;
export const mostPassengers = 12;
export const mostDays = 21;

/**
 * Kind, pick-up place and time are required; a drive that is not by the hour has another place to end at; to or from an airport one
 * of the two is an airport. Codes: `required`, `not-a-choice`, `same-place`, `no-airport`, `date-form`, `pick-up-soon` (`minutes`),
 * `date-too-far` (`last`), `count-between` (`least`, `most`).
 */
export function checkCabSearch(
  asked: CabSearch,
  places: (id: string) => SearchedPlace | undefined,
  now: Instant,
): readonly Violation[] {
  const { kind, pickUpAt, dropAt, at, hours, days, passengers } = asked;
  const [start, end] = [places(pickUpAt ?? ''), places(dropAt ?? '')];
  const local = parseLocalDateTime(at ?? '');
  const named = (text: string | undefined, found: SearchedPlace | undefined, path: string) =>
    firstOf(required(text, path), found === undefined ? [violation('not-a-choice', path)] : []);
  const byHour = kind === 'local';
  const ends = byHour
    ? named(pickUpAt, start, 'pickUpAt')
    : [...named(pickUpAt, start, 'pickUpAt'), ...named(dropAt, end, 'dropAt')];
  return [
    ...firstOf(required(kind, 'kind'), isKind(kind) ? [] : [violation('not-a-choice', 'kind')]),
    ...firstOf(
      ends,
      !byHour && pickUpAt === dropAt && !isMissing(pickUpAt) ? [violation('same-place', 'dropAt')] : [],
      kind === 'airport' && start?.airport === undefined && end?.airport === undefined
        ? [violation('no-airport', 'pickUpAt')]
        : [],
    ),
    ...firstOf(
      required(at, 'at'),
      local === undefined ? [violation('date-form', 'at')] : [],
      local === undefined || start === undefined ? [] : checkPickUp(toInstant(placeTime(local, start.zone)), now),
    ),
    ...(byHour ? choice(hours, hoursInTown, 'hours') : []),
    ...(kind === 'outstation' ? range(days, leastDays(asked, start, end), mostDays, 'days') : []),
    ...range(passengers, 1, mostPassengers, 'passengers'),
  ];
}

/** No fewer than the roads take, where it is known where the places lie. */
function leastDays({ at = '' }: CabSearch, from: SearchedPlace | undefined, to: SearchedPlace | undefined): number {
  const local = parseLocalDateTime(at);
  if (local === undefined || !isPlace(from) || !isPlace(to)) return 1;
  return Math.min(mostDays, daysDriven({ from, to, pickUp: placeTime(local, from.zone) }));
}

function isPlace(place: SearchedPlace | undefined): place is CabPlace {
  return place?.latitude !== undefined && place.longitude !== undefined;
}

function checkPickUp(pickUp: Instant, now: Instant): readonly Violation[] {
  if (pickUp < plusMinutes(now, soonestMinutes)) return [violation('pick-up-soon', 'at', { minutes: soonestMinutes })];
  const last = plusMinutes(now, cabSalesDays * 24 * 60);
  return pickUp > last ? [violation('date-too-far', 'at', { last: last.slice(0, 10) })] : [];
}

function choice(value: number | undefined, all: readonly number[], path: string): readonly Violation[] {
  return firstOf(required(value, path), all.some((each) => each === value) ? [] : [violation('not-a-choice', path)]);
}

function range(value: number | undefined, least: number, most: number, path: string): readonly Violation[] {
  const fits = value !== undefined && Number.isInteger(value) && value >= least && value <= most;
  return firstOf(required(value, path), fits ? [] : [violation('count-between', path, { least, most })]);
}

function isKind(text: string | undefined): text is CabKind {
  return cabKinds.some((each) => each === text);
}

/** Undefined where it breaks a rule. */
export function driveOf(
  asked: CabSearch,
  places: (id: string) => CabPlace | undefined,
  now: Instant,
): CabDrive | undefined {
  if (checkCabSearch(asked, places, now).length > 0) return undefined;
  const { kind, hours, days, passengers = 1, at = '' } = asked;
  const [from, to] = [places(asked.pickUpAt ?? ''), places(asked.dropAt ?? '')];
  if (!isKind(kind) || from === undefined) return undefined;
  return {
    kind,
    from,
    pickUp: placeTime(at, from.zone),
    passengers,
    ...(kind !== 'local' && to && { to }),
    ...(kind === 'local' && hours !== undefined && { hours }),
    ...(kind === 'outstation' && days !== undefined && { days }),
  };
}
