/** What cabs bring to the books of all bookings. */
import type { CabBooking, CabRide, CabTerms } from '#domain/cab/booking/cab-booking.ts';
import type { UnitTypes } from '#application/backoffice/booking/sale/sold-by-unit.ts';
import type { CabIssued, CabOrder } from '#application/backoffice/ports/cab/cab-supplier.ts';
import type { CommonAmendment } from '#application/backoffice/ports/supplier.ts';

/** What of a quote is only cabs'. */
export interface CabQuoted {
  readonly ride: CabRide;
}

export interface CabTypes extends UnitTypes<CabQuoted> {
  readonly booking: CabBooking;
  readonly terms: Pick<CabBooking, 'travellers' | 'contact' | 'gst' | 'parameters' | 'price' | keyof CabTerms>;
  readonly order: CabOrder;
  readonly issued: CabIssued;
  readonly plan: { readonly asks: CommonAmendment };
  readonly amended: object;
  readonly becomes: object;
}
