/** What trains bring to the books of all bookings. */
import type { RailPassenger } from '#domain/train/booking/rules.ts';
import type { RailJourney, TrainBooking, TrainIssued, TrainTerms } from '#domain/train/booking/train-booking.ts';
import type { UnitTypes } from '#application/backoffice/booking/sale/sold-by-unit.ts';
import type { TrainAmendment, TrainOrder } from '#application/backoffice/ports/train/rail-supplier.ts';

/** What of a quote is only trains'. */
export interface BerthsOffered {
  readonly journey: RailJourney;
  readonly passengers: readonly RailPassenger[];
}

/** What of a booking is settled when it is asked for. */
export type TrainKept = Pick<
  TrainBooking,
  'travellers' | 'contact' | 'gst' | 'parameters' | 'price' | keyof TrainTerms
> & {
  /** Nothing is bought where not all get a berth. */
  readonly onlyConfirmed?: boolean;
};

export interface TrainTypes extends Omit<UnitTypes<BerthsOffered>, 'plan'> {
  readonly booking: TrainBooking;
  readonly terms: TrainKept;
  readonly order: TrainOrder;
  readonly issued: TrainIssued;
  readonly plan: { readonly asks: TrainAmendment };
  readonly amended: object;
  readonly becomes: object;
}
