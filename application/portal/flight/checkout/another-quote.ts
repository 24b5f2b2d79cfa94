/** A booking in progress from another quote of its offer: at the same price it goes on, at another the agent is asked first. */
import type { FlightQuote } from '#domain/flight/quote/quote.ts';
import { add, equals, type Money, subtract } from '#domain/money/money.ts';
import type { Price } from '#domain/price/price.ts';
import { type CheckoutForm, parametersOf, priceOf } from './form.ts';
import type { HeldQuote, KeptCheckout, OfferedPrice } from './kept-checkout.ts';

/** The amounts are customer totals; `quote` is what goes on if the agent accepts, `fare` its fare with the extras chosen. */
export interface PriceChange {
  readonly from: Money;
  readonly to: Money;
  readonly quote: FlightQuote;
  readonly fare: Price;
}

/** `goesOn`: without asking, where it costs the same as `before`. */
export function withQuote(stored: KeptCheckout, held: HeldQuote, before: Money, goesOn: boolean): KeptCheckout {
  if (!goesOn || !equals(before, held.quote.fare.total))
    return { ...stored, offered: { ...held, from: before }, expired: false };
  const form = formFor(stored, held.quote);
  const step = stored.expired && form.extras.length > 0 ? 'extras' : stored.step;
  return { ...stored, ...held, form, step, expired: false };
}

/** The offered price was accepted. Extras are looked at again: what they cost is the quote's own. */
export function withOffered(stored: KeptCheckout, { quote, receivedAt }: OfferedPrice): KeptCheckout {
  const form = formFor(stored, quote);
  const step = form.extras.length > 0 ? 'extras' : stored.step;
  return { ...stored, quote, receivedAt, form, step, offered: undefined };
}

/** A price that waits for an answer, with what was chosen beside the flights. */
export function priceChange({ quote, from }: OfferedPrice, form: CheckoutForm): PriceChange {
  const fare = priceOf(quote, form);
  // What is put on the price is put on both, so that the difference is the fare's own.
  return { from: add(from, subtract(fare.total, quote.fare.total)), to: fare.total, quote, fare };
}

/** What was filled in; other rules have to be accepted again. */
function formFor({ form, quote: before }: KeptCheckout, quote: FlightQuote): CheckoutForm {
  const sameRules = JSON.stringify(before.rules) === JSON.stringify(quote.rules);
  return { ...form, parameters: parametersOf(quote, form.parameters), acceptTerms: form.acceptTerms && sameRules };
}
