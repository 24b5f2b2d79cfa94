/** Hotels through Duffel Stays, on a stub of its documented shapes: what is sold and what is not, prices, deadlines, and a lost answer. */
import { Effect, Result } from 'effect';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hotelCancelling } from '#domain/hotel/booking/rules.ts';
import { chargeOn, stepAt, stepEnd } from '#domain/hotel/cancel/policy.ts';
import { nightsTotal } from '#domain/hotel/stay/night.ts';
import { add, money } from '#domain/money/money.ts';
import { citiesBy, cityNear, cityOf, largestCities } from '#domain/places/cities.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { instant, plusMinutes } from '#domain/time/instant.ts';
import { placeTime } from '#domain/time/place-time.ts';
import type { HotelOrder, SupplierRate } from '#application/backoffice/ports/hotel/hotel-supplier.ts';
import { SupplierOrders } from '#infrastructure/backoffice/database/booking/supplier/supplier-orders.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { DuffelHotelSupplier } from '#infrastructure/backoffice/suppliers/duffel/stays/duffel-hotel-supplier.ts';
import type { StayConfirmation } from '#infrastructure/backoffice/suppliers/duffel/stays/place-stay.ts';
import { makeTraveller } from '#tests/fixtures/booking.ts';
import { stubClient } from '#tests/fixtures/duffel.ts';
import { hotelPrice } from '#tests/fixtures/hotel/stay.ts';
import { databases } from '#tests/support/databases.ts';
import { DuffelStub } from '#tests/support/duffel/duffel-stub.ts';

const now = instant('2026-11-20T06:00:00Z');
const [checkIn, checkOut] = [isoDate('2027-01-12'), isoDate('2027-01-14')];
const couple = { adults: 2, childAges: [] };
const asked = { checkIn, checkOut, rooms: [couple] as const, nationality: 'IN' };
const kochi = citiesBy('kochi', 5).find(({ country }) => country === 'IN')?.cityId ?? '';
const inKochi = { ...asked, where: { kind: 'city', cityId: kochi } } as const;

