/** What a product's sale is asked before it is opened: whether the company that it is for lets it be bought. */
import type { Effect } from 'effect';
import type { TripFacts } from '#domain/booking/trip-facts.ts';
import type { AwaitingApproval, Invalid, NotAllowedInState } from '#application/desk/failures.ts';
import type { SignedInCaller } from '../caller.ts';
import type { BookingIntent } from '../ports/booking/booking-book.ts';

export interface TravelPolicy {
  /** Whether a rule of the company that somebody books for compares what is chosen with what else is sold. */
  readonly compares: (who: SignedInCaller) => Effect.Effect<boolean>;
  /**
   * Invalid `policy-blocked` where a rule forbids it, `policy-reason` where none was given for it, `approval-nobody` where nobody could
   * approve it; AwaitingApproval where others have to, who are asked. Nothing is asked of who books for no company.
   */
  readonly allows: (
    who: SignedInCaller,
    trip: TripFacts,
    intent: BookingIntent,
    mayBeHeld: boolean,
  ) => Effect.Effect<void, Invalid | AwaitingApproval>;
  /**
   * Of everybody, the agency's people too: AwaitingApproval while what is held waits for it; NotAllowedInState where it was not
   * approved. What was approved and could not be booked the agency may issue, not the company's people.
   */
  readonly mayIssue: (
    who: SignedInCaller,
    transactionId: string,
  ) => Effect.Effect<void, AwaitingApproval | NotAllowedInState>;
}

/** What every sale says of its trip, whatever is sold. */
export function plainTrip({ summary }: Pick<BookingIntent, 'summary'>): TripFacts {
  const { product, customerTotal, travellerCount, startsOn, mark } = summary;
  return { product, total: customerTotal, travellers: travellerCount, startsOn, suppliers: [mark] };
}
