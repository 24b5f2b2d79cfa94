import { Effect } from 'effect';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NotFound, SoldOut } from '#application/desk/failures.ts';
import type { FareChoice, FlightDesk } from '#application/desk/flight.ts';
import { allFares, shownFare } from '#application/portal/flight/search/flight-results.ts';
import {
  checkoutPath,
  queryOnDay,
  resultsPath,
  searchFromQuery,
} from '#application/portal/flight/search/search-link.ts';
import { TripResults } from '#application/portal/flight/search/trip-results.ts';
import type { FoundTrip } from '#application/portal/flight/search/trip-results.ts';
import { deviceMemory } from '#application/portal/session/auth.ts';
import { makeAirportDirectory } from '#domain/flight/reference/airports.ts';
import { checkChoices } from '#domain/flight/offer/choice.ts';
import type { FareOption, FlightOffer } from '#domain/flight/offer/offer.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { signedInSession } from '#tests/fixtures/checkout.ts';
import { makeQuote, now, offersFromPicture, rupees, today } from '#tests/fixtures/flight.ts';
import { Profile } from '#tests/fixtures/portal.ts';

const airports = makeAirportDirectory({
  zones: ['Asia/Kolkata', 'Asia/Dubai'],
  rows: [
    ['DEL', 'Indira Gandhi', 'Delhi', 'IN', 0, 28.57, 77.1, 5],
    ['BOM', 'Chhatrapati Shivaji', 'Mumbai', 'IN', 0, 19.09, 72.87, 5],
    ['BLR', 'Kempegowda', 'Bengaluru', 'IN', 0, 13.2, 77.7, 4],
    ['DXB', 'Dubai', 'Dubai', 'AE', 1, 25.25, 55.36, 5],
  ],
});

const roundTrip = 'trip=DEL-BOM-2026-11-24%7EBOM-DEL-2026-11-27&type=round-trip';
const abroad = 'trip=DEL-DXB-2026-11-24%7EDXB-DEL-2026-11-27&type=round-trip';
const cities = 'trip=DEL-BOM-2026-11-24%7EBOM-BLR-2026-11-25%7EBLR-DEL-2026-11-27&type=multi-city';

/** Offers of one direction; the fares of the families named Return are special return fares. */
function direction(sector: number, date: string, picture: string): readonly FlightOffer[] {
  return offersFromPicture(picture, { date: isoDate(date) }).map((offer) => ({
    ...offer,
    offerId: `${sector}-${offer.offerId}`,
    sector,
    fares: withIds(offer, sector),
  }));
}

function withIds({ offerId, fares: [first, ...rest] }: FlightOffer, sector: number): FlightOffer['fares'] {
  const named = (fare: FareOption): FareOption => ({
    ...fare,
    fareId: `${sector}-${offerId}-${fare.family}`,
    ...(fare.family === 'Return' && { special: 'return' }),
  });
  return [named(first), ...rest.map(named)];
}

const onward = direction(
  0,
  '2026-11-24',
  `
  6E 2134  DEL 06:10 -> 08:25 BOM | Return 5000, Saver 5854
  SG 8169  DEL 06:55 -> 09:15 BOM | Return 5100, Value 6038
  AI 2927  DEL 07:00 -> 09:10 BOM | Eco 5700
`,
);
const back = direction(
  1,
  '2026-11-27',
  `
  6E 6512  BOM 17:15 -> 19:30 DEL | Return 5300, Saver 6120
  SG 8162  BOM 21:40 -> 23:55 DEL | Return 5050, Value 5720
  AI 2988  BOM 18:00 -> 20:15 DEL | Eco 6037
`,
);
const journeys = offersFromPicture(`
  EK 513  DEL 04:15 -> 06:30 DXB // EK 510  DXB 22:00 -> 02:45+1 DEL | Value 20000
  AI 995  DEL 20:00 -> 22:10 DXB // AI 996  DXB 23:30 -> 04:10+1 DEL | Value 18000
`);

interface Seen {
  readonly offers: readonly FlightOffer[];
  readonly quote?: FlightDesk['quote'];
}

