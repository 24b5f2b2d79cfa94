/** What may be left out of the paper of most products. */
import type { Booking } from '#domain/booking/booking.ts';
import type { VoucherView } from '../product-view.ts';

/** Who may not see the service charge apart has a paper with it in the fare. */
export const usualParts = ({ price: { terms } }: Pick<Booking, 'price'>): ReturnType<VoucherView['parts']> => [
  { part: 'fare', label: 'bookings-show-fare' },
  ...(terms === undefined ? [] : [{ part: 'service-fee', label: 'bookings-show-service-fee' } as const]),
  { part: 'fee-rules', label: 'bookings-show-fees' },
  { part: 'gstin', label: 'bookings-show-gst' },
  { part: 'barcode', label: 'bookings-show-code' },
];
