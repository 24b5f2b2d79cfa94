/** What a hotel search must say. */
import { firstOf, isMissing, required, type Violation, violation } from '../../rules/violation.ts';
import { type IsoDate, parseIsoDate } from '../../time/calendar-date.ts';

/** The form as typed. A city or a location, such as a district or a hotel's name, is enough. */
export interface HotelSearchDraft {
  readonly city?: string | undefined;
  readonly location?: string | undefined;
  readonly checkIn?: string | undefined;
  readonly checkOut?: string | undefined;
}

/**
 * City or location, check-in and check-out are required; check-in is not before the present day at the
 * hotel, check-out comes after check-in. Codes: `required`, `date-form`, `date-past`, `date-after`.
 *
 * `todayThere` is the present date in the hotel's zone.
 *
 * @example checkHotelSearch({ city: 'Kochi', checkIn: '2026-11-24', checkOut: '2026-11-24' }, isoDate('2026-11-20')) // => [violation('date-after', 'checkOut', { other: 'checkIn' })]
 */
export function checkHotelSearch(search: HotelSearchDraft, todayThere: IsoDate): readonly Violation[] {
  const checkIn = parseIsoDate(search.checkIn ?? '');
  const checkOut = parseIsoDate(search.checkOut ?? '');
  return [
    ...(isMissing(search.city) && isMissing(search.location) ? [violation('required', 'city')] : []),
    ...firstOf(
      required(search.checkIn, 'checkIn'),
      checkIn === undefined ? [violation('date-form', 'checkIn')] : [],
      checkIn !== undefined && checkIn < todayThere ? [violation('date-past', 'checkIn')] : [],
    ),
    ...firstOf(
      required(search.checkOut, 'checkOut'),
      checkOut === undefined ? [violation('date-form', 'checkOut')] : [],
      checkIn !== undefined && checkOut !== undefined && checkOut <= checkIn
        ? [violation('date-after', 'checkOut', { other: 'checkIn' })]
        : [],
    ),
  ];
}
