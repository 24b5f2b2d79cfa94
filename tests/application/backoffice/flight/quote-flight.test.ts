import type { FareChoice } from '#application/desk/flight.ts';
import { Effect, Exit, Fiber } from 'effect';
import { TestClock } from 'effect/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SignedInCaller } from '#application/backoffice/caller.ts';
import { makeFlightDesk } from '#application/backoffice/flight/flight-desk.ts';
import type { FlightSupplier } from '#application/backoffice/ports/flight/flight-supplier.ts';
import { SupplierRefused, SupplierSilent } from '#application/backoffice/ports/supplier.ts';
import type { FlightDesk } from '#application/desk/flight.ts';
import { wrongSums } from '#domain/price/explain.ts';
import type { Ask } from '#domain/price/ask.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { instant } from '#domain/time/instant.ts';
import { makeFareTree, makeRules, makeSearch, rupees } from '#tests/fixtures/flight.ts';
import { fakeSupplier, makeCaller, makeFlightPorts, plainTerms, supplierOffers } from '#tests/fixtures/flight-desk.ts';

const offers = supplierOffers(`
  6E 2134 DEL 06:10 -> 08:25 BOM | Saver 5854, Flex 6690 R
  AI 2927 DEL 07:00 -> 09:10 BOM | Value 6148
`);
const abroad = supplierOffers('EK 511 DEL 10:25 -> 12:40 DXB | Value 21000');

const never: FlightDesk['book'] = () => Effect.die('Nobody books here');

const mayAsk = { rights: new Set(['search', 'book', 'see-net-fares', 'set-price'] as const) };

/** An agency that lets its agents give up to 300 rupees off, and rounds. */
function makeAskingDesk(unit = 1) {
  const row = { from: isoDate('2020-01-01'), note: 'Test' };
  const bounds = { least: rupees(0), most: rupees(300) };
  return makeDesk(fakeSupplier('one', offers), {
    ...plainTerms,
    asks: [{ ...row, id: 'a', match: {}, discount: bounds, serviceFee: bounds, belowNet: false }],
    roundings: [{ ...row, id: 'r', unit: rupees(unit) }],
  });
}

function makeDesk(supplier: FlightSupplier = fakeSupplier('one', offers), terms = plainTerms) {
  const ports = makeFlightPorts([supplier], { termsOf: () => terms });
  const desk = makeFlightDesk(ports, () => never);
  const as = (overrides: Partial<SignedInCaller> = {}) => desk(makeCaller(overrides));
  const shown = async (which = 0, destination = 'BOM') => {
    const [sector] = makeSearch().sectors;
    if (!sector) throw new Error('A search has a sector');
    const found = await Effect.runPromise(as().search(makeSearch({ sectors: [{ ...sector, destination }] })));
    const offer = found.offers[which];
    if (!offer) throw new Error('Nothing was found');
    return { offerId: offer.offerId, fareId: offer.fares[0].fareId, total: offer.fares[0].total };
  };
  return { ports, as, shown };
}

const run = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const failure = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(Effect.flip(asked));
const only = ({ offerId, fareId }: FareChoice) => ({ choices: [{ offerId, fareId }] });
const notFound = { _tag: 'NotFound' };

