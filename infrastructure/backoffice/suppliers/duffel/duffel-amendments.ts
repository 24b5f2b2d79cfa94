/**
 * What is done to an order at Duffel after it was made, by keys of our own: ticketing what is held, letting it go, cancelling
 * it whole, changing all its flights. Like an order, a key is recorded before its one request leaves; what became of it is
 * read at Duffel, from the order or from what was to be confirmed. Parts of an order are refused, and people do them.
 */
import { Effect } from 'effect';
import {
  type SupplierConfirmation,
  SupplierRefused,
  type SupplierSilent,
} from '#application/backoffice/ports/flight-supplier.ts';
import type {
  CancelAsked,
  ChangeAsked,
  SupplierAmended,
  SupplierAmendment,
  SupplierAmendmentOutcome,
  SupplierAmendments,
  SupplierBooking,
} from '#application/backoffice/ports/supplier-amendments.ts';
import type { Ticket } from '#domain/booking/booking.ts';
import type { Currency } from '#domain/money/currency.ts';
import { equals, type Money, zero } from '#domain/money/money.ts';
import { type Instant, plusMinutes } from '#domain/time/instant.ts';
import type {
  SupplierOrderRecord,
  SupplierOrderStore,
} from '#infrastructure/backoffice/database/supplier-order-store.ts';
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
import { type DuffelClient, duffelCode, silent } from './duffel-client.ts';
import { type OrderStanding, payHeld, settlePayment, standingOf } from './held-orders.ts';
import { refusalOf } from './place-order.ts';
import type { Reading } from './read-offer.ts';
import { confirmationOf } from './write-order.ts';

/** Where Duffel gives a quote no end: how long one may be confirmed. */
const usualMinutes = 60;

type Bought = Extract<SupplierOrderRecord, { state: 'confirmed' }>;
type Sent = Extract<SupplierOrderRecord, { state: 'sent' }>;

/** What a record of an amendment is about, in place of a fare: what is to be read to know what became of it. */
interface Subject {
  readonly kind: 'ticket' | 'cancel' | 'change';
  readonly id: string;
  /** Those before a change. */
  readonly tickets?: readonly Ticket[];
}

export class DuffelAmendments implements SupplierAmendments {
  readonly code = duffelCode;
  readonly #client: DuffelClient;
  readonly #orders: SupplierOrderStore;
  readonly #amendments: SupplierOrderStore;
  readonly #reading: Reading;
  readonly #currency: Currency;

  /** `amendments` is a store of its own: keys of orders and of amendments are different things. */
  constructor(client: DuffelClient, orders: SupplierOrderStore, amendments: SupplierOrderStore, reading: Reading) {
    this.#client = client;
    this.#orders = orders;
    this.#amendments = amendments;
    this.#reading = reading;
    this.#currency = reading.currency;
  }