async function open(query: string, { offers, quote }: Seen) {
  const quotes: (readonly FareChoice[])[] = [];
  const sold = { offers };
  const trip = new TripResults(
    {
      search: () =>
        Effect.succeed({ searchId: 's-1', currency: 'INR', offers: sold.offers, total: sold.offers.length }),
      quote: (request) => {
        quotes.push(request.choices);
        return quote?.(request) ?? Effect.succeed(makeQuote());
      },
    },
    signedInSession(),
    {
      airports: { load: async () => airports },
      clock: { now: () => now, todayIn: () => today, ticks: () => 0 },
      airlineName: (code) => code,
    },
    deviceMemory(new Profile().tab()).additionalSettings,
  );
  await trip.open(query);
  const state = (): FoundTrip => {
    const { value } = trip.state$;
    if (value.kind !== 'found') throw new Error(`The results are ${value.kind}`);
    return value;
  };
  /** Chooses by flight and family. */
  const choose = (at: number, flight: string, family: string) => {
    const offer = state().lists[at]?.offers.find(({ itineraries: [{ segments }] }) => {
      const [{ carrier, flightNumber }] = segments;
      return `${carrier} ${flightNumber}` === flight;
    });
    const fare = offer?.fares.find((each) => each.family === family);
    if (offer === undefined || fare === undefined) throw new Error(`No ${flight} at ${family}`);
    trip.lists[at]?.choose(offer, fare);
  };
  const shown = (at: number) => {
    const found = state().lists[at];
    if (found === undefined) throw new Error('Nothing is listed');
    return Array.from(found.refined.order, (position) => {
      const offer = found.index.offers[position];
      if (offer === undefined) throw new Error('No such offer');
      const fare = shownFare(found, offer, position);
      return `${offer.itineraries[0].segments[0].carrier} ${fare.family} ${fare.total.minor / 100}`;
    });
  };
  return { trip, state, choose, shown, quotes, sold };
}

