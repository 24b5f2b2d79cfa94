/**
 * Razorpay, by its SDK: each payment is a Payment Link of one use, whose page Razorpay hosts. The SDK waits for ever, fails on a
 * lost connection with an error of its own making, and compares signatures with `===`: the time, the failure and the signature are
 * judged here.
 */
import type Razorpay from 'razorpay';
import { Effect } from 'effect';
import { type PaymentMethod, paymentMethods, type PaymentNews } from '#domain/account/online-payment.ts';
import {
  GatewayFailed,
  type GatewayMessage,
  type PaymentAsked,
  type PaymentGateway,
  type PaymentPage,
} from '#application/backoffice/ports/account/payment-gateway.ts';
import { isSigned } from '../event-signature.ts';
import { jsonOf } from '../json-of.ts';
import { linkIn, newsIn, newsOfLink } from './razorpay-records.ts';

export interface RazorpayAccess {
  readonly keyId: string;
  /** Never logged, and never part of a failure. */
  readonly keySecret: string;
  /** Of webhooks: the present one, and the one before while messages signed with it still come. */
  readonly webhookSecrets: readonly string[];
  /** Razorpay's own address where absent. */
  readonly url?: string | undefined;
}

const answersWithinMs = 10_000;

/** What Razorpay calls each way of paying: its page offers that alone. */
const methodNames: Readonly<Record<PaymentMethod, string>> = {
  upi: 'upi',
  'net-banking': 'netbanking',
  'debit-card': 'card',
  'credit-card': 'card',
  amex: 'card',
};

export class RazorpayGateway implements PaymentGateway {
  readonly code = 'razorpay';
  readonly trial: boolean;
  readonly methods = paymentMethods;
  readonly #access: RazorpayAccess;
  #sdk: Promise<Razorpay> | undefined;

  constructor(access: RazorpayAccess) {
    this.#access = access;
    this.trial = access.keyId.startsWith('rzp_test_');
  }

  open(asked: PaymentAsked): Effect.Effect<PaymentPage, GatewayFailed> {
    const made = this.#ask('making a payment link', (sdk) => sdk.paymentLink.create(linkOf(asked)));
    // Refused, it may be there from the time before: its reference is given once.
    return Effect.flatMap(
      Effect.catchTag(made, 'GatewayFailed', (failed) => this.#madeBefore(asked.paymentId, failed)),
      (answer) => {
        const { id, short_url: url } = jsonOf(answer);
        return typeof id === 'string' && typeof url === 'string'
          ? Effect.succeed({ reference: id, url })
          : Effect.fail(new GatewayFailed({ detail: 'a payment link without id or address' }));
      },
    );
  }

  #madeBefore(paymentId: string, failed: GatewayFailed): Effect.Effect<unknown, GatewayFailed> {
    const found = this.#ask('finding a payment link', (sdk) => sdk.paymentLink.all(byReference(paymentId)));
    return Effect.flatMap(
      Effect.mapError(found, () => failed),
      (links) => {
        const before = linkIn(links, paymentId);
        return before === undefined ? Effect.fail(failed) : Effect.succeed(before);
      },
    );
  }

  look(reference: string): Effect.Effect<PaymentNews | undefined, GatewayFailed> {
    return Effect.map(
      this.#ask('reading a payment link', (sdk) => sdk.paymentLink.fetch(reference)),
      newsOfLink,
    );
  }

  read(body: Buffer, headers: Readonly<Record<string, string | undefined>>): Effect.Effect<GatewayMessage> {
    return Effect.sync(() => {
      const { 'x-razorpay-signature': signature, 'x-razorpay-event-id': event } = headers;
      return isSigned(body, signature, this.#access.webhookSecrets) ? newsIn(body, event) : { kind: 'refused' };
    });
  }

  #ask<A>(asked: string, work: (sdk: Razorpay) => Promise<A>): Effect.Effect<A, GatewayFailed> {
    return Effect.timeoutOrElse(
      Effect.tryPromise({
        try: async () => work(await this.#loaded()),
        catch: (cause) => new GatewayFailed({ detail: `${asked}: ${wordOf(cause)}` }),
      }),
      {
        duration: answersWithinMs,
        orElse: () => Effect.fail(new GatewayFailed({ detail: `${asked}: no answer in time` })),
      },
    );
  }

  #loaded(): Promise<Razorpay> {
    this.#sdk ??= (async () => {
      const { default: Sdk } = await import('razorpay');
      const { keyId, keySecret, url } = this.#access;
      const sdk = new Sdk({ key_id: keyId, key_secret: keySecret });
      // Its address and time can be set on its own client alone.
      const { defaults } = (sdk.api as unknown as { readonly rq: { readonly defaults: Record<string, unknown> } }).rq;
      defaults['timeout'] = answersWithinMs;
      if (url !== undefined) defaults['baseURL'] = url;
      return sdk;
    })();
    return this.#sdk;
  }
}

/** The list can be asked so; the SDK's types leave it out. */
function byReference(paymentId: string): { readonly count: number } {
  const query = { reference_id: paymentId, count: 1 };
  return query;
}

function linkOf({ paymentId, method, total, payer, returnUrl, endsAt }: PaymentAsked) {
  const only = methodNames[method];
  return {
    amount: total.minor,
    currency: total.currency,
    accept_partial: false,
    reference_id: paymentId,
    expire_by: Math.ceil(Date.parse(endsAt) / 1000),
    description: paymentId,
    customer: { name: payer.name, email: payer.email, contact: payer.phone },
    notify: { email: false, sms: false },
    reminder_enable: false,
    callback_url: returnUrl,
    callback_method: 'get',
    options: {
      checkout: {
        method: Object.fromEntries(
          ['card', 'netbanking', 'upi', 'wallet'].map((name) => [name, name === only ? '1' : '0']),
        ),
      },
    },
  };
}

/** A word for what broke; never a description, which may hold what the payer gave. */
function wordOf(cause: unknown): string {
  const { statusCode, error } = jsonOf(cause);
  if (typeof statusCode !== 'number') return 'no connection';
  const { code } = jsonOf(error);
  return `status ${statusCode}${typeof code === 'string' ? `, ${code}` : ''}`;
}