  readonly amend = (
    key: string,
    asked: SupplierAmendment,
    now: Instant,
  ): Effect.Effect<SupplierAmended, SupplierSilent | SupplierRefused> =>
    Effect.gen({ self: this }, function* () {
      const known = yield* Effect.promise(() => this.#amendments.find(key));
      if (known !== undefined) return yield* this.#answer(known);
      const bought = yield* this.#bought(asked);
      const standing = yield* standingOf(this.#client, bought.supplierRef, this.#currency);
      const work =
        asked.kind === 'ticket'
          ? this.#ticket(key, standing, bought, asked.expectedTotal, now)
          : asked.kind === 'release'
            ? this.#release(key, standing, bought, now)
            : asked.kind === 'cancel'
              ? this.#cancel(key, standing, bought, asked, asked.expectedRefund, now)
              : asked.kind === 'change'
                ? this.#change(key, standing, bought, asked, now)
                : // Its schedules are not asked about, so nobody can answer them.
                  Effect.fail(new SupplierRefused({ reason: 'refused' }));
      return yield* work.pipe(
        Effect.catchTag('SupplierRefused', (refused) =>
          Effect.flatMap(this.#refused(key, refused), (record) => this.#answer(record)),
        ),
      );
    });

  readonly settle = (key: string, now: Instant): Effect.Effect<SupplierAmendmentOutcome, SupplierSilent> =>
    Effect.gen({ self: this }, function* () {
      const known =
        (yield* Effect.promise(() => this.#amendments.find(key))) ??
        (yield* Effect.promise(() => this.#amendments.refuse(key, { reason: 'refused' })));
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
    return this.#once(key, subject, until ?? plusMinutes(now, usualMinutes), bought, now, () =>
      Effect.flatMap(payHeld(this.#client, orderId, expected), (paid) => this.#done(key, paid, bought)),
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
    return this.#once(key, subject, now, bought, now, () => this.#done(key, standing, bought));
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
        return this.#once(key, { kind: 'cancel', id }, goodUntil, bought, now, () =>
          Effect.flatMap(confirmCancellation(this.#client, id, expected), () => this.#confirmed(key, id, bought)),
        );
      },
    );
  }

  /** Chosen anew: what was found when it was quoted is not kept, and costs the same or is refused. */
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
      const subject = { kind: 'change', id, tickets } as const;
      return yield* this.#once(key, subject, goodUntil ?? plusMinutes(now, usualMinutes), bought, now, () =>
        confirmChange(this.#client, id, expected).pipe(
          Effect.andThen(this.#changed(order.id, tickets, bought)),
          Effect.flatMap((confirmation) => Effect.promise(() => this.#amendments.confirm(key, id, confirmation))),
          Effect.map(amendedOf),
        ),
      );
    });
  }

  /** What an order has come to by a change that is confirmed. */
  #changed(
    orderId: string,
    before: readonly Ticket[],
    { asked }: Pick<Bought, 'asked'>,
  ): Effect.Effect<SupplierConfirmation, SupplierSilent> {
    return Effect.map(standingOf(this.#client, orderId, this.#currency), ({ order }) => {
      const { pnr, tickets } = confirmationOf(order, asked);
      return { pnr, tickets: exchangedTickets(before, tickets) };
    });
  }

  /** Records the key and does the work; whoever else has recorded it meanwhile is heard instead. */
  #once(
    key: string,
    { kind, id, tickets }: Subject,
    goodUntil: Instant,
    { asked }: Bought,
    now: Instant,
    work: () => Effect.Effect<SupplierAmended, SupplierSilent | SupplierRefused>,
  ): Effect.Effect<SupplierAmended, SupplierSilent | SupplierRefused> {
    const fareKey = [kind, id, ...(tickets ? [ticketsText(tickets)] : [])].join(' ');
    return Effect.flatMap(
      Effect.promise(() => this.#amendments.send(key, { fareKey, sentAt: now, goodUntil, asked })),
      (taken) =>
        taken === undefined
          ? Effect.catchTag(work(), 'SupplierRefused', (refused) =>
              Effect.flatMap(this.#refusedSent(key, refused), (record) => this.#answer(record)),
            )
          : this.#answer(taken),
    );
  }

  #done(key: string, { order, orderId }: OrderStanding, { asked }: Bought): Effect.Effect<SupplierAmended> {
    return Effect.map(
      Effect.promise(() => this.#amendments.confirm(key, orderId, confirmationOf(order, asked))),
      amendedOf,
    );
  }

  #confirmed(key: string, id: string, { confirmation }: Pick<Bought, 'confirmation'>): Effect.Effect<SupplierAmended> {
    const { pnr } = confirmation;
    return Effect.map(
      Effect.promise(() => this.#amendments.confirm(key, id, { pnr, tickets: [] })),
      amendedOf,
    );
  }

  /** Of a key that was not sent from here: whoever sent it meanwhile knows better. */
  #refused(key: string, { reason, total }: SupplierRefused): Effect.Effect<SupplierOrderRecord> {
    return Effect.promise(() => this.#amendments.refuse(key, { reason, total }));
  }

  /** Of a key that was sent from here, or that is certain to have done nothing. */
  #refusedSent(key: string, { reason, total }: SupplierRefused): Effect.Effect<SupplierOrderRecord> {
    return Effect.promise(() => this.#amendments.refuseSent(key, { reason, total }));
  }

  #answer(record: SupplierOrderRecord): Effect.Effect<SupplierAmended, SupplierSilent | SupplierRefused> {
    if (record.state === 'confirmed') return Effect.succeed(amendedOf(record));
    return record.state === 'refused'
      ? Effect.fail(refusalOf(record))
      : Effect.fail(silent('amend', 'under way, and may be done yet'));
  }

  #lookedUp(key: string, sent: Sent, now: Instant): Effect.Effect<SupplierOrderRecord, SupplierSilent> {
    const [kind, id = '', tickets = ''] = sent.fareKey.split(' ');
    const found = this.#found(kind, id, readTickets(tickets), sent, now);
    return found.pipe(
      Effect.flatMap((confirmation) => Effect.promise(() => this.#amendments.confirm(key, id, confirmation))),
      Effect.catchTag('SupplierRefused', (refused) => this.#refusedSent(key, refused)),
    );
  }

  #found(
    kind: string | undefined,
    id: string,
    tickets: readonly Ticket[],
    sent: Sent,
    now: Instant,
  ): Effect.Effect<SupplierConfirmation, SupplierSilent | SupplierRefused> {
    switch (kind) {
      case 'ticket':
        return Effect.map(settlePayment(this.#client, id, this.#currency, now), ({ order }) =>
          confirmationOf(order, sent.asked),
        );
      case 'change':
        return Effect.flatMap(settleChange(this.#client, id, this.#currency, now), ({ orderId }) =>
          orderId === undefined ? Effect.succeed({ pnr: '', tickets }) : this.#changed(orderId, tickets, sent),
        );
      default:
        return Effect.map(settleCancellation(this.#client, id, this.#currency, now), () => ({ pnr: '', tickets: [] }));
    }
  }
}

/** Whether all travellers are taken off all directions. */
function isWhole({ places }: CancelAsked, { order: { passengers, slices } }: OrderStanding): boolean {
  const asked = new Set(places.map(({ traveller, itinerary }) => `${traveller}.${itinerary}`));
  return asked.size === passengers.length * slices.length;
}

function amendedOf(record: SupplierOrderRecord): SupplierAmended {
  return record.state === 'confirmed' && record.confirmation.tickets.length > 0
    ? { tickets: record.confirmation.tickets }
    : {};
}

function outcomeOf(record: SupplierOrderRecord): SupplierAmendmentOutcome {
  switch (record.state) {
    case 'confirmed':
      return { kind: 'confirmed', amended: amendedOf(record) };
    case 'refused':
      return { kind: 'refused', refusal: refusalOf(record) };
    case 'sent':
      throw new Error('An amendment that is under way has no outcome');
  }
}
