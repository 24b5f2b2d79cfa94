/** The sandbox's railway on both databases: a race for the last berth, lists that move, charts, and money that goes back. */
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sellingPrice, type UnitCost } from '#domain/booking/sale/selling-price.ts';
import { noSellingTerms } from '#domain/booking/sale/selling-terms.ts';
import { type Money, money, sum } from '#domain/money/money.ts';
import { addDays, isoDate } from '#domain/time/calendar-date.ts';
import { type Instant, instant, plusMinutes } from '#domain/time/instant.ts';
import { dateOfLocal } from '#domain/time/place-time.ts';
import { poolsOf } from '#domain/train/berths/pools.ts';
import type { TrainClass } from '#domain/train/berths/classes.ts';
import { type BerthStatus, statusText } from '#domain/train/berths/status.ts';
import type { RailPassenger } from '#domain/train/booking/rules.ts';
import type { TrainOrder } from '#application/backoffice/ports/train/rail-supplier.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { type RailSeller, railSeller } from '#infrastructure/backoffice/suppliers/sandbox/train/rail-seller.ts';
import { databases } from '#tests/support/databases.ts';

const now = instant('2026-11-20T06:00:00Z');
const someone: RailPassenger = { age: 38, gender: 'female' };
const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
let serial = 0;

