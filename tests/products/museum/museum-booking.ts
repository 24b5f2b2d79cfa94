/** Museum tickets: a product that exists for tests alone, as small as a product can be. */
import type { Booking } from '#domain/booking/booking.ts';
import type { Cancellable } from '#domain/booking/cancel/cancellation.ts';
import type { DocumentedBooking } from '#domain/booking/papers/facts.ts';
import type { Traveller } from '#domain/people/traveller.ts';
import type { AppliedRule } from '#domain/rules/applied-rule.ts';
import type { PlaceTime } from '#domain/time/place-time.ts';

/** Entry to a museum at a time of day. */
export interface Visit {
  readonly museum: string;
  readonly city: string;
  readonly opens: PlaceTime;
  readonly closes: PlaceTime;
}

export interface MuseumTerms {
  /** Items of the booking's units: every visitor has a ticket for each. */
  readonly visits: readonly [Visit, ...Visit[]];
  readonly grid: CancelGrid;
}

/** Per cent of the ticket's price that the museum keeps, by hours before it opens; the first that fits. */
export interface CancelGrid {
  readonly steps: readonly { readonly hoursTo: number; readonly percent: number }[];
  readonly rule: AppliedRule;
}

export interface MuseumBooking extends Booking, MuseumTerms {
  readonly product: 'holiday';
  /** A number for each visitor, once it is sold; nothing before. */
  readonly entries: readonly string[];
}

export interface CancellableVisits extends Cancellable, MuseumTerms {
  readonly travellers: readonly Pick<Traveller, 'type' | 'firstName' | 'lastName'>[];
}

export type DocumentedVisits = DocumentedBooking & MuseumTerms & Pick<MuseumBooking, 'entries'>;
