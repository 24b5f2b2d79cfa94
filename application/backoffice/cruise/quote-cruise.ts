/** Cabins quoted: the line is asked as they are now, and what they cost is kept to be booked from. */
import { Effect } from 'effect';
import { customerInstalments } from '#domain/cruise/booking/customer-instalments.ts';
import { cabinUnits, withGuests } from '#domain/cruise/booking/in-short.ts';
import type { SharedCabin } from '#domain/cruise/booking/cruise-booking.ts';
import { isAbroad } from '#domain/cruise/sailing/sailing.ts';
import { isRefundable } from '#domain/cruise/terms/line-terms.ts';
import type { UnitCost } from '#domain/booking/sale/selling-price.ts';
import { add, type Money, subtract, sum } from '#domain/money/money.ts';
import { type Violation, violation } from '#domain/rules/violation.ts';
import { readClientConfiguration } from '#domain/session/read-configuration.ts';
import { dateIn } from '#domain/time/instant.ts';
import type { CruiseDesk, QuoteCruise } from '#application/desk/cruise/cruise.ts';
import { Invalid, NotFound } from '#application/desk/failures.ts';
import { buyerOf, type Caller } from '#application/backoffice/caller.ts';
import { keepSaleQuote, pricerFor } from '#application/backoffice/booking/sale/keep-quote.ts';
import { type OfferedSale, openedOffer } from '#application/backoffice/booking/sale/sealed-offers.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { QuotedCabin, WantedCabin } from '#application/backoffice/ports/cruise/cruise-supplier.ts';
import { type CabinKey, type FindCruisesPorts, pricedCabin, product, sellingCruises, spoken } from './cruise-ports.ts';
import type { CruiseQuoted } from './cruise-types.ts';

type Claims = readonly [OfferedSale<CabinKey>, ...OfferedSale<CabinKey>[]];

export function quoteCruise(ports: FindCruisesPorts, caller: Caller): CruiseDesk['quote'] {
  return (asked) =>
    Effect.gen(function* () {
      const who = yield* signedIn(caller, 'book');
      const now = ports.clock.now();
      const to = { product, agencyId: who.agencyId, now } as const;
      const opened = asked.cabins.map(({ cabinId }) => openedOffer<CabinKey>(ports.seal, cabinId, to));
      const [first, ...others] = opened.flatMap((each) => each ?? []);
      if (first === undefined || opened.includes(undefined)) return yield* new NotFound({ what: 'offer' });
      const claims: Claims = [first, ...others];
      const violations = checkChosen(asked, claims);
      if (violations.length > 0) return yield* new Invalid({ violations });
      const supplier = ports.suppliers.find(({ code }) => code === first.key.supplier);
      if (supplier === undefined) return yield* new NotFound({ what: 'offer' });
      const quoted = yield* spoken(
        supplier.quote(
          { sailingKey: first.key.sailing, gratuities: asked.gratuities, cabins: wantedCabins(asked, claims) },
          now,
        ),
      );
      const { sailing, lineTerms, cabins, total: supplierTotal, holdUntil } = quoted;
      const { countryCode } = readClientConfiguration(yield* ports.settings.all());
      const international = isAbroad(sailing, countryCode);
      const pricer = yield* pricerFor(ports, who.agencyId, sellingCruises, buyerOf(who));
      const price = pricer(costsOf(cabins));
      const all = (amounts: readonly Money[]) => sum(price.total.currency, amounts);
      const alone = all(cabins.map(({ withoutTips }) => pricedCabin(withoutTips, pricer).total));
      const aloneBefore = all(claims.map(({ shown }) => shown));
      const offer: CruiseQuoted = {
        sailing,
        lineTerms,
        cabins: sharedOf(cabins),
        gratuities: asked.gratuities,
        international,
        isRefundable: isRefundable(lineTerms, sailing.departs, now),
        ...(holdUntil !== undefined && { hold: { until: holdUntil, by: 'supplier' as const } }),
      };
      const quote = yield* keepSaleQuote<CruiseQuoted>(ports, who, {
        product,
        supplier: supplier.code,
        supplierTotal,
        price,
        // Shown cabin by cabin, without tips and each rounded by itself: only what a cabin by itself costs otherwise is a change.
        shown: add(price.total, subtract(aloneBefore, alone)),
        offer,
        required: international ? ['passport'] : [],
        international,
      });
      return {
        ...quote,
        ...asked,
        sailing,
        lineTerms,
        booked: offer.cabins,
        schedule: customerInstalments({ sailing, lineTerms, cabins, price }, dateIn(now, ports.businessZone)),
        ...(offer.hold && { hold: offer.hold }),
      };
    });
}

/** One of one sailing and search for each of its parties, and no cabin twice. */
function checkChosen({ cabins }: QuoteCruise, claims: Claims): readonly Violation[] {
  const [first] = claims;
  const { parties, sailing, supplier } = first.key;
  const isOfParty = ({ key }: OfferedSale<CabinKey>, at: number) =>
    key.at === at &&
    key.sailing === sailing &&
    key.supplier === supplier &&
    JSON.stringify(key.parties) === JSON.stringify(parties);
  if (claims.length !== parties.length) return [violation('cabin-of-party', 'cabins')];
  const numbers = cabins.map(({ number }) => number);
  return claims.flatMap((claim, at) => {
    const number = numbers[at];
    if (!isOfParty(claim, at)) return [violation('cabin-of-party', `cabins[${at}]`)];
    if (number === undefined || claim.key.guarantee) {
      return number === undefined && !claim.key.guarantee ? [violation('required', `cabins[${at}].number`)] : [];
    }
    return numbers.indexOf(number) < at ? [violation('cabin-twice', `cabins[${at}].number`, { number })] : [];
  });
}

function wantedCabins({ cabins }: QuoteCruise, claims: Claims): readonly [WantedCabin, ...WantedCabin[]] {
  const wanted = ({ key: { kind, guarantee, parties, at } }: OfferedSale<CabinKey>): WantedCabin => {
    const number = guarantee ? undefined : cabins[at]?.number;
    return { kind, guarantee, party: parties[at] ?? parties[0], ...(number !== undefined && { number }) };
  };
  const [first, ...others] = claims;
  return [wanted(first), ...others.map(wanted)];
}

function sharedOf([first, ...others]: readonly [QuotedCabin, ...QuotedCabin[]]): CruiseQuoted['cabins'] {
  const shared = ({ lines: _lines, withoutTips: _without, ...cabin }: QuotedCabin): SharedCabin => cabin;
  return [shared(first), ...others.map(shared)];
}

function costsOf(cabins: readonly [QuotedCabin, ...QuotedCabin[]]): readonly [UnitCost, ...UnitCost[]] {
  const units = cabinUnits({ cabins: withGuests(cabins) });
  const [first, ...others] = cabins.map(
    ({ lines }, item): UnitCost => ({ ...(units[item] ?? { traveller: 0, item }), lines }),
  );
  if (first === undefined) throw new Error('A quote without a cabin');
  return [first, ...others];
}
