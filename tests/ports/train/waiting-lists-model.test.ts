/**
 * Waiting lists of the sandbox's railway against a model that knows the order in which people came and nothing of how berths are
 * kept, on both databases: in whatever order parties book from two pools of a train, give up in part, let time pass and are
 * charted twice, nobody is overtaken within a pool, nobody loses a berth, numbers have neither gap nor double, and each rupee that was
 * paid was given back or kept by the railway's table.
 */
import { Effect, Exit } from 'effect';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sellingPrice, type UnitCost } from '#domain/booking/sale/selling-price.ts';
import { noSellingTerms } from '#domain/booking/sale/selling-terms.ts';
import { sum } from '#domain/money/money.ts';
import { addDays, isoDate } from '#domain/time/calendar-date.ts';
import { type Instant, instant, plusMinutes } from '#domain/time/instant.ts';
import { dateOfLocal, toInstant } from '#domain/time/place-time.ts';
import { poolsOf } from '#domain/train/berths/pools.ts';
import type { PoolRules } from '#domain/train/berths/pool.ts';
import { type BerthStatus, statusText } from '#domain/train/berths/status.ts';
import type { RideAsked, TrainOrder } from '#application/backoffice/ports/train/rail-supplier.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { type RailSeller, railSeller } from '#infrastructure/backoffice/suppliers/sandbox/train/rail-seller.ts';
import { databases } from '#tests/support/databases.ts';

const begins = instant('2026-11-20T06:00:00Z');
const today = isoDate('2026-11-20');
const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
let serial = 0;

type PoolOf = 'GN' | 'RL';

/** A traveller, with the berth or, after the chart, the place that nobody takes any more. */
interface Person {
  readonly order: string;
  readonly traveller: number;
  kept?: string;
}

class Model {
  readonly lists: Record<PoolOf, Person[]> = { GN: [], RL: [] };
  readonly orders = new Map<string, { readonly pool: PoolOf; readonly size: number; readonly each: number }>();
  readonly gone = new Set<string>();
  now: Instant = begins;
  charted = false;
  /** With the second chart. */
  closed = false;
  paid = 0;
  back = 0;
  kept = 0;
}

interface Real {
  readonly seller: RailSeller;
  readonly rides: Record<PoolOf, RideAsked>;
  readonly rules: Record<PoolOf, PoolRules>;
  readonly orders: Map<string, TrainOrder>;
  readonly leaves: Instant;
  readonly chartAt: Instant;
  readonly secondChartAt: Instant;
}

const nameOf = (order: string, traveller: number) => `${order}/${traveller}`;

/** By how many came before and are still there. */
function placeAt({ berths, shared, list }: PoolRules, at: number): { kind: string; text?: string } {
  if (at < berths.length) return { kind: 'confirmed' };
  const behind = at - berths.length + 1;
  if (behind <= shared.length * 2) return { kind: 'rac', text: `RAC ${behind}` };
  return { kind: 'waiting', text: `${list} ${behind - shared.length * 2}` };
}

async function look(model: Model, real: Real): Promise<void> {
  const standings = await get(real.seller.supplier.standings([...model.orders.keys()], model.now));
  const current = new Map(
    standings.flatMap(({ orderKey, standings: all }) =>
      all.map((each, traveller): [string, BerthStatus] => [nameOf(orderKey, traveller), each.current]),
    ),
  );
  for (const pool of ['GN', 'RL'] as const) {
    const given = new Set<string>();
    for (const [at, person] of model.lists[pool].entries()) {
      const status = current.get(nameOf(person.order, person.traveller));
      const text = statusText(status ?? { kind: 'cancelled' });
      expect(given.has(text)).toBe(false);
      given.add(text);
      if (person.kept !== undefined) {
        expect(text).toBe(person.kept);
        continue;
      }
      const place = placeAt(real.rules[pool], at);
      expect(status?.kind).toBe(place.kind);
      if (place.text !== undefined) expect(text).toBe(place.text);
      if (place.kind === 'confirmed') person.kept = text;
    }
  }
  for (const name of model.gone) expect(current.get(name)?.kind).toBe('cancelled');
  expect(model.paid).toBe(model.back + model.kept + stillPaid(model));
}

