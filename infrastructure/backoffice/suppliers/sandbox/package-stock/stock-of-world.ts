/** The stock of a deployment's sandbox sellers: made of the same seed and database, it is the same as theirs. */
import { citiesBy, cityNear, cityOf, largestCities } from '#domain/places/cities.ts';
import type { AirportDirectory } from '#domain/flight/reference/airports.ts';
import type { Currency } from '#domain/money/currency.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { SandboxHotelSupplier } from '../hotel/sandbox-hotel-supplier.ts';
import { SandboxFlightSupplier } from '../sandbox-flight-supplier.ts';
import type { PackageStock } from './package-stock.ts';
import { sandboxPackageStock } from './sandbox-package-stock.ts';

export interface StockWorld {
  readonly database: Database;
  readonly airports: AirportDirectory;
  readonly seed: number;
  readonly businessZone: string;
  readonly currency: Currency;
}

export function stockOfWorld({ database, airports, seed, businessZone, currency }: StockWorld): PackageStock {
  const settings = { seed, businessZone, currency };
  return sandboxPackageStock({
    database,
    airports,
    ...settings,
    hotels: new SandboxHotelSupplier({ cityOf, citiesBy, cityNear, largestCities }, database, settings),
    flights: new SandboxFlightSupplier(airports, database, settings),
  });
}
