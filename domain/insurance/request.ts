/** What people are asked about policies, pure. */
import type { RequestRules } from '../booking/request/request-rules.ts';
import type { RequestContent, RequestedBooking, ServiceRequest } from '../booking/request/request.ts';
import { unitsOf } from '../booking/units.ts';
import type { IsoDate } from '../time/calendar-date.ts';
import { insuranceRules } from './booking.ts';

interface OfCover extends RequestContent {
  readonly product: 'insurance';
  readonly kind: 'cancel';
}

/** The policy as anyone who answers has to know it. */
export interface RequestedCover extends RequestedBooking {
  readonly plan: string;
  readonly insurer: string;
  readonly from: IsoDate;
  readonly to: IsoDate;
}

export interface InsuranceRequest extends OfCover, ServiceRequest {
  readonly product: 'insurance';
  readonly kind: 'cancel';
  readonly booking?: RequestedCover;
}

export const isInsuranceRequest = (request: ServiceRequest): request is InsuranceRequest =>
  request.product === insuranceRules.product;

export const insuranceRequestRules: RequestRules = {
  product: insuranceRules.product,
  kinds: { cancel: { way: 'settlement' } },
  party: () => undefined,
  startsOn: () => undefined,
  checkNames: () => [],
  units: (request) => unitsOf({ items: 1, travellers: request.booking?.travellers.length ?? 0 }),
  itemName: (request) => (isInsuranceRequest(request) ? (request.booking?.plan ?? '') : ''),
};
