/** The order book and the stock of a sandbox supplier as maps in memory, and commands that do the same to both. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { money } from '#domain/money/money.ts';
import { type Instant, instant, plusMinutes } from '#domain/time/instant.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import {
  CountedStock,
  type NotTaken,
  type StockMove,
} from '#infrastructure/backoffice/suppliers/sandbox/store/counted-stock.ts';
import { type HoldState, OrderBook } from '#infrastructure/backoffice/suppliers/sandbox/store/order-book.ts';

/** Both of a product of its own, so that many are in one database; keys are the whole deployment's. */
export class Real {
  readonly book: OrderBook<{ readonly of: string }, { readonly of: string }>;
  readonly stock: CountedStock;
  readonly #product: string;

  constructor(database: Database, product: string) {
    this.book = new OrderBook(database, product);
    this.stock = new CountedStock(database, product);
    this.#product = product;
  }

  key(name: string): string {
    return `${this.#product}:${name}`;
  }
}

interface ModelOrder {
  /** Of one that was refused. */
  readonly reason?: string;
  version: number;
  held: HoldState | null;
  readonly until: Instant;
  readonly gone: Set<number>;
}

export class Model {
  readonly orders = new Map<string, ModelOrder>();
  readonly amendments = new Map<string, string>();
  readonly taken = new Map<string, number>();
  readonly names = new Map<string, { readonly order: string; readonly holder: number }>();

  takenOf(resource: string): number {
    return this.taken.get(resource) ?? 0;
  }
}

type Command = fc.AsyncCommand<Model, Real>;

const orders = ['o1', 'o2', 'o3', 'o4'];
const amendments = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'];
const resources = ['r1', 'r2', 'r3'];
const names = ['n1', 'n2', 'n3'];
const units = 4;
const day = 20_800;
const opened = instant('2026-11-20T06:30:00Z');
const placeOf = (resource: string) => ({ resource, day, kind: 'standard' });
const named = (unit: string) => ({ resource: 'r1', day, unit });

/** Everything that either shows. */
async function look(model: Model, real: Real): Promise<void> {
  const counts = await real.stock.countsBetween(day, day);
  expect(new Map(counts.map(({ resource, taken }) => [resource, taken]))).toEqual(
    new Map([...model.taken].filter(([, taken]) => taken > 0)),
  );
  const given = await real.stock.names([{ resource: 'r1', day }]);
  expect(given.map(({ unit }) => unit).toSorted()).toEqual([...model.names.keys()].toSorted());
  const standing = await real.book.find(orders.map((order) => real.key(order)));
  const shown = standing.map(({ orderKey, version, held, gone }) => ({
    order: orderKey,
    version,
    held,
    gone: gone.map(({ item }) => item).toSorted((left, right) => left - right),
  }));
  const mine = orders.flatMap((order) => {
    const { reason, version, held, gone } = model.orders.get(order) ?? { reason: 'never booked' };
    return reason === undefined
      ? [{ order: real.key(order), version, held, gone: [...(gone ?? [])].toSorted((left, right) => left - right) }]
      : [];
  });
  expect(shown).toEqual(mine);
}

const step = (text: string, act: (model: Model, real: Real) => Promise<void>): Command => ({
  check: () => true,
  run: async (model, real) => {
    await act(model, real);
    await look(model, real);
  },
  toString: () => text,
});

interface Booking {
  readonly order: string;
  readonly count: number;
  readonly at: readonly string[];
  readonly upTo: number;
  readonly holds: boolean;
  readonly wanted: readonly string[];
}

function outcomeOf(model: Model, { order, count, at, upTo, wanted }: Booking): string {
  const kept = model.orders.get(order);
  if (kept !== undefined) return kept.reason === undefined ? 'confirmed' : 'refused';
  if (wanted.some((name) => model.names.has(name))) return 'unit-taken';
  if (at.some((resource) => model.takenOf(resource) + count > units)) return 'sold-out';
  return at.some((resource) => model.takenOf(resource) > upTo) ? 'changed' : 'confirmed';
}

