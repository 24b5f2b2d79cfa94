/** What papers are for, of rooms: and the voucher, which names no rate. */
import { type DocumentFacts, type DocumentedBooking, fullName, headOf } from '../../booking/papers/facts.ts';
import type { DocumentParty, ProductPaper } from '../../booking/papers/documents.ts';
import type { DocumentSubject } from '../../booking/papers/subject.ts';
import type { BookingStatus } from '../../booking/life.ts';
import { stands, unitsShown } from '../../booking/units.ts';
import { clockOfLocal, dateOfLocal, type PlaceTime } from '../../time/place-time.ts';
import type { HotelBooking, HotelTerms } from '../booking/hotel-booking.ts';
import { roomUnit } from '../booking/in-short.ts';
import { hotelCancelling, hotelRules } from '../booking/rules.ts';
import type { CancelStep } from '../cancel/policy.ts';
import type { PayableThere } from '../search/found.ts';
import type { Board, Hotel, RoomKind } from '../stay/hotel.ts';

export type DocumentedStay = DocumentedBooking & HotelTerms & Pick<HotelBooking, 'confirmations'>;

/** Lodging. */
const lodgingCode = '9963';

/** `roomName`: a room in print, in the language of the trade: 'Deluxe room'. */
export function hotelSubject(booking: DocumentedStay, roomName: (kind: RoomKind) => string): DocumentSubject {
  const { hotel, checkIn, checkOut, rooms, travellers, confirmations } = booking;
  return {
    product: hotelRules.product,
    supply: { sac: lodgingCode, madeAt: 'place', places: [`${hotel.name}, ${hotel.city}`] },
    labels: { 'base-fare': 'base-price', taxes: 'supplier-gst' },
    sold: (units = hotelCancelling.units(booking)) => ({
      items: units.flatMap(({ item }) => {
        const booked = rooms[item];
        return booked === undefined
          ? []
          : [
              {
                name: hotel.name,
                detail: roomName(booked.room.kind),
                startsOn: dateOfLocal(checkIn.local),
                time: clockOfLocal(checkIn.local),
                endsOn: dateOfLocal(checkOut.local),
              },
            ];
      }),
      travellers: units.flatMap(({ item, traveller }) => {
        const lead = travellers[traveller];
        return lead === undefined
          ? []
          : [{ name: fullName(lead), numbers: confirmations.slice(item, item + 1), items: [String(item + 1)] }];
      }),
    }),
    itemName: (item) => {
      const booked = rooms[item];
      return booked === undefined ? '' : `${item + 1} ${roomName(booked.room.kind)}`;
    },
    priceOfRest: () => hotelCancelling.standing(booking, (unit) => stands(booking, unit)),
  };
}

export interface VoucherRoom {
  /** As the hotel calls it, where that is known. */
  readonly called?: string;
  readonly kind: RoomKind;
  readonly board: Board;
  readonly adults: number;
  readonly childAges: readonly number[];
  readonly guests: readonly string[];
  /** Empty where the hotel has given none. */
  readonly confirmation: string;
  readonly conditions: readonly CancelStep[];
}

export interface HotelVoucher extends ProductPaper {
  readonly status: BookingStatus;
  readonly hotel: Pick<Hotel, 'name' | 'address' | 'city' | 'phone' | 'stars' | 'latitude' | 'longitude'>;
  readonly checkIn: PlaceTime;
  readonly checkOut: PlaceTime;
  readonly rooms: readonly VoucherRoom[];
  readonly payableThere: readonly PayableThere[];
  readonly requests?: string;
  /** What people show at the desk names no rate: none is ever among its lines. */
  readonly price: ProductPaper['price'];
}

export function isVoucher(paper: ProductPaper): paper is HotelVoucher {
  return paper.product === hotelRules.product;
}

/** Of the rooms that stand. */
export function hotelVoucher(facts: DocumentFacts, booking: DocumentedStay): HotelVoucher {
  const { agentId: _agentId, ...issuer }: DocumentParty = facts.agency;
  const { hotel, checkIn, checkOut, travellers, confirmations, requests, heldUntil } = booking;
  const shown = unitsShown(booking, hotelCancelling.units(booking));
  const rooms = shown.flatMap(({ item }): readonly VoucherRoom[] => {
    const booked = booking.rooms[item];
    if (booked === undefined) return [];
    const { party, board, room, guests, cancellation } = booked;
    return [
      {
        ...(room.name !== undefined && { called: room.name }),
        kind: room.kind,
        board,
        adults: party.adults,
        childAges: party.childAges,
        guests: guests.flatMap((at) => travellers[at] ?? []).map(fullName),
        confirmation: confirmations[roomUnit(item).item] ?? '',
        conditions: cancellation,
      },
    ];
  });
  const payableThere = shown.flatMap(({ item }) => booking.rooms[item]?.payableThere ?? []);
  return {
    ...headOf(facts),
    kind: 'ticket',
    name: heldUntil === undefined ? 'voucher' : 'hold',
    status: booking.status,
    issuer,
    hotel,
    checkIn,
    checkOut,
    rooms,
    payableThere,
    ...(requests !== undefined && { requests }),
    price: { lines: [], total: booking.price.total },
    conditions: rooms.flatMap(({ conditions }) => conditions),
    code: rooms.map(({ confirmation }) => confirmation).join('\n'),
  };
}
