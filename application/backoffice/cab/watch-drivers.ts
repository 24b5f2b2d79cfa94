/** The round in which operators are asked who drives. A driver is kept on the booking, in its history, and reported to agency and customer. */
import { Effect } from 'effect';
import { type CabDriver, driverText } from '#domain/cab/booking/driver.ts';
import { addDays, type IsoDate } from '#domain/time/calendar-date.ts';
import { dateIn, type Instant } from '#domain/time/instant.ts';
import type { IssuedBook, SoldStanding, StandingPlace } from '#application/backoffice/ports/booking/issued-book.ts';
import type { CabIssued, CabSupplier } from '#application/backoffice/ports/cab/cab-supplier.ts';
import type { Clock } from '#application/backoffice/ports/machine.ts';
import { cabDriver } from './sold-cab.ts';

export interface WatchDriversPorts {
  readonly suppliers: readonly CabSupplier[];
  readonly issued: IssuedBook<CabIssued>;
  readonly clock: Clock;
  readonly businessZone: string;
}

const product = 'cab';
const batch = 200;

/** Answers on how many bookings that was news. A supplier that is silent is asked again in the next round. */
export function watchDrivers(ports: WatchDriversPorts): Effect.Effect<number> {
  const { suppliers, clock, businessZone } = ports;
  return Effect.gen(function* () {
    const now = clock.now();
    const today = dateIn(now, businessZone);
    let learned = 0;
    for (const supplier of suppliers) learned += yield* driversOf(ports, supplier, today, now);
    return learned;
  });
}

function driversOf(
  ports: WatchDriversPorts,
  { code, drivers }: CabSupplier,
  today: IsoDate,
  now: Instant,
): Effect.Effect<number> {
  if (drivers === undefined) return Effect.succeed(0);
  // Elsewhere it may be a day earlier or later.
  const sought = { product, supplier: code, from: addDays(today, -1), until: addDays(today, 2) } as const;
  return Effect.gen(function* () {
    let learned = 0;
    let after: StandingPlace | undefined;
    for (;;) {
      const bookings = yield* ports.issued.standing(sought, after, batch);
      if (bookings.length === 0) return learned;
      const keys = bookings.map(({ transactionId }) => transactionId);
      const named = yield* drivers(keys, now).pipe(Effect.catchTag('SupplierSilent', () => Effect.succeed([])));
      const byKey = new Map(named.map(({ orderKey, driver }) => [orderKey, driver]));
      for (const booking of bookings) {
        const driver = byKey.get(booking.transactionId);
        if (driver !== undefined && (yield* keepDriver(ports, booking, driver))) learned += 1;
      }
      after = bookings.at(-1);
    }
  });
}

/** Answers whether that is news. */
function keepDriver(
  { issued }: WatchDriversPorts,
  { agencyId, transactionId, version, issued: before }: SoldStanding<CabIssued>,
  driver: CabDriver,
): Effect.Effect<boolean> {
  const known = before.driver && driverText(before.driver);
  const said = driverText(driver);
  if (known === said) return Effect.succeed(false);
  return issued.keep({
    agencyId,
    transactionId,
    product,
    version,
    issued: { ...before, driver },
    event: { code: known === undefined ? 'driver-named' : 'driver-replaced', params: { driver: said } },
    outbox: [{ kind: cabDriver, payload: { agencyId, transactionId } }],
  });
}
