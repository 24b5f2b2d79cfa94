/** Examples of links by which somebody else pays. */
import { instant } from '#domain/time/instant.ts';
import type { PaymentLinkDesk, PaymentLinkShown } from '#application/desk/account/payment-links.ts';
import type { AreaReference } from '../area-reference.ts';
import { bookedOn, requestId, rupees } from '../samples.ts';

const paymentId = 'PY500002';
const token = 'mB3v0w2sT9yQ4hZb1nLx8cWa';

const facts = {
  purpose: 'booking',
  transactionId: 'FL26110000012',
  note: 'Fares of your Delhi trip',
} as const;

const shown: PaymentLinkShown = {
  ...facts,
  paymentId,
  state: 'open',
  method: 'upi',
  amount: rupees('18450.00'),
  charge: rupees('0.00'),
  total: rupees('18450.00'),
  payer: { name: 'Asha Rao', email: 'asha.rao@malabar.example', phone: '+919847031264' },
  payerLanguage: 'en',
  madeAt: bookedOn,
  madeBy: 'Nikhil Menon',
  endsAt: instant('2026-11-23T09:40:00.000Z'),
  token,
  message: 'Malabar Travels asks you to pay INR 18450.00 for booking FL26110000012.',
};

export const paymentLinkReference: AreaReference<PaymentLinkDesk> = {
  makePaymentLink: {
    about:
      'A link by which somebody else pays amount into the agency’s account, once. method is one of PAYMENTTERMS, whose charge the payer ' +
      'pays beside it. purpose is top-up, or booking with its transactionid: a top-up is judged as a deposit is, for a booking any amount ' +
      'above zero may be asked. days is 1, 3, 7, 15 or 30. The portal opens it at /pay/token, without a login; message is what to write ' +
      'before it, in payerlanguage. The same requestid with the same content answers the same link.',
    request: {
      link: {
        amount: shown.amount,
        method: shown.method,
        ...facts,
        payerName: shown.payer.name,
        payerEmail: shown.payer.email,
        payerPhone: shown.payer.phone,
        payerLanguage: shown.payerLanguage,
        days: 3,
      },
      requestId,
    },
    answer: shown,
  },
  paymentLinks: {
    about:
      'The agency’s links, newest first. status is open, paid, expired, withdrawn or differs: another sum arrived, which is not credited. ' +
      'receipt is the deposit that it was credited as, once.',
    request: { page: 1 },
    answer: {
      links: [
        shown,
        {
          ...shown,
          paymentId: 'PY500001',
          state: 'paid',
          purpose: 'top-up',
          note: '',
          method: 'net-banking',
          amount: rupees('120000.00'),
          charge: rupees('1320.00'),
          total: rupees('121320.00'),
          token: 'kR3v0m2sT9yQ4hZb1nLx8cWa',
          message: 'Malabar Travels asks you to pay INR 121320.00.',
          depositId: 'DP300001',
        },
      ],
      total: 2,
      page: 1,
      pageSize: 20,
    },
  },
  withdrawPaymentLink: {
    about:
      'Ends a link: nobody can begin to pay it after that. 906 with the status where it was paid or is over. What arrives all the same, ' +
      'because it was being paid, is credited.',
    request: { paymentId },
    answer: { state: 'withdrawn' },
  },
  mailPaymentLink: {
    about: 'Sends a link to its payer by mail, in payerlanguage. 906 with the status where it can be paid no more.',
    request: { paymentId, email: shown.payer.email },
    answer: { email: shown.payer.email },
  },
  openPaymentLink: {
    about:
      'For anyone who has the token: who asks, how much and what for, and url, the gateway’s page, while it can be paid. The gateway is ' +
      'asked where it is open.',
    request: { token },
    answer: {
      ...facts,
      paymentId,
      state: 'open',
      method: shown.method,
      amount: shown.amount,
      charge: shown.charge,
      total: shown.total,
      endsAt: shown.endsAt,
      companyName: 'Malabar Travels',
      payerName: shown.payer.name,
      language: 'en',
      gateway: 'Sandbox',
      trial: true,
      url: '/payments/sandbox/kR3v0m2sT9yQ4hZb1nLx8cWa',
    },
  },
};
