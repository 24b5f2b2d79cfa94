/** What buses bring to the books of all bookings. */
import type { BlockedSeat } from '#domain/bus/quote/quote.ts';
import type { BusBooking, BusRide, BusTerms } from '#domain/bus/booking/bus-booking.ts';
import type { Passenger } from '#application/desk/bus/bus.ts';
import type { UnitTypes } from '#application/backoffice/booking/sale/sold-by-unit.ts';
import type { BusIssued, BusOrder } from '#application/backoffice/ports/bus/bus-supplier.ts';
import type { CommonAmendment } from '#application/backoffice/ports/supplier.ts';

/** What of a quote is only buses'. */
export interface SeatsOffered {
  readonly ride: BusRide;
  readonly seats: readonly BlockedSeat[];
  readonly blockKey: string;
  /** As far as they were named. */
  readonly travellers: readonly Passenger[];
}

export interface BusTypes extends UnitTypes<SeatsOffered> {
  readonly booking: BusBooking;
  readonly terms: Pick<BusBooking, 'travellers' | 'contact' | 'gst' | 'parameters' | 'price' | keyof BusTerms>;
  readonly order: BusOrder;
  readonly issued: BusIssued;
  readonly plan: { readonly asks: CommonAmendment };
  readonly amended: object;
  readonly becomes: object;
}
