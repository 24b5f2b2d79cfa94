/** What journeys of packages begin with: whose papers go abroad, and the package that is wanted. */
import { addDays, addYears, isoDate } from '#domain/time/calendar-date.ts';
import type { TripWanted } from '#application/desk/holiday/holiday.ts';
import { makeContact } from '#tests/fixtures/booking.ts';

export const today = isoDate(new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10));

/** A date on which somebody was born who is so many years old for the next hundred days at least. */
export const yearsAgo = (age: number) => addDays(addYears(today, -age), -200);

export const passported = {
  dateOfBirth: yearsAgo(35),
  passport: {
    number: 'Z7654321',
    issuedOn: addDays(today, -400),
    expiresOn: addDays(today, 1500),
    placeOfIssue: 'Kochi',
    country: 'IN',
  },
};

/** In hotels of four stars, so many days ahead. */
export function wantedOf(packageId: string, ahead: number, rooms: TripWanted['rooms']): TripWanted {
  return { packageId, from: addDays(today, ahead), rooms, stars: 4, hotels: [], without: [] };
}

/** Of a booking, beside its travellers and payers. */
export const agreed = () => ({ contact: makeContact(), parameters: [], acceptTerms: true });
