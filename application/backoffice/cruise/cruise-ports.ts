/** What finding and quoting cruises stands on, and how lines are asked. */
import { Effect } from 'effect';
import { usualCruiseTerms } from '#domain/cruise/terms/usual-terms.ts';
import type { CabinKind, CabinParty } from '#domain/cruise/sailing/sailing.ts';
import type { Unit } from '#domain/booking/booking.ts';
import type { PricePart } from '#domain/price/price.ts';
import { notNow, SoldOut } from '#application/desk/failures.ts';
import type { KeepQuotePorts, Pricer } from '#application/backoffice/booking/sale/keep-quote.ts';
import type { CruiseSupplier } from '#application/backoffice/ports/cruise/cruise-supplier.ts';
import type { Seal } from '#application/backoffice/ports/machine.ts';
import type { SupplierRefused, SupplierSilent } from '#application/backoffice/ports/supplier.ts';
import type { CruiseQuoted } from './cruise-types.ts';

export interface FindCruisesPorts extends KeepQuotePorts<CruiseQuoted> {
  readonly suppliers: readonly CruiseSupplier[];
  readonly seal: Seal;
}

export const product = 'cruise';

/** How long a supplier may take to answer. */
export const patienceMilliseconds = 20_000;

/** How cruises are sold where an agency has no rows of its own. */
export const sellingCruises = { product, usual: usualCruiseTerms } as const;

/** What the id of a sailing stands for. */
export interface SailingKey {
  readonly supplier: string;
  readonly sailing: string;
  readonly parties: readonly [CabinParty, ...CabinParty[]];
}

/** What the id of a kind of cabin stands for: one for the party at `at`. */
export interface CabinKey extends SailingKey {
  readonly at: number;
  readonly kind: CabinKind;
  readonly guarantee: boolean;
}

/** A line that says nothing is to be tried again; what it refuses is on sale no longer. */
export function spoken<Answer>(asked: Effect.Effect<Answer, SupplierRefused | SupplierSilent>) {
  return asked.pipe(
    Effect.timeout(patienceMilliseconds),
    Effect.catchTag('SupplierRefused', () => Effect.fail(new SoldOut({}))),
    Effect.catchTag(['SupplierSilent', 'TimeoutError'], () => Effect.fail(notNow())),
  );
}

/** The price of one cabin, as it is shown before anything is chosen. */
export function pricedCabin(lines: readonly PricePart[], price: Pricer, unit: Unit = { traveller: 0, item: 0 }) {
  return price([{ ...unit, lines }]);
}
