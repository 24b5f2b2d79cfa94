/** Examples of money paid in online. */
import type { PaymentDesk } from '#application/desk/account/payments.ts';
import { instant } from '#domain/time/instant.ts';
import { paymentLinkReference } from './payment-links.ts';
import { virtualAccountReference } from './virtual-account.ts';
import type { AreaReference } from '../area-reference.ts';
import { bookedOn, requestId, rupees } from '../samples.ts';

const paymentId = 'PY500001';

export const paymentReference: AreaReference<PaymentDesk> = {
  ...paymentLinkReference,
  ...virtualAccountReference,
  paymentTerms: {
    about:
      'How money can be paid in online. basispoints are hundredths of a per cent of the amount, GST included, that the gateway takes ' +
      'beside it, and gstbasispoints the rate of the tax within that, by the agency’s terms of the day (absent where there is none); most is what one payment may add. trial says that nothing real is paid.',
    request: undefined,
    answer: {
      gateway: 'Sandbox',
      trial: true,
      methods: [
        { method: 'upi', basisPoints: 0, gstBasisPoints: 1800, most: rupees('100000.00') },
        { method: 'net-banking', basisPoints: 110, gstBasisPoints: 1800 },
        { method: 'debit-card', basisPoints: 90, gstBasisPoints: 1800 },
        { method: 'credit-card', basisPoints: 180, gstBasisPoints: 1800 },
        { method: 'amex', basisPoints: 240, gstBasisPoints: 1800 },
      ],
    },
  },
  startPayment: {
    about:
      'Begins a payment of amount into the account, by a method of PAYMENTTERMS: upi, net-banking, debit-card, credit-card or amex. ' +
      'url is the gateway’s page, for half an hour; it leads back to /online-payment with paymentid. The same requestid with the same ' +
      'content answers the same payment. 998 where the gateway cannot be had.',
    request: { payment: { amount: rupees('120000.00'), method: 'net-banking' }, requestId },
    answer: { paymentId, url: '/payments/sandbox/kR3v0m2sT9yQ4hZb1nLx8cWa' },
  },
  paymentStatus: {
    about:
      'The outcome of a payment of the agency; the gateway is asked where it is open. status is open, paid, failed, expired, withdrawn or differs: ' +
      'another sum arrived, which is not credited. receipt is the deposit that it was credited as, once. gst is the tax within charge, as it was on the day that it was begun. url is absent where it can be ' +
      'paid no more.',
    request: { paymentId },
    answer: {
      paymentId,
      state: 'paid',
      method: 'net-banking',
      amount: rupees('120000.00'),
      charge: rupees('1320.00'),
      gst: rupees('201.36'),
      total: rupees('121320.00'),
      startedAt: bookedOn,
      endsAt: instant('2026-11-20T10:10:00.000Z'),
      depositId: 'DP300001',
    },
  },
};
