/** What insurance brings to the books of all bookings. */
import type { CancellableCover, Cover, InsuranceBooking } from '#domain/insurance/booking.ts';
import type { PlanSearch } from '#domain/insurance/plan.ts';
import type { UnitTypes } from '../booking/sale/sold-by-unit.ts';
import type { CommonAmendment } from '../ports/supplier.ts';
import type { InsuranceIssued, InsuranceOrder } from '../ports/insurance/insurance-supplier.ts';

/** What was quoted. */
export interface InsuranceOffer extends Cover, Pick<PlanSearch, 'births'> {}

/** What of a booking is settled when it is asked for. */
export type InsuranceTerms = Pick<
  InsuranceBooking,
  'travellers' | 'contact' | 'gst' | 'parameters' | 'price' | 'proposal' | keyof Cover
>;

export interface InsuranceTypes extends UnitTypes<InsuranceOffer> {
  readonly booking: InsuranceBooking & CancellableCover;
  readonly terms: InsuranceTerms;
  readonly order: InsuranceOrder;
  readonly issued: InsuranceIssued;
  readonly plan: { readonly asks: CommonAmendment };
  readonly amended: object;
  readonly becomes: object;
}