describe.each(databases())('the railway on the $kind database', ({ fresh }) => {
  let database: Database;
  let empty: RailSeller;
  let busy: RailSeller;
  beforeAll(async () => {
    database = await fresh();
    empty = railSeller(database, { seed: 'farelane', faults: {}, empty: true });
    busy = railSeller(database, { seed: 'farelane', faults: {} });
  });
  afterAll(() => database.close());

  /** A train from where it begins, with a class, on a day so many days on. */
  const ride = async ({ supplier }: RailSeller, travelClass: TrainClass, days: number) => {
    for (let day = days; day < days + 7; day += 1) {
      const date = addDays(isoDate('2026-11-20'), day);
      const found = await get(supplier.search({ from: 'NDLS', to: 'MMCT', date, quota: 'GN' }, now));
      const train = found.find(
        ({ classes, train: number }) =>
          classes.some((each) => each.travelClass === travelClass) &&
          supplier.route(number, date)?.[0]?.station === found.find((each) => each.train === number)?.from.station,
      );
      if (train !== undefined) {
        return {
          train: train.train,
          from: train.from.station,
          to: train.to.station,
          date,
          travelClass,
          quota: 'GN',
        } as const;
      }
    }
    throw new Error(`No train with ${travelClass} begins there`);
  };

  const orderOf = async (
    { supplier }: RailSeller,
    asked: Awaited<ReturnType<typeof ride>>,
    party: readonly RailPassenger[],
    at: Instant = now,
  ): Promise<TrainOrder> => {
    const offered = await get(supplier.offer(asked, party, at));
    if (offered === undefined) throw new Error('It was found');
    const [first, ...others] = offered.fares.map(
      ({ parts = [] }, traveller): UnitCost => ({ item: 0, traveller, lines: parts }),
    );
    if (first === undefined) throw new Error('Somebody travels');
    serial += 1;
    return {
      key: `TR261120${String(serial).padStart(6, '0')}`,
      journey: offered.journey,
      passengers: party,
      travellers: party.map((_, each) => ({ type: 'adult', firstName: `Asha${'abcdef'[each]}`, lastName: 'Rao' })),
      price: sellingPrice([first, ...others], { product: 'train', terms: noSellingTerms, on: isoDate('2026-11-20') }),
      total: sum(
        'INR',
        offered.fares.map(({ amount }) => amount),
      ),
    };
  };
  const currentOf = async ({ supplier }: RailSeller, orderKey: string, at: Instant) => {
    const [found] = await get(supplier.standings([orderKey], at));
    return found?.standings.map(({ current }) => current) ?? [];
  };
  const cancel = async ({ amendments }: RailSeller, order: TrainOrder, travellers: readonly number[], at: Instant) => {
    const places = travellers.map((traveller) => ({ item: 0, traveller }));
    const about = { orderKey: order.key, reference: '' };
    const asks = { places, reason: 'traveller' } as const;
    const expectedRefund: Money = (await get(
      amendments.cancelRefund?.(about, asks, at) ?? Effect.die('asked'),
    )) as Money;
    serial += 1;
    await get(amendments.amend(`amendment-${serial}`, { ...about, ...asks, kind: 'cancel', expectedRefund }, at));
    return expectedRefund;
  };

  it('sells each berth once to 64 who come together; the rest have numbers without gap or double, or nothing', async () => {
    const asked = await ride(empty, '1A', 20);
    const { GN } = poolsOf('1A', 1);
    const orders = await Promise.all(Array.from({ length: 64 }, () => orderOf(empty, asked, [someone])));
    const answers = await Promise.all(orders.map((order) => get(Effect.exit(empty.supplier.order(order, now)))));
    const places = answers.flatMap((exit) => (exit._tag === 'Success' ? exit.value.issued.standings : []));
    const texts = places.map(({ current }) => statusText(current));
    expect(new Set(texts).size).toBe(texts.length);
    const confirmed = places.filter(({ current }) => current.kind === 'confirmed');
    const waiting = places.flatMap(({ current }) => (current.kind === 'waiting' ? [current.number] : []));
    expect(confirmed.length).toBe(GN.berths.length);
    expect(waiting.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: GN.mostWaiting }, (_, at) => at + 1),
    );
    expect(confirmed.length + waiting.length).toBeLessThan(64);
    // Each key is answered the same again, of the first to come as of who was refused: a server lets any of the 64 be first.
    for (const [at, order] of orders.entries()) {
      expect(await get(Effect.exit(empty.supplier.order(order, now)))).toEqual(answers[at]);
    }

    // Some leave: those behind move up by as many, in their order.
    const sold = orders.filter((_, at) => answers[at]?._tag === 'Success');
    const before = new Map<string, BerthStatus>();
    for (const { key } of sold) for (const status of await currentOf(empty, key, now)) before.set(key, status);
    const leavers = sold.filter(({ key }) => before.get(key)?.kind === 'confirmed').slice(0, 3);
    for (const order of leavers) await cancel(empty, order, [0], now);
    const left = sold.filter((order) => !leavers.includes(order));
    for (const { key } of left) {
      const was = before.get(key);
      const [is] = await currentOf(empty, key, now);
      if (was?.kind === 'confirmed') expect(is).toEqual(was);
      else if (was?.kind === 'waiting' && was.number > 3) expect(is).toEqual({ ...was, number: was.number - 3 });
      else expect(is?.kind).toBe('confirmed');
    }
  });

  it('gives back the fare less the charge of the day, and frees the berth', async () => {
    const asked = await ride(empty, 'SL', 25).catch(() => ride(empty, '3A', 25));
    const order = await orderOf(empty, asked, [someone, { age: 41, gender: 'male' }]);
    await get(empty.supplier.order(order, now));
    const first = await currentOf(empty, order.key, now);
    expect(first.map(({ kind }) => kind)).toEqual(['confirmed', 'confirmed']);
    const refund = await cancel(empty, order, [1], now);
    const flat = asked.travelClass === 'SL' ? 12_000 : 18_900;
    expect(refund).toEqual(money(order.total.minor / 2 - flat, 'INR'));
    expect(await currentOf(empty, order.key, now)).toEqual([first[0], { kind: 'cancelled' }]);
    const next = await orderOf(empty, asked, [someone]);
    const { issued } = await get(empty.supplier.order(next, now));
    expect(issued.standings[0]?.current.kind).toBe('confirmed');
  });

  it('lets travellers get on elsewhere once, answers a key the same for ever, and frees the berth as before', async () => {
    const { supplier, amendments } = empty;
    const asked = await ride(empty, '3A', 26);
    const order = await orderOf(empty, asked, [someone]);
    await get(supplier.order(order, now));
    const stops = supplier.route(asked.train, order.journey.began) ?? [];
    const points = stops.slice(1, 3).map(({ station, name, departs }) => ({ station, name, at: departs }));
    const board = (key: string, at: number) => {
      const [one, other] = points;
      const boarding = at === 0 ? one : other;
      if (boarding === undefined) throw new Error('It stops on the way');
      return get(
        Effect.exit(amendments.amend(key, { kind: 'board', orderKey: order.key, reference: '', boarding }, now)),
      );
    };
    const first = await board('boarding-1', 0);
    expect(first._tag).toBe('Success');
    expect((await board('boarding-2', 1))._tag).toBe('Failure');
    expect(await board('boarding-1', 0)).toEqual(first);
    expect((await get(amendments.settle('boarding-3', now))).kind).toBe('refused');
    expect((await board('boarding-3', 1))._tag).toBe('Failure');
    await cancel(empty, order, [0], now);
    expect(await currentOf(empty, order.key, now)).toEqual([{ kind: 'cancelled' }]);
  });

  it('moves lists as strangers give up, and at the chart drops who waits alone, for clerkage', async () => {
    // Busy trains: looked for until one has a list.
    let found: { readonly order: TrainOrder; readonly chartAt: Instant } | undefined;
    for (let day = 3; day < 50 && found === undefined; day += 1) {
      const asked = await ride(busy, '3A', day);
      const offered = await get(busy.supplier.offer(asked, [someone], now));
      if (offered?.availability.kind === 'waiting' && offered.availability.current > 12)
        found = { order: await orderOf(busy, asked, [someone]), chartAt: offered.chartAt };
    }
    if (found === undefined) throw new Error('Some train has a list');
    const { order, chartAt } = found;
    const { issued } = await get(busy.supplier.order(order, now));
    const [booked] = issued.standings;
    if (booked?.current.kind !== 'waiting') throw new Error('It was a list');
    const rank = (status: BerthStatus | undefined) =>
      status?.kind === 'waiting' ? 1000 + status.number : status?.kind === 'rac' ? status.number : 0;
    let last = rank(booked.current);
    for (let at: Instant = now; at < chartAt; at = plusMinutes(at, 2880)) {
      await get(busy.supplier.moveOn(at));
      const [status] = await currentOf(busy, order.key, at);
      expect(rank(status)).toBeLessThanOrEqual(last);
      last = rank(status);
    }
    expect(last).toBeLessThan(rank(booked.current));
    const [before] = await currentOf(busy, order.key, plusMinutes(chartAt, -1));
    for (let moved = 1; moved > 0; ) moved = await get(busy.supplier.moveOn(chartAt));
    const [charted] = await get(busy.supplier.standings([order.key], chartAt));
    expect(charted?.chartedAt).toBe(chartAt);
    const [after] = charted?.standings.map(({ current }) => current) ?? [];
    if (before?.kind !== 'waiting') return;
    expect(after?.kind).toBe('cancelled');
    const refund = await cancel(busy, order, [0], chartAt);
    expect(refund).toEqual(money(order.total.minor - 6300, 'INR'));
  });

  it('moves a ticket that agreed to the class above with the chart, and who waited into the berths that it leaves', async () => {
    const { supplier } = empty;
    const { train, to, date } = await ride(empty, '1A', 33);
    // From its second stop: a pool with few berths, in either class.
    const second = supplier.route(train, date)?.[1];
    if (second === undefined) throw new Error('It stops on the way');
    const asked = {
      train,
      from: second.station,
      to,
      date: dateOfLocal(second.departs.local),
      travelClass: '2A',
      quota: 'GN',
    } as const;
    const offered = await get(supplier.offer(asked, [someone], now));
    if (offered?.availability.kind !== 'available') throw new Error('Berths are free');
    const coaches = Math.ceil(offered.availability.left / 5);
    const { RL } = poolsOf('2A', coaches);
    expect(RL.berths.length).toBe(offered.availability.left);
    const buy = async (party: readonly RailPassenger[], autoUpgrade?: boolean) => {
      const order = { ...(await orderOf(empty, asked, party)), ...(autoUpgrade !== undefined && { autoUpgrade }) };
      await get(supplier.order(order, now));
      return order.key;
    };
    const declined = await buy([someone], false);
    const child: RailPassenger = { age: 4, gender: 'male' };
    const pair = await buy([someone, child, someone]);
    const others: string[] = [];
    for (let left = RL.berths.length - 3; left > 0; left -= 1) others.push(await buy([someone]));
    const sharing = await buy([someone]);
    const [waits] = await currentOf(empty, sharing, now);
    expect(waits?.kind).toBe('rac');
    const before = await currentOf(empty, declined, now);

    const { chartAt } = offered;
    // What is looked at before the chart is written is what is written then.
    const looked = await currentOf(empty, pair, chartAt);
    for (let moved = 1; moved > 0; ) moved = await get(supplier.moveOn(chartAt));
    const upgraded = await currentOf(empty, pair, plusMinutes(chartAt, 5));
    expect(upgraded).toEqual(looked);
    expect(upgraded.map((status) => [status.kind, status.kind === 'confirmed' && status.upgradedTo])).toEqual([
      ['confirmed', '1A'],
      ['no-berth', false],
      ['confirmed', '1A'],
    ]);
    expect(new Set(upgraded.map(statusText)).size).toBe(3);
    expect(await currentOf(empty, declined, chartAt)).toEqual(before);
    expect(await currentOf(empty, sharing, chartAt)).toMatchObject([
      { kind: 'confirmed', berth: { kind: expect.any(String) } },
    ]);
    for (const key of others) expect(await currentOf(empty, key, chartAt)).not.toMatchObject([{ upgradedTo: '1A' }]);
    const charted = await get(supplier.standings([pair], chartAt));
    expect(charted[0]?.chartedAt).toBe(chartAt);
  });

  it('sells nothing under a key that was settled, at another price, or without a berth where only that is wanted', async () => {
    const asked = await ride(empty, '1A', 30);
    const order = await orderOf(empty, asked, [someone]);
    expect((await get(empty.supplier.settle(order.key, now))).kind).toBe('refused');
    expect((await get(Effect.exit(empty.supplier.order(order, now))))._tag).toBe('Failure');
    const cheap = { ...(await orderOf(empty, asked, [someone])), total: money(100, 'INR') };
    const answer = await get(Effect.flip(empty.supplier.order(cheap, now)));
    expect(answer).toMatchObject({ reason: 'fare-changed' });
    const many = await Promise.all(Array.from({ length: 20 }, () => orderOf(empty, asked, [someone])));
    for (const each of many) await get(Effect.exit(empty.supplier.order(each, now)));
    const only = { ...(await orderOf(empty, asked, [someone])), onlyConfirmed: true };
    expect(await get(Effect.flip(empty.supplier.order(only, now)))).toMatchObject({ reason: 'sold-out' });
  });
});
