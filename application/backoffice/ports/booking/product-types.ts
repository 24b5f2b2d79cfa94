/** The types that a product brings to what is made once for all bookings. Where none is named, what they have in common. */
import type { Booking } from '#domain/booking/booking.ts';
import type { Money } from '#domain/money/money.ts';
import type { SupplierBooking } from '../supplier.ts';

/** What is sold from a quote, as far as booking needs to know it. */
export interface SoldQuote {
  readonly quoteId: string;
  readonly supplier: string;
  /** What the supplier asks in all, without services. */
  readonly supplierTotal: Money;
  /** What the customer pays; without what is asked beside it. */
  readonly total: Money;
}

export interface ProductTypes {
  readonly booking: Booking;
  /** What of a booking is settled when it is asked for. */
  readonly terms: unknown;
  readonly quote: SoldQuote;
  readonly order: unknown;
  /** What a supplier issues for an order. */
  readonly issued: unknown;
  /** What is planned with an amendment, beside what is with every one. */
  readonly plan: { readonly asks: SupplierBooking & { readonly kind: string } };
  /** What a supplier answers when it is done. */
  readonly amended: object;
  /** What of a booking has become other by it, beside what all bookings have. */
  readonly becomes: object;
}