describe('a journey within a country', () => {
  it('has a list for each direction, refined and chosen from by itself', async () => {
    const { trip, state, choose } = await open(roundTrip, { offers: [...onward, ...back] });
    expect(state()).toMatchObject({ bySector: true, choices: [undefined, undefined] });
    expect(state().lists.map(({ sectors }) => sectors.map(({ origin }) => origin))).toEqual([['DEL'], ['BOM']]);
    trip.lists[0]?.filter({ airlines: ['AI'] });
    expect(state().lists.map(({ refined }) => refined.order.length)).toEqual([1, 3]);
    choose(0, '6E 2134', 'Saver');
    expect(state().lists.map(({ chosenShown }) => chosenShown)).toEqual([false, true]);
    trip.clearFilters();
    expect(state().lists.map(({ chosenShown }) => chosenShown)).toEqual([true, true]);
  });

  it('is booked once every direction is chosen, with all that is chosen in order', async () => {
    const { trip, state, choose, quotes } = await open(roundTrip, { offers: [...onward, ...back] });
    choose(1, 'AI 2988', 'Eco');
    expect(await trip.quote()).toBeUndefined();
    expect(state().missing).toBe(true);
    choose(0, '6E 2134', 'Saver');
    expect(state().missing).toBe(false);
    expect((await trip.quote())?.quoteId).toBe(makeQuote().quoteId);
    expect(quotes).toEqual([
      [
        { offerId: '0-offer-1', fareId: '0-offer-1-Saver' },
        { offerId: '1-offer-3', fareId: '1-offer-3-Eco' },
      ],
    ]);
  });

  it('is not booked where one flight leaves before the one before it is there', async () => {
    const offers = [
      ...direction(0, '2026-11-24', 'AI 1  DEL 20:00 -> 22:10 BOM | Eco 5000'),
      ...direction(
        1,
        '2026-11-25',
        'AI 2  BOM 00:05 -> 01:50 BLR | Eco 5000\n AI 4  BOM 06:05 -> 07:50 BLR | Eco 5500',
      ),
      ...direction(2, '2026-11-27', 'AI 3  BLR 08:00 -> 10:50 DEL | Eco 5000'),
    ];
    const { trip, state, choose, quotes } = await open(cities, { offers });
    choose(0, 'AI 1', 'Eco');
    choose(2, 'AI 3', 'Eco');
    choose(1, 'AI 2', 'Eco');
    expect(state().violations).toMatchObject([{ code: 'sectors-overlap', path: 'choices[1]' }]);
    expect(await trip.quote()).toBeUndefined();
    choose(1, 'AI 4', 'Eco');
    expect(state().violations).toEqual([]);
    expect(await trip.quote()).toBeDefined();
    expect(quotes).toHaveLength(1);
  });

  it('takes out of each list what was sold meanwhile, and only that', async () => {
    const quote: FlightDesk['quote'] = ({ choices }) =>
      choices.some(({ offerId }) => offerId === '1-offer-3')
        ? Effect.fail(new SoldOut({}))
        : Effect.succeed(makeQuote());
    const { trip, state, choose } = await open(roundTrip, { offers: [...onward, ...back], quote });
    choose(0, '6E 2134', 'Saver');
    choose(1, 'AI 2988', 'Eco');
    expect(await trip.quote()).toBeUndefined();
    expect(state().quoteFailure).toMatchObject({ _tag: 'SoldOut' });
    expect(state().choices.map((choice) => choice?.fare.family)).toEqual(['Saver', undefined]);
    expect(state().lists.map(({ soldOut }) => soldOut.length)).toEqual([0, 1]);
  });

  it('keeps every choice where the offers are too old', async () => {
    const quote: FlightDesk['quote'] = () => Effect.fail(new NotFound({ what: 'offer' }));
    const { trip, state, choose } = await open(roundTrip, { offers: [...onward, ...back], quote });
    choose(0, '6E 2134', 'Saver');
    choose(1, 'AI 2988', 'Eco');
    await trip.quote();
    expect(state().choices.every((choice) => choice !== undefined)).toBe(true);
    expect(state().lists.every(({ held }) => !held)).toBe(true);
  });

  it('keeps what is chosen of a flight whose day stays when another’s is changed', async () => {
    const { trip, state, choose, sold } = await open(roundTrip, { offers: [...onward, ...back] });
    choose(0, '6E 2134', 'Saver');
    choose(1, 'AI 2988', 'Eco');
    trip.lists[0]?.filter({ airlines: ['6E'] });
    // A new answer names the same flights by other ids.
    sold.offers = [...onward, ...back].map((offer) => ({ ...offer, offerId: `new-${offer.offerId}` }));
    await trip.open(queryOnDay(roundTrip, isoDate('2026-11-28'), 1));
    expect(state().choices.map((choice) => choice?.offer.offerId)).toEqual(['new-0-offer-1', undefined]);
    expect(state().lists.map(({ filters }) => filters)).toEqual([{ airlines: ['6E'] }, {}]);
  });

  it.each([
    ['on another day', queryOnDay(roundTrip, isoDate('2026-11-25')), { airlines: ['6E'], fareTypes: ['regular'] }],
    ['of another fare type', `${roundTrip}&fare=student`, { airlines: ['6E'] }],
    ['between other places', roundTrip.replaceAll('BOM', 'BLR'), {}],
  ] as const)('is refined as before %s, by all that still says something', async (_how, query, filters) => {
    const { trip, state } = await open(roundTrip, { offers: [...onward, ...back] });
    trip.lists[0]?.filter({ airlines: ['6E'], fareTypes: ['regular'] });
    await trip.open(query);
    expect(state().query).toBe(query);
    expect(state().lists[0]?.filters).toEqual(filters);
  });
});

describe('special return fares', () => {
  it('do not stand for the price of a flight until the other direction has one of the same airline', async () => {
    const { choose, shown } = await open(roundTrip, { offers: [...onward, ...back] });
    expect(shown(1)).toEqual(['SG Value 5720', 'AI Eco 6037', '6E Saver 6120']);
    choose(0, '6E 2134', 'Return');
    expect(shown(1)).toEqual(['6E Return 5300', 'SG Value 5720', 'AI Eco 6037']);
    choose(0, 'SG 8169', 'Return');
    expect(shown(1)).toEqual(['SG Return 5050', 'AI Eco 6037', '6E Saver 6120']);
    choose(0, 'AI 2927', 'Eco');
    expect(shown(1)).toEqual(['SG Value 5720', 'AI Eco 6037', '6E Saver 6120']);
  });

  it('are among the fares of a flight all the same', async () => {
    const { state } = await open(roundTrip, { offers: [...onward, ...back] });
    const [found] = state().lists;
    const offer = found?.index.offers[0];
    expect(found && offer && allFares(found, offer).map(({ family }) => family)).toEqual(['Return', 'Saver']);
  });

  it('are offered in pairs, and taken with one press', async () => {
    const { trip, state, quotes } = await open(roundTrip, { offers: [...onward, ...back] });
    expect(state().pairs.map(({ carrier, total, apart }) => [carrier, total, apart])).toEqual([
      ['SG', rupees(10150), rupees(11758)],
      ['6E', rupees(10300), rupees(11974)],
    ]);
    const [, indigo] = state().pairs;
    if (indigo) trip.choosePair(indigo);
    expect(state().violations).toEqual([]);
    await trip.quote();
    expect(quotes[0]?.map(({ fareId }) => fareId)).toEqual(['0-offer-1-Return', '1-offer-1-Return']);
  });

  it('break a rule once the other direction is something else, not while it is open', async () => {
    const { state, choose } = await open(roundTrip, { offers: [...onward, ...back] });
    choose(0, '6E 2134', 'Return');
    expect(state().violations).toEqual([]);
    choose(1, 'AI 2988', 'Eco');
    expect(state().violations).toMatchObject([{ code: 'return-fare-alone', path: 'choices[0]' }]);
  });
});

