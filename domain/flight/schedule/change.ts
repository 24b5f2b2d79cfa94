/**
 * Flights that the airline moved, renumbered or cancelled after they were sold: what changed, how much it matters, until
 * when the agency must answer, and what it may answer.
 */
import type { ChangeSeverity, Unit } from '../../booking/booking.ts';
import type { Itinerary } from '../offer/itinerary.ts';
import { type Instant, millisecondsBetween, plusMinutes } from '../../time/instant.ts';
import { minutesBetween, toInstant } from '../../time/place-time.ts';

/** One direction whose flights are no longer those that were sold. */
export interface ChangedItinerary {
  /** Position in the booking. */
  readonly itinerary: number;
  readonly was: Itinerary;
  /** Absent where the airline flies nothing in its place. */
  readonly now?: Itinerary;
  /** Other flights that the airline offers free of charge. */
  readonly alternatives: readonly ScheduleAlternative[];
}

export interface ScheduleAlternative {
  readonly alternativeId: string;
  readonly itinerary: Itinerary;
}

export interface ScheduleChange {
  readonly changeId: string;
  readonly learnedAt: Instant;
  readonly answerBy: Instant;
  readonly severity: ChangeSeverity;
  /** By itinerary, at least one. */
  readonly changes: readonly ChangedItinerary[];
}

/** What is done with a booking as far as it answers a changed schedule. */
export type ActOnSchedule =
  | { readonly kind: 'answer'; readonly cancels: boolean }
  | { readonly kind: 'other-flights'; readonly itineraries: readonly number[] }
  | { readonly kind: 'leaving'; readonly gone: readonly Unit[]; readonly travellers: number };

/**
 * How an open change is answered by what was done: undefined where it stays open. Other flights answer for their
 * directions; of what nobody flies any more nothing is left to be answered.
 */
export function answeredBy(
  act: ActOnSchedule,
  changes: readonly Pick<ChangedItinerary, 'itinerary'>[],
): 'accepted' | 'refused' | 'superseded' | undefined {
  switch (act.kind) {
    case 'answer':
      return act.cancels ? 'refused' : 'accepted';
    case 'other-flights':
      return changes.some(({ itinerary }) => act.itineraries.includes(itinerary)) ? 'superseded' : undefined;
    case 'leaving': {
      const flown = changes.some(({ itinerary }) => {
        const left = act.gone.filter(({ item }) => item === itinerary).map(({ traveller }) => traveller);
        return new Set(left).size < act.travellers;
      });
      return flown ? undefined : 'superseded';
    }
  }
}

/** What a supplier reports of a direction: how it is flown now, changed or not. */
export type ReportedItinerary = Omit<ChangedItinerary, 'was'>;

/** What of a reported journey differs from what was sold or agreed to since. */
export function otherThanAgreed(
  { itineraries }: Journey,
  reported: readonly ReportedItinerary[],
): readonly ChangedItinerary[] {
  return reported.flatMap((each): readonly ChangedItinerary[] => {
    const was = itineraries[each.itinerary];
    return was === undefined || (each.now !== undefined && isFlownAs(was, each.now)) ? [] : [{ ...each, was }];
  });
}

/**
 * The airline went back to what was agreed: each direction of an open change is reported as flown so, and no
 * other as not. A direction that is not reported may be anything.
 */
export function wentBack(journey: Journey, open: readonly number[], reported: readonly ReportedItinerary[]): boolean {
  return (
    open.every((itinerary) => reported.some((each) => each.itinerary === itinerary)) &&
    otherThanAgreed(journey, reported).length === 0
  );
}

/** A departure or arrival that moves by so much is a major change. Of DGCA's rules and what airlines publish: an hour. */
export const majorMinutes = 60;

/** Changing planes needs so long at least; less, and the connection is as good as missed. */
export const keptConnectionMinutes = 45;

/**
 * How much a change matters. Major: a direction flies over other airports, leaves or arrives an hour or more earlier or
 * later, or no longer leaves time for changing planes.
 */
export function severityOf(changes: readonly Pick<ChangedItinerary, 'was' | 'now'>[]): ChangeSeverity {
  if (changes.some(({ now }) => now === undefined)) return 'cancelled';
  return changes.some(({ was, now }) => now !== undefined && isMajor(was, now)) ? 'major' : 'minor';
}

