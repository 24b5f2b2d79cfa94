import { Effect, Exit, Fiber } from 'effect';
import { TestClock } from 'effect/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SupplierSilent } from '#application/backoffice/ports/supplier.ts';
import { openFare } from '#application/backoffice/flight/quote/sealed-ids.ts';
import { fareCalendar } from '#application/backoffice/flight/search/fare-calendar.ts';
import { searchFlights } from '#application/backoffice/flight/search/search-flights.ts';
import { SupplierSearches } from '#application/backoffice/flight/search/supplier-searches.ts';
import type { FlightsFound } from '#application/desk/flight.ts';
import { wrongSums } from '#domain/price/explain.ts';
import { noTerms } from '#domain/flight/terms/terms.ts';
import type { CalendarRequest } from '#domain/flight/search/fare-calendar.ts';
import { addDays, monthOf } from '#domain/time/calendar-date.ts';
import { instant } from '#domain/time/instant.ts';
import { someOffers } from '#tests/arbitraries/flight.ts';
import { makeSearch, rupees, travelDate } from '#tests/fixtures/flight.ts';
import { setSettings } from '#tests/fixtures/session.ts';
import {
  fakeSupplier,
  makeCaller,
  makeFlightPorts,
  plainTerms,
  supplierOffer,
  supplierOffers,
} from '#tests/fixtures/flight-desk.ts';

const morning = supplierOffers(`
  6E 2134 DEL 06:10 -> 08:25 BOM                                     | Saver 5854, Flex 6690 R
  6E 519  DEL 08:15 -> 09:40 IDR ~ 6E 520 IDR 11:35 -> 12:50 BOM     | Saver 6204
  AI 2927 DEL 07:00 -> 09:10 BOM                                     | Value 6148
`);
/** The same AI 2927 for less, the same 6E 2134 for more, and one of its own. */
const cheaperElsewhere = supplierOffers(`
  AI 2927 DEL 07:00 -> 09:10 BOM | Value 6000
  6E 2134 DEL 06:10 -> 08:25 BOM | Saver 5900
  QP 1106 DEL 05:45 -> 08:00 BOM | Saver 5986
`);

const thereAndBack = makeSearch({
  journeyType: 'round-trip',
  sectors: [
    { origin: 'DEL', destination: 'BOM', date: travelDate },
    { origin: 'BOM', destination: 'DEL', date: addDays(travelDate, 3) },
  ],
});
const calendarRequest = {
  origin: 'DEL',
  destination: 'BOM',
  month: monthOf(travelDate),
  party: { adults: 1, children: 0, infants: 0 },
  cabin: 'Y',
  fareType: 'regular',
  nonStopOnly: false,
} as const;

const ask = (ports: Parameters<typeof searchFlights>[0], request = makeSearch(), caller = makeCaller()) =>
  Effect.runPromise(searchFlights(ports, caller, request));

const failureOf = async (...asked: Parameters<typeof searchFlights>) =>
  Effect.runPromise(Effect.flip(searchFlights(...asked)));

function flights({ offers }: FlightsFound): string[] {
  return offers.map(
    ({ itineraries: [{ segments }], fares: [fare] }) =>
      `${segments.map(({ carrier, flightNumber }) => carrier + flightNumber).join('~')} ${fare.total.minor / 100}`,
  );
}

