/** Promo codes from the search to the quote: the discount that is shown is the discount that is quoted. */
import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { makeFlightDesk } from '#application/backoffice/flight/flight-desk.ts';
import { changedTotal } from '#application/backoffice/flight/terms/changed-total.ts';
import type { FlightDesk } from '#application/desk/flight.ts';
import { wrongSums } from '#domain/price/explain.ts';
import type { FlightOffer } from '#domain/flight/offer/offer.ts';
import type { PricePart, TravellerFare } from '#domain/price/price.ts';
import type { PromoRow } from '#domain/flight/terms/terms.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { makeFareTree, makeSearch, rupees } from '#tests/fixtures/flight.ts';
import { fakeSupplier, makeCaller, makeFlightPorts, supplierOffers } from '#tests/fixtures/flight-desk.ts';

const offers = supplierOffers(`
  6E 2134 DEL 06:10 -> 08:25 BOM | Saver 5854
  AI 2927 DEL 07:00 -> 09:10 BOM | Value 6148
`);
const never: FlightDesk['book'] = () => Effect.die('Nobody books here');
const run = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const failure = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(Effect.flip(asked));

const row = (overrides: Partial<PromoRow> = {}): PromoRow => ({
  id: 'p',
  code: 'NEW10',
  from: isoDate('2026-11-01'),
  to: isoDate('2026-11-20'),
  match: { carriers: ['6E'] },
  takes: { basisPoints: 1000 },
  borneBy: 'agency',
  note: 'Made for tests',
  ...overrides,
});

function makeDesk(rows: readonly PromoRow[], supplier = fakeSupplier('one', offers)) {
  const asked: string[] = [];
  const ports = makeFlightPorts([supplier], {
    promos: {
      rowsOf: (agencyId, code) =>
        Effect.sync(() => {
          asked.push(`${agencyId} ${code}`);
          return agencyId === 'agency-1' ? rows.filter((each) => each.code === code) : [];
        }),
      set: () => Effect.void,
    },
  });
  return { ports, asked, desk: makeFlightDesk(ports, () => never)(makeCaller()) };
}

function discountOf({ parts = [] }: PricePart): PricePart | undefined {
  return parts.find(({ name }) => name === 'discount');
}

