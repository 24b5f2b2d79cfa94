/** Rooms' plug of requests in the back office. */
import { Effect } from 'effect';
import { stayInShort } from '#domain/hotel/booking/in-short.ts';
import { hotelCancelling } from '#domain/hotel/booking/rules.ts';
import {
  checkHotelWish,
  type HotelRequestContent,
  hotelRequestRules,
  type RequestedStay,
} from '#domain/hotel/request/request.ts';
import { nameOf } from '#domain/booking/in-short.ts';
import { required, violation } from '#domain/rules/violation.ts';
import { toInstant } from '#domain/time/place-time.ts';
import { Invalid } from '#application/desk/failures.ts';
import type { AskRequest } from '#application/desk/requests.ts';
import { pricedByCharges, type RequestedProduct } from '#application/backoffice/booking/request/requested-product.ts';
import type { AmendableBooking } from '#application/backoffice/ports/booking/amendment-book.ts';
import type { HotelTypes } from './hotel-types.ts';

type Stay = AmendableBooking<HotelTypes>;

/** Only what rooms have of a request comes here. */
const asStay = (asked: AskRequest) => asked as AskRequest & HotelRequestContent;

export const requestedHotel: RequestedProduct = {
  rules: hotelRequestRules,
  wanted: () => Effect.fail(new Invalid({ violations: [violation('not-a-choice', 'kind')] })),
  units: (booking: Stay) => hotelCancelling.units(booking),
  checkWish: (asked, { checkIn }: Stay, now) => {
    const { kind, about } = asStay(asked);
    if (about === undefined) return required(undefined, 'about');
    const isOver = kind === 'cancel' && toInstant(checkIn) <= now;
    return [...checkHotelWish(kind, about), ...(isOver ? [violation('place-flown', 'about.items')] : [])];
  },
  concern: (asked, booking: Stay) => {
    const { reference, supplier, hotel, rooms, travellers } = booking;
    const { title, startsOn, endsOn = startsOn } = stayInShort(booking);
    const named: RequestedStay = {
      ...(reference !== undefined && { reference }),
      supplier,
      hotel: hotel.name,
      checkIn: startsOn,
      checkOut: endsOn,
      rooms: rooms.map(({ room }) => room.kind),
      travellers: travellers.map((traveller) => ({ name: nameOf(traveller), type: traveller.type })),
    };
    return {
      booking: named,
      inShort: { title, startsOn, travellerCount: asStay(asked).about?.travellers.length ?? travellers.length },
    };
  },
  priced: pricedByCharges,
};
