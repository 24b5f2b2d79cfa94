/** What packages bring to the books of all bookings. */
import type { HolidayBooking, HolidayIssued, HolidayTerms } from '#domain/holiday/booking/holiday-booking.ts';
import type { HolidayTrip } from '#domain/holiday/trip/trip.ts';
import type { UnitTypes } from '#application/backoffice/booking/sale/sold-by-unit.ts';
import type { HolidayOrder } from '#application/backoffice/ports/holiday/holiday-supplier.ts';
import type { CommonAmendment } from '#application/backoffice/ports/supplier.ts';

/** What of a quote is only packages'. */
export interface HolidayQuoted {
  readonly trip: HolidayTrip;
  /** Tax is collected from who pays. */
  readonly collects: boolean;
}

export interface HolidayTypes extends UnitTypes<HolidayQuoted> {
  readonly booking: HolidayBooking;
  readonly terms: Pick<HolidayBooking, 'travellers' | 'contact' | 'gst' | 'parameters' | 'price' | keyof HolidayTerms>;
  readonly order: HolidayOrder;
  readonly issued: HolidayIssued;
  readonly plan: { readonly asks: CommonAmendment };
  readonly amended: object;
  readonly becomes: object;
}
