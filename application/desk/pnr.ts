/** Taking over bookings that were made elsewhere, from the display of their PNR. */
import type { BookingContact, GstDetails } from '#domain/booking/booking.ts';
import type { PnrTotals } from '#domain/flight/pnr-booking.ts';
import type { PnrTicketAddition } from '#domain/flight/pnr-import.ts';
import type { PnrDialect, PnrReading } from '#domain/flight/pnr-reading.ts';
import type { SavedMatch } from '#domain/flight/pnr-saved.ts';
import type { Money } from '#domain/money/money.ts';
import type { Traveller } from '#domain/people/traveller.ts';
import type { Violation } from '#domain/rules/violation.ts';
import type { Answer } from './answer.ts';
import type { BalanceTooLow, FareChanged, InDoubt, NotAllowedInState, RequestIdReused, SoldOut } from './failures.ts';
import type { FlightBooked } from './flight-booked.ts';

export interface PnrText {
  /** As pasted. */
  readonly text: string;
  /** Whose display it is; recognised where absent. */
  readonly gds?: PnrDialect;
}

export interface PnrParsed {
  readonly reading: PnrReading;
  /** Of each traveller, the saved ones that it may be, best first. */
  readonly matches: readonly (readonly SavedMatch[])[];
  readonly totals: PnrTotals;
  /** What stands between the display and a booking, as `PnrImport.stops`. */
  readonly missing: readonly Violation[];
}

/** What the display lacks of the money, and whose tickets are; what it says stands. */
export interface PnrFare {
  readonly total?: Money;
  readonly tickets?: readonly PnrTicketAddition[];
}

export interface ImportPnr extends PnrText {
  /** UUID made and stored by the caller before sending. */
  readonly requestId: string;
  /** The record locator, where the display lacks it. */
  readonly locator?: string;
  /** All, in the order of the display, under the names of the display; none where it says enough of everyone. */
  readonly travellers: readonly Traveller[];
  readonly fare?: PnrFare;
  readonly contact: BookingContact;
  readonly gst?: GstDetails;
}

export interface PnrDesk {
  readonly parsePnr: (request: PnrText) => Answer<PnrParsed>;
  /**
   * Makes a ticketed booking and charges the agency's account what its tickets cost; of a record without tickets a hold
   * until its ticketing time limit, for nothing. Invalid where the display and what was added do not make a booking:
   * `pnr-totals` where the tickets do not make up the total, `pnr-limit-past` where the limit is over, `pnr-imported` where
   * a booking with one of the tickets, or of the same record, is there.
   */
  readonly importPnr: (
    request: ImportPnr,
  ) => Answer<FlightBooked, BalanceTooLow | RequestIdReused | InDoubt | NotAllowedInState | FareChanged | SoldOut>;
}