describe('quoteFlight', () => {
  it('ends when the supplier no longer sells at these terms, and is none where that has passed', async () => {
    const ending = (goodUntil: string): FlightSupplier => {
      const supplier = fakeSupplier('one', offers);
      return {
        ...supplier,
        quote: (fareKeys, now) =>
          Effect.map(supplier.quote(fareKeys, now), (quoted) => ({ ...quoted, goodUntil: instant(goodUntil) })),
      };
    };
    const sooner = makeDesk(ending('2026-11-20T06:37:00.000Z'));
    expect(await run(sooner.as().quote(only(await sooner.shown())))).toMatchObject({
      expiresAt: '2026-11-20T06:37:00.000Z',
      expiresInSeconds: 420,
    });
    const later = makeDesk(ending('2026-11-20T08:00:00.000Z'));
    expect(await run(later.as().quote(only(await later.shown())))).toMatchObject({ expiresInSeconds: 900 });
    const over = makeDesk(ending('2026-11-20T06:30:00.000Z'));
    expect(await failure(over.as().quote(only(await over.shown())))).toMatchObject({ _tag: 'SoldOut' });
  });

  it('confirms what was shown, with the whole tree, and keeps it for a quarter of an hour', async () => {
    const { ports, as, shown } = makeDesk();
    const quote = await run(as().quote(only(await shown())));
    expect(quote).toMatchObject({
      changed: false,
      previousTotal: rupees(6054),
      fare: { total: rupees(6054), terms: { net: rupees(5762.21) } },
      options: [{ family: 'Saver', total: rupees(6054) }],
      expiresAt: '2026-11-20T06:45:00.000Z',
      expiresInSeconds: 900,
      party: { adults: 1, children: 0, infants: 0 },
      required: { international: false, passport: false, dateOfBirth: false, gst: false },
    });
    expect(quote.required.parameters.map(({ code }) => code)).toEqual(['RM*BRB/', 'RM*EREF/']);
    expect(wrongSums(quote.fare.breakdown)).toEqual([]);
    expect(quote.fare.breakdown.parts?.[0]).toMatchObject({
      name: 'fare',
      parts: [{ name: 'base-fare' }, { name: 'taxes' }],
    });
    expect(ports.stored).toEqual([
      {
        quote,
        agencyId: 'agency-1',
        actorUserId: 'user-1',
        supplier: 'one',
        fareKeys: ['offer-1-fare-1'],
        supplierTotal: rupees(5854),
      },
    ]);
  });

  it('keeps net fares for the booking, no matter who asks', async () => {
    const { ports, as, shown } = makeDesk();
    const rights = new Set(['search', 'book'] as const);
    await run(as({ rights }).quote(only(await shown())));
    expect(ports.stored[0]?.quote.fare.terms?.net).toEqual(rupees(5762.21));
  });

  it('puts on the price what is asked, beside the fare, and keeps it with the quote', async () => {
    const { ports, as, shown } = makeAskingDesk();
    const ask: Ask = { discount: { per: 'fare', basisPoints: 100 } };
    const quote = await run(as(mayAsk).quote({ ...only(await shown()), ask }));
    expect(quote).toMatchObject({
      changed: false,
      fare: { total: rupees(6054), terms: { net: rupees(5762.21) } },
      asking: { floor: rupees(5762.21), fares: [{ total: rupees(5854) }], seats: 1, discount: { most: rupees(300) } },
      asked: {
        ask,
        lines: [
          {
            name: 'agent-discount',
            amount: rupees(-58.54),
            params: { percent: '1', of: '5854.00' },
            rule: { id: 'a' },
          },
          { name: 'rounding', amount: rupees(-0.46), params: { unit: '1.00' } },
        ],
        total: rupees(5995),
      },
    });
    expect(ports.stored[0]?.quote.asked).toEqual(quote.asked);
  });

  it('refuses what the agency’s rules do not let be asked, at its field, and everything without the right', async () => {
    const { ports, as, shown } = makeAskingDesk();
    const choice = only(await shown());
    const asked = (amount: number): Ask => ({ discount: { per: 'booking', amount: rupees(amount) } });
    expect(await failure(as(mayAsk).quote({ ...choice, ask: asked(300.01) }))).toMatchObject({
      violations: [{ code: 'ask-too-high', path: 'ask.discount' }],
    });
    expect(await failure(as(mayAsk).quote({ ...choice, ask: asked(292) }))).toMatchObject({
      violations: [{ code: 'ask-below-floor', path: 'ask.discount', params: { floor: rupees(5762.21) } }],
    });
    expect(await failure(as().quote({ ...choice, ask: asked(1) }))).toMatchObject({ _tag: 'NotPermitted' });
    expect(ports.stored).toEqual([]);
  });

  it('lets those who may not see net fares give away no more than they ask', async () => {
    const { ports, as, shown } = makeAskingDesk();
    const blind = as({ rights: new Set(['search', 'book', 'set-price'] as const) });
    const choice = only(await shown());
    await run(blind.quote(choice));
    expect(ports.stored[0]?.quote.asking?.floor).toEqual(rupees(6054));
    const discount = { per: 'booking', amount: rupees(100) } as const;
    expect(await failure(blind.quote({ ...choice, ask: { discount } }))).toMatchObject({
      violations: [{ code: 'ask-below-floor', params: { floor: rupees(6054) } }],
    });
    expect(await run(blind.quote({ ...choice, ask: { discount, serviceFee: discount } }))).toMatchObject({
      asked: { total: rupees(6054) },
    });
  });

  it('rounds what is listed and what is quoted alike, so that nothing seems to have changed', async () => {
    const { as, shown } = makeAskingDesk(10);
    const ids = await shown();
    expect(ids.total).toEqual(rupees(6050));
    const quote = await run(as(mayAsk).quote(only(ids)));
    expect(quote).toMatchObject({ changed: false, fare: { total: rupees(6050), terms: { rounding: rupees(-4) } } });
    expect(quote.fare.breakdown.parts?.at(-1)).toMatchObject({ name: 'rounding', amount: rupees(-4) });
  });

  it('says when the price is no longer the one shown, either way', async () => {
    for (const now of [6000, 5700]) {
      const dearer = fakeSupplier('one', offers, {
        quote: () => {
          const [first] = offers;
          if (!first) throw new Error('There is an offer');
          const option = { ...first.fares[0], fare: makeFareTree(rupees(now)), perAdult: rupees(now) };
          return Effect.succeed({
            offerKeys: [first.offerKey],
            itineraries: first.itineraries,
            options: [option],
            party: { adults: 1, children: 0, infants: 0 },
            rules: makeRules(),
            international: false,
            needsGst: true,
            needsBirthDates: true,
            notPassedOn: ['gst'],
          });
        },
      });
      const { as, shown } = makeDesk(dearer);
      const quote = await run(as().quote(only(await shown())));
      expect(quote).toMatchObject({
        changed: true,
        previousTotal: rupees(6054),
        fare: { total: rupees(now + 200) },
        required: { gst: true, dateOfBirth: true, notPassedOn: ['gst'] },
      });
      // Going on from the answer: its own ids say the new total.
      const again = await run(as().quote(only({ offerId: quote.offerIds[0], fareId: quote.options[0].fareId })));
      expect(again).toMatchObject({ changed: false, previousTotal: rupees(now + 200) });
    }
  });

  it('asks for passports on journeys abroad', async () => {
    const { as, shown } = makeDesk(fakeSupplier('one', abroad));
    const quote = await run(as().quote(only(await shown(0, 'DXB'))));
    expect(quote.required).toMatchObject({ international: true, passport: true, dateOfBirth: true });
  });

  it('knows no offer that another agency was shown', async () => {
    const { as, shown } = makeDesk();
    expect(await failure(as({ agencyId: 'agency-2' }).quote(only(await shown())))).toMatchObject(notFound);
  });

  it('knows no offer that is too old, or was shown in days to come', async () => {
    const { ports, as, shown } = makeDesk();
    const ids = await shown();
    ports.setNow('2026-11-20T07:29:59.000Z');
    await run(as().quote(only(ids)));
    ports.setNow('2026-11-20T07:30:00.000Z');
    expect(await failure(as().quote(only(ids)))).toMatchObject(notFound);
    ports.setNow('2026-11-19T06:30:00.000Z');
    expect(await failure(as().quote(only(ids)))).toMatchObject(notFound);
  });

  it('knows no id that anybody changed or made up', async () => {
    const { as, shown } = makeDesk();
    const ids = await shown();
    await fc.assert(
      fc.asyncProperty(
        fc.nat(),
        fc.string({ minLength: 1, maxLength: 1 }),
        fc.boolean(),
        async (at, character, offer) => {
          const name = offer ? 'offerId' : 'fareId';
          const id = ids[name];
          const place = at % id.length;
          const forged = id.slice(0, place) + character + id.slice(place + 1);
          fc.pre(forged !== id);
          expect(await failure(as().quote(only({ ...ids, [name]: forged })))).toMatchObject(notFound);
        },
      ),
      { numRuns: 200 },
    );
    for (const made of ['', '.', 'o1!one!offer-1!agency-1!t0', '\u0000', 'x'.repeat(10_000)]) {
      expect(await failure(as().quote(only({ ...ids, offerId: made })))).toMatchObject(notFound);
    }
  });

  it('wants an offer and a fare of it, each in its place', async () => {
    const { as, shown } = makeDesk();
    const [one, other] = [await shown(0), await shown(1)];
    expect(await failure(as().quote(only({ offerId: one.offerId, fareId: other.fareId })))).toMatchObject(notFound);
    expect(await failure(as().quote(only({ offerId: one.fareId, fareId: one.fareId })))).toMatchObject(notFound);
    expect(await failure(as().quote(only({ offerId: one.offerId, fareId: one.offerId })))).toMatchObject(notFound);
  });

  it('says sold out from silence from wrong sums, and keeps nothing', async () => {
    const answers: readonly (readonly [FlightSupplier['quote'], string])[] = [
      [() => Effect.fail(new SupplierRefused({ reason: 'sold-out' })), 'SoldOut'],
      [() => Effect.fail(new SupplierRefused({ reason: 'not-sold' })), 'SoldOut'],
      [() => Effect.fail(new SupplierSilent({ supplier: 'one', detail: '' })), 'Unavailable'],
      [
        (fareKeys, now) =>
          fakeSupplier('one', offers)
            .quote(fareKeys, now)
            .pipe(
              Effect.map((quote) => ({
                ...quote,
                options: [{ ...quote.options[0], fare: makeFareTree(rupees(1), { amount: rupees(2) }) }],
              })),
            ),
        'Fault',
      ],
    ];
    for (const [quote, tag] of answers) {
      const { ports, as, shown } = makeDesk(fakeSupplier('one', offers, { quote }));
      expect(await failure(as().quote(only(await shown())))).toMatchObject({ _tag: tag });
      expect(ports.stored).toEqual([]);
    }
  });

  it('waits twenty seconds for a supplier, no longer', async () => {
    const { as, shown } = makeDesk(
      fakeSupplier('one', offers, { quote: () => Effect.never, rules: () => Effect.never }),
    );
    const ids = await shown();
    const after = (asked: Effect.Effect<unknown, unknown>, milliseconds: number) =>
      Effect.gen(function* () {
        const fiber = yield* Effect.forkChild(Effect.flip(asked));
        yield* TestClock.adjust(milliseconds);
        const exit = fiber.pollUnsafe();
        yield* Fiber.interrupt(fiber);
        return exit !== undefined && Exit.isSuccess(exit) ? exit.value : undefined;
      }).pipe(Effect.provide(TestClock.layer()), Effect.runPromise);
    for (const asked of [as().quote(only(ids)), as().fareRules(ids)]) {
      expect(await after(asked, 19_999)).toBeUndefined();
      expect(await after(asked, 20_000)).toMatchObject({ _tag: 'Unavailable' });
    }
  });

  it('is for who may book', async () => {
    const { as, shown } = makeDesk();
    const ids = await shown();
    expect(await failure(as({ rights: new Set(['search']) }).quote(only(ids)))).toMatchObject({ _tag: 'NotPermitted' });
    expect(await failure(as({ mustChangePassword: true }).quote(only(ids)))).toMatchObject({
      reason: 'must-change-password',
    });
  });
});

