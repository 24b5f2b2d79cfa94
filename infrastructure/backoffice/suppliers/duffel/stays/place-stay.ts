/**
 * Booking a stay without an idempotency key, as flights are ordered: a key is recorded as sent before its one request leaves and
 * is never sent again; the booking carries it in its metadata, by which it is found after a lost answer. A key that was never
 * recorded is closed by recording it as refused; one that was sent and has no booking is closed once its quote can no longer be
 * booked and the time that a request may still be under way has passed.
 */
import { Effect } from 'effect';
import type { HotelIssued, HotelOrder } from '#application/backoffice/ports/hotel/hotel-supplier.ts';
import {
  type Confirmation,
  type Outcome,
  SupplierRefused,
  type SupplierSilent,
} from '#application/backoffice/ports/supplier.ts';
import { type Currency, isCurrency } from '#domain/money/currency.ts';
import { add, equals, type Money, money } from '#domain/money/money.ts';
import { dialCodeOf } from '#domain/people/dial-codes.ts';
import { type Instant, plusMinutes } from '#domain/time/instant.ts';
import type {
  OrderRecord,
  SupplierOrders,
} from '#infrastructure/backoffice/database/booking/supplier/supplier-orders.ts';
import { type DuffelClient, duffelCode, type DuffelRefused, refusalAsSilence, silent } from '../duffel-client.ts';
import type { OnTrouble } from '../place-order.ts';
import { keyName } from '../write-order.ts';
import { costOf } from './read-rate.ts';
import { readStayKey } from './stay-keys.ts';
import type { DuffelStayBooking, DuffelStayQuote } from './stay-types.ts';

export type StayConfirmation = Confirmation<HotelIssued>;
export type StayOrders = SupplierOrders<StayConfirmation, object>;
type StayRecord = OrderRecord<StayConfirmation, object>;

/** How long a quote is booked from at the most, and a request may be under way after it. */
const quoteMinutes = 60;
const graceMinutes = 15;

/** Of the book in which keys are recorded. */
export const stayBookName = `${duffelCode}-stays`;
const pageSize = 200;
const mostPages = 50;

export interface PlacingPorts {
  readonly client: DuffelClient;
  readonly orders: StayOrders;
  readonly currency: Currency;
  /** The deployment’s, by ISO 3166-1 alpha-2, whose mobile numbers guests give. */
  readonly country: Effect.Effect<string>;
  readonly onTrouble: OnTrouble;
}

export class StayPlacing {
  readonly #ports: PlacingPorts;
  /** By key: bookings that this process is making. They go on when the caller no longer waits. */
  readonly #making = new Map<string, Promise<StayRecord | SupplierSilent>>();

  constructor(ports: PlacingPorts) {
    this.#ports = ports;
  }

  place(order: HotelOrder, now: Instant): Effect.Effect<StayConfirmation, SupplierSilent | SupplierRefused> {
    return Effect.flatMap(
      Effect.promise(() => this.#made(order, now)),
      (made) => {
        if ('_tag' in made) return Effect.fail(made);
        if (made.state === 'confirmed') return Effect.succeed(made.confirmation);
        return Effect.fail(made.state === 'refused' ? refusalOf(made) : silent('book', 'sent, and not answered yet'));
      },
    );
  }

  settle(key: string, now: Instant): Effect.Effect<Outcome<StayConfirmation>, SupplierSilent> {
    const { orders } = this.#ports;
    return Effect.gen({ self: this }, function* () {
      yield* this.#whileMaking(key);
      yield* Effect.promise(async () => (await orders.find(key)) ?? orders.refuse(key, { reason: 'refused' }));
      // This process may have begun to make it just before it could be refused.
      yield* this.#whileMaking(key);
      const known = yield* Effect.promise(() => orders.known(key));
      const record = known.state === 'sent' ? yield* this.#lookedUp(key, known, now) : known;
      if (record.state === 'confirmed') return { kind: 'confirmed' as const, answer: record.confirmation };
      if (record.state === 'refused') return { kind: 'refused' as const, refusal: refusalOf(record) };
      return yield* silent('settle', 'no answer yet');
    });
  }

  #whileMaking(key: string): Effect.Effect<void> {
    const making = this.#making.get(key);
    return making === undefined ? Effect.void : Effect.asVoid(Effect.promise(() => making));
  }

