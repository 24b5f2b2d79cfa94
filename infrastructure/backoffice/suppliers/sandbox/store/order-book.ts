/**
 * The order book of a sandbox supplier: keys and their outcome. A key is answered the same for ever, whether it was
 * carried out or closed before that; amendments of an order have keys of their own. Each act is one short transaction, so
 * that nothing is half done wherever it ends. It takes stock before orders, and the amendment's key last.
 */
import type { Unit } from '#domain/booking/booking.ts';
import type { Money } from '#domain/money/money.ts';
import type { Instant } from '#domain/time/instant.ts';
import { BatchWriter } from '#infrastructure/backoffice/database/engine/batch-writer.ts';
import type { Database, Sql } from '#infrastructure/backoffice/database/engine/database.ts';
import { instantFromRow, minorFromRow } from '#infrastructure/backoffice/database/engine/rows.ts';
import { CountedStock, type NamedUnit, type StockCount, type StockPlace } from './counted-stock.ts';
import { type Kept, keptIn, keptOf, type KeptRow, must, undoable } from './outcomes.ts';

export interface NewOrder<Confirmation> {
  readonly key: string;
  /** What is sold, as a text of the product's. */
  readonly sold: string;
  readonly total: Money;
  readonly reference: string;
  readonly confirmation: Confirmation;
  /** Of a hold. */
  readonly heldUntil?: Instant;
}

/**
 * An order that takes `count` of each place, or as many as the place says itself, however often it names it, while between `from`
 * and `upTo` are taken of it.
 */
export interface BookingOrder<Confirmation> extends NewOrder<Confirmation> {
  readonly count: number;
  readonly places: readonly (StockPlace & {
    readonly units: number;
    readonly from: number;
    readonly upTo: number;
    readonly count?: number;
  })[];
  /** Units by name: all of them, or nothing is booked. */
  readonly names?: readonly (NamedUnit & { readonly holder: number })[];
  /** A hold whose units by name it takes over: it ends with that, and is to be held still. */
  readonly instead?: string;
}

interface NotBooked {
  readonly outcome: 'sold-out' | 'changed';
  readonly counts: readonly StockCount[];
}

/** Nothing is recorded where it is neither confirmed nor refused: the key is open. */
export type Booked<Confirmation> = Kept<Confirmation> | NotBooked | { readonly outcome: 'unit-taken' };

export type HoldState = 'held' | 'ticketed' | 'over';

/** An order that was carried out, as it is now. */
export interface StandingOrder<Confirmation> {
  readonly orderKey: string;
  /** How often it was amended. */
  readonly version: number;
  readonly sold: string;
  readonly reference: string;
  readonly total: number;
  readonly confirmation: Confirmation;
  readonly gone: readonly Unit[];
  readonly held: HoldState | null;
  readonly heldUntil: Instant | null;
}

/** What an amendment does, to an order that is still as it was looked at. */
export interface Amending<Confirmation, Amended, Why extends string> {
  readonly order: Pick<StandingOrder<Confirmation>, 'orderKey' | 'version'>;
  /** Moves stock; or says why not, and nothing is done. */
  readonly stock?: (tx: Sql) => Promise<Why | undefined>;
  /** What changes of the order. */
  readonly becomes?: Partial<Pick<StandingOrder<Confirmation>, 'sold' | 'total' | 'confirmation'>> & {
    readonly held?: HoldState;
  };
  /** Who goes out of it. */
  readonly gone?: readonly Unit[];
  /** Writes what else the product keeps of it. */
  readonly write?: (tx: Sql) => Promise<void>;
  readonly answer: Amended;
}

export class OrderBook<Confirmation, Amended> {
  readonly #database: Database;
  readonly #product: string;
  readonly #stock: CountedStock;
  readonly #booking: BatchWriter<BookingOrder<Confirmation>, Booked<Confirmation>>;

