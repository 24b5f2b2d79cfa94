/**
 * What is done to an order at Duffel after it was made, by keys of our own: ticketing what is held, letting it go, cancelling
 * it whole, changing its flights, adding bags, accepting what the airline changed. Like an order, a key is recorded before its one request leaves; its outcome is
 * read at Duffel, from the order or from what was to be confirmed. What Duffel has no call for (cancelling in part, splitting
 * travellers off) is refused, and people do it.
 */
import { Effect } from 'effect';
import { match } from 'ts-pattern';
import type { SupplierConfirmation } from '#application/backoffice/ports/flight/flight-supplier.ts';
import type { SupplierServices } from '#application/backoffice/ports/flight/supplier-services.ts';
import {
  SupplierRefused,
  type SupplierSilent,
  type CancelAsked,
  type SupplierBooking,
} from '#application/backoffice/ports/supplier.ts';
import type {
  ChangeAsked,
  SupplierAmended,
  SupplierAmendment,
  SupplierAmendmentOutcome,
  SupplierAmendments,
  SupplierScheduleChange,
  WatchedOrder,
} from '#application/backoffice/ports/flight/supplier-amendments.ts';
import type { Ticket } from '#domain/flight/booking/flight-booking.ts';
import type { Currency } from '#domain/money/currency.ts';
import { equals, type Money, zero } from '#domain/money/money.ts';
import { type Instant, plusMinutes } from '#domain/time/instant.ts';
import { hasLeft } from '#domain/flight/change/flown-part.ts';
import type {
  SupplierOrderRecord,
  SupplierOrderStore,
} from '#infrastructure/backoffice/database/flight/supplier-order-store.ts';
import { addServices, findServices, openOrder, settleAdded } from './added-services.ts';
import { acceptChanges, checkAccepting, listedOrders, openChangeOf, settleAcceptance } from './airline-changes.ts';
import { addedServices, AmendmentKeys, amendedOf, answerOf, outcomeOf, reissued } from './amendment-keys.ts';
import { type CancellationQuote, confirmCancellation, quoteCancellation, settleCancellation } from './cancellations.ts';
import {
  changeTo,
  chooseChange,
  confirmChange,
  exchangedTickets,
  readTickets,
  settleChange,
  ticketsText,
} from './changes.ts';
import { type DuffelClient, duffelCode } from './duffel-client.ts';
import { type OrderStanding, payHeld, settlePayment, standingOf } from './held-orders.ts';
import { type Reading, readSlice } from './read-offer.ts';
import { confirmationOf } from './write-order.ts';

/** Where Duffel gives a quote no end: how long one may be confirmed. */
const usualMinutes = 60;
/** How long a request that was sent may still be carried out. */
const lateMinutes = 15;

type Bought = Extract<SupplierOrderRecord, { state: 'confirmed' }>;
type Sent = Extract<SupplierOrderRecord, { state: 'sent' }>;

export class DuffelAmendments implements SupplierAmendments {
  readonly code = duffelCode;
  readonly #client: DuffelClient;
  readonly #orders: SupplierOrderStore;
  readonly #keys: AmendmentKeys;
  readonly #reading: Reading;
  readonly #currency: Currency;

  /** `amendments` is a store of its own: keys of orders and of amendments are different things. */
  constructor(client: DuffelClient, orders: SupplierOrderStore, amendments: SupplierOrderStore, reading: Reading) {
    this.#client = client;
    this.#orders = orders;
    this.#keys = new AmendmentKeys(amendments);
    this.#reading = reading;
    this.#currency = reading.currency;
  }

