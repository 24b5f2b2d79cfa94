/** The round in which operators are asked who drives. A driver is kept on the booking, in its history, and reported to agency and customer. */
import { Effect } from 'effect';
import { type CabDriver, driverText } from '#domain/cab/booking/driver.ts';
import type { SoldStanding } from '#application/backoffice/ports/booking/issued-book.ts';
import type { CabIssued, CabSupplier } from '#application/backoffice/ports/cab/cab-supplier.ts';
import { watchIssued, type WatchIssuedPorts } from '../booking/watch-issued.ts';
import { cabDriver } from './sold-cab.ts';

export interface WatchDriversPorts extends WatchIssuedPorts<CabIssued> {
  readonly suppliers: readonly CabSupplier[];
}

const product = 'cab';
/** Elsewhere it may be a day later. */
const days = 2;

/** Answers on how many bookings that was news. */
export function watchDrivers(ports: WatchDriversPorts): Effect.Effect<number> {
  return Effect.gen(function* () {
    let learned = 0;
    for (const { code, drivers } of ports.suppliers) {
      if (drivers === undefined) continue;
      learned += yield* watchIssued(ports, {
        product,
        code,
        days,
        ask: (keys, now) =>
          Effect.map(drivers(keys, now), (named) => named.map(({ orderKey, driver }) => [orderKey, driver] as const)),
        keep: (booking, driver) => keepDriver(ports, booking, driver),
      });
    }
    return learned;
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
