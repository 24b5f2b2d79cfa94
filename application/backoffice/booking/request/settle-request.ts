/**
 * Settling what an agency asked for: a cancellation that no supplier could be asked for by itself, or that people agreed on
 * with the supplier. It is quoted and done by the calculation and the commits of every cancellation; the request moves in
 * the same commits, so that it cannot be withdrawn, or settled by somebody else, in between.
 */
import { Effect } from 'effect';
import type { AmendmentKind } from '#domain/booking/amendment.ts';
import { checkAgreedCharges } from '#domain/booking/cancel/agreed-charges.ts';
import { begunUnits } from '#domain/booking/cancel/outlook.ts';
import { hasUnit, stands } from '#domain/booking/units.ts';
import type { Unit } from '#domain/booking/booking.ts';
import { requestMostText } from '#domain/booking/request/rules.ts';
import { violation } from '#domain/rules/violation.ts';
import type { Instant } from '#domain/time/instant.ts';
import { Invalid, NotAllowedInState, NotFound } from '#application/desk/failures.ts';
import type { RequestDesk, RequestQuoteAsked, SettleRequest } from '#application/desk/requests.ts';
import type { Caller, SignedInCaller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { PlannedAnswer } from '#application/backoffice/ports/booking/amendment-book.ts';
import type { KeptRequest } from '#application/backoffice/ports/booking/request-book.ts';
import { amendable } from '../saga/amend-booking.ts';
import { amendQuoted } from '../saga/amend-quoted.ts';
import { actingFor, allowed, type AnswerRequestPorts } from './answer-request.ts';
import type { RequestedProduct } from './requested-product.ts';
import { askerOf, changed } from './ask-request.ts';
import { soldOf } from '../sold-product.ts';
import { canonicalText } from '#domain/rules/canonical-text.ts';
import { type CancelBookingPorts, quoteRemoval, type Sold } from '../cancel/removal.ts';

export type SettleRequestPorts = CancelBookingPorts & Pick<AnswerRequestPorts, 'serviceRequests' | 'requested'>;

/** NotFound 'request'; NotPermitted where somebody else took it up; the rest as `RequestDesk.requestQuote`. */
export function quoteRequest(
  ports: SettleRequestPorts,
  caller: Caller,
  asked: RequestQuoteAsked,
): ReturnType<RequestDesk['requestQuote']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'operate');
    const { request, acting } = yield* taken(ports, who, asked.number);
    yield* allowed('settle', request, who);
    const kind = settlesBy(ports, request);
    if (kind !== 'cancel' && kind !== 'claim') return yield* new NotAllowedInState({ state: request.state });
    const { transactionId = '' } = request.about ?? {};
    const booking = yield* amendable(ports, acting, transactionId, kind);
    const now = ports.clock.now();
    const product = ports.requested(request.product);
    if (product === undefined) return yield* new NotAllowedInState({ state: request.state });
    const places = unitsAsked(request, booking, product);
    const said = pending(asked, booking);
    const { violations, ...priced } = product.priced(booking, places, said, isKnown(ports, booking, places, now));
    if (violations.length > 0) return yield* new Invalid({ violations });
    const question = {
      booking: priced.booking,
      places,
      reason: 'traveller' as const,
      now,
      ...(said.charges && { agreed: said.charges }),
    };
    const above =
      said.charges === undefined
        ? []
        : checkAgreedCharges(soldOf(ports.sold, booking.product).rules.cancelling, question);
    if (above.length > 0) return yield* new Invalid({ violations: above });
    const quoted = yield* quoteRemoval(ports, acting, priced.booking, question, kind, {
      answers: answerOf(request, who),
      used: product.rules.isUsed?.(request) === true,
      ...(priced.terms && { terms: priced.terms }),
    }).pipe(Effect.catchTag('Invalid', ({ violations: against }) => Effect.succeed({ violations: against })));
    if (!('violations' in quoted)) return quoted;
    // What stands in the way is what was requested, of which only the number was sent.
    return yield* new Invalid({ violations: quoted.violations.map((each) => ({ ...each, path: 'number' })) });
  });
}

