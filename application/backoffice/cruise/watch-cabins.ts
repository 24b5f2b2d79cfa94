/** The round in which lines are asked which cabins they gave to those who left it to them. It is kept on the booking, in its history, and reported. */
import { Effect } from 'effect';
import type { CruiseIssued, GivenCabin } from '#domain/cruise/booking/cruise-booking.ts';
import { addDays, type IsoDate } from '#domain/time/calendar-date.ts';
import { dateIn, type Instant } from '#domain/time/instant.ts';
import type { IssuedBook, SoldStanding, StandingPlace } from '#application/backoffice/ports/booking/issued-book.ts';
import type { CruiseSupplier } from '#application/backoffice/ports/cruise/cruise-supplier.ts';
import type { Clock } from '#application/backoffice/ports/machine.ts';
import { product } from './cruise-ports.ts';
import { cabinGiven } from './sold-cruise.ts';

export interface WatchCabinsPorts {
  readonly suppliers: readonly CruiseSupplier[];
  readonly issued: IssuedBook<CruiseIssued>;
  readonly clock: Clock;
  readonly businessZone: string;
}

const batch = 200;
/** Lines give cabins in the last days; they are asked a little earlier. */
const watchedDays = 15;

/** Answers on how many bookings that was news. A line that is silent is asked again in the next round. */
export function watchCabins(ports: WatchCabinsPorts): Effect.Effect<number> {
  return Effect.gen(function* () {
    const now = ports.clock.now();
    const today = dateIn(now, ports.businessZone);
    let learned = 0;
    for (const supplier of ports.suppliers) learned += yield* cabinsFrom(ports, supplier, today, now);
    return learned;
  });
}

function cabinsFrom(
  ports: WatchCabinsPorts,
  { code, given }: CruiseSupplier,
  today: IsoDate,
  now: Instant,
): Effect.Effect<number> {
  if (given === undefined) return Effect.succeed(0);
  // Elsewhere it may be a day earlier.
  const sought = { product, supplier: code, from: addDays(today, -1), until: addDays(today, watchedDays) } as const;
  return Effect.gen(function* () {
    let learned = 0;
    let after: StandingPlace | undefined;
    for (;;) {
      const bookings = yield* ports.issued.standing(sought, after, batch);
      if (bookings.length === 0) return learned;
      const keys = bookings.map(({ transactionId }) => transactionId);
      const said = yield* given(keys, now).pipe(Effect.catchTag('SupplierSilent', () => Effect.succeed([])));
      const byKey = new Map(said.map(({ orderKey, cabins }) => [orderKey, cabins]));
      for (const booking of bookings) {
        const cabins = byKey.get(booking.transactionId) ?? [];
        if (cabins.length > 0 && (yield* keepCabins(ports, booking, cabins))) learned += 1;
      }
      after = bookings.at(-1);
    }
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
