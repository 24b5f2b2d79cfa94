/** The lowest fare of each day of a month: what is asked, and what is told. */
import type { Money } from '../money/money.ts';
import { isMissing, type Violation, violation } from '../rules/violation.ts';
import {
  addDays,
  datesFrom,
  firstOfMonth,
  type IsoDate,
  type IsoMonth,
  lastOfMonth,
  monthOf,
} from '../time/calendar-date.ts';
import type { Cabin, FareType } from './cabin.ts';
import type { AirportCode } from './itinerary.ts';
import type { FlightSearchRequest, Party } from './search-request.ts';
import { defaultSearch, lastSearchDate, type SearchFacts } from './search-rules.ts';

export interface CalendarRequest {
  readonly origin: AirportCode;
  readonly destination: AirportCode;
  readonly month: IsoMonth;
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
 * The rules of a calendar: known places that differ, and a month in which a day can still be searched (`date-past`,
 * `date-too-far` on `month`).
 */
export function checkCalendar(request: CalendarRequest, facts: SearchFacts): readonly Violation[] {
  const { origin, destination, month } = request;
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
  return firstOfMonth(month) > last ? [violation('date-too-far', 'month', { last })] : [];
}

/** The days of a month on which flights are still, and already, sold, seen from today at the place of departure. */
export function calendarDates(month: IsoMonth, today: IsoDate): readonly IsoDate[] {
  const [first, last] = [firstOfMonth(month), lastOfMonth(month)];
  const latest = lastSearchDate(today);
  const [from, to] = [first < today ? today : first, last > latest ? latest : last];
  return from > to ? [] : datesFrom(from, to);
}

/** The one-way search of a day whose lowest fare a calendar shows. */
export function searchOfDay(request: CalendarRequest, date: IsoDate): FlightSearchRequest {
  const { origin, destination, month: _month, ...asked } = request;
  return { ...defaultSearch, ...asked, sectors: [{ origin, destination, date }] };
}

/** The months that a strip of days around a date lies in: one or two, in order. */
export function monthsAround(date: IsoDate, days: number): readonly IsoMonth[] {
  return [...new Set([addDays(date, -days), addDays(date, days)].map(monthOf))];
}
