/**
 * The lines of a price that are the agency's own and no supplier's: what it adds by its rules, what an agent asks for one
 * booking, and what rounding makes of it. They stand on the customer's side alone.
 */
import type { AgencyTerms, Price, PricePart, PricePartName } from './price.ts';
import {
  add,
  allocateEvenly,
  formatDecimal,
  isZero,
  type Money,
  multiply,
  negate,
  percentage,
  subtract,
  sum,
  zero,
  percentText,
} from '../money/money.ts';
import { type Ask, type AskedAmount, type AskedFare, askKinds, type AskKind, type Asking, sharesOf } from './ask.ts';
import { rounded, type Rounding } from './rounding.ts';

/** What the agency adds for itself, its service charge: kept when a booking is cancelled, unless it chooses otherwise. */
export const ownCharges: readonly PricePartName[] = ['markup', 'extra-markup', 'service-fee'];

const askedNames: Readonly<Record<AskKind, PricePartName>> = {
  markup: 'extra-markup',
  discount: 'agent-discount',
  serviceFee: 'service-fee',
};

/** Lines that are of a booking, and not of the fare it was sold at. */
const ofBooking: readonly PricePartName[] = Object.values(askedNames);

/** Given on a line whose amount each traveller bears alike: each who leaves takes an even share, to the paisa. */
export const evenly = { shared: 'evenly' } as const;

/**
 * An ask as lines, each with how it came about and by which rule: one for each fare of several (`params.direction`), so that
 * a direction that is given up takes its own with it. None where nothing is asked, or nothing may be.
 */
export function askedLines(ask: Ask | undefined, asking: Asking | undefined): readonly PricePart[] {
  if (ask === undefined || asking === undefined) return [];
  return askKinds.flatMap((kind) => {
    const asked = ask[kind];
    return asked === undefined ? [] : linesOf(kind, asked, asking);
  });
}

function linesOf(kind: AskKind, asked: AskedAmount, { fares, seats, rule }: Asking): readonly PricePart[] {
  const sign = kind === 'discount' ? negate : (amount: Money) => amount;
  return fares.flatMap((fare, direction) => {
    const where = fares.length > 1 && { direction };
    return ofDirection(asked, fare, fares.length, direction, seats)
      .filter(({ amount }) => !isZero(amount))
      .map(({ amount, params }) => ({
        name: askedNames[kind],
        amount: sign(amount),
        params: { ...params, ...where },
        rule,
      }));
  });
}

function ofDirection(
  asked: AskedAmount,
  fare: AskedFare,
  count: number,
  direction: number,
  seats: number,
): readonly { readonly amount: Money; readonly params: NonNullable<PricePart['params']> }[] {
  if (asked.per === 'fare') {
    const percent = percentText(asked.basisPoints);
    return sharesOf(fare, asked.basisPoints).map(({ amount, of, heads }) => {
      const each = heads && { ...heads, each: formatDecimal(percentage(of, asked.basisPoints)) };
      return { amount, params: { percent, of: formatDecimal(of), ...each } };
    });
  }
  const share = allocateEvenly(asked.amount, count)[direction] ?? zero(asked.amount.currency);
  return asked.per === 'traveller'
    ? [{ amount: multiply(share, seats), params: { count: seats, each: formatDecimal(share) } }]
    : [{ amount: share, params: evenly }];
}

/** What a price lacks to be round, as a line for each of so many fares; none where it is round or nothing rounds it. */
export function roundingLines(price: Money, rounding: Rounding | undefined, fares = 1): readonly PricePart[] {
  if (rounding === undefined) return [];
  const shares = allocateEvenly(subtract(rounded(price, rounding), price), fares);
  const unit = formatDecimal(rounding.unit);
  return shares.flatMap((amount, direction): readonly PricePart[] => {
    const params = { unit, ...evenly, ...(fares > 1 && { direction }) };
    return isZero(amount) ? [] : [{ name: 'rounding', amount, params, rule: rounding.rule }];
  });
}

/**
 * All that stands on a customer's price beside the fare and its services: what is asked, and the rounding of the whole.
 * `services` is what they come to; a price that nothing is put on stays as it was quoted.
 */
export function bookingLines(
  price: Money,
  asked: readonly PricePart[],
  {
    services = zero(price.currency),
    rounding,
    fares,
  }: {
    readonly services?: Money;
    readonly rounding?: Rounding | undefined;
    /** How many fares the price is made of. */
    readonly fares: number;
  },
): readonly PricePart[] {
  if (asked.length === 0 && isZero(services)) return [];
  return [...asked, ...roundingLines(add(totalOf(asked, price), services), rounding, fares)];
}

/** A fare with lines of the agency's own on the customer's side; what the agency is charged stays. */
export function withOwnLines(fare: Price, lines: readonly PricePart[]): Price {
  if (lines.length === 0) return fare;
  const { breakdown, terms } = fare;
  const parts = [...(breakdown.parts ?? []), ...lines];
  const total = totalOf(lines, breakdown.amount);
  return {
    ...fare,
    total,
    breakdown: { ...breakdown, amount: total, parts },
    ...(terms && { terms: withOwnTerms(terms, lines) }),
  };
}

/** What one traveller pays can no longer be shown by type: lines are of the booking. */
function withOwnTerms({ each: _, ...terms }: AgencyTerms, lines: readonly PricePart[]): AgencyTerms {
  const { currency } = terms.net;
  const own = ownAmounts(lines, currency);
  const discount = add(terms.discount ?? zero(currency), own.discount);
  const rounding = add(terms.rounding ?? zero(currency), own.rounding);
  return {
    ...terms,
    markup: add(terms.markup, own.markup),
    ...(!isZero(discount) && { discount }),
    ...(!isZero(rounding) && { rounding }),
    earn: totalOf(lines, terms.earn),
  };
}

/** Of parts side by side: what the agency adds, what its agent takes off (not negative), and what rounding does. */
export function ownAmounts(
  parts: readonly PricePart[],
  currency: Money['currency'],
): { readonly markup: Money; readonly discount: Money; readonly rounding: Money } {
  const of = (names: readonly PricePartName[]) =>
    sum(
      currency,
      parts.filter(({ name }) => names.includes(name)).map(({ amount }) => amount),
    );
  return { markup: of(ownCharges), discount: negate(of(['agent-discount'])), rounding: of(['rounding']) };
}

/**
 * What was asked for a booking, as lines that can stand on another fare: of the same amount, each traveller bearing an even
 * share, because what they were a share of is there no more.
 */
export function carriedLines({ breakdown }: Price): readonly PricePart[] {
  return (breakdown.parts ?? [])
    .filter(({ name }) => ofBooking.includes(name))
    .map(({ name, amount, params, rule }) => {
      const { direction } = params ?? {};
      return {
        name,
        amount,
        params: { ...evenly, ...(direction !== undefined && { direction }) },
        ...(rule && { rule }),
      };
    });
}

function totalOf(lines: readonly PricePart[], before: Money): Money {
  return lines.reduce((sofar, { amount }) => add(sofar, amount), before);
}
