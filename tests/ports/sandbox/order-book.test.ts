/** The two things that sandbox suppliers stand on: an order book and counted stock, against maps in memory and each other. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { money } from '#domain/money/money.ts';
import { instant } from '#domain/time/instant.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import type { NotTaken } from '#infrastructure/backoffice/suppliers/sandbox/store/counted-stock.ts';
import { databases } from '#tests/support/databases.ts';
import { commands, Model, Real } from './order-book-model.ts';

const day = 20_900;
const place = (resource: string, units: number) => ({ resource, day, kind: 'standard', units });
const tables = ['stock', 'unit', 'order', 'gone', 'amendment'];

describe.each(databases())('the order book on the $kind database', ({ fresh }) => {
  let database: Database;
  let products = 0;
  beforeAll(async () => {
    database = await fresh();
  });
  afterAll(() => database.close());

  const product = (): string => {
    products += 1;
    return `product-${products}`;
  };
  const orderOf = (real: Real, name: string, resources: readonly string[], units: number, count = 1) => ({
    key: real.key(name),
    sold: name,
    total: money(100, 'INR'),
    reference: name,
    confirmation: { of: name },
    count,
    places: resources.map((resource) => ({ ...place(resource, units), from: 0, upTo: units })),
  });
  const takenOf = async (real: Real) =>
    new Map((await real.stock.countsBetween(day, day)).map(({ resource, taken }) => [resource, taken]));

  it('does what maps do, whatever is booked, amended, settled and expires', async () => {
    await fc.assert(
      fc.asyncProperty(commands, async (run) => {
        const real = new Real(database, product());
        await fc.asyncModelRun(() => ({ model: new Model(), real }), run);
      }),
      { numRuns: 20 },
    );
  });

  it('sells 7 units to 7 of 64 buyers from two servers, one name to one of them, and answers each the same again', async () => {
    const name = product();
    const [here, there] = [new Real(database, name), new Real(database, name)];
    const buyers = Array.from({ length: 64 }, (_, at) => {
      const by = at % 2 === 0 ? here : there;
      const names = at % 3 === 0 ? { names: [{ resource: 'r', day, unit: '1A', holder: 0 }] } : {};
      return () => by.book.book({ ...orderOf(by, `o${at}`, ['r'], 7), ...names });
    });
    const answers = await Promise.all(buyers.map((buy) => buy()));
    expect(answers.filter(({ outcome }) => outcome === 'confirmed')).toHaveLength(7);
    expect((await takenOf(here)).get('r')).toBe(7);
    const named = answers.filter(({ outcome }, at) => outcome === 'confirmed' && at % 3 === 0).length;
    expect(named).toBeLessThanOrEqual(1);
    expect(await here.stock.names([{ resource: 'r', day }])).toHaveLength(named);
    const again = await Promise.all(buyers.map((buy) => buy()));
    expect(again.map(({ outcome }) => outcome === 'confirmed')).toEqual(
      answers.map(({ outcome }) => outcome === 'confirmed'),
    );
  });

  it('lets orders move between the same places in any order, among those who book: none is lost and nobody waits in a circle', async () => {
    const name = product();
    const [here, there] = [new Real(database, name), new Real(database, name)];
    const resources = Array.from({ length: 12 }, (_, at) => `r${String(at).padStart(2, '0')}`);
    const at = (index: number) => resources[index % resources.length] ?? '';
    const movers = Array.from({ length: 16 }, (_, index) => `mover-${index}`);
    await Promise.all(movers.map((mover, index) => here.book.book(orderOf(here, mover, [at(index)], 99))));
    for (let round = 0; round < 3; round += 1) {
      const moving = movers.map(async (mover, index) => {
        const by = index % 2 === 0 ? here : there;
        const [order] = await by.book.find([by.key(mover)]);
        if (order === undefined) throw new Error('no order');
        const [from, to] = [index + round * 5, index + (round + 1) * 5];
        // Some places are new: nothing was ever taken of them before.
        const passing = { ...place(`new-${round}-${(31 - index) % 7}`, 99), count: 1 };
        return by.book.amend<NotTaken>(by.key(`${mover}-${round}`), {
          order,
          stock: (tx) =>
            by.stock.move(tx, order.orderKey, {
              freed: [{ ...place(at(from), 99), count: 1 }],
              taken: [{ ...place(at(to), 99), count: 1 }, passing],
            }),
          answer: { of: mover },
        });
      });
      const booking = Array.from({ length: 16 }, (_, index) =>
        (index % 2 === 0 ? there : here).book.book(
          orderOf(here, `booked-${round}-${index}`, [at(15 - index), `new-${round}-${index % 7}`, at(index)], 99),
        ),
      );
      const answers = await Promise.all([...moving, ...booking]);
      expect(answers.map((answer) => (typeof answer === 'string' ? answer : answer.outcome))).toEqual(
        answers.map(() => 'confirmed'),
      );
    }
    const all = [...(await takenOf(here)).values()].reduce((before, taken) => before + taken, 0);
    const booked = Array.from({ length: 16 }, (_, index) => new Set([at(15 - index), 'new', at(index)]).size);
    expect(all).toBe(16 + 3 * 16 + 3 * booked.reduce((before, each) => before + each, 0));
  });

  it('counts a place that an order names twice as one, whether all of a batch can be carried out or not', async () => {
    const real = new Real(database, product());
    const twice = (name: string, count: number) => real.book.book(orderOf(real, name, ['r', 'r'], 5, count));
    expect((await twice('alone', 2)).outcome).toBe('confirmed');
    expect((await takenOf(real)).get('r')).toBe(2);
    // One of them is too many: then each is taken by itself.
    const answers = await Promise.all([twice('a', 1), twice('b', 9), twice('c', 1)]);
    expect(answers.map(({ outcome }) => outcome)).toEqual(['confirmed', 'sold-out', 'confirmed']);
    expect((await takenOf(real)).get('r')).toBe(4);
  });

  it('settles each key once, whichever comes first, and counts what was carried out', async () => {
    const name = product();
    const [here, there] = [new Real(database, name), new Real(database, name)];
    const keys = Array.from({ length: 24 }, (_, at) => `o${at}`);
    const [booked, settled] = await Promise.all([
      Promise.all(keys.map((key) => here.book.book(orderOf(here, key, ['r'], 99)))),
      Promise.all(keys.map((key) => there.book.settle(there.key(key), 'late'))),
    ]);
    expect(booked.map(({ outcome }) => outcome)).toEqual(settled.map(({ outcome }) => outcome));
    const confirmed = settled.filter(({ outcome }) => outcome === 'confirmed').length;
    expect((await takenOf(here)).get('r') ?? 0).toBe(confirmed);
  });

  it('carries an amendment out once, however often it is sent at the same time, and not after it was settled', async () => {
    const real = new Real(database, product());
    await real.book.book(orderOf(real, 'o', ['r'], 99, 2));
    const [order] = await real.book.find([real.key('o')]);
    if (order === undefined) throw new Error('no order');
    const cancel = (key: string, of = order) =>
      real.book.amend<NotTaken>(key, {
        order: of,
        stock: (tx) => real.stock.move(tx, of.orderKey, { freed: [{ ...place('r', 99), count: 1 }] }),
        answer: { of: key },
      });
    const once = { outcome: 'confirmed', answer: { of: real.key('a') } };
    expect(await Promise.all(Array.from({ length: 6 }, () => cancel(real.key('a'))))).toEqual(Array(6).fill(once));
    expect((await takenOf(real)).get('r')).toBe(1);
    expect(await cancel(real.key('b'))).toBe('moved');
    expect(await real.book.settleAmendment(real.key('b'), 'late')).toMatchObject({ outcome: 'refused' });
    const [now] = await real.book.find([real.key('o')]);
    expect(await cancel(real.key('b'), now)).toEqual({ outcome: 'refused', reason: 'late' });
    expect((await takenOf(real)).get('r')).toBe(1);
  });

  it('leaves nothing half done wherever it ends, and can be sent again', async () => {
    const name = product();
    let left = Number.POSITIVE_INFINITY;
    const mortal: Database = {
      kind: database.kind,
      aside: database.aside,
      query: (text, given) => database.query(text, given),
      listen: (channel, onNotice) => database.listen(channel, onNotice),
      close: () => database.close(),
      transaction: (work) =>
        database.transaction((tx) =>
          work({
            query: (text, given) => {
              left -= 1;
              if (left < 0) throw new Error('killed');
              return tx.query(text, given);
            },
          }),
        ),
    };
    const real = new Real(mortal, name);
    const rows = () =>
      Promise.all(tables.map((table) => database.query(`select * from sandbox_${table} order by 1, 2, 3`, [])));
    const unit = { resource: 'r', day, unit: '1A', holder: 0 };
    const found = async (key: string) => {
      const [order] = await real.book.find([real.key(key)]);
      if (order === undefined) throw new Error(`no order ${key}`);
      return order;
    };
    const now = instant('2026-11-20T06:30:00Z');
    const acts: readonly (() => Promise<unknown>)[] = [
      () =>
        real.book.book({ ...orderOf(real, 'o', ['r', 's'], 9, 2), names: [unit, { ...unit, unit: '1B', holder: 1 }] }),
      async () =>
        real.book.amend<NotTaken>(real.key('exchange'), {
          order: await found('o'),
          stock: (tx) =>
            real.stock.move(tx, real.key('o'), {
              namesGivenUp: [{ resource: 'r', day, holder: 0 }],
              namesTaken: [{ ...unit, unit: '2A' }],
              freed: [{ ...place('r', 9), count: 1 }],
              taken: [{ ...place('t', 9), count: 1 }],
            }),
          becomes: { sold: 'other', total: 200 },
          gone: [{ item: 0, traveller: 1 }],
          answer: { of: 'exchange' },
        }),
      async () =>
        real.book.amend<never>(real.key('split'), {
          order: await found('o'),
          stock: async (tx) => {
            await real.stock.handOver(tx, real.key('o'), real.key('part'), [
              { old: 0, new: 0, leaves: false },
              { old: 1, new: 0, leaves: true },
            ]);
            return undefined;
          },
          write: (tx) =>
            real.book.divide(
              tx,
              real.key('o'),
              { key: real.key('part'), sold: 'part', reference: 'part', confirmation: { of: 'part' }, total: 50 },
              { stays: [], leaves: [{ item: 0, traveller: 0 }] },
            ),
          answer: { of: 'split' },
        }),
      () =>
        real.book.enter({ ...orderOf(real, 'entered', [], 0), heldUntil: now }, (tx) =>
          real.stock.recount(tx, [place('r', 9)], (_, { taken }) => taken + 1),
        ),
      async () =>
        real.book.expire(await found('entered'), now, (tx) =>
          real.stock.move(tx, real.key('entered'), { freed: [{ ...place('r', 9), count: 1 }] }),
        ),
      () => real.book.once(real.key('mark'), (tx) => real.stock.recount(tx, [place('u', 9)], () => 3)),
    ];
    for (const act of acts) {
      const before = await rows();
      for (let statements = 0; ; statements += 1) {
        left = statements;
        const ended = await act().then(
          () => 'done',
          (error: unknown) => String(error),
        );
        if (ended === 'done') break;
        expect(ended).toContain('killed');
        expect(await rows()).toEqual(before);
      }
      expect(await rows()).not.toEqual(before);
      left = Number.POSITIVE_INFINITY;
    }
    expect(await takenOf(real)).toEqual(
      new Map([
        ['r', 1],
        ['s', 2],
        ['t', 1],
        ['u', 3],
      ]),
    );
    expect(await real.stock.namesOf(real.key('o'))).toEqual([{ ...unit, unit: '2A' }]);
    expect(await real.stock.namesOf(real.key('part'))).toEqual([{ ...unit, unit: '1B' }]);
    expect((await found('part')).gone).toEqual([{ item: 0, traveller: 0 }]);
  });
});
