/** What people are asked about trains: to cancel berths that nothing else can. */
import type { RequestRules } from '../../booking/request/request-rules.ts';
import type { RequestContent, RequestedBooking, ServiceRequest } from '../../booking/request/request.ts';
import { unitsOf } from '../../booking/units.ts';

/** A booking as anyone who answers has to know it. */
export interface RequestedJourney extends RequestedBooking {
  /** 'ERS-SBC'. */
  readonly title: string;
  readonly train: string;
}

export const trainRequestKinds = ['cancel'] as const;
export type TrainRequestKind = (typeof trainRequestKinds)[number];

export interface TrainRequest extends RequestContent, ServiceRequest {
  readonly product: 'train';
  readonly kind: TrainRequestKind;
  readonly booking?: RequestedJourney;
}

const isTrain = (request: ServiceRequest): request is TrainRequest => request.product === 'train';

export const trainRequestRules: RequestRules = {
  product: 'train',
  kinds: { cancel: { way: 'settlement' } },
  party: () => undefined,
  startsOn: () => undefined,
  checkNames: () => [],
  units: (request) => unitsOf({ items: 1, travellers: request.booking?.travellers.length ?? 0 }),
  itemName: (request) => (isTrain(request) ? (request.booking?.title ?? '') : ''),
};