  constructor(database: Database, product: string) {
    this.#database = database;
    this.#product = product;
    this.#stock = new CountedStock(database, product);
    this.#booking = new BatchWriter(async (orders) => {
      const answers = await this.#book(database, orders);
      return orders.map(({ confirmation }, at) => answers.get(at) ?? { outcome: 'confirmed', answer: confirmation });
    });
  }

  /** Carries out an order, with others that come at the same time. */
  book(order: BookingOrder<Confirmation>): Promise<Booked<Confirmation>> {
    return order.names === undefined ? this.#booking.call(order) : this.#bookWithNames(order, order.names);
  }

  /** Undefined while the key is open. */
  outcome(key: string): Promise<Kept<Confirmation> | undefined> {
    return this.#outcome(this.#database, key);
  }

  /** Refuses an order for good unless its key is closed already; answers what it is closed with. */
  async settle(key: string, reason: string, total?: Money): Promise<Kept<Confirmation>> {
    await this.#database.query(
      `insert into sandbox_order (order_key, product, state, reason, total, currency) values ($1, $2, 'refused', $3, $4, $5)
       on conflict (order_key) do nothing`,
      [key, this.#product, reason, total?.minor ?? null, total?.currency ?? null],
    );
    return must(await this.outcome(key), key);
  }

  /** Records an order that was sold elsewhere; false where key or reference are an order's already. */
  async enter(order: NewOrder<Confirmation>, stock: (tx: Sql) => Promise<unknown>): Promise<boolean> {
    const { key, sold, total, reference, confirmation, heldUntil } = order;
    return undoable<boolean>(this.#database, async (tx, undo) => {
      await stock(tx);
      const rows = await tx.query(
        `insert into sandbox_order (order_key, product, state, total, currency, sold, reference, confirmation, hold, held_until)
         values ($1, $2, 'confirmed', $3, $4, $5, $6, $7::json, case when $8::timestamptz is not null then 'held' end, $8)
         on conflict do nothing returning 1 as made`,
        [
          key,
          this.#product,
          total.minor,
          total.currency,
          sold,
          reference,
          JSON.stringify(confirmation),
          heldUntil ?? null,
        ],
      );
      return rows.length > 0 || undo(false);
    });
  }

  /**
   * Carries out an order that is only known once its stock is taken, in one transaction. What `make` answers in place of an order is why
   * not, and nothing is done; a key that has an outcome keeps it.
   */
  async carryOut<Why extends string>(
    key: string,
    make: (tx: Sql) => Promise<Omit<NewOrder<Confirmation>, 'key' | 'heldUntil'> | Why>,
  ): Promise<Kept<Confirmation> | Why> {
    const done = await undoable<Kept<Confirmation> | Why | 'taken'>(this.#database, async (tx, undo) => {
      const kept = await this.#outcome(tx, key);
      if (kept !== undefined) return kept;
      const order = await make(tx);
      if (typeof order === 'string') return undo(order);
      const { sold, total, reference, confirmation } = order;
      const made = await tx.query(
        `insert into sandbox_order (order_key, product, state, total, currency, sold, reference, confirmation)
         values ($1, $2, 'confirmed', $3, $4, $5, $6, $7::json) on conflict do nothing returning 1 as made`,
        [key, this.#product, total.minor, total.currency, sold, reference, JSON.stringify(confirmation)],
      );
      return made.length > 0 ? { outcome: 'confirmed', answer: confirmation } : undo('taken');
    });
    // The same order, carried out or closed meanwhile.
    return done === 'taken' ? must(await this.outcome(key), key) : done;
  }

  /** Does something once for a key that is no order's. Answers whether it was done now. */
  async once(key: string, work: (tx: Sql) => Promise<unknown>): Promise<boolean> {
    return this.#database.transaction(async (tx) => {
      const rows = await tx.query(
        `insert into sandbox_order (order_key, product, state, reason) values ($1, $2, 'refused', 'mark')
         on conflict do nothing returning 1 as made`,
        [key, this.#product],
      );
      if (rows.length > 0) await work(tx);
      return rows.length > 0;
    });
  }

  /** The orders of these keys that were carried out. */
  find(keys: readonly string[]): Promise<readonly StandingOrder<Confirmation>[]> {
    return this.#standing('o.order_key = any ($2)', [keys]);
  }

  /** Whether an order is at a version; it stays so until the commit. */
  async stands(
    tx: Sql,
    { orderKey, version }: Pick<StandingOrder<Confirmation>, 'orderKey' | 'version'>,
  ): Promise<boolean> {
    const rows = await tx.query(
      'select 1 as one from sandbox_order where product = $1 and order_key = $2 and version = $3 for update',
      [this.#product, orderKey, version],
    );
    return rows.length > 0;
  }

  async ofReference(reference: string): Promise<StandingOrder<Confirmation> | undefined> {
    const [order] = await this.#standing('o.reference = $2', [reference]);
    return order;
  }

  /** Holds whose limit has passed by then, the oldest first. */
  async expired(by: Instant, most: number): Promise<readonly StandingOrder<Confirmation>[]> {
    const rows = await this.#database.query<{ key: string }>(
      `select order_key as key from sandbox_order where product = $1 and hold = 'held' and held_until <= $2
       order by held_until limit $3`,
      [this.#product, by, most],
    );
    return rows.length === 0 ? [] : this.find(rows.map(({ key }) => key));
  }

  /** Ends a hold whose limit has passed, and frees what it took; does nothing where it is ended already. */
  async expire(
    { orderKey, version }: Pick<StandingOrder<Confirmation>, 'orderKey' | 'version'>,
    now: Instant,
    stock: (tx: Sql) => Promise<unknown>,
  ): Promise<void> {
    await undoable<void>(this.#database, async (tx, undo) => {
      await stock(tx);
      const rows = await tx.query(
        `update sandbox_order set hold = 'over', version = version + 1
         where order_key = $1 and version = $2 and hold = 'held' and held_until <= $3 returning 1 as done`,
        [orderKey, version, now],
      );
      if (rows.length === 0) undo();
    });
  }

  /** The outcome of an amendment; undefined while its key is open. */
  amendment(key: string): Promise<Kept<Amended> | undefined> {
    return this.#amendment(this.#database, key);
  }

  /** Refuses an amendment for good unless its key is closed already; answers what it is closed with. */
  async settleAmendment(key: string, reason: string, total?: Money): Promise<Kept<Amended>> {
    await this.#database.query(
      `insert into sandbox_amendment (amendment_key, state, reason, total, currency) values ($1, 'refused', $2, $3, $4)
       on conflict (amendment_key) do nothing`,
      [key, reason, total?.minor ?? null, total?.currency ?? null],
    );
    return must(await this.amendment(key), key);
  }

  /** Carries out an amendment once for its key. 'moved' where the order was amended since it was looked at. */
  async amend<Why extends string>(
    key: string,
    { order, stock, becomes = {}, gone = [], write, answer }: Amending<Confirmation, Amended, Why>,
  ): Promise<Kept<Amended> | Why | 'moved'> {
    const done = await undoable<Kept<Amended> | Why | 'moved'>(this.#database, async (tx, undo) => {
      const kept = await this.#amendment(tx, key);
      if (kept !== undefined) return kept;
      const why = await stock?.(tx);
      if (why !== undefined) return undo(why);
      const { sold = null, total = null, confirmation, held = null } = becomes;
      const changed = await tx.query(
        `update sandbox_order set version = version + 1, sold = coalesce($3, sold), total = coalesce($4, total),
           confirmation = coalesce($5::json, confirmation), hold = coalesce($6, hold)
         where order_key = $1 and version = $2 and state = 'confirmed' returning 1 as changed`,
        [
          order.orderKey,
          order.version,
          sold,
          total,
          confirmation === undefined ? null : JSON.stringify(confirmation),
          held,
        ],
      );
      if (changed.length === 0) return undo('moved');
      if (gone.length > 0) {
        await tx.query(
          `insert into sandbox_gone (order_key, item, traveller)
           select $1, g.item, g.traveller from jsonb_to_recordset($2::jsonb) as g (item smallint, traveller smallint)`,
          [order.orderKey, JSON.stringify(gone)],
        );
      }
      await write?.(tx);
      const made = await tx.query(
        `insert into sandbox_amendment (amendment_key, state, answer) values ($1, 'confirmed', $2::json)
         on conflict (amendment_key) do nothing returning 1 as made`,
        [key, JSON.stringify(answer)],
      );
      if (made.length === 0) return undo('moved');
      return { outcome: 'confirmed', answer };
    });
    // The same one, carried out or settled meanwhile, has moved the order or the stock itself.
    return typeof done === 'string' ? ((await this.amendment(key)) ?? done) : done;
  }

  /** Within an amendment that makes two orders of one: the part of its own, and who is out of which. */
  async divide(
    tx: Sql,
    orderKey: string,
    part: Pick<NewOrder<Confirmation>, 'key' | 'sold' | 'reference' | 'confirmation'> & { readonly total: number },
    gone: { readonly stays: readonly Unit[]; readonly leaves: readonly Unit[] },
  ): Promise<void> {
    await tx.query(
      `insert into sandbox_order (order_key, product, state, total, currency, sold, reference, confirmation, hold, held_until)
       select $2, o.product, 'confirmed', $3, o.currency, $4, $5, $6::json, o.hold, o.held_until
       from sandbox_order o where o.order_key = $1`,
      [orderKey, part.key, part.total, part.sold, part.reference, JSON.stringify(part.confirmation)],
    );
    await tx.query('delete from sandbox_gone where order_key = $1', [orderKey]);
    const rows = [
      ...gone.stays.map((unit) => ({ ...unit, key: orderKey })),
      ...gone.leaves.map((unit) => ({ ...unit, key: part.key })),
    ];
    if (rows.length === 0) return;
    await tx.query(
      `insert into sandbox_gone (order_key, item, traveller)
       select g.key, g.item, g.traveller from jsonb_to_recordset($1::jsonb) as g (key text, item smallint, traveller smallint)`,
      [JSON.stringify(rows)],
    );
  }

  async #bookWithNames(
    order: BookingOrder<Confirmation>,
    names: NonNullable<BookingOrder<Confirmation>['names']>,
  ): Promise<Booked<Confirmation>> {
    const done = await undoable<Booked<Confirmation>>(this.#database, async (tx, undo) => {
      const kept = await this.#outcome(tx, order.key);
      if (kept !== undefined) return kept;
      if (order.instead !== undefined && !(await this.giveWay(tx, order.instead))) {
        return undo({ outcome: 'unit-taken' });
      }
      if (!(await this.#stock.takeNames(tx, order.key, names))) return undo({ outcome: 'unit-taken' });
      const otherwise = (await this.#book(tx, [order])).get(0);
      return otherwise === undefined ? { outcome: 'confirmed', answer: order.confirmation } : undo(otherwise);
    });
    // The same order, carried out meanwhile, has the units itself.
    return done.outcome === 'unit-taken' ? ((await this.outcome(order.key)) ?? done) : done;
  }

  /** Ends a hold and frees its units by name; false where it is held no longer. */
  async giveWay(tx: Sql, orderKey: string): Promise<boolean> {
    await this.#stock.freeNames(tx, orderKey);
    const rows = await tx.query(
      `update sandbox_order set hold = 'over', version = version + 1
       where order_key = $1 and product = $2 and hold = 'held' returning 1 as done`,
      [orderKey, this.#product],
    );
    return rows.length > 0;
  }

  /** The outcomes, by position, of those that were not carried out now as asked. */
  async #book(
    on: Sql,
    orders: readonly BookingOrder<Confirmation>[],
  ): Promise<ReadonlyMap<number, Booked<Confirmation>>> {
    const calls = orders.map(({ names: _, instead: _instead, total, ...order }) => ({
      ...order,
      total: total.minor,
      currency: total.currency,
    }));
    const rows = await on.query<{ place: number; result: KeptRow<Confirmation> | NotBooked }>(
      'select place, result from sandbox_book($1, $2::jsonb)',
      [this.#product, JSON.stringify(calls)],
    );
    return new Map(rows.map(({ place, result }) => [place - 1, 'counts' in result ? result : keptOf(result)]));
  }

  #outcome(on: Sql, key: string): Promise<Kept<Confirmation> | undefined> {
    return keptIn<Confirmation>(
      on,
      'select state as outcome, reason, total, currency, confirmation as answer from sandbox_order where order_key = $1',
      key,
    );
  }

  #amendment(on: Sql, key: string): Promise<Kept<Amended> | undefined> {
    return keptIn<Amended>(
      on,
      'select state as outcome, reason, total, currency, answer from sandbox_amendment where amendment_key = $1',
      key,
    );
  }

  async #standing(which: string, given: readonly unknown[]): Promise<readonly StandingOrder<Confirmation>[]> {
    const rows = await this.#database.query<
      Omit<StandingOrder<Confirmation>, 'total' | 'heldUntil'> & {
        readonly total: string;
        readonly held_until: string | null;
      }
    >(
      `select o.order_key as "orderKey", o.version, o.sold, o.reference, o.total, o.confirmation, o.hold as held, o.held_until,
              (select coalesce(json_agg(json_build_object('traveller', g.traveller, 'item', g.item)), '[]')
               from sandbox_gone g where g.order_key = o.order_key) as gone
       from sandbox_order o where o.product = $1 and o.state = 'confirmed' and ${which} order by o.order_key`,
      [this.#product, ...given],
    );
    return rows.map(({ held_until, total, ...row }) => ({
      ...row,
      total: minorFromRow(total),
      heldUntil: held_until === null ? null : instantFromRow(held_until),
    }));
  }
}
