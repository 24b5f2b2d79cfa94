/**
 * Booking records that a supplier keeps, whoever made them: asked for by their locator before one is taken over here. A
 * supplier that has no such records, or cannot be asked for them, has no such port.
 */
import type { Effect } from 'effect';
import type { PnrRecord } from '#domain/flight/pnr/record.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { SupplierConfirmation } from './flight-supplier.ts';
import type { SupplierRefused, SupplierSilent } from '../supplier.ts';

export type FoundRecord =
  | { readonly kind: 'record'; readonly record: PnrRecord }
  /** It was sold to this deployment, under this key. */
  | { readonly kind: 'sold-here'; readonly orderKey: string };

export interface SupplierRecords {
  /** The supplier's. */
  readonly code: string;
  /** Undefined where it keeps no such record, or none that still stands: a hold that has run out, a cancelled booking. */
  readonly retrieve: (locator: string, now: Instant) => Effect.Effect<FoundRecord | undefined, SupplierSilent>;
  /**
   * From now on the record is an order of ours, amended under this key. The same key takes it over once, however often it is
   * sent. Refused where it no longer stands, or is an order of another key already.
   */
  readonly takeOver: (
    key: string,
    locator: string,
    now: Instant,
  ) => Effect.Effect<SupplierConfirmation, SupplierSilent | SupplierRefused>;
}
