/** What visas bring to the books of all bookings. */
import type { CancellableVisa, VisaCase, VisaBooking } from '#domain/visa/booking.ts';
import type { VisaSearch } from '#domain/visa/visa.ts';
import type { UnitTypes } from '../booking/sale/sold-by-unit.ts';
import type { CommonAmendment } from '../ports/supplier.ts';
import type { VisaIssued, VisaOrder } from '../ports/visa/visa-supplier.ts';

/** What was quoted. */
export interface VisaOffer extends VisaCase, Pick<VisaSearch, 'births'> {}

/** What of a booking is settled when it is asked for. */
export type VisaTerms = Pick<
  VisaBooking,
  'travellers' | 'contact' | 'gst' | 'parameters' | 'price' | 'profiles' | keyof VisaCase
>;

export interface VisaTypes extends UnitTypes<VisaOffer> {
  readonly booking: VisaBooking & CancellableVisa;
  readonly terms: VisaTerms;
  readonly order: VisaOrder;
  readonly issued: VisaIssued;
  readonly plan: { readonly asks: CommonAmendment };
  readonly amended: object;
  readonly becomes: object;
}
