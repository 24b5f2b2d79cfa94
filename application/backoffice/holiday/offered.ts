/** Trips as their supplier sells them now, priced for an agency. */
import { Effect } from 'effect';
import { usualHolidayTerms } from '#domain/holiday/terms/usual-terms.ts';
import { travellersIn } from '#domain/holiday/trip/party.ts';
import { tripOfKey } from '#domain/holiday/trip/trip-key.ts';
import type { HolidayTrip } from '#domain/holiday/trip/trip.ts';
import type { TripAsked } from '#domain/holiday/search/rules.ts';
import { type Money, scale } from '#domain/money/money.ts';
import type { Price } from '#domain/price/price.ts';
import { NotFound, notNow, SoldOut } from '#application/desk/failures.ts';
import { buyerOf, type SignedInCaller } from '#application/backoffice/caller.ts';
import { type Pricer, type PricingPorts, pricerFor } from '#application/backoffice/booking/sale/keep-quote.ts';
import { openedOffer } from '#application/backoffice/booking/sale/sealed-offers.ts';
import type {
  HolidaySupplier,
  OfferedTrip,
  RoomLines,
} from '#application/backoffice/ports/holiday/holiday-supplier.ts';
import type { Seal } from '#application/backoffice/ports/machine.ts';

export interface OfferedPorts extends PricingPorts {
  readonly suppliers: readonly HolidaySupplier[];
  readonly seal: Seal;
}

/** What the id of an offer stands for: hotels are named in it, so that it stays what was shown. */
export interface HolidayKey {
  readonly supplier: string;
  /** See `tripKeyOf`. */
  readonly trip: string;
}

export const holiday = 'holiday';

/** How long a supplier may take to answer. */
export const patienceMilliseconds = 20_000;

/** How packages are sold where an agency has no rows of its own. */
export const sellingHolidays = { product: holiday, usual: usualHolidayTerms } as const;

export function priceOf(rooms: RoomLines, price: Pricer): Price {
  const [first, ...others] = rooms;
  return price([
    { traveller: 0, item: 0, lines: first },
    ...others.map((lines, at) => ({ traveller: at + 1, item: at + 1, lines })),
  ]);
}

/** A person's share. */
export function perPerson(total: Money, { rooms }: Pick<HolidayTrip, 'rooms'>): Money {
  return scale(total, 1, travellersIn(rooms));
}

export function collectsTax(rooms: RoomLines): boolean {
  return rooms.some((lines) => lines.some(({ name }) => name === 'tcs'));
}

export function askedNow(
  supplier: HolidaySupplier,
  asked: TripAsked,
  ports: Pick<OfferedPorts, 'clock'>,
): Effect.Effect<OfferedTrip, SoldOut | ReturnType<typeof notNow>> {
  return supplier.trip(asked, ports.clock.now()).pipe(
    Effect.timeout(patienceMilliseconds),
    Effect.catchTag('SupplierRefused', () => Effect.fail(new SoldOut({}))),
    Effect.catchTag(['SupplierSilent', 'TimeoutError'], () => Effect.fail(notNow())),
  );
}

/** What was shown under an id, as it is sold and priced now. */
export function shownNow(
  ports: OfferedPorts,
  who: Pick<SignedInCaller, 'agencyId' | 'corporate' | 'cartBuyer'>,
  offerId: string,
) {
  return Effect.gen(function* () {
    const { agencyId } = who;
    const now = ports.clock.now();
    const opened = openedOffer<HolidayKey>(ports.seal, offerId, { product: holiday, agencyId, now });
    const supplier = ports.suppliers.find(({ code }) => code === opened?.key.supplier);
    if (opened === undefined || supplier === undefined) return yield* new NotFound({ what: 'offer' });
    const offered = yield* askedNow(supplier, tripOfKey(opened.key.trip), ports);
    const pricer = yield* pricerFor(ports, agencyId, sellingHolidays, buyerOf(who));
    return { supplier, offered, price: priceOf(offered.rooms, pricer), pricer, shown: opened.shown };
  });
}
