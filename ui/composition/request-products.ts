/** What each product brings to the screens of requests. */
import type { Product } from '#domain/booking/booking.ts';
import type { RequestView } from '../booking/request/request-view.ts';
import { flightRequestView } from '../screens/flight/request/view.tsx';

export const requestViews: readonly RequestView[] = [flightRequestView];

export function requestViewOf(product: Product): RequestView | undefined {
  return requestViews.find(({ rules }) => rules.product === product);
}
