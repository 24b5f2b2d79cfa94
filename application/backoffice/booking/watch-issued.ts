/** The round in which suppliers are asked what they decide after the sale, as who drives or which cabin it is: the same for every product. */
import { Effect } from 'effect';
import type { Product } from '#domain/booking/booking.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { dateIn, type Instant } from '#domain/time/instant.ts';
import type { SupplierSilent } from '../ports/supplier.ts';
import type { IssuedBook, SoldStanding, StandingPlace } from '../ports/booking/issued-book.ts';
import type { Clock } from '../ports/machine.ts';

export interface WatchIssuedPorts<Issued> {
  readonly issued: IssuedBook<Issued>;
  readonly clock: Clock;
  readonly businessZone: string;
}

export interface Watched<Issued, Said> {
  readonly product: Product;
  /** The supplier's. */
  readonly code: string;
  /** Bookings that begin up to so many days from today are asked about. */
  readonly days: number;
  /** What is known of so many orders by now, by their keys. */
  readonly ask: (
    keys: readonly string[],
    now: Instant,
  ) => Effect.Effect<readonly (readonly [orderKey: string, said: Said])[], SupplierSilent>;
  /** Answers whether that is news. */
  readonly keep: (booking: SoldStanding<Issued>, said: Said) => Effect.Effect<boolean>;
}

const batch = 200;

/** Answers on how many bookings there was news. A supplier that is silent is asked again in the next round. */
export function watchIssued<Issued, Said>(
  { issued, clock, businessZone }: WatchIssuedPorts<Issued>,
  { product, code, days, ask, keep }: Watched<Issued, Said>,
): Effect.Effect<number> {
  const now = clock.now();
  const today = dateIn(now, businessZone);
  // Elsewhere it may be a day earlier.
  const sought = { product, supplier: code, from: addDays(today, -1), until: addDays(today, days) } as const;
  return Effect.gen(function* () {
    let learned = 0;
    let after: StandingPlace | undefined;
    for (;;) {
      const bookings = yield* issued.standing(sought, after, batch);
      if (bookings.length === 0) return learned;
      const keys = bookings.map(({ transactionId }) => transactionId);
      const said = new Map(yield* ask(keys, now).pipe(Effect.catchTag('SupplierSilent', () => Effect.succeed([]))));
      for (const booking of bookings) {
        const news = said.get(booking.transactionId);
        if (news !== undefined && (yield* keep(booking, news))) learned += 1;
      }
      after = bookings.at(-1);
    }
  });
}
