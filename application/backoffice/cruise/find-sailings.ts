/** Sailings of a month, and the cabins of one of them. */
import { Effect } from 'effect';
import { checkCruiseSearch, soughtOf } from '#domain/cruise/search/rules.ts';
import { cabinKinds, guestCount, type Sailing } from '#domain/cruise/sailing/sailing.ts';
import { allocateEvenly, compare, type Money, subtract } from '#domain/money/money.ts';
import { dateIn } from '#domain/time/instant.ts';
import { dateOfLocal } from '#domain/time/place-time.ts';
import type { CruiseDesk, FoundSailing, OfferedCabinKind } from '#application/desk/cruise/cruise.ts';
import { Invalid, NotFound, notNow, SoldOut } from '#application/desk/failures.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { type Pricer, pricerFor } from '#application/backoffice/booking/sale/keep-quote.ts';
import { openedOffer, sealedOffer } from '#application/backoffice/booking/sale/sealed-offers.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { SupplierCabinKind, SupplierSailing } from '#application/backoffice/ports/cruise/cruise-supplier.ts';
import {
  type CabinKey,
  type FindCruisesPorts,
  patienceMilliseconds,
  pricedCabin,
  product,
  type SailingKey,
  sellingCruises,
  spoken,
} from './cruise-ports.ts';

/** A line that is silent sells nothing now; where all are, it is to be tried again. */
export function searchCruises(ports: FindCruisesPorts, caller: Caller): CruiseDesk['search'] {
  return (asked) =>
    Effect.gen(function* () {
      const { agencyId, corporate } = yield* signedIn(caller, 'search');
      const now = ports.clock.now();
      const today = dateIn(now, ports.businessZone);
      const sought = soughtOf(asked, today);
      if (sought === undefined) return yield* new Invalid({ violations: checkCruiseSearch(asked, today) });
      const answers = yield* Effect.all(
        ports.suppliers.map((supplier) =>
          supplier.search(sought, now).pipe(
            Effect.timeout(patienceMilliseconds),
            Effect.map((sailings) => ({ supplier, sailings })),
            Effect.catchTag(['SupplierSilent', 'TimeoutError'], () => Effect.succeed(undefined)),
          ),
        ),
        { concurrency: 'unbounded' },
      );
      const spoke = answers.filter((each) => each !== undefined);
      if (spoke.length === 0) return yield* notNow();
      const price = yield* pricerFor(ports, agencyId, sellingCruises, corporate);
      const sailings = spoke.flatMap(({ supplier: { code }, sailings: all }) =>
        all.flatMap((found) => {
          const shown = shownSailing(found, price, guestCount(sought.cabins[0]));
          if (shown === undefined) return [];
          const key = { supplier: code, sailing: found.sailing.sailingKey, parties: sought.cabins };
          const sailingId = sealedOffer<SailingKey>(
            ports.seal,
            { key, shown: shown.total },
            { product, agencyId, now },
          );
          return [{ sailingId, ...shown }];
        }),
      );
      return { sailings: sailings.toSorted(byDay) };
    });
}

/** The cheapest cabin of each party; undefined where one of them finds none. */
function shownSailing(
  { sailing, parties }: SupplierSailing,
  price: Pricer,
  guests: number,
): Omit<FoundSailing, 'sailingId'> | undefined {
  const cheapest = parties.map((kinds) => {
    const [first] = kinds
      .map(({ lines }) => ({ lines, total: pricedCabin(lines, price).total }))
      .toSorted((a, b) => compare(a.total, b.total));
    return first;
  });
  const [first, ...others] = cheapest.flatMap((each, item) => (each ? [{ ...each, traveller: 0, item }] : []));
  if (first === undefined || cheapest.includes(undefined)) return undefined;
  const { total, terms } = price([first, ...others]);
  return {
    sailing,
    total,
    perGuest: perGuest(first.total, guests),
    kinds: cabinKinds.filter((kind) => parties.every((kinds) => kinds.some((each) => each.kind === kind))),
    ...(terms && { earn: terms.earn }),
  };
}

/** What each of so many pays, the odd paise with the first. */
function perGuest(total: Money, guests: number): Money {
  return allocateEvenly(total, guests)[0] ?? total;
}

function byDay(one: FoundSailing, other: FoundSailing): number {
  const day = ({ sailing: { departs } }: { readonly sailing: Sailing }) => dateOfLocal(departs.local);
  return day(one) < day(other) ? -1 : day(one) > day(other) ? 1 : compare(one.total, other.total);
}

export function findCabins(ports: FindCruisesPorts, caller: Caller): CruiseDesk['cabins'] {
  return ({ sailingId }) =>
    Effect.gen(function* () {
      const { agencyId, corporate } = yield* signedIn(caller, 'search');
      const now = ports.clock.now();
      const to = { product, agencyId, now } as const;
      const opened = openedOffer<SailingKey>(ports.seal, sailingId, to);
      const supplier = ports.suppliers.find(({ code }) => code === opened?.key.supplier);
      if (opened === undefined || supplier === undefined) return yield* new NotFound({ what: 'offer' });
      const { key } = opened;
      const { sailing, lineTerms, parties, plan } = yield* spoken(supplier.cabins(key.sailing, key.parties, now));
      if (parties.some((kinds) => kinds.length === 0)) return yield* new SoldOut({});
      const price = yield* pricerFor(ports, agencyId, sellingCruises, corporate);
      const offered = (found: SupplierCabinKind, at: number): OfferedCabinKind => {
        const { lines, withTips: tipped, ...kind } = found;
        const [own, withTips] = [pricedCabin(lines, price), pricedCabin(tipped, price)];
        const { total, terms } = own;
        const claim = { ...key, at, kind: found.kind, guarantee: found.guarantee };
        const party = key.parties[at];
        return {
          ...kind,
          cabinId: sealedOffer<CabinKey>(ports.seal, { key: claim, shown: total }, to),
          total,
          perGuest: perGuest(total, party === undefined ? 1 : guestCount(party)),
          gratuities: subtract(withTips.total, total),
          ...(terms && { earn: terms.earn }),
          price: own,
          withTips,
        };
      };
      const choices = key.parties.map((party, at) => ({
        party,
        offers: (parties[at] ?? []).map((found) => offered(found, at)),
      }));
      return { sailingId, sailing, lineTerms, choices, plan };
    });
}
