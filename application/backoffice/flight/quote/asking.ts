/** What an agent may ask of the customer for quoted flights, by the agency's own rules, and the price that results. */
import { rowOn } from '#domain/rules/dated-row.ts';
import { Effect } from 'effect';
import type { Price } from '#domain/price/price.ts';
import type { AskedPrice } from '#domain/flight/quote/quote.ts';
import { fits } from '#domain/flight/terms/terms.ts';
import { appliedRule } from '#domain/rules/applied-rule.ts';
import { add, type Money, zero } from '#domain/money/money.ts';
import { type Ask, type Asking, asksAnything, checkAsk } from '#domain/price/ask.ts';
import { askedLines, bookingLines } from '#domain/price/own-lines.ts';
import type { Rounding } from '#domain/price/rounding.ts';
import { Invalid, NotPermitted } from '#application/desk/failures.ts';
import { canonicalText } from '#domain/rules/canonical-text.ts';
import type { SignedInCaller } from '#application/backoffice/caller.ts';
import type { SupplierFare } from '#application/backoffice/ports/flight/flight-supplier.ts';
import { type Journey, fareContext } from '#domain/flight/terms/journey.ts';
import { type Selling } from '../terms/price-for-agency.ts';

/** A quoted fare for the flights that it is for. */
interface Quoted {
  readonly option: Pick<SupplierFare, 'fare' | 'each' | 'cabin' | 'fareType'>;
  readonly journey: Journey;
}

/**
 * Undefined where the agency's rules have no row for such flights. The floor of a discount is what the agency is charged, or,
 * for callers who may not see that, the usual price: they give away no more than they ask.
 */
export function askingFor(
  { terms, on, party }: Selling,
  [first, ...others]: readonly [Quoted, ...Quoted[]],
  fare: Pick<Price, 'total' | 'terms'>,
  seesNet: boolean,
): Asking | undefined {
  const international = [first, ...others].some(({ journey }) => journey.international);
  const context = { ...fareContext(first.option, first.journey, party), international };
  const row = rowOn(terms.asks, on, ({ match }) => fits(match, context));
  if (row === undefined) return undefined;
  const { markup, discount, serviceFee, belowNet } = row;
  const own = (seesNet ? fare.terms?.net : undefined) ?? fare.total;
  return {
    ...(markup && { markup }),
    ...(discount && { discount }),
    ...(serviceFee && { serviceFee }),
    rule: appliedRule({ ...row, called: 'agency-price' }),
    floor: belowNet ? zero(own.currency) : own,
    fares: [fareOf(first), ...others.map(fareOf)],
    seats: party.adults + party.children,
  };
}

function fareOf({ option: { fare, each } }: Quoted): Asking['fares'][0] {
  return {
    total: fare.amount,
    ...(each && { each: each.map(({ traveller, count, total }) => ({ traveller, count, total })) }),
  };
}

/** What an ask is put on. */
export interface AskedOn {
  readonly asking?: Asking | undefined;
  readonly rounding?: Rounding | undefined;
  /** The customer's price without it. */
  readonly price: Money;
}

/**
 * The ask that holds, where `agreed` is what was settled before by somebody who might: that needs no right and is not judged
 * again. NotPermitted for another from a caller who may not ask, Invalid at its fields where the agency's rules refuse it.
 */
export function settledAsk(
  { rights }: Pick<SignedInCaller, 'rights'>,
  asked: Ask | undefined,
  agreed: Ask | undefined,
  { asking, rounding, price }: AskedOn,
): Effect.Effect<Ask | undefined, NotPermitted | Invalid> {
  if (asked === undefined || canonicalText(asked) === canonicalText(agreed ?? {})) return Effect.succeed(agreed);
  if (!rights.has('set-price')) {
    // Asking for nothing takes nobody's right.
    return asksAnything(asked) || asksAnything(agreed)
      ? Effect.fail(new NotPermitted({ reason: 'right-missing' }))
      : Effect.succeed(undefined);
  }
  const violations = checkAsk(asked, asking, price, rounding);
  return violations.length > 0 ? Effect.fail(new Invalid({ violations })) : Effect.succeed(asked);
}

/** The customer's price with an ask on it; undefined where nothing is asked. */
export function askedPrice(ask: Ask | undefined, { asking, rounding, price }: AskedOn): AskedPrice | undefined {
  if (!asksAnything(ask) || asking === undefined) return undefined;
  const lines = bookingLines(price, askedLines(ask, asking), { rounding, fares: asking.fares.length });
  return { ask, lines, total: lines.reduce((sum, { amount }) => add(sum, amount), price) };
}
