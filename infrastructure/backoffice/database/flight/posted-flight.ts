/** A flight booking as it was when an entry about it was posted. */
import type {
  AmendmentPlan,
  FlightBookingTerms,
  KeptBooking,
} from '#application/backoffice/ports/flight/flight-books.ts';
import { type BookingRow, pricedTerms } from '../booking/booking-rows.ts';
import type { PostedBooking, ReadPosted } from '../booking/document-book.ts';

/** As booking and amendment were written, of these very types. */
interface PostedFlight extends PostedBooking {
  readonly plan?: AmendmentPlan;
  readonly was: (PostedBooking['was'] & KeptThen) | null;
}

interface KeptThen {
  readonly tickets: KeptBooking['tickets'];
  readonly document: FlightBookingTerms;
  readonly quote: BookingRow['quote'];
}

/** Those who were split off are meant where their share moved with them. */
export const postedFlight: ReadPosted = (posted) => {
  const { plan, was } = posted as PostedFlight;
  if (plan?.split !== undefined) {
    const { terms, tickets, gone } = plan.split.leaves;
    const left: Partial<KeptBooking> = { ...pricedTerms(terms, undefined), tickets, gone };
    return { was: { ...left, reference: plan.asks.reference }, movedTo: plan.split.transactionId };
  }
  if (was === null) return {};
  const { document, quote, tickets, gone, reference } = was;
  const then: Partial<KeptBooking> = { ...pricedTerms(document, quote), tickets, ...(gone && { gone }) };
  return { was: { ...then, ...(reference !== null && { reference }) } };
};
