/** What mail says of flights, in the words of each language. */
import type { Language } from '#domain/people/language.ts';
import type { QuotedOffer } from '#domain/flight/quote/customer-quote.ts';
import type { SsrKind } from '#domain/flight/extras/selection-rules.ts';
import type { Segment } from '#domain/flight/offer/itinerary.ts';
import type { BaggageAllowance } from '#domain/flight/offer/offer.ts';
import type { PlaceTime } from '#domain/time/place-time.ts';
import type { Letter, Mail } from '../mailer.ts';

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

export interface CustomerQuoteFacts {
  readonly reference: string;
  readonly customer: string;
  /** What the agent adds in words of their own. */
  readonly note?: string;
  readonly companyName: string;
  readonly companyPhone: string;
  readonly companyEmail: string;
  readonly offers: readonly QuotedOffer[];
  /** What a language calls the city of an airport, where it is known. */
  readonly city: (airport: string, language: Language) => string | undefined;
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

export interface FlightLetters {
  readonly ticketIssued: (language: Mail['language'], facts: TicketIssuedFacts) => Letter;
  /** Its text is what the customer reads, in a mail or copied into another message. */
  readonly customerQuote: (language: Mail['language'], facts: CustomerQuoteFacts) => Letter;
  /** The same with a link by which the customer opens it. */
  readonly linkedQuote: (
    language: Mail['language'],
    facts: Required<Pick<QuoteCopyFacts, 'letter' | 'link'>>,
  ) => Letter;
  readonly quoteCopy: (language: Mail['language'], facts: QuoteCopyFacts) => Letter;
  /** One flight as a line of a mail: '6E 2134, DEL 06:10 – BOM 08:25, 24 Nov 2026'. */
  readonly flightLine: (language: Mail['language'], segment: Segment) => string;
  /** What each traveller may bring, as a line: 'Bags: checked bag 15 kg each, cabin bag 7 kg each'. */
  readonly bagsLine: (language: Mail['language'], baggage: BaggageAllowance, infants: number) => string;
}
