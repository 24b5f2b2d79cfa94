/** Stripe's Checkout Sessions and Payment Links with their events, in the shapes of its reference. */
import Stripe from 'stripe';
import { GatewayStub, type StubAnswer, type StubMessage, type StubRequest } from './gateway-stub.ts';

export const stripeKey = 'sk_test_stub1234';
export const stripeSecret = 'whsec_stripe_webhook_secret';

interface Session {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly url: string;
  readonly amount_total: number;
  readonly currency: string;
  readonly client_reference_id: string;
  payment_intent: string | null;
  payment_status: 'paid' | 'unpaid';
  status: 'open' | 'complete' | 'expired';
  readonly payment_link?: string;
}

/** Each of its sessions is made when somebody opens it: here, the one that is paid. */
interface Link {
  readonly id: string;
  readonly object: 'payment_link';
  readonly url: string;
  active: boolean;
  readonly asked: URLSearchParams;
}

const { webhooks } = new Stripe(stripeKey);

export class StripeStub extends GatewayStub {
  readonly #sessions = new Map<string, Session>();
  readonly #links = new Map<string, Link>();
  readonly #linkByKey = new Map<string, Link>();
  readonly #byKey = new Map<string, { readonly body: string; readonly session: Session }>();

  protected answer({ kind, path, query, body, headers }: StubRequest): StubAnswer {
    if (headers.authorization !== `Bearer ${stripeKey}`) return failed(401, 'invalid_request_error');
    if (kind === 'POST /v1/checkout/sessions') return this.#make(body, String(headers['idempotency-key']));
    if (kind === 'GET /v1/checkout/sessions') {
      const data = [...this.#sessions.values()].filter((each) => each.payment_link === query.get('payment_link'));
      return { status: 200, body: { object: 'list', data, has_more: false } };
    }
    if (path.startsWith('/v1/payment_links'))
      return this.#linkAnswer(kind, path, body, String(headers['idempotency-key']));
    const session = this.#sessions.get(path.split('/').at(-1) ?? '');
    return session === undefined ? failed(404, 'invalid_request_error') : { status: 200, body: session };
  }

  #make(body: string, key: string): StubAnswer {
    const before = this.#byKey.get(key);
    if (before !== undefined)
      return before.body === body ? { status: 200, body: before.session } : failed(400, 'idempotency_error');
    const form = new URLSearchParams(body);
    const id = `cs_test_${this.#sessions.size + 1}`;
    const price = 'line_items[0][price_data]';
    const session: Session = {
      id,
      object: 'checkout.session',
      url: `https://checkout.stripe.com/c/pay/${id}`,
      amount_total: Number(form.get(`${price}[unit_amount]`)),
      currency: form.get(`${price}[currency]`) ?? '',
      client_reference_id: form.get('client_reference_id') ?? '',
      payment_intent: null,
      payment_status: 'unpaid',
      status: 'open',
    };
    this.#sessions.set(id, session);
    this.#byKey.set(key, { body, session });
    return { status: 200, body: session };
  }

  #linkAnswer(kind: string, path: string, body: string, key: string): StubAnswer {
    const form = new URLSearchParams(body);
    if (kind === 'POST /v1/payment_links') {
      const before = this.#linkByKey.get(key);
      if (before !== undefined) return { status: 200, body: before };
      const id = `plink_${this.#links.size + 1}`;
      const link: Link = {
        id,
        object: 'payment_link',
        url: `https://buy.stripe.com/test/${id}`,
        active: true,
        asked: form,
      };
      this.#links.set(id, link);
      this.#linkByKey.set(key, link);
      return { status: 200, body: link };
    }
    const link = this.#links.get(path.split('/').at(-1) ?? '');
    if (link === undefined) return failed(404, 'invalid_request_error');
    if (form.get('active') === 'false') link.active = false;
    return { status: 200, body: link };
  }

  link(id: string): Link {
    const link = this.#links.get(id);
    if (link === undefined) throw new Error(`no link ${id}`);
    return link;
  }

  /** Somebody opens a link and pays or leaves; the session that this made. */
  openLink(id: string, status: 'complete' | 'expired'): string {
    const { asked } = this.link(id);
    const session: Session = {
      id: `cs_test_${this.#sessions.size + 1}`,
      object: 'checkout.session',
      url: '',
      amount_total: Number(asked.get('line_items[0][price_data][unit_amount]')),
      currency: asked.get('line_items[0][price_data][currency]') ?? '',
      client_reference_id: '',
      payment_link: id,
      payment_intent: null,
      payment_status: 'unpaid',
      status: 'expired',
    };
    this.#sessions.set(session.id, session);
    if (status === 'complete') {
      this.pay(session.id);
      this.link(id).active = false;
    }
    return session.id;
  }

  session(id: string): Session {
    const session = this.#sessions.get(id);
    if (session === undefined) throw new Error(`no session ${id}`);
    return session;
  }

  /** The payer pays; without a message. */
  pay(id: string): string {
    const session = this.session(id);
    session.payment_intent = `pi_${id}`;
    session.payment_status = 'paid';
    session.status = 'complete';
    return session.payment_intent;
  }

  expire(id: string): void {
    this.session(id).status = 'expired';
  }

  /** As Stripe sends it: what the session says now, signed `secondsAgo`. */
  message(id: string, type: string, secondsAgo = 0, eventId = `evt_${id}${type}`): StubMessage {
    const payload = JSON.stringify({
      id: eventId,
      object: 'event',
      type,
      data: { object: this.session(id) },
    });
    const timestamp = Math.floor(Date.now() / 1000) - secondsAgo;
    const signature = webhooks.generateTestHeaderString({ payload, secret: stripeSecret, timestamp });
    return { body: Buffer.from(payload), headers: { 'stripe-signature': signature } };
  }
}

function failed(status: number, type: string): StubAnswer {
  return { status, body: { error: { type, message: 'No.' } } };
}
