/** Paying in online: what it takes, and its beginning. */
import { Effect } from 'effect';
import {
  checkPayment,
  gatewayNames,
  type MethodTerms,
  nextLook,
  type PaymentMethod,
  paymentPrice,
} from '#domain/account/online-payment.ts';
import type { Currency } from '#domain/money/currency.ts';
import { moneyOf } from '#domain/money/money.ts';
import { rowOn } from '#domain/rules/dated-row.ts';
import { within } from '#domain/rules/violation.ts';
import { type Instant, dateIn, plusMinutes } from '#domain/time/instant.ts';
import { Invalid, RequestIdReused, Unavailable } from '#application/desk/failures.ts';
import type { PaymentDesk, StartPayment } from '#application/desk/account/payments.ts';
import { canonicalText } from '#domain/rules/canonical-text.ts';
import { checkRequestId } from '#application/backoffice/booking/check-request-id.ts';
import { actedBy, type Caller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { LedgerBook } from '#application/backoffice/ports/account/ledger-book.ts';
import type { PaymentBook } from '#application/backoffice/ports/account/payment-book.ts';
import type { PaymentGateway } from '#application/backoffice/ports/account/payment-gateway.ts';
import type { AgencyStore } from '#application/backoffice/ports/agency/agency-store.ts';
import type { SellingTermsStore } from '#application/backoffice/ports/booking/product-quotes.ts';
import type { Clock } from '#application/backoffice/ports/machine.ts';

/** How long a payment can be made after it was begun; the least that all gateways allow. */
export const paymentMinutes = 30;

/** What UPI lets one transfer move (NPCI): in rupees. */
const upiMost = '100000';

export interface StartPaymentPorts {
  readonly payments: PaymentBook;
  readonly gateway: PaymentGateway;
  readonly ledger: Pick<LedgerBook, 'balance'>;
  readonly agencies: Pick<AgencyStore, 'byId'>;
  readonly clock: Clock;
  readonly businessZone: string;
  /** Basis points that the gateway takes, GST included. */
  readonly charges: Readonly<Record<PaymentMethod, number>>;
  /** Of the agency: the tax on the charge is its dated tax on fees. */
  readonly terms: SellingTermsStore;
  /** Where people open the portal; empty where it is served here. */
  readonly portal: string;
}

export function paymentTerms(ports: StartPaymentPorts, caller: Caller): ReturnType<PaymentDesk['paymentTerms']> {
  return Effect.gen(function* () {
    const { agencyId } = yield* signedIn(caller, 'deposit');
    const { code, trial } = ports.gateway;
    const { methods } = yield* offeredTo(ports, agencyId, ports.clock.now());
    return { gateway: gatewayNames[code], methods, trial };
  });
}

/** The ways to pay that are offered to an agency in the currency of its account, with the tax of the day. */
export function offeredTo(
  { gateway, charges, ledger, terms, businessZone }: OfferingPorts,
  agencyId: string,
  at: Instant,
): Effect.Effect<{ readonly currency: Currency; readonly methods: readonly MethodTerms[] }> {
  return Effect.gen(function* () {
    const { currency } = (yield* ledger.balance(agencyId)).balance;
    const gst = rowOn((yield* terms.sellingTermsOf(agencyId)).gstOnFees, dateIn(at, businessZone));
    const methods = gateway.methods
      .filter((method) => method !== 'upi' || currency === 'INR')
      .map((method) => ({
        method,
        basisPoints: charges[method],
        ...(gst && { gstBasisPoints: gst.basisPoints }),
        ...(method === 'upi' && { most: moneyOf(upiMost, 'INR') }),
      }));
    return { currency, methods };
  });
}

type OfferingPorts = Pick<StartPaymentPorts, 'gateway' | 'charges' | 'ledger' | 'terms' | 'businessZone'>;

export function startPayment(
  ports: StartPaymentPorts,
  caller: Caller,
  { payment: draft, requestId }: StartPayment,
): ReturnType<PaymentDesk['startPayment']> {
  const { payments, gateway, agencies, clock, portal } = ports;
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'deposit');
    const { agencyId, actor, language } = who;
    const at = clock.now();
    const { currency, methods: offered } = yield* offeredTo(ports, agencyId, at);
    const { amount, method } = draft;
    const terms = offered.find((each) => each.method === method);
    const violations = [...checkRequestId(requestId), ...within('payment', checkPayment(draft, offered, currency))];
    if (violations.length > 0 || amount === undefined || terms === undefined) return yield* new Invalid({ violations });
    const price = paymentPrice(amount, terms);
    const begun = yield* payments.begin({
      agencyId,
      requestId,
      content: canonicalText({ amount, method }),
      method: terms.method,
      amount,
      charge: price.charge,
      gst: price.gst,
      total: price.total,
      gateway: gateway.code,
      by: { userId: actor.userId, name: actor.name },
      language,
      at,
      endsAt: plusMinutes(at, paymentMinutes),
      lookAt: nextLook(at, plusMinutes(at, paymentMinutes), at),
      record: { ...actedBy(who), operation: 'account.start-payment', detail: { amount, method } },
    });
    if (begun.kind === 'reused') return yield* new RequestIdReused({});
    const { payment } = begun;
    const { paymentId } = payment;
    if (payment.url !== undefined) return { paymentId, url: payment.url };
    const agency = yield* agencies.byId(agencyId);
    const page = yield* Effect.mapError(
      gateway.open({
        paymentId,
        method: payment.method,
        total: payment.total,
        payer: { name: payment.companyName, email: agency?.email ?? '', phone: agency?.phone ?? '' },
        language,
        returnUrl: `${portal}/online-payment?paymentid=${paymentId}`,
        endsAt: payment.endsAt,
      }),
      () => new Unavailable({ retryAfterSeconds: 10 }),
    );
    yield* payments.opened({ agencyId, paymentId }, page);
    return { paymentId, url: page.url };
  });
}
