/**
 * Quoting: the supplier is asked what a shown fare costs now; the answer, under the agency's terms, is kept for a quarter
 * of an hour to be booked from.
 */
import { Effect } from 'effect';
import { parametersFor } from '#domain/booking/parameter-values.ts';
import type { BookingParameter } from '#domain/booking/parameters.ts';
import { readClientConfiguration } from '#domain/session/read-configuration.ts';
import type { AirportDirectory } from '#domain/flight/reference/airports.ts';
import { holdLimit } from '#domain/flight/terms/hold-limit.ts';
import { roundingOn } from '#domain/flight/terms/apply-terms.ts';
import { wrongSums } from '#domain/price/explain.ts';
import { checkPairs } from '#domain/flight/offer/choice.ts';
import { inDirection } from '#domain/flight/fare/fare-shares.ts';
import { joinFares } from '#domain/flight/fare/join-fares.ts';
import type { FlightQuote, QuoteRequirements } from '#domain/flight/quote/quote.ts';
import { equals, sum } from '#domain/money/money.ts';
import { violation } from '#domain/rules/violation.ts';
import { dateIn, plusSeconds, secondsBetween } from '#domain/time/instant.ts';
import type { Answer } from '#application/desk/answer.ts';
import { Fault, Invalid, NotFound, notNow, SoldOut, type Unavailable } from '#application/desk/failures.ts';
import type { FareChoice, QuoteFlight } from '#application/desk/flight.ts';
import { buyerOf, type Caller, type SignedInCaller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { FlightSupplier, SupplierQuote } from '#application/backoffice/ports/flight/flight-supplier.ts';
import type { Seal } from '#application/backoffice/ports/machine.ts';
import type { StoredQuote } from '#application/backoffice/ports/flight/quote-store.ts';
import { askedPrice, askingFor, settledAsk } from './asking.ts';
import type { FlightPorts } from '../flight-ports.ts';
import { type Journey, fareContext, journeyOf } from '#domain/flight/terms/journey.ts';
import { fareFor, Pricing, type Selling } from '../terms/price-for-agency.ts';
import { promoRows } from '../terms/promo-rows.ts';
import { chosenAmong } from './chosen-among.ts';
import { type Asking, type FareClaim, type OfferClaim, openFare, openOffer } from './sealed-ids.ts';

/** How long a quote can be booked from, where the supplier does not end it sooner. */
export const quoteGoodForSeconds = 15 * 60;

/** How long a supplier may take to say what a fare costs. */
const patienceMilliseconds = 20_000;

/**
 * `Invalid` where nothing is chosen, where a special return fare lacks its partner, and where the promo code that the fares were shown with holds no longer; `NotFound` where an offer or fare is unknown, forged, another agency's, too old, or the
 * two do not belong together, or the directions are not one supplier's; `SoldOut` where the supplier no longer sells it, or
 * not together; `Fault` where the supplier is silent or its figures do not add up.
 */
export function quoteFlight(
  ports: FlightPorts,
  caller: Caller,
  { choices, ask: wished }: QuoteFlight,
): Answer<FlightQuote, NotFound | SoldOut> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'book');
    const { agencyId, actor, rights } = who;
    const priced = yield* fareNow(ports, who, choices);
    const { now, asked, supplier, fareKeys, quoted, journeys, pricing, fare, selling } = priced;
    const [first] = asked;
    const asking = askingFor(selling, journeys, fare, rights.has('see-net-fares'));
    const askedOn = { asking, rounding: roundingOn(selling.terms, selling.on), price: fare.total };
    const shown = sum(
      fare.total.currency,
      asked.map((claim) => claim.shown),
    );
    const price = askedPrice(yield* settledAsk(who, wished, first.ask, askedOn), askedOn);
    const usual = plusSeconds(now, quoteGoodForSeconds);
    const { goodUntil = usual } = quoted;
    if (goodUntil <= now) return yield* new SoldOut({});
    const expiresAt = goodUntil < usual ? goodUntil : usual;
    const { parameters, holdMinutes } = readClientConfiguration(yield* ports.settings.all());
    const hold =
      quoted.hold &&
      holdLimit(
        journeys.map(({ option, journey }) => fareContext(option, journey, quoted.party)),
        { given: quoted.hold.until, terms: selling.terms, mostMinutes: holdMinutes },
        now,
        selling.on,
      );
    const options = each(journeys, ({ option, journey }) => pricing.option(option, supplier.code, journey, ports.seal));
    const whole = journeyOf(quoted.itineraries, ports.airports);
    const isCompared = ports.policy !== undefined && (yield* ports.policy.compares(who));
    const parts = isCompared ? yield* chosenAmong(ports, { quoted, journey: whole, options, selling }) : undefined;
    const quote: FlightQuote = {
      quoteId: ports.chance.uuid(),
      offerIds: each(asked, ({ offerKey, sentQuote, ask }) =>
        pricing.offerId({ supplier: supplier.code, offerKey, sentQuote, ask }, ports.seal),
      ),
      itineraries: quoted.itineraries,
      options,
      party: quoted.party,
      fare,
      rules: quoted.rules,
      required: requirementsOf(quoted, whole, parameters),
      ...(asking && { asking }),
      ...(price && { asked: price }),
      ...(askedOn.rounding && { rounding: askedOn.rounding }),
      ...(parts && { parts }),
      changed: !equals(fare.total, shown),
      previousTotal: shown,
      ...(hold && { hold: { ...quoted.hold, ...hold } }),
      expiresAt,
      expiresInSeconds: secondsBetween(now, expiresAt),
    };
    const stored: StoredQuote = {
      quote,
      agencyId,
      actorUserId: actor.userId,
      ...(first.sentQuote !== undefined && { sentQuoteId: first.sentQuote }),
      supplier: supplier.code,
      fareKeys,
      supplierTotal: sum(
        fare.total.currency,
        quoted.options.map((option) => option.fare.amount),
      ),
    };
    yield* ports.quotes.keep(stored);
    return quote;
  });
}

