/**
 * Ordering without an idempotency key. Duffel offers none, so:
 *
 * - A key is recorded as sent, in our database, before its one request leaves; another that comes with it, here or on another
 *   replica, is answered what is recorded and sends nothing.
 * - The order carries the key in its metadata, by which it is found again after a lost answer.
 * - Duffel sells an offer only until it expires, and the offers of one search only once. A key that was never recorded is
 *   closed by recording it as refused. One that was sent and has no order is closed only when its offer has expired and the
 *   time that a request may still be under way has passed too; until then it stays in doubt.
 *
 * What this cannot see is an order that an airline made and that Duffel itself lost; Duffel's own people look for those.
 */
import { Effect } from 'effect';
import type {
  SupplierConfirmation,
  SupplierOrder,
  SupplierOutcome,
} from '#application/backoffice/ports/flight/flight-supplier.ts';
import type { OrderedSsr } from '#application/backoffice/ports/flight/supplier-services.ts';
import { type RefusalReason, SupplierRefused, type SupplierSilent } from '#application/backoffice/ports/supplier.ts';
import { isCurrency } from '#domain/money/currency.ts';
import { add, equals, formatDecimal, type Money, money } from '#domain/money/money.ts';
import { dialCodeOf } from '#domain/people/dial-codes.ts';
import { instant, type Instant, plusMinutes } from '#domain/time/instant.ts';
import type {
  AskedOrder,
  SupplierOrderRecord,
  SupplierOrderStore,
} from '#infrastructure/backoffice/database/flight/supplier-order-store.ts';
import { type DuffelClient, type DuffelRefused, refusalAsSilence, silent } from './duffel-client.ts';
import { readFareKey } from './duffel-keys.ts';
import { reasonOf } from './duffel-reasons.ts';
import type { DuffelOffer, DuffelOrder } from './duffel-types.ts';
import { findOrder } from './find-order.ts';
import { holdLimit } from './held-orders.ts';
import { readOffer, type Reading } from './read-offer.ts';
import { passengersOf, type ResolvedServices, resolveServices, seatMapsOf } from './services.ts';
import { assigned, confirmationOf, type OrderChoice, orderBody } from './write-order.ts';

/** How long after an offer has expired an order from it may still come to be. */
const graceMinutes = 15;

/** The HTTP status of an order that is taken up and not made yet. */
const accepted = 202;

/** How long somebody waits for an order of the same key that another is making. */
const patienceMs = 30_000;
const glanceMs = 400;

/** What should not happen, for people to look into: an order at Duffel that our books have refused. */
export type OnTrouble = (what: string, facts: Readonly<Record<string, string>>) => void;

export class OrderPlacing {
  readonly #client: DuffelClient;
  readonly #orders: SupplierOrderStore;
  readonly #reading: Reading;
  readonly #onTrouble: OnTrouble;
  readonly #country: Effect.Effect<string>;
  /** By key: orders that this process is making. They go on when the one who asked no longer waits. */
  readonly #making = new Map<string, Promise<SupplierOrderRecord | SupplierSilent>>();

  /** `country` is the deployment's, by ISO 3166-1 alpha-2, whose mobile numbers travellers give. */
  constructor(
    client: DuffelClient,
    orders: SupplierOrderStore,
    reading: Reading,
    { country, onTrouble }: { readonly country: Effect.Effect<string>; readonly onTrouble: OnTrouble },
  ) {
    this.#client = client;
    this.#country = country;
    this.#orders = orders;
    this.#reading = reading;
    this.#onTrouble = onTrouble;
  }