/** Of whom the chart gave a share, or nothing. */
function isBehind({ kept = '' }: Person): boolean {
  return /^(RAC|[A-Z]+WL)/.test(kept);
}

/** For those who still have what they paid for. */
function stillPaid(model: Model): number {
  return [...model.lists.GN, ...model.lists.RL].reduce(
    (before, { order }) => before + (model.orders.get(order)?.each ?? 0),
    0,
  );
}

function expectSame<A>(is: A, wanted: A): void {
  expect(is).toEqual(wanted);
}

class Book implements fc.AsyncCommand<Model, Real> {
  readonly pool: PoolOf;
  readonly size: number;
  constructor(pool: PoolOf, size: number) {
    this.pool = pool;
    this.size = size;
  }
  check = () => true;
  async run(model: Model, real: Real): Promise<void> {
    const { supplier } = real.seller;
    const party = Array.from({ length: this.size }, () => ({ age: 38, gender: 'female' as const }));
    const offered = await get(supplier.offer(real.rides[this.pool], party, model.now));
    if (offered === undefined) throw new Error('It was found');
    const [first, ...others] = offered.fares.map(
      ({ parts = [] }, traveller): UnitCost => ({ item: 0, traveller, lines: parts }),
    );
    if (first === undefined) throw new Error('Somebody travels');
    serial += 1;
    const total = sum(
      'INR',
      offered.fares.map(({ amount }) => amount),
    );
    const order: TrainOrder = {
      key: `TR2611${String(serial).padStart(8, '0')}`,
      journey: offered.journey,
      passengers: party,
      travellers: party.map((_, each) => ({ type: 'adult', firstName: `Asha${'abcdef'[each]}`, lastName: 'Rao' })),
      price: sellingPrice([first, ...others], { product: 'train', terms: noSellingTerms, on: today }),
      total,
    };
    const answer = await get(Effect.exit(supplier.order(order, model.now)));
    const { berths, shared, mostWaiting } = real.rules[this.pool];
    const list = model.lists[this.pool];
    const fits = list.length + this.size <= berths.length + shared.length * 2 + mostWaiting;
    // What is left of the first chart is sold on until the second; nobody comes behind those who have no berth.
    const isLeft = list.length + this.size <= berths.length && !list.some(isBehind);
    expectSame(Exit.isSuccess(answer), model.closed ? false : model.charted ? isLeft : fits);
    if (Exit.isFailure(answer)) return;
    real.orders.set(order.key, order);
    model.orders.set(order.key, { pool: this.pool, size: this.size, each: total.minor / this.size });
    model.paid += total.minor;
    for (let traveller = 0; traveller < this.size; traveller += 1) list.push({ order: order.key, traveller });
    await look(model, real);
  }
  toString = () => `book ${this.size} of ${this.pool}`;
}

class Cancel implements fc.AsyncCommand<Model, Real> {
  readonly draw: number;
  readonly mask: number;
  constructor(draw: number, mask: number) {
    this.draw = draw;
    this.mask = mask;
  }
  check = ({ orders }: Readonly<Model>) => orders.size > 0;
  async run(model: Model, real: Real): Promise<void> {
    const { amendments } = real.seller;
    const [orderKey, about] = [...model.orders][this.draw % model.orders.size] ?? [];
    if (orderKey === undefined || about === undefined) return;
    const list = model.lists[about.pool];
    const kindOf = (person: Person) =>
      person.kept === undefined
        ? placeAt(real.rules[about.pool], list.indexOf(person)).kind
        : isBehind(person)
          ? 'behind'
          : 'confirmed';
    const mates = list.filter(({ order }) => order === orderKey);
    const leaving = mates.filter(({ traveller }) => (this.mask >> traveller) % 2 === 1);
    if (leaving.length === 0) return;
    const places = leaving.map(({ traveller }) => ({ item: 0, traveller }));
    const asks = { places, reason: 'traveller' } as const;
    const which = { orderKey, reference: '' };
    const quoted = await get(Effect.exit(amendments.cancelRefund?.(which, asks, model.now) ?? Effect.die('asked')));
    const kinds = mates.map(kindOf);
    // With the chart a berth is nobody else's any more.
    const refused = model.charted && leaving.some((person) => kindOf(person) === 'confirmed');
    expectSame(Exit.isFailure(quoted), refused);
    if (Exit.isFailure(quoted)) return;
    // By the railway's table, more than three days before: 200 rupees of a berth in 2A, 60 without one, and where all of a part
    // confirmed ticket goes; 5 per cent tax.
    const isWhole = leaving.length === mates.length;
    const mixed = isWhole && kinds.includes('confirmed') && kinds.some((kind) => kind !== 'confirmed');
    const charge = leaving.reduce(
      (before, person) => before + (kindOf(person) === 'confirmed' && !mixed ? 21_000 : 6_300),
      0,
    );
    expectSame(quoted.value.minor, about.each * leaving.length - charge);
    serial += 1;
    await get(
      amendments.amend(
        `cancel-${serial}`,
        { ...which, ...asks, kind: 'cancel', expectedRefund: quoted.value },
        model.now,
      ),
    );
    model.back += quoted.value.minor;
    model.kept += charge;
    for (const person of leaving) {
      model.gone.add(nameOf(person.order, person.traveller));
      list.splice(list.indexOf(person), 1);
    }
    await look(model, real);
  }
  toString = () => `cancel ${this.draw} ${this.mask.toString(2)}`;
}

