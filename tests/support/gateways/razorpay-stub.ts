/** Razorpay's Payment Links and their webhooks, in the shapes of its reference. */
import { createHmac } from 'node:crypto';
import { GatewayStub, type StubAnswer, type StubMessage, type StubRequest } from './gateway-stub.ts';

export const razorpayKeys = { keyId: 'rzp_test_stub1234', keySecret: 'razorpay-stub-secret' };
export const razorpaySecret = 'razorpay-webhook-secret';

interface Link {
  readonly id: string;
  readonly reference_id: string;
  readonly amount: number;
  readonly currency: string;
  readonly short_url: string;
  readonly [more: string]: unknown;
  amount_paid: number;
  status: 'created' | 'paid' | 'expired';
  payments: { readonly payment_id: string; readonly amount: number; readonly status: string }[];
}

export class RazorpayStub extends GatewayStub {
  readonly #links = new Map<string, Link>();

  protected answer({ kind, path, query, body, headers }: StubRequest): StubAnswer {
    const { keyId, keySecret } = razorpayKeys;
    const wanted = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
    if (headers.authorization !== wanted) return failed(401, 'Authentication failed');
    if (kind === 'POST /v1/payment_links') return this.#make(JSON.parse(body) as Link);
    if (kind === 'GET /v1/payment_links') {
      const found = [...this.#links.values()].filter((link) => link.reference_id === query.get('reference_id'));
      return { status: 200, body: { payment_links: found } };
    }
    const link = this.#links.get(path.split('/').at(-1) ?? '');
    return link === undefined ? failed(400, 'The id provided does not exist') : { status: 200, body: link };
  }

  #make(asked: Link): StubAnswer {
    if ([...this.#links.values()].some((link) => link.reference_id === asked.reference_id))
      return failed(400, 'payment link with given reference_id already exists');
    const id = `plink_${String(this.#links.size + 1).padStart(14, 'A')}`;
    const link: Link = {
      ...asked,
      id,
      short_url: `https://rzp.io/i/${id}`,
      amount_paid: 0,
      status: 'created',
      payments: [],
    };
    this.#links.set(id, link);
    return { status: 200, body: link };
  }

  link(id: string): Link {
    const link = this.#links.get(id);
    if (link === undefined) throw new Error(`no link ${id}`);
    return link;
  }

  /** The payer pays, or the time is over; without a message. */
  pay(id: string, amount = this.link(id).amount): string {
    const link = this.link(id);
    const paymentId = `pay_${id.slice(6)}`;
    link.amount_paid = amount;
    link.status = 'paid';
    link.payments = [{ payment_id: paymentId, amount, status: 'captured' }];
    return paymentId;
  }

  expire(id: string): void {
    this.link(id).status = 'expired';
  }

  /** As Razorpay sends it: what the link says now. */
  message(id: string, event = `payment_link.${this.link(id).status}`, eventId = `evt_${id}${event}`): StubMessage {
    const link = this.link(id);
    const [payment] = link.payments;
    const said = {
      entity: 'event',
      account_id: 'acc_stub',
      event,
      contains: ['payment_link', 'order', 'payment'],
      payload: {
        payment_link: { entity: link },
        ...(payment && {
          payment: {
            entity: {
              id: payment.payment_id,
              entity: 'payment',
              amount: payment.amount,
              currency: link.currency,
              status: 'captured',
              method: 'card',
              card: { last4: '1111', network: 'Visa' },
            },
          },
        }),
      },
      created_at: 1_764_000_000,
    };
    const body = Buffer.from(JSON.stringify(said, undefined, 1));
    const signature = createHmac('sha256', razorpaySecret).update(body).digest('hex');
    return { body, headers: { 'x-razorpay-signature': signature, 'x-razorpay-event-id': eventId } };
  }
}

function failed(status: number, description: string): StubAnswer {
  return {
    status,
    body: { error: { code: 'BAD_REQUEST_ERROR', description, source: 'business', step: 'NA', metadata: {} } },
  };
}
