/**
 * What was ordered of suppliers that know no idempotency key of ours, each by its key: sent, then confirmed or refused for
 * good. Who records a key first has it; everybody else is answered what is recorded.
 */
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { instantFromRow, minorFromRow } from '#infrastructure/backoffice/database/engine/rows.ts';

/** `Answer`: what was bought, as plain data; `Asked`: what is needed to read the answer, whenever it comes. */
export type OrderRecord<Answer, Asked> =
  | {
      readonly state: 'sent';
      readonly offerKey: string;
      readonly sentAt: Instant;
      /** After it the supplier no longer sells what was asked for. */
      readonly goodUntil: Instant;
      readonly asked: Asked;
    }
  | {
      readonly state: 'confirmed';
      readonly supplierRef: string;
      readonly confirmation: Answer;
      readonly asked: Asked;
    }
  | {
      readonly state: 'refused';
      readonly reason: string;
      /** Minor units. */
      readonly total: number | null;
      readonly currency: string | null;
      /** The services at fault. */
      readonly ssrIds: readonly string[] | null;
    };

export interface SendingOrder<Asked> {
  readonly offerKey: string;
  readonly sentAt: Instant;
  readonly goodUntil: Instant;
  readonly asked: Asked;
}

export interface AdoptedOrder<Answer, Asked> {
  readonly confirmation: Answer;
  readonly asked: Asked;
  readonly at: Instant;
}

export interface RefusedOrder {
  readonly reason: string;
  readonly total?: { readonly minor: number; readonly currency: string } | undefined;
  readonly ssrIds?: readonly string[] | undefined;
}

interface OrderRow<Answer, Asked> {
  readonly state: 'sent' | 'confirmed' | 'refused';
  readonly offer_key: string | null;
  readonly sent_at: string | null;
  readonly good_until: string | null;
  readonly reason: string | null;
  readonly total: string | null;
  readonly currency: string | null;
  readonly supplier_ref: string | null;
  readonly confirmation: Answer | null;
  readonly asked: Asked | null;
  readonly ssr_ids: readonly string[] | null;
}

const columns =
  'state, offer_key, sent_at, good_until, reason, total, currency, supplier_ref, confirmation, asked, ssr_ids';

export class SupplierOrders<Answer, Asked> {
  readonly #database: Database;
  readonly #supplier: string;
  readonly #unasked: Asked;

  /** `unasked`: what was asked for where nothing was recorded of it. */
  constructor(database: Database, supplier: string, unasked: Asked) {
    this.#database = database;
    this.#supplier = supplier;
    this.#unasked = unasked;
  }

