/** Cities, buses of a day and the seats in one, at the prices an agency sells at. */
import { Effect } from 'effect';
import { type LaidSeat } from '#domain/bus/trip/layout.ts';
import { busZone, checkBusSearch } from '#domain/bus/search/rules.ts';
import type { BusTrip } from '#domain/bus/trip/trip.ts';
import { usualBusTerms } from '#domain/bus/terms/usual-terms.ts';
import type { PricePart } from '#domain/price/price.ts';
import { dateIn } from '#domain/time/instant.ts';
import type { BusDesk } from '#application/desk/bus/bus.ts';
import { Invalid, NotFound, notNow, SoldOut } from '#application/desk/failures.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { type Pricer, type PricingPorts, pricerFor } from '#application/backoffice/booking/sale/keep-quote.ts';
import { openedOffer, sealedOffer } from '#application/backoffice/booking/sale/sealed-offers.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { BusSupplier, OfferedSeat, OfferedTrip } from '#application/backoffice/ports/bus/bus-supplier.ts';
import type { Seal } from '#application/backoffice/ports/machine.ts';

export interface FindBusesPorts extends PricingPorts {
  readonly suppliers: readonly BusSupplier[];
  readonly seal: Seal;
}

/** What an id of a trip stands for. */
export interface TripKey {
  readonly supplier: string;
  readonly trip: string;
}

/** How long a supplier may take to answer. */
const patienceMilliseconds = 20_000;

export const product = 'bus';

/** How buses are sold where an agency has no rows of its own. */
export const sellingBuses = { product, usual: usualBusTerms } as const;

export function findCities({ suppliers }: FindBusesPorts, caller: Caller): BusDesk['cities'] {
  return ({ text }) =>
    Effect.gen(function* () {
      yield* signedIn(caller, 'search');
      const found = yield* Effect.all(suppliers.map((each) => each.cities(text)));
      return [...new Map(found.flat().map((city) => [city.cityId, city])).values()].slice(0, 8);
    });
}

/** A supplier that is silent sells nothing now; where all are, it is to be tried again. */
export function searchBuses(ports: FindBusesPorts, caller: Caller): BusDesk['search'] {
  return (request) =>
    Effect.gen(function* () {
      const { agencyId, corporate } = yield* signedIn(caller, 'search');
      const now = ports.clock.now();
      const violations = checkBusSearch(request, dateIn(now, busZone));
      if (violations.length > 0) return yield* new Invalid({ violations });
      const answers = yield* Effect.all(
        ports.suppliers.map((supplier) =>
          supplier.search(request, now).pipe(
            Effect.timeout(patienceMilliseconds),
            Effect.map((trips) => ({ supplier, trips })),
            Effect.catchTag(['SupplierSilent', 'TimeoutError'], () => Effect.succeed(undefined)),
          ),
        ),
        { concurrency: 'unbounded' },
      );
      const spoke = answers.filter((each) => each !== undefined);
      if (spoke.length === 0) return yield* notNow();
      if (spoke.every(({ trips }) => trips === undefined)) return yield* new NotFound({ what: 'city' });
      const price = yield* pricerFor(ports, agencyId, sellingBuses, corporate);
      return {
        trips: spoke.flatMap(({ supplier, trips = [] }) =>
          trips.map((trip) =>
            tripOf(trip, price, (shown) =>
              sealedOffer<TripKey>(
                ports.seal,
                { key: { supplier: supplier.code, trip: trip.key }, shown },
                { product, agencyId, now },
              ),
            ),
          ),
        ),
      };
    });
}

export function layOutSeats(ports: FindBusesPorts, caller: Caller): BusDesk['layout'] {
  return ({ tripId }) =>
    Effect.gen(function* () {
      const { agencyId, corporate } = yield* signedIn(caller, 'search');
      const { supplier, trip } = yield* tripNamed(ports, agencyId, tripId);
      const seats = yield* answered(supplier.layout(trip, ports.clock.now()));
      const price = yield* pricerFor(ports, agencyId, sellingBuses, corporate);
      return { tripId, seats: seats.map((seat) => seatOf(seat, price)) };
    });
}

/** NotFound where the id is none of ours, or too old. */
export function tripNamed({ seal, clock, suppliers }: FindBusesPorts, agencyId: string, tripId: string) {
  const opened = openedOffer<TripKey>(seal, tripId, { product, agencyId, now: clock.now() });
  const supplier = suppliers.find(({ code }) => code === opened?.key.supplier);
  return opened === undefined || supplier === undefined
    ? Effect.fail(new NotFound({ what: 'offer' }))
    : Effect.succeed({ supplier, trip: opened.key.trip });
}

/** SoldOut where it is refused, Unavailable where the supplier is silent. */
export function answered<A>(
  asked: ReturnType<BusSupplier['layout']> extends Effect.Effect<infer _, infer E> ? Effect.Effect<A, E> : never,
) {
  return asked.pipe(
    Effect.timeout(patienceMilliseconds),
    Effect.catchTag('SupplierRefused', () => Effect.fail(new SoldOut({}))),
    Effect.catchTag(['SupplierSilent', 'TimeoutError'], () => Effect.fail(notNow())),
  );
}

/** One seat of a supplier's, as an agency sells it. */
function seatPrice(lines: readonly PricePart[], price: Pricer) {
  const { total, terms } = price([{ traveller: 0, item: 0, lines }]);
  return { total, ...(terms && { earn: terms.earn }) };
}

function seatOf({ lines, ...seat }: OfferedSeat, price: Pricer): LaidSeat {
  const { total, ...earned } = seatPrice(lines, price);
  return { ...seat, fare: total, ...earned };
}

function tripOf(
  { key: _key, cheapest, ...trip }: OfferedTrip,
  price: Pricer,
  idOf: (shown: BusTrip['from']) => string,
): BusTrip {
  const { total, ...earned } = seatPrice(cheapest, price);
  return { ...trip, tripId: idOf(total), from: total, ...earned };
}
