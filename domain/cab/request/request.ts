/** What people are asked about cabs: to cancel where the operator takes no answer from here. */
import type { RequestRules } from '../../booking/request/request-rules.ts';
import type { RequestContent, RequestedBooking, ServiceRequest } from '../../booking/request/request.ts';
import { cabUnits } from '../booking/rules.ts';

export const cabRequestKinds = ['cancel'] as const;
export type CabRequestKind = (typeof cabRequestKinds)[number];

/** A booking as anyone who answers has to know it. */
export interface RequestedCab extends RequestedBooking {
  /** 'Kochi airport – Munnar'. */
  readonly title: string;
  readonly operator: string;
  readonly car: string;
}

export interface CabRequest extends RequestContent, ServiceRequest {
  readonly product: 'cab';
  readonly kind: CabRequestKind;
  readonly booking?: RequestedCab;
}

const isCab = (request: ServiceRequest): request is CabRequest => request.product === 'cab';

export const cabRequestRules: RequestRules = {
  product: 'cab',
  kinds: { cancel: { way: 'settlement' } },
  party: () => undefined,
  startsOn: () => undefined,
  checkNames: () => [],
  units: cabUnits,
  itemName: (request) => (isCab(request) ? (request.booking?.title ?? '') : ''),
};
