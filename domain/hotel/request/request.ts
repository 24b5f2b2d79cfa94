/** What is asked of a person about rooms: to cancel them as the hotel agrees to, or something for the stay that no supplier takes. */
import type { RequestRules } from '../../booking/request/request-rules.ts';
import type {
  BookingWish,
  RequestAnswer,
  RequestContent,
  RequestedBooking,
  ServiceRequest,
} from '../../booking/request/request.ts';
import { type Violation, violation } from '../../rules/violation.ts';
import type { IsoDate } from '../../time/calendar-date.ts';
import { roomUnits } from '../booking/in-short.ts';
import type { RoomKind } from '../stay/hotel.ts';

export const hotelRequestKinds = ['cancel', 'stay-wish'] as const;
export type HotelRequestKind = (typeof hotelRequestKinds)[number];

export interface HotelRequestContent extends RequestContent {
  readonly product: 'hotel';
  readonly kind: HotelRequestKind;
  readonly about?: BookingWish;
}

/** A booking as it was when it was asked about. */
export interface RequestedStay extends RequestedBooking {
  readonly hotel: string;
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
  readonly rooms: readonly RoomKind[];
}

export interface HotelRequest extends HotelRequestContent, ServiceRequest {
  readonly product: 'hotel';
  readonly kind: HotelRequestKind;
  readonly about?: BookingWish;
  readonly answer?: RequestAnswer;
  readonly booking?: RequestedStay;
}

export function isHotelRequest(request: ServiceRequest): request is HotelRequest {
  return request.product === 'hotel';
}

export const hotelRequestRules: RequestRules = {
  product: 'hotel',
  kinds: { cancel: { way: 'settlement' }, 'stay-wish': { way: 'word', ofHeld: true } },
  party: () => undefined,
  startsOn: () => undefined,
  checkNames: () => [],
  units: (request) => (isHotelRequest(request) ? roomUnits({ rooms: request.booking?.rooms ?? [] }) : []),
  itemName: (request, item) =>
    isHotelRequest(request) && request.booking?.rooms[item] !== undefined ? `${item + 1}` : '',
};

/** A wish says what; a cancellation says which rooms. Paths: `about…`. */
export function checkHotelWish(kind: HotelRequestKind, about: BookingWish): readonly Violation[] {
  if (kind === 'stay-wish') {
    return (about.remarks ?? '').trim() === '' ? [violation('required', 'about.remarks')] : [];
  }
  return (about.items ?? []).length === 0 ? [violation('cancel-nothing', 'about.items')] : [];
}
