/** Finding cabs, keeping a price and buying. What is done to a booking afterwards is the booking desk's. */
import type { CabPolicy, CabRide } from '#domain/cab/booking/cab-booking.ts';
import type { LeadDraft } from '#domain/people/lead.ts';
import type { CabSearch } from '#domain/cab/search/rules.ts';
import type { Included } from '#domain/cab/trip/fare.ts';
import type { CabDrive, CabPlace, Car } from '#domain/cab/trip/trip.ts';
import type { Money } from '#domain/money/money.ts';
import type { Answer } from '../answer.ts';
import type { NotFound, SoldOut } from '../failures.ts';
import type { BookFromQuote, ProductBooked, ProductQuote, SaleRefused } from '../sale.ts';

export interface CabOffer {
  readonly cabId: string;
  readonly car: Car;
  readonly operator: { readonly name: string; readonly rating: number };
  readonly included: Included;
  readonly policy: CabPolicy;
  /** What the customer pays. */
  readonly total: Money;
  /** For callers who may see net fares. */
  readonly earn?: Money;
}

export interface CabsFound {
  readonly drive: CabDrive;
  /** The cheapest first. */
  readonly cabs: readonly CabOffer[];
}

export interface CabQuote extends ProductQuote {
  /** What it was asked for by: asked again, it says what it costs then. */
  readonly cabId: string;
  readonly ride: CabRide;
}

export interface BookCab extends BookFromQuote {
  readonly lead: LeadDraft;
  readonly pickUpPoint: string;
  readonly arrivingBy?: string;
}

export interface CabDesk {
  /** Airports and towns by the beginning of a name or by code, at most 8. None for less than two letters. */
  readonly places: (request: { readonly text: string }) => Answer<readonly CabPlace[]>;
  readonly search: (request: CabSearch) => Answer<CabsFound>;
  /** NotFound where the cab is unknown, another identity's or too old; SoldOut where it is on sale no longer. */
  readonly quote: (request: { readonly cabId: string }) => Answer<CabQuote, NotFound | SoldOut>;
  readonly book: (request: BookCab) => Answer<ProductBooked, SaleRefused>;
}
