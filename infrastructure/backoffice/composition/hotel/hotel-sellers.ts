/** Who sells hotels here: the sandbox over the deployment's own database, Duffel, or both at once. */
import { Effect } from 'effect';
import type { CityDirectory } from '#application/backoffice/ports/hotel/city-directory.ts';
import type { HotelSupplier } from '#application/backoffice/ports/hotel/hotel-supplier.ts';
import { citiesBy, cityNear, cityOf, largestCities } from '#domain/places/cities.ts';
import { readClientConfiguration } from '#domain/session/read-configuration.ts';
import { SupplierOrders } from '#infrastructure/backoffice/database/booking/supplier/supplier-orders.ts';
import { DuffelClient } from '#infrastructure/backoffice/suppliers/duffel/duffel-client.ts';
import { DuffelHotelSupplier } from '#infrastructure/backoffice/suppliers/duffel/stays/duffel-hotel-supplier.ts';
import { stayBookName, type StayConfirmation } from '#infrastructure/backoffice/suppliers/duffel/stays/place-stay.ts';
import { SandboxHotelSupplier } from '#infrastructure/backoffice/suppliers/sandbox/hotel/sandbox-hotel-supplier.ts';
import type { SellersWorld } from '../sold-from-quotes.ts';

export const cities: CityDirectory = { cityOf, citiesBy, cityNear, largestCities };

export function hotelSellers(world: SellersWorld): readonly HotelSupplier[] {
  return world.settings.hotelSuppliers.flatMap((name) => (name === 'sandbox' ? [sandbox(world)] : duffel(world)));
}

function sandbox({ database, seed, businessZone, currency, faults }: SellersWorld): HotelSupplier {
  return new SandboxHotelSupplier(cities, database, { seed, businessZone, currency, faults });
}

/** None without its settings. */
function duffel({ settings, clientSettings, database, currency, log }: SellersWorld): readonly HotelSupplier[] {
  if (settings.duffel === undefined) return [];
  // Asked for with each order: it is set while the server runs.
  const country = Effect.suspend(() => clientSettings.all()).pipe(
    Effect.map((set) => readClientConfiguration(set).countryCode),
  );
  return [
    new DuffelHotelSupplier({
      client: new DuffelClient(settings.duffel),
      orders: new SupplierOrders<StayConfirmation, object>(database, stayBookName, {}),
      cities,
      currency,
      country,
      onTrouble: (what, facts) => log.error(facts, what),
    }),
  ];
}
