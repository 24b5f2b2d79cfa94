/** Finding sailings and their cabins, keeping a price and buying. What is done to a booking afterwards is the booking desk's. */
import type { SharedCabin } from '#domain/cruise/booking/cruise-booking.ts';
import type { HoldLimit } from '#domain/booking/hold/limit.ts';
import type { Money } from '#domain/money/money.ts';
import type { Traveller } from '#domain/people/traveller.ts';
import type { Price } from '#domain/price/price.ts';
import type { PlannedCabin } from '#domain/cruise/sailing/deck-plan.ts';
import type { GratuityWay } from '#domain/cruise/sailing/fare.ts';
import type { CabinKind, CabinParty, Sailing } from '#domain/cruise/sailing/sailing.ts';
import type { CruiseSearch } from '#domain/cruise/search/rules.ts';
import type { Instalment, LineTerms } from '#domain/cruise/terms/line-terms.ts';
import type { Answer } from '../answer.ts';
import type { RecordPayment } from '../schedule/customer-payments.ts';
import type { NotFound, SoldOut } from '../failures.ts';
import type { BookFromQuote, ProductBooked, ProductQuote, SaleRefused } from '../sale.ts';

export interface FoundSailing {
  readonly sailingId: string;
  readonly sailing: Sailing;
  /** The cheapest cabins for all who were searched for, tips not among it. */
  readonly total: Money;
  /** Of that, for the first guest of the first cabin, shared evenly. */
  readonly perGuest: Money;
  /** Kinds that are left for all of the cabins. */
  readonly kinds: readonly CabinKind[];
  /** For callers who may see net fares. */
  readonly earn?: Money;
}

export interface SailingsFound {
  /** By day, then the cheapest first. */
  readonly sailings: readonly FoundSailing[];
}

/** A kind of cabin for one party: chosen by its number, or left to the line. */
export interface OfferedCabinKind {
  readonly cabinId: string;
  readonly kind: CabinKind;
  /** The line chooses the cabin, and may give a better one. */
  readonly guarantee: boolean;
  readonly squareMetres: number;
  readonly decks: readonly number[];
  /** Cabins of it that are left for this party. */
  readonly left: number;
  /** Tips not among it. */
  readonly total: Money;
  readonly perGuest: Money;
  /** What tips of the whole cabin add, where they are paid before. */
  readonly gratuities: Money;
  readonly earn?: Money;
  /** How the total is made up; and how it is with tips that are paid before. */
  readonly price: Price;
  readonly withTips: Price;
}

export interface CabinChoice {
  readonly party: CabinParty;
  readonly offers: readonly OfferedCabinKind[];
}

export interface ShownCabin extends PlannedCabin {
  readonly free: boolean;
}

export interface CabinsFound {
  readonly sailingId: string;
  readonly sailing: Sailing;
  readonly lineTerms: LineTerms;
  /** One for each cabin that was searched for. */
  readonly choices: readonly CabinChoice[];
  readonly plan: readonly ShownCabin[];
}

/** Of each cabin that was searched for, in that order. */
export interface ChosenCabin {
  readonly cabinId: string;
  /** Of a cabin that is not left to the line. */
  readonly number?: string;
}

export interface QuoteCruise {
  readonly cabins: readonly ChosenCabin[];
  readonly gratuities: GratuityWay;
}

export interface CruiseQuote extends ProductQuote, QuoteCruise {
  readonly sailing: Sailing;
  readonly booked: readonly [SharedCabin, ...SharedCabin[]];
  readonly lineTerms: LineTerms;
  /** Deposit and balance by their days. */
  readonly schedule: readonly Instalment[];
  /** The line keeps the cabins so long without being paid; absent where it does not. */
  readonly hold?: HoldLimit;
}

export interface BookCruise extends BookFromQuote {
  /** Cabin by cabin, in each the adults first. */
  readonly travellers: readonly Traveller[];
  readonly dining: string;
  readonly mode: 'confirm' | 'hold';
}

export interface CruiseDesk {
  readonly search: (request: CruiseSearch) => Answer<SailingsFound>;
  /** NotFound where the sailing is unknown, another identity's or too old; SoldOut where nothing of it is on sale. */
  readonly cabins: (request: { readonly sailingId: string }) => Answer<CabinsFound, NotFound | SoldOut>;
  readonly quote: (request: QuoteCruise) => Answer<CruiseQuote, NotFound | SoldOut>;
  readonly book: (request: BookCruise) => Answer<ProductBooked, SaleRefused>;
  /** Records what the agency received of its customer. */
  readonly receive: RecordPayment;
}
