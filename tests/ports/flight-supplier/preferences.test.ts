/** What a traveller prefers is honoured by the sandbox: nothing else is answered, and nothing that fits is left out. */
import { Effect } from 'effect';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SupplierOffer } from '#application/backoffice/ports/flight/flight-supplier.ts';
import { airlineByCode } from '#domain/flight/reference/airlines.ts';
import { explainRows } from '#domain/price/explain.ts';
import { layoversOf } from '#domain/flight/offer/layover.ts';
import type { FlightSearchRequest } from '#domain/flight/search/request.ts';
import { minuteOfDay } from '#domain/time/place-time.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { SandboxFlightSupplier } from '#infrastructure/backoffice/suppliers/sandbox/sandbox-flight-supplier.ts';
import { allAirports, askedAt, oneWay } from '#tests/fixtures/flight-supplier.ts';
import { freshDatabase } from '#tests/support/databases.ts';

type Wishes = Pick<
  FlightSearchRequest,
  | 'preferredCarriers'
  | 'excludedCarriers'
  | 'departureWindow'
  | 'arrivalWindow'
  | 'layoverMinutes'
  | 'refundType'
  | 'nonStopOnly'
>;

const pairs = ['DEL-BLR', 'BOM-CCU', 'IXE-CCU', 'DEL-LHR', 'COK-AMS'] as const;
const carriers = ['6E', 'AI', 'IX', 'QP', 'SG', 'EK', 'LH', 'KL', 'WA'];
const aWindow = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 1, max: 24 }))
  .map(([from, hours]) => ({ from: from * 60, to: Math.min(1440, (from + hours) * 60) }));

const wishes: fc.Arbitrary<Partial<Wishes>> = fc.record(
  {
    preferredCarriers: fc.subarray(carriers, { maxLength: 3 }),
    excludedCarriers: fc.subarray(carriers, { maxLength: 3 }),
    departureWindow: aWindow,
    arrivalWindow: aWindow,
    layoverMinutes: fc.constantFrom(60, 90, 120, 240, 480, 900),
    refundType: fc.constantFrom('all' as const, 'refundable' as const, 'non-refundable' as const),
    nonStopOnly: fc.boolean(),
  },
  { requiredKeys: [] },
);

/** Said once more in plain words, on what was answered. */
function fits({ itineraries: [itinerary], fares }: SupplierOffer, wished: Partial<Wishes>): boolean {
  const { preferredCarriers = [], excludedCarriers = [], departureWindow, arrivalWindow, layoverMinutes } = wished;
  const { segments } = itinerary;
  const [first] = segments;
  const last = segments.at(-1) ?? first;
  const inside = (minute: number, window?: { readonly from: number; readonly to: number }) =>
    window === undefined || (minute >= window.from && minute < window.to);
  return (
    segments.every(({ carrier }) => preferredCarriers.length === 0 || preferredCarriers.includes(carrier)) &&
    segments.every(
      ({ carrier, operatedBy = carrier }) =>
        !excludedCarriers.includes(carrier) && !excludedCarriers.includes(operatedBy),
    ) &&
    inside(minuteOfDay(first.departure.local), departureWindow) &&
    inside(minuteOfDay(last.arrival.local), arrivalWindow) &&
    (layoverMinutes === undefined || layoversOf(itinerary).every(({ minutes }) => minutes <= layoverMinutes)) &&
    (wished.nonStopOnly !== true || segments.length === 1) &&
    fares.some(({ refundable }) => isOfType(refundable, wished))
  );
}

function isOfType(refundable: boolean, { refundType = 'all' }: Partial<Wishes>): boolean {
  return refundType === 'all' || refundable === (refundType === 'refundable');
}

