/** What papers and mail ask of rooms. */
import { roomUnits, stayInShort } from '#domain/hotel/booking/in-short.ts';
import { hotelRules } from '#domain/hotel/booking/rules.ts';
import { hotelSubject, hotelVoucher } from '#domain/hotel/papers/voucher.ts';
import type { RoomKind } from '#domain/hotel/stay/hotel.ts';
import { fullName } from '#domain/booking/papers/facts.ts';
import type { Unit } from '#domain/booking/booking.ts';
import { unitsShown } from '#domain/booking/units.ts';
import { dateOfLocal } from '#domain/time/place-time.ts';
import {
  type NoticeAsked,
  type ProductPapers,
  unitsIn,
} from '#application/backoffice/booking/papers/product-papers.ts';
import type { KeptBooking } from '#application/backoffice/ports/booking/booking-book.ts';
import type { Letter, Mail, Letters } from '#application/backoffice/ports/mailer.ts';
import type { HotelTypes } from '../hotel-types.ts';
import { hotelNotices } from './hotel-notices.ts';

type PaperStay = KeptBooking<HotelTypes> & { readonly reference: string };

/** Mail about rooms, in the words of each language. */
export interface HotelLetters {
  /** 'Deluxe room'. */
  readonly roomName: (language: Mail['language'], kind: RoomKind) => string;
  readonly voucherTitle: (language: Mail['language']) => string;
  /** 'Meridian Creek Hotel, Dubai, 12 Jan 2027 – 15 Jan 2027'. */
  readonly stayLine: (
    language: Mail['language'],
    stay: {
      readonly title: string;
      readonly from: ReturnType<typeof dateOfLocal>;
      readonly to: ReturnType<typeof dateOfLocal>;
    },
  ) => string;
  readonly confirmationLine: (
    language: Mail['language'],
    room: { readonly name: string; readonly guest: string; readonly number: string },
  ) => string;
}

export interface HotelPapersPorts {
  readonly letters: Pick<Letters, 'paper'>;
  readonly words: HotelLetters;
}

export function hotelPapers({ letters, words }: HotelPapersPorts): ProductPapers {
  const lineOf = (booking: PaperStay, language: Mail['language']) =>
    words.stayLine(language, {
      title: stayInShort(booking).title,
      from: dateOfLocal(booking.checkIn.local),
      to: dateOfLocal(booking.checkOut.local),
    });
  const roomLines = (booking: PaperStay, language: Mail['language'], units: readonly Unit[]) =>
    units.flatMap(({ item, traveller }) => {
      const [booked, lead] = [booking.rooms[item], booking.travellers[traveller]];
      if (booked === undefined || lead === undefined) return [];
      const name = words.roomName(language, booked.room.kind);
      return [
        words.confirmationLine(language, { name, guest: fullName(lead), number: booking.confirmations[item] ?? '' }),
      ];
    });
  return {
    invoiceSeries: hotelRules.prefix,
    isIssued: ({ reference, confirmations }: KeptBooking<HotelTypes>) =>
      reference !== undefined && confirmations.length > 0,
    subject: (booking: PaperStay) => hotelSubject(booking, (kind) => words.roomName('en', kind)),
    ownPaper: (booking: PaperStay, facts) => hotelVoucher(facts, booking),
    path: (transactionId) => `/hotel/voucher/${transactionId}`,
    issuedNotice: hotelNotices.issued,
    issuedLetter: (booking: PaperStay, { companyName, link }, language): Letter =>
      letters.paper(language, {
        title: words.voucherTitle(language),
        reference: booking.reference,
        companyName,
        text: [
          lineOf(booking, language),
          ...roomLines(booking, language, roomUnits(booking)),
          ...(link === undefined ? [] : [link]),
        ].join('\n'),
      }),
    notice: ({ booking, payload, language }: NoticeAsked<PaperStay>) => {
      const units = unitsIn(payload) ?? unitsShown(booking, roomUnits(booking));
      const { leadTraveller } = stayInShort(booking);
      const travellers = units.flatMap(({ traveller }) => booking.travellers[traveller] ?? []).map(fullName);
      return { leadTraveller, travellers, lines: [lineOf(booking, language)] };
    },
    notices: { [hotelNotices.cancelled]: ['customer'] },
  };
}
