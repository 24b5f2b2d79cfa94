/** Where nobody takes payments: no way to pay is offered, and no news is believed. */
import { Effect } from 'effect';
import { GatewayFailed, type PaymentGateway } from '#application/backoffice/ports/account/payment-gateway.ts';

const nobody = Effect.fail(new GatewayFailed({ detail: 'no gateway is set' }));

export const noGateway: PaymentGateway = {
  code: 'sandbox',
  trial: false,
  methods: [],
  open: () => nobody,
  link: () => nobody,
  close: () => nobody,
  look: () => nobody,
  read: () => Effect.succeed({ kind: 'refused' }),
};
