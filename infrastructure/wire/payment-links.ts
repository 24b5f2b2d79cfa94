/** Links by which somebody else pays into the agency's account. Shapes chosen here. */
import { paymentMethods, type PaymentState, paymentStates } from '#domain/account/online-payment.ts';
import { type LinkDraft, linkPurposes } from '#domain/account/payment/payment-link.ts';
import { languages } from '#domain/people/language.ts';
import type {
  MakePaymentLink,
  PaymentLinkAsked,
  PaymentLinkDesk,
  PaymentLinkOpened,
  PaymentLinkShown,
  PaymentLinksPage,
} from '#application/desk/account/payment-links.ts';
import { flag, moment, money, oneOf, opaque, paged, text, textUpTo, whole } from './form/leaves.ts';
import { type AreaOperations, inResult, operation } from './form/operation.ts';
import { at, codecOf, list, maybe, or, record, spread } from './form/shape.ts';

const paymentId = at('paymentid', text);
const token = at('token', textUpTo(100));

/** What both the agency and the payer see. */
const seen = {
  paymentId,
  state: at('status', oneOf(paymentStates)),
  method: at('method', oneOf(paymentMethods)),
  amount: at('amount', money),
  charge: at('charge', money),
  total: at('total', money),
  endsAt: at('endsat', moment),
  purpose: at('purpose', oneOf(linkPurposes)),
  transactionId: maybe('transactionid', text),
  note: at('note', text),
} as const;

const shown = record<PaymentLinkShown>({
  ...seen,
  payer: at(
    'payer',
    record<PaymentLinkShown['payer']>({ name: at('name', text), email: at('email', text), phone: at('phone', text) }),
  ),
  payerLanguage: at('payerlanguage', oneOf(languages)),
  madeAt: at('madeat', moment),
  madeBy: at('madeby', text),
  token,
  message: at('message', text),
  depositId: maybe('receipt', text),
});

const draft = record<LinkDraft>({
  amount: maybe('amount', money),
  method: maybe('method', text),
  purpose: maybe('purpose', text),
  transactionId: maybe('transactionid', text),
  note: maybe('note', text),
  payerName: maybe('payername', text),
  payerEmail: maybe('payeremail', text),
  payerPhone: maybe('payerphone', text),
  payerLanguage: maybe('payerlanguage', text),
  days: maybe('days', whole),
});

const byId = record<PaymentLinkAsked>({ paymentId });

export const paymentLinkOperations: AreaOperations<PaymentLinkDesk> = {
  makePaymentLink: operation({
    opid: 'AC003',
    actioncode: 'MAKEPAYMENTLINK',
    request: codecOf(record<MakePaymentLink>({ link: spread(draft), requestId: at('requestid', text) })),
    answer: inResult(codecOf(shown)),
    changes: true,
    patient: true,
  }),
  paymentLinks: operation({
    opid: 'AC003',
    actioncode: 'LISTPAYMENTLINKS',
    request: codecOf(record<{ readonly page: number }>({ page: or('page', whole, 1) })),
    answer: inResult(codecOf(record<PaymentLinksPage>({ links: at('links', list(shown)), ...paged }))),
  }),
  withdrawPaymentLink: operation({
    opid: 'AC003',
    actioncode: 'WITHDRAWPAYMENTLINK',
    request: codecOf(byId),
    answer: inResult(codecOf(record<{ readonly state: PaymentState }>({ state: at('status', oneOf(paymentStates)) }))),
    changes: true,
    patient: true,
  }),
  mailPaymentLink: operation({
    opid: 'AC003',
    actioncode: 'MAILPAYMENTLINK',
    request: codecOf(record<PaymentLinkAsked & { readonly email: string }>({ paymentId, email: at('email', text) })),
    answer: inResult(codecOf(record<{ readonly email: string }>({ email: at('email', text) }))),
    changes: true,
  }),
  openPaymentLink: operation({
    opid: 'AC003',
    actioncode: 'OPENPAYMENTLINK',
    request: codecOf(record<{ readonly token: string }>({ token })),
    answer: inResult(
      codecOf(
        record<PaymentLinkOpened>({
          ...seen,
          companyName: at('companyname', text),
          payerName: at('payername', text),
          language: at('payerlanguage', oneOf(languages)),
          gateway: at('gateway', text),
          trial: at('trial', flag),
          url: maybe('url', opaque),
        }),
      ),
    ),
    session: false,
    patient: true,
  }),
};
