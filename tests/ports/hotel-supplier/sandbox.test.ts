/** The sandbox's hotels as a supplier: the last room has one buyer, a key buys once, and a lost answer can be asked for. */
import { Effect, Result } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nightsTotal } from '#domain/hotel/stay/night.ts';
import { add, type Money, money } from '#domain/money/money.ts';
import { cityOf, citiesBy, cityNear, largestCities } from '#domain/places/cities.ts';
import { addDays, type IsoDate, isoDate } from '#domain/time/calendar-date.ts';
import { instant, plusMinutes } from '#domain/time/instant.ts';
import { placeTime } from '#domain/time/place-time.ts';
import type { HotelOrder, SupplierRate } from '#application/backoffice/ports/hotel/hotel-supplier.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import type { SandboxFaults } from '#infrastructure/backoffice/suppliers/sandbox/faults.ts';
import { dayNumber } from '#infrastructure/backoffice/suppliers/sandbox/store/unit-seller.ts';
import { SandboxHotelSupplier } from '#infrastructure/backoffice/suppliers/sandbox/hotel/sandbox-hotel-supplier.ts';
import { makeTraveller } from '#tests/fixtures/booking.ts';
import { hotelPrice } from '#tests/fixtures/hotel/stay.ts';
import { databases } from '#tests/support/databases.ts';

const now = instant('2026-11-20T06:00:00Z');
const kochi = citiesBy('kochi', 5).find(({ country }) => country === 'IN')?.cityId ?? '';
const couple = { adults: 2, childAges: [] };
const cities = { cityOf, citiesBy, cityNear, largestCities };
const settings = { seed: 7, businessZone: 'Asia/Kolkata', currency: 'INR' } as const;

interface Wanted {
  readonly hotelId: string;
  readonly nights: readonly IsoDate[];
  readonly rate: SupplierRate;
  readonly left: number;
}

