/** What can be bought with a quote: to whom it is reported, at which prices, and what is left out. */
import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import type { SignedInCaller } from '#application/backoffice/caller.ts';
import { flightSeatMaps, flightServices } from '#application/backoffice/flight/extras/flight-services.ts';
import { quoteFlight } from '#application/backoffice/flight/quote/quote-flight.ts';
import { searchFlights } from '#application/backoffice/flight/search/search-flights.ts';
import type { FlightSupplier } from '#application/backoffice/ports/flight/flight-supplier.ts';
import type { SupplierServices } from '#application/backoffice/ports/flight/supplier-services.ts';
import { SupplierRefused, SupplierSilent } from '#application/backoffice/ports/supplier.ts';
import type { SsrLine } from '#domain/flight/extras/ancillaries.ts';
import { seatNamed } from '#domain/flight/extras/seat-map.ts';
import { money } from '#domain/money/money.ts';
import { makeSearch, rupees } from '#tests/fixtures/flight.ts';
import { fakeSupplier, makeCaller, makeFlightPorts, supplierOffers } from '#tests/fixtures/flight-desk.ts';
import { seatMapFromPicture } from '#tests/fixtures/seat-map.ts';

const offers = supplierOffers('6E 2134 DEL 06:10 -> 08:25 BOM | Saver 5854');
const place = { itinerary: 0, segment: 0 };
const meal: SsrLine = {
  ssrId: 'meal',
  kind: 'meals',
  place,
  code: 'VGML',
  name: 'Vegetarian meal',
  price: rupees(400),
  for: ['adult'],
};
const map = seatMapFromPicture('ABC DEF\n 1Y  ... ...');

async function quoted(overrides: Partial<FlightSupplier> = {}) {
  const state: { found: SupplierServices } = { found: { lines: [meal], seatMaps: [map] } };
  const ports = makeFlightPorts([
    fakeSupplier('one', offers, { services: () => Effect.succeed(state.found), ...overrides }),
  ]);
  const { offers: shown } = await Effect.runPromise(searchFlights(ports, makeCaller(), makeSearch()));
  const [offer] = shown;
  if (offer === undefined) throw new Error('nothing found');
  const choices = [{ offerId: offer.offerId, fareId: offer.fares[0].fareId }];
  const { quoteId } = await Effect.runPromise(quoteFlight(ports, makeCaller(), { choices }));
  const as = (caller: Partial<SignedInCaller> = {}) => ({
    lines: () => flightServices(ports, makeCaller(caller), { quoteId }),
    maps: () => flightSeatMaps(ports, makeCaller(caller), { quoteId }),
  });
  return { ports, state, as };
}

const run = Effect.runPromise;
const failure = <A, E>(asked: Effect.Effect<A, E>) => run(Effect.flip(asked));

describe('services of a quote', () => {
  it('are reported with the flight they are on', async () => {
    const { as } = await quoted();
    const flight = { carrier: '6E', flightNumber: '2134', origin: 'DEL', destination: 'BOM', part: 'one-way' };
    expect(await run(as().lines())).toEqual({ lines: [{ ...meal, flight }] });
    expect(await run(as().maps())).toEqual({ seatMaps: [{ ...map, flight }] });
  });

  it('keep the price that was shown first, and lose what had none', async () => {
    const { as, state } = await quoted();
    await run(as().maps());
    const dear = seatMapFromPicture('ABC DEF\n 1Y  x.. ...\n 2Y  ... ...', {
      prices: { front: rupees(1), legroom: rupees(2), preferred: rupees(3), standard: rupees(999) },
    });
    state.found = {
      lines: [
        { ...meal, price: rupees(999) },
        { ...meal, ssrId: 'new', code: 'NEW' },
      ],
      seatMaps: [dear],
    };
    expect((await run(as().lines())).lines).toMatchObject([{ ssrId: 'meal', price: rupees(400) }]);
    const [now] = (await run(as().maps())).seatMaps;
    const seat = (name: string) => now && seatNamed(now, name);
    expect(seat('1A')).toMatchObject({ state: 'taken', price: rupees(200) });
    expect(seat('1B')).toMatchObject({ state: 'free', price: rupees(200) });
    expect(seat('2A')).toMatchObject({ state: 'blocked' });
  });

  it('are left out where they are priced in another currency, or of no flight of the journey', async () => {
    const { as, state } = await quoted();
    state.found = {
      lines: [
        meal,
        { ...meal, ssrId: 'usd', price: money(500, 'USD') },
        { ...meal, ssrId: 'far', place: { itinerary: 3, segment: 0 } },
      ],
      seatMaps: [],
    };
    expect((await run(as().lines())).lines.map(({ ssrId }) => ssrId)).toEqual(['meal']);
  });

  it('are reported only to who may book and made the quote, while it can be booked from', async () => {
    const { as, ports } = await quoted();
    for (const caller of [{ agencyId: 'agency-2' }, { actor: { userId: 'u2', name: 'B', agencyId: 'agency-1' } }]) {
      expect(await failure(as(caller).lines())).toMatchObject({ _tag: 'NotFound', what: 'quote' });
      expect(await failure(as(caller).maps())).toMatchObject({ _tag: 'NotFound', what: 'quote' });
    }
    expect(await failure(as({ rights: new Set(['search']) }).lines())).toMatchObject({ _tag: 'NotPermitted' });
    ports.setNow('2026-11-20T06:45:00.000Z');
    expect(await failure(as().lines())).toMatchObject({ _tag: 'NotFound' });
  });

  it('say when the supplier has sold out or keeps silent', async () => {
    const gone = await quoted({ services: () => Effect.fail(new SupplierRefused({ reason: 'sold-out' })) });
    expect(await failure(gone.as().lines())).toMatchObject({ _tag: 'SoldOut' });
    const silent = await quoted({ services: () => Effect.fail(new SupplierSilent({ supplier: 'one', detail: '' })) });
    expect(await failure(silent.as().maps())).toMatchObject({ _tag: 'Unavailable' });
  });
});
