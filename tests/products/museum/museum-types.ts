/** What museum tickets bring to the books of all bookings. */
import type { ProductTypes, SoldQuote } from '#application/backoffice/ports/booking/product-types.ts';
import type { CommonAmendment } from '#application/backoffice/ports/supplier.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Money } from '#domain/money/money.ts';
import type { Price } from '#domain/price/price.ts';
import type { CancellableVisits, MuseumBooking, MuseumTerms } from './museum-booking.ts';

export interface MuseumQuote extends SoldQuote, MuseumTerms {
  readonly agencyId: string;
  readonly actorUserId: string;
  readonly visitors: number;
  readonly price: Price;
  readonly expiresAt: Instant;
}

export interface MuseumOrder extends CancellableVisits {
  readonly key: string;
  readonly visitors: number;
  /** Without what the agency adds. */
  readonly total: Money;
}

/** A number for each visitor, which opens every door. */
export interface MuseumIssued {
  readonly entries: readonly string[];
}

export type MuseumKept = Pick<
  MuseumBooking,
  'travellers' | 'contact' | 'gst' | 'parameters' | 'price' | keyof MuseumTerms
>;

export interface MuseumTypes extends ProductTypes {
  readonly booking: MuseumBooking;
  readonly terms: MuseumKept;
  readonly quote: MuseumQuote;
  readonly order: MuseumOrder;
  readonly issued: MuseumIssued;
  readonly plan: { readonly asks: CommonAmendment };
  readonly amended: object;
  readonly becomes: object;
}