describe.each(databases())('DuffelHotelSupplier on a stub, with the $kind database', ({ fresh }) => {
  let stub: DuffelStub;
  let database: Database;
  let supplier: DuffelHotelSupplier;
  const troubles: string[] = [];
  const made = () =>
    new DuffelHotelSupplier({
      client: stubClient(stub),
      orders: new SupplierOrders<StayConfirmation, object>(database, 'duffel-stays', {}),
      cities: { citiesBy, cityNear, cityOf, largestCities },
      currency: 'INR',
      country: Effect.succeed('IN'),
      onTrouble: (what) => troubles.push(what),
    });
  beforeAll(async () => {
    [stub, database] = await Promise.all([DuffelStub.start(now), fresh()]);
    supplier = made();
  });
  beforeEach(() => {
    stub.stays.dearer = 0;
    stub.stays.gone.clear();
    stub.seen.length = 0;
    troubles.length = 0;
  });
  afterAll(() => Promise.all([stub.close(), database.close()]));

  const get = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect);
  const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(Effect.result(effect));
  const ratesOf = async (hotelId: string) => (await get(supplier.rates({ ...asked, hotelId }, now)))?.rates ?? [];
  const flexible = async (): Promise<SupplierRate> => {
    const found = (await ratesOf('acc_fort')).find(({ policy }) => policy.length > 1);
    if (found === undefined) throw new Error('Nothing can be given back');
    return found;
  };
  const orderOf = (key: string, rate: SupplierRate, change: Partial<HotelOrder> = {}): HotelOrder => {
    const { base, tax } = nightsTotal(rate.nights);
    return {
      key,
      rateKeys: [rate.rateKey],
      total: add(base, tax),
      travellers: [makeTraveller({ firstName: 'Asha', lastName: 'Menon' })],
      contact: { email: 'asha@example.com', mobile: '9876543210' },
      requests: 'High floor',
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
      checkIn: placeTime('2027-01-12T14:30', 'Asia/Kolkata'),
      gone: [],
      ...change,
    };
  };

  it('lists hotels with stars at their lowest price, and claims no board and no refund that a list does not say', async () => {
    const found = await get(supplier.search(inKochi, now));
    expect(found?.city?.name).toBe('Kochi');
    expect(found?.stays.map(({ hotelId, stars }) => [hotelId, stars])).toEqual([
      ['acc_fort', 4],
      ['acc_quay', 3],
    ]);
    const [fort] = found?.stays ?? [];
    expect(fort).toMatchObject({ name: 'Fort House', amenities: ['wifi'], boards: [] });
    expect(fort?.rooms).toEqual([{ base: money(840_000, 'INR'), tax: money(100_800, 'INR') }]);
    expect(fort).not.toHaveProperty('board');
    expect(fort).not.toHaveProperty('refundable');
    expect(stub.seenOf('POST /stays/search').at(-1)?.body).toMatchObject({
      check_in_date: '2027-01-12',
      rooms: 1,
      guests: [{ type: 'adult' }, { type: 'adult' }],
    });
  });

  it('sells one room at a time, and knows no hotels of others', async () => {
    expect((await get(supplier.search({ ...inKochi, rooms: [couple, couple] }, now)))?.stays).toEqual([]);
    expect(await get(supplier.rates({ ...asked, hotelId: 'H1273874-1' }, now))).toBeUndefined();
    expect(await get(supplier.rates({ ...asked, rooms: [couple, couple], hotelId: 'acc_fort' }, now))).toBeUndefined();
    expect(
      await get(supplier.search({ ...asked, where: { kind: 'hotel', hotelId: 'H1273874-1' } }, now)),
    ).toBeUndefined();
    const children = { adults: 1, childAges: [4, 11] };
    await get(supplier.search({ ...inKochi, rooms: [children] }, now));
    expect(stub.seenOf('POST /stays/search').at(-1)?.body).toMatchObject({
      guests: [{ type: 'adult' }, { type: 'child', age: 4 }, { type: 'child', age: 11 }],
    });
  });

  it('sells what is paid now from the balance in rupees, each night its share, with what is paid there', async () => {
    const details = await get(supplier.rates({ ...asked, hotelId: 'acc_quay' }, now));
    expect(details?.hotel).toMatchObject({
      zone: 'Asia/Kolkata',
      checkInFrom: '14:30',
      checkOutUntil: '11:30',
      city: 'Kochi',
    });
    const rates = details?.rates ?? [];
    expect(rates.map(({ board, left }) => [board, left])).toEqual([
      ['RO', 3],
      ['BB', undefined],
    ]);
    expect(rates[0]?.nights.map(({ date, base }) => [date, base.minor])).toEqual([
      ['2027-01-12', 250_001],
      ['2027-01-13', 250_000],
    ]);
    expect(rates[0]?.room).toMatchObject({ name: 'Deluxe Twin Room', kind: 'deluxe', beds: 'twin', mostGuests: 2 });
    const creek = await ratesOf('acc_creek');
    expect(creek[0]?.payableThere).toEqual([{ what: 'taxes-and-fees', amount: money(240_000, 'INR') }]);
    for (const { rateKey } of [...rates, ...creek]) expect(rateKey).toMatch(/^[\w.:~-]{1,200}$/);
  });

  it('keeps of a room what Duffel does not give back, to the second of its deadlines', async () => {
    const rate = await flexible();
    const { base, tax } = nightsTotal(rate.nights);
    const total = base.minor + tax.minor;
    const price = hotelPrice([rate.nights]);
    const refundAt = (moment: ReturnType<typeof instant>) => {
      const { charge } = stepAt(rate.policy, moment);
      const fee = chargeOn(
        charge,
        base,
        rate.nights.map((night) => night.base),
      );
      // Tax is kept as the share of what is kept.
      return total - fee.minor - Math.round((tax.minor * fee.minor) / base.minor);
    };
    const [free, half] = stub.stays.deadlines.map((text) => instant(text));
    expect(refundAt(plusMinutes(free ?? now, -1))).toBe(total);
    expect(Math.abs(refundAt(free ?? now) - total / 2)).toBeLessThanOrEqual(1);
    expect(Math.abs(refundAt(plusMinutes(half ?? now, -1)) - total / 2)).toBeLessThanOrEqual(1);
    expect(refundAt(half ?? now)).toBe(0);
    const [first] = rate.policy;
    expect(first.until && stepEnd(first.until) < (free ?? now)).toBe(true);
    expect(hotelCancelling.units({ ...orderOf('x', rate), price })).toHaveLength(1);
  });

  it('quotes a rate as it is now, and not one that is gone', async () => {
    const rate = await flexible();
    const was = nightsTotal(rate.nights).base.minor;
    stub.stays.dearer = 20_000;
    const quote = await get(supplier.quote([rate.rateKey], now));
    expect(nightsTotal(quote.rates[0].nights).base.minor).toBe(was + 20_000);
    expect(quote).toMatchObject({ checkIn, checkOut, nationality: 'IN' });
    expect(quote.holdUntil).toBeUndefined();
    stub.stays.gone.add('rat_fortfree');
    expect(await run(supplier.quote([rate.rateKey], now))).toMatchObject({ failure: { reason: 'sold-out' } });
    expect(await run(supplier.quote(['nonsense'], now))).toMatchObject({ failure: { reason: 'not-sold' } });
  });

  it('books once for a key, however often it is sent, and with its guest, contact and wishes', async () => {
    const order = orderOf('once', await flexible());
    const before = stub.stays.bookings.length;
    const answers = await Promise.all(Array.from({ length: 6 }, () => run(supplier.order(order, now))));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await run(made().order(order, now))).toEqual(answers[0]);
    expect(stub.stays.bookings).toHaveLength(before + 1);
    const { body, booking } = stub.stays.bookings.at(-1) ?? {};
    expect(body).toMatchObject({
      guests: [{ given_name: 'Asha', family_name: 'Menon' }],
      email: 'asha@example.com',
      phone_number: '+919876543210',
      accommodation_special_requests: 'High floor',
      metadata: { farelane_key: 'once' },
    });
    expect(answers[0]).toMatchObject({
      success: { reference: booking?.id, issued: { confirmations: [booking?.reference] } },
    });
    expect(await get(supplier.settle('once', now))).toMatchObject({ kind: 'confirmed' });
  });

  it('refuses a price that moved, a hold, and a room that is gone, and books nothing', async () => {
    const rate = await flexible();
    const before = stub.stays.bookings.length;
    stub.stays.dearer = 20_000;
    const { base, tax } = nightsTotal(rate.nights);
    expect(await run(supplier.order(orderOf('moved', rate), now))).toMatchObject({
      failure: { reason: 'fare-changed', total: money(base.minor + tax.minor + 20_000, 'INR') },
    });
    stub.stays.dearer = 0;
    expect(await run(supplier.order(orderOf('moved', rate), now))).toMatchObject({
      failure: { reason: 'fare-changed' },
    });
    expect(await run(supplier.order(orderOf('held', rate, { mode: 'hold' }), now))).toMatchObject({
      failure: { reason: 'not-sold' },
    });
    stub.stays.gone.add('rat_fortfree');
    expect(await run(supplier.order(orderOf('gone', rate), now))).toMatchObject({ failure: { reason: 'sold-out' } });
    expect(stub.stays.bookings).toHaveLength(before);
  });

  it('finds a booking whose answer was lost, and closes a key that never came', async () => {
    const rate = await flexible();
    stub.fault({ on: 'POST /stays/bookings', after: 'reset' });
    expect(await run(supplier.order(orderOf('lost', rate), now))).toMatchObject({
      failure: { _tag: 'SupplierSilent' },
    });
    const settled = await get(made().settle('lost', now));
    expect(settled).toMatchObject({ kind: 'confirmed', answer: { reference: stub.stays.bookings.at(-1)?.booking.id } });

    stub.fault({ on: 'POST /stays/bookings', before: 'reset' });
    const before = stub.stays.bookings.length;
    expect(Result.isFailure(await run(supplier.order(orderOf('never', rate), now)))).toBe(true);
    // It may still come: nobody says no to it yet, and it is not sent again.
    expect(await run(made().settle('never', now))).toMatchObject({ failure: { _tag: 'SupplierSilent' } });
    expect(Result.isFailure(await run(supplier.order(orderOf('never', rate), now)))).toBe(true);
    expect(await get(made().settle('never', plusMinutes(now, 80)))).toMatchObject({ kind: 'refused' });
    expect(stub.stays.bookings).toHaveLength(before);

    expect(await get(supplier.settle('unheard', now))).toMatchObject({ kind: 'refused' });
    expect(await run(supplier.order(orderOf('unheard', rate), now))).toMatchObject({ failure: { reason: 'refused' } });
    expect(stub.stays.bookings).toHaveLength(before);
    expect(troubles).toEqual([]);
  });

  it('keeps silent where Duffel cannot be reached, and suggests hotels by name', async () => {
    stub.fault({ on: 'POST /stays/search', before: 'reset' });
    expect(await run(supplier.search(inKochi, now))).toMatchObject({ failure: { _tag: 'SupplierSilent' } });
    expect(await get(supplier.places('fort', 8))).toMatchObject([
      { kind: 'hotel', name: 'Fort House', hotelId: 'acc_fort' },
    ]);
    expect(await get(supplier.places('fo', 8))).toEqual([]);
  });
});
