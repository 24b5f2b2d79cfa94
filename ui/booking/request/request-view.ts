/** What the screens of requests hand each other, and what they ask a product for: how its wishes are drawn. */
import type { ComponentType } from 'react';
import type { RequestQueue, RequestQueueState } from '#application/portal/booking/request/request-queue.ts';
import type { ServiceRequest } from '#domain/booking/request/request.ts';
import type { RequestRules } from '#domain/booking/request/request-rules.ts';

/** What all parts that show what can be done to a request are handed. */
export interface ActsProps {
  readonly state: RequestQueueState;
  readonly queue: RequestQueue;
  readonly request: ServiceRequest;
}

export interface RequestProps {
  readonly request: ServiceRequest;
}

export interface RequestView {
  readonly rules: RequestRules;
  /** What is wished: lines of a list of facts. */
  readonly Wish?: ComponentType<RequestProps>;
  /** What there is to read beside. */
  readonly Beside?: ComponentType<RequestProps>;
  /** Who is named of an offer. */
  readonly Named?: ComponentType<RequestProps>;
  /** Naming them. */
  readonly Naming?: ComponentType<ActsProps>;
  /** Entering what is offered, and what was. */
  readonly Offering?: ComponentType<ActsProps>;
  readonly Offered?: ComponentType<RequestProps>;
  /** The element of a field of what is offered, by the path of its rule within `offered`. */
  readonly offeredFieldId?: (path: string) => string;
  /** Making bookings of an accepted offer. */
  readonly Making?: ComponentType<ActsProps>;
  /** Settling what is not a cancellation. */
  readonly Settling?: ComponentType<ActsProps>;
  /** Whether the booking to be taken over is only held. */
  readonly isHeld?: (request: ServiceRequest) => boolean;
}