  readonly amend = (
    key: string,
    asked: SupplierAmendment,
    now: Instant,
  ): Effect.Effect<SupplierAmended, SupplierSilent | SupplierRefused> =>
    Effect.gen({ self: this }, function* () {
      const known = yield* this.#keys.find(key);
      if (known !== undefined) return yield* answerOf(known);
      const bought = yield* this.#bought(asked);
      const standing = yield* standingOf(this.#client, bought.supplierRef, this.#currency);
      const work = this.#work(key, asked, standing, bought, now);
      return yield* work.pipe(
        Effect.catchTag('SupplierRefused', (refused) => Effect.flatMap(this.#keys.refuse(key, refused), answerOf)),
      );
    });

  readonly settle = (key: string, now: Instant): Effect.Effect<SupplierAmendmentOutcome, SupplierSilent> =>
    Effect.gen({ self: this }, function* () {
      const known = (yield* this.#keys.find(key)) ?? (yield* this.#keys.refuse(key, { reason: 'refused' }));
      return outcomeOf(known.state === 'sent' ? yield* this.#lookedUp(key, known, now) : known);
    });

  readonly cancelRefund = (
    booking: SupplierBooking,
    asked: CancelAsked,
    _now: Instant,
  ): Effect.Effect<Money, SupplierSilent | SupplierRefused> =>
    Effect.gen({ self: this }, function* () {
      const bought = yield* this.#bought(booking);
      const standing = yield* standingOf(this.#client, bought.supplierRef, this.#currency);
      if (!isWhole(asked, standing)) return yield* new SupplierRefused({ reason: 'refused' });
      const { refund } = yield* quoteCancellation(this.#client, bought.supplierRef, this.#currency);
      return refund ?? (yield* new SupplierRefused({ reason: 'refused' }));
    });

  /** Bags; Duffel sells no seats after the order. */
  readonly services = (
    booking: SupplierBooking,
    now: Instant,
  ): Effect.Effect<SupplierServices, SupplierSilent | SupplierRefused> =>
    Effect.gen({ self: this }, function* () {
      const { supplierRef } = yield* this.#bought(booking);
      const { order, lines } = yield* openOrder(this.#client, supplierRef, this.#currency);
      return { lines: lines.filter(({ place }) => !isGone(order, place.itinerary, this.#reading, now)), seatMaps: [] };
    });

  readonly scheduleChanges = (
    booked: readonly WatchedOrder[],
    _now: Instant,
  ): Effect.Effect<readonly SupplierScheduleChange[], SupplierSilent> =>
    Effect.gen({ self: this }, function* () {
      const records = yield* Effect.forEach(booked, ({ orderKey }) =>
        Effect.promise(async () => ({ orderKey, record: await this.#orders.find(orderKey) })),
      );
      const keyOf = new Map(
        records.flatMap(({ orderKey, record }) =>
          record?.state === 'confirmed' ? [[record.supplierRef, orderKey] as const] : [],
        ),
      );
      const orders = yield* listedOrders(this.#client, [...keyOf.keys()]);
      return orders.flatMap((order) => {
        const orderKey = keyOf.get(order.id);
        const known = booked.find((each) => each.orderKey === orderKey)?.open;
        const open = openChangeOf(order, known, this.#reading);
        return open === undefined || orderKey === undefined ? [] : [{ orderKey, ...open }];
      });
    });

  readonly changeCollection = (
    booking: SupplierBooking,
    asked: ChangeAsked,
    now: Instant,
  ): Effect.Effect<Money, SupplierSilent | SupplierRefused> =>
    Effect.gen({ self: this }, function* () {
      const { supplierRef } = yield* this.#bought(booking);
      const { state, order } = yield* standingOf(this.#client, supplierRef, this.#currency);
      if (state !== 'paid') return yield* new SupplierRefused({ reason: 'refused' });
      return (yield* changeTo(this.#client, order, asked, now, this.#reading)).difference;
    });

  #bought({ orderKey }: SupplierBooking): Effect.Effect<Bought, SupplierRefused> {
    return Effect.flatMap(
      Effect.promise(() => this.#orders.find(orderKey)),
      (record) =>
        record?.state === 'confirmed'
          ? Effect.succeed(record)
          : Effect.fail(new SupplierRefused({ reason: 'not-sold' })),
    );
  }

  #work(
    key: string,
    asked: SupplierAmendment,
    standing: OrderStanding,
    bought: Bought,
    now: Instant,
  ): Effect.Effect<SupplierAmended, SupplierSilent | SupplierRefused> {
    return match(asked)
      .with({ kind: 'ticket' }, ({ expectedTotal }) => this.#ticket(key, standing, bought, expectedTotal, now))
      .with({ kind: 'release' }, () => this.#release(key, standing, bought, now))
      .with({ kind: 'cancel' }, (cancel) => this.#cancel(key, standing, bought, cancel, cancel.expectedRefund, now))
      .with({ kind: 'change' }, (change) => this.#change(key, standing, bought, change, now))
      .with({ kind: 'add-ssr' }, (adding) => this.#add(key, standing, bought, adding, now))
      .with({ kind: 'schedule' }, (answer) => this.#accept(key, standing, bought, answer, now))
      .with({ kind: 'split' }, { kind: 'complete' }, { kind: 'by-hand' }, () =>
        Effect.fail(new SupplierRefused({ reason: 'refused' })),
      )
      .exhaustive();
  }

  #ticket(
    key: string,
    standing: OrderStanding,
    bought: Bought,
    expected: Money,
    now: Instant,
  ): Effect.Effect<SupplierAmended, SupplierSilent | SupplierRefused> {
    const { orderId, state, total, until } = standing;
    if (state !== 'held' || total === undefined) return Effect.fail(new SupplierRefused({ reason: 'not-sold' }));
    if (!equals(total, expected)) return Effect.fail(new SupplierRefused({ reason: 'fare-changed', total }));
    const subject = { kind: 'ticket', id: orderId } as const;
    return this.#keys.once(
      key,
      { subject, goodUntil: until ?? plusMinutes(now, usualMinutes), asked: bought.asked, now },
      () => Effect.flatMap(payHeld(this.#client, orderId, expected), (paid) => this.#done(key, paid, bought)),
    );
  }

  #release(
    key: string,
    standing: OrderStanding,
    bought: Bought,
    now: Instant,
  ): Effect.Effect<SupplierAmended, SupplierSilent | SupplierRefused> {
    const isGone = standing.state === 'cancelled' || (standing.state === 'held' && (standing.until ?? now) < now);
    if (standing.state === 'paid') return Effect.fail(new SupplierRefused({ reason: 'refused' }));
    if (!isGone) return this.#cancelled(key, bought, zero(this.#currency), now);
    const subject = { kind: 'cancel', id: standing.orderId } as const;
    return this.#keys.once(key, { subject, goodUntil: now, asked: bought.asked, now }, () =>
      this.#done(key, standing, bought),
    );
  }

  #cancel(
    key: string,
    standing: OrderStanding,
    bought: Bought,
    asked: CancelAsked,
    expected: Money,
    now: Instant,
  ): Effect.Effect<SupplierAmended, SupplierSilent | SupplierRefused> {
    return isWhole(asked, standing) && standing.state === 'paid'
      ? this.#cancelled(key, bought, expected, now)
      : Effect.fail(new SupplierRefused({ reason: 'refused' }));
  }

  #cancelled(
    key: string,
    bought: Bought,
    expected: Money,
    now: Instant,
  ): Effect.Effect<SupplierAmended, SupplierSilent | SupplierRefused> {
    return Effect.flatMap(
      quoteCancellation(this.#client, bought.supplierRef, this.#currency),
      ({ cancellationId: id, refund, goodUntil = plusMinutes(now, usualMinutes) }: CancellationQuote) => {
        if (refund === undefined) return Effect.fail(new SupplierRefused({ reason: 'refused' }));
        if (!equals(refund, expected)) {
          return Effect.fail(new SupplierRefused({ reason: 'fare-changed', total: refund }));
        }
        return this.#keys.once(key, { subject: { kind: 'cancel', id }, goodUntil, asked: bought.asked, now }, () =>
          Effect.flatMap(confirmCancellation(this.#client, id, expected), () => this.#confirmed(key, id, bought)),
        );
      },
    );
  }

  /** Chosen again: what was found when it was quoted is not kept, and costs the same or is refused. */
  #change(
    key: string,
    { state, order }: OrderStanding,
    bought: Bought,
    asked: Extract<SupplierAmendment, { kind: 'change' }>,
    now: Instant,
  ): Effect.Effect<SupplierAmended, SupplierSilent | SupplierRefused> {
    const { expectedCollection: expected, tickets } = asked;
    return Effect.gen({ self: this }, function* () {
      if (state !== 'paid') return yield* new SupplierRefused({ reason: 'refused' });
      const { changeOfferId, difference } = yield* changeTo(this.#client, order, asked, now, this.#reading);
      if (!equals(difference, expected))
        return yield* new SupplierRefused({ reason: 'fare-changed', total: difference });
      const { changeId: id, goodUntil } = yield* chooseChange(this.#client, changeOfferId, this.#currency);
      const subject = { kind: 'change', id, more: ticketsText(tickets) } as const;
      return yield* this.#keys.once(
        key,
        { subject, goodUntil: goodUntil ?? plusMinutes(now, usualMinutes), asked: bought.asked, now },
        () =>
          confirmChange(this.#client, id, expected).pipe(
            Effect.andThen(this.#changed(order.id, tickets, bought)),
            Effect.flatMap((confirmation) => this.#keys.confirm(key, id, confirmation)),
            Effect.map(amendedOf),
          ),
      );
    });
  }

  /** What the order has already is kept with the key: by what has come since, an answer that was lost is known. */
  #add(
    key: string,
    { state, orderId }: OrderStanding,
    bought: Bought,
    { ssr }: Extract<SupplierAmendment, { kind: 'add-ssr' }>,
    now: Instant,
  ): Effect.Effect<SupplierAmended, SupplierSilent | SupplierRefused> {
    return Effect.gen({ self: this }, function* () {
      if (state !== 'paid') return yield* new SupplierRefused({ reason: 'refused' });
      const open = yield* openOrder(this.#client, orderId, this.#currency);
      const { passengers } = bought.asked;
      const found = findServices(open, passengers, ssr, this.#currency);
      if (found.kind === 'refused') {
        return yield* new SupplierRefused({ reason: found.reason, ssrIds: found.ssrIds });
      }
      const asked = { passengers, ssr: ssr.map(({ traveller, ssrId }) => ({ traveller, ssrId })) };
      const subject = { kind: 'add-ssr', id: orderId, more: open.before.join(',') } as const;
      return yield* this.#keys.once(key, { subject, goodUntil: plusMinutes(now, lateMinutes), asked, now }, () =>
        addServices(this.#client, open, passengers, ssr, this.#currency).pipe(
          Effect.andThen(this.#keys.confirm(key, orderId, addedServices(asked))),
          Effect.map(amendedOf),
        ),
      );
    });
  }

  #accept(
    key: string,
    { order, orderId }: OrderStanding,
    bought: Bought,
    { changeId, chosen }: Extract<SupplierAmendment, { kind: 'schedule' }>,
    now: Instant,
  ): Effect.Effect<SupplierAmended, SupplierSilent | SupplierRefused> {
    if (chosen.length > 0) return Effect.fail(new SupplierRefused({ reason: 'refused' }));
    const subject = { kind: 'schedule', id: orderId, more: changeId } as const;
    return Effect.andThen(
      checkAccepting(order, changeId),
      this.#keys.once(key, { subject, goodUntil: plusMinutes(now, lateMinutes), asked: bought.asked, now }, () =>
        Effect.andThen(acceptChanges(this.#client, orderId, changeId), this.#confirmed(key, orderId, bought)),
      ),
    );
  }

  /** What an order has come to by a change that is confirmed. */
  #changed(
    orderId: string,
    before: readonly Ticket[],
    { asked }: Pick<Bought, 'asked'>,
  ): Effect.Effect<SupplierConfirmation, SupplierSilent> {
    return Effect.map(standingOf(this.#client, orderId, this.#currency), ({ order }) => {
      const { reference, issued } = confirmationOf(order, asked);
      return { reference, issued: { tickets: exchangedTickets(before, issued.tickets) } };
    });
  }

  #done(key: string, { order, orderId }: OrderStanding, { asked }: Bought): Effect.Effect<SupplierAmended> {
    return Effect.map(this.#keys.confirm(key, orderId, confirmationOf(order, asked)), amendedOf);
  }

  #confirmed(key: string, id: string, { confirmation }: Pick<Bought, 'confirmation'>): Effect.Effect<SupplierAmended> {
    const { reference } = confirmation;
    return Effect.map(this.#keys.confirm(key, id, { reference, issued: { tickets: [] } }), amendedOf);
  }

  #lookedUp(key: string, sent: Sent, now: Instant): Effect.Effect<SupplierOrderRecord, SupplierSilent> {
    const [kind, id = '', more = ''] = sent.offerKey.split(' ');
    const found = this.#found(kind, id, more, sent, now);
    return found.pipe(
      Effect.flatMap((confirmation) => this.#keys.confirm(key, id, confirmation)),
      Effect.catchTag('SupplierRefused', (refused) => this.#keys.refuseSent(key, refused)),
    );
  }

  #found(
    kind: string | undefined,
    id: string,
    more: string,
    sent: Sent,
    now: Instant,
  ): Effect.Effect<SupplierConfirmation, SupplierSilent | SupplierRefused> {
    const tickets = readTickets(more);
    switch (kind) {
      case 'ticket':
        return Effect.map(settlePayment(this.#client, id, this.#currency, now), ({ order }) =>
          confirmationOf(order, sent.asked),
        );
      case 'change':
        return Effect.flatMap(settleChange(this.#client, id, this.#currency, now), ({ orderId }) =>
          orderId === undefined ? Effect.succeed(reissued({ tickets })) : this.#changed(orderId, tickets, sent),
        );
      case 'add-ssr': {
        const before = more.split(',');
        const bought = settleAdded(this.#client, id, before, sent.asked.ssr.length, now > sent.goodUntil);
        return Effect.as(bought, addedServices(sent.asked));
      }
      case 'schedule':
        return Effect.as(settleAcceptance(this.#client, id, more, sent.sentAt, now), reissued({ tickets: [] }));
      default:
        return Effect.map(settleCancellation(this.#client, id, this.#currency, now), () => reissued({ tickets: [] }));
    }
  }
}

/** Whether all travellers are taken off all directions. */
function isWhole({ places }: CancelAsked, { order: { passengers, slices } }: OrderStanding): boolean {
  const asked = new Set(places.map(({ traveller, item: itinerary }) => `${traveller}.${itinerary}`));
  return asked.size === passengers.length * slices.length;
}

function isGone({ slices }: OrderStanding['order'], at: number, { airports }: Reading, now: Instant): boolean {
  const slice = slices[at];
  const flown = slice && readSlice(slice, airports);
  return flown === undefined || hasLeft(flown, now);
}
