/**
 * An agency's commercial terms on what is sold by the unit (a seat, a room, an insured person): what it adds, what it is given
 * for it and what is withheld from that. Dated rows; of each list the first that is in force and names the product applies.
 * Flights have finer rows of their own.
 */
import type { Money } from '../../money/money.ts';
import type { BuyerMatch } from '../../price/buyer.ts';
import type { MarkupShare } from '../../price/markup-share.ts';
import type { PricePartName } from '../../price/price.ts';
import { type DatedRow, rowOn, type TaxRateRow } from '../../rules/dated-row.ts';
import type { IsoDate } from '../../time/calendar-date.ts';
import type { Instant } from '../../time/instant.ts';
import type { Product } from '../booking.ts';

/** What a row asks of what is sold; every product where none is named. */
export interface ProductMatch extends BuyerMatch {
  readonly products?: readonly Product[];
}

/** What the agency adds for itself: so much a unit, or a share of the supplier's price, capped or not. */
export interface ProductMarkupRow extends DatedRow {
  readonly match: ProductMatch;
  readonly amount: { readonly perUnit: Money } | MarkupShare;
  /** Of a row that the agency writes itself: what it calls it, and that it does not count. */
  readonly name?: string;
  readonly isOff?: true;
}

/** What the supplier gives the agency: a share of the base fare, without taxes. */
export interface ProductCommissionRow extends DatedRow {
  readonly match: ProductMatch;
  readonly basisPoints: number;
}

/** What the portal charges for its service: so much a unit, with its own GST on top. */
export interface ProductFeeRow extends DatedRow {
  readonly match: ProductMatch;
  readonly perUnit: Money;
}

/** What the house charges beside its fee, each a part of prices of its own. */
export const chargeKinds = ['handling', 'gateway'] as const;
export type ChargeKind = (typeof chargeKinds)[number];

export const chargeParts = {
  handling: 'handling-charges',
  gateway: 'payment-gateway-charges',
} as const satisfies Readonly<Record<ChargeKind, PricePartName>>;

/** For handling, or for what paying costs: so much a unit (of flights, a traveller with a seat), or a share of the supplier's price, with its own GST on top. */
export interface ChargeRow extends DatedRow {
  readonly match: ProductMatch;
  readonly charge: ChargeKind;
  readonly amount: { readonly perUnit: Money } | MarkupShare;
}

/** Of each kind the first row that is in force and names the product. */
export function chargesOn(rows: readonly ChargeRow[], product: Product, on: IsoDate): readonly ChargeRow[] {
  return chargeKinds.flatMap((kind) => rowOn(rows, on, (row) => row.charge === kind && isFor(row, product)) ?? []);
}

/** A fee for cancelling is looked up long after the sale: of days on which it was changed the moments are kept. */
export interface CancelFeeRow extends ProductFeeRow {
  /** From this moment of its first day. */
  readonly since?: Instant;
  /** Up to this moment of its last day, when it was replaced or ended. */
  readonly until?: Instant;
}

/** Of an agency, the house's tariff where it has no row of its own, and the tax on its fees. */
export interface CancelFees {
  readonly own: readonly CancelFeeRow[];
  readonly house: readonly CancelFeeRow[];
  readonly gstOnFees: readonly TaxRateRow[];
}

/** When something was sold: its day where the house is, and its moment. */
export interface SaleTime {
  readonly on: IsoDate;
  readonly at: Instant;
}

/** What the house takes for cancelling a unit of a product, by when it was sold: what is agreed with the agency, or else its own tariff. */
export function cancelFeeOn(
  { own, house }: Pick<CancelFees, 'own' | 'house'>,
  product: Product,
  { on, at }: SaleTime,
): CancelFeeRow | undefined {
  const fits = (row: CancelFeeRow) =>
    isFor(row, product) && (row.since === undefined || row.since <= at) && (row.until === undefined || at < row.until);
  return rowOn(own, on, fits) ?? rowOn(house, on, fits);
}