/** What shown fares are made of now, under the agency's terms. Fails as {@link quoteFlight} does. */
export function fareNow(
  ports: FlightPorts,
  who: Pick<SignedInCaller, 'agencyId' | 'reference' | 'corporate' | 'cartBuyer'>,
  choices: readonly FareChoice[],
) {
  return Effect.gen(function* () {
    const { agencyId, reference } = who;
    const now = ports.clock.now();
    if (choices.length === 0) return yield* new Invalid({ violations: [violation('required', 'choices')] });
    const asked = claimsOf(ports.seal, choices, { agencyId, now });
    const supplier = ports.suppliers.find(({ code }) => code === asked?.[0].supplier);
    if (asked === undefined || supplier === undefined) return yield* new NotFound({ what: 'offer' });
    const alone = checkPairs(asked);
    if (alone.length > 0) return yield* new Invalid({ violations: alone });
    const fareKeys = each(asked, ({ fareKey }) => fareKey);
    const quoted = yield* askSupplier(supplier, fareKeys, ports);
    if (quoted.offerKeys.join() !== asked.map(({ offerKey }) => offerKey).join()) {
      return yield* new NotFound({ what: 'offer' });
    }
    if (quoted.options.some(({ fare }) => wrongSums(fare).length > 0)) return yield* new Fault({ reference });
    const on = dateIn(now, ports.businessZone);
    const promos = yield* promoRows(ports.promos, agencyId, asked[0].promo, on);
    const terms = yield* ports.terms.termsOf(agencyId, buyerOf(who));
    const selling: Selling = { agencyId, terms, promos, party: quoted.party, now, on };
    const journeys = journeysOf(quoted, ports.airports);
    const fare = joinFares(
      each(journeys, ({ option, journey }, direction) => {
        const own = fareFor(option, journey, selling);
        return journeys.length === 1 ? own : inDirection(own, direction);
      }),
    );
    return { now, asked, supplier, fareKeys, quoted, journeys, pricing: new Pricing(selling), fare, selling };
  });
}

