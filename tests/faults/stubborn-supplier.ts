/**
 * A supplier to be killed beside: its orders are rows of a table of its own, so what it sold stays sold whatever becomes
 * of the process. What it does with an order follows from the order's key: it sells, refuses, sells and falls silent, or
 * falls silent without selling.
 */
import { createHash } from 'node:crypto';
import { Effect } from 'effect';
import {
  type Confirmation,
  type Outcome,
  type Supplier,
  SupplierRefused,
  SupplierSilent,
} from '#application/backoffice/ports/supplier.ts';
import type { Sql } from '#infrastructure/backoffice/database/engine/database.ts';
import type { SellingPlug } from '#tests/products/selling-plug.ts';

export const supplierTable = `create table if not exists stubborn_order (
  key text primary key, state text not null, issued jsonb, calls integer not null default 1)`;

interface OrderRow {
  readonly state: 'sold' | 'closed';
  readonly issued: unknown;
}

export class StubbornSupplier implements Supplier {
  readonly code = 'sandbox';
  readonly #sql: Sql;
  readonly #plug: Pick<SellingPlug, 'keyOf' | 'issued'>;
  readonly #sold: () => void;
  readonly #moodOf: (key: string) => Mood;

  /** `sold` is called when an order is on disk and before anybody hears of it. */
  constructor(
    sql: Sql,
    plug: Pick<SellingPlug, 'keyOf' | 'issued'>,
    sold: () => void,
    mood: (key: string) => Mood = moodOf,
  ) {
    this.#sql = sql;
    this.#plug = plug;
    this.#sold = sold;
    this.#moodOf = mood;
  }

  order(order: unknown): Effect.Effect<Confirmation<unknown>, SupplierSilent | SupplierRefused> {
    const key = this.#plug.keyOf(order);
    const mood = this.#moodOf(key);
    return Effect.gen({ self: this }, function* () {
      if (mood === 'refuses') return yield* new SupplierRefused({ reason: 'sold-out' });
      if (mood === 'silent') return yield* new SupplierSilent({ supplier: this.code, detail: 'silent' });
      const row = yield* this.#put(key, 'sold', this.#plug.issued(order));
      this.#sold();
      if (row.state === 'closed') return yield* new SupplierRefused({ reason: 'refused' });
      if (mood === 'sells-silently') return yield* new SupplierSilent({ supplier: this.code, detail: 'answer lost' });
      return confirmation(key, row);
    });
  }

  settle(key: string): Effect.Effect<Outcome<Confirmation<unknown>>> {
    return Effect.map(this.#put(key, 'closed', null), (row) =>
      row.state === 'sold'
        ? { kind: 'confirmed', answer: confirmation(key, row) }
        : { kind: 'refused', refusal: new SupplierRefused({ reason: 'refused' }) },
    );
  }

  /** The first word on a key is the last. */
  #put(key: string, state: OrderRow['state'], issued: unknown): Effect.Effect<OrderRow> {
    return Effect.promise(async () => {
      const [row] = await this.#sql.query<OrderRow>(
        `insert into stubborn_order (key, state, issued) values ($1, $2, $3::jsonb)
         on conflict (key) do update set calls = stubborn_order.calls + 1 returning state, issued`,
        [key, state, JSON.stringify(issued)],
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

function confirmation(key: string, { issued }: OrderRow): Confirmation<unknown> {
  return { reference: key.slice(-6), issued };
}