const book = (booking: Booking): Command =>
  step(`book ${JSON.stringify(booking)}`, async (model, real) => {
    const { order, count, at, upTo, holds, wanted } = booking;
    const until = plusMinutes(opened, 30);
    const answer = await real.book.book({
      key: real.key(order),
      sold: order,
      total: money(100, 'INR'),
      reference: order,
      confirmation: { of: order },
      count,
      places: at.map((resource) => ({ ...placeOf(resource), units, from: 0, upTo })),
      ...(holds && { heldUntil: until }),
      ...(wanted.length > 0 && { names: wanted.map((name, holder) => ({ ...named(name), holder })) }),
    });
    const outcome = outcomeOf(model, booking);
    const { reason } = model.orders.get(order) ?? {};
    if (reason !== undefined) expect(answer).toEqual({ outcome: 'refused', reason });
    else if (outcome === 'confirmed') expect(answer).toEqual({ outcome, answer: { of: order } });
    else expect(answer.outcome).toBe(outcome);
    if (outcome !== 'confirmed' || model.orders.has(order)) return;
    model.orders.set(order, { version: 0, held: holds ? 'held' : null, until, gone: new Set() });
    for (const resource of at) model.taken.set(resource, model.takenOf(resource) + count);
    for (const [holder, name] of wanted.entries()) model.names.set(name, { order, holder });
  });

const settle = (order: string): Command =>
  step(`settle ${order}`, async (model, real) => {
    const kept = await real.book.settle(real.key(order), 'late');
    const mine = model.orders.get(order);
    expect(kept.outcome).toBe(mine !== undefined && mine.reason === undefined ? 'confirmed' : 'refused');
    if (mine === undefined)
      model.orders.set(order, { reason: 'late', version: 0, held: null, until: opened, gone: new Set() });
  });

interface Amendment {
  readonly key: string;
  readonly order: string;
  /** By an order that was looked at before another amendment. */
  readonly late: boolean;
  readonly freed: readonly string[];
  readonly taken: readonly string[];
  readonly upTo: number;
  /** Holders that give up what they have by name, and what is then taken by name. */
  readonly leaving: readonly number[];
  readonly wanted: readonly string[];
  readonly held: HoldState | undefined;
  readonly gone: readonly number[];
}

/** What stands in its way, if anything does. */
function wayOf(
  model: Model,
  { order, late, freed, taken, upTo, leaving, wanted }: Amendment,
): NotTaken | 'moved' | undefined {
  const isFree = (name: string) => {
    const has = model.names.get(name);
    return has === undefined || (has.order === order && leaving.includes(has.holder));
  };
  if (!wanted.every(isFree)) return 'unit-taken';
  const [place] = taken;
  if (place !== undefined) {
    if (model.takenOf(place) > upTo) return 'changed';
    const left = Math.max(0, model.takenOf(place) - freed.filter((each) => each === place).length);
    if (left + 1 > units) return 'sold-out';
  }
  const mine = model.orders.get(order);
  return mine === undefined || mine.reason !== undefined || late ? 'moved' : undefined;
}