type Claim = OfferClaim & FareClaim;

/** What the ids of a choice say, where all are good, of one supplier, and shown alike. */
export function claimsOf(
  seal: Seal,
  choices: readonly FareChoice[],
  asking: Asking,
): readonly [Claim, ...Claim[]] | undefined {
  const [first, ...others] = choices.map((choice) => opened(seal, choice, asking));
  return first === undefined || !areOneSuppliers(first, others) ? undefined : [first, ...others];
}

function opened(seal: Seal, { offerId, fareId }: FareChoice, asking: Asking): Claim | undefined {
  const offer = openOffer(seal, offerId, asking);
  const fare = openFare(seal, fareId, asking);
  return offer && fare && offer.supplier === fare.supplier ? { ...offer, ...fare } : undefined;
}

/** Of one supplier, and shown with one promo code or none. */
function areOneSuppliers(
  { supplier, promo }: Claim,
  others: readonly (Claim | undefined)[],
): others is readonly Claim[] {
  return others.every((other) => other?.supplier === supplier && other.promo === promo);
}

/** Each fare with the flights that it is for. */
export function journeysOf<Option>(
  {
    itineraries,
    options,
  }: { readonly itineraries: Journey['itineraries']; readonly options: readonly [Option, ...Option[]] },
  airports: AirportDirectory,
): readonly [
  { readonly option: Option; readonly journey: Journey },
  ...{ readonly option: Option; readonly journey: Journey }[],
] {
  const [first, ...others] = options;
  if (others.length === 0) return [{ option: first, journey: journeyOf(itineraries, airports) }];
  const [itinerary, ...rest] = itineraries;
  return [
    { option: first, journey: journeyOf([itinerary], airports) },
    ...others.flatMap((option, at) => {
      const own = rest[at];
      return own === undefined ? [] : [{ option, journey: journeyOf([own], airports) }];
    }),
  ];
}

export function each<A, B>(
  [first, ...others]: readonly [A, ...A[]],
  make: (one: A, at: number) => B,
): readonly [B, ...B[]] {
  return [make(first, 0), ...others.map((one, at) => make(one, at + 1))];
}

/** What fares cost now: `SoldOut` where the supplier no longer sells them, `Unavailable` where it is silent. */
export function askSupplier(
  supplier: FlightSupplier,
  fareKeys: StoredQuote['fareKeys'],
  { clock }: FlightPorts,
): Effect.Effect<SupplierQuote, SoldOut | Unavailable> {
  return supplier.quote(fareKeys, clock.now()).pipe(
    Effect.timeout(patienceMilliseconds),
    Effect.catchTag('SupplierRefused', () => Effect.fail(new SoldOut({}))),
    Effect.catchTag(['SupplierSilent', 'TimeoutError'], () => Effect.fail(notNow())),
  );
}

function requirementsOf(
  { international, needsGst, needsBirthDates = false, notPassedOn = [], options }: SupplierQuote,
  journey: Journey,
  parameters: readonly BookingParameter[],
): QuoteRequirements {
  const abroad = international || journey.international;
  const fareTypes = [...new Set(options.map(({ fareType }) => fareType))].filter((type) => type !== 'regular');
  return {
    international: abroad,
    passport: abroad,
    // A fare for some is for those of an age.
    dateOfBirth: abroad || needsBirthDates || fareTypes.length > 0,
    gst: needsGst,
    parameters: parametersFor(parameters, { international: abroad }),
    ...(notPassedOn.length > 0 && { notPassedOn }),
    ...(fareTypes.length > 0 && { fareTypes }),
  };
}
