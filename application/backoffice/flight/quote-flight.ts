/**
 * Quoting: the supplier is asked what a shown fare costs now; the answer, under the agency's terms, is kept for a quarter
 * of an hour to be booked from.
 */
import { Effect } from 'effect';
import { parametersFor } from '#domain/booking/parameter-values.ts';
import { defaultParameters } from '#domain/booking/parameters.ts';
import { wrongSums } from '#domain/flight/explain.ts';
import type { FlightQuote, QuoteRequirements } from '#domain/flight/quote.ts';
import { withoutTerms } from '#domain/flight/terms.ts';
import { equals } from '#domain/money/money.ts';
import { dateIn, plusSeconds } from '#domain/time/instant.ts';
import type { Answer } from '#application/desk/answer.ts';
import { Fault, NotFound, SoldOut } from '#application/desk/failures.ts';
import type { Caller } from '../caller.ts';
import { signedIn } from '../permission.ts';
import type { FlightSupplier, SupplierQuote } from '../ports/flight-supplier.ts';
import type { StoredQuote } from '../ports/quote-store.ts';
import type { FlightPorts } from './flight-ports.ts';
import { fareFor, type Journey, journeyOf, optionWithoutTerms, Pricing, type Selling } from './price-for-agency.ts';
import { openFare, openOffer } from './sealed-ids.ts';

/** How long a quote can be booked from. */
export const quoteGoodForSeconds = 15 * 60;

/** How long a supplier may take to say what a fare costs. */
const patienceMilliseconds = 20_000;

export interface QuoteRequest {
  readonly offerId: string;
  readonly fareId: string;
}

/**
 * `NotFound` where the offer or fare is unknown, forged, another agency's, too old, or the two do not belong together;
 * `SoldOut` where the supplier no longer sells it; `Fault` where the supplier is silent or its figures do not add up.
 */
export function quoteFlight(
  ports: FlightPorts,
  caller: Caller,
  { offerId, fareId }: QuoteRequest,
): Answer<FlightQuote, NotFound | SoldOut> {
  return Effect.gen(function* () {
    const { agencyId, actor, rights, reference } = yield* signedIn(caller, 'book');
    const now = ports.clock.now();
    const offer = openOffer(ports.seal, offerId, { agencyId, now });
    const fare = openFare(ports.seal, fareId, { agencyId, now });
    const supplier = ports.suppliers.find(({ code }) => code === fare?.supplier);
    if (!offer || !fare || !supplier || offer.supplier !== fare.supplier) return yield* new NotFound({ what: 'offer' });
    const quoted = yield* ask(supplier, fare.fareKey, ports, reference);
    if (quoted.offer.offerKey !== offer.offerKey) return yield* new NotFound({ what: 'offer' });
    if (wrongSums(quoted.option.fare).length > 0) return yield* new Fault({ reference });
    const terms = yield* ports.terms.termsOf(agencyId);
    const selling: Selling = { agencyId, terms, party: quoted.party, now, on: dateIn(now, ports.businessZone) };
    const journey = journeyOf(quoted.offer.itineraries, ports.airports);
    const pricing = new Pricing(selling);
    const full = fareFor(quoted.option, journey, selling);
    const quote: FlightQuote = {
      quoteId: ports.chance.uuid(),
      offer: {
        offerId: pricing.offerId(supplier.code, offer.offerKey, ports.seal),
        itineraries: quoted.offer.itineraries,
      },
      option: pricing.option(quoted.option, supplier.code, journey, ports.seal),
      party: quoted.party,
      fare: full,
      rules: quoted.rules,
      required: requirementsOf(quoted, journey),
      changed: !equals(full.total, fare.shown),
      previousTotal: fare.shown,
      expiresAt: plusSeconds(now, quoteGoodForSeconds),
      expiresInSeconds: quoteGoodForSeconds,
    };
    const stored: StoredQuote = {
      quote,
      agencyId,
      actorUserId: actor.userId,
      supplier: supplier.code,
      fareKey: fare.fareKey,
      supplierTotal: quoted.option.fare.amount,
    };
    yield* ports.quotes.keep(stored);
    return rights.has('see-net-fares') ? quote : quoteWithoutTerms(quote);
  });
}

/** A quote for someone who may not see net fares. */
export function quoteWithoutTerms(quote: FlightQuote): FlightQuote {
  return { ...quote, option: optionWithoutTerms(quote.option), fare: withoutTerms(quote.fare) };
}

function ask(
  supplier: FlightSupplier,
  fareKey: string,
  { clock }: FlightPorts,
  reference: string,
): Effect.Effect<SupplierQuote, SoldOut | Fault> {
  return supplier.quote(fareKey, clock.now()).pipe(
    Effect.timeout(patienceMilliseconds),
    Effect.catchTag('SupplierRefused', () => Effect.fail(new SoldOut({}))),
    Effect.catchTag(['SupplierSilent', 'TimeoutError'], () => Effect.fail(new Fault({ reference }))),
  );
}

function requirementsOf({ international, needsGst }: SupplierQuote, journey: Journey): QuoteRequirements {
  const abroad = international || journey.international;
  return {
    international: abroad,
    passport: abroad,
    dateOfBirth: true,
    gst: needsGst,
    parameters: parametersFor(defaultParameters, { international: abroad }),
  };
}
