/** What people are asked about visas, pure. */
import type { RequestRules } from '../booking/request/request-rules.ts';
import type { RequestContent, RequestedBooking, ServiceRequest } from '../booking/request/request.ts';
import { unitsOf } from '../booking/units.ts';
import type { IsoDate } from '../time/calendar-date.ts';
import { visaRules } from './booking.ts';

interface OfVisa extends RequestContent {
  readonly product: 'visa';
  readonly kind: 'cancel';
}

/** The application as anyone who answers has to know it. */
export interface RequestedVisa extends RequestedBooking {
  readonly destination: string;
  readonly from: IsoDate;
  readonly to: IsoDate;
}

export interface VisaRequest extends OfVisa, ServiceRequest {
  readonly product: 'visa';
  readonly kind: 'cancel';
  readonly booking?: RequestedVisa;
}

export const isVisaRequest = (request: ServiceRequest): request is VisaRequest => request.product === visaRules.product;

export const visaRequestRules: RequestRules = {
  product: visaRules.product,
  kinds: { cancel: { way: 'settlement' } },
  party: () => undefined,
  startsOn: () => undefined,
  checkNames: () => [],
  units: (request) => unitsOf({ items: 1, travellers: request.booking?.travellers.length ?? 0 }),
  itemName: (request) => (isVisaRequest(request) ? (request.booking?.destination ?? '') : ''),
};
