/**
 * Moving where the travellers of a ticket get on, after it was sold: once, to a stop of the same train on their way, until shortly
 * before it leaves where they would get on. It costs nothing, and where they got on before they may get on no more. Source: trade
 * facts on rail, as of 1 April 2026.
 */
import { type Violation, violation } from '../../rules/violation.ts';
import { type Instant, plusMinutes } from '../../time/instant.ts';
import { toInstant } from '../../time/place-time.ts';
import { standingsNow } from '../berths/moves.ts';
import type { CancellableJourney, RailJourney, RailPoint } from './train-booking.ts';

/** Minutes before the train leaves. */
export const boardingCloses = 30;

/** A stop of the train, in the order of its way. */
export interface BoardingStop {
  readonly station: RailPoint['station'];
  readonly name: string;
  readonly departs: RailPoint['at'];
}

/** Where the travellers of a journey get on: where the ticket is from, or where that was moved to. */
export function getsOnAt({ from, boarding = from }: Pick<RailJourney, 'from' | 'boarding'>): RailPoint {
  return boarding;
}

/** Until when the boarding point may be moved: by where the travellers would get on. */
export function boardingMovesUntil(journey: Pick<RailJourney, 'from' | 'boarding'>): Instant {
  return plusMinutes(toInstant(getsOnAt(journey).at), -boardingCloses);
}

/** Where the travellers could get on instead: stops from where the ticket is from to the last before its end that are far enough off. */
export function boardingChoices(
  { from, to, boarding = from }: Pick<RailJourney, 'from' | 'to' | 'boarding'>,
  stops: readonly BoardingStop[],
  now: Instant,
): readonly RailPoint[] {
  const place = (code: string) => stops.findIndex(({ station }) => station === code);
  const [first, end] = [place(from.station), place(to.station)];
  return stops.flatMap(({ station, name, departs }, at) => {
    const isOnTheWay = first >= 0 && at >= first && at < end && station !== boarding.station;
    return isOnTheWay && now < plusMinutes(toInstant(departs), -boardingCloses) ? [{ station, name, at: departs }] : [];
  });
}

/**
 * What stands against moving it at all. Path `boarding`; codes: `rail-boarding-moved` where it was moved before, `rail-boarding-late`,
 * `rail-boarding-waits` where nobody who still travels has a berth or a share of one.
 */
export function checkBoardingMove(booking: MovableBoarding, now: Instant): readonly Violation[] {
  const closed = boardingClosed(booking, now);
  return closed === undefined ? [] : [violation(closedCodes[closed], 'boarding')];
}

const closedCodes = {
  moved: 'rail-boarding-moved',
  late: 'rail-boarding-late',
  waits: 'rail-boarding-waits',
} as const;

type MovableBoarding = Pick<CancellableJourney, 'journey' | 'standings' | 'gone'>;

/** Why it cannot be moved: it was before, its time is over, nobody who still travels has a berth or a share of one. */
export function boardingClosed(
  { journey, standings, gone = [] }: MovableBoarding,
  now: Instant,
): 'moved' | 'late' | 'waits' | undefined {
  if (journey.boardingMovedAt !== undefined) return 'moved';
  if (now >= boardingMovesUntil(journey)) return 'late';
  const travels = standingsNow({ standings, gone }).some(({ kind }) => kind === 'confirmed' || kind === 'rac');
  return travels ? undefined : 'waits';
}

/** A journey as it is once its boarding point was moved; a ticket boarded where it is from names no other place. */
export function boardingMoved(journey: RailJourney, to: RailPoint, at: Instant): RailJourney {
  const { boarding: _before, ...others } = journey;
  return {
    ...others,
    ...(to.station !== journey.from.station && { boarding: to }),
    boardingMovedAt: at,
  };
}
