/** The book of orders of sellers of flights. */
import type { SupplierConfirmation } from '#application/backoffice/ports/flight/flight-supplier.ts';
import type { ChosenSsr } from '#domain/flight/extras/ancillaries.ts';
import { type OrderRecord, SupplierOrders } from '../booking/supplier/supplier-orders.ts';
import type { Database } from '../engine/database.ts';

export interface AskedOrder {
  /** The supplier's names of the travellers, in their order. */
  readonly passengers: readonly string[];
  readonly ssr: readonly ChosenSsr[];
}

export type SupplierOrderRecord = OrderRecord<SupplierConfirmation, AskedOrder>;

export class SupplierOrderStore extends SupplierOrders<SupplierConfirmation, AskedOrder> {
  constructor(database: Database, supplier: string) {
    super(database, supplier, { passengers: [], ssr: [] });
  }
}
