/** What fares that were once found cost now, under the agency's terms: what a quote for a customer is made from. */
import { Effect } from 'effect';
import { roundingOn } from '#domain/flight/terms/apply-terms.ts';
import { wrongSums } from '#domain/price/explain.ts';
import { checkPairs } from '#domain/flight/offer/choice.ts';
import { joinFares } from '#domain/flight/fare/join-fares.ts';
import type { FareRules } from '#domain/flight/fare/fare-rules.ts';
import type { FareOption } from '#domain/flight/offer/offer.ts';
import type { Party } from '#domain/flight/search/request.ts';
import { type Money, sum } from '#domain/money/money.ts';
import type { Asking } from '#domain/price/ask.ts';
import type { Rounding } from '#domain/price/rounding.ts';
import { violation } from '#domain/rules/violation.ts';
import { dateIn, type Instant } from '#domain/time/instant.ts';
import { Fault, Invalid, NotFound, SoldOut, type Unavailable } from '#application/desk/failures.ts';
import type { FareChoice } from '#application/desk/flight.ts';
import type { SignedInCaller } from '#application/backoffice/caller.ts';
import type { KeptOffer } from '#application/backoffice/ports/flight/sent-quote-book.ts';
import { askingFor } from './asking.ts';
import type { FlightPorts } from '../flight-ports.ts';
import { type Journey } from '#domain/flight/terms/journey.ts';
import { fareFor, Pricing, type Selling } from '../terms/price-for-agency.ts';
import { promoRows } from '../terms/promo-rows.ts';
import { askSupplier, claimsOf, each, journeysOf } from './quote-flight.ts';
import type { OfferClaim } from './sealed-ids.ts';

/** What a supplier is asked by. */
export type OfferAsked = Pick<KeptOffer, 'supplier' | 'fareKeys' | 'promo'> & {
  /** Present where the fares must belong to these offers. */
  readonly offerKeys?: readonly string[];
};

export interface PricedOffer {
  readonly asked: OfferAsked;
  readonly itineraries: Journey['itineraries'];
  readonly options: readonly [FareOption, ...FareOption[]];
  readonly rules: FareRules;
  readonly party: Party;
  /** What the customer pays, with the agency's markup; without what is asked beside it. */
  readonly total: Money;
  /** What may be asked beside it, as {@link askingFor}. */
  readonly asking: Asking | undefined;
  readonly rounding: Rounding | undefined;
  /** The supplier keeps the fare no longer. */
  readonly goodUntil: Instant | undefined;
  /** Booked from by these. */
  readonly choices: readonly FareChoice[];
}

/** Of ids that were shown, what a supplier is asked by and the customer's total as shown. */
export function askedOf(
  ports: FlightPorts,
  agencyId: string,
  choices: readonly FareChoice[],
  path: string,
): Effect.Effect<{ readonly asked: OfferAsked; readonly shown: Money }, Invalid | NotFound> {
  if (choices.length === 0) return Effect.fail(new Invalid({ violations: [violation('required', path)] }));
  const claims = claimsOf(ports.seal, choices, { agencyId, now: ports.clock.now() });
  if (claims === undefined) return Effect.fail(new NotFound({ what: 'offer' }));
  const alone = checkPairs(claims).map((each) => ({ ...each, path: `${path}.${each.path}` }));
  if (alone.length > 0) return Effect.fail(new Invalid({ violations: alone }));
  const [{ supplier, promo, shown }] = claims;
  return Effect.succeed({
    asked: {
      supplier,
      fareKeys: each(claims, ({ fareKey }) => fareKey),
      offerKeys: claims.map(({ offerKey }) => offerKey),
      ...(promo !== undefined && { promo }),
    },
    shown: sum(
      shown.currency,
      claims.map((claim) => claim.shown),
    ),
  });
}

/** What is `opened` goes with the ids, so that what is booked by them is known to be booked from it, at what it asks. */
export function priceOffer(
  ports: FlightPorts,
  { agencyId, reference, rights, corporate }: Pick<SignedInCaller, 'agencyId' | 'reference' | 'rights' | 'corporate'>,
  asked: OfferAsked,
  opened: Pick<OfferClaim, 'sentQuote' | 'ask'> = {},
): Effect.Effect<PricedOffer, NotFound | SoldOut | Invalid | Fault | Unavailable> {
  return Effect.gen(function* () {
    const supplier = ports.suppliers.find(({ code }) => code === asked.supplier);
    if (supplier === undefined) return yield* new SoldOut({});
    const quoted = yield* askSupplier(supplier, asked.fareKeys, ports);
    if (asked.offerKeys !== undefined && quoted.offerKeys.join() !== asked.offerKeys.join()) {
      return yield* new NotFound({ what: 'offer' });
    }
    if (quoted.options.some(({ fare }) => wrongSums(fare).length > 0)) return yield* new Fault({ reference });
    const now = ports.clock.now();
    if (quoted.goodUntil !== undefined && quoted.goodUntil <= now) return yield* new SoldOut({});
    const on = dateIn(now, ports.businessZone);
    const promos = yield* promoRows(ports.promos, agencyId, asked.promo, on);
    const terms = yield* ports.terms.termsOf(agencyId, corporate);
    const selling: Selling = { agencyId, terms, promos, party: quoted.party, now, on };
    const pricing = new Pricing(selling);
    const journeys = journeysOf(quoted, ports.airports);
    const options = each(journeys, ({ option, journey }) => pricing.option(option, supplier.code, journey, ports.seal));
    const fare = joinFares(each(journeys, ({ option, journey }) => fareFor(option, journey, selling)));
    return {
      asked,
      asking: askingFor(selling, journeys, fare, rights.has('see-net-fares')),
      rounding: roundingOn(terms, on),
      itineraries: quoted.itineraries,
      options,
      rules: quoted.rules,
      party: quoted.party,
      total: sum(
        options[0].total.currency,
        options.map(({ total }) => total),
      ),
      goodUntil: quoted.goodUntil,
      choices: options.flatMap(({ fareId }, at) => {
        const offerKey = quoted.offerKeys[at];
        return offerKey === undefined
          ? []
          : [{ offerId: pricing.offerId({ supplier: supplier.code, offerKey, ...opened }, ports.seal), fareId }];
      }),
    };
  });
}
