/** Booking rooms from a quote. */
import { checkGuests, requestsMostCharacters } from '#domain/hotel/booking/guest-rules.ts';
import type { BookedRoom, Guest, GuestPaper } from '#domain/hotel/booking/hotel-booking.ts';
import { hotelRules } from '#domain/hotel/booking/rules.ts';
import { stayInShort } from '#domain/hotel/booking/in-short.ts';
import type { Traveller } from '#domain/people/traveller.ts';
import { type Violation, violation } from '#domain/rules/violation.ts';
import { dateOfLocal } from '#domain/time/place-time.ts';
import type { BookHotel } from '#application/desk/hotel/hotel.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { type QuotedSale, sellQuoted, type SellQuotedPorts } from '#application/backoffice/booking/sale/sell-quoted.ts';
import type { HotelTypes, OfferedStay } from './hotel-types.ts';

export function bookHotel(ports: SellQuotedPorts<HotelTypes>, caller: Caller, request: BookHotel) {
  return sellQuoted(ports, hotelSale, caller, request);
}

export const hotelSale: QuotedSale<HotelTypes, BookHotel> = {
  rules: hotelRules,
  international: ({ offer }) => offer.international,
  mode: ({ mode }) => (mode === 'hold' ? 'hold' : undefined),
  check: ({ offer }, asked) => checkBooking(offer, asked),
  accept: ({ offer, price }, asked, parameters) => {
    const { contact, gst, requests = '' } = asked;
    const guests = inOrder(asked.guests, offer.rooms.length);
    const travellers = guests.map(travellerOf);
    const [first, ...others] = offer.rooms.map(
      ({ room, party, board, policy, payableThere, onRequest }, at): BookedRoom => ({
        room,
        party,
        board,
        guests: [at, ...guests.flatMap((guest, n) => (n !== at && guest.room === at ? [n] : []))],
        cancellation: policy,
        payableThere,
        ...(onRequest && { onRequest }),
      }),
    );
    if (first === undefined) throw new Error('A quote without a room');
    const { hotel, checkIn, checkOut, nationality } = offer;
    const stay = { hotel, checkIn, checkOut, rooms: [first, ...others] as const, travellers };
    const inShort = stayInShort(stay);
    return {
      travellers,
      inShort,
      terms: {
        ...stay,
        nationality,
        guestPapers: papersOf(guests),
        ...(requests.trim() !== '' && { requests: requests.trim() }),
        contact,
        ...(gst && { gst }),
        parameters: parameters(inShort),
        price,
      },
    };
  },
};

function checkBooking(
  { rooms, papers, checkIn, checkOut, hold }: OfferedStay,
  { guests, mode, requests = '' }: BookHotel,
): readonly Violation[] {
  return [
    ...checkGuests(guests, {
      rooms: rooms.map(({ party }) => party),
      papers,
      checkIn: dateOfLocal(checkIn.local),
      checkOut: dateOfLocal(checkOut.local),
    }),
    ...(mode === 'hold' && hold === undefined ? [violation('hold-not-offered', 'mode')] : []),
    ...(requests.length > requestsMostCharacters
      ? [violation('too-long', 'requests', { most: requestsMostCharacters })]
      : []),
  ];
}

/** Those in whose names the rooms are first, in the order of the rooms. */
function inOrder(guests: readonly Guest[], rooms: number): readonly Guest[] {
  const leads = Array.from({ length: rooms }, (_, room) => guests.find((guest) => guest.room === room));
  const known = leads.flatMap((lead) => (lead === undefined ? [] : [lead]));
  return [...known, ...guests.filter((guest) => !known.includes(guest))];
}

/** A child of two or more has a bed of its own. */
function travellerOf({ room: _room, age, pan: _pan, ...guest }: Guest): Traveller {
  return { ...guest, type: age === undefined ? 'adult' : age < 2 ? 'infant' : 'child' };
}

function papersOf(guests: readonly Guest[]): readonly GuestPaper[] {
  return guests.flatMap(({ pan }, traveller) => (pan === undefined ? [] : [{ traveller, pan }]));
}