describe('searchFlights', () => {
  it('answers best first, at the customer’s price', async () => {
    const found = await ask(makeFlightPorts([fakeSupplier('one', morning)]));
    // AI is 4 % faster than 6E 2134 and 5 % dearer: 6348/6054 + 0.3 × 130/130 > 6054/6054 + 0.3 × 135/130.
    expect(flights(found)).toEqual(['6E2134 6054', 'AI2927 6348', '6E519~6E520 6404']);
    expect(found).toMatchObject({ currency: 'INR', total: 3 });
  });

  it('answers no more than asked for, and says how many there are', async () => {
    const found = await ask(makeFlightPorts([fakeSupplier('one', morning)]), makeSearch({ numResults: 2 }));
    expect(flights(found)).toEqual(['6E2134 6054', 'AI2927 6348']);
    expect(found.total).toBe(3);
  });

  it.each([
    ['best', ['QP1106', 'AI2927', '6E2134']],
    ['price', ['QP1106', '6E2134', 'AI2927']],
    ['duration', ['AI2927', 'QP1106', '6E2134']],
    ['departure', ['6E2134', 'AI2927', 'QP1106']],
    ['arrival', ['AI2927', 'QP1106', '6E2134']],
    ['airline', ['AI2927', 'QP1106', '6E2134']],
  ] as const)('answers by %s where that is asked for, and chooses by it what it answers', async (sortKey, expected) => {
    const offers = supplierOffers(`
      6E 2134 DEL 06:10 -> 12:25 BOM | Saver 8000
      AI 2927 DEL 07:00 -> 09:10 BOM | Value 9000
      QP 1106 DEL 08:00 -> 10:20 BOM | Saver 5000
    `);
    const ports = makeFlightPorts([fakeSupplier('one', offers)]);
    const asked = async (numResults: number) =>
      flights(await ask(ports, makeSearch({ sortKey, numResults }))).map((each) => each.split(' ')[0]);
    expect(await asked(100)).toEqual(expected);
    expect(await asked(1)).toEqual(expected.slice(0, 1));
  });

  it('merges suppliers and keeps the cheaper of the same flights', async () => {
    const found = await ask(makeFlightPorts([fakeSupplier('one', morning), fakeSupplier('two', cheaperElsewhere)]));
    expect(flights(found).toSorted()).toEqual(['6E2134 6054', '6E519~6E520 6404', 'AI2927 6200', 'QP1106 6186']);
  });

  it('shows what a fare comes to for customer and agency, and leaves its lines to anyone who opens it', async () => {
    const { offers } = await ask(makeFlightPorts([fakeSupplier('one', morning)]));
    expect(offers[0]?.fares[0]).toMatchObject({
      total: rupees(6054),
      perAdult: rupees(6054),
      terms: {
        markup: rupees(200),
        commission: rupees(93.66),
        tds: rupees(1.87),
        net: rupees(5762.21),
        earn: rupees(291.79),
      },
    });
    expect(offers[0]?.fares[0].breakdown).toEqual({ name: 'customer-price', amount: rupees(6054) });
  });

  it('prices each agency under its own terms, from one answer of the supplier', async () => {
    const supplier = fakeSupplier('one', morning);
    const ports = makeFlightPorts([supplier], {
      termsOf: (agencyId) => (agencyId === 'agency-1' ? plainTerms : noTerms),
    });
    const mine = await ask(ports);
    const theirs = await ask(ports, makeSearch(), makeCaller({ agencyId: 'agency-2' }));
    expect([flights(mine)[0], flights(theirs)[0]]).toEqual(['6E2134 6054', '6E2134 5854']);
    expect(supplier.searched()).toBe(1);
  });

  it('leaves out what was not asked for, whatever a supplier says', async () => {
    const ports = makeFlightPorts([fakeSupplier('one', morning)]);
    expect(flights(await ask(ports, makeSearch({ nonStopOnly: true })))).toHaveLength(2);
    expect(flights(await ask(ports, makeSearch({ preferredCarriers: ['AI'] })))).toEqual(['AI2927 6348']);
    expect(flights(await ask(ports, makeSearch({ excludedCarriers: ['6E'] })))).toEqual(['AI2927 6348']);
    expect(flights(await ask(ports, makeSearch({ departureWindow: { from: 480, to: 720 } })))).toEqual([
      '6E519~6E520 6404',
    ]);
    expect(flights(await ask(ports, makeSearch({ arrivalWindow: { from: 0, to: 506 } })))).toEqual(['6E2134 6054']);
    // 08:25 is minute 505; a window's end is not in it.
    expect(flights(await ask(ports, makeSearch({ arrivalWindow: { from: 0, to: 505 } })))).toEqual([]);
    expect(flights(await ask(ports, makeSearch({ layoverMinutes: 100 })))).toHaveLength(2);
    expect(flights(await ask(ports, makeSearch({ refundType: 'refundable' })))).toEqual(['6E2134 6890']);
  });

  describe('goes by the lists of airlines', () => {
    const listed = (lists: Readonly<Record<string, string>>) =>
      setSettings([
        {
          key: 'SETTINGS',
          value: JSON.stringify(
            Object.entries(lists).map(([SettingKey, SettingValue]) => ({ SettingKey, SettingValue })),
          ),
        },
      ]);

    it('asks only those of the type of trip, and nobody where none is left', async () => {
      const supplier = fakeSupplier('one', morning);
      const ports = makeFlightPorts([supplier], { settings: listed({ FLIGHT_DOM_ONEWAY_NORMAL: 'AI,QP' }) });
      expect(flights(await ask(ports))).toEqual(['AI2927 6348']);
      expect(supplier.searched()).toBe(1);
      expect(await ask(ports, makeSearch({ preferredCarriers: ['6E'] }))).toMatchObject({ offers: [], total: 0 });
      expect(supplier.searched()).toBe(1);
      const { days } = await Effect.runPromise(
        fareCalendar(ports, makeCaller(), { ...calendarRequest, from: travelDate, to: travelDate }),
      );
      // One adult of AI's: 6148 and the markup.
      expect(days).toEqual([{ date: travelDate, lowest: rupees(6348) }]);
    });

    it('has in a calendar of returns the lowest of the direction whose days are asked for', async () => {
      const [first, ...others] = morning;
      if (first === undefined) throw new Error('There are offers');
      const offers = [{ ...first, sector: 0 }, ...others.map((offer) => ({ ...offer, sector: 1 }))] as typeof morning;
      const ports = makeFlightPorts([fakeSupplier('one', offers)]);
      const lowest = async (other: Partial<CalendarRequest>) => {
        const asked = { ...calendarRequest, ...other, from: travelDate, to: travelDate };
        return (await Effect.runPromise(fareCalendar(ports, makeCaller(), asked))).days[0]?.lowest;
      };
      const [out, home] = [
        await lowest({ returnDate: addDays(travelDate, 5) }),
        await lowest({ onwardDate: addDays(travelDate, -5) }),
      ];
      const of = async (sector: number) => {
        const found = await ask(ports, thereAndBack);
        const prices = found.offers.filter((offer) => offer.sector === sector).map(({ fares }) => fares[0].perAdult);
        return prices.toSorted((one, other) => one.minor - other.minor)[0];
      };
      expect([out, home]).toEqual([await of(0), await of(1)]);
      expect(out).not.toEqual(home);
    });

    it('shows the pairs of those for specials, and no other', async () => {
      const [first, ...others] = morning;
      if (first === undefined) throw new Error('There are offers');
      const pair = { ...first, sector: 0, fares: [{ ...first.fares[0], special: 'return' as const }, first.fares[0]] };
      const offers = [pair, ...others.map((offer) => ({ ...offer, sector: 0 }))] as typeof morning;
      const specialsOf = async (normal: string, specials: string) => {
        const settings = listed({ FLIGHT_DOM_ROUNDTRIP_NORMAL: normal, FLIGHT_DOM_ROUNDTRIP_LCC_SPECIAL: specials });
        const found = await ask(makeFlightPorts([fakeSupplier('one', offers)], { settings }), thereAndBack);
        return found.offers
          .flatMap(({ itineraries: [{ segments }], fares }) =>
            fares.map(({ special = 'alone' }) => `${segments[0].carrier}${segments[0].flightNumber} ${special}`),
          )
          .toSorted();
      };
      expect(await specialsOf('AI', '6E')).toEqual(['6E2134 return', 'AI2927 alone']);
      expect(await specialsOf('AI,6E', 'SG')).toEqual(['6E2134 alone', '6E519 alone', 'AI2927 alone']);
      expect(await specialsOf('6E', '6E')).toEqual(['6E2134 alone', '6E2134 return', '6E519 alone']);
    });
  });

  it('refuses who is not there, may not, or asks against the rules, before asking anybody', async () => {
    const supplier = fakeSupplier('one', morning);
    const ports = makeFlightPorts([supplier]);
    const anonymous = { kind: 'anonymous', language: 'en', reference: 'r', address: 'a' } as const;
    expect(await failureOf(ports, anonymous, makeSearch())).toMatchObject({ _tag: 'SessionInvalid' });
    expect(await failureOf(ports, makeCaller({ rights: new Set(['book']) }), makeSearch())).toMatchObject({
      _tag: 'NotPermitted',
      reason: 'right-missing',
    });
    expect(await failureOf(ports, makeCaller(), makeSearch({ numResults: 0 }))).toMatchObject({
      _tag: 'Invalid',
      violations: [{ code: 'results-count', path: 'numResults' }],
    });
    expect(supplier.searched()).toBe(0);
  });

  it('judges yesterday at the place of departure', async () => {
    const ports = makeFlightPorts([fakeSupplier('one', [])]);
    const from = (origin: string) => makeSearch({ sectors: [{ origin, destination: 'SIN', date: travelDate }] });
    // In Auckland and in Delhi it is already the 25th, in Honolulu still the 24th.
    ports.setNow('2026-11-24T20:00:00.000Z');
    expect(await failureOf(ports, makeCaller(), from('AKL'))).toMatchObject({ _tag: 'Invalid' });
    expect(await failureOf(ports, makeCaller(), from('DEL'))).toMatchObject({ _tag: 'Invalid' });
    expect((await ask(ports, from('HNL'))).total).toBe(0);
  });

  it('is no slower and no poorer for a supplier that fails', async () => {
    const silent = fakeSupplier('bad', [], {
      search: () => Effect.fail(new SupplierSilent({ supplier: 'bad', detail: '' })),
    });
    const broken = fakeSupplier('worse', [], { search: () => Effect.die(new Error('a bug')) });
    const thrown = fakeSupplier('worst', [], {
      search: () => {
        throw new Error('a bug');
      },
    });
    const found = await ask(makeFlightPorts([silent, broken, thrown, fakeSupplier('one', morning)]));
    expect(found.total).toBe(3);
    const alone = await failureOf(makeFlightPorts([silent, broken, thrown]), makeCaller(), makeSearch());
    expect(alone).toMatchObject({ _tag: 'Unavailable', retryAfterSeconds: 10 });
  });

  it('gives, for any offers, ids that say what was shown, and sums that add up', async () => {
    await fc.assert(
      fc.asyncProperty(someOffers, async (offers) => {
        const ports = makeFlightPorts([fakeSupplier('one', offers.map(supplierOffer))]);
        const found = await ask(
          ports,
          makeSearch({ sectors: [{ origin: 'DEL', destination: 'LHR', date: travelDate }], numResults: 5000 }),
        );
        expect(found.total).toBe(found.offers.length);
        for (const fare of found.offers.flatMap(({ fares }) => fares)) {
          const claim = openFare(ports.seal, fare.fareId, { agencyId: 'agency-1', now: ports.clock.now() });
          expect(claim).toMatchObject({ supplier: 'one', shown: fare.total });
          expect(wrongSums(fare.breakdown)).toEqual([]);
          expect(fare.breakdown.amount).toEqual(fare.total);
        }
        for (const { fares } of found.offers) {
          const totals = fares.map(({ total }) => total.minor);
          expect(totals).toEqual(totals.toSorted((one, other) => one - other));
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe('SupplierSearches', () => {
  const now = makeFlightPorts([]).clock.now();
  const slow = (code: string, milliseconds: number, offers = cheaperElsewhere) =>
    fakeSupplier(code, offers, { search: () => Effect.succeed(offers).pipe(Effect.delay(milliseconds)) });
  const patience = { firstMilliseconds: 5000, othersMilliseconds: 1000 };

  /** Runs under a clock that a test moves: answers after so many milliseconds, or undefined where there is none yet. */
  const after = <A>(asked: Effect.Effect<A>, milliseconds: number): Promise<A | undefined> =>
    Effect.gen(function* () {
      const fiber = yield* Effect.forkChild(asked);
      yield* TestClock.adjust(milliseconds);
      const exit = fiber.pollUnsafe();
      yield* Fiber.interrupt(fiber);
      return exit !== undefined && Exit.isSuccess(exit) ? exit.value : undefined;
    }).pipe(Effect.provide(TestClock.layer()), Effect.runPromise);

  it('waits a moment for the others once one has answered', async () => {
    const suppliers = [fakeSupplier('quick', morning), slow('soon', 900), slow('late', 1100)];
    const searches = () => new SupplierSearches(suppliers, { patience });
    expect(await after(searches().search(makeSearch(), now), 999)).toBeUndefined();
    const outcome = await after(searches().search(makeSearch(), now), 1000);
    expect(outcome?.answered.map(({ supplier }) => supplier.code)).toEqual(['quick', 'soon']);
    expect(outcome?.missing).toEqual(['late']);
  });

  it('is done when all are done', async () => {
    const searches = new SupplierSearches([slow('a', 10), slow('b', 20)], { patience });
    expect((await after(searches.search(makeSearch(), now), 20))?.missing).toEqual([]);
  });

  it('gives up where nobody answers', async () => {
    const searches = new SupplierSearches([slow('never', 1e9)], { patience });
    expect(await after(searches.search(makeSearch(), now), 5999)).toBeUndefined();
    const again = new SupplierSearches([slow('never', 1e9)], { patience });
    expect((await after(again.search(makeSearch(), now), 6000))?.missing).toEqual(['never']);
  });

  it('keeps the answer of who was left behind for the next who asks', async () => {
    const late = slow('late', 3000);
    const searches = new SupplierSearches([fakeSupplier('quick', morning), late], { patience });
    const twice = Effect.gen(function* () {
      const first = yield* searches.search(makeSearch(), now);
      yield* Effect.sleep(2500);
      const second = yield* searches.search(makeSearch(), now);
      return [first.missing, second.missing];
    });
    expect(await after(twice, 3500)).toEqual([['late'], []]);
    expect(late.searched()).toBe(1);
  });

  it('asks once for the same, for a minute, no matter who asks and however many are wanted', async () => {
    const supplier = fakeSupplier('one', morning);
    const searches = new SupplierSearches([supplier]);
    const search = (overrides: Parameters<typeof makeSearch>[0], at = now) =>
      Effect.runPromise(searches.search(makeSearch(overrides), at));
    await search({});
    await search({ numResults: 5 });
    await search({ preferredCarriers: [] });
    expect(supplier.searched()).toBe(1);
    await search({ cabin: 'C' });
    expect(supplier.searched()).toBe(2);
    await search({}, instant('2026-11-20T06:30:59.999Z'));
    expect(supplier.searched()).toBe(2);
    await search({}, instant('2026-11-20T06:31:00.000Z'));
    expect(supplier.searched()).toBe(3);
  });

  it('asks for the cheapest alone where a supplier can distinguish them and nothing better is known', async () => {
    const asked: string[] = [];
    const able = fakeSupplier('able', [], {
      search: () => Effect.sync(() => (asked.push('able: all'), morning)),
      cheapest: () => Effect.sync(() => (asked.push('able: cheapest'), morning.slice(0, 1))),
    });
    const unable = fakeSupplier('unable', [], {
      search: () => Effect.sync(() => (asked.push('unable: all'), cheaperElsewhere)),
    });
    const searches = new SupplierSearches([able, unable]);
    const found = async (way: 'search' | 'cheapest') =>
      (await Effect.runPromise(searches[way](makeSearch(), now))).answered.map(({ offers }) => offers);
    expect(await found('cheapest')).toEqual([morning.slice(0, 1), cheaperElsewhere]);
    expect(await found('cheapest')).toEqual([morning.slice(0, 1), cheaperElsewhere]);
    // What was the cheapest alone is no answer to a search; the answer to a search is one to both.
    expect(await found('search')).toEqual([morning, cheaperElsewhere]);
    expect(await found('cheapest')).toEqual([morning, cheaperElsewhere]);
    expect(asked).toEqual(['able: cheapest', 'unable: all', 'able: all']);
  });

  it('asks for all there is, so that one answer serves every number of results', async () => {
    const asked: number[] = [];
    const supplier = fakeSupplier('one', [], {
      search: ({ numResults }) => {
        asked.push(numResults);
        return Effect.succeed([]);
      },
    });
    await Effect.runPromise(new SupplierSearches([supplier]).search(makeSearch({ numResults: 3 }), now));
    expect(asked).toEqual([5000]);
  });

  it('asks once where many ask at the same moment', async () => {
    const supplier = slow('one', 5);
    const searches = new SupplierSearches([supplier]);
    const many = Effect.all(
      Array.from({ length: 10 }, () => searches.search(makeSearch(), now)),
      { concurrency: 'unbounded' },
    );
    const outcomes = await Effect.runPromise(many);
    expect(outcomes.every(({ answered }) => answered.length === 1)).toBe(true);
    expect(supplier.searched()).toBe(1);
  });

  it('asks again after a failure', async () => {
    let times = 0;
    const flaky = fakeSupplier('one', morning, {
      search: () => {
        times += 1;
        return times === 1 ? Effect.fail(new SupplierSilent({ supplier: 'one', detail: '' })) : Effect.succeed(morning);
      },
    });
    const searches = new SupplierSearches([flaky]);
    expect((await Effect.runPromise(searches.search(makeSearch(), now))).missing).toEqual(['one']);
    expect((await Effect.runPromise(searches.search(makeSearch(), now))).missing).toEqual([]);
  });

  it('keeps no more offers than it may, dropping what was longest unused', async () => {
    const supplier = fakeSupplier('one', morning);
    const searches = new SupplierSearches([supplier], { memory: { forMilliseconds: 60_000, mostOffers: 7 } });
    const search = (cabin: 'Y' | 'W' | 'C') => Effect.runPromise(searches.search(makeSearch({ cabin }), now));
    await search('Y');
    await search('W');
    await search('Y');
    await search('C');
    expect(supplier.searched()).toBe(3);
    await search('Y');
    expect(supplier.searched()).toBe(3);
    await search('W');
    expect(supplier.searched()).toBe(4);
  });
});
