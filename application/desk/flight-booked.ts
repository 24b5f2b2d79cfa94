/** What buying, holding or taking over a flight answers. */
import type { Ticket } from '#domain/flight/booking/flight-booking.ts';
import type { BookingStatus } from '#domain/booking/life.ts';
import type { Money } from '#domain/money/money.ts';

export interface FlightBooked {
  readonly transactionId: string;
  readonly status: BookingStatus;
  readonly reference?: string;
  readonly tickets: readonly Ticket[];
  /** What the customer pays; how it came about, its quote said and the booking says. */
  readonly total: Money;
  /** The ledger entry that charged it, 'LG-4124'. */
  readonly ledgerEntry?: string;
}