/** Answers are wanted within these minutes of learning, as far as the flight leaves time. */
export const answerMinutes: Readonly<Record<ChangeSeverity, number>> = {
  minor: 3 * 1440,
  major: 7 * 1440,
  cancelled: 7 * 1440,
};

/** … and before this many minutes before departure. */
const beforeDepartureMinutes = 1440;

/**
 * By when to answer: the usual time after learning, a day before departure at the latest; where that is past already,
 * half of the time that is left.
 */
export function answerDue(
  { severity, changes }: Pick<ScheduleChange, 'severity' | 'changes'>,
  learnedAt: Instant,
): Instant {
  const usual = plusMinutes(learnedAt, answerMinutes[severity]);
  const departures = changes.flatMap(({ was, now }) =>
    [was, ...(now === undefined ? [] : [now])].map(({ segments }) => toInstant(segments[0].departure)),
  );
  const [departure] = departures.toSorted();
  if (departure === undefined) return usual;
  const dayBefore = plusMinutes(departure, -beforeDepartureMinutes);
  const latest =
    dayBefore > learnedAt
      ? dayBefore
      : plusMinutes(learnedAt, Math.max(0, Math.floor(millisecondsBetween(learnedAt, departure) / 120_000)));
  return latest < usual ? latest : usual;
}

/** Accepting is taking what the airline flies now, which a direction without flights has not. */
export function mayAccept({ changes }: Pick<ScheduleChange, 'changes'>): boolean {
  return changes.every(({ now }) => now !== undefined);
}

/** Which alternative is taken for which direction. */
export interface ChosenAlternative {
  readonly itinerary: number;
  readonly alternativeId: string;
}

/** One direction after another. */
interface Journey {
  readonly itineraries: readonly [Itinerary, ...Itinerary[]];
}

/**
 * The journey when the change is answered: each changed direction by the alternative chosen for it, or as the airline flies
 * it now. The position of the first direction that is left without flights, where one is.
 */
export function journeyAnswered(
  { itineraries }: Journey,
  { changes }: Pick<ScheduleChange, 'changes'>,
  chosen: readonly ChosenAlternative[],
): Journey | { readonly without: number } {
  const answered = (was: Itinerary, at: number): Itinerary | undefined => {
    const change = changes.find(({ itinerary }) => itinerary === at);
    if (change === undefined) return was;
    const choice = chosen.find(({ itinerary }) => itinerary === at);
    return choice === undefined
      ? change.now
      : change.alternatives.find(({ alternativeId }) => alternativeId === choice.alternativeId)?.itinerary;
  };
  const [first, ...others] = itineraries.map(answered);
  const without = [first, ...others].indexOf(undefined);
  if (first === undefined || without >= 0) return { without };
  return { itineraries: [first, ...others.flatMap((each) => each ?? [])] };
}

/** How much later, in minutes, the first flight leaves and the last one lands; below zero is earlier. */
export function shiftOf(was: Itinerary, now: Itinerary): { readonly departure: number; readonly arrival: number } {
  return {
    departure: minutesBetween(was.segments[0].departure, now.segments[0].departure),
    arrival: minutesBetween(lastOf(was).arrival, lastOf(now).arrival),
  };
}

/** The same flights between the same airports at the same times. */
function isFlownAs(was: Itinerary, now: Itinerary): boolean {
  return (
    was.segments.length === now.segments.length &&
    was.segments.every((segment, at) => {
      const other = now.segments[at];
      return (
        other !== undefined &&
        segment.carrier === other.carrier &&
        segment.flightNumber === other.flightNumber &&
        segment.origin === other.origin &&
        segment.destination === other.destination &&
        segment.departure.local === other.departure.local &&
        segment.arrival.local === other.arrival.local
      );
    })
  );
}

function isMajor(was: Itinerary, now: Itinerary): boolean {
  const { departure, arrival } = shiftOf(was, now);
  const path = ({ segments }: Itinerary) =>
    segments.map(({ origin, destination }) => `${origin}-${destination}`).join(' ');
  return (
    path(was) !== path(now) ||
    Math.abs(departure) >= majorMinutes ||
    Math.abs(arrival) >= majorMinutes ||
    now.segments.some((segment, at) => {
      const before = now.segments[at - 1];
      return before !== undefined && minutesBetween(before.arrival, segment.departure) < keptConnectionMinutes;
    })
  );
}

function lastOf({ segments }: Itinerary): Itinerary['segments'][number] {
  return segments.at(-1) ?? segments[0];
}
