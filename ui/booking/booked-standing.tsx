/** How an opened booking stands, in the terms of its product. */
import type { OfBooking } from './product-view.ts';
import { useProductView } from './use-product.ts';

export function BookedStanding({ booking }: OfBooking) {
  const view = useProductView(booking.transactionId);
  return view === undefined || view === 'missing' ? null : <view.Standing booking={booking} />;
}
