/** What each product says of its requests, for the use cases of them; how they are drawn is in `request-products.ts`. */
import type { Product } from '#domain/booking/booking.ts';
import type { RequestRules } from '#domain/booking/request/request-rules.ts';
import { flightRequestRules } from '#domain/flight/request/request-rules.ts';

const requestRules: readonly RequestRules[] = [flightRequestRules];

export function requestRulesOf(product: Product): RequestRules | undefined {
  return requestRules.find((each) => each.product === product);
}
