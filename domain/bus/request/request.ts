/** What people are asked about buses: to cancel seats that the operator lets go only when a person asks it. */
import type { RequestRules } from '../../booking/request/request-rules.ts';
import type { RequestContent, RequestedBooking, ServiceRequest } from '../../booking/request/request.ts';
import { unitsOf } from '../../booking/units.ts';

export const busRequestKinds = ['cancel'] as const;
export type BusRequestKind = (typeof busRequestKinds)[number];

/** A booking as anyone who answers has to know it. */
export interface RequestedRide extends RequestedBooking {
  /** 'Bengaluru – Hyderabad'. */
  readonly title: string;
  readonly operator: string;
  /** One a traveller. */
  readonly seats: readonly string[];
}

export interface BusRequest extends RequestContent, ServiceRequest {
  readonly product: 'bus';
  readonly kind: BusRequestKind;
  readonly booking?: RequestedRide;
}

const isBus = (request: ServiceRequest): request is BusRequest => request.product === 'bus';

export const busRequestRules: RequestRules = {
  product: 'bus',
  kinds: { cancel: { way: 'settlement' } },
  party: () => undefined,
  startsOn: () => undefined,
  checkNames: () => [],
  units: (request) => unitsOf({ items: 1, travellers: request.booking?.travellers.length ?? 0 }),
  itemName: (request) => (isBus(request) ? (request.booking?.title ?? '') : ''),
};
