/** Payments as they cross the wire. */
import fc from 'fast-check';
import { paymentMethods, paymentStates } from '#domain/account/online-payment.ts';
import { linkPurposes } from '#domain/account/payment/payment-link.ts';
import { languages } from '#domain/people/language.ts';
import { anyMoney } from '../money.ts';
import { anyInstant } from '../time.ts';

const text = fc.stringMatching(/^[A-Za-z0-9 .,@/:?=-]{1,30}$/);
const method = fc.constantFrom(...paymentMethods);
const terms = fc.record(
  { method, basisPoints: fc.nat(1000), gstBasisPoints: fc.nat(2800), most: anyMoney },
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

const facts = {
  purpose: fc.constantFrom(...linkPurposes),
  note: text,
  state: shown.state,
  method,
  amount: anyMoney,
  charge: anyMoney,
  total: anyMoney,
  endsAt: anyInstant,
  paymentId: text,
};
const language = fc.constantFrom(...languages);
const optional = <A extends object, B extends object>(
  always: { readonly [K in keyof A]: fc.Arbitrary<A[K]> },
  sometimes: { readonly [K in keyof B]: fc.Arbitrary<B[K]> },
): fc.Arbitrary<A & Partial<B>> =>
  fc
    .tuple(fc.record<A>(always), fc.record<B, never>(sometimes, { requiredKeys: [] }))
    .map(([given, more]) => ({ ...given, ...more }) as A & Partial<B>);
const link = optional(
  {
    ...facts,
    payer: fc.record({ name: text, email: text, phone: text }),
    payerLanguage: language,
    madeAt: anyInstant,
    madeBy: text,
    token: text,
    message: text,
  },
  { transactionId: text, depositId: text },
);

const paymentLinkArbitraries = {
  makePaymentLink: {
    request: fc.record({
      link: optional(
        {},
        {
          amount: anyMoney,
          method: text,
          purpose: text,
          transactionId: text,
          note: text,
          payerName: text,
          payerEmail: text,
          payerPhone: text,
          payerLanguage: text,
          days: fc.nat(100),
        },
      ),
      requestId: text,
    }),
    answer: link,
  },
  paymentLinks: {
    request: fc.record({ page: fc.nat(100) }),
    answer: fc.record({
      links: fc.array(link, { maxLength: 3 }),
      total: fc.nat(100),
      page: fc.nat(100),
      pageSize: fc.nat(100),
    }),
  },
  withdrawPaymentLink: { request: fc.record({ paymentId: text }), answer: fc.record({ state: shown.state }) },
  mailPaymentLink: {
    request: fc.record({ paymentId: text, email: text }),
    answer: fc.record({ email: text }),
  },
  openPaymentLink: {
    request: fc.record({ token: text }),
    answer: optional(
      { ...facts, companyName: text, payerName: text, language, gateway: text, trial: fc.boolean() },
      { transactionId: text, url: text },
    ),
  },
};

const virtualAccount = fc.record(
  {
    offered: fc.boolean(),
    account: fc.record(
      { accountNumber: text, ifsc: text, bankName: text, holder: text, upiId: text },
      { requiredKeys: ['accountNumber', 'ifsc', 'bankName', 'holder'] },
    ),
    trialUrl: text,
  },
  { requiredKeys: ['offered'] },
);

export const paymentArbitraries = {
  ...paymentLinkArbitraries,
  virtualAccount: { request: fc.constant(undefined), answer: virtualAccount },
  openAccount: { request: fc.constant(undefined), answer: virtualAccount },
  checkTransfers: { request: fc.constant(undefined), answer: fc.record({ credited: fc.nat(100) }) },
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
      { ...shown, gst: anyMoney, url: text, depositId: text },
      { requiredKeys: ['paymentId', 'state', 'method', 'amount', 'charge', 'total', 'startedAt', 'endsAt'] },
    ),
  },
};
