/** What a person must answer about rooms. */
import type { AskHotelRequest } from '#application/desk/hotel/requests.ts';
import type { BookingWish } from '#domain/booking/request/request.ts';
import {
  type HotelRequest,
  hotelRequestKinds,
  hotelRequestRules,
  type RequestedStay,
} from '#domain/hotel/request/request.ts';
import { roomKinds } from '#domain/hotel/stay/hotel.ts';
import { askFields, plainRequest, requestedFields, wishFields } from '../booking/requests.ts';
import { date, oneOf, text } from '../form/leaves.ts';
import { at, list, maybe, record } from '../form/shape.ts';

const product = at('product', oneOf(['hotel'] as const));
const kind = at('kind', oneOf(hotelRequestKinds));
const wish = record<BookingWish>(wishFields);

export const askHotelRequest = record<AskHotelRequest>({ ...askFields, product, kind, about: maybe('about', wish) });

const booking = record<RequestedStay>({
  ...requestedFields,
  hotel: at('hotel', text),
  checkIn: at('checkin', date),
  checkOut: at('checkout', date),
  rooms: at('rooms', list(oneOf(roomKinds))),
});

export const hotelRequest = plainRequest<HotelRequest>(
  { product, kind, about: wish, booking },
  (asked) => hotelRequestRules.kinds[asked]?.way ?? 'word',
);
