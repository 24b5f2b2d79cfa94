/**
 * What papers are for, as the product that was sold describes it. Papers know products by nothing else: what was sold is lines
 * and travellers in print, what tax asks is data.
 */
import type { InLanguages } from '../../people/language.ts';
import type { Price, PricePartName } from '../../price/price.ts';
import type { DatedRow } from '../../rules/dated-row.ts';
import type { RuleName } from '../../rules/applied-rule.ts';
import type { Product, Unit } from '../booking.ts';
import type { Sold, SoldLabel } from './documents.ts';

/** How much of an amount counts as the value of an agent's service: a dated row of the law. */
export interface DeemedValue extends DatedRow {
  readonly called: RuleName;
  readonly basisPoints: number;
}

/**
 * The tax on an agent's own service, where it is said and not left to the place of supply: within a state (the union's half and the
 * state's or territory's), or between states, as also for a customer whose address, or zone, makes it so.
 */
export const gstTypes = ['cgst-sgst', 'igst'] as const;
export type GstType = (typeof gstTypes)[number];

/** What the supplier supplies, as tax law asks. */
export interface Supply {
  /** Code of the service: 9964 transport of passengers, 9963 lodging, 9996 admission. */
  readonly sac: string;
  /** Where it counts as made: in a registered recipient's state, else at its places; or at its places for every buyer. */
  readonly madeAt: 'recipient' | 'place';
  /** Where it begins or is found, in print: 'New Delhi DEL'. */
  readonly places: readonly string[];
  /** The same in languages that call one of them otherwise. */
  readonly placesIn?: InLanguages<readonly string[]>;
  /** By the place of supply where absent. */
  readonly gstType?: GstType;
  /** Present where an agent may value their own service as a share of a part of the price (CGST Rule 32(3)). */
  readonly deemed?: { readonly part: PricePartName; readonly rows: readonly DeemedValue[] };
}

/** One booking as it was at one time. */
export interface DocumentSubject {
  readonly product: Product;
  readonly supply: Supply;
  /** Which lines parts of its price stand in; a part that is not here is in the price itself. */
  readonly labels: { readonly [Part in PricePartName]?: SoldLabel };
  /** All that was sold, unless some units are given. */
  readonly sold: (units?: readonly Unit[]) => Sold;
  /** A unit's item in print: 'DEL–BOM'. */
  readonly itemName: (item: number) => string;
  /** The price of what was not cancelled; undefined where its lines do not say how they were made. */
  readonly priceOfRest: () => Price | undefined;
}
