/** What a search of flights answers, and what is chosen of it. */
import type { FlightOffer } from '#domain/flight/offer/offer.ts';
import type { Currency } from '#domain/money/currency.ts';

export interface FlightsFound {
  readonly searchId: string;
  readonly currency: Currency;
  /** In the order asked for, at most the request's numResults. */
  readonly offers: readonly FlightOffer[];
  /** How many there are in all. */
  readonly total: number;
}

/** A fare of an offer: one for the whole journey, or one a direction in the order of travel. */
export interface FareChoice {
  readonly offerId: string;
  readonly fareId: string;
}
