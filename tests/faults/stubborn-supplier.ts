/**
 * A supplier to be killed beside: its orders are rows of a table of its own, so what it sold stays sold whatever becomes
 * of the process. What it does with an order follows from the order's key: it sells, refuses, sells and falls silent, or
 * falls silent without selling.
 */
import { createHash } from 'node:crypto';
import { Effect } from 'effect';
import type {
  FlightSupplier,
  SupplierConfirmation,
  SupplierOrder,
  SupplierOutcome,
} from '#application/backoffice/ports/flight/flight-supplier.ts';
import { noServices } from '#application/backoffice/ports/flight/supplier-services.ts';
import { SupplierRefused, SupplierSilent } from '#application/backoffice/ports/supplier.ts';
import type { Sql } from '#infrastructure/backoffice/database/engine/database.ts';

export const supplierTable = `create table if not exists stubborn_order (
  key text primary key, state text not null, pnr text, calls integer not null default 1)`;

interface OrderRow {
  readonly state: 'sold' | 'closed';
  readonly pnr: string | null;
}

export class StubbornSupplier implements FlightSupplier {
  readonly code = 'sandbox';
  readonly #sql: Sql;
  readonly #sold: () => void;
  readonly #moodOf: (key: string) => Mood;

  /** `sold` is called when an order is on disk and before anybody hears of it. */
  constructor(sql: Sql, sold: () => void, mood: (key: string) => Mood = moodOf) {
    this.#sql = sql;
    this.#sold = sold;
    this.#moodOf = mood;
  }

  order(order: SupplierOrder): Effect.Effect<SupplierConfirmation, SupplierSilent | SupplierRefused> {
    const { idempotencyKey: key } = order;
    const mood = this.#moodOf(key);
    return Effect.gen({ self: this }, function* () {
      if (mood === 'refuses') return yield* new SupplierRefused({ reason: 'sold-out' });
      if (mood === 'silent') return yield* new SupplierSilent({ supplier: this.code, detail: 'silent' });
      const row = yield* this.#put(key, 'sold');
      this.#sold();
      if (row.state === 'closed') return yield* new SupplierRefused({ reason: 'refused' });
      if (mood === 'sells-silently') return yield* new SupplierSilent({ supplier: this.code, detail: 'answer lost' });
      return confirmation(key, order.travellers.length);
    });
  }

  settle(key: string): Effect.Effect<SupplierOutcome, SupplierSilent> {
    return Effect.map(this.#put(key, 'closed'), (row) =>
      row.state === 'sold'
        ? { kind: 'confirmed', answer: confirmation(key, 1) }
        : { kind: 'refused', refusal: new SupplierRefused({ reason: 'refused' }) },
    );
  }

  search = () => Effect.die(new Error('not asked here'));
  quote = () => Effect.die(new Error('not asked here'));
  services = () => Effect.succeed(noServices);
  rules = () => Effect.die(new Error('not asked here'));

  /** The first word on a key is the last. */
  #put(key: string, state: OrderRow['state']): Effect.Effect<OrderRow> {
    return Effect.promise(async () => {
      const [row] = await this.#sql.query<OrderRow>(
        `insert into stubborn_order (key, state) values ($1, $2)
         on conflict (key) do update set calls = stubborn_order.calls + 1 returning state, pnr`,
        [key, state],
      );
      if (row === undefined) throw new Error('no row came back');
      return row;
    });
  }
}

type Mood = 'sells' | 'refuses' | 'sells-silently' | 'silent';

function moodOf(key: string): Mood {
  const chance = (createHash('sha256').update(key).digest()[0] ?? 0) / 256;
  if (chance < 0.7) return 'sells';
  if (chance < 0.8) return 'refuses';
  return chance < 0.92 ? 'sells-silently' : 'silent';
}

function confirmation(key: string, travellers: number): SupplierConfirmation {
  return {
    reference: key.slice(-6),
    issued: {
      tickets: Array.from({ length: travellers }, (_, traveller) => ({
        traveller,
        number: `312${key.slice(-10).padStart(10, '0')}`,
      })),
    },
  };
}