describe('fareRules', () => {
  it('answers for a shown fare to anyone who may search', async () => {
    const { as, shown } = makeDesk();
    const { fareId } = await shown();
    expect(await run(as({ rights: new Set(['search']) }).fareRules({ fareId }))).toEqual(makeRules());
  });

  it('knows no fare of another agency, none forged, none unsold', async () => {
    const { as, shown } = makeDesk();
    const { fareId, offerId } = await shown();
    expect(await failure(as({ agencyId: 'agency-2' }).fareRules({ fareId }))).toMatchObject(notFound);
    expect(await failure(as().fareRules({ fareId: `${fareId}x` }))).toMatchObject(notFound);
    expect(await failure(as().fareRules({ fareId: offerId }))).toMatchObject(notFound);
    const unsold = makeDesk(
      fakeSupplier('one', offers, { rules: () => Effect.fail(new SupplierRefused({ reason: 'not-sold' })) }),
    );
    const ids = await unsold.shown();
    expect(await failure(unsold.as().fareRules(ids))).toMatchObject(notFound);
    const silent = makeDesk(
      fakeSupplier('one', offers, { rules: () => Effect.fail(new SupplierSilent({ supplier: 'one', detail: '' })) }),
    );
    const others = await silent.shown();
    expect(await failure(silent.as().fareRules(others))).toMatchObject({ _tag: 'Unavailable' });
  });
});

