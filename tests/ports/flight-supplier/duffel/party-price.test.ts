/** One price of Duffel's for a party: nothing of it is lost or made up, however odd the amounts. */
import { Effect } from 'effect';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ReadOffer, readOffer } from '#infrastructure/backoffice/suppliers/duffel/read-offer.ts';
import type { ListedOffer } from '#infrastructure/backoffice/suppliers/duffel/duffel-types.ts';
import { inRupees, stubClient } from '#tests/fixtures/duffel.ts';
import { askedAt } from '#tests/fixtures/flight-supplier.ts';
import { DuffelStub } from '#tests/support/duffel/duffel-stub.ts';

let stub: DuffelStub;
let listed: ListedOffer;

beforeAll(async () => {
  stub = await DuffelStub.start(askedAt);
  const body = {
    slices: [
      { origin: 'DEL', destination: 'BOM', departure_date: '2026-12-10', departure_time: null, arrival_time: null },
    ],
    passengers: [{ type: 'adult' as const }],
    cabin_class: 'economy' as const,
    return_offers: true,
  };
  const { data } = await Effect.runPromise(stubClient(stub).search('search', (sdk) => sdk.offerRequests.create(body)));
  const [offer] = data.offers;
  if (offer === undefined) throw new Error('nothing on sale');
  listed = offer;
});
afterAll(() => stub.close());

const decimal = (minor: number) => (minor / 100).toFixed(2);

function priced(adults: number, children: number, infants: number, base: number, taxes: number): ReadOffer {
  const [someone] = listed.passengers;
  if (someone === undefined) throw new Error('nobody');
  const of = (type: 'adult' | 'child' | 'infant_without_seat', count: number) =>
    Array.from({ length: count }, (_, at) => ({ ...someone, id: `pas_${type}_${at}`, type }));
  const read = readOffer(
    {
      ...listed,
      passengers: [...of('adult', adults), ...of('child', children), ...of('infant_without_seat', infants)],
      base_amount: decimal(base),
      tax_amount: decimal(taxes),
      total_amount: decimal(base + taxes),
    },
    inRupees,
  );
  if (read === undefined) throw new Error('not sold');
  return read;
}

it('is kept to the last paisa; shares are said of adults alone, and only where they are all of it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fc.nat({ max: 4 }),
      fc.nat({ max: 2 }),
      fc.integer({ min: 1, max: 50_000_000 }),
      fc.nat({ max: 20_000_000 }),
      (adults, children, infants, base, taxes) => {
        const { fare, each, perAdult } = priced(adults, children, Math.min(infants, adults), base, taxes).fare;
        const total = base + taxes;
        expect(fare.amount.minor).toBe(total);
        expect(fare.parts?.map(({ name, amount }) => [name, amount.minor])).toEqual([
          ['base-fare', base],
          ['taxes', taxes],
        ]);
        const seats = adults + children;
        expect(perAdult.minor * seats - total).toBeGreaterThanOrEqual(0);
        expect(perAdult.minor * seats - total).toBeLessThan(seats);
        const even = children + infants === 0 && adults > 1 && base % adults === 0 && taxes % adults === 0;
        expect(each !== undefined).toBe(even);
        if (each === undefined) return;
        expect(each.reduce((sofar, one) => sofar + one.count * one.total.minor, 0)).toBe(total);
        expect(each.reduce((sofar, one) => sofar + one.count * one.base.minor, 0)).toBe(base);
      },
    ),
  );
});

it('of adults who each pay the same names what one pays; a paisa more, and it names none', () => {
  expect(priced(3, 0, 0, 300_000, 60_003).fare.each).toMatchObject([
    { traveller: 'adult', count: 3, total: { minor: 120_001 }, base: { minor: 100_000 } },
  ]);
  const odd = priced(3, 0, 0, 300_000, 60_004).fare;
  expect([odd.each, odd.fare.parts?.[0]?.params]).toEqual([undefined, undefined]);
  expect(priced(2, 1, 0, 300_000, 60_003).fare.each).toBeUndefined();
});
