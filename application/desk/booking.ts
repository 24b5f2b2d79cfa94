/** Finding and opening what was booked, its documents, and what is done to it. */
import type { Language } from '#domain/people/language.ts';
import type { Paged } from '#domain/rules/paged.ts';
import type { BookingSummary, Product } from '#domain/booking/booking.ts';
import type {
  DocumentKind,
  DocumentPart,
  DocumentShare,
  SoldItem,
  LineLabel,
  OriginalInvoice,
} from '#domain/booking/papers/documents.ts';
import type { BookingStatus } from '#domain/booking/life.ts';
import type { HouseFeeAhead } from '#domain/booking/cancel/house-fee.ts';
import type { HoldRadar, HoldRow } from '#domain/booking/hold/hold.ts';
import type { RefundState, RefundView } from '#domain/booking/cancel/refund.ts';
import type { Money } from '#domain/money/money.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { CalendarDeparture } from '#domain/booking/passenger-calendar.ts';
import type { ChangeSeverity } from '#domain/booking/booking.ts';
import type { IsoDate, IsoMonth } from '#domain/time/calendar-date.ts';
import type { BookedDesk } from './amendments.ts';
import type { Answer } from './answer.ts';
import type { BalanceTooLow, InDoubt, NotAllowedInState, NotFound, RequestIdReused } from './failures.ts';
import type { PaperSheet } from '#domain/booking/papers/paper-sheet.ts';
import type { AnyBooking } from './products.ts';
import type { PaperFile, PaperLinkDesk } from './paper-links.ts';
import type { RequestDesk } from './requests.ts';

export interface BookingFilter {
  readonly product?: Product;
  readonly status?: BookingStatus;
  /** Booked on, business days, both inclusive. */
  readonly from?: IsoDate;
  readonly to?: IsoDate;
  /** A first or last day of travel in these days, both inclusive. */
  readonly travelFrom?: IsoDate;
  readonly travelTo?: IsoDate;
  /** The agency is still to pay a balance, by this day or before: what is due first comes first. For callers who may see net fares. */
  readonly balanceBy?: IsoDate;
  /**
   * Booking id, PNR or traveller name, of which a beginning is enough; a ticket's number or a telephone's in any spelling or
   * by its last ten digits; an address; the number of an invoice, credit note, customer's quote or request.
   */
  readonly text?: string;
  /** 1-based. */
  readonly page: number;
}

export interface BookingsPage extends Paged {
  readonly bookings: readonly BookingSummary[];
  /** How many bookings there are in each status under the other filters. */
  readonly counts: Readonly<Record<BookingStatus, number>>;
}

export interface DocumentAsked {
  readonly transactionId: string;
  readonly kind: DocumentKind;
  /** Where absent, of a customer's document the customer's own, else the request's. */
  readonly language?: Language;
  /** What the print of a ticket leaves out. */
  readonly hide?: readonly DocumentPart[];
  /** The entry that it is for, 'LG-4131'; where absent the sale's, of a credit note the last refund's. */
  readonly ledgerEntry?: string;
}

export interface MailDocument extends DocumentAsked {
  readonly requestId: string;
  /** Addresses with semicolons between, at most ten. */
  readonly to: string;
}

export interface AddRemark {
  readonly transactionId: string;
  /** 1 to 500 characters. */
  readonly remarks: string;
  readonly requestId: string;
}

export interface DocumentMailed {
  /** Whom it goes to, each address once. */
  readonly to: readonly string[];
}

export interface DocumentFile extends PaperFile {
  /** What a numbered document says, for the page that shows it. */
  readonly paper?: PaperInShort;
}

export interface PaperInShort {
  /** 'FL/26-27/000123'. */
  readonly serial: string;
  readonly issuedOn: IsoDate;
  readonly issuer: string;
  readonly recipient: string;
  /** Who travels, and what was sold, as it says: those of the time of its entry. */
  readonly travellers: readonly string[];
  readonly items: readonly SoldItem[];
  /** They add up to the total. */
  readonly lines: readonly { readonly label: LineLabel; readonly amount: Money }[];
  readonly total: Money;
  /** Of a credit note or a supplementary invoice. */
  readonly original?: OriginalInvoice;
  /** Of a credit note: the booking in which those go on whom it is for; then nothing was paid out. */
  readonly movedTo?: string;
  /** Of a change to a cheaper fare that is not refundable: what does not come back. */
  readonly forfeited?: Money;
  /** Whose a refund is. */
  readonly shares?: readonly DocumentShare[];
}

/** A booking that is held. */
export interface HeldBookingRow
  extends Pick<HoldRow, 'transactionId' | 'until' | 'minutesLeft' | 'urgency'>,
    Pick<
      BookingSummary,
      'mark' | 'title' | 'startsOn' | 'leadTraveller' | 'travellerCount' | 'customerTotal' | 'bookedBy'
    > {
  readonly reference: string;
  /** What ticketing it needs of the account; for callers who may see net fares. */
  readonly account?: Pick<HoldRow, 'needs' | 'spendableAfter' | 'shortfall'>;
  /** What the agency earns with it; for callers who may see net fares. */
  readonly earned?: Money;
}

