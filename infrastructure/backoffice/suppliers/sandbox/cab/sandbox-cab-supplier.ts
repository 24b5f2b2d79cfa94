/** The cab supplier that needs nobody: real places and distances, invented operators, and cars that run out on a day. */
import { Effect } from 'effect';
import type { CabRide, CancellableCab } from '#domain/cab/booking/cab-booking.ts';
import { cabCancelling } from '#domain/cab/booking/rules.ts';
import { cabPlaceOf, cabPlacesBy } from '#domain/cab/reference/places.ts';
import { driveFare } from '#domain/cab/trip/fare.ts';
import { tariffOf } from '#domain/cab/trip/tariff.ts';
import type { CabDrive } from '#domain/cab/trip/trip.ts';
import type { Currency } from '#domain/money/currency.ts';
import { datesFrom, addDays } from '#domain/time/calendar-date.ts';
import { dateIn, type Instant } from '#domain/time/instant.ts';
import { dateOfLocal, toInstant } from '#domain/time/place-time.ts';
import type { CabIssued, CabOrder, CabSupplier, OfferedCab } from '#application/backoffice/ports/cab/cab-supplier.ts';
import { SupplierRefused, SupplierSilent } from '#application/backoffice/ports/supplier.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import type { SandboxFaults } from '../faults.ts';
import { CountedStock } from '../store/counted-stock.ts';
import { OrderBook } from '../store/order-book.ts';
import { dayNumber, numberOf, unitSeller } from '../store/unit-seller.ts';
import { driverOf } from './drivers.ts';
import { type FleetCar, fleetOf } from './fleet.ts';

export interface SandboxCabSettings {
  readonly seed: number;
  readonly businessZone: string;
  readonly currency: Currency;
  readonly faults?: SandboxFaults;
}

const code = 'sandbox';
const product = 'cab';

export function sandboxCabSupplier(database: Database, settings: SandboxCabSettings): CabSupplier {
  const { seed, businessZone, currency, faults = {} } = settings;
  const stock = new CountedStock(database, product);
  const book = new OrderBook<unknown, object>(database, product);

  const offered = (drive: CabDrive, car: FleetCar, now: Instant): OfferedCab | undefined => {
    const on = dateIn(now, businessZone);
    const tariff = tariffOf(car.car.carClass, on);
    if (tariff === undefined || car.car.seats < drive.passengers || toInstant(drive.pickUp) <= now) return undefined;
    const { lines, total, included } = driveFare(drive, tariff, { on, currency, markUp: car.markUp });
    const { operator, policy } = car;
    return { ride: { drive, car: car.car, operator, included, policy, cabKey: car.name }, lines, total };
  };
  const named = (drive: CabDrive, name: string) => fleetOf(seed, drive.from.placeId).find((car) => car.name === name);

  const { supplier, amendments } = unitSeller<CabOrder, CabIssued, CancellableCab>(
    database,
    {
      product,
      rules: cabCancelling,
      now: ({ ride: { drive, cabKey } }, at) => {
        const car = named(drive, cabKey);
        const offer = car && offered(drive, car, at);
        return Promise.resolve(
          car === undefined || offer === undefined
            ? 'not-sold'
            : {
                total: offer.total,
                taken: { count: 1, places: placesOf(offer.ride).map((place) => ({ ...place, units: car.count })) },
              },
        );
      },
      issue: ({ key }) => ({
        reference: `CB${numberOf(key, 8)}`,
        issued: { voucher: `CV${numberOf(`${key}.`, 9)}` },
      }),
      sold: ({ ride, price }) => ({ ride, price }),
      freed: ({ ride }, units) =>
        units.length === 0 ? {} : { freed: placesOf(ride).map((place) => ({ ...place, count: 1 })) },
    },
    faults,
  );

  return {
    ...supplier,
    code,
    amendments,
    places: (text) => Effect.sync(() => cabPlacesBy(text, 8)),
    placeOf: cabPlaceOf,
    search: (drive, now) =>
      faults.searchSilent === true
        ? Effect.fail(new SupplierSilent({ supplier: code, detail: 'search: made to keep silent' }))
        : Effect.promise(async () => {
            const cars = fleetOf(seed, drive.from.placeId);
            const taken = await stock.counts(cars.flatMap((car) => placesFor(drive, car.name)));
            const isFree = (car: FleetCar) =>
              taken.every(({ resource, taken: gone }) => resource !== car.name || gone < car.count);
            return cars.filter(isFree).flatMap((car) => offered(drive, car, now) ?? []);
          }),
    offer: (drive, cabKey, now) =>
      Effect.suspend(() => {
        const car = named(drive, cabKey);
        const offer = car && offered(drive, car, now);
        return offer === undefined ? Effect.fail(new SupplierRefused({ reason: 'not-sold' })) : Effect.succeed(offer);
      }),
    drivers: (orderKeys, now) =>
      Effect.promise(async () => {
        const orders = await book.find(orderKeys);
        return orders.flatMap(({ orderKey, sold, gone }) => {
          // As it was written when it was sold, above.
          const { ride } = JSON.parse(sold) as Pick<CabOrder, 'ride'>;
          const driver = gone.length > 0 ? undefined : driverOf(seed, orderKey, ride, now);
          return driver === undefined ? [] : [{ orderKey, driver }];
        });
      }),
  };
}

const placesOf = ({ drive, cabKey }: CabRide) => placesFor(drive, cabKey);

/** A car is one drive's on each of its days. */
function placesFor({ pickUp, days = 1 }: CabDrive, resource: string) {
  const first = dateOfLocal(pickUp.local);
  return datesFrom(first, addDays(first, days - 1)).map((day) => ({ resource, day: dayNumber(day), kind: 'car' }));
}
