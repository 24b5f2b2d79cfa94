/**
 * Booking from a quote of what is sold by the unit. What can be refused without asking anybody is refused first and leaves nothing;
 * the rest is the sale of any product (`saga/sell-booking.ts`). A product says its rules, its terms and its words.
 */
import { Effect } from 'effect';
import { salePostings, settledElsewhere } from '#domain/account/postings.ts';
import type { InShort } from '#domain/booking/booking.ts';
import type { PaidElsewhere } from '#domain/booking/payment.ts';
import type { PutOff } from '#domain/booking/schedule/put-off.ts';
import { searchWordsOf } from '#domain/booking/in-short.ts';
import { checkSale } from '#domain/booking/sale/checks.ts';
import { bookedParameters } from '#domain/booking/parameter-values.ts';
import type { BookedParameter } from '#domain/booking/parameters.ts';
import { idStemOf, type ProductRules } from '#domain/booking/product.ts';
import type { Traveller } from '#domain/people/traveller.ts';
import type { Violation } from '#domain/rules/violation.ts';
import { zero } from '#domain/money/money.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import { dateIn, hasPassed } from '#domain/time/instant.ts';
import type { Answer } from '#application/desk/answer.ts';
import { Invalid, NotFound } from '#application/desk/failures.ts';
import type { BookFromQuote, ProductBooked, SaleRefused } from '#application/desk/sale.ts';
import { behalfOf, type Caller, type SignedInCaller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { BookingIntent } from '#application/backoffice/ports/booking/booking-book.ts';
import type { KeptSaleQuote, ProductQuotes } from '#application/backoffice/ports/booking/product-quotes.ts';
import type { ProductTypes } from '#application/backoffice/ports/booking/product-types.ts';
import type { Clock } from '#application/backoffice/ports/machine.ts';
import { canonicalText } from '#domain/rules/canonical-text.ts';
import { checkRequestId } from '../check-request-id.ts';
import { quotedAt, type SaleOutcome, sellBooking, type SellPorts, unlessSold } from '../saga/sell-booking.ts';

/** What a product brings to the books that is sold from a {@link KeptSaleQuote}. */
export interface QuotedTypes<Offer = unknown> extends ProductTypes {
  readonly quote: KeptSaleQuote<Offer>;
}

export interface SellQuotedPorts<P extends QuotedTypes> extends Omit<SellPorts<P, ProductBooked, never>, 'present'> {
  readonly quotes: Pick<ProductQuotes<P['quote']['offer']>, 'find'>;
  readonly clock: Clock;
  readonly businessZone: string;
}

/** A booking that keeps all rules. */
export interface Accepted<P extends QuotedTypes> {
  readonly terms: P['terms'];
  readonly inShort: InShort;
  readonly travellers: readonly Traveller[];
  /** What it is found by besides its people. */
  readonly words?: readonly string[];
  /** What of it the agency pays later. */
  readonly putOff?: PutOff;
  /** Where the account is not to be charged: how it was paid. */
  readonly paidElsewhere?: PaidElsewhere;
}

export interface QuotedSale<P extends QuotedTypes, Asked extends BookFromQuote> {
  readonly rules: Pick<ProductRules<P['booking']>, 'product' | 'prefix'>;
  /** What is wrong with what is asked, beside what every booking has (`checkSale`). `today` is the business day. */
  check(quote: P['quote'], asked: Asked, today: IsoDate): readonly Violation[];
  /** Called where nothing is wrong. */
  accept(quote: P['quote'], asked: Asked, parameters: (inShort: InShort) => readonly BookedParameter[]): Accepted<P>;
  /** 'hold': it is kept without paying. A sale where absent. */
  mode?(asked: Asked): 'hold' | undefined;
  /** What stands against holding or selling it now is a violation of `check`. Whether it crosses a border: for the parameters. */
  international(quote: P['quote']): boolean;
}

export function sellQuoted<P extends QuotedTypes, Asked extends BookFromQuote>(
  given: SellQuotedPorts<P>,
  sale: QuotedSale<P, Asked>,
  caller: Caller,
  request: Asked,
): Answer<ProductBooked, SaleRefused> {
  const ports = { ...given, present };
  return Effect.gen(function* () {
    const mode = sale.mode?.(request);
    const who = yield* signedIn(caller, mode === 'hold' ? 'book' : 'ticket');
    const { requestId, ...content } = request;
    const named = checkRequestId(requestId);
    if (named.length > 0) return yield* new Invalid({ violations: named });
    const asked = { requestId, content: canonicalText(content) };
    const now = ports.clock.now();
    const quote = yield* ports.quotes.find(request.quoteId, who.agencyId, who.actor.userId);
    const isOwn = quote?.agencyId === who.agencyId && quote.actorUserId === who.actor.userId;
    if (quote === undefined || !isOwn || hasPassed(quote.expiresAt, quotedAt(who, now))) {
      return yield* unlessSold(ports, who, asked, new NotFound({ what: 'quote' }));
    }
    const intent = intentFor(sale, who, quote, request, dateIn(now, ports.businessZone));
    if ('violations' in intent) return yield* unlessSold(ports, who, asked, new Invalid(intent));
    return yield* sellBooking(ports, who, quote, { ...intent, ...asked });
  });
}

/** What is sold, and for how much, where a quote can be booked from with what was filled in; else what is wrong. Asks nobody. */
export function intentFor<P extends QuotedTypes, Asked extends BookFromQuote>(
  sale: QuotedSale<P, Asked>,
  who: SignedInCaller,
  quote: P['quote'],
  request: Asked,
  today: IsoDate,
): SaleIntent<P> | { readonly violations: readonly Violation[] } {
  const international = sale.international(quote);
  const violations = [
    ...sale.check(quote, request, today),
    ...checkSale(
      request,
      { parameters: quote.parameters, international, gstRequired: quote.required.includes('gst') },
      today,
    ),
  ];
  if (violations.length > 0) return { violations };
  const accepted = sale.accept(quote, request, (inShort) =>
    bookedParameters(request.parameters, quote.parameters, {
      ...inShort,
      agentId: who.speaksFor.agentId,
      bookedBy: who.actor.name,
      bookedOn: today,
    }),
  );
  return intentOf(sale, who, quote, { accepted, request, mode: sale.mode?.(request), today });
}

type SaleIntent<P extends QuotedTypes> = Omit<BookingIntent<P>, 'requestId' | 'content'>;

function present<P extends ProductTypes>({
  of: _of,
  refusal: _refusal,
  ...seen
}: SaleOutcome<P>): Effect.Effect<ProductBooked> {
  return Effect.succeed(seen);
}

interface ToSell<P extends QuotedTypes> {
  readonly accepted: Accepted<P>;
  readonly request: BookFromQuote;
  readonly mode: 'hold' | undefined;
  readonly today: IsoDate;
}

function intentOf<P extends QuotedTypes>(
  { rules }: Pick<QuotedSale<P, never>, 'rules'>,
  who: SignedInCaller,
  { quoteId, supplier, supplierTotal, price }: P['quote'],
  { accepted, request: { contact }, mode, today }: ToSell<P>,
): SaleIntent<P> {
  if (price.terms === undefined) throw new Error(`Quote ${quoteId} was kept without the agency's terms`);
  const { agencyId, actor } = who;
  const { terms, inShort, travellers, words = [], paidElsewhere, putOff } = accepted;
  const { net: charged, commission, tds, earn: earned } = price.terms;
  const net = mode === 'hold' || paidElsewhere !== undefined ? zero(charged.currency) : charged;
  const sale = () => salePostings({ agencyId, supplier, supplierTotal, net: charged, commission, tds });
  return {
    agencyId,
    actorUserId: actor.userId,
    ...behalfOf(who),
    quoteId,
    supplier,
    supplierTotal,
    ...(mode && { mode }),
    ...(putOff !== undefined && net.minor > 0 && { putOff }),
    net,
    postings:
      mode === 'hold'
        ? [{ account: `agency:${agencyId}`, currency: net.currency, amount: 0 }]
        : paidElsewhere !== undefined
          ? settledElsewhere(sale(), paidElsewhere)
          : sale(),
    summary: {
      product: rules.product,
      ...inShort,
      customerTotal: price.total,
      net: charged,
      earned,
      bookedBy: actor.name,
    },
    words: [...searchWordsOf(travellers, contact), ...words],
    terms,
    idStem: idStemOf(rules, today),
  };
}
