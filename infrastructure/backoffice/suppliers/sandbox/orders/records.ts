/** The records that the sandbox keeps: those that it sold here, by their key, and those of other offices. */
import { Effect } from 'effect';
import type { SupplierConfirmation } from '#application/backoffice/ports/flight/flight-supplier.ts';
import { SupplierRefused, SupplierSilent } from '#application/backoffice/ports/supplier.ts';
import type { FoundRecord, SupplierRecords } from '#application/backoffice/ports/flight/flight-supplier.ts';
import type { Instant } from '#domain/time/instant.ts';
import { confirmed } from '#infrastructure/backoffice/suppliers/sandbox/store/books.ts';
import type { SandboxOrders } from '#infrastructure/backoffice/suppliers/sandbox/store/orders.ts';
import type { SandboxStock } from '#infrastructure/backoffice/suppliers/sandbox/store/stock.ts';
import type { SandboxFaults } from '../faults.ts';
import { recordNamed } from './office-records.ts';
import type { SandboxWorld } from '../timetable/world.ts';

export interface SandboxRecordsParts {
  readonly code: string;
  readonly world: () => SandboxWorld;
  readonly orders: SandboxOrders;
  readonly stock: Pick<SandboxStock, 'refresh'>;
  readonly businessZone: string;
  readonly faults: () => SandboxFaults;
}

export class SandboxRecords implements SupplierRecords {
  readonly code: string;
  readonly #parts: SandboxRecordsParts;

  constructor(parts: SandboxRecordsParts) {
    this.code = parts.code;
    this.#parts = parts;
  }

  readonly retrieve = (locator: string, now: Instant): Effect.Effect<FoundRecord | undefined, SupplierSilent> =>
    this.#answering(async () => {
      const { orders, world, businessZone } = this.#parts;
      const orderKey = await orders.keyOf(locator);
      if (orderKey !== undefined) return { kind: 'sold-here', orderKey };
      const found = await recordNamed(world(), locator, now, businessZone);
      return found && { kind: 'record', record: found.record };
    });

  readonly takeOver = (
    key: string,
    locator: string,
    now: Instant,
  ): Effect.Effect<SupplierConfirmation, SupplierSilent | SupplierRefused> =>
    Effect.flatMap(
      this.#answering(async () => {
        const { orders, stock, world, businessZone } = this.#parts;
        const before = await orders.confirmationOf(key);
        if (before !== undefined) return before;
        const found = await recordNamed(world(), locator, now, businessZone);
        if (found === undefined) return undefined;
        const taken = (await orders.takeOver(key, found.order)) ?? (await orders.confirmationOf(key));
        await stock.refresh(found.order.places);
        return taken;
      }),
      (confirmation): Effect.Effect<SupplierConfirmation, SupplierRefused> =>
        confirmation === undefined
          ? Effect.fail(new SupplierRefused({ reason: 'not-sold' }))
          : Effect.succeed(confirmed(confirmation)),
    );

  #answering<A>(work: () => Promise<A>): Effect.Effect<A, SupplierSilent> {
    return Effect.suspend(() =>
      this.#parts.faults().retrieveSilent === true
        ? Effect.fail(new SupplierSilent({ supplier: this.code, detail: 'retrieve: made to keep silent' }))
        : Effect.promise(work),
    );
  }
}
