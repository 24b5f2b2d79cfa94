/** What only the sandbox promises: seats that expired and never too many, prices that follow them, and faults on demand. */
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  SupplierConfirmation,
  SupplierFare,
  SupplierOrder,
} from '#application/backoffice/ports/flight/flight-supplier.ts';
import { SupplierRefused, SupplierSilent } from '#application/backoffice/ports/supplier.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { SandboxStock, type StockOrder } from '#infrastructure/backoffice/suppliers/sandbox/store/stock.ts';
import { SandboxFlightSupplier } from '#infrastructure/backoffice/suppliers/sandbox/sandbox-flight-supplier.ts';
import type { FlightSearchRequest, Party } from '#domain/flight/search/request.ts';
import { money } from '#domain/money/money.ts';
import { instant, plusMinutes, type Instant } from '#domain/time/instant.ts';
import { allAirports, askedAt, oneWay, orderFor } from '#tests/fixtures/flight-supplier.ts';
import { databases } from '#tests/support/databases.ts';

const alone: Party = { adults: 1, children: 0, infants: 0 };

describe.each(databases())('the sandbox on the $kind database', ({ fresh }) => {
  let database: Database;
  let supplier: SandboxFlightSupplier;
  beforeAll(async () => {
    database = await fresh();
    supplier = new SandboxFlightSupplier(allAirports, database);
  });
  afterAll(() => database.close());

  const search = (request: FlightSearchRequest, at: Instant = askedAt) =>
    Effect.runPromise(supplier.search(request, at));
  const quote = (fareKey: string, by = supplier) => Effect.runPromise(by.quote([fareKey], askedAt));
  const book = (
    order: SupplierOrder,
    by = supplier,
  ): Promise<SupplierConfirmation | SupplierRefused | SupplierSilent> =>
    Effect.runPromise(
      Effect.match(by.order(order, askedAt), { onFailure: (failure) => failure, onSuccess: (bought) => bought }),
    );
  const settle = (key: string) => Effect.runPromise(supplier.settle(key, askedAt));
  const soldOn = async (fareKey: string): Promise<{ readonly sold: number; readonly seats: number }> => {
    const [, flight = '', day = ''] = /^1:([A-Z0-9]+)\.([0-9a-z]+)/.exec(fareKey) ?? [];
    const [row] = await database.query<{ sold: number; seats: number }>(
      'select taken as sold, units as seats from sandbox_stock where resource = $1 and day = $2 and kind = $3',
      [flight, Number.parseInt(day, 36), 'Y'],
    );
    return row ?? { sold: 0, seats: 0 };
  };
  /** The cheapest regular fare of each non-stop flight of a day. */
  const nonStops = async (pair: string, days: number): Promise<readonly SupplierFare[]> =>
    (await search(oneWay(pair, days, { nonStopOnly: true }))).map(({ fares }) => fares[0]);

  it('never sells a seat twice: 64 buyers for the last seats of a flight, from two servers', async () => {
    const other = new SandboxFlightSupplier(allAirports, database);
    const last = (await nonStops('DEL-BOM', 50)).toSorted((a, b) => a.seatsLeft - b.seatsLeft)[0];
    if (last === undefined) throw new Error('no flight');
    const buyer = async (index: number): Promise<'bought' | 'none'> => {
      const by = index % 2 === 0 ? supplier : other;
      let fare: Pick<SupplierFare, 'fareKey' | 'fare'> = last;
      for (;;) {
        const answer = await book(orderFor(fare, alone), by);
        if ('reference' in answer) return 'bought';
        if (!(answer instanceof SupplierRefused)) throw new Error(answer.detail);
        if (answer.reason === 'sold-out') return 'none';
        expect(answer.reason).toBe('fare-changed');
        const now = await Effect.runPromise(Effect.result(by.quote([fare.fareKey], askedAt)));
        if (now._tag === 'Failure') return 'none';
        fare = now.success.options[0];
      }
    };
    let bought = 0;
    for (;;) {
      const results = await Promise.all(Array.from({ length: 64 }, (_, index) => buyer(index)));
      bought += results.filter((result) => result === 'bought').length;
      const { sold, seats } = await soldOn(last.fareKey);
      expect(sold).toBe(bought);
      expect(sold).toBeLessThanOrEqual(seats);
      if (results.includes('none')) {
        expect(sold).toBe(seats);
        break;
      }
    }
    // A server that has read no counts yet: the others may remember theirs for a second.
    const third = new SandboxFlightSupplier(allAirports, database);
    const again = await Effect.runPromise(third.search(oneWay('DEL-BOM', 50, { nonStopOnly: true }), askedAt));
    expect(again.map(({ fares }) => fares[0].fareKey)).not.toContain(last.fareKey);
    expect(await book(orderFor(last, alone))).toMatchObject({ reason: 'sold-out' });
  });

  it('buys once for a key that two servers are sent at the same time, among other orders', async () => {
    const other = new SandboxFlightSupplier(allAirports, database);
    const [fare] = await nonStops('DEL-HYD', 50);
    if (fare === undefined) throw new Error('no flight');
    const before = await soldOn(fare.fareKey);
    const twice = Array.from({ length: 3 }, () => orderFor(fare, alone));
    const others = (await nonStops('BOM-DEL', 50)).map((each) => orderFor(each, alone));
    const sent = await Promise.all([
      Promise.all([...twice, ...others].map((order) => book(order))),
      Promise.all(twice.map((order) => book(order, other))),
    ]);
    const bought = twice.filter((_, index) => {
      const [one, two] = [sent[0][index], sent[1][index]];
      // Either both heard of one purchase, or of one refusal because the price had moved.
      expect(one).toEqual(two);
      return one !== undefined && 'reference' in one;
    });
    expect((await soldOn(fare.fareKey)).sold).toBe(before.sold + bought.length);
    expect(bought.length).toBeGreaterThan(0);
  });

  it('takes the seats of all legs or of none', async () => {
    const offers = await search(oneWay('IXE-CCU', 51));
    const [fare] = offers.find(({ itineraries }) => itineraries[0].stops === 1)?.fares ?? [];
    if (fare === undefined) throw new Error('no connection');
    const party = { adults: 3, children: 1, infants: 1 };
    const [mine] = (await search(oneWay('IXE-CCU', 51, { party })))
      .map(({ fares }) => fares[0])
      .filter((each) => each.bookingClasses.length === 2);
    if (mine === undefined) throw new Error('no connection for a family');
    const count = async () => {
      const [row] = await database.query<{ sold: string }>(
        'select coalesce(sum(taken), 0)::text as sold from sandbox_stock',
      );
      return Number(row?.sold);
    };
    const before = await count();
    expect(await book(orderFor(mine, party))).toHaveProperty('reference');
    expect(await count()).toBe(before + 4 * 2);
  });

  it('asks more as seats go and never less, in steps that the booking class says', async () => {
    const fares = await nonStops('BLR-HYD', 52);
    const first = fares.find(({ seatsLeft }) => seatsLeft === 9);
    if (first === undefined) throw new Error('no flight');
    let before = (await quote(first.fareKey)).options[0];
    const classes = new Set<string>();
    for (let sold = 0; sold < 60; sold += 1) {
      const answer = await book(orderFor(before, alone));
      if (!('reference' in answer)) break;
      const next = await Effect.runPromise(Effect.result(supplier.quote([first.fareKey], askedAt)));
      if (next._tag === 'Failure') break;
      const [option] = next.success.options;
      expect(option.fare.amount.minor).toBeGreaterThanOrEqual(before.fare.amount.minor);
      const samePrice = option.fare.amount.minor === before.fare.amount.minor;
      expect(option.bookingClasses[0] === before.bookingClasses[0]).toBe(samePrice);
      classes.add(option.bookingClasses[0] ?? '');
      before = option;
    }
    expect(classes.size).toBeGreaterThan(2);
  });

  it('asks more as the day comes nearer and never less', async () => {
    const [offer] = await nonStops('MAA-DEL', 130);
    if (offer === undefined) throw new Error('no flight');
    let before = 0;
    for (const days of [0, 20, 50, 80, 100, 115, 120, 124, 127, 129]) {
      const at = plusMinutes(askedAt, days * 1440);
      const {
        options: [option],
      } = await Effect.runPromise(supplier.quote([offer.fareKey], at));
      expect(option.fare.amount.minor).toBeGreaterThanOrEqual(before);
      before = option.fare.amount.minor;
    }
  });

  it('sells up to the end of sales and not after', async () => {
    const [offer] = await search(oneWay('DEL-BOM', 3, { nonStopOnly: true }));
    const [fare] = offer?.fares ?? [];
    const departure = offer?.itineraries[0].segments[0].departure;
    if (fare === undefined || departure === undefined) throw new Error('no flight');
    const leaves = instant(`${departure.local}:00+05:30`);
    const at = (minutes: number) =>
      Effect.runPromise(Effect.result(supplier.quote([fare.fareKey], plusMinutes(leaves, -minutes))));
    expect((await at(61))._tag).toBe('Success');
    expect((await at(59))._tag).toBe('Failure');
    expect((await at(-1))._tag).toBe('Failure');
  });

  it('answers a search by what was sold a moment ago', async () => {
    const [fare] = await nonStops('HYD-CCU', 54);
    if (fare === undefined) throw new Error('no flight');
    const other = new SandboxFlightSupplier(allAirports, database);
    const seen = () => Effect.runPromise(other.search(oneWay('HYD-CCU', 54, { nonStopOnly: true }), askedAt));
    const find = async () =>
      (await seen()).flatMap(({ fares }) => fares).find(({ fareKey }) => fareKey === fare.fareKey);
    expect(await find()).toEqual(fare);
    let current: SupplierFare = fare;
    for (let round = 0; round < 40 && current.bookingClasses[0] === fare.bookingClasses[0]; round += 1) {
      expect(await book(orderFor(current, alone))).toHaveProperty('reference');
      current = (await quote(fare.fareKey)).options[0];
    }
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect((await find())?.fare.amount).toEqual(current.fare.amount);
  });

  describe('the stock itself', () => {
    let made = 0;
    const call = (day: number, seats: number, upTo: number, party = 1): StockOrder => {
      made += 1;
      const pnr = `Q${made}`;
      const leg = { day, flight: '6E9999', cabin: 'Y' as const, seats, from: 0, upTo };
      return {
        key: `stock-${made}`,
        sold: 'f',
        total: money(1, 'INR'),
        confirmation: { pnr, tickets: [] },
        party,
        legs: [leg],
      };
    };
    const outcomes = async (orders: readonly StockOrder[]): Promise<Readonly<Record<string, number>>> => {
      const stock = new SandboxStock(database);
      const answers = await Promise.all(orders.map((order) => stock.book(order)));
      const counts: Record<string, number> = {};
      for (const { outcome } of answers) counts[outcome] = (counts[outcome] ?? 0) + 1;
      return counts;
    };

    it('sells within one batch only as many as the price holds for', async () => {
      expect(await outcomes(Array.from({ length: 10 }, () => call(30_001, 50, 4)))).toEqual({
        confirmed: 5,
        changed: 5,
      });
    });

    it('sells no more seats than there are, whatever a caller believes', async () => {
      expect(await outcomes(Array.from({ length: 10 }, () => call(30_002, 3, 99)))).toEqual({
        confirmed: 3,
        'sold-out': 7,
      });
      expect(await outcomes([call(30_003, 8, 99, 5), call(30_003, 8, 99, 5), call(30_003, 8, 99, 3)])).toEqual({
        confirmed: 2,
        'sold-out': 1,
      });
    });

    it('counts a seat for each order that stands, while others are being settled at the same time', async () => {
      const [here, there] = [new SandboxStock(database), new SandboxStock(database)];
      let confirmed = 0;
      for (let round = 0; round < 12; round += 1) {
        const orders = Array.from({ length: 24 }, () => call(30_005, 9_999, 9_999));
        const booking = orders.map((order) => here.book(order));
        const settling = orders.filter((_, index) => index % 3 === 0).map(({ key }) => there.settle(key, 'refused'));
        await Promise.all([...booking, ...settling]);
        const kept = await Promise.all(orders.map(({ key }) => here.kept(key)));
        confirmed += kept.filter((order) => order?.outcome === 'confirmed').length;
        const [row] = await database.query<{ sold: number }>(
          'select taken as sold from sandbox_stock where day = 30005',
        );
        expect(row?.sold ?? 0).toBe(confirmed);
      }
    });

    it('has a second lock in the table', async () => {
      await expect(
        database.query(
          `insert into sandbox_stock (product, day, resource, kind, units, taken) values ('flight', 30004, 'X1', 'Y', 3, 4)`,
        ),
      ).rejects.toThrow(/sandbox_stock_within/);
    });
  });

  describe('faults', () => {
    const named = async (days: number, lastName: string) => {
      const [fare] = await nonStops('DEL-MAA', days);
      if (fare === undefined) throw new Error('no flight');
      return { fare, order: orderFor(fare, alone, { lastName }) };
    };

    it('loses an answer after buying: settling finds the purchase', async () => {
      const { order } = await named(60, 'Testtimeout');
      expect(await book(order)).toBeInstanceOf(SupplierSilent);
      expect(await settle(order.idempotencyKey)).toMatchObject({ kind: 'confirmed' });
    });

    it('loses an order before buying: settling refuses it', async () => {
      const { order } = await named(60, 'TESTLOST');
      expect(await book(order)).toBeInstanceOf(SupplierSilent);
      expect(await settle(order.idempotencyKey)).toMatchObject({ kind: 'refused' });
    });

    it('refuses and sells out by name', async () => {
      expect(await book((await named(60, 'TESTREFUSED')).order)).toMatchObject({ reason: 'refused' });
      expect(await book((await named(60, 'TESTSOLDOUT')).order)).toMatchObject({ reason: 'sold-out' });
    });

    it('raises a price once by name; the next quote is the new price and can be bought', async () => {
      const { fare, order } = await named(61, 'TESTPRICE');
      const answer = await book(order);
      if (!(answer instanceof SupplierRefused)) throw new Error('not refused');
      expect(answer.reason).toBe('fare-changed');
      expect(answer.total?.minor).toBeGreaterThan(fare.fare.amount.minor);
      const {
        options: [option],
      } = await quote(fare.fareKey);
      expect(option.fare.amount).toEqual(answer.total);
      expect(await book(orderFor(option, alone, { lastName: 'TESTPRICE' }))).toHaveProperty('reference');
    });

    it('follows its settings', async () => {
      const faulty = new SandboxFlightSupplier(allAirports, database, { faults: { silentAfter: 2, delayMs: 30 } });
      const [fare] = await nonStops('DEL-MAA', 62);
      if (fare === undefined) throw new Error('no flight');
      const began = performance.now();
      const answers = [await book(orderFor(fare, alone), faulty), await book(orderFor(fare, alone), faulty)];
      expect(performance.now() - began).toBeGreaterThan(55);
      expect(answers[0]).toHaveProperty('reference');
      expect(answers[1]).toBeInstanceOf(SupplierSilent);
      faulty.misbehave({ ignoreSurnames: true });
      expect(await book(orderFor(fare, alone, { lastName: 'TESTLOST' }), faulty)).toHaveProperty('reference');
      faulty.misbehave({ searchSilent: true });
      expect((await Effect.runPromise(Effect.result(faulty.search(oneWay('DEL-BOM', 5), askedAt))))._tag).toBe(
        'Failure',
      );
    });
  });

  it('is the same world for the same seed, another for another', async () => {
    const offersOf = (seed: number) =>
      Effect.runPromise(
        new SandboxFlightSupplier(allAirports, database, { seed }).search(oneWay('CCU-GAU', 70), askedAt),
      );
    const first = await offersOf(7);
    expect(await offersOf(7)).toEqual(first);
    expect(await offersOf(8)).not.toEqual(first);
  });
});
