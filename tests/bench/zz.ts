import { Effect } from 'effect';
import { searchFlights } from '#application/backoffice/flight/search-flights.ts';
import { standardTerms } from '#domain/flight/standard-terms.ts';
import { madeOffers } from './made-offers.ts';
import { makeSearch } from '#tests/fixtures/flight.ts';
import { fakeSupplier, makeCaller, makeFlightPorts, supplierOffer } from '#tests/fixtures/flight-desk.ts';
import { median } from './measure.ts';
for (const [n, results] of [[220, 100], [5000, 100], [5000, 5000]] as const) {
  const ports = makeFlightPorts([fakeSupplier('one', madeOffers(n).map(supplierOffer))], { termsOf: () => standardTerms });
  const times: number[] = [];
  for (let i = 0; i < (n > 1000 ? 12 : 150); i++) {
    const t = performance.now();
    await Effect.runPromise(searchFlights(ports, makeCaller(), makeSearch({ numResults: results })));
    times.push(performance.now() - t);
  }
  console.log(n, results, median(times.slice(times.length / 3)).toFixed(2), Math.min(...times).toFixed(2));
}
