/** The lowest fare of each day of a month, or of some of its days: request and answer. */
import type { Money } from '../../money/money.ts';
import { isMissing, type Violation, violation } from '../../rules/violation.ts';
import {
  addDays,
  datesFrom,
  firstOfMonth,
  type IsoDate,
  type IsoMonth,
  lastOfMonth,
} from '../../time/calendar-date.ts';
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
  /** Of a return: the day of the flight home, where the days are those of the flight out; or the other way round. */
  readonly returnDate?: IsoDate;
  readonly onwardDate?: IsoDate;
  readonly party: Party;
  readonly cabin: Cabin;
  readonly fareType: FareType;
  readonly nonStopOnly: boolean;
}

export interface CalendarDay {
  readonly date: IsoDate;
  /**
   * The lowest customer price of one adult on that day, of the one way or the return that was asked for; absent where nothing
   * is sold. Where directions are chosen each by itself, of the direction whose days are asked for.
   */
  readonly lowest?: Money;
}

/**
 * The rules of a calendar: known places that differ, a month in which a day can still be searched (`date-past`,
 * `date-too-far` on `month`), no `to` before its `from` (`range-order`), and one flight of a return at most whose day is given
 * (`not-a-choice` on `onwardDate`).
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
  if (from !== undefined && to !== undefined && to < from) return [violation('range-order', 'to')];
  const both = request.returnDate !== undefined && request.onwardDate !== undefined;
  return both ? [violation('not-a-choice', 'onwardDate')] : [];
}

/**
 * The days asked for on which flights are still, and already, sold, seen from today at the place of departure; of a return
 * those on the right side of the other flight's day.
 */
export function calendarDates(
  {
    month,
    from,
    to,
    returnDate,
    onwardDate,
  }: Pick<CalendarRequest, 'month' | 'from' | 'to' | 'returnDate' | 'onwardDate'>,
  today: IsoDate,
): readonly IsoDate[] {
  const after = onwardDate === undefined ? today : addDays(onwardDate, 1);
  const first = [firstOfMonth(month), from ?? today, after, today].reduce((one, other) => (other > one ? other : one));
  const latest = lastSearchDate(today);
  const before = returnDate === undefined ? latest : addDays(returnDate, -1);
  const last = [lastOfMonth(month), to ?? latest, before, latest].reduce((one, other) => (other < one ? other : one));
  return first > last ? [] : datesFrom(first, last);
}

/** The search of a day whose lowest fare a calendar shows. */
export function searchOfDay(request: CalendarRequest, date: IsoDate): FlightSearchRequest {
  const { origin, destination, month: _month, from: _from, to: _to, returnDate, onwardDate, ...asked } = request;
  const flight = { origin, destination, date };
  const back = (day: IsoDate) => ({ origin: destination, destination: origin, date: day });
  const whole = { ...defaultSearch, ...asked };
  if (returnDate !== undefined) return { ...whole, journeyType: 'round-trip', sectors: [flight, back(returnDate)] };
  if (onwardDate !== undefined) return { ...whole, journeyType: 'round-trip', sectors: [back(onwardDate), flight] };
  return { ...whole, sectors: [flight] };
}
