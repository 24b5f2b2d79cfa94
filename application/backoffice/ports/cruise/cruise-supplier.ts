/** Who sells cruises. */
import type { Effect } from 'effect';
import type {
  CancellableCruise,
  CruiseIssued,
  GivenCabin,
  SharedCabin,
} from '#domain/cruise/booking/cruise-booking.ts';
import type { PlannedCabin } from '#domain/cruise/sailing/deck-plan.ts';
import type { GratuityWay } from '#domain/cruise/sailing/fare.ts';
import type { CabinKind, CabinParty, Sailing } from '#domain/cruise/sailing/sailing.ts';
import type { SoughtSailings } from '#domain/cruise/search/rules.ts';
import type { LineTerms } from '#domain/cruise/terms/line-terms.ts';
import type { Money } from '#domain/money/money.ts';
import type { PricePart } from '#domain/price/price.ts';
import type { Instant } from '#domain/time/instant.ts';
import type {
  Amendments,
  CommonAmendment,
  Supplier,
  SupplierRefused,
  SupplierSilent,
} from '#application/backoffice/ports/supplier.ts';

/** A kind of cabin for a party, as the line sells it now. Lines are the supplier's price without tips. */
export interface SupplierCabinKind {
  readonly kind: CabinKind;
  readonly guarantee: boolean;
  readonly squareMetres: number;
  readonly decks: readonly number[];
  readonly left: number;
  readonly lines: readonly PricePart[];
  /** The same with tips paid before. */
  readonly withTips: readonly PricePart[];
}

/** `parties`: what there is for each party of a search. */
export interface SupplierSailing {
  readonly sailing: Sailing;
  readonly parties: readonly (readonly SupplierCabinKind[])[];
}

export interface SupplierCabins extends SupplierSailing {
  readonly lineTerms: LineTerms;
  readonly plan: readonly (PlannedCabin & { readonly free: boolean })[];
}

/** A cabin that is wanted. */
export interface WantedCabin {
  readonly kind: CabinKind;
  readonly guarantee: boolean;
  readonly number?: string;
  readonly party: CabinParty;
}

export interface WantedCruise {
  readonly sailingKey: string;
  readonly cabins: readonly [WantedCabin, ...WantedCabin[]];
  readonly gratuities: GratuityWay;
}

export interface QuotedCabin extends SharedCabin {
  readonly lines: readonly PricePart[];
  /** What it would be if tips were paid aboard: as it was shown. */
  readonly withoutTips: readonly PricePart[];
}

export interface SupplierCruiseQuote {
  readonly sailing: Sailing;
  readonly lineTerms: LineTerms;
  readonly cabins: readonly [QuotedCabin, ...QuotedCabin[]];
  readonly total: Money;
  /** Until when the cabins would be kept without paying; absent where they are not. */
  readonly holdUntil?: Instant;
}

export interface CruiseOrder extends CancellableCruise {
  readonly key: string;
  /** The supplier's total that was agreed to. */
  readonly total: Money;
  readonly mode?: 'hold';
  readonly gratuities: GratuityWay;
  readonly travellers: readonly { readonly lastName: string }[];
}

export interface CruiseSupplier extends Supplier<CruiseOrder, CruiseIssued> {
  readonly amendments?: Amendments<CommonAmendment, object>;
  /** Cabins that were left to the line, of orders that it gave them to; absent where it lets nobody choose later. */
  readonly given?: (
    orderKeys: readonly string[],
    now: Instant,
  ) => Effect.Effect<readonly { readonly orderKey: string; readonly cabins: readonly GivenCabin[] }[], SupplierSilent>;
  readonly search: (sought: SoughtSailings, now: Instant) => Effect.Effect<readonly SupplierSailing[], SupplierSilent>;
  /** SupplierRefused where it is on sale no longer. */
  readonly cabins: (
    sailingKey: string,
    parties: readonly [CabinParty, ...CabinParty[]],
    now: Instant,
  ) => Effect.Effect<SupplierCabins, SupplierRefused | SupplierSilent>;
  readonly quote: (
    wanted: WantedCruise,
    now: Instant,
  ) => Effect.Effect<SupplierCruiseQuote, SupplierRefused | SupplierSilent>;
}
