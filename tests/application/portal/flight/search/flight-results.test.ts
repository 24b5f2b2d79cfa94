import { Deferred, Effect } from 'effect';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Fault, Invalid, NotFound, SoldOut } from '#application/desk/failures.ts';
import type { FareChoice, FlightDesk } from '#application/desk/flight.ts';
import { allFares, isSoldOut, shownFare } from '#application/portal/flight/search/flight-results.ts';
import type { FlightResults, FoundFlights } from '#application/portal/flight/search/flight-results.ts';
import { equipmentChoices, filtersSet, leadKeys } from '#application/portal/flight/search/refined-facts.ts';
import { plainQuery, queryOnDay } from '#application/portal/flight/search/search-link.ts';
import { TripResults } from '#application/portal/flight/search/trip-results.ts';
import type { FoundTrip } from '#application/portal/flight/search/trip-results.ts';
import { deviceMemory } from '#application/portal/session/auth.ts';
import { makeAirportDirectory } from '#domain/flight/reference/airports.ts';
import { OfferIndex } from '#domain/flight/offer/offer-index.ts';
import type { FlightOffer } from '#domain/flight/offer/offer.ts';
import type { OfferFilters, OfferOrder } from '#domain/flight/offer/refine.ts';
import { refine } from '#domain/flight/offer/refine.ts';
import type { FlightSearchRequest } from '#domain/flight/search/request.ts';
import { violation } from '#domain/rules/violation.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { anOrder, someFilters, someOffers } from '#tests/arbitraries/flight.ts';
import { signedInSession } from '#tests/fixtures/checkout.ts';
import { makeOption, makeQuote, now, offersFromPicture, rupees, today } from '#tests/fixtures/flight.ts';
import { Profile } from '#tests/fixtures/portal.ts';

const airports = makeAirportDirectory({
  zones: ['Asia/Kolkata'],
  rows: [
    ['DEL', 'Indira Gandhi', 'Delhi', 'IN', 0, 28.57, 77.1, 5],
    ['BOM', 'Chhatrapati Shivaji', 'Mumbai', 'IN', 0, 19.09, 72.87, 5],
    ['BLR', 'Kempegowda', 'Bengaluru', 'IN', 0, 13.2, 77.71, 5],
  ],
});

const query = 'trip=DEL-BOM-2026-11-24';

const morning = offersFromPicture(`
  6E 2134  DEL 06:10 -> 08:25 BOM                              | Saver 5854, Flex 6690 R
  IX 1124  DEL 05:05 -> 07:25 BOM                              | Value 5612
  AI 2927  DEL 07:00 -> 09:10 BOM 321                          | Eco 6148, Student 6000 student
  6E 519   DEL 08:15 -> 09:45 IDR ~ 6E 520 IDR 11:20 -> 12:50 BOM | Saver 6204
`);
const [indigo, express, , viaIndore] = morning;

interface Asked {
  readonly searches: FlightSearchRequest[];
  readonly quotes: FareChoice[];
}

interface Page {
  readonly trip: TripResults;
  readonly asked: Asked;
  readonly profile: Profile;
  /** Milliseconds on the clock. */
  readonly clock: { at: number };
}

interface Seen {
  readonly offers?: readonly FlightOffer[];
  readonly search?: FlightDesk['search'];
  readonly quote?: FlightDesk['quote'];
  readonly airports?: () => Promise<typeof airports>;
  readonly profile?: Profile;
}

function open({
  offers = morning,
  search,
  quote,
  airports: load = async () => airports,
  profile = new Profile(),
}: Seen = {}): Page {
  const asked: Asked = { searches: [], quotes: [] };
  const clock = { at: 0 };
  const desk: Pick<FlightDesk, 'search' | 'quote'> = {
    search: (request) => {
      asked.searches.push(request);
      return search?.(request) ?? Effect.succeed({ searchId: 's-1', currency: 'INR', offers, total: offers.length });
    },
    quote: (request) => {
      asked.quotes.push(...request.choices);
      return quote?.(request) ?? Effect.succeed(makeQuote());
    },
  };
  const trip = new TripResults(
    desk,
    signedInSession(),
    {
      airports: { load },
      clock: { now: () => now, todayIn: () => today, ticks: () => clock.at },
      airlineName: (code) => code,
    },
    deviceMemory(profile.tab()).additionalSettings,
  );
  return { trip, asked, profile, clock };
}

