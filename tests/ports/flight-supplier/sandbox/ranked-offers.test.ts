import { Effect } from 'effect';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SupplierFare } from '#application/backoffice/ports/flight/flight-supplier.ts';
import type { FlightSearchRequest } from '#domain/flight/search/request.ts';
import { openMemoryDatabase } from '#infrastructure/backoffice/database/engine/embedded-database.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { migrate } from '#infrastructure/backoffice/database/engine/migrate.ts';
import { schema } from '#infrastructure/backoffice/database/engine/schema.ts';
import { SandboxFlightSupplier } from '#infrastructure/backoffice/suppliers/sandbox/sandbox-flight-supplier.ts';
import { allAirports, askedAt, journey, oneWay } from '#tests/fixtures/flight-supplier.ts';

let database: Database;
let supplier: SandboxFlightSupplier;
beforeAll(async () => {
  database = await openMemoryDatabase();
  await migrate(database, schema);
  supplier = new SandboxFlightSupplier(allAirports, database);
});
afterAll(() => database.close());

const family = { adults: 2, children: 1, infants: 1 };
const student = { fareType: 'student' } as const;

it.each<readonly [string, FlightSearchRequest]>([
  ['one way', oneWay('DEL-BOM', 20)],
  ['one way for a family', oneWay('DEL-LHR', 20, { party: family })],
  ['one way for a student', oneWay('DEL-BOM', 20, student)],
  ['a return within a country, with fares of pairs', journey('DEL-BOM 20, BOM-DEL 24', { party: family })],
  ['a return abroad', journey('DEL-LHR 20, LHR-DEL 27')],
  ['a return abroad for a family', journey('DEL-LHR 20, LHR-DEL 27', { party: family })],
  ['several cities', journey('BLR-DXB 20, DXB-LHR 22, LHR-BLR 29', { party: family })],
])('ranks by the lowest of the fares that it makes when they are read: %s', async (_, request) => {
  const offers = await Effect.runPromise(supplier.search(request, askedAt));
  expect(offers.length).toBeGreaterThan(10);
  for (const { lowest = [], fares } of offers) {
    const types = new Set(fares.map(({ fareType }) => fareType));
    expect(new Set(lowest.map(({ fareType }) => fareType))).toEqual(types);
    for (const type of types) {
      const cheapest = (all: readonly Pick<SupplierFare, 'fareType' | 'fare' | 'each' | 'cabin'>[]) => {
        const [first] = all
          .filter(({ fareType }) => fareType === type)
          .toSorted((one, other) => one.fare.amount.minor - other.fare.amount.minor);
        return { amount: first?.fare.amount, each: first?.each, cabin: first?.cabin };
      };
      expect(cheapest(lowest)).toEqual(cheapest(fares));
    }
  }
});
