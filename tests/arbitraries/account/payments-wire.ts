/** Payments as they cross the wire. */
import fc from 'fast-check';
import { paymentMethods, paymentStates } from '#domain/account/online-payment.ts';
import { anyMoney } from '../money.ts';
import { anyInstant } from '../time.ts';

const text = fc.stringMatching(/^[A-Za-z0-9 .,@/:?=-]{1,30}$/);
const method = fc.constantFrom(...paymentMethods);
const terms = fc.record(
  { method, basisPoints: fc.nat(1000), most: anyMoney },
  { requiredKeys: ['method', 'basisPoints'] },
);
const shown = {
  paymentId: text,
  state: fc.constantFrom(...paymentStates),
  method,
  amount: anyMoney,
  charge: anyMoney,
  total: anyMoney,
  startedAt: anyInstant,
  endsAt: anyInstant,
};

export const paymentArbitraries = {
  paymentTerms: {
    request: fc.constant(undefined),
    answer: fc.record({ gateway: text, trial: fc.boolean(), methods: fc.array(terms, { maxLength: 5 }) }),
  },
  startPayment: {
    request: fc.record({
      payment: fc.record({ amount: anyMoney, method: text }, { requiredKeys: [] }),
      requestId: text,
    }),
    answer: fc.record({ paymentId: text, url: text }),
  },
  paymentStatus: {
    request: fc.record({ paymentId: text }),
    answer: fc.record(
      { ...shown, url: text, depositId: text },
      { requiredKeys: ['paymentId', 'state', 'method', 'amount', 'charge', 'total', 'startedAt', 'endsAt'] },
    ),
  },
};
