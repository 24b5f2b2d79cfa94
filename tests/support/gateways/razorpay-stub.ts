/** Razorpay's Payment Links and virtual accounts with their webhooks, in the shapes of its reference. */
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
  status: 'created' | 'paid' | 'expired' | 'cancelled';
  payments: { readonly payment_id: string; readonly amount: number; readonly status: string }[];
}

/** A transfer to a virtual account, as its bank says it. */
export interface StubTransfer {
  readonly id: string;
  readonly amount: number;
  readonly mode: 'NEFT' | 'IMPS' | 'UPI';
  readonly reference: string;
}

export class RazorpayStub extends GatewayStub {
  readonly #links = new Map<string, Link>();
  readonly #accounts = new Map<string, Record<string, unknown>>();
  readonly #transfers = new Map<string, StubTransfer[]>();

  protected answer({ kind, path, query, body, headers }: StubRequest): StubAnswer {
    const { keyId, keySecret } = razorpayKeys;
    const wanted = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
    if (headers.authorization !== wanted) return failed(401, 'Authentication failed');
    if (kind === 'POST /v1/payment_links') return this.#make(JSON.parse(body) as Link);
    if (kind === 'GET /v1/payment_links') {
      const found = [...this.#links.values()].filter((link) => link.reference_id === query.get('reference_id'));
      return { status: 200, body: { payment_links: found } };
    }
    if (kind === 'POST /v1/virtual_accounts') return this.#account(JSON.parse(body) as Record<string, unknown>);
    if (path.startsWith('/v1/virtual_accounts/')) {
      const items = (this.#transfers.get(path.split('/')[3] ?? '') ?? []).map(paymentOf);
      return { status: 200, body: { entity: 'collection', count: items.length, items } };
    }
    if (path.endsWith('/bank_transfer')) {
      const found = [...this.#transfers.values()].flat().find(({ id }) => id === path.split('/')[3]);
      return found === undefined ? failed(400, 'No such payment') : { status: 200, body: bankTransferOf(found) };
    }
    if (path.endsWith('/cancel')) return this.#cancel(path.split('/').at(-2) ?? '');
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

  #account(asked: Record<string, unknown>): StubAnswer {
    const id = `va_${String(this.#accounts.size + 1).padStart(14, 'A')}`;
    const number = `2223330${String(this.#accounts.size + 1).padStart(9, '0')}`;
    const account = {
      ...asked,
      id,
      entity: 'virtual_account',
      status: 'active',
      receivers: [
        {
          id: 'ba_1',
          entity: 'bank_account',
          ifsc: 'RAZR0000001',
          bank_name: 'RBL Bank',
          account_number: number,
          name: asked['name'],
        },
        { id: 'vpa_1', entity: 'vpa', username: 'rpy.payto', handle: 'icici', address: `rpy.payto${number}@icici` },
      ],
    };
    this.#accounts.set(id, account);
    return { status: 200, body: account };
  }

  /** Somebody transfers; the message of it as Razorpay sends it. */
  transfer(account: string, transfer: StubTransfer): StubMessage {
    this.#transfers.set(account, [...(this.#transfers.get(account) ?? []), transfer]);
    return this.#signed(
      {
        entity: 'event',
        event: 'virtual_account.credited',
        contains: ['payment', 'virtual_account', transfer.mode === 'UPI' ? 'upi_transfer' : 'bank_transfer'],
        payload: {
          payment: { entity: paymentOf(transfer) },
          virtual_account: { entity: this.#accounts.get(account) },
          ...(transfer.mode === 'UPI'
            ? { upi_transfer: { entity: { payer_vpa: 'asha@icici', rrn: transfer.reference } } }
            : { bank_transfer: { entity: bankTransferOf(transfer) } }),
        },
      },
      `evt_${transfer.id}`,
    );
  }

  #signed(said: object, eventId: string): StubMessage {
    const body = Buffer.from(JSON.stringify(said, undefined, 1));
    const signature = createHmac('sha256', razorpaySecret).update(body).digest('hex');
    return { body, headers: { 'x-razorpay-signature': signature, 'x-razorpay-event-id': eventId } };
  }

  #cancel(id: string): StubAnswer {
    const link = this.#links.get(id);
    if (link?.status !== 'created') return failed(400, 'Payment link cannot be cancelled');
    link.status = 'cancelled';
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
    return this.#signed(said, eventId);
  }
}

function paymentOf({ id, amount, mode, reference }: StubTransfer) {
  return {
    id,
    entity: 'payment',
    amount,
    currency: 'INR',
    status: 'captured',
    method: mode === 'UPI' ? 'upi' : 'bank_transfer',
    ...(mode === 'UPI' && { vpa: 'asha@icici', acquirer_data: { rrn: reference } }),
  };
}

function bankTransferOf({ id, amount, mode, reference }: StubTransfer) {
  return {
    id: `bt_${id}`,
    entity: 'bank_transfer',
    payment_id: id,
    mode,
    bank_reference: reference,
    amount,
    payer_bank_account: { name: 'Asha Rao', account_number: '50100423314411', ifsc: 'HDFC0000053' },
  };
}

function failed(status: number, description: string): StubAnswer {
  return {
    status,
    body: { error: { code: 'BAD_REQUEST_ERROR', description, source: 'business', step: 'NA', metadata: {} } },
  };
}
