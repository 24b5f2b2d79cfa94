/** Flights sent to a customer as a quote, and their outcome. */
import type { Language } from '#domain/people/language.ts';
import type { Paged } from '#domain/rules/paged.ts';
import type { QuotedCustomer, RepricedState, SentQuote, SentQuoteState } from '#domain/flight/quote/customer-quote.ts';
import type { Route } from '#domain/flight/offer/route.ts';
import type { Party } from '#domain/flight/search/request.ts';
import type { Money } from '#domain/money/money.ts';
import type { Ask } from '#domain/price/ask.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Answer } from './answer.ts';
import type { FareChanged, NotFound, RequestIdReused, SoldOut } from './failures.ts';
import type { FareChoice } from './found-flights.ts';

/** A fare for the whole journey, or one a direction. */
export interface OfferChoice {
  readonly choices: readonly FareChoice[];
}

export interface SendQuote {
  /** UUID made and stored by the caller before sending. */
  readonly requestId: string;
  /** Mailed to the address, where there is one. */
  readonly customer: QuotedCustomer;
  readonly language: Language;
  /** Without it the customer is shown what the airline asks and the fees; for callers who may see net fares. */
  readonly withMarkup: boolean;
  /** What is asked of the customer beside the price, of each offer; what is booked from it is booked at that. */
  readonly ask?: Ask;
  readonly hours: number;
  readonly note?: string;
  readonly offers: readonly OfferChoice[];
  /** Sends what the offers cost now, whatever they were shown at. */
  readonly acceptChanges: boolean;
}

export interface QuoteSent {
  readonly sentQuoteId: string;
  readonly reference: string;
  readonly until: Instant;
  /** What the customer reads, as plain text, in the customer's language. */
  readonly text: string;
  readonly mailed: boolean;
}

/** A row of the list of sent quotes. */
export interface SentQuoteRow
  extends Pick<
    SentQuote,
    'sentQuoteId' | 'reference' | 'customer' | 'withMarkup' | 'sentAt' | 'until' | 'sentBy' | 'transactionId'
  > {
  readonly state: SentQuoteState;
  /** Of the first offer. */
  readonly carrier: string;
  readonly route: Route;
  readonly travelDate: IsoDate;
  readonly offerCount: number;
  /** The cheapest offer's total; of a quote without markup for callers who may see net fares. */
  readonly lowest?: Money;
}

export interface SentQuotesPage extends Paged {
  /** Newest first. */
  readonly quotes: readonly SentQuoteRow[];
}

/** An offer of a sent quote, by what it costs now. */
export interface RepricedOffer {
  readonly state: RepricedState;
  /** What it would be reported at now, with or without markup as it was sent; absent where it is gone. */
  readonly now?: Money;
  /** What the customer pays when it is booked now: with the agency's markup, and what is asked beside it. */
  readonly bookingTotal?: Money;
  /** What it is quoted and booked by; none where it is gone. */
  readonly choices: readonly FareChoice[];
}

export interface OpenedQuote {
  readonly quote: SentQuote;
  readonly party: Party;
  /** By the positions of the quote's offers. */
  readonly offers: readonly RepricedOffer[];
  /** As it was sent. */
  readonly text: string;
}

export interface CustomerQuoteDesk {
  /**
   * Invalid with `fare-gone` at `offers[n]` for what is no longer sold, at fields of `ask` for what may not be asked; FareChanged for the first offer that no longer costs
   * what it was shown at, unless changes are accepted. A repeat answers what was sent.
   */
  readonly sendQuote: (request: SendQuote) => Answer<QuoteSent, NotFound | FareChanged | SoldOut | RequestIdReused>;
  readonly listQuotes: (request: { readonly page: number }) => Answer<SentQuotesPage>;
  /**
   * Asks the suppliers what the offers cost now. NotPermitted `right-missing` where it was sent without markup and the caller
   * may not see net fares.
   */
  readonly openQuote: (request: { readonly sentQuoteId: string }) => Answer<OpenedQuote, NotFound>;
}
