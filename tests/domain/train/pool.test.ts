/**
 * A pool against a model that knows nothing of it: who came and has not left, in the order in which they came; the first have
 * berths, the next share, the rest wait.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { berthsOf, sharedBerths, trainClasses } from '#domain/train/berths/classes.ts';
import {
  availabilityIn,
  chartAgain,
  chartPool,
  emptyPool,
  filledPool,
  joinPool,
  leavePool,
  placesIn,
  type Pool,
  type PoolRules,
} from '#domain/train/berths/pool.ts';
import { poolFor, pools, poolsOf } from '#domain/train/berths/pools.ts';
import { availabilityText, statusText } from '#domain/train/berths/status.ts';

const rules: PoolRules = {
  berths: berthsOf('SL', 1)
    .filter(({ kind }) => kind !== 'SLB')
    .slice(0, 12),
  shared: sharedBerths('SL', 1).slice(0, 2),
  mostWaiting: 6,
  list: 'GNWL',
};
const room = rules.berths.length + rules.shared.length * 2;
const partyOf = (id: string) => id.split('/')[0] ?? id;

/** Who is in, by the order of coming, and what they were booked as. */
class Model {
  people: string[] = [];
  had = new Map<string, string>();
}
interface Real {
  pool: Pool;
  parties: number;
}

function look(model: Model, { pool }: Real): void {
  const places = placesIn(rules, pool);
  expect([...places.keys()]).toEqual(model.people);
  const all = [...places.values()];
  const confirmed = all.slice(0, rules.berths.length);
  expect(confirmed.filter(({ kind }) => kind !== 'confirmed')).toEqual([]);
  const texts = confirmed.map(statusText);
  expect(new Set(texts).size).toBe(texts.length);
  // A confirmed traveller keeps their berth.
  expect(texts).toEqual(texts.map((text, at) => model.had.get(model.people[at] ?? '') ?? text));
  for (const [at, text] of texts.entries()) model.had.set(model.people[at] ?? '', text);
  expect(all.slice(rules.berths.length)).toEqual(
    model.people
      .slice(rules.berths.length)
      .map((_, at) =>
        at < room - rules.berths.length
          ? { kind: 'rac', number: at + 1 }
          : { kind: 'waiting', list: 'GNWL', number: at + rules.berths.length - room + 1 },
      ),
  );
}

class Book implements fc.Command<Model, Real> {
  readonly size: number;
  constructor(size: number) {
    this.size = size;
  }
  check = () => true;
  run(model: Model, real: Real): void {
    const ids = Array.from({ length: this.size }, (_, at) => `${real.parties}/${at}`);
    real.parties += 1;
    const next = joinPool(
      rules,
      real.pool,
      ids.map((id) => ({ id, wishes: ['LB'] })),
    );
    const fits = model.people.length + this.size <= room + rules.mostWaiting;
    if ((next === 'regret') === fits) throw new Error(`${this.size} more of ${model.people.length}`);
    if (next === 'regret') return;
    real.pool = next;
    model.people.push(...ids);
    look(model, real);
  }
  toString = () => `book ${this.size}`;
}

class Cancel implements fc.Command<Model, Real> {
  readonly draw: number;
  constructor(draw: number) {
    this.draw = draw;
  }
  check = ({ people }: Readonly<Model>) => people.length > 0;
  run(model: Model, real: Real): void {
    const gone = model.people[this.draw % model.people.length];
    real.pool = leavePool(rules, real.pool, (id) => id === gone);
    model.people = model.people.filter((id) => id !== gone);
    look(model, real);
  }
  toString = () => `cancel ${this.draw}`;
}

