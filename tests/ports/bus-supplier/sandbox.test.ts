/** The sandbox's buses: the same world for a seed, seats that are kept while one books, and one buyer of a seat. */
import { Effect, Result } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { busCities } from '#domain/bus/reference/cities.ts';
import { isFor } from '#domain/bus/trip/layout.ts';
import { besides } from '#domain/bus/trip/layout.ts';
import type { Gender } from '#domain/people/gender.ts';
import { money } from '#domain/money/money.ts';
import { addDays, isoDate } from '#domain/time/calendar-date.ts';
import { instant, plusMinutes } from '#domain/time/instant.ts';
import { minutesBetween } from '#domain/time/place-time.ts';
import type { BusOrder, OfferedSeat } from '#application/backoffice/ports/bus/bus-supplier.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { SandboxBusSupplier } from '#infrastructure/backoffice/suppliers/sandbox/bus/sandbox-bus-supplier.ts';
import { databases } from '#tests/support/databases.ts';
import { someSeats } from '#tests/products/bus/bus-arbitraries.ts';
import fc from 'fast-check';

const now = instant('2026-11-20T06:00:00Z');
const date = isoDate('2026-11-24');
const asked = { origin: 'bengaluru', destination: 'hyderabad', date };
const settings = { seed: 7, businessZone: 'Asia/Kolkata', currency: 'INR' } as const;

it('knows at least 150 cities, each once, within India', () => {
  expect(busCities.length).toBeGreaterThanOrEqual(150);
  expect(new Set(busCities.map(({ cityId }) => cityId)).size).toBe(busCities.length);
  for (const { latitude, longitude } of busCities) {
    expect(latitude > 7.9 && latitude < 35 && longitude > 68 && longitude < 96).toBe(true);
  }
});

