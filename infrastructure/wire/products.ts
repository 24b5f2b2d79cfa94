/** What is sold here, product by product: the one place of the wire that lists them. */
import { flightRequestKinds } from '#domain/flight/request/request.ts';
import type { RequestShapes } from './booking/requests.ts';
import { askFlightRequest, flightRequest } from './flight/requests.ts';

export const requestShapes: RequestShapes = {
  kinds: flightRequestKinds,
  unsaid: 'flight',
  ask: askFlightRequest,
  request: flightRequest,
};
