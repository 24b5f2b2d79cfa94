/** What the trial gateway was asked to take. */
import type { PaymentMethod } from '#domain/account/online-payment.ts';
import { type Money, money } from '#domain/money/money.ts';
import type { Language } from '#domain/people/language.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { PaymentAsked } from '#application/backoffice/ports/account/payment-gateway.ts';
import type { Database } from '../engine/database.ts';
import { instantFromRow, minorFromRow } from '../engine/rows.ts';
import { currencyOf } from './ledger-book.ts';

export interface SandboxOrder {
  readonly reference: string;
  readonly paymentId: string;
  readonly method: PaymentMethod;
  readonly total: Money;
  readonly payer: string;
  readonly language: Language;
  readonly returnUrl: string;
  readonly endsAt: Instant;
  readonly state: 'open' | 'paid' | 'failed' | 'closed';
  readonly gatewayPayment?: string;
  /** Of a link: what the payer reads. */
  readonly description?: string;
}

interface Row {
  readonly reference: string;
  readonly payment_id: string;
  readonly method: PaymentMethod;
  readonly currency: string;
  readonly total: string;
  readonly payer: string;
  readonly language: Language;
  readonly return_url: string;
  readonly ends_at: string;
  readonly state: SandboxOrder['state'];
  readonly gateway_payment: string | null;
  readonly description: string | null;
}

export class SandboxPayments {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Its reference: the one it has where it was put before. */
  async put(
    { paymentId, method, total, payer, language, returnUrl, endsAt }: PaymentAsked,
    reference: string,
    description?: string,
  ): Promise<string> {
    await this.#database.query(
      `insert into sandbox_payment (reference, payment_id, method, currency, total, payer, language, return_url, ends_at, description)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (payment_id) do nothing`,
      [
        reference,
        paymentId,
        method,
        total.currency,
        total.minor,
        payer.name,
        language,
        returnUrl,
        endsAt,
        description ?? null,
      ],
    );
    const [row] = await this.#database.query<{ reference: string }>(
      'select reference from sandbox_payment where payment_id = $1',
      [paymentId],
    );
    return row?.reference ?? reference;
  }

  async find(reference: string): Promise<SandboxOrder | undefined> {
    const [row] = await this.#database.query<Row>('select * from sandbox_payment where reference = $1', [reference]);
    return row && orderOf(row);
  }

  /** Nobody can pay it after this; answers its state then. */
  async close(reference: string): Promise<SandboxOrder['state'] | undefined> {
    await this.#database.query(`update sandbox_payment set state = 'closed' where reference = $1 and state = 'open'`, [
      reference,
    ]);
    return (await this.find(reference))?.state;
  }

  /** Undefined where it is settled already, or its time is over. */
  async settle(
    reference: string,
    state: 'paid' | 'failed',
    gatewayPayment: string | undefined,
    now: Instant,
  ): Promise<SandboxOrder | undefined> {
    const [row] = await this.#database.query<Row>(
      `update sandbox_payment set state = $2, gateway_payment = $3
       where reference = $1 and state = 'open' and ends_at > $4 returning *`,
      [reference, state, gatewayPayment ?? null, now],
    );
    return row && orderOf(row);
  }
}

function orderOf(row: Row): SandboxOrder {
  return {
    reference: row.reference,
    paymentId: row.payment_id,
    method: row.method,
    total: money(minorFromRow(row.total), currencyOf(row.currency)),
    payer: row.payer,
    language: row.language,
    returnUrl: row.return_url,
    endsAt: instantFromRow(row.ends_at),
    state: row.state,
    ...(row.gateway_payment !== null && { gatewayPayment: row.gateway_payment }),
    ...(row.description !== null && { description: row.description }),
  };
}
