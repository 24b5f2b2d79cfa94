/** Keeping seats for somebody who is about to book, at a price that holds as long. */
import { Effect } from 'effect';
import { plusMinutes } from '#domain/time/instant.ts';
import type { BusDesk } from '#application/desk/bus/bus.ts';
import { Invalid, SoldOut } from '#application/desk/failures.ts';
import { buyerOf, type Caller } from '#application/backoffice/caller.ts';
import { keepSaleQuote, type KeepQuotePorts, pricerFor } from '#application/backoffice/booking/sale/keep-quote.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { SeatsOffered } from './bus-types.ts';
import { answered, type FindBusesPorts, product, sellingBuses, tripNamed } from './find-buses.ts';

export interface BlockSeatsPorts extends FindBusesPorts, KeepQuotePorts<SeatsOffered> {}

/** How long seats are kept for who books. */
export const blockedMinutes = 10;
/** And how much longer for a booking that was begun in time. */
const graceMinutes = 3;

export function blockSeats(ports: BlockSeatsPorts, caller: Caller): BusDesk['block'] {
  return ({ tripId, boardingPoint, droppingPoint, travellers, shown, instead }) =>
    Effect.gen(function* () {
      const who = yield* signedIn(caller, 'book');
      const { supplier, trip } = yield* tripNamed(ports, who.agencyId, tripId);
      const now = ports.clock.now();
      const goodUntil = plusMinutes(now, blockedMinutes);
      const blockKey = `~block-${ports.chance.uuid()}`;
      const before =
        instead === undefined ? undefined : yield* ports.quotes.find(instead, who.agencyId, who.actor.userId);
      const asked = {
        tripKey: trip,
        blockKey,
        ...(before?.supplier === supplier.code && { instead: before.offer.blockKey }),
        boardingPoint,
        droppingPoint,
        seats: travellers.map(({ seat, gender }) => ({ seat, gender })),
        until: plusMinutes(goodUntil, graceMinutes),
      };
      const blocked = yield* answered(
        supplier
          .block(asked, now)
          .pipe(Effect.catchTag('SeatsRefused', ({ violations }) => Effect.succeed({ violations }))),
      );
      if ('violations' in blocked) return yield* new Invalid({ violations: blocked.violations });
      const { ride, seats, lines, total: supplierTotal } = blocked;
      const [first, ...others] = lines.map((each, traveller) => ({ traveller, item: 0, lines: each }));
      if (first === undefined) return yield* new SoldOut({});
      const price = (yield* pricerFor(ports, who.agencyId, sellingBuses, buyerOf(who)))([first, ...others]);
      const quote = yield* keepSaleQuote<SeatsOffered>(ports, who, {
        product,
        supplier: supplier.code,
        supplierTotal,
        price,
        shown: shown ?? price.total,
        offer: { ride, seats, blockKey, travellers },
        required: ride.idRequired ? ['shownid'] : [],
        international: false,
        goodUntil,
      });
      return { ...quote, tripId, ride, seats };
    });
}
