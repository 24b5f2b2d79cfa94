/** What all parts that show what can be done to a request are handed. */
import type { RequestQueue, RequestQueueState } from '#application/portal/booking/request/request-queue.ts';
import type { ServiceRequest } from '#domain/booking/request/request.ts';

export interface ActsProps {
  readonly state: RequestQueueState;
  readonly queue: RequestQueue;
  readonly request: ServiceRequest;
}
