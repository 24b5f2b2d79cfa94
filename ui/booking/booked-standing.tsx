/** How an opened booking stands, in the terms of its product. */
import { BookingStanding } from './booking-standing.tsx';
import type { OfBooking } from './product-view.ts';
import { useProductView } from './use-product.ts';

export function BookedStanding({ booking }: OfBooking) {
  const view = useProductView(booking.transactionId);
  if (view === undefined || view === 'missing') return null;
  const { product, status } = booking;
  return view.Standing === undefined ? (
    <BookingStanding ofPage booking={{ product, status }} />
  ) : (
    <view.Standing booking={booking} />
  );
}
