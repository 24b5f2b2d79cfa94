/** Rooms as the suites of selling take them. */
import { Effect } from 'effect';
import fc from 'fast-check';
import { hotelRules } from '#domain/hotel/booking/rules.ts';
import { sum } from '#domain/money/money.ts';
import { instant, plusMinutes } from '#domain/time/instant.ts';
import { bookHotel } from '#application/backoffice/hotel/book-hotel.ts';
import type { HotelQuoteKept, HotelTypes } from '#application/backoffice/hotel/hotel-types.ts';
import { hotelPapers } from '#application/backoffice/hotel/papers/hotel-papers.ts';
import { requestedHotel } from '#application/backoffice/hotel/requested-hotel.ts';
import { soldHotel } from '#application/backoffice/hotel/sold-hotel.ts';
import type { SignedInCaller } from '#application/backoffice/caller.ts';
import { keptHotel } from '#infrastructure/backoffice/database/hotel/kept-hotel.ts';
import { layOutVoucher } from '#infrastructure/backoffice/documents/hotel/voucher-layout.ts';
import { hotelLetters } from '#infrastructure/backoffice/words/hotel-letters.ts';
import { fluentLetters } from '#infrastructure/backoffice/words/letters.ts';
import { makeContact, surname } from '#tests/fixtures/booking.ts';
import { now } from '#tests/fixtures/flight.ts';
import type { SellingPlug } from '../selling-plug.ts';
import { someStays } from './hotel-arbitraries.ts';

const samples = fc.sample(someStays, { numRuns: 8, seed: 3 });

function sampleOf(n: number) {
  const sample = samples[n % samples.length];
  if (sample === undefined) throw new Error('No sample');
  return sample;
}

function hotelQuote(n: number, { agencyId, actor }: SignedInCaller): HotelQuoteKept {
  const { price, hotel, checkIn, checkOut, nationality, rooms } = sampleOf(n);
  const paid = (price.breakdown.parts ?? []).filter(({ name }) => name === 'fare').map(({ amount }) => amount);
  const [first, ...others] = rooms.map(({ room, party, board, cancellation, payableThere }, at) => ({
    rateKey: `rate-${at}`,
    room,
    party,
    board,
    policy: cancellation,
    payableThere,
  }));
  if (first === undefined) throw new Error('No room');
  return {
    product: 'hotel',
    agencyId,
    actorUserId: actor.userId,
    offer: {
      hotel,
      checkIn,
      checkOut,
      nationality,
      rooms: [first, ...others],
      papers: { pan: 'none', passport: false },
      international: true,
    },
    required: [],
    parameters: [],
    price,
    total: price.total,
    quoteId: `quote-${n}`,
    supplier: 'sandbox',
    supplierTotal: sum(price.total.currency, paid),
    expiresAt: plusMinutes(now, 15),
  };
}

export const hotelPlug: SellingPlug<HotelTypes> = {
  rules: hotelRules,
  sold: (suppliers, amendments) => soldHotel({ suppliers, amendments }),
  desk: (parts) => {
    const quotes = new Map<string, HotelQuoteKept>();
    const find = (quoteId: string) => Effect.sync(() => quotes.get(quoteId));
    const ports = { ...parts, quotes: { find }, businessZone: 'Asia/Kolkata' };
    return {
      quote: (n, who) =>
        Effect.suspend(() => {
          const { expiresAt: _expiry, ...quote } = hotelQuote(n, who);
          quotes.set(`quote-${n}`, hotelQuote(n, who));
          return parts.keep({ ...quote, bookable: quote, document: quote, expiresAt: instant('2100-01-01T00:00:00Z') });
        }),
      book: (caller, n, requestId, otherwise = false) =>
        bookHotel(ports, caller, {
          quoteId: `quote-${n}`,
          requestId,
          mode: 'confirm',
          guests: sampleOf(n).rooms.map((_, room) => ({
            room,
            title: 'Ms',
            firstName: `Guest${'abcd'[room]}`,
            lastName: surname(n),
          })),
          contact: makeContact(otherwise ? { email: 'other@agency.test' } : {}),
          parameters: [],
          acceptTerms: true,
        }),
    };
  },
  keyOf: ({ key }) => key,
  issued: ({ key, rooms }) => ({ confirmations: rooms.map((_, at) => `HC-${key.slice(-5)}-${at + 1}`) }),
  requested: requestedHotel,
  kept: keptHotel,
  document: () => ({}),
  papers: hotelPapers({ letters: fluentLetters, words: hotelLetters }),
  layouts: { hotel: layOutVoucher },
};
