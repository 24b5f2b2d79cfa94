/** Links by which somebody else pays: made, listed, opened by anyone, and withdrawn. What arrives is settled as any payment. */
import { Effect } from 'effect';
import { gatewayNames, nextLook, paymentPrice } from '#domain/account/online-payment.ts';
import { checkLink, linkEnds, linkFactsOf, linkState } from '#domain/account/payment/payment-link.ts';
import type { Money } from '#domain/money/money.ts';
import { checkEmail } from '#domain/people/contact.ts';
import type { Language } from '#domain/people/language.ts';
import { canonicalText } from '#domain/rules/canonical-text.ts';
import { checkFinding } from '#domain/rules/paged.ts';
import { firstOf, required, type Violation, violation, within } from '#domain/rules/violation.ts';
import { paymentLinkAddress } from '#application/desk/addresses.ts';
import type { PaymentLinkDesk, PaymentLinkShown } from '#application/desk/account/payment-links.ts';
import { Invalid, NotAllowedInState, NotFound, notNow, RequestIdReused } from '#application/desk/failures.ts';
import { checkRequestId } from '#application/backoffice/booking/check-request-id.ts';
import { actedBy, type Caller, type SignedInCaller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { KeptLink, KeptPayment } from '#application/backoffice/ports/account/payment-book.ts';
import type { BookingBook } from '#application/backoffice/ports/booking/booking-book.ts';
import type { Chance } from '#application/backoffice/ports/machine.ts';
import type { RateLimit } from '#application/backoffice/ports/session/rate-limit.ts';
import { attempt } from '#application/backoffice/session/attempts.ts';
import { paymentLinkMailed } from './mail-link.ts';
import { askAbout, settle, type SettlePaymentPorts } from './settle.ts';
import { offeredTo, type StartPaymentPorts } from './start.ts';

export interface PaymentLinkPorts extends StartPaymentPorts, SettlePaymentPorts {
  readonly bookings: Pick<BookingBook, 'find'>;
  readonly limits: Pick<RateLimit, 'attempt'>;
  readonly chance: Pick<Chance, 'token'>;
  /** What an agent writes before a link. */
  readonly linkMessage: (language: Language, facts: LinkMessage) => string;
}

export interface LinkMessage {
  readonly company: string;
  readonly total: Money;
  readonly transactionId?: string | undefined;
}

type PaymentWithLink = KeptPayment & { readonly link: KeptLink };

const tokenBytes = 18;
export const paymentLinksPageSize = 20;
const mailPace = { free: 30, firstWaitSeconds: 60, longestWaitSeconds: 3600, forgetAfterSeconds: 7200 };

export function makePaymentLinkDesk(ports: PaymentLinkPorts): (caller: Caller) => PaymentLinkDesk {
  return (caller) => ({
    makePaymentLink: (asked) => makePaymentLink(ports, caller, asked),
    paymentLinks: (wanted) => paymentLinks(ports, caller, wanted),
    withdrawPaymentLink: (asked) => withdrawPaymentLink(ports, caller, asked),
    mailPaymentLink: (asked) => mailPaymentLink(ports, caller, asked),
    openPaymentLink: (asked) => openPaymentLink(ports, asked),
  });
}

function makePaymentLink(
  ports: PaymentLinkPorts,
  caller: Caller,
  { link: draft, requestId }: Parameters<PaymentLinkDesk['makePaymentLink']>[0],
): ReturnType<PaymentLinkDesk['makePaymentLink']> {
  const { payments, gateway, clock, chance } = ports;
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'deposit');
    const { agencyId, actor, language } = who;
    const at = clock.now();
    const { currency, methods: offered } = yield* offeredTo(ports, agencyId, at);
    const facts = linkFactsOf(draft);
    const violations = [
      ...checkRequestId(requestId),
      ...within('link', checkLink(draft, offered, currency)),
      ...within('link', yield* missingBooking(ports, who, facts?.transactionId)),
    ];
    const { amount, method, days } = draft;
    const terms = offered.find((each) => each.method === method);
    if (
      violations.length > 0 ||
      amount === undefined ||
      terms === undefined ||
      facts === undefined ||
      days === undefined
    ) {
      return yield* new Invalid({ violations });
    }
    const price = paymentPrice(amount, terms);
    const endsAt = linkEnds(at, days);
    const begun = yield* payments.begin({
      agencyId,
      requestId,
      content: canonicalText({ amount, method, days, facts }),
      method: terms.method,
      amount,
      charge: price.charge,
      gst: price.gst,
      total: price.total,
      gateway: gateway.code,
      by: { userId: actor.userId, name: actor.name },
      language,
      at,
      endsAt,
      lookAt: nextLook(at, endsAt, at),
      link: { ...facts, token: chance.token(tokenBytes) },
      record: { ...actedBy(who), operation: 'account.make-payment-link', detail: { amount, method, days } },
    });
    if (begun.kind === 'reused') return yield* new RequestIdReused({});
    const { payment } = begun;
    const { link } = payment;
    if (link === undefined) return yield* new RequestIdReused({});
    const kept = { ...payment, link };
    if (payment.url === undefined) {
      const page = yield* Effect.mapError(openAtGateway(ports, kept), notNow);
      yield* payments.opened(payment, page);
    }
    return shownOf(ports, kept);
  });
}

