/** What people agreed on with an airline for a request: quoted here, and done by settling the request. Part of the flight desk. */
import type { AgreedMove } from '#domain/flight/change/agreed-change.ts';
import type { AgreedService } from '#domain/flight/extras/agreed-services.ts';
import type { EnteredFlight } from '#domain/flight/request/flight-lines.ts';
import type { Itinerary } from '#domain/flight/offer/itinerary.ts';
import type { Money } from '#domain/money/money.ts';
import type { PricePart } from '#domain/price/price.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { LedgerLine } from './amendments.ts';
import type { Answer } from './answer.ts';
import type { NotAllowedInState, NotFound } from './failures.ts';

/** What is flown instead in a direction of the booking, by position. */
export interface EnteredDirection {
  readonly item: number;
  readonly flights: readonly EnteredFlight[];
}

/** A ticket that was issued in exchange, for a traveller by position. */
export interface ReissuedTicket {
  readonly traveller: number;
  /** 13 digits. */
  readonly number: string;
}

export interface AgreedChangeAsked {
  readonly number: string;
  readonly directions: readonly EnteredDirection[];
  readonly moves: readonly AgreedMove[];
  /** Those that stay are not named. */
  readonly tickets?: readonly ReissuedTicket[];
}

export interface AgreedServicesAsked {
  readonly number: string;
  /** One for each traveller for whom the airline confirmed what was asked for. */
  readonly services: readonly AgreedService[];
}

export interface AgreedQuote {
  readonly quoteId: string;
  readonly transactionId: string;
  /** What is flown instead, by direction; empty where the flights stay. */
  readonly flights: readonly Itinerary[];
  /** What the customer pays for it; below zero where more comes back. Root `customer-price`. */
  readonly charge: PricePart;
  /** Services of the flights left behind, which are not given back. */
  readonly servicesLost: Money;
  /** The customer's price of the booking afterwards, without fees. */
  readonly newTotal: Money;
  /** What the agency's account is charged; with the next for callers who may see net fares. */
  readonly net?: PricePart;
  /** Exactly what will be posted; empty where nothing moves. */
  readonly ledgerLines?: readonly LedgerLine[];
  readonly expiresAt: Instant;
  readonly expiresInSeconds: number;
}

export interface AgreedFlightsDesk {
  /**
   * What a change that was asked for comes to, for the user who took it up. Invalid by the rules of entered flights
   * (`directions[n].flights…`) and of agreed changes; `tickets[n]` by those of tickets.
   */
  readonly agreedChangeQuote: (asked: AgreedChangeAsked) => Answer<AgreedQuote, NotFound | NotAllowedInState>;
  /** What a service that was asked for comes to. Invalid by the rules of agreed services (`services[n]…`). */
  readonly agreedServicesQuote: (asked: AgreedServicesAsked) => Answer<AgreedQuote, NotFound | NotAllowedInState>;
}
