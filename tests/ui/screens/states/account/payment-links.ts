/** Links by which somebody else pays: the agency's page, and the payer's. */
import { type PaymentState, paymentStates } from '#domain/account/online-payment.ts';
import { NotFound } from '#application/desk/failures.ts';
import { account } from '#tests/ui/screens/samples.ts';
import { answer, cutOff, failing, type ScreenTable } from '#tests/ui/screens/screen-states.ts';

const { openPaymentLink, paymentLinks, paymentTerms } = account;
const { url, ...closed } = openPaymentLink.answer;
const opened = (state: PaymentState) => answer(state === 'open' ? { ...closed, url, state } : { ...closed, state });
const [first] = paymentLinks.answer.links;
const share = '[aria-label*=PY500002]';
export const paymentLinkScreens: readonly ScreenTable[] = [
  {
    path: '/payment-links',
    at: '/payment-links',
    shows: 'PY500002',
    asks: 'account.paymentLinks',
    states: [
      {
        name: 'empty',
        shows: 'pay-links-none',
        answers: { 'account.paymentLinks': answer({ ...paymentLinks.answer, links: [], total: 0 }) },
      },
      {
        name: 'without a gateway',
        shows: 'account-pay-nobody',
        answers: { 'account.paymentTerms': answer({ ...paymentTerms.answer, trial: false, methods: [] }) },
      },
      { name: 'what is missing', shows: 'violation-required of payerName', press: ['button[type=submit]'] },
      { name: 'for a booking', shows: 'pay-purpose-booking', at: '/payment-links?booking=FL26110000012' },
      {
        name: 'in every state',
        shows: 'pay-state-withdrawn',
        answers: {
          'account.paymentLinks': answer({
            ...paymentLinks.answer,
            total: 41,
            links: paymentStates.map((state, at) => ({ ...first, paymentId: `PY50000${at}`, state })),
          }),
        },
      },
      { name: 'being shared', shows: 'pay-withdraw', press: [share] },
      { name: 'sent by mail', shows: 'asha.rao@malabar.example', press: [share, 'pay-mail'] },
      {
        name: 'not sent by mail',
        shows: 'failure-unreachable',
        press: [share, 'pay-mail'],
        answers: { 'account.mailPaymentLink': cutOff },
      },
      { name: 'withdrawn', shows: 'pay-withdrawn', press: [share, 'pay-withdraw'] },
    ],
  },
  {
    path: '/pay/:token',
    at: '/pay/mB3v0w2sT9yQ4hZb1nLx8cWa',
    shows: 'pay-fact-until',
    asks: 'account.openPaymentLink',
    states: [
      ...paymentStates
        .filter((state) => state !== 'open')
        .map((state) => ({
          name: state,
          shows: `pay-opened-${state}`,
          answers: { 'account.openPaymentLink': opened(state) },
        })),
      {
        name: 'with a charge, into the account',
        shows: 'pay-fact-charge',
        answers: {
          'account.openPaymentLink': answer({
            ...closed,
            url,
            purpose: 'top-up',
            charge: { minor: 33210, currency: 'INR' },
            trial: false,
          }),
        },
      },
      {
        name: 'of no link',
        shows: 'pay-unknown',
        answers: { 'account.openPaymentLink': failing(new NotFound({ what: 'payment-link' })) },
      },
    ],
  },
];