describe.each(databases())('the sandbox of buses on the $kind database', ({ fresh }) => {
  let database: Database;
  let supplier: SandboxBusSupplier;
  beforeAll(async () => {
    database = await fresh();
    supplier = new SandboxBusSupplier(database, settings);
  });
  afterAll(() => database.close());

  const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(Effect.result(effect));
  const get = async <A, E>(effect: Effect.Effect<A, E>): Promise<A> => {
    const outcome = await run(effect);
    if (Result.isFailure(outcome)) throw new Error(JSON.stringify(outcome.failure));
    return outcome.success;
  };
  const trips = async (at = now, from = supplier) => (await get(from.search(asked, at))) ?? [];
  const totalOf = ({ lines }: Pick<OfferedSeat, 'lines'>) =>
    lines.reduce((before, { amount }) => before + amount.minor, 0);
  const tripAt = async (index: number) => {
    const trip = (await trips())[index];
    if (trip === undefined) throw new Error(`No trip ${index}`);
    return trip;
  };
  const block = (
    trip: Awaited<ReturnType<typeof tripAt>>,
    blockKey: string,
    seats: readonly { readonly seat: string; readonly gender: Gender }[],
    at = now,
    instead?: string,
  ) =>
    run(
      supplier.block(
        {
          tripKey: trip.key,
          blockKey,
          ...(instead !== undefined && { instead }),
          boardingPoint: trip.boarding[0]?.pointId ?? '',
          droppingPoint: trip.dropping[0]?.pointId ?? '',
          seats,
          until: plusMinutes(at, 13),
        },
        at,
      ),
    );
  const [sold] = fc.sample(someSeats, { numRuns: 1, seed: 3 });
  const orderOf = async (key: string, blockKey: string, total: number, seats: readonly string[], tripKey: string) =>
    run(
      supplier.order(
        {
          ...(sold as unknown as BusOrder),
          key,
          blockKey,
          total: money(total, 'INR'),
          ride: { ...(sold as unknown as BusOrder).ride, tripId: tripKey },
          seats: seats.map((seat) => ({ seat, deck: 'lower', kind: 'seat', age: 30 })),
          travellers: seats.map(() => ({
            type: 'adult',
            firstName: 'Asha',
            lastName: 'Rao',
            gender: 'female' as const,
          })),
        },
        now,
      ),
    );

  it('finds the same buses for a seed, other ones for another, in order of time, with points in order', async () => {
    const found = await trips();
    expect(found.length).toBeGreaterThan(20);
    expect(await trips(now, new SandboxBusSupplier(database, settings))).toEqual(found);
    expect(await trips(now, new SandboxBusSupplier(database, { ...settings, seed: 8 }))).not.toEqual(found);
    for (const trip of found) {
      const times = [...trip.boarding, ...trip.dropping].map(({ at }) => at.local);
      expect(times).toEqual(times.toSorted());
      expect(trip.boarding.length > 0 && trip.dropping.length > 0).toBe(true);
      expect(minutesBetween(trip.departure, trip.arrival)).toBe(trip.durationMinutes);
      expect(trip.departure.local.slice(0, 10)).toBe(date);
    }
  });

  it('says of a bus what its layout says: how many seats are left, and what the cheapest costs', async () => {
    for (const trip of (await trips()).slice(0, 12)) {
      const seats = await get(supplier.layout(trip.key, now));
      const free = seats.filter(({ state }) => isFor(state));
      expect(trip.left).toBe(free.length);
      expect(totalOf({ lines: trip.cheapest })).toBe(Math.min(...free.map(totalOf)));
      expect(new Set(seats.map(({ seat }) => seat)).size).toBe(seats.length);
      expect(new Set(seats.map(({ deck, row, column }) => `${deck}${row}.${column}`)).size).toBe(seats.length);
    }
  });

  it('has nothing of an unknown city, between cities too far apart, or of a bus that has left', async () => {
    expect(await get(supplier.search({ ...asked, origin: 'atlantis' }, now))).toBeUndefined();
    expect(await get(supplier.search({ ...asked, destination: 'srinagar' }, now))).toEqual([]);
    const [first] = await trips();
    const gone = await run(supplier.layout(first?.key ?? '', instant('2026-11-26T00:00:00Z')));
    expect(gone).toMatchObject({ failure: { _tag: 'SupplierRefused', reason: 'not-sold' } });
  });

  it('fills as the day comes nearer, and no seat becomes cheaper', async () => {
    const left = async (at: typeof now) => new Map((await trips(at)).map(({ key, left: seats }) => [key, seats]));
    const early = await left(instant('2026-11-10T06:00:00Z'));
    for (const [key, seats] of await left(instant('2026-11-23T06:00:00Z')))
      expect(seats).toBeLessThanOrEqual(early.get(key) ?? 0);
    const [trip] = await trips();
    const before = await get(supplier.layout(trip?.key ?? '', instant('2026-11-10T06:00:00Z')));
    const after = await get(supplier.layout(trip?.key ?? '', instant('2026-11-23T18:00:00Z')));
    after.forEach((seat, at) => expect(totalOf(seat)).toBeGreaterThanOrEqual(totalOf(before[at] ?? seat)));
  });

  it('keeps a blocked seat from others, sells it to its block alone, and frees it when the time is over', async () => {
    const trip = await tripAt(3);
    const seats = await get(supplier.layout(trip.key, now));
    const [one, other] = seats.filter(({ state }) => state === 'free').map(({ seat }) => seat);
    if (one === undefined || other === undefined) throw new Error('No seats');
    const blocked = await block(trip, 'block-a', [{ seat: one, gender: 'female' }]);
    if (Result.isFailure(blocked)) throw new Error('Not blocked');
    expect(await block(trip, 'block-b', [{ seat: one, gender: 'female' }])).toMatchObject({
      failure: { _tag: 'SeatsRefused', violations: [{ code: 'seat-taken' }] },
    });
    const total = blocked.success.total.minor;
    const bought = await orderOf('order-a', 'block-a', total, [one], trip.key);
    expect(Result.isSuccess(bought)).toBe(true);
    expect(await orderOf('order-a', 'block-a', total, [one], trip.key)).toEqual(bought);
    expect(await orderOf('order-b', 'block-a', total, [one], trip.key)).toMatchObject({
      failure: { reason: 'sold-out' },
    });

    const later = plusMinutes(now, 14);
    expect(Result.isSuccess(await block(trip, 'block-c', [{ seat: other, gender: 'female' }]))).toBe(true);
    expect(Result.isSuccess(await block(trip, 'block-d', [{ seat: other, gender: 'female' }], later))).toBe(true);
    const taken = await block(trip, 'block-e', [{ seat: one, gender: 'female' }], later);
    expect(taken).toMatchObject({ failure: { violations: [{ code: 'seat-taken' }] } });
  });

  it('keeps seats longer for their buyer, and leaves them kept where others cannot be had', async () => {
    const trip = await tripAt(8);
    const seats = await get(supplier.layout(trip.key, now));
    const [one, other, third] = seats.filter(({ state }) => state === 'free').map(({ seat }) => seat);
    if (one === undefined || other === undefined || third === undefined) throw new Error('No seats');
    const want = (seat: string) => [{ seat, gender: 'female' as const }];
    const left = async () => (await tripAt(8)).left;
    const counted = async () => {
      const [row] = await database.query<{ taken: number }>(
        "select taken from sandbox_stock where product = 'bus' and resource = $1",
        [trip.key.slice(0, trip.key.lastIndexOf('.'))],
      );
      return row?.taken ?? 0;
    };
    await block(trip, 'kept-1', want(one));
    const [free, taken] = [await left(), await counted()];
    expect(Result.isSuccess(await block(trip, 'kept-2', want(one), plusMinutes(now, 11), 'kept-1'))).toBe(true);
    expect([await left(), await counted()]).toEqual([free, taken]);
    // What gave way cannot be bought any more, nor give way again.
    expect(await orderOf('kept-order', 'kept-1', 1, [one], trip.key)).toMatchObject({
      failure: { reason: 'sold-out' },
    });
    expect(Result.isSuccess(await block(trip, 'kept-3', want(other), plusMinutes(now, 12)))).toBe(true);
    expect(await block(trip, 'kept-4', want(other), plusMinutes(now, 12), 'kept-2')).toMatchObject({
      failure: { violations: [{ code: 'seat-taken' }] },
    });
    expect(await block(trip, 'kept-5', want(one), plusMinutes(now, 12))).toMatchObject({
      failure: { violations: [{ code: 'seat-taken' }] },
    });
    expect(Result.isSuccess(await block(trip, 'kept-6', want(third), plusMinutes(now, 12), 'kept-2'))).toBe(true);
    expect(Result.isSuccess(await block(trip, 'kept-7', want(one), plusMinutes(now, 12)))).toBe(true);
  });

  it('sells a seat to one of sixteen who want it at once', async () => {
    const trip = await tripAt(5);
    const seats = await get(supplier.layout(trip.key, now));
    const seat = seats.find(({ state }) => state === 'free')?.seat ?? '';
    const outcomes = await Promise.all(
      Array.from({ length: 16 }, (_, at) => block(trip, `race-${at}`, [{ seat, gender: 'female' }])),
    );
    expect(outcomes.filter(Result.isSuccess)).toHaveLength(1);
  });

  it('of a man and a woman who want the two seats of a bench at once, one party is refused where he would sit beside her', async () => {
    let benches = 0;
    for (const trip of (await trips()).slice(6, 20)) {
      const seats = await get(supplier.layout(trip.key, now));
      const bench = seats.find(
        (seat) =>
          seat.state === 'free' &&
          besides(seats, seat).length === 1 &&
          besides(seats, seat).every(({ state }) => state === 'free'),
      );
      const other = bench && besides(seats, bench)[0];
      if (bench === undefined || other === undefined) continue;
      benches += 1;
      const outcomes = await Promise.all([
        block(trip, `man-${trip.key}`, [{ seat: bench.seat, gender: 'male' }]),
        block(trip, `woman-${trip.key}`, [{ seat: other.seat, gender: 'female' }]),
      ]);
      const [man, woman] = outcomes;
      // Who is first sits; a woman beside a man who came before sits too, unless the operator seats men there.
      expect(outcomes.some(Result.isSuccess)).toBe(true);
      const shown = await get(supplier.layout(trip.key, now));
      const stateOf = (name: string) => shown.find(({ seat }) => seat === name)?.state;
      if (Result.isFailure(man)) expect(stateOf(bench.seat)).toBe('ladies');
      if (Result.isFailure(woman)) expect(stateOf(other.seat)).toBe('gentlemen');
    }
    expect(benches).toBeGreaterThan(3);
  });

  it('sells on every day of the season, some runs resting', async () => {
    for (let day = 1; day < 90; day += 9) {
      const found = await get(supplier.search({ ...asked, date: addDays(isoDate('2026-11-20'), day) }, now));
      expect(found?.length ?? 0).toBeGreaterThan(15);
    }
  });
});
