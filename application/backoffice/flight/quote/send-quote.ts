/**
 * Sending flights to a customer as a quote. Every offer is asked of its supplier again, so that nobody is offered what no
 * longer holds; what is sent is kept, once a request, and mailed from the outbox.
 */
import { Effect } from 'effect';
import {
  checkCustomerQuote,
  isMailed,
  quotedAmounts,
  type QuotedFare,
  quoteGoodUntil,
  quoteReceiversADay,
  type Showing,
} from '#domain/flight/quote/customer-quote.ts';
import { quoteReferenceOf } from '#domain/flight/quote/quote-reference.ts';
import type { FareOption } from '#domain/flight/offer/offer.ts';
import { soldAt } from '#domain/flight/quote/quote.ts';
import type { Party } from '#domain/flight/search/request.ts';
import { equals, type Money } from '#domain/money/money.ts';
import { asksAnything } from '#domain/price/ask.ts';
import { violation } from '#domain/rules/violation.ts';
import type { Answer } from '#application/desk/answer.ts';
import type { QuoteSent, SendQuote } from '#application/desk/customer-quotes.ts';
import {
  FareChanged,
  type Fault,
  type Unavailable,
  Invalid,
  NotFound,
  NotPermitted,
  RequestIdReused,
  type SoldOut,
  TooManyRequests,
} from '#application/desk/failures.ts';
import { canonicalText } from '#domain/rules/canonical-text.ts';
import { checkRequestId } from '#application/backoffice/booking/check-request-id.ts';
import { behalfOf, type Caller, type SignedInCaller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { Limited, Pace } from '#application/backoffice/ports/session/rate-limit.ts';
import type { ClaimedQuote, KeptOffer, KeptSentQuote } from '#application/backoffice/ports/flight/sent-quote-book.ts';
import { attempt } from '#application/backoffice/session/attempts.ts';
import { settledAsk } from './asking.ts';
import type { CustomerQuotePorts } from './customer-quote-ports.ts';
import { factsOfQuote } from './mail-quote.ts';
import { askedOf, priceOffer, type PricedOffer } from './priced-offer.ts';
import { each } from './quote-flight.ts';

/** Of a day's customers that are used up: some are free again by then. */
const usedUpSeconds = 3600;

/** Mail to whom an agent likes: as many as an agent writes in a busy hour, then slower. */
const mailPace: Pace = { free: 40, firstWaitSeconds: 10, longestWaitSeconds: 900, forgetAfterSeconds: 3600 };

export function sendQuote(
  ports: CustomerQuotePorts,
  caller: Caller,
  request: SendQuote,
): Answer<QuoteSent, NotFound | FareChanged | SoldOut | RequestIdReused> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'send-quotes');
    if (!request.withMarkup && !who.rights.has('see-net-fares')) {
      return yield* new NotPermitted({ reason: 'right-missing' });
    }
    const violations = [...checkRequestId(request.requestId), ...checkCustomerQuote(request)];
    if (violations.length > 0) return yield* new Invalid({ violations });
    const { requestId, ...asked } = request;
    const content = canonicalText(asked);
    const claimed = yield* ports.sentQuotes.claimed(who.agencyId, requestId, content);
    if (claimed !== undefined) return yield* asSent(ports, who, claimed);
    const mailed = isMailed(request.customer);
    const now = ports.clock.now();
    if (mailed) yield* attempt(ports.limits, [mailLimit(who)], now);
    const offers = yield* Effect.forEach(
      request.offers,
      ({ choices }, at) => offerNow(ports, who, choices, at, request.acceptChanges),
      { concurrency: 'unbounded' },
    );
    const [first, ...others] = offers;
    if (first === undefined) return yield* new Invalid({ violations: [violation('required', 'offers')] });
    if (others.some(({ party }) => !samePeople(party, first.party))) {
      return yield* new Invalid({ violations: [violation('party-quoted', 'offers', { ...first.party })] });
    }
    const sentQuoteId = ports.chance.uuid();
    const asks = offers.map(({ asking, rounding, total: price }) =>
      settledAsk(who, request.ask, undefined, { asking, rounding, price }),
    );
    const [ask] = yield* Effect.all(asks);
    const kept: KeptSentQuote = {
      sentQuoteId,
      reference: quoteReferenceOf(sentQuoteId),
      customer: {
        name: request.customer.name.trim(),
        ...(request.customer.email !== undefined && mailed && { email: request.customer.email.trim() }),
      },
      language: request.language,
      withMarkup: request.withMarkup,
      ...(asksAnything(ask) && { ask }),
      ...(request.note !== undefined && request.note.trim() !== '' && { note: request.note.trim() }),
      party: first.party,
      offers: each([first, ...others], (offer) => keptOf(offer, { withMarkup: request.withMarkup, ask })),
      sentAt: now,
      until: quoteGoodUntil(now, request.hours, offers),
      sentBy: who.actor.name,
    };
    const taken = yield* ports.sentQuotes.keep({
      agencyId: who.agencyId,
      actorUserId: who.actor.userId,
      ...behalfOf(who),
      requestId,
      content,
      kept,
      mostADay: quoteReceiversADay,
    });
    if (taken?.kind === 'too-many') return yield* new TooManyRequests({ retryAfterSeconds: usedUpSeconds });
    return yield* taken === undefined ? answerFor(ports, who, kept) : asSent(ports, who, taken);
  });
}