class Wait implements fc.AsyncCommand<Model, Real> {
  readonly hours: number;
  constructor(hours: number) {
    this.hours = hours;
  }
  /** The charge is the same until three days before. */
  check = ({ charted }: Readonly<Model>) => !charted;
  async run(model: Model, real: Real): Promise<void> {
    const later = plusMinutes(model.now, this.hours * 60);
    if (later < plusMinutes(real.leaves, -73 * 60)) model.now = later;
    await get(real.seller.supplier.moveOn(model.now));
    await look(model, real);
  }
  toString = () => `wait ${this.hours} h`;
}

class Chart implements fc.AsyncCommand<Model, Real> {
  check = ({ charted }: Readonly<Model>) => !charted;
  async run(model: Model, real: Real): Promise<void> {
    model.now = real.chartAt;
    model.charted = true;
    await get(real.seller.supplier.moveOn(model.now));
    for (const pool of ['GN', 'RL'] as const) {
      const list = model.lists[pool];
      const places = new Map(list.map((person, at) => [person, placeAt(real.rules[pool], at)]));
      const travels = new Set(list.flatMap((person) => (places.get(person)?.kind === 'waiting' ? [] : [person.order])));
      for (const person of list.slice()) {
        const place = places.get(person);
        if (!travels.has(person.order)) {
          // Nobody of the ticket has a place: it is off the list, and goes back for clerkage.
          list.splice(list.indexOf(person), 1);
          model.gone.add(nameOf(person.order, person.traveller));
        } else if (place?.kind === 'rac') {
          const side = real.rules[pool].shared[Math.floor((Number(place.text?.slice(4)) - 1) / 2)];
          person.kept = `${place.text} ${side?.coach}/${side?.number}`;
        } else if (place?.kind === 'waiting') person.kept = place.text ?? '';
      }
    }
    await this.refund(model, real);
    await look(model, real);
  }
  /** As the back office does it in its round. */
  async refund(model: Model, real: Real): Promise<void> {
    for (const [orderKey, { size, each, pool }] of model.orders) {
      const dropped = Array.from({ length: size }, (_, traveller) => traveller).filter(
        (traveller) => model.gone.has(nameOf(orderKey, traveller)) && !this.#before.has(nameOf(orderKey, traveller)),
      );
      if (dropped.length === 0 || model.lists[pool].some(({ order }) => order === orderKey)) continue;
      const places = dropped.map((traveller) => ({ item: 0, traveller }));
      const asks = { places, reason: 'traveller' } as const;
      const which = { orderKey, reference: '' };
      const { amendments } = real.seller;
      const quoted = await get(amendments.cancelRefund?.(which, asks, model.now) ?? Effect.die('asked'));
      expectSame(quoted.minor, dropped.length * (each - 6_300));
      serial += 1;
      const expectedRefund = quoted;
      await get(amendments.amend(`drop-${serial}`, { ...which, ...asks, kind: 'cancel', expectedRefund }, model.now));
      model.back += quoted.minor;
      model.kept += dropped.length * 6_300;
    }
  }
  readonly #before: ReadonlySet<string>;
  constructor(before: ReadonlySet<string> = new Set()) {
    this.#before = before;
  }
  toString = () => 'chart';
}

