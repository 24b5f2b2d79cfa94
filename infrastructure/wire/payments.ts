/** Money paid in online. Shapes chosen here where only a name is fixed. */
import { type MethodTerms, type PaymentDraft, paymentMethods, paymentStates } from '#domain/account/online-payment.ts';
import type {
  PaymentDesk,
  PaymentShown,
  PaymentStarted,
  PaymentTerms,
  StartPayment,
} from '#application/desk/account/payments.ts';
import { flag, moment, money, oneOf, opaque, text, whole } from './form/leaves.ts';
import { type AreaOperations, inResult, operation } from './form/operation.ts';
import { nothing } from './form/codec.ts';
import { paymentLinkOperations } from './payment-links.ts';
import { virtualAccountOperations } from './virtual-account.ts';
import { at, codecOf, list, maybe, record, spread } from './form/shape.ts';

const paymentId = at('paymentid', text);
const method = oneOf(paymentMethods);

export const paymentOperations: AreaOperations<PaymentDesk> = {
  ...paymentLinkOperations,
  ...virtualAccountOperations,
  paymentTerms: operation({
    opid: 'AC003',
    actioncode: 'PAYMENTTERMS',
    request: nothing,
    answer: inResult(
      codecOf(
        record<PaymentTerms>({
          gateway: at('gateway', text),
          trial: at('trial', flag),
          methods: at(
            'methods',
            list(
              record<MethodTerms>({
                method: at('method', method),
                basisPoints: at('basispoints', whole),
                gstBasisPoints: maybe('gstbasispoints', whole),
                most: maybe('most', money),
              }),
            ),
          ),
        }),
      ),
    ),
  }),
  startPayment: operation({
    opid: 'AC003',
    actioncode: 'STARTPAYMENT',
    request: codecOf(
      record<StartPayment>({
        payment: spread(record<PaymentDraft>({ amount: maybe('amount', money), method: maybe('method', text) })),
        requestId: at('requestid', text),
      }),
    ),
    answer: inResult(codecOf(record<PaymentStarted>({ paymentId, url: at('url', opaque) }))),
    changes: true,
    patient: true,
  }),
  paymentStatus: operation({
    opid: 'AC003',
    actioncode: 'PAYMENTSTATUS',
    request: codecOf(record<{ readonly paymentId: string }>({ paymentId })),
    answer: inResult(
      codecOf(
        record<PaymentShown>({
          paymentId,
          state: at('status', oneOf(paymentStates)),
          method: at('method', method),
          amount: at('amount', money),
          charge: at('charge', money),
          gst: maybe('gst', money),
          total: at('total', money),
          startedAt: at('startedat', moment),
          endsAt: at('endsat', moment),
          url: maybe('url', opaque),
          depositId: maybe('receipt', text),
        }),
      ),
    ),
    patient: true,
  }),
};