describe('a pool of berths', () => {
  it('gives the first who came a berth, the next a share, the rest a number, however they leave; nobody loses a berth', () => {
    const some = fc.commands(
      [fc.integer({ min: 1, max: 6 }).map((size) => new Book(size)), fc.nat(99).map((draw) => new Cancel(draw))],
      { size: '+1', maxCommands: 60 },
    );
    fc.assert(
      fc.property(some, (commands) =>
        fc.modelRun(() => ({ model: new Model(), real: { pool: emptyPool, parties: 0 } }), commands),
      ),
      { numRuns: 200 },
    );
  });

  it('drops at the chart the parties of whom all wait, keeps those of whom some travel, and moves nobody after it', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 12 }), (sizes) => {
        let pool: Pool = emptyPool;
        for (const [party, size] of sizes.entries()) {
          const ids = Array.from({ length: size }, (_, at) => ({ id: `${party}/${at}`, wishes: [] }));
          const next = joinPool(rules, pool, ids);
          if (next !== 'regret') pool = next;
        }
        const before = placesIn(rules, pool);
        const charted = chartPool(rules, pool, partyOf);
        for (const [id, { kind }] of before) {
          const mates = [...before].filter(([other]) => partyOf(other) === partyOf(id));
          const dropped = mates.every(([, mate]) => mate.kind === 'waiting');
          expect(charted.dropped.includes(id)).toBe(dropped);
          const after = placesIn(rules, charted.pool).get(id);
          if (!dropped) expect(after?.kind).toBe(kind);
        }
        const [leaver] = charted.pool.claims;
        if (leaver === undefined) return;
        const left = leavePool(rules, charted.pool, (id) => id === leaver.id);
        expect(left.claims).toEqual(charted.pool.claims.slice(1));
        const late = [{ id: 'late/0', wishes: [] }];
        // What is left of the chart is sold on, where nobody is before.
        const isLeft = before.size < rules.berths.length;
        expect(joinPool(rules, charted.pool, late) === 'regret').toBe(!isLeft);
        expect(joinPool(rules, chartAgain(rules, left), late)).toBe('regret');
      }),
    );
  });

  it('gives with the second chart what was given up since the first to those next in line, and nobody loses anything', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(sizes, fc.array(fc.nat(30), { maxLength: 6 }), (parties, leaving) => {
        let pool: Pool = emptyPool;
        for (const [party, size] of parties.entries()) {
          const ids = Array.from({ length: size }, (_, at) => ({ id: `${party}/${at}`, wishes: [] }));
          const next = joinPool(rules, pool, ids);
          if (next !== 'regret') pool = next;
        }
        const first = chartPool(rules, pool, partyOf).pool;
        const off = new Set(leaving.flatMap((draw) => first.claims[draw % Math.max(1, first.claims.length)]?.id ?? []));
        const left = leavePool(rules, first, (id) => off.has(id));
        const before = [...placesIn(rules, left)];
        const after = placesIn(rules, chartAgain(rules, left));
        const said = [...after.values()].map(statusText);
        expect(new Set(said).size).toBe(said.length);
        expect([...after.keys()]).toEqual(before.map(([id]) => id));
        const rank = { confirmed: 0, rac: 1, waiting: 2, 'no-berth': 3, cancelled: 3 };
        let worst = 0;
        for (const [id, was] of before) {
          const is = after.get(id);
          if (is === undefined) throw new Error('Nobody falls off');
          // A berth and a share stay whose they are; who moves, moves up.
          if (was.kind === 'confirmed') expect(is).toEqual(was);
          if (was.kind === 'rac' && is.kind !== 'confirmed') expect(is).toEqual(was);
          expect(rank[is.kind]).toBeLessThanOrEqual(rank[was.kind]);
          // Nobody who came later stands better, in a line where all stand as they came.
          if (was.kind !== 'confirmed') {
            expect(rank[is.kind]).toBeGreaterThanOrEqual(worst);
            worst = rank[is.kind];
          }
        }
        // Nothing that somebody in the line could have is left.
        const behind = [...after.values()].filter(({ kind }) => kind !== 'confirmed');
        if (behind.length > 0) expect([...after.values()].length - behind.length).toBe(rules.berths.length);
        if (behind.some(({ kind }) => kind === 'waiting')) {
          expect(behind.filter(({ kind }) => kind === 'rac')).toHaveLength(rules.shared.length * 2);
        }
      }),
    );
  });

  it('is left by who come alone as if each had joined it', () => {
    fc.assert(
      fc.property(fc.nat(room + rules.mostWaiting + 5), (count) => {
        const ids = Array.from({ length: count }, (_, at) => `${at}/0`);
        let pool: Pool = emptyPool;
        for (const id of ids) {
          const next = joinPool(rules, pool, [{ id, wishes: [] }]);
          if (next !== 'regret') pool = next;
        }
        expect(filledPool(rules, ids)).toEqual(pool);
      }),
    );
  });

  it('seats two on a side lower with the chart', () => {
    const people = Array.from({ length: room }, (_, at) => ({ id: `${at}/0`, wishes: [] }));
    const pool = joinPool(rules, emptyPool, people);
    if (pool === 'regret') throw new Error('There is room for them');
    const places = [...placesIn(rules, chartPool(rules, pool, partyOf).pool).values()];
    const shared = places.flatMap((place) => (place.kind === 'rac' && place.berth ? [place.berth.number] : []));
    expect(shared).toEqual([7, 7, 15, 15]);
  });

  it('says what is left, and regrets when the list is full', () => {
    let pool: Pool = emptyPool;
    const said: string[] = [];
    for (let at = 0; at < room + rules.mostWaiting; at += 1) {
      said.push(availabilityIn(rules, pool).kind);
      const next = joinPool(rules, pool, [{ id: `${at}/0`, wishes: [] }]);
      if (next === 'regret') throw new Error('There is room');
      pool = next;
    }
    const of = (kind: string) => said.filter((each) => each === kind).length;
    expect([of('available'), of('rac'), of('waiting')]).toEqual([12, 4, 6]);
    expect(availabilityIn(rules, pool)).toEqual({ kind: 'regret' });
    const left = leavePool(rules, pool, (id) => id === '0/0');
    expect(availabilityText(availabilityIn(rules, left))).toBe('GNWL7/WL6');
    expect(availabilityText(availabilityIn(rules, emptyPool))).toBe('AVAILABLE-0012');
  });

  it('shares the berths of a class out once each, and lets no more wait than the railway does', () => {
    fc.assert(
      fc.property(fc.constantFrom(...trainClasses), fc.integer({ min: 1, max: 14 }), (travelClass, coaches) => {
        const all = poolsOf(travelClass, coaches);
        const given = pools.flatMap((name) => [...all[name].berths, ...all[name].shared]);
        const names = given.map(({ coach, number }) => `${coach}/${number}`);
        expect(new Set(names).size).toBe(names.length);
        expect(names.length).toBe(berthsOf(travelClass, coaches).length);
        const waiting = pools.reduce((sum, name) => sum + all[name].mostWaiting, 0);
        const percent = travelClass === 'SL' || travelClass === '2S' ? 30 : 60;
        expect(waiting).toBeLessThanOrEqual((names.length * percent) / 100);
        expect(all.SS.mostWaiting).toBe(0);
      }),
    );
  });

  it('has a pool for where a ride begins and ends', () => {
    expect(poolFor('GN', { from: 1, to: 5, stops: 6 })).toBe('RL');
    // Half of the way is enough for a berth of the general list; less is not.
    expect([2, 3, 4, 6].map((to) => poolFor('GN', { from: 0, to, stops: 7 }))).toEqual(['PQ', 'GN', 'GN', 'GN']);
    expect(poolFor('GN', { from: 0, to: 1, stops: 2 })).toBe('GN');
    expect(poolFor('LD', { from: 0, to: 1, stops: 6 })).toBe('LD');
    expect(poolFor('TQ', { from: 0, to: 5, stops: 6 })).toBe('TQ');
  });
});
