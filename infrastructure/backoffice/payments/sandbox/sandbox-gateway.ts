/**
 * The trial gateway: a page of this server on which a payment is made or refused without any money. It sends news of it as the
 * real ones do, signed over the bytes.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Effect } from 'effect';
import { paymentMethods, type PaymentNews } from '#domain/account/online-payment.ts';
import { isCurrency } from '#domain/money/currency.ts';
import { money } from '#domain/money/money.ts';
import type { ArrivedTransfer } from '#domain/account/payment/virtual-account.ts';
import { hasPassed } from '#domain/time/instant.ts';
import {
  GatewayFailed,
  type GatewayMessage,
  type LinkAsked,
  type PaymentAsked,
  type PaymentGateway,
  type PaymentPage,
} from '#application/backoffice/ports/account/payment-gateway.ts';
import type { Clock } from '#application/backoffice/ports/machine.ts';
import type { SandboxOrder, SandboxPayments } from '#infrastructure/backoffice/database/account/sandbox-payments.ts';

import type { SandboxTransfers } from '#infrastructure/backoffice/database/account/sandbox-transfers.ts';
import { SandboxAccounts } from './sandbox-accounts.ts';
import { sandboxPath } from './sandbox-path.ts';

const signatureHeader = 'x-sandbox-signature';

export const sandboxActs = ['pay', 'decline', 'leave'] as const;
export type SandboxAct = (typeof sandboxActs)[number];

/** What the page shows. over: it can be paid no more. */
export interface SandboxPayment extends Omit<SandboxOrder, 'state'> {
  readonly state: SandboxOrder['state'] | 'over';
}

/** News as they are sent: the very bytes, and the signature over them. */
export interface SentNews {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

export class SandboxGateway implements PaymentGateway {
  readonly code = 'sandbox';
  readonly trial = true;
  readonly methods = paymentMethods;
  readonly accounts: SandboxAccounts;
  readonly #orders: SandboxPayments;
  readonly #key: Buffer;
  readonly #clock: Clock;
  readonly #origin: string;

  /** `origin` is where people reach this server; empty for the address that the portal was opened at. */
  constructor(orders: SandboxPayments, transfers: SandboxTransfers, secretKey: string, clock: Clock, origin: string) {
    this.accounts = new SandboxAccounts(transfers, clock, origin);
    this.#orders = orders;
    this.#key = createHmac('sha256', secretKey).update('sandbox payments').digest();
    this.#clock = clock;
    this.#origin = origin;
  }

  open(asked: PaymentAsked): Effect.Effect<PaymentPage> {
    return this.#put(asked);
  }

  link(asked: LinkAsked): Effect.Effect<PaymentPage> {
    return this.#put(asked, asked.description);
  }

  #put(asked: PaymentAsked, description?: string): Effect.Effect<PaymentPage> {
    return Effect.promise(async () => {
      // Asked for twice, it is the same page.
      const reference = await this.#orders.put(asked, randomBytes(18).toString('base64url'), description);
      return { reference, url: `${this.#origin}${sandboxPath}/${reference}` };
    });
  }

  close(reference: string): Effect.Effect<void, GatewayFailed> {
    return Effect.flatMap(
      Effect.promise(() => this.#orders.close(reference)),
      (state) =>
        state === 'closed'
          ? Effect.void
          : Effect.fail(new GatewayFailed({ detail: `ending a payment link: it is ${state ?? 'not there'}` })),
    );
  }

  look(reference: string): Effect.Effect<PaymentNews | undefined, GatewayFailed> {
    return Effect.promise(async () => {
      const order = await this.#orders.find(reference);
      if (order === undefined) return undefined;
      if (order.state !== 'open') return newsOn(order);
      return hasPassed(order.endsAt, this.#clock.now()) ? { kind: 'expired' } : undefined;
    });
  }

  read(body: Buffer, headers: Readonly<Record<string, string | undefined>>): Effect.Effect<GatewayMessage> {
    return Effect.sync(() => this.#read(body, headers));
  }

  #read(body: Buffer, headers: Readonly<Record<string, string | undefined>>): GatewayMessage {
    const given = Buffer.from(headers[signatureHeader] ?? '', 'hex');
    const wanted = this.#signatureOf(body);
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return { kind: 'refused' };
    const said = JSON.parse(body.toString('utf8')) as Record<string, unknown>;
    const { account, transfer } = said;
    if (typeof account === 'string')
      return { kind: 'transfer', reference: account, transfer: transfer as ArrivedTransfer };
    const { reference, state, payment, minor, currency } = said;
    if (typeof reference !== 'string') return { kind: 'nothing' };
    if (state === 'failed') return { kind: 'news', reference, news: { kind: 'failed' } };
    if (typeof payment !== 'string' || typeof minor !== 'number') return { kind: 'nothing' };
    if (typeof currency !== 'string' || !isCurrency(currency)) return { kind: 'nothing' };
    const news = { kind: 'paid', gatewayPayment: payment, paid: money(minor, currency) } as const;
    return { kind: 'news', reference, news };
  }

  /** For its page; undefined where there is no such payment. */
  async shown(reference: string): Promise<SandboxPayment | undefined> {
    const order = await this.#orders.find(reference);
    if (order?.state !== 'open') return order;
    return { ...order, state: hasPassed(order.endsAt, this.#clock.now()) ? 'over' : 'open' };
  }

  /** The payer's act; the news of it, where it was the first one. */
  async act(reference: string, act: SandboxAct): Promise<SentNews | undefined> {
    if (act === 'leave') return undefined;
    const isPaid = act === 'pay';
    // As with the real ones: a link whose payment was refused can be paid by another card.
    if (!isPaid && (await this.#orders.find(reference))?.description !== undefined) return undefined;
    const payment = isPaid ? `TRIAL${randomBytes(6).toString('hex').toUpperCase()}` : undefined;
    const order = await this.#orders.settle(reference, isPaid ? 'paid' : 'failed', payment, this.#clock.now());
    return order && this.newsOf(order.reference, newsOn(order));
  }

  newsOf(reference: string, news: PaymentNews): SentNews {
    const said =
      news.kind === 'paid'
        ? { state: 'paid', payment: news.gatewayPayment, minor: news.paid.minor, currency: news.paid.currency }
        : { state: news.kind };
    return this.#signed({ reference, ...said });
  }

  newsOfTransfer(account: string, transfer: ArrivedTransfer): SentNews {
    return this.#signed({ account, transfer });
  }

  #signed(said: object): SentNews {
    const body = Buffer.from(JSON.stringify(said));
    return { body, headers: { [signatureHeader]: this.#signatureOf(body).toString('hex') } };
  }

  #signatureOf(body: Buffer): Buffer {
    return createHmac('sha256', this.#key).update(body).digest();
  }
}

function newsOn({ state, gatewayPayment, total }: SandboxOrder): PaymentNews {
  if (state === 'closed') return { kind: 'withdrawn' };
  if (state !== 'paid' || gatewayPayment === undefined) return { kind: 'failed' };
  return { kind: 'paid', gatewayPayment, paid: total };
}