class SecondChart implements fc.AsyncCommand<Model, Real> {
  check = ({ charted, closed }: Readonly<Model>) => charted && !closed;
  async run(model: Model, real: Real): Promise<void> {
    model.now = real.secondChartAt;
    model.closed = true;
    await get(real.seller.supplier.moveOn(model.now));
    for (const pool of ['GN', 'RL'] as const) {
      const { shared, list } = real.rules[pool];
      const behind = model.lists[pool].filter(isBehind);
      const sides = shared.flatMap(({ coach, number }, at) =>
        [1, 2].map((seat) => `RAC ${at * 2 + seat} ${coach}/${number}`),
      );
      // Who has a share keeps it; the ones that are left go to those who wait, as they came.
      const free = sides.filter((side) => !behind.some(({ kept }) => kept === side));
      const waiting = behind.filter(({ kept }) => !sides.includes(kept ?? ''));
      for (const [at, person] of waiting.entries()) person.kept = free[at] ?? `${list} ${at + 1 - free.length}`;
    }
    await look(model, real);
  }
  toString = () => 'second chart';
}

describe.each(databases())('waiting lists on the $kind database', ({ fresh }) => {
  let database: Database;
  let seller: RailSeller;
  beforeAll(async () => {
    database = await fresh();
    seller = railSeller(database, { seed: 'farelane', faults: {}, empty: true });
  });
  afterAll(() => database.close());

  /** Each run has a departure of its own, of a train that runs daily with one coach of 2A. */
  let day = 5;
  const train = '16022';
  const departure = async (): Promise<Real> => {
    day += 1;
    const { supplier } = seller;
    const stops = supplier.route(train, addDays(today, day)) ?? [];
    const [first, second, last] = [stops[0], stops[1], stops.at(-1)];
    if (first === undefined || second === undefined || last === undefined) throw new Error('It stops');
    const from = ({ station, departs }: typeof first): RideAsked => ({
      train,
      from: station,
      to: last.station,
      date: dateOfLocal(departs.local),
      travelClass: '2A',
      quota: 'GN',
    });
    const rides = { GN: from(first), RL: from(second) };
    const [offer] = await get(supplier.offers([rides.GN], begins));
    if (offer === undefined) throw new Error('It has 2A');
    return {
      seller,
      rides,
      rules: poolsOf('2A', 1),
      orders: new Map(),
      leaves: toInstant(first.departs),
      chartAt: offer.chartAt,
      secondChartAt: offer.secondChartAt,
    };
  };

  it('keep everybody’s turn, everybody’s berth and every rupee, however parties book, give up and are charted', async () => {
    const size = fc.integer({ min: 1, max: 6 });
    const commands = fc.commands(
      [
        size.map((each) => new Book('GN', each)),
        fc.constant(new Book('GN', 6)),
        fc.integer({ min: 1, max: 4 }).map((each) => new Book('RL', each)),
        fc.tuple(fc.nat(30), fc.integer({ min: 1, max: 63 })).map(([draw, mask]) => new Cancel(draw, mask)),
        fc.tuple(fc.nat(30), fc.constant(63)).map(([draw, mask]) => new Cancel(draw, mask)),
        fc.integer({ min: 1, max: 30 }).map((hours) => new Wait(hours)),
      ],
      { size: 'max', maxCommands: 26 },
    );
    const after = fc.commands(
      [
        fc.tuple(fc.nat(30), fc.integer({ min: 1, max: 63 })).map(([draw, mask]) => new Cancel(draw, mask)),
        size.map((each) => new Book('GN', each)),
        size.map((each) => new Book('RL', each)),
        fc.constant(new SecondChart()),
      ],
      { maxCommands: 12 },
    );
    await fc.assert(
      fc.asyncProperty(commands, after, async (before, later) => {
        const real = await departure();
        const model = new Model();
        for (let party = 0; party < 4; party += 1) await new Book('GN', 6).run(model, real);
        await fc.asyncModelRun(() => ({ model, real }), before);
        await new Chart(new Set(model.gone)).run(model, real);
        await fc.asyncModelRun(() => ({ model, real }), later);
      }),
      { numRuns: 20, endOnFailure: true },
    );
  });
});
