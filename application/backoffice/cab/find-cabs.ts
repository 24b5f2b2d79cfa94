/** Places, the cabs for a drive, and one of them kept at its price of now. */
import { Effect } from 'effect';
import { followsFlight } from '#domain/cab/checkout/rules.ts';
import { checkCabSearch, driveOf } from '#domain/cab/search/rules.ts';
import { usualCabTerms } from '#domain/cab/terms/usual-terms.ts';
import type { CabDrive } from '#domain/cab/trip/trip.ts';
import { compare } from '#domain/money/money.ts';
import type { PricePart } from '#domain/price/price.ts';
import type { CabDesk, CabOffer } from '#application/desk/cab/cab.ts';
import { Invalid, NotFound, notNow, SoldOut } from '#application/desk/failures.ts';
import { buyerOf, type Caller } from '#application/backoffice/caller.ts';
import {
  keepSaleQuote,
  type KeepQuotePorts,
  type Pricer,
  pricerFor,
} from '#application/backoffice/booking/sale/keep-quote.ts';
import { openedOffer, sealedOffer } from '#application/backoffice/booking/sale/sealed-offers.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { CabSupplier, OfferedCab } from '#application/backoffice/ports/cab/cab-supplier.ts';
import type { Seal } from '#application/backoffice/ports/machine.ts';
import type { CabQuoted } from './cab-types.ts';

export interface FindCabsPorts extends KeepQuotePorts<CabQuoted> {
  readonly suppliers: readonly CabSupplier[];
  readonly seal: Seal;
}

/** What the id of a cab stands for. */
interface CabKey {
  readonly supplier: string;
  readonly cab: string;
  readonly drive: CabDrive;
}

/** How long a supplier may take to answer. */
const patienceMilliseconds = 20_000;

const product = 'cab';

/** How cabs are sold where an agency has no rows of its own. */
const sellingCabs = { product, usual: usualCabTerms } as const;

export function findCabPlaces({ suppliers }: FindCabsPorts, caller: Caller): CabDesk['places'] {
  return ({ text }) =>
    Effect.gen(function* () {
      yield* signedIn(caller, 'search');
      const found = yield* Effect.all(suppliers.map((each) => each.places(text)));
      return [...new Map(found.flat().map((place) => [place.placeId, place])).values()].slice(0, 8);
    });
}

/** A supplier that is silent sells nothing now; where all are, it is to be tried again. */
export function searchCabs(ports: FindCabsPorts, caller: Caller): CabDesk['search'] {
  return (asked) =>
    Effect.gen(function* () {
      const { agencyId, corporate } = yield* signedIn(caller, 'search');
      const now = ports.clock.now();
      const places = (id: string) => ports.suppliers.map((each) => each.placeOf(id)).find((each) => each !== undefined);
      const violations = checkCabSearch(asked, places, now);
      const drive = driveOf(asked, places, now);
      if (violations.length > 0 || drive === undefined) return yield* new Invalid({ violations });
      const answers = yield* Effect.all(
        ports.suppliers.map((supplier) =>
          supplier.search(drive, now).pipe(
            Effect.timeout(patienceMilliseconds),
            Effect.map((cabs) => ({ supplier, cabs })),
            Effect.catchTag(['SupplierSilent', 'TimeoutError'], () => Effect.succeed(undefined)),
          ),
        ),
        { concurrency: 'unbounded' },
      );
      const spoke = answers.filter((each) => each !== undefined);
      if (spoke.length === 0) return yield* notNow();
      const price = yield* pricerFor(ports, agencyId, sellingCabs, corporate);
      const cabs = spoke.flatMap(({ supplier: { code }, cabs: all }) =>
        all.map((cab) =>
          offerOf(cab, price, (shown) =>
            sealedOffer<CabKey>(
              ports.seal,
              { key: { supplier: code, cab: cab.ride.cabKey, drive }, shown },
              { product, agencyId, now },
            ),
          ),
        ),
      );
      return { drive, cabs: cabs.toSorted((one, other) => compare(one.total, other.total)) };
    });
}

export function quoteCab(ports: FindCabsPorts, caller: Caller): CabDesk['quote'] {
  return ({ cabId }) =>
    Effect.gen(function* () {
      const who = yield* signedIn(caller, 'book');
      const now = ports.clock.now();
      const opened = openedOffer<CabKey>(ports.seal, cabId, { product, agencyId: who.agencyId, now });
      const supplier = ports.suppliers.find(({ code }) => code === opened?.key.supplier);
      if (opened === undefined || supplier === undefined) return yield* new NotFound({ what: 'offer' });
      const {
        ride,
        lines,
        total: supplierTotal,
      } = yield* supplier.offer(opened.key.drive, opened.key.cab, now).pipe(
        Effect.timeout(patienceMilliseconds),
        Effect.catchTag('SupplierRefused', () => Effect.fail(new SoldOut({}))),
        Effect.catchTag(['SupplierSilent', 'TimeoutError'], () => Effect.fail(notNow())),
      );
      const price = priced(lines, yield* pricerFor(ports, who.agencyId, sellingCabs, buyerOf(who)));
      const quote = yield* keepSaleQuote<CabQuoted>(ports, who, {
        product,
        supplier: supplier.code,
        supplierTotal,
        price,
        shown: opened.shown,
        offer: { ride },
        required: followsFlight(ride.drive) ? ['arrivingby'] : [],
        international: false,
      });
      return { ...quote, cabId, ride };
    });
}

function priced(lines: readonly PricePart[], price: Pricer) {
  return price([{ traveller: 0, item: 0, lines }]);
}

function offerOf(
  { ride: { car, operator, included, policy }, lines }: OfferedCab,
  price: Pricer,
  idOf: (shown: CabOffer['total']) => string,
): CabOffer {
  const { total, terms } = priced(lines, price);
  const { name, rating } = operator;
  return {
    cabId: idOf(total),
    car,
    operator: { name, rating },
    included,
    policy,
    total,
    ...(terms && { earn: terms.earn }),
  };
}
