/**
 * Searching a day of the whole timetable with up to two connections: the sandbox supplier by itself, each search another
 * route or another day, none asked before.
 */
import { Effect } from 'effect';
import airportRows from '#domain/flight/reference/airports.json' with { type: 'json' };
import { makeAirportDirectory } from '#domain/flight/reference/airports.ts';
import { defaultSearch } from '#domain/flight/search/rules.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { dateIn } from '#domain/time/instant.ts';
import { openMemoryDatabase } from '#infrastructure/backoffice/database/engine/embedded-database.ts';
import { migrate } from '#infrastructure/backoffice/database/engine/migrate.ts';
import { schema } from '#infrastructure/backoffice/database/engine/schema.ts';
import { SystemClock } from '#infrastructure/backoffice/machine/machine.ts';
import { SandboxFlightSupplier } from '#infrastructure/backoffice/suppliers/sandbox/sandbox-flight-supplier.ts';
import { type Line, median, quantile } from '../measure.ts';

/** Within India and from it, large and small, near and far. */
export const routes: readonly (readonly [string, string])[] = [
  ['DEL', 'BOM'],
  ['BLR', 'DEL'],
  ['BOM', 'COK'],
  ['MAA', 'CCU'],
  ['HYD', 'GAU'],
  ['PNQ', 'JAI'],
  ['IXC', 'TRV'],
  ['PAT', 'GOI'],
  ['DEL', 'DXB'],
  ['COK', 'DOH'],
  ['BOM', 'SIN'],
  ['MAA', 'KUL'],
  ['DEL', 'LHR'],
  ['BLR', 'FRA'],
  ['BOM', 'JFK'],
  ['HYD', 'YYZ'],
];

const warmUpDays = 3;
const days = 15;

export async function benchSearch(): Promise<readonly Line[]> {
  const database = await openMemoryDatabase();
  await migrate(database, schema);
  const supplier = new SandboxFlightSupplier(makeAirportDirectory(airportRows), database);
  const now = new SystemClock().now();
  const today = dateIn(now, 'Asia/Kolkata');
  const search = async (route: readonly [string, string], day: number) => {
    const [origin, destination] = route;
    const request = {
      ...defaultSearch,
      sectors: [{ origin, destination, date: addDays(today, day) }],
      numResults: 5000,
    };
    const from = performance.now();
    const offers = await Effect.runPromise(supplier.search(request, now));
    return { milliseconds: performance.now() - from, offers: offers.length };
  };
  const first = await search(['DEL', 'BOM'], 30);
  for (let day = 0; day < warmUpDays; day += 1) for (const route of routes) await search(route, 200 + day);
  const times: number[] = [];
  let offers = 0;
  for (let day = 0; day < days; day += 1) {
    for (const route of routes) {
      const found = await search(route, 40 + day);
      times.push(found.milliseconds);
      offers += found.offers;
    }
  }
  await database.close();
  const perSearch = `${routes.length} routes × ${days} days, ${Math.round(offers / times.length)} offers each on average`;
  return [
    { what: 'search of a day, the supplier alone, median', value: median(times), unit: 'ms', note: perSearch },
    { what: 'search of a day, the supplier alone, 95 of 100', value: quantile(times, 0.95), unit: 'ms' },
    {
      what: 'the very first search of a process',
      value: first.milliseconds,
      unit: 'ms',
      note: 'works the timetable out',
    },
  ];
}
