/** Rooms as the suites of selling take them. */
import { hotelRules } from '#domain/hotel/booking/rules.ts';
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
import { surname } from '#tests/fixtures/booking.ts';
import { keptQuoteOf, quotedDesk, sampled } from '../quoted-sale.ts';
import type { SellingPlug } from '../selling-plug.ts';
import { someStays } from './hotel-arbitraries.ts';

const sampleOf = sampled(someStays, 3);

function hotelQuote(n: number, who: SignedInCaller): HotelQuoteKept {
  const { price, hotel, checkIn, checkOut, nationality, rooms } = sampleOf(n);
  const [first, ...others] = rooms.map(({ room, party, board, cancellation, payableThere }, at) => ({
    rateKey: `rate-${at}`,
    room,
    party,
    board,
    policy: cancellation,
    payableThere,
  }));
  if (first === undefined) throw new Error('No room');
  return keptQuoteOf('hotel', n, who, {
    price,
    offer: {
      hotel,
      checkIn,
      checkOut,
      nationality,
      rooms: [first, ...others],
      papers: { pan: 'none', passport: false },
      international: true,
    },
  });
}

export const hotelPlug: SellingPlug<HotelTypes> = {
  rules: hotelRules,
  sold: (suppliers, amendments) => soldHotel({ suppliers, amendments }),
  desk: quotedDesk(hotelQuote, (ports, caller, asked, n) =>
    bookHotel(ports, caller, {
      ...asked,
      mode: 'confirm',
      guests: sampleOf(n).rooms.map((_, room) => ({
        room,
        title: 'Ms',
        firstName: `Guest${'abcd'[room]}`,
        lastName: surname(n),
      })),
    }),
  ),
  keyOf: ({ key }) => key,
  issued: ({ key, rooms }) => ({ confirmations: rooms.map((_, at) => `HC-${key.slice(-5)}-${at + 1}`) }),
  requested: requestedHotel,
  kept: keptHotel,
  document: () => ({}),
  papers: hotelPapers({ letters: fluentLetters, words: hotelLetters }),
  layouts: { hotel: layOutVoucher },
};
