/** A booking of a package. Its units are the rooms: each is given up with who sleeps in it. */
import type { Booking } from '../../booking/booking.ts';
import type { Cancellable } from '../../booking/cancel/cancellation.ts';
import type { DocumentedBooking } from '../../booking/papers/facts.ts';
import type { CustomerPaid, Instalment } from '../../booking/schedule/schedule.ts';
import type { HolidayTrip } from '../trip/trip.ts';

/** Who pays for a room, where tax is collected from who pays. */
export interface Payer {
  readonly name: string;
  readonly pan: string;
}

export interface HolidayTerms {
  readonly trip: HolidayTrip;
  /** Of each room, positions among the travellers; the first is in whose name it is, at the room's own position. */
  readonly guests: readonly (readonly [number, ...number[]])[];
  /** One for each room; none where nothing is collected. */
  readonly payers: readonly Payer[];
  /** What the customer pays when, as agreed when it was sold. */
  readonly instalments: readonly Instalment[];
  /** In the agent's words, for the operator; nothing of it is promised. */
  readonly wishes?: string;
}

/** What became known of it since. */
export interface HolidayIssued extends CustomerPaid {
  /** Number of the voucher, once it is issued. */
  readonly voucher?: string;
}

export interface HolidayBooking extends Booking, HolidayTerms, HolidayIssued {
  readonly product: 'holiday';
}

export interface CancellableHoliday extends Cancellable, Pick<HolidayTerms, 'trip'> {}

export type DocumentedHoliday = DocumentedBooking & HolidayTerms & HolidayIssued;