/** What a customer's price is a multiple of. */
export interface ProductRoundingRow extends DatedRow {
  readonly unit: Money;
}

export interface SellingTerms {
  readonly productMarkups: readonly ProductMarkupRow[];
  readonly productCommissions: readonly ProductCommissionRow[];
  readonly productFees: readonly ProductFeeRow[];
  readonly charges: readonly ChargeRow[];
  readonly gstOnFees: readonly TaxRateRow[];
  readonly tdsOnCommission: readonly TaxRateRow[];
  /** Without a row nothing is rounded. */
  readonly roundings: readonly ProductRoundingRow[];
}

/** The rows that apply to a product on a day. */
export interface ChosenSellingTerms {
  readonly markup?: ProductMarkupRow | undefined;
  readonly commission?: ProductCommissionRow | undefined;
  readonly fee?: ProductFeeRow | undefined;
  /** At most one of each kind. */
  readonly charges: readonly ChargeRow[];
  readonly gst?: TaxRateRow | undefined;
  readonly tds?: TaxRateRow | undefined;
  readonly rounding?: ProductRoundingRow | undefined;
}

/** `on` is the business day of the sale. */
export function chooseSellingTerms(terms: SellingTerms, product: Product, on: IsoDate): ChosenSellingTerms {
  const fits = (row: { readonly match: ProductMatch }) => isFor(row, product);
  return {
    markup: rowOn(terms.productMarkups, on, (row) => row.isOff !== true && fits(row)),
    commission: rowOn(terms.productCommissions, on, fits),
    fee: rowOn(terms.productFees, on, fits),
    charges: chargesOn(terms.charges, product, on),
    gst: rowOn(terms.gstOnFees, on),
    tds: rowOn(terms.tdsOnCommission, on),
    rounding: rowOn(terms.roundings, on),
  };
}

/** Terms under which nothing is added and nothing withheld. */
export const noSellingTerms: SellingTerms = {
  productMarkups: [],
  productCommissions: [],
  productFees: [],
  charges: [],
  gstOnFees: [],
  tdsOnCommission: [],
  roundings: [],
};

/** What a product is sold under where an agency has no rows of its own. */
export type UsualTerms = Pick<SellingTerms, 'productMarkups' | 'productCommissions' | 'productFees'>;

/** An agency's own rows, and the house's, which count where it has none. */
export interface AgencySellingTerms extends SellingTerms {
  readonly house?: HouseTerms;
}

/** The house's own tariff. */
export interface HouseTerms extends UsualTerms {
  readonly charges?: readonly ChargeRow[];
}

/**
 * An agency's terms for a product, in each list in which none of its own for that product is in force on a day with the house's rows,
 * or the usual ones where the house never wrote any.
 */
export function orUsual(
  { house, ...terms }: AgencySellingTerms,
  usual: UsualTerms,
  product: Product,
  on: IsoDate,
): SellingTerms {
  const forProduct = <Row extends DatedRow & { readonly match: ProductMatch }>(rows: readonly Row[]) =>
    rows.filter((row) => isFor(row, product));
  const chosen = <Row extends DatedRow & { readonly match: ProductMatch }>(
    own: readonly Row[],
    others: readonly Row[] | undefined,
    starting: readonly Row[],
  ): readonly Row[] => {
    if (rowOn(forProduct(own), on) !== undefined) return own;
    return others !== undefined && forProduct(others).length > 0 ? others : starting;
  };
  return {
    ...terms,
    productMarkups: chosen(terms.productMarkups, house?.productMarkups, usual.productMarkups),
    productCommissions: chosen(terms.productCommissions, house?.productCommissions, usual.productCommissions),
    productFees: chosen(terms.productFees, house?.productFees, usual.productFees),
    charges: [...terms.charges, ...(house?.charges ?? [])],
  };
}

function isFor({ match: { products } }: { readonly match: ProductMatch }, product: Product): boolean {
  return products?.includes(product) ?? true;
}
