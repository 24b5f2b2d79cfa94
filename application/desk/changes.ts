/** Moving a booked flight to other flights: found, quoted, done. Part of the flight desk. */
import type { BookingStatus } from '#domain/booking/life.ts';
import type { PricePart } from '#domain/price/price.ts';
import type { AirlineCode, AirportCode, Itinerary } from '#domain/flight/offer/itinerary.ts';
import type { FareOption } from '#domain/flight/offer/offer.ts';
import type { Money } from '#domain/money/money.ts';
import type { Ask, Asking } from '#domain/price/ask.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { AmendingFailure, LedgerLine } from './amendments.ts';
import type { Answer } from './answer.ts';
import type { NotAllowedInState, NotFound, SoldOut } from './failures.ts';
import type { FareChoice, FlightsFound } from './found-flights.ts';

/**
 * A direction of the booking, by position from 0, the day on which it is to be flown instead, and between which other airports;
 * absent ones stay. Another airline than that of the ticket is refused with the reason.
 */
export interface ChangeDirection {
  readonly itinerary: number;
  readonly date: IsoDate;
  readonly origin?: AirportCode;
  readonly destination?: AirportCode;
  readonly airline?: AirlineCode;
}

export interface ChangeSearch {
  readonly transactionId: string;
  /** Positions in the booking, from 0; all where absent. Some alone are split off first. */
  readonly travellers?: readonly number[];
  /** In the order of travel. */
  readonly directions: readonly ChangeDirection[];
}

export interface ChangeQuoteAsked {
  readonly transactionId: string;
  readonly travellers?: readonly number[];
  /** The directions that change, in the order of travel. */
  readonly itineraries: readonly number[];
  /** Of what was found: one for them all, or one a direction. */
  readonly choices: readonly FareChoice[];
  /** A service fee on what the customer pays for the change; nothing else may be asked for it. */
  readonly ask?: Ask;
}

export interface ChangeQuote {
  readonly changeQuoteId: string;
  readonly transactionId: string;
  readonly itineraries: readonly number[];
  /** What is flown instead, one a direction that changes. */
  readonly flights: readonly [Itinerary, ...Itinerary[]];
  /** One for them all, or one a direction; amounts are those of the new fares. */
  readonly options: readonly [FareOption, ...FareOption[]];
  /**
   * What the customer pays: the fare difference, fees of the old fare's rules, tax on them; below zero where more comes back.
   * Root `customer-price`.
   */
  readonly charge: PricePart;
  /** Not given back: by how much new fares cost less than fares that are not refundable; and services of the flights left behind. */
  readonly forfeited: Money;
  readonly servicesLost: Money;
  /** The customer's price of the booking afterwards, without the fees. */
  readonly newTotal: Money;
  /** What may be asked for it; present for callers who may ask, where their agency's rules let them. */
  readonly asking?: Asking;
  /** What was shown before, where it has become another. */
  readonly previousCharge?: Money;
  /** What the agency's account is charged, explained; with the next two for callers who may see net fares. */
  readonly net?: PricePart;
  /** The agency's own markup on the difference, and its fee for the change. */
  readonly markup?: Money;
  /** Exactly what will be posted; empty where nothing moves. */
  readonly ledgerLines?: readonly LedgerLine[];
  readonly expiresAt: Instant;
  readonly expiresInSeconds: number;
}

export interface ChangeFlight {
  readonly changeQuoteId: string;
  /** UUID made and stored by the caller before sending. */
  readonly requestId: string;
  readonly remarks?: string;
}

export interface FlightChanged {
  readonly transactionId: string;
  /** As it was, where the airline refused. */
  readonly status: BookingStatus;
  /** What the customer pays for it; below zero where money comes back. */
  readonly charged?: Money;
  /** As quoted: by how much a new fare costs less than one that is not refundable, which does not come back. */
  readonly forfeited?: Money;
  /** The ledger entry, 'LG-4140', by which its invoice is asked for; absent where nothing was charged. */
  readonly invoice?: string;
  /** The entry by which its credit note is asked for, where the change brought more back than it cost. */
  readonly creditNote?: string;
}

export interface ChangeDesk {
  /**
   * Flights of the same airline on other days, or between other places. Totals are what the customer pays for the change:
   * difference and fees. Invalid at `directions`, `directions[n].date`, `.origin`, `.destination`, `.airline`, `travellers`
   * where it cannot be done so.
   */
  readonly changeSearch: (request: ChangeSearch) => Answer<FlightsFound, NotFound | NotAllowedInState>;
  /** What changing would come to, exactly. NotFound 'offer' as when buying. */
  readonly changeQuote: (request: ChangeQuoteAsked) => Answer<ChangeQuote, NotFound | NotAllowedInState | SoldOut>;
  /** Does what was quoted. FareChanged compares what the customer pays. */
  readonly change: (request: ChangeFlight) => Answer<FlightChanged, AmendingFailure>;
}