describe('explainFare', () => {
  it('opens a shown fare as its quote would, for anyone who may search, and keeps nothing', async () => {
    const { as, shown, ports } = makeDesk();
    const ids = await shown();
    const opened = await run(as({ rights: new Set(['search']) }).explainFare(only(ids)));
    const { fare } = await run(as().quote(only(ids)));
    expect(opened).toEqual(fare);
    expect(wrongSums(opened.breakdown)).toEqual([]);
    expect(opened.breakdown.parts?.length).toBeGreaterThan(1);
    const unkept = { ...ports, quotes: { ...ports.quotes, keep: () => Effect.die('It is no quote') } };
    const other = makeFlightDesk(unkept, () => never)(makeCaller());
    expect(await run(other.explainFare(only(ids)))).toEqual(fare);
  });

  it('opens nothing of another agency, nothing forged, and not without the right to search', async () => {
    const { as, shown } = makeDesk();
    const ids = await shown();
    expect(await failure(as({ agencyId: 'agency-2' }).explainFare(only(ids)))).toMatchObject(notFound);
    expect(await failure(as().explainFare(only({ ...ids, fareId: `${ids.fareId}x` })))).toMatchObject(notFound);
    expect(await failure(as().explainFare({ choices: [] }))).toMatchObject({ _tag: 'Invalid' });
    expect(await failure(as({ rights: new Set(['book']) }).explainFare(only(ids)))).toMatchObject({
      _tag: 'NotPermitted',
    });
  });
});
