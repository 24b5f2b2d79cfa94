/** The lowest fare of each day of a month, or of some of its days, on the wire. Party, cabin and fare type are asked as in a search. */
import { cabins } from '#domain/flight/reference/cabin.ts';
import type { CalendarDay, CalendarRequest } from '#domain/flight/search/fare-calendar.ts';
import type { FareCalendar } from '#application/desk/flight.ts';
import { choice, date, flag, money, month, oneOf, text } from '../form/leaves.ts';
import { fareTypeSpellings } from './offer.ts';
import { partyFields } from './search-request.ts';
import { at, list, maybe, or, record, spread } from '../form/shape.ts';

export const calendarRequest = record<CalendarRequest>({
  origin: at('origin', text),
  destination: at('destination', text),
  month: at('month', month),
  from: maybe('from', date),
  to: maybe('to', date),
  returnDate: maybe('returndate', date),
  onwardDate: maybe('onwarddate', date),
  party: spread(partyFields),
  cabin: or('prefclass', oneOf(cabins), 'Y'),
  fareType: or('faretype', choice(fareTypeSpellings), 'regular'),
  nonStopOnly: or('nonstopsearch', flag, false),
});

export const fareCalendar = record<FareCalendar>({
  days: at('days', list(record<CalendarDay>({ date: at('date', date), lowest: maybe('lowest', money) }))),
});
