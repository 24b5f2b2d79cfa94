/** The sandbox as the port's suites take it. */
import { SandboxFlightSupplier } from '#infrastructure/backoffice/suppliers/sandbox/sandbox-flight-supplier.ts';
import { allAirports, askedAt, oneWay } from '#tests/fixtures/flight-supplier.ts';
import type { DatabaseKind } from '#tests/support/databases.ts';
import type { SupplierCase } from '../suite.ts';

export function sandboxCase(fresh: DatabaseKind['fresh']): SupplierCase {
  return {
    make: async () => {
      const database = await fresh();
      return { supplier: new SandboxFlightSupplier(allAirports, database), close: () => database.close() };
    },
    now: askedAt,
    searches: [
      oneWay('DEL-BOM', 4),
      oneWay('IXE-CCU', 9, { party: { adults: 2, children: 1, infants: 1 } }),
      oneWay('DEL-LHR', 40),
      oneWay('COK-JFK', 75, { party: { adults: 1, children: 1, infants: 0 } }),
      oneWay('DEL-LHR', 40, { cabin: 'C' }),
      oneWay('DEL-BOM', 60, { fareType: 'student' }),
      // The clocks of London change on the last Sunday of March.
      oneWay('LHR-DEL', 128),
      oneWay('JFK-BOM', 114),
    ],
    searchOn: (days, overrides) => oneWay('DEL-BLR', days, overrides),
    horizonDays: 330,
    zoneOf: allAirports.zoneOf,
  };
}
