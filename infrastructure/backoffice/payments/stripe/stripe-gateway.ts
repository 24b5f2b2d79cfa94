/**
 * Stripe, by its SDK: each payment is a Checkout Session, whose page Stripe hosts, and a link is a Payment Link of one session.
 * Such a link has no end of its own: it is closed when its time is over.
 */
import type { Stripe } from 'stripe';
import { Effect } from 'effect';
import type { PaymentMethod, PaymentNews } from '#domain/account/online-payment.ts';
import {
  GatewayFailed,
  type GatewayMessage,
  type LinkAsked,
  type PaymentAsked,
  type PaymentGateway,
  type PaymentPage,
} from '#application/backoffice/ports/account/payment-gateway.ts';
import { isLink, newsIn, newsOfLink, newsOfSession } from './stripe-records.ts';

export interface StripeAccess {
  /** Never logged, and never part of a failure. */
  readonly secretKey: string;
  /** Of the endpoint: the present one, and the one before while messages signed with it still come. */
  readonly webhookSecrets: readonly string[];
  /** Stripe's own address where absent. */
  readonly url?: string | undefined;
}

const answersWithinMs = 10_000;
/** How old a message may be; what Stripe itself holds right. */
const toleranceSeconds = 300;
/** A session cannot end sooner than half an hour after Stripe makes it, by Stripe's clock. */
const leewaySeconds = 120;
/** Of a link, the newest; one alone can be completed. */
const mostSessions = 20;

export class StripeGateway implements PaymentGateway {
  readonly code = 'stripe';
  readonly trial: boolean;
  readonly methods: readonly PaymentMethod[] = ['debit-card', 'credit-card', 'amex'];
  readonly #access: StripeAccess;
  #sdk: Promise<Stripe> | undefined;

  constructor(access: StripeAccess) {
    this.#access = access;
    this.trial = access.secretKey.includes('_test_');
  }

  open(asked: PaymentAsked): Effect.Effect<PaymentPage, GatewayFailed> {
    const made = this.#ask('making a session', (sdk) =>
      // Asked again with the key, it answers the same session.
      sdk.checkout.sessions.create(sessionOf(asked), { idempotencyKey: asked.paymentId }),
    );
    return Effect.flatMap(made, ({ id, url }) =>
      url === null
        ? Effect.fail(new GatewayFailed({ detail: 'a session without an address' }))
        : Effect.succeed({ reference: id, url }),
    );
  }

  link(asked: LinkAsked): Effect.Effect<PaymentPage, GatewayFailed> {
    const made = this.#ask('making a payment link', (sdk) =>
      sdk.paymentLinks.create(linkOf(asked), { idempotencyKey: asked.paymentId }),
    );
    return Effect.map(made, ({ id, url }) => ({ reference: id, url }));
  }

  close(reference: string): Effect.Effect<void, GatewayFailed> {
    return Effect.asVoid(
      this.#ask('ending a payment link', (sdk) => sdk.paymentLinks.update(reference, { active: false })),
    );
  }

  look(reference: string): Effect.Effect<PaymentNews | undefined, GatewayFailed> {
    if (isLink(reference))
      return Effect.map(
        this.#ask('reading a payment link', async (sdk) => ({
          // In this order: a session that is completed between the two is found the next time.
          link: await sdk.paymentLinks.retrieve(reference),
          sessions: (await sdk.checkout.sessions.list({ payment_link: reference, limit: mostSessions })).data,
        })),
        ({ link, sessions }) => newsOfLink(link, sessions),
      );
    return Effect.map(
      this.#ask('reading a session', (sdk) => sdk.checkout.sessions.retrieve(reference)),
      newsOfSession,
    );
  }

  read(body: Buffer, headers: Readonly<Record<string, string | undefined>>): Effect.Effect<GatewayMessage> {
    return Effect.promise(async () => {
      const { webhooks } = await this.#loaded();
      const isTheirs = this.#access.webhookSecrets.some((secret) => {
        try {
          // Over the bytes as they came, in constant time, and not older than is allowed.
          webhooks.constructEvent(body, headers['stripe-signature'] ?? '', secret, toleranceSeconds);
          return true;
        } catch {
          return false;
        }
      });
      return isTheirs ? newsIn(body) : { kind: 'refused' };
    });
  }

  #ask<A>(asked: string, work: (sdk: Stripe) => Promise<A>): Effect.Effect<A, GatewayFailed> {
    return Effect.tryPromise({
      try: async () => work(await this.#loaded()),
      catch: (cause) => new GatewayFailed({ detail: `${asked}: ${wordOf(cause)}` }),
    });
  }

  #loaded(): Promise<Stripe> {
    this.#sdk ??= (async () => {
      const { default: Sdk } = await import('stripe');
      const { secretKey, url } = this.#access;
      const at = url === undefined ? undefined : new URL(url);
      return new Sdk(secretKey, {
        timeout: answersWithinMs,
        maxNetworkRetries: 1,
        telemetry: false,
        ...(at && {
          host: at.hostname,
          port: at.port === '' ? (at.protocol === 'http:' ? 80 : 443) : Number(at.port),
          protocol: at.protocol === 'http:' ? ('http' as const) : ('https' as const),
        }),
      });
    })();
    return this.#sdk;
  }
}

function sessionOf({
  paymentId,
  total,
  payer,
  language,
  returnUrl,
  endsAt,
}: PaymentAsked): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    client_reference_id: paymentId,
    // Stripe's page has no Arabic.
    locale: language === 'ar' ? 'auto' : language,
    allowed_payment_method_types: ['card'],
    // What arrives is in the account's currency.
    adaptive_pricing: { enabled: false },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: total.currency.toLowerCase(),
          unit_amount: total.minor,
          product_data: { name: paymentId },
        },
      },
    ],
    ...(payer.email !== '' && { customer_email: payer.email }),
    payment_intent_data: { metadata: { paymentId } },
    expires_at: Math.ceil(Date.parse(endsAt) / 1000) + leewaySeconds,
    success_url: returnUrl,
    cancel_url: returnUrl,
  };
}

function linkOf({ paymentId, total, description, returnUrl }: LinkAsked): Stripe.PaymentLinkCreateParams {
  return {
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: total.currency.toLowerCase(),
          unit_amount: total.minor,
          product_data: { name: description },
        },
      },
    ],
    payment_method_types: ['card'],
    restrictions: { completed_sessions: { limit: 1 } },
    after_completion: { type: 'redirect', redirect: { url: returnUrl } },
    metadata: { paymentId },
    payment_intent_data: { metadata: { paymentId } },
  };
}

/** A word for what broke; never a message, which may hold what the payer gave. */
function wordOf(cause: unknown): string {
  if (!(cause instanceof Error)) return 'no connection';
  const type = 'type' in cause && typeof cause.type === 'string' ? cause.type : cause.name;
  const status = 'statusCode' in cause && typeof cause.statusCode === 'number' ? `, status ${cause.statusCode}` : '';
  return `${type}${status}`;
}
