/** Taking over bookings that were made elsewhere, from the display of their PNR. */
import type { BookingContact, GstDetails } from '#domain/booking/booking.ts';
import type { PnrTotals } from '#domain/flight/pnr/booking.ts';
import type { PnrTicketAddition } from '#domain/flight/pnr/import.ts';
import type { PnrRecord, RecordDifference } from '#domain/flight/pnr/record.ts';
import type { PnrDialect, PnrReading } from '#domain/flight/pnr/reading.ts';
import type { SavedMatch } from '#domain/flight/pnr/saved.ts';
import type { Money } from '#domain/money/money.ts';
import type { Ask, Asking } from '#domain/price/ask.ts';
import type { Rounding } from '#domain/price/rounding.ts';
import type { Traveller } from '#domain/people/traveller.ts';
import type { Violation } from '#domain/rules/violation.ts';
import type { Answer } from './answer.ts';
import type { UnconfirmedReason } from '#domain/flight/request/request.ts';
import type {
  AwaitingApproval,
  BalanceTooLow,
  OverLimit,
  FareChanged,
  InDoubt,
  NotAllowedInState,
  RequestIdReused,
  SoldOut,
} from './failures.ts';
import type { FlightBooked } from './flight-booked.ts';

export interface PnrText {
  /** As pasted. */
  readonly text: string;
  /** Whose display it is; recognised where absent. */
  readonly gds?: PnrDialect;
  /** The record locator, where the display lacks it. */
  readonly locator?: string;
}

/** What those who sell here say of a pasted booking. */
export type PnrConfirmation =
  /** One of them keeps it, and the display names everybody in it. Its record stands. */
  | {
      readonly state: 'confirmed';
      readonly supplier: string;
      readonly record: PnrRecord;
      readonly differences: readonly RecordDifference[];
      /** What importing it charges the account. */
      readonly charge: Money;
      /** What may be asked of the customer beside what it costs; for callers who may ask. */
      readonly asking?: Asking;
      /** How the customer's price is rounded, where it is. */
      readonly rounding?: Rounding;
    }
  /** Nobody confirms it: importing it asks the operators, and charges nothing before they have decided. */
  | { readonly state: 'unconfirmed'; readonly reason: UnconfirmedReason }
  /** It is a booking here already; which one, only its own agency is shown. */
  | { readonly state: 'taken'; readonly transactionId?: string };

export interface PnrParsed {
  readonly reading: PnrReading;
  /** Of each traveller, the saved ones that it may be, best first. */
  readonly matches: readonly (readonly SavedMatch[])[];
  readonly totals: PnrTotals;
  /** Absent where the display names no record to ask for. */
  readonly confirmation?: PnrConfirmation;
  /** What stands between the display, or the supplier's record of it, and a booking, as `PnrImport.stops`. */
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
  /** All, in the order and under the names of the supplier's record, else of the display; none where that says enough. */
  readonly travellers: readonly Traveller[];
  /** Of a booking that nobody confirms: what the operators are asked to confirm. */
  readonly fare?: PnrFare;
  /** What the supplier was found to charge; nothing is imported at another price. Any price where absent. */
  readonly agreed?: Money;
  /** What is asked of the customer over or under what it costs; the agency's account is charged the same. */
  readonly ask?: Ask;
  readonly contact: BookingContact;
  readonly gst?: GstDetails;
}

export interface PnrDesk {
  readonly parsePnr: (request: PnrText) => Answer<PnrParsed>;
  /**
   * Of a booking that a supplier confirms, makes a ticketed one and charges the agency's account what the supplier says that
   * it costs; of held seats a hold until the supplier's limit, for nothing. FareChanged where that is not what was agreed.
   * The customer's price is the charge, rounded where the agency's prices are, with what is asked; NotPermitted and Invalid
   * at `ask` as in `FlightDesk.book`.
   * Of any other, AwaitingApproval with the number of a request to the operators; NotAllowedInState with its state once they
   * have refused. Invalid where what is known does not make a booking: `pnr-totals` where the tickets do not make up the
   * total, `pnr-limit-past` where the limit is over, `pnr-imported` where the agency has it already, `pnr-taken` where
   * another has.
   */
  readonly importPnr: (
    request: ImportPnr,
  ) => Answer<
    FlightBooked,
    AwaitingApproval | BalanceTooLow | OverLimit | RequestIdReused | InDoubt | NotAllowedInState | FareChanged | SoldOut
  >;
}
