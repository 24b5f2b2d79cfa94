/** What a bus search must say. */
import { firstOf, isMissing, required, type Violation, violation } from '../../rules/violation.ts';
import { addDays, type IsoDate, parseIsoDate } from '../../time/calendar-date.ts';

export interface BusSearchRequest {
  readonly origin: string;
  readonly destination: string;
  readonly date: IsoDate;
}

/** The form as typed; cities by their ids. */
export interface BusSearchDraft {
  readonly origin?: string | undefined;
  readonly destination?: string | undefined;
  readonly date?: string | undefined;
}

/** The zone of all cities between which buses are sold. */
export const busZone = 'Asia/Kolkata';

/** How many days ahead operators sell. */
export const busSalesDays = 90;

/** The last day of travel on sale. */
export const lastBusDay = (today: IsoDate): IsoDate => addDays(today, busSalesDays);

/**
 * Origin, destination and date are required; the cities differ; the date is from today on and on sale. Codes: `required`,
 * `same-place`, `date-form`, `date-past`, `date-too-far`.
 *
 * @example checkBusSearch({ origin: 'pune', destination: 'pune', date: '2026-11-24' }, isoDate('2026-11-20')) // => [violation('same-place', 'destination')]
 */
export function checkBusSearch({ origin, destination, date }: BusSearchDraft, today: IsoDate): readonly Violation[] {
  const day = parseIsoDate(date ?? '');
  const last = lastBusDay(today);
  const ends = [...required(origin, 'origin'), ...required(destination, 'destination')];
  return [
    ...firstOf(ends, origin === destination && !isMissing(origin) ? [violation('same-place', 'destination')] : []),
    ...firstOf(
      required(date, 'date'),
      day === undefined ? [violation('date-form', 'date')] : [],
      day !== undefined && day < today ? [violation('date-past', 'date')] : [],
      day !== undefined && day > last ? [violation('date-too-far', 'date', { last })] : [],
    ),
  ];
}
