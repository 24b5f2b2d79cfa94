/**
 * A supplier to be killed beside: its orders are rows of a table of its own, so what it sold stays sold whatever becomes
 * of the process. What it does with an order follows from the order's key: it sells, refuses, sells and falls silent, or
 * falls silent without selling; or others are asked, who sell, decline or let it be, until it is taken back.
 */
import { createHash } from 'node:crypto';
import { Effect } from 'effect';
import {
  type Confirmation,
  type OrderSettled,
  type Ordered,
  type Supplier,
  SupplierAsks,
  SupplierRefused,
  SupplierSilent,
} from '#application/backoffice/ports/supplier.ts';
import type { Sql } from '#infrastructure/backoffice/database/engine/database.ts';
import { now } from '#tests/fixtures/flight.ts';
import type { SellingPlug } from '#tests/products/selling-plug.ts';
import { plusMinutes } from '#domain/time/instant.ts';

export const supplierTable = `create table if not exists stubborn_order (
  key text primary key, state text not null, issued jsonb, calls integer not null default 1)`;

interface OrderRow {
  readonly state: 'sold' | 'closed' | 'asked' | 'withdrawn';
  readonly issued: unknown;
  readonly calls: number;
}

/** Others have decided when it is asked for the second time after the order. */
const decidedAtCall = 3;

export class StubbornSupplier implements Supplier {
  readonly code = 'sandbox';
  readonly #sql: Sql;
  readonly #plug: Pick<SellingPlug, 'keyOf' | 'issued'>;
  readonly #written: (what: 'sold' | 'asked' | 'withdrawn') => void;
  readonly #moodOf: (key: string) => Mood;

  /** `written` is called when a word on an order is on disk and before anybody hears of it. */
  constructor(
    sql: Sql,
    plug: Pick<SellingPlug, 'keyOf' | 'issued'>,
    written: (what: 'sold' | 'asked' | 'withdrawn') => void,
    mood: (key: string) => Mood = moodOf,
  ) {
    this.#sql = sql;
    this.#plug = plug;
    this.#written = written;
    this.#moodOf = mood;
  }

  order(order: unknown): Ordered<Confirmation<unknown>> {
    const key = this.#plug.keyOf(order);
    const mood = this.#moodOf(key);
    return Effect.gen({ self: this }, function* () {
      if (mood === 'refuses') return yield* new SupplierRefused({ reason: 'sold-out' });
      if (mood === 'silent') return yield* new SupplierSilent({ supplier: this.code, detail: 'silent' });
      const asks = isAsking(mood);
      const row = yield* this.#put(key, asks ? 'asked' : 'sold', this.#plug.issued(order));
      this.#written(asks ? 'asked' : 'sold');
      if (row.state === 'asked') return yield* asking;
      if (row.state === 'closed') return yield* new SupplierRefused({ reason: 'refused' });
      if (mood === 'sells-silently') return yield* new SupplierSilent({ supplier: this.code, detail: 'answer lost' });
      return confirmation(key, row);
    });
  }

  settle(key: string): OrderSettled<Confirmation<unknown>> {
    return Effect.flatMap(this.#put(key, 'closed', null), (row) => {
      const decided = row.calls < decidedAtCall ? undefined : decisions[this.#moodOf(key)];
      if (row.state !== 'asked') return outcomeOf(key, row);
      return decided === undefined ? asking : Effect.flatMap(this.#end(key, decided), (ended) => outcomeOf(key, ended));
    });
  }

  withdraw(key: string): OrderSettled<Confirmation<unknown>> {
    // Who decides anything has done so by then: whether it was heard of before depends on the machine's pace.
    const mood = this.#moodOf(key);
    return Effect.flatMap(this.#end(key, decisions[mood] ?? 'withdrawn'), (row) => {
      this.#written('withdrawn');
      return mood === 'asks-silently'
        ? new SupplierSilent({ supplier: this.code, detail: 'answer lost' })
        : outcomeOf(key, row);
    });
  }

  /** Of what others decide on; what is decided stays as it is. */
  #end(key: string, to: OrderRow['state']): Effect.Effect<OrderRow> {
    return Effect.promise(async () => {
      await this.#sql.query(`update stubborn_order set state = $2 where key = $1 and state = 'asked'`, [key, to]);
      const [row] = await this.#sql.query<OrderRow>('select state, issued, calls from stubborn_order where key = $1', [
        key,
      ]);
      if (row === undefined) throw new Error('nothing was asked for');
      return row;
    });
  }

  /** The first word on a key is the last. */
  #put(key: string, state: OrderRow['state'], issued: unknown): Effect.Effect<OrderRow> {
    return Effect.promise(async () => {
      const [row] = await this.#sql.query<OrderRow>(
        `insert into stubborn_order (key, state, issued) values ($1, $2, $3::jsonb)
         on conflict (key) do update set calls = stubborn_order.calls + 1 returning state, issued, calls`,
        [key, state, JSON.stringify(issued)],
      );
      if (row === undefined) throw new Error('no row came back');
      return row;
    });
  }
}

type Mood =
  | 'sells'
  | 'refuses'
  | 'sells-silently'
  | 'silent'
  | 'asks'
  | 'asks-and-sells'
  | 'asks-and-declines'
  | 'asks-silently';

/** What others come to. */
const decisions: Partial<Readonly<Record<Mood, OrderRow['state']>>> = {
  'asks-and-sells': 'sold',
  'asks-and-declines': 'closed',
};

const asking = new SupplierAsks({ until: plusMinutes(now, 24 * 60) });

const isAsking = (mood: Mood) => mood.startsWith('asks');

function chanceOf(key: string): number {
  return (createHash('sha256').update(key).digest()[0] ?? 0) / 256;
}

function moodOf(key: string): Mood {
  const chance = chanceOf(key);
  if (chance < 0.7) return 'sells';
  if (chance < 0.8) return 'refuses';
  return chance < 0.92 ? 'sells-silently' : 'silent';
}

/** Of one who asks others first. */
export function askingMoodOf(key: string): Mood {
  const chance = chanceOf(key);
  if (chance < 0.5) return 'asks';
  if (chance < 0.65) return 'asks-and-sells';
  return chance < 0.8 ? 'asks-and-declines' : 'asks-silently';
}

function outcomeOf(key: string, row: OrderRow): OrderSettled<Confirmation<unknown>> {
  return Effect.succeed(
    row.state === 'sold'
      ? { kind: 'confirmed', answer: confirmation(key, row) }
      : {
          kind: 'refused',
          refusal: new SupplierRefused({ reason: row.state === 'withdrawn' ? 'withdrawn' : 'refused' }),
        },
  );
}

function confirmation(key: string, { issued }: OrderRow): Confirmation<unknown> {
  return { reference: key.slice(-6), issued };
}
