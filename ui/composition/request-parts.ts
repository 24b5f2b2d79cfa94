/** What the screens of requests may ask for, once their area is loaded. */
import type { AskOfBooking } from '#application/portal/booking/request/ask-of-booking.ts';
import type { GroupRequest } from '#application/portal/booking/request/group-request.ts';
import type { RequestQueue } from '#application/portal/booking/request/request-queue.ts';
import type { SettleRequest } from '#application/portal/booking/request/settle-request.ts';
import { part } from './parts.ts';

export const requestParts = {
  group: part<GroupRequest>('requests.group'),
  ask: part<AskOfBooking>('requests.ask'),
  queue: part<RequestQueue>('requests.queue'),
  settle: part<SettleRequest>('requests.settle'),
};
