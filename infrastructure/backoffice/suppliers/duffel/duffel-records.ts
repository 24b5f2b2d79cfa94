/** Orders of the account with Duffel as records: found by the airline's locator, no matter who made them. */
import { Effect } from 'effect';
import type { SupplierConfirmation } from '#application/backoffice/ports/flight/flight-supplier.ts';
import { SupplierRefused, type SupplierSilent } from '#application/backoffice/ports/supplier.ts';
import type { FoundRecord, SupplierRecords } from '#application/backoffice/ports/flight/flight-supplier.ts';
import type { PnrRecord, RecordedTraveller } from '#domain/flight/pnr/record.ts';
import { parseMoney } from '#domain/money/money.ts';
import type { Title } from '#domain/people/titles.ts';
import type { TravellerType } from '#domain/people/traveller-type.ts';
import { parseIsoDate } from '#domain/time/calendar-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import type {
  AskedOrder,
  SupplierOrderStore,
} from '#infrastructure/backoffice/database/flight/supplier-order-store.ts';
import { type DuffelClient, duffelCode, refusalAsSilence } from './duffel-client.ts';
import type { DuffelOrder } from './duffel-types.ts';
import { keyIn } from './find-order.ts';
import { inTravelOrder } from './held-orders.ts';
import { type Reading, readSlice } from './read-offer.ts';
import { confirmationOf } from './write-order.ts';

const typeOf: Readonly<Record<string, TravellerType>> = {
  adult: 'adult',
  child: 'child',
  infant_without_seat: 'infant',
};
const titleOf: Readonly<Record<string, Title>> = { mr: 'Mr', ms: 'Ms', mrs: 'Mrs', miss: 'Ms' };

/** Airlines give out locators each for themselves: more than one order may have it. */
const mostOfOne = 20;

interface Found {
  readonly order: DuffelOrder;
  readonly record: PnrRecord;
  readonly asked: AskedOrder;
}

export class DuffelRecords implements SupplierRecords {
  readonly code = duffelCode;
  readonly #client: DuffelClient;
  readonly #orders: SupplierOrderStore;
  readonly #reading: Reading;

  constructor(client: DuffelClient, orders: SupplierOrderStore, reading: Reading) {
    this.#client = client;
    this.#orders = orders;
    this.#reading = reading;
  }

  readonly retrieve = (locator: string, now: Instant): Effect.Effect<FoundRecord | undefined, SupplierSilent> =>
    Effect.gen({ self: this }, function* () {
      const found = yield* this.#find(locator, now);
      if (found === undefined) return undefined;
      const orderKey = yield* this.#ownKey(found.order);
      return orderKey === undefined ? { kind: 'record', record: found.record } : { kind: 'sold-here', orderKey };
    });

  readonly takeOver = (
    key: string,
    locator: string,
    now: Instant,
  ): Effect.Effect<SupplierConfirmation, SupplierSilent | SupplierRefused> =>
    Effect.gen({ self: this }, function* () {
      const before = yield* Effect.promise(() => this.#orders.find(key));
      if (before?.state === 'confirmed') return before.confirmation;
      const found = yield* this.#find(locator, now);
      const owner = found && (yield* this.#ownKey(found.order));
      if (found === undefined || before !== undefined || (owner !== undefined && owner !== key)) {
        return yield* new SupplierRefused({ reason: 'not-sold' });
      }
      const { order, asked } = found;
      const kept = yield* Effect.promise(() =>
        this.#orders.adopt(key, order.id, { confirmation: confirmationOf(order, asked), asked, at: now }),
      );
      if (kept?.state !== 'confirmed' || kept.supplierRef !== order.id) {
        return yield* new SupplierRefused({ reason: 'not-sold' });
      }
      return kept.confirmation;
    });

  /** Orders of this deployment are recorded under their key; so are those that were taken over. */
  #ownKey({ id, metadata }: DuffelOrder): Effect.Effect<string | undefined> {
    return Effect.promise(async () => {
      const key = keyIn(metadata);
      const sold = key === undefined ? undefined : await this.#orders.find(key);
      return sold === undefined ? this.#orders.keyOf(id) : key;
    });
  }

  #find(locator: string, now: Instant): Effect.Effect<Found | undefined, SupplierSilent> {
    return this.#client
      .read('find record', (sdk) => sdk.orders.list({ booking_reference: locator, limit: mostOfOne }))
      .pipe(
        Effect.catchTag('DuffelRefused', refusalAsSilence('find record')),
        Effect.map(({ data }) =>
          data
            .filter(({ booking_reference: pnr }) => pnr.toUpperCase() === locator)
            .flatMap((order) => this.#read(inTravelOrder(order), now) ?? [])
            .at(0),
        ),
      );
  }

  /** Undefined where it no longer stands, or is unknown in the terms of this deployment. */
  #read(order: DuffelOrder, now: Instant): Found | undefined {
    const { airports, currency } = this.#reading;
    const [itinerary, ...further] = order.slices.flatMap((slice) => readSlice(slice, airports) ?? []);
    const [traveller, ...others] = order.passengers.flatMap((passenger) => travellerOf(passenger) ?? []);
    const total = order.total_currency === currency ? parseMoney(order.total_amount, currency) : undefined;
    const asked: AskedOrder = { passengers: order.passengers.map(({ id }) => id), ssr: [] };
    const { reference, heldUntil, issued } = confirmationOf(order, asked);
    const { tickets } = issued;
    const stands =
      !order.cancelled_at &&
      (order.payment_status.awaiting_payment ? heldUntil !== undefined && heldUntil > now : tickets.length > 0);
    if (
      !stands ||
      itinerary === undefined ||
      further.length + 1 < order.slices.length ||
      traveller === undefined ||
      others.length + 1 < order.passengers.length ||
      total === undefined
    ) {
      return undefined;
    }
    const itineraries = [itinerary, ...further] as const;
    return {
      order,
      asked,
      record: {
        pnr: reference,
        itineraries,
        // An order does not say booking classes.
        bookingClasses: itineraries.flatMap(({ segments }) => segments.map(() => '')),
        travellers: [traveller, ...others],
        tickets,
        ...(heldUntil && { heldUntil }),
        total,
      },
    };
  }
}

function travellerOf(passenger: DuffelOrder['passengers'][number]): RecordedTraveller | undefined {
  const type = typeOf[passenger.type];
  const dateOfBirth = parseIsoDate(passenger.born_on);
  const title = titleOf[passenger.title];
  return type === undefined
    ? undefined
    : {
        type,
        ...(title && { title }),
        firstName: passenger.given_name.toUpperCase(),
        lastName: passenger.family_name.toUpperCase(),
        ...(dateOfBirth && { dateOfBirth }),
        gender: passenger.gender === 'f' ? 'female' : 'male',
      };
}
