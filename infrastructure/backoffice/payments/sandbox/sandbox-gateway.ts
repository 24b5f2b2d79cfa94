/**
 * The trial gateway: a page of this server on which a payment is made or refused without any money. It sends news of it as the
 * real ones do, signed over the bytes.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Effect } from 'effect';
import { type PaymentMethod, paymentMethods, type PaymentNews } from '#domain/account/online-payment.ts';
import { isCurrency } from '#domain/money/currency.ts';
import { type Money, money } from '#domain/money/money.ts';
import type { Language } from '#domain/people/language.ts';
import { hasPassed, type Instant } from '#domain/time/instant.ts';
import type {
  GatewayFailed,
  GatewayMessage,
  PaymentAsked,
  PaymentGateway,
  PaymentPage,
} from '#application/backoffice/ports/account/payment-gateway.ts';
import type { Clock } from '#application/backoffice/ports/machine.ts';
import { currencyOf } from '../../database/account/ledger-book.ts';
import type { Database } from '../../database/engine/database.ts';
import { instantFromRow, minorFromRow } from '../../database/engine/rows.ts';

export const sandboxPath = '/payments/sandbox';
export const signatureHeader = 'x-sandbox-signature';

export const sandboxActs = ['pay', 'decline', 'leave'] as const;
export type SandboxAct = (typeof sandboxActs)[number];

/** What the page shows. over: it can be paid no more. */
export interface SandboxPayment {
  readonly paymentId: string;
  readonly method: PaymentMethod;
  readonly total: Money;
  readonly payer: string;
  readonly language: Language;
  readonly returnUrl: string;
  readonly endsAt: Instant;
  readonly state: 'open' | 'paid' | 'failed' | 'over';
}

/** News as they are sent: the very bytes, and the signature over them. */
export interface SentNews {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
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
  readonly state: 'open' | 'paid' | 'failed';
  readonly gateway_payment: string | null;
}

export class SandboxGateway implements PaymentGateway {
  readonly code = 'sandbox';
  readonly trial = true;
  readonly methods = paymentMethods;
  readonly #database: Database;
  readonly #key: Buffer;
  readonly #clock: Clock;
  readonly #origin: string;

  /** `origin` is where people reach this server; empty for the address that the portal was opened at. */
  constructor(database: Database, secretKey: string, clock: Clock, origin: string) {
    this.#database = database;
    this.#key = createHmac('sha256', secretKey).update('sandbox payments').digest();
    this.#clock = clock;
    this.#origin = origin;
  }

  open({ paymentId, method, total, payer, language, returnUrl, endsAt }: PaymentAsked): Effect.Effect<PaymentPage> {
    return Effect.promise(async () => {
      // Asked for twice, it is the same page.
      await this.#database.query(
        `insert into sandbox_payment (reference, payment_id, method, currency, total, payer, language, return_url, ends_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (payment_id) do nothing`,
        [
          randomBytes(18).toString('base64url'),
          paymentId,
          method,
          total.currency,
          total.minor,
          payer.name,
          language,
          returnUrl,
          endsAt,
        ],
      );
      const [row] = await this.#database.query<{ reference: string }>(
        'select reference from sandbox_payment where payment_id = $1',
        [paymentId],
      );
      const reference = row?.reference ?? '';
      return { reference, url: `${this.#origin}${sandboxPath}/${reference}` };
    });
  }

  look(reference: string): Effect.Effect<PaymentNews | undefined, GatewayFailed> {
    return Effect.promise(async () => {
      const row = await this.#row(reference);
      if (row === undefined) return undefined;
      if (row.state === 'failed') return { kind: 'failed' };
      if (row.state === 'paid') return paidNews(row);
      return hasPassed(instantFromRow(row.ends_at), this.#clock.now()) ? { kind: 'expired' } : undefined;
    });
  }

  read(body: Buffer, headers: Readonly<Record<string, string | undefined>>): GatewayMessage {
    const given = Buffer.from(headers[signatureHeader] ?? '', 'hex');
    const wanted = this.#signatureOf(body);
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return { kind: 'refused' };
    const { reference, state, payment, minor, currency } = JSON.parse(body.toString('utf8')) as Record<string, unknown>;
    if (typeof reference !== 'string') return { kind: 'nothing' };
    if (state === 'failed') return { kind: 'news', reference, news: { kind: 'failed' } };
    if (typeof payment !== 'string' || typeof minor !== 'number') return { kind: 'nothing' };
    if (typeof currency !== 'string' || !isCurrency(currency)) return { kind: 'nothing' };
    const news = { kind: 'paid', gatewayPayment: payment, paid: money(minor, currency) } as const;
    return { kind: 'news', reference, news };
  }

  /** For its page; undefined where there is no such payment. */
  async shown(reference: string): Promise<SandboxPayment | undefined> {
    const row = await this.#row(reference);
    if (row === undefined) return undefined;
    const endsAt = instantFromRow(row.ends_at);
    return {
      paymentId: row.payment_id,
      method: row.method,
      total: money(minorFromRow(row.total), currencyOf(row.currency)),
      payer: row.payer,
      language: row.language,
      returnUrl: row.return_url,
      endsAt,
      state: row.state === 'open' && hasPassed(endsAt, this.#clock.now()) ? 'over' : row.state,
    };
  }

  /** The payer's act; the news of it, where it was the first one. */
  async act(reference: string, act: SandboxAct): Promise<SentNews | undefined> {
    if (act === 'leave') return undefined;
    const [row] = await this.#database.query<Row>(
      `update sandbox_payment set state = $2, gateway_payment = $3
       where reference = $1 and state = 'open' and ends_at > $4 returning *`,
      [
        reference,
        act === 'pay' ? 'paid' : 'failed',
        act === 'pay' ? `TRIAL${randomBytes(6).toString('hex').toUpperCase()}` : null,
        this.#clock.now(),
      ],
    );
    return row && this.newsOf(row.reference, row.state === 'paid' ? paidNews(row) : { kind: 'failed' });
  }

  newsOf(reference: string, news: PaymentNews): SentNews {
    const said =
      news.kind === 'paid'
        ? { state: 'paid', payment: news.gatewayPayment, minor: news.paid.minor, currency: news.paid.currency }
        : { state: news.kind };
    const body = Buffer.from(JSON.stringify({ reference, ...said }));
    return { body, headers: { [signatureHeader]: this.#signatureOf(body).toString('hex') } };
  }

  #signatureOf(body: Buffer): Buffer {
    return createHmac('sha256', this.#key).update(body).digest();
  }

  async #row(reference: string): Promise<Row | undefined> {
    const [row] = await this.#database.query<Row>('select * from sandbox_payment where reference = $1', [reference]);
    return row;
  }
}

function paidNews({ gateway_payment: gatewayPayment, total, currency }: Row): PaymentNews {
  return {
    kind: 'paid',
    gatewayPayment: gatewayPayment ?? '',
    paid: money(minorFromRow(total), currencyOf(currency)),
  };
}