describe('a promo code', () => {
  it('takes its part off the fares that it is for, named, in search and quote alike', async () => {
    const { desk, asked, ports } = makeDesk([row()]);
    const found = await run(desk.search(makeSearch({ promoCode: ' new10 ' })));
    expect(asked).toEqual(['agency-1 NEW10']);
    const [indigo, airIndia] = ['6E', 'AI'].map((carrier) =>
      found.offers.find(({ itineraries: [{ segments }] }) => segments[0].carrier === carrier),
    );
    if (indigo === undefined || airIndia === undefined) throw new Error('Both are found');
    // 10 % of a base fare of 4,683.20.
    const opened = async ({ offerId, fares: [{ fareId }] }: FlightOffer) =>
      (await run(desk.explainFare({ choices: [{ offerId, fareId }] }))).breakdown;
    expect(discountOf(await opened(indigo))).toMatchObject({
      amount: rupees(-468.32),
      params: { promo: 'NEW10', percent: '10', of: '4683.20' },
      rule: { id: 'p', from: '2026-11-01', to: '2026-11-20' },
    });
    expect(indigo.fares[0]).toMatchObject({ total: rupees(5585.68), perAdult: rupees(5585.68) });
    expect(airIndia.fares[0].total).toEqual((await opened(airIndia)).amount);
    expect(discountOf(await opened(airIndia))).toBeUndefined();
    const choice = { offerId: indigo.offerId, fareId: indigo.fares[0].fareId };
    const quote = await run(desk.quote({ choices: [choice] }));
    expect(quote).toMatchObject({
      changed: false,
      fare: { total: rupees(5585.68), terms: { discount: rupees(468.32), net: rupees(5762.21) } },
      options: [{ total: rupees(5585.68) }],
    });
    expect(wrongSums(quote.fare.breakdown)).toEqual([]);
    const again = await run(desk.quote({ choices: [{ offerId: quote.offerIds[0], fareId: quote.options[0].fareId }] }));
    expect(again.fare.total).toEqual(quote.fare.total);
    const [stored] = ports.stored;
    if (stored === undefined) throw new Error('The quote is kept');
    // The airline asks 100 more: the discount is kept, and the next quote says it exactly.
    expect(await run(changedTotal(ports, stored, rupees(5954)))).toEqual(rupees(5685.68));
  });

  it('that the supplier bears lowers what the agency is charged', async () => {
    const { desk } = makeDesk([row({ borneBy: 'supplier' })]);
    const found = await run(desk.search(makeSearch({ promoCode: 'NEW10' })));
    const fare = found.offers.find(({ itineraries: [{ segments }] }) => segments[0].carrier === '6E')?.fares[0];
    expect(fare?.total).toEqual(rupees(5585.68));
    expect(fare?.terms).toMatchObject({ net: rupees(5762.21 - 468.32), earn: rupees(291.79) });
  });

  it.each([
    ['NOBODY', 'promo-unknown', undefined],
    ['X'.repeat(21), 'promo-unknown', undefined],
    ['OLD', 'promo-expired', { on: '2026-11-19' }],
    ['SOON', 'promo-early', { on: '2026-11-21' }],
  ])('%s is refused by name of its field: %s', async (promoCode, code, params) => {
    const supplier = fakeSupplier('one', offers);
    const { desk } = makeDesk(
      [
        row({ code: 'OLD', to: isoDate('2026-11-19') }),
        row({ code: 'SOON', from: isoDate('2026-11-21'), to: isoDate('2026-11-30') }),
      ],
      supplier,
    );
    const failed = await failure(desk.search(makeSearch({ promoCode })));
    expect(failed).toMatchObject({
      _tag: 'Invalid',
      violations: [{ code, path: 'promoCode', ...(params && { params }) }],
    });
    expect(supplier.searched()).toBe(0);
  });

  it('that has ended since the search is reported when the fare is quoted', async () => {
    const { desk, ports } = makeDesk([row()]);
    const found = await run(desk.search(makeSearch({ promoCode: 'NEW10' })));
    const [offer] = found.offers;
    if (offer === undefined) throw new Error('Something is found');
    // Half an hour after midnight in India.
    ports.setNow('2026-11-20T18:20:00.000Z');
    const searched = await run(desk.search(makeSearch({ promoCode: 'NEW10' })));
    const choice = { offerId: searched.offers[0]?.offerId ?? '', fareId: searched.offers[0]?.fares[0].fareId ?? '' };
    ports.setNow('2026-11-20T19:00:00.000Z');
    expect(await failure(desk.quote({ choices: [choice] }))).toMatchObject({
      _tag: 'Invalid',
      violations: [{ code: 'promo-expired', path: 'promoCode' }],
    });
  });

  it('counts each traveller with a seat, and the terms are reported for each', async () => {
    const each: TravellerFare[] = [
      { traveller: 'adult', count: 2, base: rupees(4000.05), yq: rupees(0), total: rupees(5000) },
      { traveller: 'infant', count: 1, base: rupees(1750), yq: rupees(0), total: rupees(1750) },
    ];
    const [first] = offers;
    if (first === undefined) throw new Error('There is an offer');
    const fare = {
      ...makeFareTree(rupees(11_750)),
      parts: [
        { name: 'base-fare', amount: rupees(9750.1) },
        { name: 'taxes', amount: rupees(1999.9) },
      ],
    } satisfies PricePart;
    const option = { ...first.fares[0], fare, perAdult: rupees(5000), each };
    const { desk } = makeDesk([row()], fakeSupplier('one', [{ ...first, fares: [option] }]));
    const party = { adults: 2, children: 0, infants: 1 };
    const found = await run(desk.search(makeSearch({ promoCode: 'NEW10', party })));
    const [shown] = found.offers[0]?.fares ?? [];
    // 10 % of 4,000.05 is 400.005, rounded away from zero; twice. Commission 80.001 and TDS 1.60 each.
    const choice = { offerId: found.offers[0]?.offerId ?? '', fareId: shown?.fareId ?? '' };
    const opened = await run(desk.explainFare({ choices: [choice] }));
    expect(shown?.total).toEqual(rupees(11_750 + 400 - 800.02));
    expect(discountOf(opened.breakdown)).toMatchObject({
      amount: rupees(-800.02),
      params: { traveller: 'adult', count: 2, each: '-400.01', promo: 'NEW10', percent: '10', of: '4000.05' },
    });
    expect(shown?.perAdult).toEqual(rupees(4799.99));
    expect(shown?.terms?.each).toEqual(opened.terms?.each?.slice(0, 1));
    expect(opened.terms?.each).toEqual([
      {
        traveller: 'adult',
        count: 2,
        net: rupees(4921.6),
        commission: rupees(80),
        tds: rupees(1.6),
        markup: rupees(200),
        discount: rupees(400.01),
        earn: rupees(-121.61),
      },
      {
        traveller: 'infant',
        count: 1,
        net: rupees(1715.7),
        commission: rupees(35),
        tds: rupees(0.7),
        markup: rupees(0),
        earn: rupees(34.3),
      },
    ]);
    expect(shown?.terms?.net).toEqual(rupees(2 * 4921.6 + 1715.7));
  });

  it('quotes no fares together that were shown with different codes', async () => {
    const { desk } = makeDesk([row()]);
    const [withCode, plain] = await Promise.all([
      run(desk.search(makeSearch({ promoCode: 'NEW10' }))),
      run(desk.search(makeSearch())),
    ]);
    const choice = ({ offers: [offer] }: typeof plain) => ({
      offerId: offer?.offerId ?? '',
      fareId: offer?.fares[0].fareId ?? '',
    });
    expect(await failure(desk.quote({ choices: [choice(withCode), choice(plain)] }))).toMatchObject({
      _tag: 'NotFound',
    });
  });
});

describe('a fare for some', () => {
  it('says in its quote who must qualify', async () => {
    const special = supplierOffers('6E 2134 DEL 06:10 -> 08:25 BOM | Saver 5000 senior-citizen, Saver 5854');
    const { desk } = makeDesk([], fakeSupplier('one', special));
    const found = await run(desk.search(makeSearch()));
    const [offer] = found.offers;
    const needs = await Promise.all(
      (offer?.fares ?? []).map(({ fareId }) =>
        run(desk.quote({ choices: [{ offerId: offer?.offerId ?? '', fareId }] })).then(
          ({ required }) => required.fareTypes,
        ),
      ),
    );
    expect(needs).toEqual([['senior-citizen'], undefined]);
  });
});
