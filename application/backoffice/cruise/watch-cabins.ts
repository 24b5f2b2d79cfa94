/** The round in which lines are asked which cabins they gave to those who left it to them. It is kept on the booking, in its history, and reported. */
import { Effect } from 'effect';
import type { CruiseIssued, GivenCabin } from '#domain/cruise/booking/cruise-booking.ts';
import type { SoldStanding } from '#application/backoffice/ports/booking/issued-book.ts';
import type { CruiseSupplier } from '#application/backoffice/ports/cruise/cruise-supplier.ts';
import { watchIssued, type WatchIssuedPorts } from '../booking/watch-issued.ts';
import { product } from './cruise-ports.ts';
import { cabinGiven } from './sold-cruise.ts';

export interface WatchCabinsPorts extends WatchIssuedPorts<CruiseIssued> {
  readonly suppliers: readonly CruiseSupplier[];
}

/** Lines give cabins in the last days; they are asked a little earlier. */
const days = 15;

/** Answers on how many bookings that was news. */
export function watchCabins(ports: WatchCabinsPorts): Effect.Effect<number> {
  return Effect.gen(function* () {
    let learned = 0;
    for (const { code, given } of ports.suppliers) {
      if (given === undefined) continue;
      learned += yield* watchIssued(ports, {
        product,
        code,
        days,
        ask: (keys, now) =>
          Effect.map(given(keys, now), (said) =>
            said.flatMap(({ orderKey, cabins }) => (cabins.length > 0 ? [[orderKey, cabins] as const] : [])),
          ),
        keep: (booking, cabins) => keepCabins(ports, booking, cabins),
      });
    }
    return learned;
  });
}

/** Answers whether that is news. */
function keepCabins(
  { issued }: WatchCabinsPorts,
  { agencyId, transactionId, version, issued: before }: SoldStanding<CruiseIssued>,
  cabins: readonly GivenCabin[],
): Effect.Effect<boolean> {
  const textOf = (some: readonly GivenCabin[]) => some.map(({ number }) => number).join(', ');
  const said = textOf(cabins);
  if (textOf(before.given ?? []) === said) return Effect.succeed(false);
  return issued.keep({
    agencyId,
    transactionId,
    product,
    version,
    issued: { ...before, given: cabins },
    event: { code: 'cabin-given', params: { cabins: said } },
    outbox: [{ kind: cabinGiven, payload: { agencyId, transactionId } }],
  });
}
