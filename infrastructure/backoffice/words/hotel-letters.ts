/** Mail about rooms, in the words of each language. */
import type { HotelLetters } from '#application/backoffice/hotel/papers/hotel-papers.ts';
import { words } from './words.ts';
import { dateWriter, shortDate } from './written-dates.ts';

export const hotelLetters: HotelLetters = {
  roomName: (language, kind) => words(language, 'document-hotel-room', { kind }),
  voucherTitle: (language) => words(language, 'document-hotel-voucher'),
  stayLine: (language, { title, from, to }) => {
    const write = dateWriter(language, shortDate);
    return words(language, 'document-hotel-stay', { title, from: write(from), to: write(to) });
  },
  confirmationLine: (language, { name, guest, number }) =>
    words(language, 'document-hotel-confirmed', { name, guest, number }),
};
