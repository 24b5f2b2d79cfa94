import { describe } from 'vitest';
import { duffelSupplier } from '#tests/fixtures/duffel.ts';
import { allAirports, askedAt, oneWay } from '#tests/fixtures/flight-supplier.ts';
import { databases } from '#tests/support/databases.ts';
import { DuffelStub } from '#tests/support/duffel/duffel-stub.ts';
import { supplierServicesSuite } from '../services-suite.ts';
import { flightSupplierSuite, type SupplierCase } from '../suite.ts';

describe.each(databases())('DuffelFlightSupplier on a stub, with the $kind database', ({ fresh }) => {
  const suppliedCase: SupplierCase = {
    make: async () => {
      const [stub, database] = await Promise.all([DuffelStub.start(askedAt), fresh()]);
      return {
        supplier: duffelSupplier(stub, database),
        close: async () => {
          await Promise.all([stub.close(), database.close()]);
        },
      };
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
    namesPartyOnly: true,
  };

  flightSupplierSuite(suppliedCase);
  describe('services', () => {
    supplierServicesSuite(suppliedCase);
  });
});
