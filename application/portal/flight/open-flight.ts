/** A booking for what only flights have: one of another product is none there. */
import type { BookingDesk } from '#application/desk/booking.ts';
import { NotFound } from '#application/desk/failures.ts';
import type { FlightBooking } from '#domain/flight/booking/flight-booking.ts';
import type { Outcome } from '../outcome.ts';
import type { Session } from '../session/session.ts';

export async function openFlight(
  session: Pick<Session, 'ask'>,
  { details }: Pick<BookingDesk, 'details'>,
  transactionId: string,
): Promise<Outcome<FlightBooking, NotFound>> {
  const outcome = await session.ask(details({ transactionId }));
  if (outcome.kind === 'failed') return outcome;
  const { value } = outcome;
  return value.product === 'flight'
    ? { kind: 'done', value }
    : { kind: 'failed', failure: new NotFound({ what: 'booking' }) };
}
