/** What a search for trains must say. */
import { firstOf, isMissing, required, type Violation, violation } from '../../rules/violation.ts';
import { addDays, type IsoDate, parseIsoDate } from '../../time/calendar-date.ts';
import { type Quota, quotas } from '../berths/classes.ts';
import { daysAhead } from '../booking/rules.ts';
import type { StationCode } from '../reference/stations.ts';

export interface TrainSearchRequest {
  readonly origin: StationCode;
  readonly destination: StationCode;
  readonly date: IsoDate;
  readonly quota: Quota;
}

/** The form as typed; stations by their codes. */
export interface TrainSearchDraft {
  readonly origin?: string | undefined;
  readonly destination?: string | undefined;
  readonly date?: string | undefined;
  readonly quota?: string | undefined;
}

/** Days after the one on which a train begins, on the last of which somebody may still get on: no way takes longer. */
export const mostDaysOnTheWay = 3;

/**
 * The last day of travel on sale: a train that begins on the last day of its own window is boarded days later further down its way.
 * Which trains of those days are open, the window of each says.
 */
export const lastTrainDay = (today: IsoDate): IsoDate => addDays(today, daysAhead + mostDaysOnTheWay);

/**
 * Origin, destination and date are required; the stations differ; the date is from today on and on sale. Codes: `required`,
 * `rail-same-station`, `date-form`, `date-past`, `date-too-far`, `not-a-choice`.
 *
 * @example checkTrainSearch({ origin: 'ERS', destination: 'ERS', date: '2026-11-24', quota: 'GN' }, isoDate('2026-11-20')) // => [violation('rail-same-station', 'destination')]
 */
export function checkTrainSearch(
  { origin, destination, date, quota }: TrainSearchDraft,
  today: IsoDate,
): readonly Violation[] {
  const day = parseIsoDate(date ?? '');
  const last = lastTrainDay(today);
  const ends = [...required(origin, 'origin'), ...required(destination, 'destination')];
  return [
    ...firstOf(
      ends,
      origin === destination && !isMissing(origin) ? [violation('rail-same-station', 'destination')] : [],
    ),
    ...firstOf(
      required(date, 'date'),
      day === undefined ? [violation('date-form', 'date')] : [],
      day !== undefined && day < today ? [violation('date-past', 'date')] : [],
      day !== undefined && day > last ? [violation('date-too-far', 'date', { last })] : [],
    ),
    ...(quotas.some((each) => each === quota) ? [] : [violation('not-a-choice', 'quota')]),
  ];
}