/** What the holds need of the account as they come due. */
export interface HoldsQueue {
  /** By end. */
  readonly holds: readonly HeldBookingRow[];
  /** For callers who may see net fares. */
  readonly account?: Pick<HoldRadar, 'spendable' | 'today' | 'all'>;
}

export interface RefundsAsked {
  readonly page: number;
  /** All where absent. */
  readonly view?: RefundView;
}

export interface RefundRow extends Pick<BookingSummary, 'transactionId' | 'mark' | 'title'> {
  readonly reference: string;
  /** Whose refund it is; the title is that of what they leave. */
  readonly travellers: readonly string[];
  readonly state: RefundState;
  readonly askedAt: Instant;
  /** The business day by which the money must have come back. */
  readonly dueOn: IsoDate;
  /** That day is over, and the money has not come. */
  readonly overdue: boolean;
  readonly creditedAt?: Instant;
  readonly customerRefund: Money;
  /** To the account, and the entry that made it; for callers who may see net fares. */
  readonly refund?: Money;
  readonly ledgerEntry?: string;
}

export interface RefundsPage extends Paged {
  /** Newest first. */
  readonly refunds: readonly RefundRow[];
  readonly counts: Readonly<Record<RefundView, number>>;
}

/** Who travels in a month. */
export interface PassengerCalendar {
  readonly month: IsoMonth;
  /** By day; those that are held, ticketed, or being changed. */
  readonly departures: readonly CalendarDeparture[];
  /** There are more than are reported. */
  readonly cut: boolean;
}

/** A booking whose flights the airline changed and that is not answered for. */
export interface ScheduleChangeRow
  extends Pick<BookingSummary, 'transactionId' | 'reference' | 'mark' | 'title' | 'startsOn' | 'leadTraveller'> {
  readonly severity: ChangeSeverity;
  readonly learnedAt: Instant;
  readonly answerBy: Instant;
}

export interface BookingDesk extends RequestDesk, BookedDesk, PaperLinkDesk {
  readonly list: (filter: BookingFilter) => Answer<BookingsPage>;
  /** Seats held without paying, as they come due; at most 200. */
  readonly holds: () => Answer<HoldsQueue>;
  readonly refunds: (request: RefundsAsked) => Answer<RefundsPage>;
  /** What the house takes for cancelling a unit of what the agency buys now, beside what the supplier keeps; none where it takes nothing. */
  readonly cancelFee: (request: { readonly product: Product }) => Answer<{ readonly fee?: HouseFeeAhead }>;
  /** Who leaves in a month, or arrives for a stay. */
  readonly passengers: (request: { readonly month: IsoMonth }) => Answer<PassengerCalendar>;
  /** Flights that airlines changed, by when they must be answered for; at most 100. */
  readonly scheduleChanges: () => Answer<{ readonly changes: readonly ScheduleChangeRow[] }>;
  readonly details: (request: { readonly transactionId: string }) => Answer<AnyBooking, NotFound>;
  /**
   * A document as a file. It says for ever what it said when it was first asked for. Invoices of the house and credit notes
   * need the right to see net fares. NotFound 'invoice' where there is none. The ticket of a booking that has none is the
   * confirmation of a hold, or says no more than what was asked for.
   */
  readonly document: (request: DocumentAsked) => Answer<DocumentFile, NotFound>;
  /** The same in words, for a page that draws it: nothing in it differs from the file. */
  readonly sheet: (request: DocumentAsked) => Answer<PaperSheet, NotFound>;
  /**
   * Sends a document by mail, as file and as text; the booking's history says what was sent to whom. 200 addresses a user
   * and day, then TooManyRequests.
   */
  readonly mailDocument: (request: MailDocument) => Answer<DocumentMailed, NotFound | RequestIdReused>;
  /**
   * Takes back what was bought on request while others decide; what was reserved is available again. The same again answers the same.
   * NotAllowedInState with the state where they had decided, or its supplier takes nothing back; InDoubt while the supplier does not
   * answer: it is on request until then.
   */
  readonly withdraw: (request: {
    readonly transactionId: string;
  }) => Answer<
    { readonly transactionId: string; readonly status: BookingStatus },
    NotFound | NotAllowedInState | InDoubt
  >;
  /**
   * Charges what is still to pay of it now, before its day. NotAllowedInState 'paid' where nothing is; BalanceTooLow where the account has
   * not enough, and nothing is charged then.
   */
  readonly payBalance: (request: {
    readonly transactionId: string;
  }) => Answer<
    { readonly transactionId: string; readonly status: BookingStatus },
    NotFound | NotAllowedInState | BalanceTooLow
  >;
  /** A remark of the house's people, at whose desk ever they sit, on a booking; its history says it. NotPermitted to anybody else. */
  readonly addRemark: (request: AddRemark) => Answer<{ readonly transactionId: string }, NotFound | RequestIdReused>;
}
