/** What carts ask of a product: what a service comes to, its price now, and its booking. */
import { Effect } from 'effect';
import type { BookingSummary, InShort } from '#domain/booking/booking.ts';
import type { BookingStatus } from '#domain/booking/life.ts';
import type { Money } from '#domain/money/money.ts';
import { dateIn, hasPassed, type Instant } from '#domain/time/instant.ts';
import type { Answer } from '#application/desk/answer.ts';
import { type DeskFailure, Invalid, type SoldOut } from '#application/desk/failures.ts';
import type { CartContent } from '#application/desk/cart/products.ts';
import type { BookFromQuote } from '#application/desk/sale.ts';
import { intentFor, type QuotedSale, type QuotedTypes } from '../booking/sale/sell-quoted.ts';
import { quotedAt } from '../booking/saga/sell-booking.ts';
import type { Caller, SignedInCaller } from '../caller.ts';
import type { ProductQuotes } from '../ports/booking/product-quotes.ts';
import type { Clock } from '../ports/machine.ts';

/** What booking a service comes to, by a quote that can be booked from. */
export interface CartIntent {
  readonly summary: InShort & Required<Pick<BookingSummary, 'customerTotal' | 'earned'>>;
  /** What the account is charged; nothing for what is only held. */
  readonly net: Money;
  readonly expiresAt: Instant;
}

/** A product's own rights, rules and failures hold. */
export interface CartProduct<Content extends CartContent = CartContent> {
  /** Undefined where the quote is over, or another person's. Asks no supplier what it costs. */
  intent(who: SignedInCaller, content: Content): Answer<CartIntent | undefined, SoldOut>;
  /** Asks what it costs now, however long ago it was found. */
  quote(caller: Caller, content: Content): Effect.Effect<{ readonly quoteId: string }, DeskFailure>;
  book(caller: Caller, content: Content): Effect.Effect<{ readonly status: BookingStatus }, DeskFailure>;
}

export type CartProducts = { readonly [P in CartContent['product']]?: CartProduct };

export interface CartSalePorts<P extends QuotedTypes> {
  readonly quotes: Pick<ProductQuotes<P['quote']['offer']>, 'find'>;
  readonly clock: Clock;
  readonly businessZone: string;
}

/** The first of them for what is sold from a {@link ProductQuotes} quote. */
export function intentOfSale<P extends QuotedTypes, Asked extends BookFromQuote>(
  { quotes, clock, businessZone }: CartSalePorts<P>,
  sale: QuotedSale<P, Asked>,
): (who: SignedInCaller, content: { readonly booking: Asked }) => Effect.Effect<CartIntent | undefined, Invalid> {
  return (who, { booking }) =>
    Effect.gen(function* () {
      const now = clock.now();
      const quote = yield* quotes.find(booking.quoteId, who.agencyId, who.actor.userId);
      if (quote === undefined || hasPassed(quote.expiresAt, quotedAt(who, now))) return undefined;
      const intent = intentFor(sale, who, quote, booking, dateIn(now, businessZone));
      if ('violations' in intent) return yield* new Invalid(intent);
      return { summary: intent.summary, net: intent.net, expiresAt: quote.expiresAt };
    });
}
