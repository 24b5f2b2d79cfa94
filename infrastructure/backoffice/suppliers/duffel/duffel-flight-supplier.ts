/**
 * Flights of many airlines through Duffel, on its own SDK. Whole journeys only, at one fare for the whole party. An offer is
 * good until Duffel lets it expire, mostly within half an hour; a quote asks for it as it is now.
 */
import { Effect } from 'effect';
import type {
  FlightSupplier,
  SupplierConfirmation,
  SupplierOffer,
  SupplierOrder,
  SupplierOutcome,
  SupplierQuote,
} from '#application/backoffice/ports/flight/flight-supplier.ts';
import type { SupplierServices } from '#application/backoffice/ports/flight/supplier-services.ts';
import { SupplierRefused, type SupplierSilent } from '#application/backoffice/ports/supplier.ts';
import type { FareRules } from '#domain/flight/fare/fare-rules.ts';
import { notPassedOn } from '#domain/flight/quote/quote.ts';
import type { FlightSearchRequest } from '#domain/flight/search/request.ts';
import { instant, type Instant } from '#domain/time/instant.ts';
import type { SupplierOrderStore } from '#infrastructure/backoffice/database/flight/supplier-order-store.ts';
import { searchDuffel } from './ask-offers.ts';
import { rulesOf } from './conditions.ts';
import { type DuffelClient, duffelCode, refusalAsSilence } from './duffel-client.ts';
import { DuffelAmendments } from './duffel-amendments.ts';
import { DuffelRecords } from './duffel-records.ts';
import type { DuffelOffer } from './duffel-types.ts';
import { holdLimit } from './held-orders.ts';
import { OrderPlacing } from './place-order.ts';
import { type PresentFare, presentFare } from './present-fare.ts';
import type { Reading } from './read-offer.ts';
import { servicesOf } from './services.ts';

/** Where keys are recorded; those of amendments apart. */
export interface DuffelBooks {
  readonly orders: SupplierOrderStore;
  readonly amendments: SupplierOrderStore;
}

/** What a store of each is made for. */
export const duffelBookNames = { orders: duffelCode, amendments: `${duffelCode}-amendment` } as const;

export class DuffelFlightSupplier implements FlightSupplier {
  readonly code = duffelCode;
  /** What it does to orders afterwards. */
  readonly amendments: DuffelAmendments;
  /** The orders of the account, no matter who made them. */
  readonly records: DuffelRecords;
  readonly #client: DuffelClient;
  readonly #reading: Reading;
  readonly #placing: OrderPlacing;

  constructor(
    client: DuffelClient,
    books: DuffelBooks,
    reading: Reading,
    placing: ConstructorParameters<typeof OrderPlacing>[3],
  ) {
    this.#client = client;
    this.#reading = reading;
    this.#placing = new OrderPlacing(client, books.orders, reading, placing);
    this.records = new DuffelRecords(client, books.orders, reading);
    this.amendments = new DuffelAmendments(client, books.orders, books.amendments, reading);
  }

  readonly search = (
    request: FlightSearchRequest,
    now: Instant,
  ): Effect.Effect<readonly SupplierOffer[], SupplierSilent> =>
    Effect.suspend(() => searchDuffel(this.#client, request, now, this.#reading));

  readonly quote = (
    fareKeys: readonly [string, ...string[]],
    now: Instant,
  ): Effect.Effect<SupplierQuote, SupplierSilent | SupplierRefused> =>
    fareKeys.length > 1
      ? Effect.fail(new SupplierRefused({ reason: 'not-sold' }))
      : Effect.map(
          this.#present(fareKeys[0], now),
          ({ offer, read: { offerKey, itineraries, fare, party, baggage } }) => ({
            offerKeys: [offerKey],
            itineraries,
            options: [fare],
            party,
            rules: rulesOf(offer, itineraries, baggage, this.#reading.currency),
            international: offer.passenger_identity_documents_required,
            needsGst: false,
            needsBirthDates: true,
            notPassedOn,
            ...holdOf(offer),
            goodUntil: instant(offer.expires_at),
          }),
        );

  readonly services = (
    fareKeys: readonly [string, ...string[]],
    now: Instant,
  ): Effect.Effect<SupplierServices, SupplierSilent | SupplierRefused> =>
    fareKeys.length > 1
      ? Effect.fail(new SupplierRefused({ reason: 'not-sold' }))
      : Effect.flatMap(this.#present(fareKeys[0], now), ({ offer }) =>
          servicesOf(this.#client, offer, this.#reading.currency).pipe(
            Effect.catchTag('DuffelRefused', refusalAsSilence('services')),
          ),
        );

  readonly rules = (fareKey: string, now: Instant): Effect.Effect<FareRules, SupplierSilent | SupplierRefused> =>
    Effect.map(this.#present(fareKey, now), ({ offer, read: { itineraries, baggage } }) =>
      rulesOf(offer, itineraries, baggage, this.#reading.currency),
    );

  readonly order = (
    order: SupplierOrder,
    now: Instant,
  ): Effect.Effect<SupplierConfirmation, SupplierSilent | SupplierRefused> =>
    Effect.suspend(() => this.#placing.place(order, now, order.mode));

  readonly settle = (idempotencyKey: string, now: Instant): Effect.Effect<SupplierOutcome, SupplierSilent> =>
    Effect.suspend(() => this.#placing.settle(idempotencyKey, now));

  #present(fareKey: string, now: Instant): Effect.Effect<PresentFare, SupplierSilent | SupplierRefused> {
    return presentFare(this.#client, fareKey, now, this.#reading);
  }
}

function holdOf(offer: DuffelOffer): Pick<SupplierQuote, 'hold'> {
  const until = holdLimit(offer);
  return until === undefined ? {} : { hold: { until } };
}