/** What an offer costs now; refused where that is not what was shown, unless that is accepted. */
function offerNow(
  ports: CustomerQuotePorts,
  who: SignedInCaller,
  choices: SendQuote['offers'][number]['choices'],
  at: number,
  acceptChanges: boolean,
): Effect.Effect<PricedOffer, Invalid | NotFound | FareChanged | Fault | Unavailable> {
  return Effect.gen(function* () {
    const { asked, shown } = yield* askedOf(ports, who.agencyId, choices, `offers[${at}]`);
    const priced = yield* priceOffer(ports, who, asked).pipe(
      Effect.catchTag('SoldOut', () =>
        Effect.fail(new Invalid({ violations: [violation('fare-gone', `offers[${at}]`)] })),
      ),
    );
    return equals(priced.total, shown) || acceptChanges ? priced : yield* changed(shown, priced.total);
  });
}

/** One quote is for one party. */
function samePeople(one: Party, other: Party): boolean {
  return one.adults === other.adults && one.children === other.children && one.infants === other.infants;
}

function changed(from: Money, to: Money): Effect.Effect<never, FareChanged> {
  return Effect.fail(new FareChanged({ from, to }));
}

function keptOf(
  { asked, itineraries, options, rules, asking, rounding }: PricedOffer,
  showing: Pick<Showing, 'withMarkup' | 'ask'>,
): KeptOffer {
  const { supplier, fareKeys, promo } = asked;
  return {
    supplier,
    fareKeys,
    ...(promo !== undefined && { promo }),
    itineraries,
    fares: each(options, fareOf),
    baggage: itineraries.map((_, at) => soldAt({ itineraries, options, rules }, at).baggage),
    ...quotedAmounts(options, { ...showing, asking, rounding }),
  };
}

function fareOf(option: FareOption): QuotedFare {
  const { family, cabin, fareType, refundable, cancelFee, changeFee, mealIncluded } = option;
  return { family, cabin, fareType, refundable, cancelFee, changeFee, mealIncluded };
}

/** What was sent under this request id before. */
function asSent(
  ports: CustomerQuotePorts,
  who: SignedInCaller,
  claimed: ClaimedQuote,
): Effect.Effect<QuoteSent, RequestIdReused | NotFound> {
  if (claimed.kind === 'reused') return Effect.fail(new RequestIdReused({}));
  return Effect.flatMap(ports.sentQuotes.find(who.agencyId, claimed.sentQuoteId), (found) =>
    found === undefined ? Effect.fail(new NotFound({ what: 'quote' })) : answerFor(ports, who, found.kept),
  );
}

function answerFor(
  ports: CustomerQuotePorts,
  { agencyId }: SignedInCaller,
  kept: KeptSentQuote,
): Effect.Effect<QuoteSent, NotFound> {
  return Effect.flatMap(ports.agencies.byId(agencyId), (agency) => {
    if (agency === undefined) return Effect.fail(new NotFound({ what: 'agency' }));
    const { sentQuoteId, reference, until, customer, language } = kept;
    const { text } = ports.letters.customerQuote(language, factsOfQuote(kept, agency, ports));
    return Effect.succeed({ sentQuoteId, reference, until, text, mailed: isMailed(customer) });
  });
}

function mailLimit({ agencyId, actor }: SignedInCaller): Limited {
  return { key: `quote:mail:${agencyId}:${actor.userId}`, pace: mailPace };
}