describe('preferences', () => {
  let database: Database;
  let supplier: SandboxFlightSupplier;
  beforeAll(async () => {
    database = await freshDatabase();
    supplier = new SandboxFlightSupplier(allAirports, database);
  });
  afterAll(() => database.close());

  const search = (pair: string, wished: Partial<Wishes>) =>
    Effect.runPromise(supplier.search(oneWay(pair, 12, wished), askedAt));
  const whole = new Map<string, readonly SupplierOffer[]>();
  const wholeOf = async (pair: string) => {
    const known = whole.get(pair) ?? (await search(pair, {}));
    whole.set(pair, known);
    return known;
  };

  it.each(pairs)('of any kind, together, from %s', async (pair) => {
    const all = await wholeOf(pair);
    expect(all.length).toBeGreaterThan(5);
    await fc.assert(
      fc.asyncProperty(wishes, async (wished) => {
        const found = await search(pair, wished);
        expect(found.filter((offer) => !fits(offer, wished))).toEqual([]);
        expect(found.flatMap(({ fares }) => fares).every(({ refundable }) => isOfType(refundable, wished))).toBe(true);
        const keys = new Set(found.map(({ offerKey }) => offerKey));
        const missing = all.filter((offer) => fits(offer, wished) && !keys.has(offer.offerKey));
        expect(missing.map(({ offerKey }) => offerKey)).toEqual([]);
      }),
      // A limit above the usual layover once crowded out ways with two stops.
      { numRuns: 60, examples: [[{ layoverMinutes: 900 }], [{ layoverMinutes: 480 }]] },
    );
  });

  it('are answered the same every time', async () => {
    const wished = { preferredCarriers: ['6E', 'AI'], layoverMinutes: 240, refundType: 'refundable' } as const;
    expect(await search('DEL-BLR', wished)).toEqual(await search('DEL-BLR', wished));
  });

  it('see who flies: some flights are sold by one airline and flown by its regional arm', async () => {
    const offers = [...(await wholeOf('DEL-BLR')), ...(await wholeOf('BOM-CCU')), ...(await wholeOf('COK-AMS'))];
    const flown = offers.flatMap(({ itineraries: [{ segments }] }) => segments).filter(({ operatedBy }) => operatedBy);
    expect(flown.length).toBeGreaterThan(0);
    for (const { carrier, operatedBy = '' } of flown) {
      expect(`${carrier} ${operatedBy}`).toMatch(/^(AI IX|KL WA|LH CL)$/);
      expect(airlineByCode(operatedBy)?.flying).toBe(true);
    }
    const share = flown.length / offers.length;
    expect(share).toBeLessThan(0.3);
    const without = await search('DEL-BLR', { excludedCarriers: ['IX'] });
    expect(
      without.flatMap(({ itineraries: [{ segments }] }) => segments).filter(({ operatedBy }) => operatedBy === 'IX'),
    ).toEqual([]);
    expect(without.some(({ itineraries: [{ segments }] }) => segments[0].carrier === 'AI')).toBe(true);
  });

  it('explain a child’s and an infant’s fare down to their own rules, at home and abroad', async () => {
    const party = { adults: 2, children: 1, infants: 1 };
    for (const [pair, child, infant] of [
      ['DEL-BLR', 'sandbox-child-domestic', 'sandbox-infant-domestic'],
      ['DEL-LHR', 'sandbox-child-international', 'sandbox-infant-international'],
    ] as const) {
      const [offer] = await Effect.runPromise(supplier.search(oneWay(pair, 12, { party }), askedAt));
      const fareKey = offer?.fares[0].fareKey ?? '';
      const { options } = await Effect.runPromise(supplier.quote([fareKey], askedAt));
      const lines = explainRows(options[0].fare).filter(({ name }) => name === 'base-fare-line');
      const of = (traveller: string) => lines.filter(({ params }) => params['traveller'] === traveller);
      expect(of('child').map(({ rule }) => rule?.id)).toContain(child);
      expect(of('infant').map(({ rule }) => rule?.id)).toContain(infant);
      for (const { params } of [...of('child'), ...of('infant')].filter((row) => row.params['percent'] !== undefined)) {
        const adult = of('adult').find((row) => row.params['sector'] === params['sector']);
        expect(params['of']).toBe(adult?.params['each']);
        expect(Math.round((Number(params['of']) * Number(params['percent'])) / 100)).toBe(Number(params['each']));
      }
      expect(options[0].each?.reduce((sofar, { count, total }) => sofar + count * total.minor, 0)).toBe(
        options[0].fare.amount.minor,
      );
    }
  });
});
