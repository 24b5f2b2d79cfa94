/**
 * The keys of what is done to orders at Duffel: recorded before the one request of each leaves, answered for good from what
 * is recorded. A key that was sent has done what is read at Duffel later, or nothing.
 */
import { Effect } from 'effect';
import type { FlightIssued, SupplierConfirmation } from '#application/backoffice/ports/flight/flight-supplier.ts';
import type { SupplierRefused, SupplierSilent } from '#application/backoffice/ports/supplier.ts';
import type {
  SupplierAmended,
  SupplierAmendmentOutcome,
} from '#application/backoffice/ports/flight/supplier-amendments.ts';
import type { Instant } from '#domain/time/instant.ts';
import type {
  AskedOrder,
  SupplierOrderRecord,
  SupplierOrderStore,
} from '#infrastructure/backoffice/database/flight/supplier-order-store.ts';
import { silent } from './duffel-client.ts';
import { refusalOf } from './place-order.ts';

/** What a record of an amendment is about, in place of a fare: what is to be read to know its outcome. */
export interface Subject {
  readonly kind: 'ticket' | 'cancel' | 'change' | 'add-ssr' | 'schedule';
  readonly id: string;
  /** What was before, where that is needed: tickets, services; or the changes that are accepted. */
  readonly more?: string;
}

export interface Sending {
  readonly subject: Subject;
  /** After it nothing more can come of it. */
  readonly goodUntil: Instant;
  readonly asked: AskedOrder;
  readonly now: Instant;
}

export class AmendmentKeys {
  readonly #store: SupplierOrderStore;

  constructor(store: SupplierOrderStore) {
    this.#store = store;
  }

  find(key: string): Effect.Effect<SupplierOrderRecord | undefined> {
    return Effect.promise(() => this.#store.find(key));
  }

  confirm(key: string, id: string, confirmation: SupplierConfirmation): Effect.Effect<SupplierOrderRecord> {
    return Effect.promise(() => this.#store.confirm(key, id, confirmation));
  }

  /** Of a key that was not sent from here: anyone who sent it meanwhile knows better. */
  refuse(key: string, { reason, total, ssrIds }: Refusal): Effect.Effect<SupplierOrderRecord> {
    return Effect.promise(() => this.#store.refuse(key, { reason, total, ssrIds }));
  }

  /** Of a key that was sent from here, or that is certain to have done nothing. */
  refuseSent(key: string, { reason, total, ssrIds }: Refusal): Effect.Effect<SupplierOrderRecord> {
    return Effect.promise(() => this.#store.refuseSent(key, { reason, total, ssrIds }));
  }

  /** Records the key and does the work; where another has recorded it meanwhile, that outcome holds. */
  once(
    key: string,
    { subject: { kind, id, more }, goodUntil, asked, now }: Sending,
    work: () => Effect.Effect<SupplierAmended, SupplierSilent | SupplierRefused>,
  ): Effect.Effect<SupplierAmended, SupplierSilent | SupplierRefused> {
    const offerKey = [kind, id, ...(more === undefined ? [] : [more])].join(' ');
    return Effect.flatMap(
      Effect.promise(() => this.#store.send(key, { offerKey, sentAt: now, goodUntil, asked })),
      (taken) =>
        taken === undefined
          ? Effect.catchTag(work(), 'SupplierRefused', (refused) =>
              Effect.flatMap(this.refuseSent(key, refused), answerOf),
            )
          : answerOf(taken),
    );
  }
}

type Refusal = Pick<SupplierRefused, 'reason' | 'total' | 'ssrIds'>;

export function answerOf(
  record: SupplierOrderRecord,
): Effect.Effect<SupplierAmended, SupplierSilent | SupplierRefused> {
  if (record.state === 'confirmed') return Effect.succeed(amendedOf(record));
  return record.state === 'refused'
    ? Effect.fail(refusalOf(record))
    : Effect.fail(silent('amend', 'under way, and may be done yet'));
}

export function outcomeOf(record: SupplierOrderRecord): SupplierAmendmentOutcome {
  switch (record.state) {
    case 'confirmed':
      return { kind: 'confirmed', answer: amendedOf(record) };
    case 'refused':
      return { kind: 'refused', refusal: refusalOf(record) };
    case 'sent':
      throw new Error('An amendment that is under way has no outcome');
  }
}

/** What has become other by it: tickets, or services that were added. */
export function amendedOf(record: SupplierOrderRecord): SupplierAmended {
  if (record.state !== 'confirmed') return {};
  const { tickets, ssr = [] } = record.confirmation.issued;
  if (tickets.length > 0) return { tickets };
  return ssr.length > 0 ? { ssr } : {};
}

/** Of an order that has its reference already. */
export function reissued(issued: FlightIssued): SupplierConfirmation {
  return { reference: '', issued };
}

/** Services that were bought: all of them. */
export function addedServices({ ssr }: AskedOrder): SupplierConfirmation {
  return reissued({ tickets: [], ssr: ssr.map((each) => ({ ...each, status: 'confirmed' as const })) });
}