describe('whatever is chosen in whichever order', () => {
  it('is judged by the rules alone, shown at fares that can be bought with it, and quoted only where it is whole and good', async () => {
    const picks = fc.record({ at: fc.constantFrom(0, 1), offer: fc.nat(2), fare: fc.nat(1) });
    await fc.assert(
      fc.asyncProperty(fc.array(picks, { maxLength: 8 }), async (steps) => {
        const { trip, state, quotes } = await open(roundTrip, { offers: [...onward, ...back] });
        const model: [FareOption | undefined, FareOption | undefined] = [undefined, undefined];
        for (const { at, offer: which, fare: fareAt } of steps) {
          const offer = [onward, back][at]?.[which];
          const fare = offer?.fares[fareAt] ?? offer?.fares[0];
          if (offer === undefined || fare === undefined) continue;
          trip.lists[at]?.choose(offer, fare);
          model[at] = fare;
          const { choices, lists, violations } = state();
          expect(choices.map((choice) => choice?.fare)).toEqual(model);
          const whole = model.every((each) => each !== undefined);
          if (whole) expect(violations).toEqual(checkChoices(choices));
          for (const [side, found] of lists.entries()) {
            for (const each of found.index.offers) {
              const other = choices[1 - side];
              for (const sold of each.fares.filter(({ special }) => special === 'return')) {
                expect(other?.fare.special).toBe('return');
                expect(checkChoices([{ offer: each, fare: sold }, ...(other ? [other] : [])])).not.toContainEqual(
                  expect.objectContaining({ code: 'return-fare-alone' }),
                );
              }
            }
          }
        }
        const whole = model.every((each) => each !== undefined);
        const good = whole && checkChoices(state().choices).length === 0;
        const quote = await trip.quote();
        expect(quote !== undefined).toBe(good);
        expect(quotes).toHaveLength(good ? 1 : 0);
        expect(state().missing).toBe(!whole);
      }),
      { numRuns: 100 },
    );
  });
});

describe('a journey across borders', () => {
  it('is one list of whole journeys', async () => {
    const { trip, state, quotes } = await open(abroad, { offers: journeys });
    expect(state()).toMatchObject({ bySector: false, choices: [undefined], pairs: [] });
    const [found] = state().lists;
    expect(found?.sectors).toHaveLength(2);
    expect(found?.index.options.direction).toBe('all');
    const [offer] = journeys;
    if (offer) trip.lists[0]?.choose(offer, offer.fares[0]);
    await trip.quote();
    expect(quotes).toEqual([[{ offerId: 'offer-1', fareId: offer?.fares[0].fareId }]]);
  });
});

describe('pages', () => {
  it('are chosen by the kind of journey and by whether it crosses a border', () => {
    const path = (query: string) => resultsPath(searchFromQuery(query), airports.isDomestic);
    expect(path('trip=DEL-BOM-2026-11-24')).toBe('/flight/owresults');
    expect(path('trip=DEL-DXB-2026-11-24')).toBe('/flight/owresults');
    expect(path(roundTrip)).toBe('/flight/rtresults');
    expect(path(abroad)).toBe('/flight/rtintlresults');
    expect(path(cities)).toBe('/flight/dom-multicity');
    expect(path(cities.replaceAll('BLR', 'DXB'))).toBe('/flight/intl-multicity');
    expect(checkoutPath(searchFromQuery(cities))).toBe('/flight/book-multi-city');
    expect(checkoutPath(searchFromQuery(roundTrip))).toBe('/flight/book');
  });
});
