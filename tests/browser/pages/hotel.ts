/** Hotels of a search, one of them, and the rooms that are booked in it. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import type { HotelQuote } from '#domain/hotel/quote/quote.ts';
import type { HotelDetails, HotelsFound } from '#domain/hotel/search/found.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import type { Desk as BackOfficeDesk } from '#application/desk/desk.ts';
import { searchFromQuery, searchRequest } from '#application/portal/hotel/search-link.ts';
import { makeContact } from '#tests/fixtures/booking.ts';
import { inDays } from '../harness/days.ts';
import type { Desk } from '../harness/desk.ts';

/** Two nights in Kochi, by how many days ahead; two adults in each room. */
export function kochiQuery(ahead: number, rooms = 1): string {
  const [first, last] = [inDays(ahead), addDays(inDays(ahead), 2)];
  const parties = Array.from({ length: rooms }, () => '2').join('_');
  return `city=1273874&place=Kochi&in=${first}&out=${last}&rooms=${parties}&nationality=IN`;
}

export function hotelsOf(desk: BackOfficeDesk, query: string): Promise<HotelsFound> {
  const request = searchRequest(searchFromQuery(query), { nationality: () => 'IN', currency: () => 'INR' });
  if (request === undefined) throw new Error('No search');
  return Effect.runPromise(desk.hotel.search(request));
}

/** The first hotel of a search that is as wished, with its rates. */
export async function hotelLike(
  desk: BackOfficeDesk,
  query: string,
  isLike: (details: HotelDetails) => boolean,
): Promise<HotelDetails> {
  const { searchId, hotels } = await hotelsOf(desk, query);
  for (const { hotelId } of hotels) {
    const details = await Effect.runPromise(desk.hotel.details({ searchId, hotelId }));
    if (isLike(details)) return details;
  }
  throw new Error('No hotel is like that');
}

/** Books what was quoted, in the name of one guest for each room. */
export async function bookRooms({ hotel }: BackOfficeDesk, { quoteId, rooms }: HotelQuote): Promise<string> {
  const { transactionId } = await Effect.runPromise(
    hotel.book({
      quoteId,
      requestId: randomUUID(),
      mode: 'confirm',
      guests: rooms.map((_, room) => ({ room, title: 'Mr', firstName: 'Rohan', lastName: `Iyer${'abcd'[room]}` })),
      contact: makeContact(),
      parameters: [],
      acceptTerms: true,
    }),
  );
  return transactionId;
}

/** Waits for the voucher; answers its transaction id. */
export async function atHotelVoucher({ page }: Desk): Promise<string> {
  await page.waitForURL((address) => address.pathname.startsWith('/hotel/voucher/'));
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}