describe.each(databases())('the sandbox of hotels on the $kind database', ({ fresh }) => {
  let database: Database;
  let supplier: SandboxHotelSupplier;
  beforeAll(async () => {
    database = await fresh();
    supplier = made();
  });
  afterAll(() => database.close());

  const made = (faults: SandboxFaults = {}) => new SandboxHotelSupplier(cities, database, { ...settings, faults });
  const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(Effect.result(effect));
  const get = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect);
  const stay = (ahead: number) => ({
    checkIn: addDays(isoDate('2026-11-20'), ahead),
    checkOut: addDays(isoDate('2026-11-20'), ahead + 2),
    rooms: [couple] as const,
    nationality: 'IN',
  });

  /** Of a kind of room that has so many left on the scarcest of its nights. */
  const scarce = async (ahead: number, most: number): Promise<Wanted> => {
    const asked = stay(ahead);
    const found = await get(supplier.search({ ...asked, where: { kind: 'city', cityId: kochi } }, now));
    for (const { hotelId } of found?.stays ?? []) {
      const { rates = [] } = (await get(supplier.rates({ ...asked, hotelId }, now))) ?? {};
      const rate = rates.find(({ left }) => left === most);
      if (rate !== undefined) return { hotelId, rate, left: most, nights: [asked.checkIn, addDays(asked.checkIn, 1)] };
    }
    throw new Error(`No kind of room has ${most} left`);
  };
  const totalOf = ({ nights }: SupplierRate): Money => {
    const { base, tax } = nightsTotal(nights);
    return add(base, tax);
  };
  const orderOf = (key: string, { rate }: Pick<Wanted, 'rate'>, more: Partial<HotelOrder> = {}): HotelOrder => ({
    key,
    rateKeys: [rate.rateKey],
    total: totalOf(rate),
    travellers: [makeTraveller({ lastName: 'Menon' })],
    contact: { email: 'asha@example.com', mobile: '9876543210' },
    price: hotelPrice([rate.nights]),
    rooms: [
      {
        room: rate.room,
        party: rate.party,
        board: rate.board,
        guests: [0],
        cancellation: rate.policy,
        payableThere: rate.payableThere,
      },
    ],
    checkIn: placeTime('2026-12-20T14:00', 'Asia/Kolkata'),
    gone: [],
    ...more,
  });
  /** What is taken of the kind, night by night. */
  const taken = async ({ hotelId, rate, nights }: Wanted): Promise<readonly number[]> => {
    const rows = await database.query<{ day: number; taken: number }>(
      "select day, taken from sandbox_stock where product = 'hotel' and resource = $1 and kind = $2",
      [hotelId, rate.room.kind],
    );
    return nights.map((night) => rows.find(({ day }) => day === dayNumber(night))?.taken ?? 0);
  };
  /** Asks at the price of now until it is sold or nothing is left, as a buyer does who is shown another price. */
  const insist = async (key: string, wanted: Wanted): Promise<boolean> => {
    for (let turn = 0; turn < 20; turn += 1) {
      const quote = await run(supplier.quote([wanted.rate.rateKey], now));
      if (Result.isFailure(quote)) return false;
      const [rate] = quote.success.rates;
      const answer = await run(supplier.order(orderOf(`${key}-${turn}`, { rate }), now));
      if (Result.isSuccess(answer)) return true;
    }
    throw new Error(`${key} was never answered for good`);
  };

  it('sells the last room of a kind to one of two who want it at once', async () => {
    for (const ahead of [20, 22, 24, 26]) {
      const last = await scarce(ahead, 1);
      const answers = await Promise.all(
        ['one', 'other'].map((who) => run(supplier.order(orderOf(`last-${ahead}-${who}`, last), now))),
      );
      expect(answers.filter(Result.isSuccess)).toHaveLength(1);
      expect(answers.find(Result.isFailure)).toMatchObject({ failure: { reason: 'sold-out' } });
      expect(await taken(last)).toEqual([1, 1]);
      expect(await run(supplier.quote([last.rate.rateKey], now))).toMatchObject({ failure: { reason: 'sold-out' } });
    }
  });

  it('sells each of a few rooms once to many who insist, and not one more', async () => {
    const few = await scarce(30, 4);
    const sold = await Promise.all(Array.from({ length: 12 }, (_, at) => insist(`few-${at}`, few)));
    expect(sold.filter(Boolean)).toHaveLength(few.left);
    expect(Math.max(...(await taken(few)))).toBe(few.left);
  });

  it('of two rooms wanted together where one is left, sells none', async () => {
    const last = await scarce(34, 1);
    const both = [last.rate.rateKey, last.rate.rateKey] as const;
    expect(await run(supplier.quote(both, now))).toMatchObject({ failure: { reason: 'sold-out' } });
    const total = money(totalOf(last.rate).minor * 2, 'INR');
    expect(await run(supplier.order(orderOf('both', last, { rateKeys: both, total }), now))).toMatchObject({
      failure: { reason: 'sold-out' },
    });
    expect(await taken(last)).toEqual([0, 0]);
  });

  it('answers a key the same however often and from wherever it is sent, and takes one room for it', async () => {
    const few = await scarce(38, 3);
    const order = orderOf('again', few);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => run((at % 2 === 0 ? supplier : made()).order(order, now))),
    );
    const [first] = answers;
    for (const answer of answers) expect(answer).toEqual(first);
    expect(answers.every(Result.isSuccess)).toBe(true);
    expect(await taken(few)).toEqual([1, 1]);
    // What was refused stays so, though the price has come right since.
    const wrong = { ...orderOf('wrong', few), total: money(1, 'INR') };
    const refused = await run(supplier.order(wrong, now));
    expect(refused).toMatchObject({ failure: { reason: 'fare-changed' } });
    expect(await run(supplier.order(orderOf('wrong', few), now))).toEqual(refused);
  });

  describe('of a room on request', () => {
    /** Asked for by somebody of that name. */
    const asked = async (key: string, lastName: string): Promise<HotelOrder> => {
      const at = stay(50);
      const found = await get(supplier.search({ ...at, where: { kind: 'city', cityId: kochi } }, now));
      for (const { hotelId } of found?.stays ?? []) {
        const { rates = [] } = (await get(supplier.rates({ ...at, hotelId }, now))) ?? {};
        const rate = rates.find(({ onRequest }) => onRequest);
        if (rate === undefined) continue;
        expect(rate.left).toBe(undefined);
        expect((await get(supplier.quote([rate.rateKey], now))).holdUntil).toBe(undefined);
        const order = orderOf(key, { rate }, { travellers: [makeTraveller({ lastName })] });
        const [room] = order.rooms;
        return { ...order, rooms: [{ ...room, onRequest: true }] };
      }
      throw new Error('No room is on request');
    };
    const stock = async () => database.query('select * from sandbox_stock order by resource, day, kind');
    const until = plusMinutes(now, 24 * 60);
    const waits = { failure: { _tag: 'SupplierAsks', until } };

    it('says what the hotel said, once it has, whatever was asked before and however often', async () => {
      const before = await stock();
      for (const [name, kind] of [
        ['TESTACCEPTED', 'confirmed'],
        ['TESTDECLINED', 'refused'],
      ] as const) {
        const order = await asked(name, name);
        expect(await run(supplier.order(order, now))).toMatchObject(waits);
        expect(await run(made().order(order, now))).toMatchObject(waits);
        expect(await run(supplier.settle(name, plusMinutes(now, 1)))).toMatchObject(waits);
        const later = plusMinutes(now, 30);
        const answers = await Promise.all([1, 2, 3].map(() => run(made().settle(name, later))));
        for (const answer of answers) expect(answer).toMatchObject({ success: { kind } });
        expect(answers[1]).toEqual(answers[0]);
      }
      expect(await stock()).toEqual(before);
    });

    it('is over where the hotel says nothing', async () => {
      const order = await asked('nothing', 'TESTUNANSWERED');
      expect(await run(supplier.order(order, now))).toMatchObject(waits);
      expect(await run(supplier.settle('nothing', plusMinutes(now, 23 * 60)))).toMatchObject(waits);
      expect(await run(supplier.settle('nothing', until))).toMatchObject({ success: { kind: 'refused' } });
    });

    it('is carried out once where the answer to that is lost', async () => {
      const order = await asked('lost', 'TESTACCEPTED');
      await run(supplier.order(order, now));
      const settled = await run(made({ silentAfter: 1 }).settle('lost', plusMinutes(now, 30)));
      expect(settled).toMatchObject({ success: { kind: 'confirmed' } });
      expect(await run(supplier.settle('lost', plusMinutes(now, 31)))).toEqual(settled);
    });

    it('is refused for good where it was settled before the order came', async () => {
      const order = await asked('late', 'TESTACCEPTED');
      expect(await run(supplier.settle('late', now))).toMatchObject({ success: { kind: 'refused' } });
      await run(supplier.order(order, now));
      expect(await run(supplier.settle('late', plusMinutes(now, 30)))).toMatchObject({ success: { kind: 'refused' } });
    });
  });

  it('knows after its end what it sold and what never reached it', async () => {
    const few = await scarce(42, 3);
    const answered = orderOf('answer-lost', few);
    expect(await run(made({ silentAfter: 1 }).order(answered, now))).toMatchObject({
      failure: { _tag: 'SupplierSilent' },
    });
    const settled = await get(made().settle('answer-lost', now));
    expect(settled.kind).toBe('confirmed');
    expect(await run(supplier.order(answered, now))).toMatchObject({
      success: settled.kind === 'confirmed' ? settled.answer : {},
    });
    expect(await taken(few)).toEqual([1, 1]);

    const lost = orderOf('order-lost', few);
    expect(await run(made({ silentBefore: 1 }).order(lost, now))).toMatchObject({
      failure: { _tag: 'SupplierSilent' },
    });
    expect(await get(made().settle('order-lost', now))).toMatchObject({ kind: 'refused' });
    // It arrives after all, and buys nothing.
    expect(Result.isFailure(await run(supplier.order(lost, now)))).toBe(true);
    expect(await taken(few)).toEqual([1, 1]);
  });

  it('agrees with an order under way when it is asked for the outcome, whichever is first', async () => {
    const few = await scarce(46, 5);
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, async (_, at) => {
        const key = `race-${at}`;
        const [answer, settled] = await Promise.all([
          run(supplier.order(orderOf(key, few), now)),
          get(made().settle(key, now)),
        ]);
        const after = await get(made().settle(key, now));
        expect(settled).toEqual(after);
        expect(Result.isSuccess(answer)).toBe(after.kind === 'confirmed');
        return after.kind;
      }),
    );
    const sold = outcomes.filter((kind) => kind === 'confirmed').length;
    expect(Math.max(0, ...(await taken(few)))).toBe(sold);
  });

  it('has a room that was given up for the next buyer, however often it is asked to give it up', async () => {
    const last = await scarce(50, 1);
    const order = orderOf('given-up', last);
    const { reference } = await get(supplier.order(order, now));
    const booking = { orderKey: 'given-up', reference };
    const asked = { places: [{ item: 0, traveller: 0 }], reason: 'traveller' } as const;
    const refund = supplier.amendments.cancelRefund?.(booking, asked, now);
    if (refund === undefined) throw new Error('It says what it gives back');
    const asks = { ...booking, ...asked, kind: 'cancel', expectedRefund: await get(refund) } as const;
    const given = await Promise.all(Array.from({ length: 4 }, () => run(supplier.amendments.amend('give', asks, now))));
    expect(given.every(Result.isSuccess)).toBe(true);
    expect(await taken(last)).toEqual([0, 0]);
    expect(await insist('next', last)).toBe(true);
    expect(await taken(last)).toEqual([1, 1]);
  });
});
