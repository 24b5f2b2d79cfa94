/** What people are asked about a bill: to cancel it for another amount than it says. */
import type { RequestRules } from '../booking/request/request-rules.ts';
import type { RequestContent, RequestedBooking, ServiceRequest } from '../booking/request/request.ts';
import { billUnits } from './booking.ts';

export const billRequestKinds = ['cancel'] as const;
export type BillRequestKind = (typeof billRequestKinds)[number];

/** A bill as anyone who answers has to know it. */
export interface RequestedBill extends RequestedBooking {
  /** 'DEL-BOM'. */
  readonly title: string;
  /** Of whom it was bought, and the number there. */
  readonly boughtOf: string;
  readonly confirmation: string;
}

export interface BillRequest extends RequestContent, ServiceRequest {
  readonly product: 'billing';
  readonly kind: BillRequestKind;
  readonly booking?: RequestedBill;
}

const isBill = (request: ServiceRequest): request is BillRequest => request.product === 'billing';

export const billRequestRules: RequestRules = {
  product: 'billing',
  kinds: { cancel: { way: 'settlement' } },
  party: () => undefined,
  startsOn: () => undefined,
  checkNames: () => [],
  units: billUnits,
  itemName: (request) => (isBill(request) ? (request.booking?.title ?? '') : ''),
};
