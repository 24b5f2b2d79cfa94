/**
 * Razorpay, by its SDK: each payment is a Payment Link of one use, whose page Razorpay hosts. The SDK waits for ever, fails on a
 * lost connection with an error of its own making, and compares signatures with `===`: the time, the failure and the signature are
 * judged here.
 */
import type Razorpay from 'razorpay';
import { Effect } from 'effect';
import { type PaymentMethod, paymentMethods, type PaymentNews } from '#domain/account/online-payment.ts';
import type { ArrivedTransfer } from '#domain/account/payment/virtual-account.ts';
import {
  GatewayFailed,
  type GatewayMessage,
  type LinkAsked,
  type PaymentAsked,
  type PaymentGateway,
  type PaymentPage,
  type VirtualAccounts,
} from '#application/backoffice/ports/account/payment-gateway.ts';
import { isSigned } from '../event-signature.ts';
import { jsonOf } from '../json-of.ts';
import { linkIn, newsIn, newsOfLink } from './razorpay-records.ts';
import { accountIn, transferOf } from './razorpay-transfers.ts';

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
  /** Smart Collect: an account number and a UPI id, made for one agency. */
  readonly accounts: VirtualAccounts = {
    open: ({ agencyId, name }) =>
      Effect.flatMap(
        this.#ask('making a virtual account', (sdk) => sdk.virtualAccounts.create(accountOf(agencyId, name))),
        (made) => {
          const opened = accountIn(made);
          return opened === undefined
            ? Effect.fail(new GatewayFailed({ detail: 'a virtual account without a number' }))
            : Effect.succeed(opened);
        },
      ),
    arrivals: (reference, known) =>
      this.#ask('reading what arrived', async (sdk) => {
        // The newest ten: what its types call parameters the SDK takes for a callback.
        const { items } = await sdk.virtualAccounts.fetchPayments(reference);
        const unknown = items.filter(({ id, status }) => !known.has(id) && status === 'captured');
        const found: ArrivedTransfer[] = [];
        for (const payment of unknown) {
          const bank = payment.method === 'upi' ? undefined : await sdk.payments.bankTransfer(payment.id);
          const transfer = transferOf(jsonOf(payment), jsonOf(bank), {});
          if (transfer !== undefined) found.push(transfer);
        }
        return found;
      }),
  };
  readonly #access: RazorpayAccess;
  #sdk: Promise<Razorpay> | undefined;

  constructor(access: RazorpayAccess) {
    this.#access = access;
    this.trial = access.keyId.startsWith('rzp_test_');
  }

  open(asked: PaymentAsked): Effect.Effect<PaymentPage, GatewayFailed> {
    return this.link({ ...asked, description: asked.paymentId });
  }

  close(reference: string): Effect.Effect<void, GatewayFailed> {
    return Effect.asVoid(this.#ask('ending a payment link', (sdk) => sdk.paymentLink.cancel(reference)));
  }

  link(asked: LinkAsked): Effect.Effect<PaymentPage, GatewayFailed> {
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

function linkOf({ paymentId, method, total, payer, returnUrl, endsAt, description }: LinkAsked) {
  const only = methodNames[method];
  return {
    amount: total.minor,
    currency: total.currency,
    accept_partial: false,
    reference_id: paymentId,
    expire_by: Math.ceil(Date.parse(endsAt) / 1000),
    description,
    customer: {
      name: payer.name,
      ...(payer.email !== '' && { email: payer.email }),
      ...(payer.phone !== '' && { contact: payer.phone }),
    },
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

/** Its notes say whose it is, also where it was made twice. The SDK's types take one receiver alone. */
function accountOf(agencyId: string, name: string) {
  return {
    receivers: { types: ['bank_account', 'vpa'] as unknown as ['bank_account'] },
    name,
    description: agencyId,
    notes: { agencyId },
  };
}

/** A word for what broke; never a description, which may hold what the payer gave. */
function wordOf(cause: unknown): string {
  const { statusCode, error } = jsonOf(cause);
  if (typeof statusCode !== 'number') return 'no connection';
  const { code } = jsonOf(error);
  return `status ${statusCode}${typeof code === 'string' ? `, ${code}` : ''}`;
}