function openAtGateway({ gateway, portal }: PaymentLinkPorts, payment: PaymentWithLink) {
  const { paymentId, method, total, companyName, endsAt, link } = payment;
  const { payer, payerLanguage: language, note, token } = link;
  return gateway.link({
    paymentId,
    method,
    total,
    payer,
    language,
    returnUrl: paymentLinkAddress(portal, token),
    endsAt,
    description: note === '' ? `${companyName} ${paymentId}` : `${companyName}: ${note}`,
  });
}

function missingBooking(
  { bookings }: PaymentLinkPorts,
  { agencyId }: SignedInCaller,
  transactionId: string | undefined,
): Effect.Effect<readonly Violation[]> {
  if (transactionId === undefined || transactionId === '') return Effect.succeed([]);
  return Effect.map(bookings.find(agencyId, transactionId), (found) =>
    found === undefined ? [violation('booking-missing', 'transactionId')] : [],
  );
}

function paymentLinks(
  ports: PaymentLinkPorts,
  caller: Caller,
  { page }: Parameters<PaymentLinkDesk['paymentLinks']>[0],
): ReturnType<PaymentLinkDesk['paymentLinks']> {
  return Effect.gen(function* () {
    const { agencyId } = yield* signedIn(caller, 'deposit');
    const violations = checkFinding({ page });
    if (violations.length > 0) return yield* new Invalid({ violations });
    const { links, total } = yield* ports.payments.links(agencyId, { page, pageSize: paymentLinksPageSize });
    return {
      links: links.flatMap((payment) => (payment.link ? [shownOf(ports, { ...payment, link: payment.link })] : [])),
      total,
      page,
      pageSize: paymentLinksPageSize,
    };
  });
}

function withdrawPaymentLink(
  ports: PaymentLinkPorts,
  caller: Caller,
  { paymentId }: Parameters<PaymentLinkDesk['withdrawPaymentLink']>[0],
): ReturnType<PaymentLinkDesk['withdrawPaymentLink']> {
  const { payments, gateway } = ports;
  return Effect.gen(function* () {
    const { agencyId } = yield* signedIn(caller, 'deposit');
    const payment = yield* ownLink(ports, agencyId, paymentId);
    const { reference, state } = payment;
    if (state === 'open' && reference !== undefined) {
      // Closed first: cut off after that, it is found withdrawn when it is looked at. Where it was paid just now, that counts.
      const isClosed = yield* Effect.match(gateway.close(reference), { onSuccess: () => true, onFailure: () => false });
      const isSettled = yield* askAbout(ports, payment);
      if (!isSettled && isClosed) yield* settle(ports, payment, { kind: 'withdrawn' });
    }
    const now = (yield* payments.find(agencyId, paymentId)) ?? payment;
    if (now.state === 'open') return yield* notNow();
    if (now.state !== 'withdrawn') return yield* new NotAllowedInState({ state: now.state });
    return { state: now.state };
  });
}

