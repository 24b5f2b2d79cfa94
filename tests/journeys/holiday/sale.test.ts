/** Packages in the running back office on both databases: put together from what others sell, paid in instalments, proposed, given up. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HolidayBooking } from '#domain/holiday/booking/holiday-booking.ts';
import { saidTrip } from '#domain/holiday/package/texts.ts';
import { formatDecimal, money, subtract, sum } from '#domain/money/money.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import type { TripWanted } from '#application/desk/holiday/holiday.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { makeTraveller } from '#tests/fixtures/booking.ts';
import { portalDesk, type PortalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';
import { agreed, passported, today, wantedOf as packageWanted, yearsAgo } from './packages.ts';

const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const failure = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(Effect.flip(asked));
/** The first Sunday, or Tuesday, so many days ahead: a group leaves on both. */
const sundayFrom = (ahead: number) => {
  const days = [0, 1, 2, 3, 4, 5, 6].map((more) => addDays(today, ahead + more));
  return days.find((day) => [0, 2].includes(new Date(`${day}T00:00:00Z`).getUTCDay())) ?? today;
};
const twoRooms = [
  { adults: 2, childAges: [8] },
  { adults: 1, childAges: [] },
];

describe.each(databases())('packages over the $kind database', ({ fresh }) => {
  let office: RunningBackOffice;
  let database: Database;
  let portal: PortalDesk;
  beforeAll(async () => {
    database = await fresh();
    office = await runBackOffice(database);
    portal = await portalDesk(office, 'agent@demo.test');
  });
  afterAll(() => office.stop());

  const wantedOf = (packageId: string, ahead: number, more: Partial<TripWanted> = {}): TripWanted => ({
    ...packageWanted(packageId, ahead, twoRooms),
    ...more,
  });
  const details = (wanted: TripWanted) => get(portal.desk.holiday.details(wanted));
  /** With passports, which abroad asks for. */
  const travellersOf = (lastName: string, tara = yearsAgo(8)) => [
    makeTraveller({ ...passported, firstName: 'Meera', lastName }),
    makeTraveller({ ...passported, title: 'Mr', gender: 'male', firstName: 'Arjun', lastName }),
    makeTraveller({ ...passported, type: 'child', firstName: 'Tara', lastName, dateOfBirth: tara }),
    makeTraveller({ ...passported, title: 'Mr', gender: 'male', firstName: 'Vikram', lastName }),
  ];
  const buy = async (offerId: string, lastName = 'Pillai', payers = [{ name: 'Meera Pillai', pan: 'abcpp1234e' }]) => {
    const { quoteId } = await get(portal.desk.holiday.quote({ offerId }));
    return get(
      portal.desk.holiday.book({
        quoteId,
        requestId: randomUUID(),
        travellers: travellersOf(lastName),
        payers: [...payers, { name: 'Vikram Pillai', pan: 'BCDPP2345F' }],
        ...agreed(),
      }),
    );
  };
  const shown = async (transactionId: string): Promise<HolidayBooking> => {
    const kept = await get(portal.desk.booking.details({ transactionId }));
    if (kept.product !== 'holiday') throw new Error('It is a holiday');
    return kept;
  };
  const taken = async (product: string, resource: string) => {
    const [row] = await database.query<{ taken: string | null }>(
      'select sum(taken) as taken from sandbox_stock where product = $1 and resource = $2',
      [product, resource],
    );
    return Number(row?.taken ?? 0);
  };

  it('says a trip in each language as it was chosen, without what is left out of it', async () => {
    const wanted = wantedOf('goa-beaches', 50);
    const whole = await details(wanted);
    const [optional] = whole.package.days.flatMap(({ sights }) => sights).filter((sight) => sight.optional);
    const { trip } = await details({ ...wanted, without: [optional?.sightId ?? ''] });
    const counts = (days: readonly { readonly sights: readonly string[] }[]) => days.map(({ sights }) => sights.length);
    expect(counts(trip.days)).not.toEqual(counts(whole.trip.days));
    for (const language of ['fr', 'ar'] as const)
      expect(counts(trip.textsIn?.[language]?.days ?? [])).toEqual(counts(trip.days));
    expect(saidTrip(trip, 'fr')).toMatchObject({
      name: 'Goa, plages et vieilles églises',
      exclusions: expect.arrayContaining(['Les vols']),
    });
  });

  it('finds by place, country and language; groups on their days alone', async () => {
    const found = async (destination?: string) =>
      (
        await get(
          portal.desk.holiday.search({
            ...(destination !== undefined && { destination }),
            from: addDays(today, 40),
            rooms: twoRooms,
          }),
        )
      ).packages.map(({ packageId }) => packageId);
    expect(await found('sri lanka')).toEqual(['sri-lanka-hills-coast']);
    expect(await found('سريلانكا')).toEqual(['sri-lanka-hills-coast']);
    expect(await found('munnar')).toEqual(['kerala-hills-backwaters']);
    expect(await found('atlantis')).toEqual([]);
    expect((await found()).length).toBeGreaterThan(10);
    const kashmir = wantedOf('kashmir-group', 40);
    const { departures } = await details({
      ...kashmir,
      from:
        (await get(portal.desk.holiday.search({ destination: 'kashmir', from: kashmir.from, rooms: twoRooms })))
          .packages[0]?.startsOn ?? '',
    });
    expect(departures.every(({ date }) => new Date(`${date}T00:00:00Z`).getUTCDay() === 6)).toBe(true);
  });

  it('flies no more infants than adults, from where is chosen or with a group; on the ground they travel', async () => {
    const rooms = [{ adults: 1, childAges: [1, 0] }];
    const kerala = wantedOf('kerala-hills-backwaters', 50, { rooms });
    const [listed] = (await get(portal.desk.holiday.search({ destination: 'kashmir', from: kerala.from, rooms })))
      .packages;
    expect((await details(kerala)).trip.flights).toEqual([]);
    for (const flown of [
      { ...kerala, origin: 'BLR' },
      { ...kerala, packageId: 'kashmir-group', from: listed?.startsOn ?? '' },
    ])
      expect(await failure(portal.desk.holiday.details(flown))).toMatchObject({
        _tag: 'Invalid',
        violations: [{ path: 'rooms', code: 'party-infants', params: { adults: 1 } }],
      });
  });

  it('takes rooms, seats and cars of the stock that others sell, and gives them back with its rooms', async () => {
    const offer = await details(wantedOf('kerala-hills-backwaters', 50, { origin: 'BLR' }));
    const { trip, price, instalments } = offer;
    expect(trip.flights.length).toBeGreaterThanOrEqual(2);
    expect(trip.car?.own).toBe(true);
    expect(instalments.length).toBeGreaterThan(1);
    expect(
      formatDecimal(
        sum(
          'INR',
          instalments.map(({ amount }) => amount),
        ),
      ),
    ).toBe(formatDecimal(price.total));
    const flight = trip.flights[0]?.number.replace(' ', '') ?? '';
    const hotel = trip.stays[1]?.hotelId ?? '';
    const before = [await taken('flight', flight), await taken('hotel', hotel)];
    const { transactionId, status, total } = await buy(offer.offerId);
    expect([status, total]).toEqual(['confirmed', price.total]);
    const nights = 2;
    expect([await taken('flight', flight), await taken('hotel', hotel)]).toEqual([
      (before[0] ?? 0) + 4,
      (before[1] ?? 0) + 2 * nights,
    ]);
    const kept = await shown(transactionId);
    expect(kept.travellers.map(({ firstName }) => firstName)).toEqual(['Meera', 'Vikram', 'Arjun', 'Tara']);
    expect(kept.guests).toEqual([[0, 2, 3], [1]]);
    expect(kept.payers).toEqual([]);

    const quote = await get(portal.desk.booking.cancelQuote({ transactionId, units: [{ item: 1, traveller: 1 }] }));
    await get(portal.desk.booking.cancel({ cancelQuoteId: quote.cancelQuoteId, requestId: randomUUID(), remarks: '' }));
    expect([await taken('flight', flight), await taken('hotel', hotel)]).toEqual([
      (before[0] ?? 0) + 3,
      (before[1] ?? 0) + nights,
    ]);
  });

  it('abroad collects TCS under a PAN for each room, and takes no other', async () => {
    const offer = await details(wantedOf('bali-beach-ubud', 70));
    const { quoteId, required } = await get(portal.desk.holiday.quote({ offerId: offer.offerId }));
    expect(required).toEqual(['payers', 'passport']);
    const booking = {
      quoteId,
      requestId: randomUUID(),
      travellers: travellersOf('Nair'),
      ...agreed(),
    };
    expect(
      await failure(portal.desk.holiday.book({ ...booking, payers: [{ name: 'Meera', pan: '12345' }] })),
    ).toMatchObject({
      violations: [
        { code: 'pan-form', path: 'payers[0].pan' },
        { code: 'required', path: 'payers[1].name' },
        { code: 'required', path: 'payers[1].pan' },
      ],
    });
    const [meera, ...others] = travellersOf('Nair');
    const without = [makeTraveller({ ...meera, passport: undefined }), ...others];
    expect(await failure(portal.desk.holiday.book({ ...booking, travellers: without, payers: [] }))).toMatchObject({
      violations: expect.arrayContaining([{ code: 'required', path: 'travellers[0].passport.number' }]),
    });
    const { transactionId } = await buy(offer.offerId);
    const bought = await shown(transactionId);
    expect(bought.travellers.map(({ firstName, passport }) => [firstName, passport])).toEqual(
      ['Meera', 'Vikram', 'Arjun', 'Tara'].map((firstName) => [firstName, passported.passport]),
    );
    expect(bought.payers).toEqual([
      { name: 'Meera Pillai', pan: 'ABCPP1234E' },
      { name: 'Vikram Pillai', pan: 'BCDPP2345F' },
    ]);
  });

  it('sells a child no place that is priced for another age', async () => {
    const offer = await details(wantedOf('goa-beaches', 60));
    const { quoteId } = await get(portal.desk.holiday.quote({ offerId: offer.offerId }));
    const refused = await failure(
      portal.desk.holiday.book({
        quoteId,
        requestId: randomUUID(),
        travellers: travellersOf('Kurup', yearsAgo(4)),
        payers: [],
        ...agreed(),
      }),
    );
    expect(refused).toMatchObject({
      violations: [
        {
          code: 'age-sold',
          path: 'travellers[2].dateOfBirth',
          params: { age: 4, least: 6, most: 11, on: offer.trip.startsOn },
        },
      ],
    });
  });

  it('records what the customer pays, once a request, and never more than is owed', async () => {
    const offer = await details(wantedOf('goa-beaches', 60, { rooms: twoRooms }));
    const { transactionId } = await buy(offer.offerId, 'Menon');
    const { instalments, price } = await shown(transactionId);
    const [first] = instalments;
    const receipt = {
      transactionId,
      requestId: randomUUID(),
      on: today,
      amount: first?.amount ?? money(0, 'INR'),
      mode: 'upi',
      reference: 'UTR 1',
    };
    await get(portal.desk.holiday.receive(receipt));
    const { receipts = [] } = await get(portal.desk.holiday.receive(receipt));
    expect(receipts.map(({ amount, mode, reference }) => [amount, mode, reference])).toEqual([
      [first?.amount, 'upi', 'UTR 1'],
    ]);
    const left = subtract(price.total, first?.amount ?? money(0, 'INR'));
    expect(
      await failure(
        portal.desk.holiday.receive({
          ...receipt,
          requestId: randomUUID(),
          amount: money(left.minor + 1, 'INR'),
          on: addDays(today, 1),
        }),
      ),
    ).toMatchObject({
      violations: [
        { code: 'amount-most', path: 'amount', params: { most: formatDecimal(left) } },
        { code: 'date-future', path: 'on' },
      ],
    });
    const { history } = await shown(transactionId);
    expect(history.filter(({ code }) => code === 'payment-received')).toMatchObject([
      { params: { mode: 'upi' }, actor: expect.stringMatching(/\w/) },
    ]);
  });

  it('reminds of the instalment that falls due next, once, and of none on the day of booking', async () => {
    const offer = await details(wantedOf('golden-triangle-group', 50, { from: sundayFrom(50) }));
    const { transactionId } = await buy(offer.offerId, 'Iyer');
    const later = await buy((await details(wantedOf('goa-beaches', 55))).offerId, 'Iyer');
    const { instalments } = await shown(transactionId);
    const [first, second] = instalments;
    await get(
      portal.desk.holiday.receive({
        transactionId,
        requestId: randomUUID(),
        on: today,
        amount: first?.amount ?? money(0, 'INR'),
        mode: 'cash',
      }),
    );
    const reminded = async (id: string) =>
      (await shown(id)).history.filter(({ code }) => code === 'payment-reminded').map(({ params }) => params);
    await expect.poll(() => reminded(transactionId), { timeout: 40_000, interval: 500 }).toHaveLength(1);
    expect(await reminded(transactionId)).toMatchObject([
      {
        stage: expect.stringMatching(/^(soon|now)$/),
        amount: `INR ${formatDecimal(second?.amount ?? money(0, 'INR'))}`,
      },
    ]);
    // Its first instalment is due today, and is not paid yet.
    expect(await reminded(later.transactionId)).toEqual([]);
    const written = await database.query(
      "select 1 as one from outbox where kind = 'holiday-payment' and payload ->> 'transactionId' = any ($1)",
      [[transactionId, later.transactionId]],
    );
    expect(written).toHaveLength(1);
  });

  it('writes a proposal to a customer once, mails it, and says nothing of what the agency earns', async () => {
    const { offerId, trip } = await details(wantedOf('sri-lanka-hills-coast', 65));
    const asked = {
      offerId,
      requestId: randomUUID(),
      customer: { name: 'Meera Pillai', email: 'meera@example.test' },
      language: 'en' as const,
      note: 'As we said on the phone.',
    };
    const { reference, text, mailed } = await get(portal.desk.holiday.propose(asked));
    expect(mailed).toBe(true);
    for (const said of [trip.name, 'As we said', trip.stays[0]?.name ?? '', 'TCS', '100 % of the price'])
      expect(text).toContain(said);
    expect(text).not.toMatch(/commission|net/i);
    expect((await get(portal.desk.holiday.propose(asked))).reference).toBe(reference);
    expect(await failure(portal.desk.holiday.propose({ ...asked, note: 'Another' }))).toMatchObject({
      _tag: 'RequestIdReused',
    });
    const sent = () => database.query("select 1 as one from mail where kind = 'holiday-proposal'").catch(() => []);
    expect((await sent()).length).toBeLessThanOrEqual(1);
  });
});
