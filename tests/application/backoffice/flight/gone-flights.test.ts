import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { GoneFlights } from '#application/backoffice/flight/search/gone-flights.ts';
import { makeFlightDesk } from '#application/backoffice/flight/flight-desk.ts';
import { RecentSearches } from '#application/backoffice/flight/search/recent-searches.ts';
import type { FlightSupplier } from '#application/backoffice/ports/flight/flight-supplier.ts';
import { SupplierRefused } from '#application/backoffice/ports/supplier.ts';
import { BalanceTooLow, FareChanged, type DeskFailure, SoldOut } from '#application/desk/failures.ts';
import type { FlightDesk } from '#application/desk/flight.ts';
import { instant } from '#domain/time/instant.ts';
import { makeFareTree, makeSearch, rupees } from '#tests/fixtures/flight.ts';
import { fakeSupplier, makeCaller, makeFlightPorts, supplierOffers } from '#tests/fixtures/flight-desk.ts';

const morning = supplierOffers(`
  6E 2134 DEL 06:10 -> 08:25 BOM | Saver 5854
  AI 2927 DEL 07:00 -> 09:10 BOM | Value 6148
`);
const [indigo] = morning;
if (!indigo) throw new Error('Two flights are drawn');
const request: Parameters<FlightDesk['book']>[0] = {
  quoteId: '',
  requestId: 'r',
  mode: 'ticket',
  travellers: [],
  contact: { email: '', mobile: '' },
  parameters: [],
  acceptTerms: true,
};

/** A house that found the morning flights, whose booking ends as said. */
async function searched(
  overrides: Partial<FlightSupplier> = {},
  booked: Effect.Effect<never, Effect.Error<ReturnType<FlightDesk['book']>>> = Effect.die('Nobody books here'),
) {
  const supplier = fakeSupplier('one', morning, overrides);
  const ports = makeFlightPorts([supplier]);
  const recent = new RecentSearches({ ticks: () => 0 });
  const seen: string[] = [];
  const gone = new GoneFlights(ports, recent, (flights) => Effect.sync(() => void seen.push(...flights)));
  const caller = makeCaller();
  const desk = makeFlightDesk(ports, () => () => booked)(caller);
  const { quote, book } = gone.over(caller, desk);
  const search = (overrides: Parameters<typeof makeSearch>[0] = {}) =>
    Effect.runPromise(recent.over(caller, desk.search)(makeSearch(overrides)));
  const { offers } = await search();
  const [offer] = offers.filter(({ itineraries: [{ segments }] }) => segments[0].carrier === '6E');
  if (!offer) throw new Error('The flight was not found');
  const choices = [{ offerId: offer.offerId, fareId: offer.fares[0].fareId }];
  return { supplier, gone, seen, search, quote: () => Effect.runPromise(Effect.result(quote({ choices }))), book };
}

const flight = '6E2134@2026-11-24T06:10';

describe('flights that are gone', () => {
  it('are searched again after a quote said sold out, and the others are notified', async () => {
    const { supplier, seen, search, quote } = await searched({
      quote: () => Effect.fail(new SupplierRefused({ reason: 'sold-out' })),
    });
    await search();
    expect(supplier.searched()).toBe(1);
    await quote();
    expect(seen).toEqual([flight]);
    await search();
    expect(supplier.searched()).toBe(2);
  });

  it('are searched again after a quote at another price', async () => {
    const [fare] = indigo.fares;
    const dearer = { ...fare, fare: makeFareTree(rupees(7000)), perAdult: rupees(7000) };
    const { supplier, search, quote } = await searched({
      quote: () =>
        Effect.map(fakeSupplier('one', morning).quote([fare.fareKey], instant('2026-11-20T06:30:00.000Z')), (sold) => ({
          ...sold,
          options: [dearer] as const,
        })),
    });
    await quote();
    await search();
    expect(supplier.searched()).toBe(2);
  });

  it.each<[string, DeskFailure & Effect.Error<ReturnType<FlightDesk['book']>>, number]>([
    ['sold out', new SoldOut({}), 2],
    ['another price', new FareChanged({ from: rupees(1), to: rupees(2) }), 2],
    ['too little money', new BalanceTooLow({ needed: rupees(2), available: rupees(1) }), 1],
  ])('after a booking said %s', async (_, failure, times) => {
    const { supplier, search, quote, book } = await searched({}, Effect.fail(failure));
    const quoted = await quote();
    if (quoted._tag !== 'Success') throw new Error('The flight is sold');
    await Effect.runPromise(Effect.result(book({ ...request, quoteId: quoted.success.quoteId })));
    await search();
    expect(supplier.searched()).toBe(times);
  });

  it('leave searches of other flights alone', async () => {
    const { supplier, gone, search } = await searched();
    gone.forget(['AI9@2026-11-24T06:10']);
    await search();
    expect(supplier.searched()).toBe(1);
    gone.forget(['AI2927@2026-11-24T07:00']);
    await search();
    expect(supplier.searched()).toBe(2);
  });
});