interface FoundPage extends Page {
  /** The one list of a one-way search. */
  readonly results: FlightResults;
  readonly now: () => FoundFlights;
  readonly whole: () => FoundTrip;
}

async function found(page: Page = open()): Promise<FoundPage> {
  await page.trip.open(query);
  const whole = () => {
    const { value } = page.trip.state$;
    if (value.kind !== 'found') throw new Error(`The results are ${value.kind}`);
    return value;
  };
  const state = () => {
    const [list] = whole().lists;
    if (list === undefined) throw new Error('Nothing is listed');
    return list;
  };
  state();
  const [results] = page.trip.lists;
  if (results === undefined) throw new Error('Nothing is listed');
  return { ...page, results, now: state, whole };
}

function shownIds({ refined, index }: FoundFlights): readonly string[] {
  return Array.from(refined.order, (at) => index.offers[at]?.offerId ?? '');
}

function picked(offer: FlightOffer | undefined): FlightOffer {
  if (offer === undefined) throw new Error('The drawing has fewer offers');
  return offer;
}

const failing =
  (failure: NotFound | SoldOut): FlightDesk['quote'] =>
  () =>
    Effect.fail(failure);

describe('opening an address', () => {
  it('asks once, for as many offers as an answer holds, and shows them cheapest first', async () => {
    const { asked, now: state } = await found();
    expect(asked.searches).toEqual([expect.objectContaining({ numResults: 5000, journeyType: 'one-way' })]);
    expect(shownIds(state())).toEqual(['offer-2', 'offer-1', 'offer-3', 'offer-4']);
  });

  it('asks nothing for an address that breaks a rule, and says which', async () => {
    const { trip, asked } = open();
    await trip.open('trip=DEL-XXX-2026-11-19');
    expect(trip.state$.value).toMatchObject({
      kind: 'invalid',
      violations: [violation('not-a-choice', 'sectors[0].destination'), violation('date-past', 'sectors[0].date')],
    });
    expect(asked.searches).toEqual([]);
  });

  it('says what the back office found wrong', async () => {
    const violations = [violation('date-past', 'sectors[0].date')];
    const { trip } = open({ search: () => Effect.fail(new Invalid({ violations })) });
    await trip.open(query);
    expect(trip.state$.value).toEqual({ kind: 'invalid', query, violations });
  });

  it('says that it failed, and asks again when asked to', async () => {
    let answers = false;
    const search: FlightDesk['search'] = () =>
      answers
        ? Effect.succeed({ searchId: 's-1', currency: 'INR', offers: morning, total: 4 })
        : Effect.fail(new Fault({ reference: 'R-1' }));
    const { trip, asked } = open({ search });
    await trip.open(query);
    expect(trip.state$.value).toMatchObject({ kind: 'failed', failure: { _tag: 'Fault', reference: 'R-1' } });
    answers = true;
    await trip.open(query);
    expect(trip.state$.value.kind).toBe('found');
    expect(asked.searches).toHaveLength(2);
  });

  it('asks again for the same address once what was found no longer holds', async () => {
    const { trip, asked } = await found();
    await trip.open(query);
    expect(asked.searches).toHaveLength(1);
    trip.outdate();
    await trip.open(query);
    expect(asked.searches).toHaveLength(2);
    await trip.open(query);
    expect(asked.searches).toHaveLength(2);
  });

  it('fails without airports, and asks nothing', async () => {
    const { trip, asked } = open({ airports: () => Promise.reject(new Error('offline')) });
    await trip.open(query);
    expect(trip.state$.value).toMatchObject({ kind: 'failed', failure: { _tag: 'Unreachable' } });
    expect(asked.searches).toEqual([]);
  });

  it('shows the results at hand while they are fresh, with all that was done to them', async () => {
    const { trip, results, asked, clock, now: state } = await found();
    results.filter({ airlines: ['6E'] });
    results.choose(picked(indigo), picked(indigo).fares[0]);
    clock.at = 4 * 60_000;
    await trip.open(query);
    expect(state().chosen?.offer).toBe(indigo);
    expect(asked.searches).toHaveLength(1);
    clock.at = 6 * 60_000;
    await trip.open(query);
    expect(asked.searches).toHaveLength(2);
    expect(state().chosen).toBeUndefined();
    expect(state().filters).toEqual({ airlines: ['6E'] });
  });

  it('begins a search between other places without the filters of the one before, but in its order and view', async () => {
    const { trip, results, now: state } = await found();
    results.filter({ airlines: ['6E'] });
    results.sort({ key: 'departure', descending: true });
    results.show('bars');
    await trip.open(query.replace('BOM', 'BLR'));
    expect(state()).toMatchObject({ order: { key: 'departure', descending: true }, view: 'bars' });
    expect(state().filters).toEqual({});
  });

  it('drops the answer to a search that was replaced by another', async () => {
    const gate = Deferred.makeUnsafe<void>();
    const search: FlightDesk['search'] = ({ sectors: [sector] }) => {
      const answer = Effect.succeed({
        searchId: 's',
        currency: 'INR' as const,
        offers: morning.slice(0, sector?.date === '2026-11-24' ? 4 : 1),
        total: 1,
      });
      return sector?.date === '2026-11-24' ? Effect.andThen(Deferred.await(gate), answer) : answer;
    };
    const { trip, asked } = open({ search });
    const slow = trip.open(query);
    await expect.poll(() => asked.searches).toHaveLength(1);
    const other = queryOnDay(query, isoDate('2026-11-25'));
    await trip.open(other);
    Deferred.doneUnsafe(gate, Effect.void);
    await slow;
    expect(trip.state$.value).toMatchObject({ kind: 'found', query: other, lists: [{ index: { size: 1 } }] });
  });
});

