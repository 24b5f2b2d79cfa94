/** Electronic mail going out. */
import { Data } from 'effect';
import type { Effect } from 'effect';
import type { Product } from '#domain/booking/booking.ts';
import type { QuotedOffer } from '#domain/flight/quote/customer-quote.ts';
import type { Segment } from '#domain/flight/offer/itinerary.ts';
import type { BaggageAllowance } from '#domain/flight/offer/offer.ts';
import type { SsrKind } from '#domain/flight/extras/selection-rules.ts';
import type { PlaceTime } from '#domain/time/place-time.ts';

export interface Mail {
  /** The same for every attempt to send the same mail, so that a receiver can tell a repeat: [A-Za-z0-9-]. */
  readonly mailId: string;
  /** What it is about: 'forgot-password', 'ticket-issued' … */
  readonly kind: string;
  readonly to: string;
  readonly subject: string;
  /** Paragraphs with an empty line between. */
  readonly text: string;
  readonly language: 'en' | 'fr' | 'ar';
  readonly attachment?: { readonly filename: string; readonly mimeType: string; readonly base64: string };
}

/** No mail server took it. `detail` names neither the receiver nor the text. */
export class MailNotSent extends Data.TaggedError('MailNotSent')<{
  readonly detail: string;
  /** It will be refused again: there is no such mailbox. */
  readonly forGood: boolean;
}> {}

export interface Mailer {
  readonly send: (mail: Mail) => Effect.Effect<void, MailNotSent>;
}

/** A mail's words. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
}

export interface TemporarySecretFacts {
  readonly projectName: string;
  /** First name. */
  readonly name: string;
  readonly userId: string;
  readonly secret: string;
  /** How long it can be used. */
  readonly hours: number;
  /** Opens the login with both filled in. */
  readonly link?: string;
}

export interface TicketIssuedFacts {
  readonly projectName: string;
  readonly companyName: string;
  readonly companyPhone: string;
  readonly transactionId: string;
  readonly pnr: string;
  /** One line a segment: 'AI 2988, DEL 18:00 – BOM 20:15, 27 Nov 2026'; after those of a direction its baggage. */
  readonly flights: readonly string[];
  /** Names with ticket numbers. */
  readonly travellers: readonly string[];
  /** Meals, baggage, special services and seats that were booked. */
  readonly services: readonly MailedService[];
  /** Opens the ticket. */
  readonly link?: string;
}

export interface MailedService {
  readonly kind: SsrKind;
  /** As the airline calls it; of a seat its row and letter. */
  readonly name: string;
  /** 'AI 2988'. */
  readonly flight: string;
  readonly traveller: string;
}

/** What there is to say of a booking in short. ending: a hold, unless it is ticketed by then. */
export type BookingNoticeKind =
  | 'hold-ending'
  | 'hold-expired'
  | 'flight-cancelled'
  | 'schedule-changed'
  | 'schedule-restored'
  | 'flight-rescheduled';

export interface BookingNoticeFacts {
  readonly notice: BookingNoticeKind;
  readonly product: Product;
  readonly transactionId: string;
  /** The supplier's. */
  readonly reference: string;
  readonly companyName: string;
  readonly companyPhone: string;
  readonly leadTraveller: string;
  /** Whom it concerns. */
  readonly travellers: readonly string[];
  /** What it is about, in lines. */
  readonly lines: readonly string[];
  /** Until when it is held, or an answer is wanted, in the business zone: '21 Nov 2026 18:30'. */
  readonly until?: string;
  /** Of what the supplier changed, in lines: as it was, and as it is now; none where nothing is there instead. */
  readonly changed?: { readonly was: readonly string[]; readonly now: readonly string[] };
  /** Opens the booking. */
  readonly link?: string;
}

export interface CustomerQuoteFacts {
  readonly reference: string;
  readonly customer: string;
  /** What the agent adds in words of their own. */
  readonly note?: string;
  readonly companyName: string;
  readonly companyPhone: string;
  readonly companyEmail: string;
  readonly offers: readonly QuotedOffer[];
  /** The city of an airport, where it is known. */
  readonly city: (airport: string) => string | undefined;
  /** Until when it is good, by the clock of the business. */
  readonly until: PlaceTime;
}

export interface QuoteCopyFacts {
  /** What the customer got. */
  readonly letter: Letter;
  readonly customer: string;
  /** Opens the quote, for those who can sign in. */
  readonly link?: string;
}

export interface PaperMailedFacts {
  /** 'E-ticket', 'Tax invoice'. */
  readonly title: string;
  /** Its number, or the booking's. */
  readonly reference: string;
  readonly companyName: string;
  /** All that the paper says. */
  readonly text: string;
}

/** Mail in the words of each language. */
export interface Letters {
  readonly temporarySecret: (language: Mail['language'], facts: TemporarySecretFacts) => Letter;
  readonly invitation: (language: Mail['language'], facts: TemporarySecretFacts) => Letter;
  readonly ticketIssued: (language: Mail['language'], facts: TicketIssuedFacts) => Letter;
  readonly bookingNotice: (language: Mail['language'], facts: BookingNoticeFacts) => Letter;
  /** Its text is what the customer reads, in a mail or copied into another message. */
  readonly customerQuote: (language: Mail['language'], facts: CustomerQuoteFacts) => Letter;
  readonly paper: (language: Mail['language'], facts: PaperMailedFacts) => Letter;
  readonly quoteCopy: (language: Mail['language'], facts: QuoteCopyFacts) => Letter;
  /** One flight as a line of a mail: '6E 2134, DEL 06:10 – BOM 08:25, 24 Nov 2026'. */
  readonly flightLine: (language: Mail['language'], segment: Segment) => string;
  /** What each traveller may bring, as a line: 'Bags: checked bag 15 kg each, cabin bag 7 kg each'. */
  readonly bagsLine: (language: Mail['language'], baggage: BaggageAllowance) => string;
}
