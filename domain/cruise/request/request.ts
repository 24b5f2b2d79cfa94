/** What people are asked about cruises: to cancel cabins where the line takes no answer from here. */
import type { RequestRules } from '../../booking/request/request-rules.ts';
import type { BookingWish, RequestContent, RequestedBooking, ServiceRequest } from '../../booking/request/request.ts';
import { required, type Violation, violation } from '../../rules/violation.ts';
import type { IsoDate } from '../../time/calendar-date.ts';
import { cabinUnits, withGuests } from '../booking/in-short.ts';
import type { SharedCabin } from '../booking/cruise-booking.ts';

export const cruiseRequestKinds = ['cancel'] as const;
export type CruiseRequestKind = (typeof cruiseRequestKinds)[number];

/** A booking as anyone who answers has to know it. */
export interface RequestedCruise extends RequestedBooking {
  /** 'Konkan coast, Sagarika'. */
  readonly title: string;
  readonly line: string;
  readonly departs: IsoDate;
  readonly cabins: readonly [SharedCabin, ...SharedCabin[]];
}

export interface CruiseRequest extends RequestContent, ServiceRequest {
  readonly product: 'cruise';
  readonly kind: CruiseRequestKind;
  readonly about?: BookingWish;
  readonly booking?: RequestedCruise;
}

const isCruise = (request: ServiceRequest): request is CruiseRequest => request.product === 'cruise';

export const cruiseRequestRules: RequestRules = {
  product: 'cruise',
  kinds: { cancel: { way: 'settlement' } },
  party: () => undefined,
  startsOn: () => undefined,
  checkNames: () => [],
  units: (request) =>
    isCruise(request) && request.booking !== undefined
      ? cabinUnits({ cabins: withGuests(request.booking.cabins) })
      : [],
  itemName: (request, item) => {
    const cabin = isCruise(request) ? request.booking?.cabins[item] : undefined;
    return cabin === undefined ? '' : (cabin.number ?? String(item + 1));
  },
};

/** It says which cabins. Paths: `about…`. */
export function checkCruiseWish(about: BookingWish | undefined): readonly Violation[] {
  if (about === undefined) return required(undefined, 'about');
  return (about.items ?? []).length === 0 ? [violation('cancel-nothing', 'about.items')] : [];
}
