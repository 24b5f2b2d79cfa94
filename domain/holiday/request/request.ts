/** What people are asked about packages: to cancel where the operator takes no answer from here, or something for the trip. */
import type { RequestRules } from '../../booking/request/request-rules.ts';
import type { RequestContent, RequestedBooking, ServiceRequest } from '../../booking/request/request.ts';
import type { IsoDate } from '../../time/calendar-date.ts';
import { roomUnits } from '../booking/in-short.ts';
import type { RoomParty } from '../trip/party.ts';

export const holidayRequestKinds = ['cancel'] as const;
export type HolidayRequestKind = (typeof holidayRequestKinds)[number];

/** A booking as anyone who answers has to know it. */
export interface RequestedHoliday extends RequestedBooking {
  /** 'Sri Lanka, hills and coast'. */
  readonly title: string;
  readonly operator: string;
  readonly startsOn: IsoDate;
  readonly endsOn: IsoDate;
  readonly rooms: readonly RoomParty[];
}

export interface HolidayRequest extends RequestContent, ServiceRequest {
  readonly product: 'holiday';
  readonly kind: HolidayRequestKind;
  readonly booking?: RequestedHoliday;
}

function isHoliday(request: ServiceRequest): request is HolidayRequest {
  return request.product === 'holiday';
}

export const holidayRequestRules: RequestRules = {
  product: 'holiday',
  kinds: { cancel: { way: 'settlement' } },
  party: () => undefined,
  startsOn: () => undefined,
  checkNames: () => [],
  units: (request) => (isHoliday(request) ? roomUnits(request.booking?.rooms ?? []) : []),
  itemName: (request, item) => (isHoliday(request) && request.booking?.rooms[item] !== undefined ? `${item + 1}` : ''),
};