const amend = (amendment: Amendment): Command =>
  step(`amend ${JSON.stringify(amendment)}`, async (model, real) => {
    const { key, order, late, freed, taken, upTo, leaving, wanted, held, gone } = amendment;
    const mine = model.orders.get(order);
    const leftNow = gone.filter((item) => mine?.gone.has(item) !== true);
    const move: StockMove = {
      namesGivenUp: leaving.map((holder) => ({ resource: 'r1', day, holder })),
      namesTaken: wanted.map((name) => ({ ...named(name), holder: 5 })),
      freed: freed.map((resource) => ({ ...placeOf(resource), count: 1 })),
      taken: taken.map((resource) => ({ ...placeOf(resource), count: 1, units, upTo })),
    };
    const answer = await real.book.amend<NotTaken>(real.key(key), {
      order: { orderKey: real.key(order), version: (mine?.version ?? 0) - (late ? 1 : 0) },
      stock: (tx) => real.stock.move(tx, real.key(order), move),
      ...(held && { becomes: { held } }),
      gone: leftNow.map((item) => ({ item, traveller: 0 })),
      answer: { of: key },
    });
    const closed = model.amendments.get(key);
    const way = closed === undefined ? wayOf(model, amendment) : undefined;
    if (closed !== undefined || way !== undefined) {
      expect(typeof answer === 'string' ? answer : answer.outcome).toBe(closed ?? way);
      return;
    }
    expect(answer).toEqual({ outcome: 'confirmed', answer: { of: key } });
    model.amendments.set(key, 'confirmed');
    for (const [name, has] of model.names) {
      if (has.order === order && leaving.includes(has.holder)) model.names.delete(name);
    }
    for (const name of wanted) model.names.set(name, { order, holder: 5 });
    for (const resource of freed) model.taken.set(resource, Math.max(0, model.takenOf(resource) - 1));
    for (const resource of taken) model.taken.set(resource, model.takenOf(resource) + 1);
    if (mine === undefined) throw new Error('an amendment of nothing');
    mine.version += 1;
    mine.held = held ?? mine.held;
    for (const item of leftNow) mine.gone.add(item);
  });

const settleAmendment = (key: string): Command =>
  step(`settle ${key}`, async (model, real) => {
    const closed = model.amendments.get(key) ?? 'refused';
    expect((await real.book.settleAmendment(real.key(key), 'late')).outcome).toBe(closed);
    model.amendments.set(key, closed);
  });

const expire = (minutes: number): Command =>
  step(`expire after ${minutes}`, async (model, real) => {
    const now = plusMinutes(opened, minutes);
    const due = [...model.orders].filter(([, { held, until }]) => held === 'held' && until <= now);
    const found = await real.book.expired(now, 10);
    expect(found.map(({ orderKey }) => orderKey).toSorted()).toEqual(due.map(([order]) => real.key(order)).toSorted());
    for (const order of found) {
      const free = (by: typeof order) =>
        real.book.expire(by, now, (tx) =>
          real.stock.move(tx, by.orderKey, { freed: [{ ...placeOf('r1'), count: 1 }] }),
        );
      // Twice, as two servers do.
      await Promise.all([free(order), free(order)]);
    }
    for (const [, order] of due) {
      model.taken.set('r1', Math.max(0, model.takenOf('r1') - 1));
      order.held = 'over';
      order.version += 1;
    }
  });

const some = (of: readonly string[], most: number) => fc.subarray([...of], { maxLength: most });
const upTo = fc.constantFrom(units, units, units, 0, 1);

export const commands = fc.commands<Model, Real, false>(
  [
    fc
      .record({
        order: fc.constantFrom(...orders),
        count: fc.integer({ min: 1, max: 3 }),
        at: fc.subarray(resources, { minLength: 1 }),
        upTo,
        holds: fc.boolean(),
        wanted: fc.oneof(fc.constant([]), some(names, 2)),
      })
      .map(book),
    fc.constantFrom(...orders).map(settle),
    fc
      .record({
        key: fc.constantFrom(...amendments),
        order: fc.constantFrom(...orders),
        late: fc.constantFrom(false, false, true),
        freed: some(resources, 2),
        taken: some(resources, 1),
        upTo,
        leaving: fc.subarray([0, 1, 5]),
        wanted: fc.oneof(fc.constant([]), some(names, 2)),
        held: fc.constantFrom(undefined, 'ticketed' as const, 'over' as const),
        gone: fc.subarray([0, 1]),
      })
      .map(amend),
    fc.constantFrom(...amendments).map(settleAmendment),
    fc.constantFrom(0, 29, 30).map(expire),
  ],
  { maxCommands: 20 },
);