function mailPaymentLink(
  ports: PaymentLinkPorts,
  caller: Caller,
  { paymentId, email }: Parameters<PaymentLinkDesk['mailPaymentLink']>[0],
): ReturnType<PaymentLinkDesk['mailPaymentLink']> {
  const { payments, limits, clock } = ports;
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'deposit');
    const to = email.trim();
    const violations = firstOf(required(to, 'email'), checkEmail(to, 'email'));
    if (violations.length > 0) return yield* new Invalid({ violations });
    const { agencyId } = who;
    const payment = yield* ownLink(ports, agencyId, paymentId);
    const at = clock.now();
    const state = linkState(payment.state, payment.endsAt, at);
    if (state !== 'open') return yield* new NotAllowedInState({ state });
    yield* attempt(limits, [{ key: `payment-link:agency:${agencyId}`, pace: mailPace }], at);
    yield* payments.mailLink(
      { ...actedBy(who), operation: 'account.mail-payment-link', reference: paymentId },
      { kind: paymentLinkMailed, payload: { agencyId, paymentId, to, at } },
    );
    return { email: to };
  });
}

function openPaymentLink(
  ports: PaymentLinkPorts,
  { token }: Parameters<PaymentLinkDesk['openPaymentLink']>[0],
): ReturnType<PaymentLinkDesk['openPaymentLink']> {
  const { payments, gateway, limits, clock } = ports;
  return Effect.gen(function* () {
    const found = yield* payments.byToken(token);
    if (found === undefined) return yield* new NotFound({ what: 'payment-link' });
    // The payer may have come back from the gateway's page. Opened very often, it is shown as it was last known.
    const wait = yield* limits.attempt([{ key: `payment-link:opened:${token}`, pace: openPace }], clock.now());
    if (wait === 0) yield* askAbout(ports, found);
    const payment = (yield* payments.byToken(token)) ?? found;
    const { paymentId, method, amount, charge, total, endsAt, companyName, url, link } = payment;
    if (link === undefined) return yield* new NotFound({ what: 'payment-link' });
    const state = linkState(payment.state, endsAt, clock.now());
    return {
      paymentId,
      state,
      method,
      amount,
      charge,
      total,
      endsAt,
      purpose: link.purpose,
      ...(link.transactionId !== undefined && { transactionId: link.transactionId }),
      note: link.note,
      companyName,
      payerName: link.payer.name,
      language: link.payerLanguage,
      gateway: gatewayNames[payment.gateway],
      trial: gateway.trial,
      ...(state === 'open' && url !== undefined && { url }),
    };
  });
}

const openPace = { free: 20, firstWaitSeconds: 5, longestWaitSeconds: 60, forgetAfterSeconds: 600 };

function ownLink(
  { payments }: PaymentLinkPorts,
  agencyId: string,
  paymentId: string,
): Effect.Effect<PaymentWithLink, NotFound> {
  return Effect.flatMap(payments.find(agencyId, paymentId), (payment) =>
    payment?.link === undefined
      ? Effect.fail(new NotFound({ what: 'payment-link' }))
      : Effect.succeed({ ...payment, link: payment.link }),
  );
}

function shownOf({ clock, linkMessage }: PaymentLinkPorts, payment: PaymentWithLink): PaymentLinkShown {
  const { paymentId, method, amount, charge, total, startedAt, endsAt, by, depositId, companyName, link } = payment;
  const { transactionId, payerLanguage } = link;
  return {
    ...link,
    paymentId,
    state: linkState(payment.state, endsAt, clock.now()),
    method,
    amount,
    charge,
    total,
    madeAt: startedAt,
    madeBy: by.name,
    endsAt,
    message: linkMessage(payerLanguage, { company: companyName, total, transactionId }),
    ...(depositId !== undefined && { depositId }),
  };
}