/** All filters at once leave nothing to look at: one or two of them. */
const aFewFilters: fc.Arbitrary<OfferFilters> = fc
  .tuple(someFilters, fc.nat(), fc.nat())
  .map(([filters, one, other]) => {
    const entries = Object.entries(filters);
    return Object.fromEntries(entries.filter((_, at) => at === one % entries.length || at === other % entries.length));
  });

describe('refining', () => {
  it('never asks again, keeps the choice, and says whether the filters show it', async () => {
    await fc.assert(
      fc.asyncProperty(
        someOffers,
        fc.array(fc.oneof(aFewFilters, anOrder), { maxLength: 6 }),
        fc.nat(),
        async (offers, steps, which) => {
          fc.pre(offers.length > 0);
          const { results, asked, now: state } = await found(open({ offers }));
          const { index } = state();
          const chosen = picked(index.offers[which % index.size]);
          results.choose(chosen, chosen.fares[0]);
          let filters: OfferFilters = {};
          let order: OfferOrder = { key: 'price', descending: false };
          for (const step of steps) {
            if ('key' in step) results.sort((order = step));
            else results.filter(step);
            if (!('key' in step)) filters = { ...filters, ...step };
            const { refined } = state();
            expect(Array.from(refined.order)).toEqual(Array.from(refine(index, filters, order).order));
            expect(state().chosen).toEqual({ offer: chosen, fare: chosen.fares[0] });
            expect(state().chosenShown).toBe(shownIds(state()).includes(chosen.offerId));
          }
          results.clearFilters();
          expect(state().refined.order).toHaveLength(index.size);
          expect(state().chosenShown).toBe(true);
          expect(asked.searches).toHaveLength(1);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('names the first offer of each leading order among those left', async () => {
    await fc.assert(
      fc.asyncProperty(someOffers, aFewFilters, anOrder, async (offers, filters, order) => {
        const { results, now: state } = await found(open({ offers }));
        results.sort(order);
        results.filter(filters);
        const { index, leads } = state();
        for (const key of leadKeys) {
          expect(leads[key]).toBe(refine(index, filters, { key, descending: false }).order[0]);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('counts each aircraft as choosing only it would leave', () => {
    fc.assert(
      fc.property(someOffers, aFewFilters, anOrder, (offers, filters, order) => {
        const index = new OfferIndex(offers);
        const choices = equipmentChoices(index, filters, refine(index, filters, order), order);
        for (const { value, count, lowest } of choices) {
          const only = refine(index, { ...filters, equipment: [value] }, { key: 'price', descending: false });
          const cheapest = only.order[0];
          const fare = cheapest === undefined ? undefined : index.offers[cheapest]?.fares[only.fareOf[cheapest] ?? 0];
          expect(count).toBe(only.order.length);
          expect(lowest).toEqual(fare?.perAdult);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('counts the filters that are set, a range once', () => {
    expect(filtersSet({})).toBe(0);
    expect(filtersSet({ minPrice: 1 })).toBe(1);
    expect(filtersSet({ maxPrice: 1, minDuration: 1 })).toBe(2);
    expect(filtersSet({ airlines: [], refundType: 'all', sameDayArrival: false, minPrice: undefined })).toBe(0);
    expect(
      filtersSet({
        airlines: ['6E', 'AI'],
        minPrice: 1,
        maxPrice: 2,
        maxDuration: 9,
        refundType: 'refundable',
        maxLayover: 60,
      }),
    ).toBe(5);
    expect(
      filtersSet({
        stops: [0],
        departure: [{ from: 0, to: 360 }],
        avoidOvernight: true,
        sameDayArrival: true,
        flightNumbers: ['6E'],
      }),
    ).toBe(5);
  });

  it('shows an offer at its cheapest fare that passes, and at the chosen one once it is chosen', async () => {
    const { results, now: state } = await found();
    const offer = picked(indigo);
    expect(shownFare(state(), offer, 0).family).toBe('Saver');
    results.filter({ refundType: 'refundable' });
    expect(shownFare(state(), offer, 0).family).toBe('Flex');
    results.clearFilters();
    results.choose(offer, picked(indigo).fares[1] ?? offer.fares[0]);
    expect(shownFare(state(), offer, 0).family).toBe('Flex');
  });
});

describe('looking', () => {
  it('opens one offer’s fares at a time', async () => {
    const { results, now: state } = await found();
    results.toggleFares('offer-1');
    results.toggleFares('offer-2');
    expect(state().opened).toBe('offer-2');
    results.toggleFares('offer-2');
    expect(state().opened).toBeUndefined();
  });

  it('compares three at most, each once', async () => {
    const { results, now: state } = await found();
    for (const offer of morning) results.toggleCompared(offer, offer.fares[0]);
    expect(state().compared.map(({ offer }) => offer.offerId)).toEqual(['offer-1', 'offer-2', 'offer-3']);
    results.toggleCompared(picked(express), picked(express).fares[0]);
    results.toggleCompared(picked(viaIndore), picked(viaIndore).fares[0]);
    expect(state().compared.map(({ offer }) => offer.offerId)).toEqual(['offer-1', 'offer-3', 'offer-4']);
    results.clearCompared();
    expect(state().compared).toEqual([]);
  });

  it('remembers on this device whether net fares are shown', async () => {
    const { results, profile, now: state } = await found();
    expect(state().netShown).toBe(true);
    results.showNet(false);
    expect(state().netShown).toBe(false);
    expect((await found(open({ profile }))).now().netShown).toBe(false);
  });

  it('knows whether the caller may see terms at all', async () => {
    const terms = { net: rupees(5000), commission: rupees(100), tds: rupees(5), markup: rupees(0), earn: rupees(95) };
    const withTerms = [{ ...picked(indigo), fares: [makeOption({ terms })] as const }];
    expect((await found()).now().termsKnown).toBe(false);
    expect((await found(open({ offers: withTerms }))).now().termsKnown).toBe(true);
  });
});

describe('going on to book', () => {
  it('says so where nothing is chosen, and asks nothing', async () => {
    const { trip, results, asked, whole } = await found();
    expect(await trip.quote()).toBeUndefined();
    expect(whole().missing).toBe(true);
    expect(asked.quotes).toEqual([]);
    results.choose(picked(indigo), picked(indigo).fares[0]);
    expect(whole().missing).toBe(false);
  });

  it('asks for the chosen fare’s quote, once however often it is pressed, and holds the choice meanwhile', async () => {
    const { trip, results, asked, now: state, whole } = await found();
    const [fare] = picked(indigo).fares;
    results.choose(picked(indigo), fare);
    const [quote, again] = await Promise.all([
      trip.quote(),
      trip.quote(),
      Promise.resolve().then(() => results.choose(picked(express), picked(express).fares[0])),
    ]);
    expect(quote?.quoteId).toBe(makeQuote().quoteId);
    expect(again).toBeUndefined();
    expect(asked.quotes).toEqual([{ offerId: 'offer-1', fareId: fare.fareId }]);
    expect(whole().quoting).toBe(false);
    expect(state()).toMatchObject({ held: false, chosen: { offer: { offerId: 'offer-1' } } });
  });

  it('takes a fare that was sold meanwhile out of everything but the offer’s own list', async () => {
    const { trip, results, now: state, whole } = await found(open({ quote: failing(new SoldOut({})) }));
    const offer = picked(indigo);
    const [saver] = offer.fares;
    results.toggleCompared(offer, saver);
    results.choose(offer, saver);
    expect(await trip.quote()).toBeUndefined();
    expect(whole().quoteFailure).toMatchObject({ _tag: 'SoldOut' });
    expect(state()).toMatchObject({ chosen: undefined, compared: [] });
    expect(isSoldOut(state(), saver)).toBe(true);
    const left = picked(state().index.offers.find(({ offerId }) => offerId === 'offer-1'));
    expect(left.fares.map(({ family }) => family)).toEqual(['Flex']);
    expect(allFares(state(), left).map(({ family }) => family)).toEqual(['Saver', 'Flex']);
    expect(shownIds(state())).toEqual(['offer-2', 'offer-3', 'offer-4', 'offer-1']);
    results.choose(left, saver);
    expect(state().chosen).toBeUndefined();
    results.choose(left, left.fares[0]);
    expect(state()).toMatchObject({ chosen: { fare: { family: 'Flex' } } });
    expect(whole().quoteFailure).toBeUndefined();
  });

  it('keeps an offer whose only fare was sold, marked', async () => {
    const { trip, results, now: state } = await found(open({ quote: failing(new SoldOut({})) }));
    const offer = picked(express);
    results.choose(offer, offer.fares[0]);
    await trip.quote();
    expect(shownIds(state())).toContain('offer-2');
    expect(isSoldOut(state(), offer.fares[0])).toBe(true);
    expect(allFares(state(), offer)).toHaveLength(1);
  });

  it('says that the offers are gone, keeping the choice', async () => {
    const { trip, results, now: state, whole } = await found(open({ quote: failing(new NotFound({ what: 'offer' })) }));
    results.choose(picked(indigo), picked(indigo).fares[0]);
    expect(await trip.quote()).toBeUndefined();
    expect(whole()).toMatchObject({ quoting: false, quoteFailure: { _tag: 'NotFound' } });
    expect(state().chosen?.offer.offerId).toBe('offer-1');
  });

  it('drops a quote that comes when another search was made', async () => {
    const gate = Deferred.makeUnsafe<void>();
    const quote: FlightDesk['quote'] = () => Effect.andThen(Deferred.await(gate), Effect.succeed(makeQuote()));
    const { trip, results } = await found(open({ quote }));
    results.choose(picked(indigo), picked(indigo).fares[0]);
    const late = trip.quote();
    await trip.open(query, true);
    Deferred.doneUnsafe(gate, Effect.void);
    expect(await late).toBeUndefined();
    expect(trip.state$.value).toMatchObject({ kind: 'found', quoting: false, choices: [undefined] });
  });
});

describe('addresses of the same search', () => {
  it('on another day', () => {
    expect(queryOnDay(`${query}&adults=2`, isoDate('2026-12-01'))).toBe('trip=DEL-BOM-2026-12-01&adults=2');
  });

  it('with another of its flights on another day', () => {
    expect(queryOnDay('trip=DEL-BOM-2026-11-24%7EBOM-DEL-2026-11-27&type=round-trip', isoDate('2026-12-01'), 1)).toBe(
      'trip=DEL-BOM-2026-11-24%7EBOM-DEL-2026-12-01&type=round-trip',
    );
  });

  it('with no more flights than its kind has', () => {
    expect(plainQuery(query)).toBe(query);
    expect(plainQuery('trip=DEL-BOM-2026-11-24%7EBOM-DEL-2026-11-27&cabin=C')).toBe(`${query}&cabin=C`);
    const back = 'trip=DEL-BOM-2026-11-24%7EBOM-DEL-2026-11-27&type=round-trip';
    expect(plainQuery(back)).toBe(back);
  });
});