  /** Tickets are paid for at once; what is held is paid for later (see `held-orders.ts`). */
  place(
    order: SupplierOrder,
    now: Instant,
    mode: OrderChoice['mode'] = 'ticket',
  ): Effect.Effect<SupplierConfirmation, SupplierSilent | SupplierRefused> {
    return Effect.flatMap(
      Effect.promise(() => this.#made(order, now, mode)),
      (made) => ('_tag' in made ? Effect.fail(made) : this.#answer(order.idempotencyKey, made)),
    );
  }

  settle(key: string, now: Instant): Effect.Effect<SupplierOutcome, SupplierSilent> {
    return Effect.gen({ self: this }, function* () {
      yield* this.#whileMaking(key);
      const first =
        (yield* Effect.promise(() => this.#orders.find(key))) ??
        (yield* Effect.promise(() => this.#orders.refuse(key, { reason: 'refused' })));
      if (first.state !== 'sent') return outcomeOf(first);
      // Somebody here may have begun to make it just before it could be refused.
      yield* this.#whileMaking(key);
      const known = (yield* Effect.promise(() => this.#orders.find(key))) ?? first;
      return outcomeOf(known.state === 'sent' ? yield* this.#lookedUp(key, known, now) : known);
    });
  }

  /** Waits for an order that this process is making, but not for ever. */
  #whileMaking(key: string): Effect.Effect<void> {
    const making = this.#making.get(key);
    return making === undefined
      ? Effect.void
      : Effect.asVoid(
          Effect.timeoutOption(
            Effect.promise(() => making),
            patienceMs,
          ),
        );
  }

  #made(order: SupplierOrder, now: Instant, mode: OrderChoice['mode']): Promise<SupplierOrderRecord | SupplierSilent> {
    const known = this.#making.get(order.idempotencyKey);
    if (known !== undefined) return known;
    const making = Effect.runPromise(
      Effect.catchTag(this.#make(order, now, mode), 'SupplierSilent', (lost) => Effect.succeed(lost)),
    ).finally(() => this.#making.delete(order.idempotencyKey));
    this.#making.set(order.idempotencyKey, making);
    // The one who asked may have left; what was sent is found again by settling.
    making.catch((cause: unknown) =>
      this.#onTrouble('an order whose outcome could not be recorded', {
        key: order.idempotencyKey,
        cause: String(cause),
      }),
    );
    return making;
  }

  #make(
    order: SupplierOrder,
    now: Instant,
    mode: OrderChoice['mode'],
  ): Effect.Effect<SupplierOrderRecord, SupplierSilent> {
    const key = order.idempotencyKey;
    const refuse = (reason: SupplierRefused['reason'], total?: Money, ssrIds?: readonly string[]) =>
      Effect.promise(() => this.#orders.refuse(key, { reason, total, ssrIds }));
    return Effect.gen({ self: this }, function* () {
      const before = yield* Effect.promise(() => this.#orders.find(key));
      if (before !== undefined) return before;
      const [fareKey] = order.fareKeys;
      const name = readFareKey(fareKey);
      if (name === undefined || order.fareKeys.length > 1) return yield* refuse('not-sold');
      const offer = yield* presentOffer(this.#client, name.offerId).pipe(
        Effect.catchTag('DuffelRefused', (refused) => refuse(reasonOf(refused))),
      );
      if ('state' in offer) return offer;
      const read = readOffer(offer, this.#reading);
      const seated = assigned(order.travellers, offer);
      if (read === undefined || read.fare.fareKey !== fareKey || seated === undefined) {
        return yield* refuse('not-sold');
      }
      const goodUntil = instant(offer.expires_at);
      if (goodUntil <= now) return yield* refuse('not-sold');
      const total = read.fare.fare.amount;
      if (!equals(total, order.expectedTotal)) return yield* refuse('fare-changed', total);
      const passengers = seated.map(({ id }) => id);
      const ssr = order.ssr ?? [];
      const services = yield* this.#services(ssr, offer, passengers);
      if (services.kind === 'refused') return yield* refuse(services.reason, undefined, services.ssrIds);
      if (mode === 'hold' && holdLimit(offer) === undefined) return yield* refuse('not-sold');
      const body = orderBody(order, offer, {
        mode,
        dialCode: yield* Effect.map(this.#country, dialCodeOf),
        services: services.services,
        amount: services.total === undefined ? offer.total_amount : formatDecimal(add(total, services.total)),
      });
      if (body === undefined) return yield* refuse('refused');
      const asked = { passengers, ssr: ssr.map(({ traveller, ssrId }) => ({ traveller, ssrId })) };
      const taken = yield* Effect.promise(() =>
        this.#orders.send(key, { offerKey: fareKey, sentAt: now, goodUntil, asked }),
      );
      if (taken !== undefined) return taken;
      return yield* this.#client
        .change('book', async (sdk) => {
          const answer = await sdk.orders.create(body);
          // Recorded here, so that it is also where the answer comes after we stopped waiting for it.
          if (answer.status !== accepted) await Effect.runPromise(this.#bought(key, answer.data, asked));
          return answer;
        })
        .pipe(
          Effect.flatMap(({ status }) =>
            status === accepted
              ? Effect.fail(silent('book', 'accepted and not yet made'))
              : Effect.promise(() => this.#orders.known(key)),
          ),
          Effect.catchTag('DuffelRefused', (refused) => this.#refusedByDuffel(order, offer, refused)),
        );
    });
  }

  /** A no to the order itself. */
  #refusedByDuffel(
    { idempotencyKey: key }: SupplierOrder,
    offer: DuffelOffer,
    refused: DuffelRefused,
  ): Effect.Effect<SupplierOrderRecord, SupplierSilent> {
    const record = (reason: SupplierRefused['reason'], total?: Money) =>
      Effect.promise(() => this.#orders.refuseSent(key, { reason, total }));
    const reason = reasonOf(refused);
    if (reason !== 'fare-changed') return record(reason);
    return presentOffer(this.#client, offer.id).pipe(
      Effect.map((present) => readOffer(present, this.#reading)?.fare.fare.amount),
      Effect.catch(() => Effect.succeed(undefined)),
      Effect.flatMap((total) => record('fare-changed', total)),
    );
  }

  #services(
    ssr: readonly OrderedSsr[],
    offer: DuffelOffer,
    passengers: readonly string[],
  ): Effect.Effect<ResolvedServices, SupplierSilent> {
    const { currency } = this.#reading;
    const sold = { bags: offer.available_services, flights: offer.slices, passengers: passengersOf(offer), currency };
    if (ssr.length === 0) return Effect.succeed({ kind: 'to-be-had', services: [], total: undefined });
    return seatMapsOf(this.#client, offer.id).pipe(
      Effect.map((seatMaps) => resolveServices(ssr, passengers, { ...sold, seatMaps })),
      Effect.catchTag('DuffelRefused', refusalAsSilence('seat maps')),
    );
  }

  #bought(key: string, order: DuffelOrder, asked: AskedOrder): Effect.Effect<SupplierOrderRecord> {
    return Effect.map(
      Effect.promise(() => this.#orders.confirm(key, order.id, confirmationOf(order, asked))),
      (known) => {
        if (known.state !== 'confirmed' || known.supplierRef !== order.id) {
          this.#onTrouble('an order at Duffel that its booking does not know of', { key, order: order.id });
        }
        return known;
      },
    );
  }

  /** What was sent and has no answer here: made, or certain never to be, or still open. */
  #lookedUp(
    key: string,
    { goodUntil, sentAt, asked }: Extract<SupplierOrderRecord, { state: 'sent' }>,
    now: Instant,
  ): Effect.Effect<SupplierOrderRecord, SupplierSilent> {
    return Effect.flatMap(findOrder(this.#client, key, sentAt), (found) => {
      if (found !== undefined) return this.#bought(key, found, asked);
      return now > plusMinutes(goodUntil, graceMinutes)
        ? Effect.promise(() => this.#orders.refuseSent(key, { reason: 'refused' }))
        : Effect.fail(silent('settle', 'no order yet, and one may still come'));
    });
  }

  /** The answer to anyone who asks; what another is making now is waited for. */
  #answer(
    key: string,
    made: SupplierOrderRecord,
    waitedMs = 0,
  ): Effect.Effect<SupplierConfirmation, SupplierSilent | SupplierRefused> {
    if (made.state === 'confirmed') return Effect.succeed(made.confirmation);
    if (made.state === 'refused') return Effect.fail(refusalOf(made));
    if (waitedMs >= patienceMs) return Effect.fail(silent('book', 'another is making this order'));
    return Effect.flatMap(
      Effect.delay(
        Effect.promise(() => this.#orders.find(key)),
        glanceMs,
      ),
      (known) => this.#answer(key, known ?? made, waitedMs + glanceMs),
    );
  }
}

/** An offer as Duffel has it now, with its services. */
export function presentOffer(
  client: DuffelClient,
  offerId: string,
): Effect.Effect<DuffelOffer, SupplierSilent | DuffelRefused> {
  return Effect.map(
    client.read('offer', (sdk) => sdk.offers.get(offerId, { return_available_services: true })),
    ({ data }) => data,
  );
}

const reasons: readonly RefusalReason[] = [
  'sold-out',
  'fare-changed',
  'not-sold',
  'refused',
  'ssr-changed',
  'seat-taken',
];

export function refusalOf({
  reason,
  total,
  currency,
  ssrIds,
}: Extract<SupplierOrderRecord, { state: 'refused' }>): SupplierRefused {
  const known = reasons.find((each) => each === reason) ?? 'refused';
  return new SupplierRefused({
    reason: known,
    ...(total !== null && currency !== null && isCurrency(currency) && { total: money(total, currency) }),
    ...(ssrIds !== null && { ssrIds }),
  });
}

function outcomeOf(record: SupplierOrderRecord): SupplierOutcome {
  switch (record.state) {
    case 'confirmed':
      return { kind: 'confirmed', answer: record.confirmation };
    case 'refused':
      return { kind: 'refused', refusal: refusalOf(record) };
    case 'sent':
      throw new Error('An order that is under way has no outcome');
  }
}
