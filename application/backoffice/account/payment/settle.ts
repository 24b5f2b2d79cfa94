/**
 * How a payment ends: the gateway reports it, is asked when somebody looks, or in rounds where it reported nothing. Whichever comes
 * first settles it, and money that has arrived is credited in that commit, once.
 */
import { Effect } from 'effect';
import { depositEntry } from '#domain/account/deposit.ts';
import {
  depositOfPayment,
  gatewayNames,
  nextLook,
  type PaymentNews,
  stateAfter,
} from '#domain/account/online-payment.ts';
import { isPositive } from '#domain/money/money.ts';
import { dateIn, hasPassed, plusMinutes } from '#domain/time/instant.ts';
import { NotFound } from '#application/desk/failures.ts';
import type { PaymentDesk, PaymentShown } from '#application/desk/account/payments.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { KeptPayment, PaymentBook } from '#application/backoffice/ports/account/payment-book.ts';
import type { GatewayMessage } from '#application/backoffice/ports/account/payment-gateway.ts';
import { depositDecided } from '../deposit/mail-deposit.ts';
import { hearTransfer, type PlaceTransferPorts } from './virtual-account.ts';

export interface SettlePaymentPorts extends PlaceTransferPorts {
  readonly payments: PaymentBook;
}

/** After its time a payment may still arrive: it is given up after that. */
const graceMinutes = 10;
const mostARound = 20;
/** Razorpay sends again for a day, Stripe for three. */
const rememberedMinutes = 30 * 24 * 60;

export function paymentStatus(
  ports: SettlePaymentPorts,
  caller: Caller,
  { paymentId }: { readonly paymentId: string },
): ReturnType<PaymentDesk['paymentStatus']> {
  return Effect.gen(function* () {
    const { agencyId } = yield* signedIn(caller, 'deposit');
    const payment = yield* ports.payments.find(agencyId, paymentId);
    if (payment === undefined) return yield* new NotFound({ what: 'payment' });
    yield* askAbout(ports, payment);
    return shownOf((yield* ports.payments.find(agencyId, paymentId)) ?? payment);
  });
}

/** What the gateway sent; the answer is what kind of message it was. */
export function hear(
  ports: SettlePaymentPorts,
  body: Buffer,
  headers: Readonly<Record<string, string | undefined>>,
): Effect.Effect<GatewayMessage['kind']> {
  return Effect.gen(function* () {
    const { gateway, payments, clock } = ports;
    const message = yield* gateway.read(body, headers);
    if (message.kind === 'transfer') return (yield* hearTransfer(ports, message)) ? 'transfer' : 'nothing';
    if (message.kind !== 'news') return message.kind;
    const { reference, news, event } = message;
    if (event !== undefined && (yield* payments.isHeard(gateway.code, event))) return 'nothing';
    const payment = yield* payments.byReference(gateway.code, reference);
    if (payment === undefined) return 'nothing';
    yield* settle(ports, payment, news);
    // Only now: cut off before this, it is worked on when the gateway sends it again.
    if (event !== undefined) {
      const at = clock.now();
      yield* payments.heard(gateway.code, event, at, plusMinutes(at, -rememberedMinutes));
    }
    return 'news';
  });
}

/** Asks about payments that no word has come of; answers how many were settled. */
export function askAboutOpen(ports: SettlePaymentPorts): Effect.Effect<number> {
  return Effect.gen(function* () {
    const due = yield* ports.payments.due(ports.clock.now(), mostARound);
    const settled = yield* Effect.forEach(due, (payment) => askAbout(ports, payment));
    return settled.filter(Boolean).length;
  });
}

/** True where it is settled by this. */
export function askAbout(ports: SettlePaymentPorts, payment: KeptPayment): Effect.Effect<boolean> {
  const { payments, gateway, clock } = ports;
  if (payment.state !== 'open') return Effect.succeed(false);
  return Effect.gen(function* () {
    const { startedAt, endsAt } = payment;
    const reference = payment.gateway === gateway.code ? payment.reference : undefined;
    const news =
      reference === undefined ? undefined : yield* Effect.orElseSucceed(gateway.look(reference), () => undefined);
    const overAt = plusMinutes(endsAt, graceMinutes);
    const isOver = hasPassed(overAt, clock.now());
    if (news !== undefined) return yield* settle(ports, payment, isOver && news.kind === 'withdrawn' ? expired : news);
    // A gateway may know no end of its links: nobody can pay one after it is said to be over.
    const isEnded =
      isOver &&
      (reference === undefined ||
        payment.link === undefined ||
        (yield* Effect.match(gateway.close(reference), { onSuccess: () => true, onFailure: () => false })));
    if (isEnded) return yield* settle(ports, payment, expired);
    yield* payments.looked(payment, nextLook(startedAt, overAt, clock.now()));
    return false;
  });
}

const expired = { kind: 'expired' } as const;

export function settle(ports: SettlePaymentPorts, payment: KeptPayment, news: PaymentNews): Effect.Effect<boolean> {
  const { payments, clock, businessZone } = ports;
  const { agencyId, paymentId, state, gateway, total } = payment;
  const to = stateAfter(state, news, total);
  if (to === undefined) return Effect.succeed(false);
  const at = clock.now();
  const fields =
    to === 'paid' && news.kind === 'paid'
      ? depositOfPayment(payment, news, payment.link?.payer.name ?? payment.companyName, dateIn(at, businessZone))
      : undefined;
  return Effect.gen(function* () {
    const isSettled = yield* payments.settle({
      agencyId,
      paymentId,
      from: state,
      to,
      at,
      ...(news.kind === 'paid' && { gatewayPayment: news.gatewayPayment }),
      ...(fields && {
        credited: {
          fields,
          entry: depositEntry(agencyId, fields, fields.amount),
          askedBy: payment.by,
          approvedBy: { userId: `gateway:${gateway}`, name: gatewayNames[gateway] },
          language: payment.language,
          notice: { kind: depositDecided, payload: { agencyId, state: 'approved' } },
        },
      }),
      record: { agencyId, operation: `account.payment-${to}`, reference: paymentId, detail: { news } },
    });
    if (isSettled) return true;
    // Settled otherwise meanwhile: money that arrived counts over what was said before it.
    const now = yield* payments.find(agencyId, paymentId);
    return now === undefined || now.state === state ? false : yield* settle(ports, now, news);
  });
}

function shownOf(kept: KeptPayment): PaymentShown {
  const { paymentId, state, method, amount, charge, gst, total, startedAt, endsAt, url, depositId } = kept;
  return {
    paymentId,
    state,
    method,
    amount,
    charge,
    ...(isPositive(gst) && { gst }),
    total,
    startedAt,
    endsAt,
    ...(url !== undefined && state === 'open' && { url }),
    ...(depositId !== undefined && { depositId }),
  };
}
