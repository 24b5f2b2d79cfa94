/** The lowest fare of each day of a month, or of some of its days: request and answer. */
import type { Money } from '../../money/money.ts';
import { isMissing, type Violation, violation } from '../../rules/violation.ts';
import { datesFrom, firstOfMonth, type IsoDate, type IsoMonth, lastOfMonth } from '../../time/calendar-date.ts';
import type { Cabin, FareType } from '../reference/cabin.ts';
import type { AirportCode } from '../offer/itinerary.ts';
import type { FlightSearchRequest, Party } from './request.ts';
import { defaultSearch, lastSearchDate, type SearchFacts } from './rules.ts';

export interface CalendarRequest {
  readonly origin: AirportCode;
  readonly destination: AirportCode;
  readonly month: IsoMonth;
  /** Only days from this one on, and up to the other, inclusive; a day is a search of its own. */
  readonly from?: IsoDate;
  readonly to?: IsoDate;
  readonly party: Party;
  readonly cabin: Cabin;
  readonly fareType: FareType;
  readonly nonStopOnly: boolean;
}

export interface CalendarDay {
  readonly date: IsoDate;
  /** The lowest customer price of one adult on a one-way search of that day; absent where nothing is sold. */
  readonly lowest?: Money;
}

/**
 * The rules of a calendar: known places that differ, a month in which a day can still be searched (`date-past`,
 * `date-too-far` on `month`), and no `to` before its `from` (`range-order`).
 */
export function checkCalendar(request: CalendarRequest, facts: SearchFacts): readonly Violation[] {
  const { origin, destination, month, from, to } = request;
  const places = (['origin', 'destination'] as const).flatMap((field) =>
    isMissing(request[field])
      ? [violation('required', field)]
      : facts.knownAirport(request[field])
        ? []
        : [violation('not-a-choice', field)],
  );
  if (places.length > 0) return places;
  if (origin === destination) return [violation('same-place', 'destination')];
  const today = facts.today(origin);
  if (lastOfMonth(month) < today) return [violation('date-past', 'month')];
  const last = lastSearchDate(today);
  if (firstOfMonth(month) > last) return [violation('date-too-far', 'month', { last })];
  return from !== undefined && to !== undefined && to < from ? [violation('range-order', 'to')] : [];
}

/** The days asked for on which flights are still, and already, sold, seen from today at the place of departure. */
export function calendarDates(
  { month, from, to }: Pick<CalendarRequest, 'month' | 'from' | 'to'>,
  today: IsoDate,
): readonly IsoDate[] {
  const first = [firstOfMonth(month), from ?? today, today].reduce((one, other) => (other > one ? other : one));
  const latest = lastSearchDate(today);
  const last = [lastOfMonth(month), to ?? latest, latest].reduce((one, other) => (other < one ? other : one));
  return first > last ? [] : datesFrom(first, last);
}

/** The one-way search of a day whose lowest fare a calendar shows. */
export function searchOfDay(request: CalendarRequest, date: IsoDate): FlightSearchRequest {
  const { origin, destination, month: _month, from: _from, to: _to, ...asked } = request;
  return { ...defaultSearch, ...asked, sectors: [{ origin, destination, date }] };
}
