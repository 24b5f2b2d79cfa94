/** A fare confirmed by the supplier for a short time: what a booking is made from. A quote yields at most one booking. */
import type { Money } from '../money/money.ts';
import type { Instant } from '../time/instant.ts';
import type { BookingParameter } from '../booking/parameters.ts';
import type { FareOption, FlightOffer } from './offer.ts';
import type { Fare } from './fare.ts';
import type { FareRules } from './fare-rules.ts';
import type { Party } from './search-request.ts';

/** What the carrier needs of the travellers beyond names and titles. */
export interface QuoteRequirements {
  readonly international: boolean;
  readonly passport: boolean;
  readonly dateOfBirth: boolean;
  /** A GST number must be given (corporate fares). */
  readonly gst: boolean;
  readonly parameters: readonly BookingParameter[];
}

export interface FlightQuote {
  readonly quoteId: string;
  readonly offer: Pick<FlightOffer, 'offerId' | 'itineraries'>;
  /** The fare as quoted: its amounts are this quote's. */
  readonly option: FareOption;
  readonly party: Party;
  readonly fare: Fare;
  readonly rules: FareRules;
  readonly required: QuoteRequirements;
  /** True when the fare differs from the one searched; `previousTotal` is that one. */
  readonly changed: boolean;
  readonly previousTotal: Money;
  readonly expiresAt: Instant;
  readonly expiresInSeconds: number;
}
