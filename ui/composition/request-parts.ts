/** What the screens of requests may ask for, once their area is loaded. */
import type { AgreedSettlement } from '#application/portal/flight/request/agreed-settlement.ts';
import type { AskOfBooking } from '#application/portal/flight/request/ask-of-booking.ts';
import type { GroupRequest } from '#application/portal/flight/request/group-request.ts';
import type { GroupNames } from '#application/portal/flight/request/group-names.ts';
import type { RequestQueue } from '#application/portal/booking/request/request-queue.ts';
import type { SettleRequest } from '#application/portal/booking/request/settle-request.ts';
import { part } from './parts.ts';

export const requestParts = {
  group: part<GroupRequest>('requests.group'),
  ask: part<AskOfBooking>('requests.ask'),
  names: part<GroupNames>('requests.names'),
  queue: part<RequestQueue>('requests.queue'),
  settle: part<SettleRequest>('requests.settle'),
  agreed: part<AgreedSettlement>('requests.agreed'),
};