  async find(key: string): Promise<OrderRecord<Answer, Asked> | undefined> {
    const [row] = await this.#database.query<OrderRow<Answer, Asked>>(
      `select ${columns} from supplier_order where supplier = $1 and order_key = $2`,
      [this.#supplier, key],
    );
    return row && recordOf(row, this.#unasked);
  }

  /** Records that an order is about to be sent: undefined where it may be sent now, else what the key already is. */
  async send(
    key: string,
    { offerKey, sentAt, goodUntil, asked }: SendingOrder<Asked>,
  ): Promise<OrderRecord<Answer, Asked> | undefined> {
    const made = await this.#database.query(
      `insert into supplier_order (supplier, order_key, state, offer_key, sent_at, good_until, asked)
       values ($1, $2, 'sent', $3, $4, $5, $6::json) on conflict do nothing returning 1 as made`,
      [this.#supplier, key, offerKey, sentAt, goodUntil, JSON.stringify(asked)],
    );
    return made.length > 0 ? undefined : this.known(key);
  }

  /** Records what was bought; answers what the key is now, another than that where it had been refused before. */
  async confirm(key: string, supplierRef: string, confirmation: Answer): Promise<OrderRecord<Answer, Asked>> {
    await this.#database.query(
      `update supplier_order set state = 'confirmed', supplier_ref = $3, confirmation = $4::json
       where supplier = $1 and order_key = $2 and state = 'sent'`,
      [this.#supplier, key, supplierRef, JSON.stringify(confirmation)],
    );
    return this.known(key);
  }

  /** The key of what the supplier calls so. */
  async keyOf(supplierRef: string): Promise<string | undefined> {
    const [row] = await this.#database.query<{ order_key: string }>(
      `select order_key from supplier_order where supplier = $1 and supplier_ref = $2 and state = 'confirmed'`,
      [this.#supplier, supplierRef],
    );
    return row?.order_key;
  }

  /** Records an order that somebody else made as one of ours; answers what the key is now, undefined where another has it. */
  async adopt(
    key: string,
    supplierRef: string,
    { confirmation, asked, at }: AdoptedOrder<Answer, Asked>,
  ): Promise<OrderRecord<Answer, Asked> | undefined> {
    await this.#database.query(
      `insert into supplier_order (supplier, order_key, state, sent_at, asked, supplier_ref, confirmation)
       values ($1, $2, 'confirmed', $3, $4::json, $5, $6::json) on conflict do nothing`,
      [this.#supplier, key, at, JSON.stringify(asked), supplierRef, JSON.stringify(confirmation)],
    );
    return this.find(key);
  }

  /** Refuses a key for good where nobody sent it; answers what it is. */
  async refuse(key: string, { reason, total, ssrIds }: RefusedOrder): Promise<OrderRecord<Answer, Asked>> {
    await this.#database.query(
      `insert into supplier_order (supplier, order_key, state, reason, total, currency, ssr_ids)
       values ($1, $2, 'refused', $3, $4, $5, $6::json) on conflict do nothing`,
      [
        this.#supplier,
        key,
        reason,
        total?.minor ?? null,
        total?.currency ?? null,
        ssrIds ? JSON.stringify(ssrIds) : null,
      ],
    );
    return this.known(key);
  }

  /** Refuses for good what was sent, where it is certain that nothing was bought; answers what it is. */
  async refuseSent(key: string, { reason, total, ssrIds }: RefusedOrder): Promise<OrderRecord<Answer, Asked>> {
    await this.#database.query(
      `update supplier_order set state = 'refused', reason = $3, total = $4, currency = $5, ssr_ids = $6::json
       where supplier = $1 and order_key = $2 and state = 'sent'`,
      [
        this.#supplier,
        key,
        reason,
        total?.minor ?? null,
        total?.currency ?? null,
        ssrIds ? JSON.stringify(ssrIds) : null,
      ],
    );
    return this.known(key);
  }

  /** As {@link find}, of a key that is recorded. */
  async known(key: string): Promise<OrderRecord<Answer, Asked>> {
    const known = await this.find(key);
    if (known === undefined) throw new Error(`The order ${key} of ${this.#supplier} is not recorded`);
    return known;
  }
}

function recordOf<Answer, Asked>(row: OrderRow<Answer, Asked>, unasked: Asked): OrderRecord<Answer, Asked> {
  switch (row.state) {
    case 'sent':
      return {
        state: 'sent',
        offerKey: row.offer_key ?? '',
        sentAt: instantFromRow(row.sent_at ?? ''),
        goodUntil: instantFromRow(row.good_until ?? ''),
        asked: row.asked ?? unasked,
      };
    case 'confirmed':
      if (row.confirmation === null) throw new Error('A confirmed order without its confirmation');
      return {
        state: 'confirmed',
        supplierRef: row.supplier_ref ?? '',
        confirmation: row.confirmation,
        asked: row.asked ?? unasked,
      };
    case 'refused':
      return {
        state: 'refused',
        reason: row.reason ?? 'refused',
        total: row.total === null ? null : minorFromRow(row.total),
        currency: row.currency,
        ssrIds: row.ssr_ids,
      };
  }
}