  #made(order: HotelOrder, now: Instant): Promise<StayRecord | SupplierSilent> {
    const known = this.#making.get(order.key);
    if (known !== undefined) return known;
    const making = Effect.runPromise(
      Effect.catchTag(this.#make(order, now), 'SupplierSilent', (lost) => Effect.succeed(lost)),
    ).finally(() => this.#making.delete(order.key));
    this.#making.set(order.key, making);
    // The caller may have left; what was sent is found again by settling.
    making.catch((cause: unknown) =>
      this.#ports.onTrouble('a stay whose outcome could not be recorded', { key: order.key, cause: String(cause) }),
    );
    return making;
  }

  #make(order: HotelOrder, now: Instant): Effect.Effect<StayRecord, SupplierSilent> {
    const { client, orders, currency, country } = this.#ports;
    const { key } = order;
    const refuse = (reason: SupplierRefused['reason'], total?: Money) =>
      Effect.promise(() => orders.refuse(key, { reason, total }));
    return Effect.gen({ self: this }, function* () {
      const before = yield* Effect.promise(() => orders.find(key));
      if (before !== undefined) return before;
      const [rateKey, ...others] = order.rateKeys;
      const named = readStayKey(rateKey);
      if (named === undefined || others.length > 0 || order.mode === 'hold') return yield* refuse('not-sold');
      const quote = yield* quoteOf(client, named.rateId).pipe(
        Effect.catchTag('DuffelRefused', (refused) => refuse(stayReason(refused))),
      );
      if ('state' in quote) return quote;
      const cost = costOf(quote, currency);
      if (cost === undefined) return yield* refuse('not-sold');
      const total = add(cost.base, cost.tax);
      if (!equals(total, order.total)) return yield* refuse('fare-changed', total);
      const dialCode = dialCodeOf(yield* country);
      if (dialCode === undefined) return yield* refuse('refused');
      const taken = yield* Effect.promise(() =>
        orders.send(key, { offerKey: rateKey, sentAt: now, goodUntil: plusMinutes(now, quoteMinutes), asked: {} }),
      );
      if (taken !== undefined) return taken;
      return yield* client
        .change('book stay', async (sdk) => {
          const answer = await sdk.stays.bookings.create(bookingBody(order, quote, dialCode));
          // Recorded here, so that it is also where the answer comes after nobody waits for it any more.
          await this.#booked(key, answer.data);
          return answer;
        })
        .pipe(
          Effect.flatMap(() => Effect.promise(() => orders.known(key))),
          Effect.catchTag('DuffelRefused', (refused) =>
            Effect.promise(() => orders.refuseSent(key, { reason: stayReason(refused) })),
          ),
        );
    });
  }

  async #booked(key: string, booking: DuffelStayBooking): Promise<StayRecord> {
    const known = await this.#ports.orders.confirm(key, booking.id, confirmationOf(booking));
    if (known.state !== 'confirmed' || known.supplierRef !== booking.id) {
      this.#ports.onTrouble('a stay at Duffel that its booking does not know of', { key, stay: booking.id });
    }
    return known;
  }

  /** What was sent and has no answer here: booked, or certain never to be, or still open. */
  #lookedUp(
    key: string,
    { goodUntil }: Extract<StayRecord, { state: 'sent' }>,
    now: Instant,
  ): Effect.Effect<StayRecord, SupplierSilent> {
    const { client, orders } = this.#ports;
    return Effect.flatMap(findStay(client, key), (found) => {
      if (found !== undefined) return Effect.promise(() => this.#booked(key, found));
      return now > plusMinutes(goodUntil, graceMinutes)
        ? Effect.promise(() => orders.refuseSent(key, { reason: 'refused' }))
        : Effect.fail(silent('settle', 'no stay yet, and one may still come'));
    });
  }
}

export function quoteOf(
  client: DuffelClient,
  rateId: string,
): Effect.Effect<DuffelStayQuote, SupplierSilent | DuffelRefused> {
  return Effect.map(
    client.read('quote stay', (sdk) => sdk.stays.quotes.create(rateId)),
    ({ data }) => data,
  );
}

/** Duffel lists bookings but finds none by what was written into it: all are looked through, in whatever order they come. */
function findStay(client: DuffelClient, key: string): Effect.Effect<DuffelStayBooking | undefined, SupplierSilent> {
  const look = (
    after: string | undefined,
    page: number,
  ): Effect.Effect<DuffelStayBooking | undefined, SupplierSilent> =>
    client
      .read('find stay', (sdk) => sdk.stays.bookings.list({ limit: pageSize, ...(after !== undefined && { after }) }))
      .pipe(
        Effect.catchTag('DuffelRefused', refusalAsSilence('find stay')),
        Effect.flatMap(({ data, after: next }) => {
          const found = data.find(({ metadata }) => metadata?.[keyName] === key);
          if (found !== undefined || next === undefined) return Effect.succeed(found);
          return page >= mostPages
            ? Effect.fail(silent('find stay', 'too many stays to look through'))
            : look(next, page + 1);
        }),
      );
  return look(undefined, 1);
}

function bookingBody({ key, travellers, contact, requests }: HotelOrder, { id }: DuffelStayQuote, dialCode: string) {
  return {
    quote_id: id,
    guests: travellers.map(({ firstName, lastName }) => ({ given_name: firstName, family_name: lastName })),
    email: contact.email,
    phone_number: `${dialCode}${contact.mobile}`,
    ...(requests !== undefined && { accommodation_special_requests: requests }),
    metadata: { [keyName]: key },
  };
}

/** The hotel’s own number where it gave one. */
function confirmationOf({ id, reference }: DuffelStayBooking): StayConfirmation {
  return { reference: id, issued: { confirmations: [reference ?? id] } };
}

/** A rate that is no longer there is sold out; what else is said is no fault of the room. */
export function stayReason({ status, code }: Pick<DuffelRefused, 'status' | 'code'>): SupplierRefused['reason'] {
  if (code === 'price_changed') return 'fare-changed';
  return status === 404 || status === 410 || code === 'rate_unavailable' || code === 'rate_expired'
    ? 'sold-out'
    : 'refused';
}

const reasons = ['sold-out', 'fare-changed', 'not-sold'] as const;

function refusalOf({ reason, total, currency }: Extract<StayRecord, { state: 'refused' }>): SupplierRefused {
  return new SupplierRefused({
    reason: reasons.find((each) => each === reason) ?? 'refused',
    ...(total !== null && currency !== null && isCurrency(currency) && { total: money(total, currency) }),
  });
}
