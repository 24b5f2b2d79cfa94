/** What museum tickets bring to the books of all bookings. */
import type { UnitTypes } from '#application/backoffice/booking/sale/sold-by-unit.ts';
import type { KeptSaleQuote } from '#application/backoffice/ports/booking/product-quotes.ts';
import type { CommonAmendment } from '#application/backoffice/ports/supplier.ts';
import type { Money } from '#domain/money/money.ts';
import type { CancellableVisits, MuseumBooking, MuseumTerms } from './museum-booking.ts';

export interface VisitsOffered extends MuseumTerms {
  readonly visitors: number;
}

export type MuseumQuote = KeptSaleQuote<VisitsOffered>;

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

export interface MuseumTypes extends UnitTypes<VisitsOffered> {
  readonly booking: MuseumBooking;
  readonly terms: MuseumKept;
  readonly quote: MuseumQuote;
  readonly order: MuseumOrder;
  readonly issued: MuseumIssued;
  readonly plan: { readonly asks: CommonAmendment };
  readonly amended: object;
  readonly becomes: object;
}
