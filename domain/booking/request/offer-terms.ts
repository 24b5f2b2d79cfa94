/**
 * What an offer comes to, by when its deposit, the names and the balance are due, and how much of it is paid: all of it is,
 * before bookings are made of it, and each booking uses up what its own travellers pay.
 */
import {
  add,
  compare,
  isNegative,
  isPositive,
  isZero,
  type Money,
  multiply,
  subtract,
  sum,
  zero,
} from '../../money/money.ts';
import { countByType, type PartyCounts } from '../../people/traveller.ts';
import type { TravellerType } from '../../people/traveller-type.ts';
import { firstOf, required, type Violation, violation } from '../../rules/violation.ts';
import type { IsoDate } from '../../time/calendar-date.ts';

/** The price of one traveller of a type, tax included. */
export interface OfferedPrice {
  readonly type: TravellerType;
  readonly amount: Money;
  /** Of the amount. */
  readonly tax?: Money;
}

/** Days are business days, each included. */
export interface OfferTerms {
  /** Of the whole party; the balance is the rest of the price. */
  readonly deposit?: Money;
  readonly depositDue?: IsoDate;
  readonly namesDue?: IsoDate;
  readonly balanceDue?: IsoDate;
}

/** A booking that was made of an accepted offer, and who is in it: positions among those who are named. */
export interface OfferBooking {
  readonly transactionId: string;
  readonly travellers: readonly number[];
}

/** The state of an offer's money. */
export interface OfferPaid {
  /** Charged when it was accepted, and held. */
  readonly deposited?: Money;
  /** Charged since, and held with it. */
  readonly balancePaid?: Money;
  readonly made?: readonly OfferBooking[];
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
  {
    prices = [],
    deposit,
  }: { readonly prices?: readonly OfferedPrice[] | undefined; readonly deposit?: Money | undefined },
  { adults, children, infants }: PartyCounts,
): OfferCost | undefined {
  const [first] = prices;
  if (first === undefined) return undefined;
  const counts = { adult: adults, child: children, infant: infants };
  const lines = prices.map((price) => {
    const { type, amount } = price;
    const count = counts[type];
    return { ...price, count, sum: multiply(amount, count) };
  });
  const { currency } = first.amount;
  const total = sum(
    currency,
    lines.map((line) => line.sum),
  );
  const paid = deposit ?? zero(currency);
  return { lines, total, deposit: paid, balance: subtract(total, paid) };
}

interface Offered extends OfferPaid, Pick<OfferTerms, 'deposit'> {
  readonly prices?: readonly OfferedPrice[];
}

/** What is still to be paid of an accepted offer; undefined where it has no prices. */
export function offerOwed(offer: Offered, party: PartyCounts): Money | undefined {
  const cost = offerCost(offer, party);
  if (cost === undefined) return undefined;
  const { deposited, balancePaid } = offer;
  const { currency } = cost.total;
  return subtract(cost.total, add(deposited ?? zero(currency), balancePaid ?? zero(currency)));
}

function offerHeld(
  { deposited, balancePaid, made = [], prices }: Offered,
  travellers: readonly { readonly type: TravellerType }[],
): Money | undefined {
  const first = deposited ?? balancePaid;
  if (first === undefined) return undefined;
  const { currency } = first;
  const paid = add(deposited ?? zero(currency), balancePaid ?? zero(currency));
  const used = made.map((each) => offerCost({ prices }, partyOf(each, travellers))?.total);
  return subtract(
    paid,
    sum(
      currency,
      used.flatMap((amount) => amount ?? []),
    ),
  );
}

/** What is held of an accepted offer and of which no booking was made; undefined where that is nothing. */
export function stillHeld({
  answer = {},
  travellers,
}: {
  readonly answer?: Offered | undefined;
  readonly travellers: readonly { readonly type: TravellerType }[];
}): Money | undefined {
  const held = offerHeld(answer, travellers);
  return held === undefined || isZero(held) ? undefined : held;
}

/** Who is in a booking of an offer, counted. */
export function partyOf(
  { travellers }: Pick<OfferBooking, 'travellers'>,
  named: readonly { readonly type: TravellerType }[],
): PartyCounts {
  return countByType(travellers.flatMap((position) => named[position] ?? []));
}

/** Whether everyone of a party is in a booking that was made of its offer. */
export function isAllMade({ made = [] }: OfferPaid, { adults, children, infants }: PartyCounts): boolean {
  return made.reduce((count, { travellers }) => count + travellers.length, 0) === adults + children + infants;
}

interface OfferFacts {
  readonly offer: Offered;
  readonly party: PartyCounts;
  /** Those who are named. */
  readonly named: readonly { readonly type: TravellerType; readonly firstName: string; readonly lastName: string }[];
}

/**
 * A booking of an accepted offer: all of the offer is paid (`offer-unpaid`, `number`), everyone in it is named, once, and in
 * no other booking of it (`place-not-booked`, `offer-made`). Paths: `number`, `travellers`, `travellers[n]`.
 */
export function checkOfferBooking(
  { travellers }: Pick<OfferBooking, 'travellers'>,
  { offer, party, named }: OfferFacts,
): readonly Violation[] {
  const owed = offerOwed(offer, party);
  return [
    ...(owed !== undefined && isPositive(owed) ? [violation('offer-unpaid', 'number', { amount: owed })] : []),
    ...(travellers.length === 0 ? [violation('required', 'travellers')] : []),
    ...travellers.flatMap((position, at) => {
      const path = `travellers[${at}]`;
      if (named[position] === undefined || travellers.indexOf(position) !== at) {
        return [violation('place-not-booked', path)];
      }
      return whereMade(offer, position, named).map((params) => violation('offer-made', path, params));
    }),
  ];
}

/** Nobody who is in a booking of the offer becomes somebody else. Paths: `travellers[n]`. */
export function checkStillNamed(
  offer: OfferPaid,
  before: OfferFacts['named'],
  isSame: (position: number) => boolean,
): readonly Violation[] {
  return before.flatMap((_, position) =>
    isSame(position)
      ? []
      : whereMade(offer, position, before).map((params) => violation('offer-made', `travellers[${position}]`, params)),
  );
}

function whereMade({ made = [] }: OfferPaid, position: number, named: OfferFacts['named']) {
  const booking = made.find(({ travellers }) => travellers.includes(position));
  if (booking === undefined) return [];
  const { firstName = '', lastName = '' } = named[position] ?? {};
  return [{ name: `${firstName} ${lastName}`, transactionId: booking.transactionId }];
}

/** Whether the day by which the balance of an accepted offer is due has passed, and it was not paid. */
export function balanceOverdue(
  offer: Offered & Pick<OfferTerms, 'balanceDue'>,
  party: PartyCounts,
  today: IsoDate,
): boolean {
  const owed = offerOwed(offer, party);
  return offer.balanceDue !== undefined && offer.balanceDue < today && owed !== undefined && isPositive(owed);
}

/** Taxes are of the account's currency, and no more than the price that they are in. Path: `[n].tax`. */
export function checkTaxes(prices: readonly OfferedPrice[], currency: string): readonly Violation[] {
  return prices.flatMap(({ amount, tax }, at) => {
    if (tax === undefined) return [];
    const path = `[${at}].tax`;
    if (tax.currency !== currency) return [violation('amount-currency', path, { currency })];
    if (isNegative(tax)) return [violation('amount-negative', path)];
    return amount.currency === currency && compare(tax, amount) > 0 ? [violation('taxes-above-paid', path)] : [];
  });
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
