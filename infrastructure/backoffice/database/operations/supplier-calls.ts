/**
 * Calls of suppliers, counted in this process and added to the counts of all of them every few seconds. What a killed process had
 * not added yet is not counted.
 */
import { Effect } from 'effect';
import type { SupplierCalls } from '#application/backoffice/ports/operations/overview-book.ts';
import type { Product } from '#domain/booking/booking.ts';
import { type CallCounts, durationClass, durationClasses, stretchMinutes } from '#domain/operations/supplier-health.ts';
import { fromMilliseconds, toMilliseconds } from '#domain/time/instant.ts';
import type { Database } from '../engine/database.ts';
import { instantFromRow } from '../engine/rows.ts';

/** Whose a call was. */
export interface CalledSupplier {
  readonly product: Product;
  readonly supplier: string;
}

interface Counting extends CalledSupplier {
  readonly at: string;
  calls: number;
  answered: number;
  readonly durations: number[];
}

interface CallRow extends CalledSupplier {
  readonly at: string;
  readonly calls: number;
  readonly answered: number;
  readonly durations: readonly number[];
}

const stretch = stretchMinutes * 60_000;
const keptHours = 48;

export class StoredSupplierCalls implements SupplierCalls {
  readonly #database: Database;
  readonly #now: () => number;
  #counting = new Map<string, Counting>();

  constructor(database: Database, now: () => number = Date.now) {
    this.#database = database;
    this.#now = now;
  }

  /** `milliseconds` of an answer; undefined where none came. */
  count({ product, supplier }: CalledSupplier, milliseconds: number | undefined): void {
    const at = fromMilliseconds(Math.floor(this.#now() / stretch) * stretch);
    const key = `${at} ${product} ${supplier}`;
    const counting = this.#counting.get(key) ?? {
      at,
      product,
      supplier,
      calls: 0,
      answered: 0,
      durations: Array.from({ length: durationClasses }, () => 0),
    };
    this.#counting.set(key, counting);
    counting.calls += 1;
    if (milliseconds === undefined) return;
    counting.answered += 1;
    const kind = durationClass(milliseconds);
    counting.durations[kind] = (counting.durations[kind] ?? 0) + 1;
  }

  /** Adds what was counted since; answers 0, as it waits for nothing. */
  add(): Effect.Effect<number> {
    return Effect.promise(async () => {
      const counted = [...this.#counting.values()];
      if (counted.length === 0) return 0;
      this.#counting = new Map();
      try {
        await this.#database.query(
          `insert into supplier_call (at, product, supplier, calls, answered, durations)
           select r.at, r.product, r.supplier, r.calls, r.answered, r.durations
           from jsonb_to_recordset($1::jsonb)
             as r(at timestamptz, product text, supplier text, calls integer, answered integer, durations integer[])
           order by 1, 2, 3
           on conflict (at, product, supplier) do update
           set calls = supplier_call.calls + excluded.calls, answered = supplier_call.answered + excluded.answered,
               durations = array(select a + b from unnest(supplier_call.durations, excluded.durations) as pair(a, b))`,
          [JSON.stringify(counted)],
        );
      } catch (trouble) {
        for (const each of counted) this.#putBack(each);
        throw trouble;
      }
      await this.#database.query(`delete from supplier_call where at < $1`, [
        fromMilliseconds(this.#now() - keptHours * 3_600_000),
      ]);
      return 0;
    });
  }

  readonly since: SupplierCalls['since'] = (at) =>
    Effect.promise(async () => {
      const rows = await this.#database.query<CallRow>(
        'select at, product, supplier, calls, answered, durations from supplier_call where at >= $1 order by product, supplier, at',
        [fromMilliseconds(Math.floor(toMilliseconds(at) / stretch) * stretch)],
      );
      const bySupplier = new Map<string, CalledSupplier & { readonly counts: CallCounts[] }>();
      for (const { at: begin, product, supplier, calls, answered, durations } of rows) {
        const key = `${product} ${supplier}`;
        const of = bySupplier.get(key) ?? { product, supplier, counts: [] };
        bySupplier.set(key, of);
        of.counts.push({ at: instantFromRow(begin), calls, answered, durations });
      }
      return [...bySupplier.values()];
    });

  #putBack({ at, product, supplier, calls, answered, durations }: Counting): void {
    const key = `${at} ${product} ${supplier}`;
    const later = this.#counting.get(key);
    this.#counting.set(key, {
      at,
      product,
      supplier,
      calls: calls + (later?.calls ?? 0),
      answered: answered + (later?.answered ?? 0),
      durations: durations.map((count, kind) => count + (later?.durations[kind] ?? 0)),
    });
  }
}