/** NotFound 'request', 'cancel-quote' where there is none of that request or it has expired; the rest as every amendment. */
export function settleRequest(
  ports: SettleRequestPorts,
  caller: Caller,
  { requestId, number, quoteId, note }: SettleRequest,
): ReturnType<RequestDesk['settleRequest']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'operate');
    const said = note?.trim() ?? '';
    if (said.length > requestMostText) {
      return yield* new Invalid({ violations: [violation('too-long', 'note', { most: requestMostText })] });
    }
    const content = { number, quoteId, note: said, kind: 'settle' };
    const { request, acting } = yield* taken(ports, who, number);
    const before = yield* ports.amendments.claimed(acting.agencyId, requestId, canonicalText(content));
    if (before === undefined) yield* allowed('settle', request, who);
    const { version, by, answer } = answerOf(request, who);
    const settling = amendQuoted(ports, acting, {
      kinds: [settlesBy(ports, request)],
      what: 'cancel-quote',
      quoteId,
      requestId,
      remarks: undefined,
      answers: { number, version, by, answer: { ...answer, ...(said !== '' && { note: said }) } },
      content,
    });
    yield* Effect.catchTag(settling, 'BalanceTooLow', (short) =>
      Effect.andThen(saySo(ports, who, request, requestId), Effect.fail(short)),
    );
    return yield* changed(ports, number);
  });
}

/** What of its booking a request is settled by. */
function settlesBy({ requested }: SettleRequestPorts, { product, kind }: KeptRequest): AmendmentKind {
  return requested(product)?.rules.kinds[kind]?.settles ?? 'cancel';
}

interface Taken {
  readonly request: KeptRequest;
  /** Anyone who settles it, at the desk of those who asked. */
  readonly acting: SignedInCaller;
}

/** The request stays taken up; its history and a letter to those who asked say why, once for each request id. */
function saySo(
  { serviceRequests, clock }: SettleRequestPorts,
  who: SignedInCaller,
  request: KeptRequest,
  requestId: string,
): Effect.Effect<void> {
  const { number, version, kind } = request;
  return Effect.asVoid(
    serviceRequests.step({
      number,
      version,
      at: clock.now(),
      asker: askerOf(who, requestId, { number, kind: 'not-covered' }),
      next: request,
      event: { code: 'not-covered', params: { kind } },
      notice: { to: 'agency', code: 'not-covered' },
    }),
  );
}

/** A request that was taken up, and anyone who settles it at the desk of those who asked. */
export function taken(
  { serviceRequests }: Pick<SettleRequestPorts, 'serviceRequests'>,
  who: SignedInCaller,
  number: string,
): Effect.Effect<Taken, NotFound> {
  return Effect.flatMap(
    serviceRequests.find(number),
    (request): Effect.Effect<Taken, NotFound> =>
      request === undefined
        ? Effect.fail(new NotFound({ what: 'request' }))
        : Effect.succeed({ request, acting: actingFor(who, request) }),
  );
}

export function answerOf({ number, version }: KeptRequest, { actor }: SignedInCaller): PlannedAnswer {
  return { number, version, by: { userId: actor.userId, name: actor.name }, answer: {} };
}

/** What was asked for, as far as it has not been cancelled since. */
function unitsAsked({ about }: KeptRequest, booking: Sold, product: RequestedProduct): readonly Unit[] {
  return product
    .units(booking)
    .filter(
      (unit) =>
        stands(booking, unit) &&
        about?.travellers.includes(unit.traveller) === true &&
        (about.items ?? [unit.item]).includes(unit.item),
    );
}

/** What was cancelled since it was asked for needs no charge. */
function pending(
  { charges, shares }: RequestQuoteAsked,
  { gone = [] }: Sold,
): Pick<RequestQuoteAsked, 'charges' | 'shares'> {
  return {
    ...(charges && { charges: charges.filter((charge) => !hasUnit(gone, charge)) }),
    ...(shares && { shares }),
  };
}

/** Whether what is kept can be asked for: not of a supplier that nobody can ask, nor of what is over. */
function isKnown({ sold }: SettleRequestPorts, booking: Sold, places: readonly Unit[], now: Instant): boolean {
  const product = soldOf(sold, booking.product);
  const begun = begunUnits(product.rules.cancelling, booking, now);
  return (
    product.cancelling.hasRules(booking, places) &&
    product.amendments(booking.supplier)?.cancelRefund !== undefined &&
    !places.some((place) => hasUnit(begun, place))
  );
}
