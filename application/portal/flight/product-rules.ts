/** What the use cases of all products must know of flights. */
import { flightRequestRules } from '#domain/flight/request/request-rules.ts';
import type { ProductRules } from '#application/portal/booking/product-rules.ts';
import { type CancelFlightDesk, flightCancelRules } from './cancel/cancel-rules.ts';

export function rulesOver(desk: { readonly flight: CancelFlightDesk }): ProductRules {
  return { cancelling: flightCancelRules(desk.flight), requests: flightRequestRules };
}
