/** Hotels in the running back office, over the wire, on both databases: from a place in words to a voucher, and back. */
import { randomUUID } from 'node:crypto';
import { Effect, Result } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Guest } from '#domain/hotel/booking/hotel-booking.ts';
import type { HotelQuote } from '#domain/hotel/quote/quote.ts';
import type { HotelSearchRequest, HotelSort, RoomParty } from '#domain/hotel/search/request.ts';
import { add, money, subtract } from '#domain/money/money.ts';
import { addDays, daysBetween, isoDate, monthOf } from '#domain/time/calendar-date.ts';
import { dateOfLocal } from '#domain/time/place-time.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { makeContact } from '#tests/fixtures/booking.ts';
import { portalDesk, type PortalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';

const get = Effect.runPromise;
const failureOf = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(Effect.flip(asked));
const today = isoDate(new Date().toISOString().slice(0, 10));
const couple: RoomParty = { adults: 2, childAges: [] };

describe.each(databases())('hotels over the $kind database', ({ fresh }) => {
  let office: RunningBackOffice;
  let database: Database;
  let portal: PortalDesk;
  let kochi: string;
  beforeAll(async () => {
    database = await fresh();
    office = await runBackOffice(database);
    portal = await portalDesk(office, 'agent@demo.test');
    const { cities } = await get(portal.desk.hotel.places({ text: 'cochin' }));
    kochi = cities.find(({ country }) => country === 'IN')?.cityId ?? '';
  });
  afterAll(() => office.stop());

  const wanted = (
    ahead: number,
    rooms: readonly RoomParty[] = [couple],
    sort: HotelSort = 'PA',
  ): HotelSearchRequest => ({
    where: { kind: 'city', cityId: kochi },
    checkIn: addDays(today, ahead),
    checkOut: addDays(today, ahead + 2),
    rooms,
    nationality: 'IN',
    stars: [],
    sort,
    numResults: 500,
  });

  /** The first hotel of a search that has a rate of every room as wished. */
  const quoted = async (ahead: number, rooms: readonly RoomParty[], refundable: boolean): Promise<HotelQuote> => {
    const { desk } = portal;
    const found = await get(desk.hotel.search(wanted(ahead, rooms)));
    for (const { hotelId } of found.hotels.slice(ahead % 20)) {
      const { rates } = await get(desk.hotel.details({ searchId: found.searchId, hotelId }));
      const rateIds = rooms.flatMap((_, at) => {
        const rate = rates.find((each) => each.forRooms.includes(at) && each.refundable === refundable);
        return rate === undefined ? [] : [rate.rateId];
      });
      if (rateIds.length < rooms.length) continue;
      const quote = await get(Effect.result(desk.hotel.prebook({ rateIds })));
      if (Result.isSuccess(quote) && (!refundable || quote.success.hold !== undefined)) return quote.success;
    }
    throw new Error('No hotel has it');
  };
  const askedQuote = async (): Promise<HotelQuote> => {
    const { desk } = portal;
    const found = await get(desk.hotel.search(wanted(80)));
    for (const { hotelId } of found.hotels.filter(({ stars }) => stars > 3)) {
      const { rates } = await get(desk.hotel.details({ searchId: found.searchId, hotelId }));
      const rate = rates.find(({ onRequest }) => onRequest);
      if (rate !== undefined) return get(desk.hotel.prebook({ rateIds: [rate.rateId] }));
    }
    throw new Error('No hotel has a room on request');
  };
  const guestsFor = ({ rooms }: HotelQuote): readonly Guest[] =>
    rooms.map((_, room) => ({ room, title: 'Ms', firstName: 'Asha', lastName: `Rao${'abcd'[room]}` }));
  const book = (quote: HotelQuote, mode: 'confirm' | 'hold' = 'confirm', requestId: string = randomUUID()) =>
    portal.desk.hotel.book({
      quoteId: quote.quoteId,
      requestId,
      mode,
      guests: guestsFor(quote),
      contact: makeContact(),
      parameters: [],
      requests: 'Late arrival',
      acceptTerms: true,
    });

  it('answers every order of a search as sorting it would, and the same each time', async () => {
    const { desk } = portal;
    const answers = await Promise.all(
      (['PA', 'PD', 'SA', 'SD'] as const).map((sort) => get(desk.hotel.search(wanted(30, [couple], sort)))),
    );
    const [cheapest, dearest, fewest, most] = answers.map(({ hotels }) => hotels);
    expect(cheapest?.length).toBeGreaterThan(20);
    const isSorted = (values: readonly number[]) =>
      values.every((value, at) => at === 0 || value >= (values[at - 1] ?? 0));
    expect(isSorted(cheapest?.map(({ total }) => total.minor) ?? [1, 0])).toBe(true);
    expect(isSorted(dearest?.map(({ total }) => -total.minor) ?? [1, 0])).toBe(true);
    expect(isSorted(fewest?.map(({ stars }) => stars) ?? [1, 0])).toBe(true);
    expect(isSorted(most?.map(({ stars }) => -stars) ?? [1, 0])).toBe(true);
    const again = await get(desk.hotel.search(wanted(30)));
    expect(again.hotels).toEqual(cheapest);
  });

  it('lists no less than what can then be bought', async () => {
    const { desk } = portal;
    const { searchId, hotels } = await get(desk.hotel.search(wanted(31)));
    for (const { hotelId, total } of hotels.slice(0, 8)) {
      const { rates } = await get(desk.hotel.details({ searchId, hotelId }));
      expect(Math.min(...rates.map((rate) => rate.total.minor))).toBe(total.minor);
    }
  });

  it('sells two rooms, and gives one of them back for what its policy says', async () => {
    const { booking, account } = portal.desk;
    const before = (await get(account.balance())).balance;
    const quote = await quoted(40, [couple, { adults: 1, childAges: [4] }], true);
    const requestId = randomUUID();
    const booked = await get(book(quote, 'confirm', requestId));
    expect(booked).toMatchObject({ status: 'confirmed', total: quote.price.total });
    expect(await get(book(quote, 'confirm', requestId))).toEqual(booked);
    const { transactionId } = booked;
    const kept = await get(booking.details({ transactionId }));
    if (kept.product !== 'hotel') throw new Error('It is a hotel');
    expect(kept.confirmations).toHaveLength(2);
    expect(kept).toMatchObject({ hotel: quote.hotel, requests: 'Late arrival', checkIn: quote.checkIn });
    const net = quote.price.terms?.net ?? money(0, 'INR');
    expect((await get(account.balance())).balance).toEqual(subtract(before, net));
    const cancelling = await get(booking.cancelQuote({ transactionId, units: [{ item: 1, traveller: 1 }] }));
    const gone = await get(
      booking.cancel({ cancelQuoteId: cancelling.cancelQuoteId, requestId: randomUUID(), remarks: 'One less' }),
    );
    expect(gone).toMatchObject({ status: 'part-cancelled' });
    const { departures } = await get(booking.passengers({ month: monthOf(dateOfLocal(kept.checkIn.local)) }));
    expect(departures.filter((each) => each.transactionId === transactionId)).toEqual([
      {
        transactionId,
        product: 'hotel',
        item: 0,
        leg: 'outward',
        status: 'part-cancelled',
        reference: kept.reference,
        mark: String(quote.hotel.stars),
        title: expect.stringContaining(quote.hotel.name),
        begins: quote.checkIn.local,
        ends: quote.checkOut.local,
        travellers: ['Asha Raoa'],
      },
    ]);
    const after = await get(booking.details({ transactionId }));
    expect(after.gone).toEqual([{ item: 1, traveller: 1 }]);
    const refund = cancelling.refund?.amount ?? money(0, 'INR');
    expect((await get(account.balance())).balance).toEqual(add(subtract(before, net), refund));
    expect((await get(booking.list({ text: 'Raob', page: 1 }))).bookings.map((row) => row.transactionId)).toContain(
      transactionId,
    );
  });

  it('holds rooms until they could be given up for nothing, and gives them back or buys them', async () => {
    const { booking, account } = portal.desk;
    const before = await get(account.balance());
    const quote = await quoted(50, [couple], true);
    const { transactionId, status } = await get(book(quote, 'hold'));
    expect(status).toBe('held');
    expect(await get(account.balance())).toEqual(before);
    const held = await get(booking.details({ transactionId }));
    expect(held.heldUntil).toBe(quote.hold?.until);
    const bought = await get(booking.ticketHeld({ transactionId, requestId: randomUUID() }));
    expect(bought).toMatchObject({ status: 'confirmed', product: 'hotel' });
    // As of rooms bought at once: the hotel's number of each, by which the booking is found, and its voucher by mail.
    const vouchered = await get(booking.details({ transactionId }));
    if (vouchered.product !== 'hotel') throw new Error('It is a hotel');
    const [number = ''] = vouchered.confirmations;
    expect(vouchered.confirmations).toEqual([expect.stringMatching(/^\d{10}$/)]);
    expect((await get(booking.list({ text: number, page: 1 }))).bookings.map((row) => row.transactionId)).toEqual([
      transactionId,
    ]);
    const letters = () =>
      database.query("select 1 from mail_outbox where kind = 'hotel-vouchered' and mail_id like $1", [
        `%${transactionId}%`,
      ]);
    await expect.poll(async () => (await letters()).length, { timeout: 60_000 }).toBeGreaterThan(0);
    const other = await quoted(50, [couple], true);
    const second = await get(book(other, 'hold'));
    expect(
      await get(booking.releaseHeld({ transactionId: second.transactionId, requestId: randomUUID() })),
    ).toMatchObject({ status: 'released' });
  });

  it('reminds of rooms that are kept, among all that is held, and says when they are given back', async () => {
    const { booking } = portal.desk;
    const quote = await quoted(74, [couple], true);
    const { transactionId } = await get(book(quote, 'hold'));
    const { holds } = await get(booking.holds());
    expect(holds.find((each) => each.transactionId === transactionId)).toMatchObject({
      title: expect.stringContaining(quote.hotel.name),
      until: quote.hold?.until,
    });
    const mails = async (kind: string) =>
      (
        await database.query('select 1 from mail_outbox where kind = $1 and mail_id like $2', [
          kind,
          `%${transactionId}%`,
        ])
      ).length;
    expect(await mails('hold-ending')).toBe(0);
    // As if the time of the warnings had come.
    await database.query(
      "update outbox set available_at = clock_timestamp() where kind = 'hold-ending' and payload ->> 'transactionId' = $1",
      [transactionId],
    );
    await database.query("select pg_notify('outbox', '')", []);
    await expect.poll(() => mails('hold-ending'), { timeout: 60_000 }).toBeGreaterThan(0);
    await database.query("update booking_hold set until = now() - interval '1 minute' where transaction_id = $1", [
      transactionId,
    ]);
    await expect
      .poll(async () => (await get(booking.details({ transactionId }))).status, { timeout: 60_000 })
      .toBe('expired');
    await expect.poll(() => mails('hold-expired'), { timeout: 60_000 }).toBe(1);
  });

  it.each([
    ['TESTACCEPTED', 'confirmed'],
    ['TESTDECLINED', 'not-confirmed'],
    ['TESTUNANSWERED', 'not-confirmed'],
  ] as const)(
    'asks the hotel of a room on request, reserves what it costs, and hears of %s: %s',
    async (lastName, ending) => {
      const { hotel, booking, account } = portal.desk;
      const quote = await askedQuote();
      expect(quote.hold).toBe(undefined);
      const reservedNow = async () => (await get(account.balance())).reserved;
      const before = await reservedNow();
      const request = { quoteId: quote.quoteId, requestId: randomUUID(), mode: 'confirm' } as const;
      const guests = [{ room: 0, title: 'Ms', firstName: 'Asha', lastName }] as const;
      const asked = { ...request, guests, contact: makeContact(), parameters: [], acceptTerms: true } as const;
      const booked = await get(hotel.book(asked));
      expect(booked).toMatchObject({ status: 'on-request', total: quote.price.total });
      expect(await get(hotel.book(asked))).toEqual(booked);
      const { transactionId } = booked;
      const kept = await get(booking.details({ transactionId }));
      expect(kept).toMatchObject({ status: 'on-request', payment: 'reserved' });
      const net = quote.price.terms?.net ?? money(0, 'INR');
      expect(await reservedNow()).toEqual(add(before, net));
      // Its time is brought forward, and so is when it is asked about.
      await database.query(
        "update sandbox_asked set answers_at = now() - interval '1 hour', until = now() - interval '1 minute' where order_key = $1",
        [transactionId],
      );
      await database.query('update booking_lease set until = clock_timestamp() where transaction_id = $1', [
        transactionId,
      ]);
      await expect
        .poll(async () => (await get(booking.details({ transactionId }))).status, { timeout: 60_000 })
        .toBe(ending);
      expect(await reservedNow()).toEqual(before);
      if (ending === 'confirmed') return;
      const mailed = async () =>
        (
          await database.query('select 1 from mail_outbox where kind = $1 and mail_id like $2', [
            'request-declined',
            `%${transactionId}%`,
          ])
        ).length;
      await expect.poll(mailed, { timeout: 60_000 }).toBe(1);
    },
  );

  const askHotel = async (lastName: string) => {
    const quote = await askedQuote();
    const request = { quoteId: quote.quoteId, requestId: randomUUID(), mode: 'confirm' } as const;
    const guests = [{ room: 0, title: 'Ms', firstName: 'Asha', lastName }] as const;
    const asked = { ...request, guests, contact: makeContact(), parameters: [], acceptTerms: true } as const;
    return (await get(portal.desk.hotel.book(asked))).transactionId;
  };

  it('takes back what a hotel has not decided: once, with what was reserved, and says who did', async () => {
    const { booking, account } = portal.desk;
    const reservedNow = async () => (await get(account.balance())).reserved;
    const before = await reservedNow();
    const transactionId = await askHotel('TESTACCEPTED');
    expect(await reservedNow()).not.toEqual(before);
    // Two tabs at once, and once more.
    const withdrawn = { transactionId, status: 'not-confirmed' };
    expect(await Promise.all([1, 2].map(() => get(booking.withdraw({ transactionId }))))).toEqual([
      withdrawn,
      withdrawn,
    ]);
    expect(await get(booking.withdraw({ transactionId }))).toEqual(withdrawn);
    expect(await reservedNow()).toEqual(before);
    const { status, history } = await get(booking.details({ transactionId }));
    expect(status).toBe('not-confirmed');
    expect(history.at(-1)).toMatchObject({
      code: 'not-confirmed',
      params: { reason: 'withdrawn' },
      actor: 'Anita Menon',
    });
    const audited = await database.query(
      `select count(*)::integer as rows from audit where operation = 'hotel.withdraw' and reference = $1`,
      [transactionId],
    );
    expect(audited).toEqual([{ rows: 1 }]);
    // No mail says that the hotel declined.
    const declined = await database.query(
      `select 1 from outbox where kind = 'request-declined' and payload ->> 'transactionId' = $1`,
      [transactionId],
    );
    expect(declined).toEqual([]);
  });

  it('takes nothing back that the hotel has confirmed, whichever hears of it first', async () => {
    const { booking } = portal.desk;
    const transactionId = await askHotel('TESTACCEPTED');
    await database.query("update sandbox_asked set answers_at = now() - interval '1 minute' where order_key = $1", [
      transactionId,
    ]);
    expect(await failureOf(booking.withdraw({ transactionId }))).toMatchObject({
      _tag: 'NotAllowedInState',
      state: 'confirmed',
    });
    expect((await get(booking.details({ transactionId }))).status).toBe('confirmed');
    expect(await failureOf(booking.withdraw({ transactionId: 'HT26010100009999' }))).toMatchObject({
      _tag: 'NotFound',
    });
  });

  it('at the moment when the hotel confirms: it is the one or the other, with the money that belongs to it', async () => {
    const { booking, account } = portal.desk;
    const before = await get(account.balance());
    const endings: string[] = [];
    for (let round = 0; round < 6; round += 1) {
      const transactionId = await askHotel('TESTACCEPTED');
      // It is heard about when it is taken back.
      await database.query(
        `update sandbox_asked set answers_at = clock_timestamp() + interval '${round * 8} milliseconds' where order_key = $1`,
        [transactionId],
      );
      await database.query('update booking_lease set until = clock_timestamp() where transaction_id = $1', [
        transactionId,
      ]);
      const ended = await Effect.runPromise(Effect.result(booking.withdraw({ transactionId })));
      await expect
        .poll(async () => (await get(booking.details({ transactionId }))).status, { timeout: 60_000 })
        .toMatch(/^(not-)?confirmed$/);
      const { status, moneyLines } = await get(booking.details({ transactionId }));
      expect(ended._tag).toBe(status === 'confirmed' ? 'Failure' : 'Success');
      expect(moneyLines).toHaveLength(status === 'confirmed' ? 1 : 0);
      endings.push(status);
    }
    expect((await get(account.balance())).reserved).toEqual(before.reserved);
    expect(endings).toHaveLength(6);
  });

  it('says of a room that nearly all are gone of, that it costs more and is to be given up earlier than was shown', async () => {
    const { desk } = portal;
    const found = await get(desk.hotel.search(wanted(70)));
    const refundable = async (hotelId: string) => {
      const { rates } = await get(desk.hotel.details({ searchId: found.searchId, hotelId }));
      return rates.find((rate) => rate.refundable && rate.left === 5);
    };
    for (const { hotelId } of found.hotels) {
      const shown = await refundable(hotelId);
      if (shown === undefined) continue;
      for (let sold = 0; sold < 4; sold += 1) {
        await get(book(await get(desk.hotel.prebook({ rateIds: [shown.rateId] }))));
      }
      const quote = await get(desk.hotel.prebook({ rateIds: [shown.rateId] }));
      expect(quote).toMatchObject({ changed: true, policyChanged: true, previousTotal: shown.total });
      expect(quote.price.total.minor).toBeGreaterThan(shown.total.minor);
      const [was, is] = [shown.cancellation[0].until?.local ?? '', quote.rooms[0].cancellation[0].until?.local ?? ''];
      expect(is < was).toBe(true);
      return;
    }
    throw new Error('No hotel has few rooms of a kind');
  });

  it('sells no more rooms than there are, however many ask at once', async () => {
    const quotes = await Promise.all(Array.from({ length: 16 }, () => quoted(60, [couple], false)));
    const [first] = quotes;
    const same = quotes.filter(({ hotel }) => hotel.hotelId === first?.hotel.hotelId);
    const answers = await Promise.all(same.map((quote) => get(Effect.result(book(quote)))));
    const sold = answers.filter((answer) => Result.isSuccess(answer)).length;
    expect(sold).toBeGreaterThan(0);
    const rows = await database.query<{ taken: number; units: number }>(
      "select taken, units from sandbox_stock where product = 'hotel' and resource = $1 and day = $2",
      [first?.hotel.hotelId ?? '', daysBetween(isoDate('1970-01-01'), addDays(today, 60))],
    );
    for (const { taken, units } of rows) expect(taken).toBeLessThanOrEqual(units);
    expect(Math.max(...rows.map(({ taken }) => taken))).toBe(sold);
    for (const answer of answers) {
      if (Result.isFailure(answer)) expect(['SoldOut', 'FareChanged']).toContain(answer.failure._tag);
    }
  });

  it('refuses rates of other rooms, other agencies’ ids and guests who do not fit', async () => {
    const { desk } = portal;
    const found = await get(desk.hotel.search(wanted(33, [couple, { adults: 1, childAges: [] }])));
    const [{ hotelId } = { hotelId: '' }] = found.hotels;
    const { rates } = await get(desk.hotel.details({ searchId: found.searchId, hotelId }));
    const ofFirst = rates.find(({ forRooms }) => forRooms.includes(0))?.rateId ?? '';
    const failure = async (effect: Effect.Effect<unknown, { readonly _tag: string }>) => {
      const result = await get(Effect.result(effect));
      return Result.isFailure(result) ? result.failure._tag : 'none';
    };
    expect(await failure(desk.hotel.prebook({ rateIds: [ofFirst, ofFirst] }))).toBe('Invalid');
    expect(await failure(desk.hotel.prebook({ rateIds: [ofFirst] }))).toBe('Invalid');
    expect(await failure(desk.hotel.prebook({ rateIds: [`${ofFirst}x`] }))).toBe('NotFound');
    expect(await failure(desk.hotel.details({ searchId: 'x', hotelId }))).toBe('NotFound');
    const quote = await quoted(34, [couple], false);
    expect(await failure(book({ ...quote, rooms: [] as unknown as HotelQuote['rooms'] }))).toBe('Invalid');
  });
});
