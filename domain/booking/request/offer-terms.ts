/** What an offer comes to, and by when its deposit, the names and the balance are due. */
import { compare, isNegative, isPositive, type Money, multiply, subtract, sum, zero } from '../../money/money.ts';
import type { PartyCounts } from '../../people/traveller.ts';
import type { TravellerType } from '../../people/traveller-type.ts';
import { firstOf, required, type Violation, violation } from '../../rules/violation.ts';
import type { IsoDate } from '../../time/calendar-date.ts';

/** The price of one traveller of a type, tax included. */
export interface OfferedPrice {
  readonly type: TravellerType;
  readonly amount: Money;
}

/** Days are business days, each included. */
export interface OfferTerms {
  /** Of the whole party; the balance is the rest of the price. */
  readonly deposit?: Money;
  readonly depositDue?: IsoDate;
  readonly namesDue?: IsoDate;
  readonly balanceDue?: IsoDate;
}

export interface OfferCost {
  readonly lines: readonly (OfferedPrice & { readonly count: number; readonly sum: Money })[];
  readonly total: Money;
  /** Zero where the offer asks for none. */
  readonly deposit: Money;
  /** What is left of the total after the deposit. */
  readonly balance: Money;
}

/** Undefined where there are no prices. All of one currency. */
export function offerCost(
  { prices = [], deposit }: { readonly prices?: readonly OfferedPrice[] } & Pick<OfferTerms, 'deposit'>,
  { adults, children, infants }: PartyCounts,
): OfferCost | undefined {
  const [first] = prices;
  if (first === undefined) return undefined;
  const counts = { adult: adults, child: children, infant: infants };
  const lines = prices.map(({ type, amount }) => {
    const count = counts[type];
    return { type, amount, count, sum: multiply(amount, count) };
  });
  const { currency } = first.amount;
  const total = sum(
    currency,
    lines.map((line) => line.sum),
  );
  const paid = deposit ?? zero(currency);
  return { lines, total, deposit: paid, balance: subtract(total, paid) };
}

interface TermsFacts {
  readonly today: IsoDate;
  readonly currency: string;
  /** What all travellers pay; undefined where the prices are amiss. */
  readonly total: Money | undefined;
  readonly validUntil: IsoDate | undefined;
  /** The first day of what is offered. */
  readonly startsOn: IsoDate | undefined;
}

/**
 * A deposit is more than nothing, no more than the price, and has a day, as the balance that it leaves has; the deposit is not
 * due before the last day of the offer, the balance not before the deposit; nothing is due after the first day of what is
 * offered. Paths: `deposit`, `depositDue`, `namesDue`, `balanceDue`.
 */
export function checkOfferTerms(terms: OfferTerms, facts: TermsFacts): readonly Violation[] {
  const { deposit, depositDue, namesDue, balanceDue } = terms;
  const { total, validUntil } = facts;
  const leavesBalance = deposit !== undefined && total !== undefined && !isWholePrice(deposit, total);
  return [
    ...firstOf(depositDue === undefined ? [] : required(deposit, 'deposit'), checkDeposit(deposit, facts)),
    ...firstOf(
      deposit === undefined ? [] : required(depositDue, 'depositDue'),
      checkDue(depositDue, 'depositDue', facts),
      notBefore(depositDue, validUntil, 'depositDue', 'validUntil'),
    ),
    ...checkDue(namesDue, 'namesDue', facts),
    ...firstOf(
      leavesBalance ? required(balanceDue, 'balanceDue') : [],
      checkDue(balanceDue, 'balanceDue', facts),
      notBefore(
        balanceDue,
        depositDue ?? validUntil,
        'balanceDue',
        depositDue === undefined ? 'validUntil' : 'depositDue',
      ),
    ),
  ];
}

/** What is given back of a deposit that is held: said, of its currency, no more than all of it. Path: `depositBack`. */
export function checkDepositBack(back: Money | undefined, deposited: Money | undefined): readonly Violation[] {
  if (deposited === undefined) return [];
  if (back === undefined) return required(back, 'depositBack');
  const { currency } = deposited;
  if (back.currency !== currency) return [violation('amount-currency', 'depositBack', { currency })];
  if (isNegative(back)) return [violation('amount-negative', 'depositBack')];
  return compare(back, deposited) > 0 ? [violation('back-above-paid', 'depositBack', { most: deposited })] : [];
}

function isWholePrice(deposit: Money, total: Money): boolean {
  return deposit.currency === total.currency && compare(deposit, total) === 0;
}

function checkDeposit(deposit: Money | undefined, { currency, total }: TermsFacts): readonly Violation[] {
  if (deposit === undefined) return [];
  if (deposit.currency !== currency) return [violation('amount-currency', 'deposit', { currency })];
  if (!isPositive(deposit)) return [violation('amount-not-positive', 'deposit')];
  return total?.currency === currency && compare(deposit, total) > 0
    ? [violation('deposit-above-total', 'deposit', { most: total })]
    : [];
}

function checkDue(day: IsoDate | undefined, path: string, { today, startsOn }: TermsFacts): readonly Violation[] {
  if (day === undefined) return [];
  if (day < today) return [violation('date-past', path)];
  return startsOn !== undefined && day > startsOn ? [violation('date-too-far', path, { last: startsOn })] : [];
}

function notBefore(
  day: IsoDate | undefined,
  least: IsoDate | undefined,
  path: string,
  other: string,
): readonly Violation[] {
  return day !== undefined && least !== undefined && day < least ? [violation('date-not-before', path, { other })] : [];
}
