/**
 * Cancelling, all of a booking or units of it, whatever product it is of: what the supplier keeps, what goes back to the
 * agency's account, the exact ledger postings, and what remains. What is shown before and what is posted after come from here
 * alike. The law stands here alone: charged − kept = refunded, the reversal is exact, the remainder is named; a product says
 * what its units were charged and what is kept of that (`CancelRules`).
 *
 * Commission and the tax withheld on it are reversed to what those who remain would have been given: a product's share says
 * it. Where a product says so, commission on what the supplier keeps stays given (`CancelRules.stays`): an agent who sold what
 * is not refundable has earned it, and a refund is never below zero. So cancelling in parts, in any order, comes to what
 * cancelling at once does: charge = remaining + kept − what stays given + refunded, to the paisa. What is kept is the charges, which
 * the customer bears, and what a supplier keeps beside them of what the agency alone was charged.
 */
import { type RefundReversal, refundPostings } from '../../account/postings.ts';
import type { Posting } from '../../account/chain.ts';
import { add, max, min, type Money, negate, subtract, sum, zero } from '../../money/money.ts';
import { ownAmounts, ownCharges } from '../../price/own-lines.ts';
import type { Price, PricePart, PricePartName } from '../../price/price.ts';
import { type Violation, violation } from '../../rules/violation.ts';
import type { Instant } from '../../time/instant.ts';
import type { Booking, Unit } from '../booking.ts';
import { type BalanceSettled, balanceSettled } from '../schedule/put-off.ts';
import { hasUnit, inOrder } from '../units.ts';
import { type HouseFee, houseFeeWithin } from './house-fee.ts';

/** A booking as sold, services included in its price, and what has left it since. */
export interface Cancellable extends Pick<Booking, 'price' | 'putOff'> {
  /** Cancelled before. */
  readonly gone?: readonly Unit[];
  /** Used: not to be cancelled. What is over and not here was missed. */
  readonly used?: readonly Unit[];
}

/** supplier: who sold it cancelled or changed it, and everything goes back. no-show: who did not come, afterwards. */
export type CancelReason = 'traveller' | 'supplier' | 'no-show';

/** Of one unit: what the supplier keeps, its tax not included, and what the deployment takes for its work. */
export interface AgreedCharge extends Unit {
  readonly airline: Money;
  readonly fee: Money;
}

/** What was paid for one unit, as people know it, and how much of it are taxes that go back by law. */
export interface PaidShare extends Unit {
  readonly paid: Money;
  readonly taxes: Money;
}

export interface CancelQuestion<Sold extends Cancellable> {
  readonly booking: Sold;
  readonly places: readonly Unit[];
  readonly reason: CancelReason;
  readonly now: Instant;
  /** Services that the supplier takes back when the traveller cancels; none unless said. */
  readonly servicesReturned?: readonly PricePartName[];
  /** What people agreed on, in place of what the rules say: one a unit. */
  readonly agreed?: readonly AgreedCharge[];
  /** What the house takes of its own for each unit that a traveller cancels, nothing where people agreed on it. */
  readonly houseFee?: HouseFee | undefined;
}

/** Whether a unit counts. */
export type Standing = (unit: Unit) => boolean;

/** What a product says of cancelling. */
export interface CancelRules<Sold extends Cancellable> {
  /** All as sold, in order. */
  units(booking: Sold): readonly Unit[];
  /**
   * What stands against units leaving together that are known to stand: parts that are sold together, who could not stay alone;
   * `agreed`: people have agreed with the supplier on what it keeps.
   */
  checkLeaving(booking: Sold, leaving: readonly Unit[], agreed: boolean): readonly Violation[];
  /** The price of those that stand, of the shape of the sold one; undefined where its lines do not say. */
  standing(booking: Sold, stands: Standing): Price | undefined;
  /** What those were charged who stood before and do not stand after. */
  leaving(booking: Sold, before: Standing, after: Standing): Price | undefined;
  /** Lines of what is kept of units by the rules in force, or as agreed, each fee with its tax; services apart. */
  kept(question: CancelQuestion<Sold>, leaving: readonly Unit[]): readonly PricePart[];
  /** What the supplier keeps of what the agency alone was charged: no charge of the customer's. Nothing where absent. */
  keptBeside?(question: CancelQuestion<Sold>, leaving: readonly Unit[]): readonly PricePart[];
  /** What the deployment takes for its work, as agreed. */
  ownFees(question: CancelQuestion<Sold>, leaving: readonly Unit[]): readonly PricePart[];
  /** Of what was given on units, what stays given: on what is kept of them, as `kept` says it. Nothing where absent. */
  stays?(question: CancelQuestion<Sold>, leaving: readonly Unit[], kept: readonly PricePart[]): Given;
  /** Names of the lines of services, bought beside. */
  readonly services: readonly PricePartName[];
  /** Of a price's part `fare`: the most that may be kept of it. */
  keepable(fare: PricePart): Money;
}

/** Commission, and the tax withheld on it. */
export interface Given {
  readonly commission: Money;
  readonly tds: Money;
}

export interface Cancellation {
  /** By item, then traveller. */
  readonly places: readonly Unit[];
  /**
   * Root `cancellation-charges`: fees with their tax; in `services-kept` services that the supplier does not take back, in
   * `fees-kept` fees that stay charged; fees for cancelling.
   */
  readonly charges: PricePart;
  /**
   * Root `refund`: what was charged for the units, commission and TDS reversed, less the charges and, as `supplier-charge-kept`,
   * `keptBeside`; `commission-kept`: what stays given, after TDS. May be below zero where nothing stays given.
   */
  readonly refund: PricePart;
  /** What the supplier keeps beside the charges, of what the agency alone was charged. */
  readonly keptBeside: Money;
  /** Commission less TDS that stays given. */
  readonly staysGiven: Money;
  /** Statutory taxes returned, GST but for that on the charges included: what no rule can keep. */
  readonly byLaw: Money;
  /**
   * What the customer can be given: without what the agency added to the units, which the agent may keep or give back.
   * `explained` is the refund, root `customer-refund`: what was paid for the units but for that, less the charges.
   */
  readonly customer: { readonly refund: Money; readonly markup: Money; readonly explained: PricePart };
  /** What the suppliers keep of what they were paid for the units, tax on it included. */
  readonly supplierKept: Money;
  readonly reversal: Omit<RefundReversal, 'agencyId' | 'supplier'>;
  readonly remaining: { readonly places: readonly Unit[]; readonly price: Price };
}

/** Days that a refund through an agent may take: India's rules on refunds, from 26 March 2026 (press of that month). */
export const refundWorkingDays = 14;

/**
 * What cancelling comes to. Violations: `cancel-nothing`; `place-not-booked`, `place-cancelled`, `place-flown`
 * (`places[n]`); what the product has against it; `cancel-whole` where the price's lines do not say how they were made.
 * Throws `RangeError` where the booking's price has no net side.
 */
export function cancellationOf<Sold extends Cancellable>(
  rules: CancelRules<Sold>,
  question: CancelQuestion<Sold>,
): { readonly cancellation: Cancellation } | { readonly violations: readonly Violation[] } {
  const { booking } = question;
  const leaving = inOrder(question.places);
  const violations = checkCancelling(rules, question);
  if (violations.length > 0) return { violations };
  const gone = booking.gone ?? [];
  const after: Standing = (unit) => !hasUnit([...gone, ...leaving], unit);
  const comesTo = leavingOf(rules, question, leaving, gone);
  const left = rules.standing(booking, after);
  if (comesTo === undefined || left === undefined) return { violations: [violation('cancel-whole', 'places')] };
  const remaining = { places: rules.units(booking).filter(after), price: left };
  return { cancellation: { ...comesTo, places: leaving, remaining } };
}

/** The ledger postings of a cancellation. */
export function cancellationPostings(
  { reversal }: Pick<Cancellation, 'reversal'>,
  who: Pick<RefundReversal, 'agencyId' | 'supplier'>,
): readonly Posting[] {
  return refundPostings({ ...who, ...reversal });
}

/** What it does to what the agency is still to pay; undefined where it has paid all. */
export function balanceAfter(
  { putOff }: Pick<Cancellable, 'putOff'>,
  { refund, charges, keptBeside, staysGiven, remaining: { places, price } }: Cancellation,
): BalanceSettled | undefined {
  if (putOff === undefined) return undefined;
  return balanceSettled(putOff.amount, {
    refund: refund.amount,
    costs: subtract(add(add(refund.amount, charges.amount), keptBeside), staysGiven),
    left: places.length === 0 ? undefined : price.netBreakdown?.amount,
  });
}

/**
 * What it comes to that units leave a booking of which others have left before, no matter who remains: nothing is checked.
 * Undefined where the price's lines do not say how they were made.
 */
export function leavingOf<Sold extends Cancellable>(
  rules: CancelRules<Sold>,
  question: CancelQuestion<Sold>,
  leaving: readonly Unit[],
  gone: readonly Unit[],
): Omit<Cancellation, 'places' | 'remaining'> | undefined {
  const before: Standing = (unit) => !hasUnit(gone, unit);
  const after: Standing = (unit) => before(unit) && !hasUnit(leaving, unit);
  const share = rules.leaving(question.booking, before, after);
  return share === undefined ? undefined : computed(rules, question, leaving, share, gone);
}

function computed<Sold extends Cancellable>(
  rules: CancelRules<Sold>,
  question: CancelQuestion<Sold>,
  leaving: readonly Unit[],
  share: Price,
  gone: readonly Unit[],
): Omit<Cancellation, 'places' | 'remaining'> {
  const { netBreakdown: net } = share;
  if (net === undefined) throw new RangeError('A booking is cancelled from its net price');
  const { currency } = net.amount;
  const { services } = rules;
  const parts = net.parts ?? [];
  const named = (names: readonly PricePartName[]) => parts.filter(({ name }) => names.includes(name));
  const notFees: readonly PricePartName[] = ['fare', 'commission', 'tds', ...services];
  const fees = parts.filter(({ name }) => !notFees.includes(name));
  const [supplierKeeps, portalKeeps] =
    question.reason === 'supplier'
      ? [[], []]
      : [
          [
            ...rules.kept(question, leaving),
            ...keptAs('services-kept', named(services.filter((name) => !isReturned(question, name)))),
          ],
          [
            ...keptAs(
              'fees-kept',
              fees.filter(({ name }) => name !== 'discount'),
            ),
            ...rules.ownFees(question, leaving),
            ...houseFees(rules, question, leaving, gone),
          ],
        ];
  const total = (some: readonly PricePart[]) =>
    sum(
      currency,
      some.map(({ amount }) => amount),
    );
  const kept = [...supplierKeeps, ...portalKeeps];
  const charges: PricePart = { name: 'cancellation-charges', amount: total(kept), parts: kept };
  const lessCharges = charges.amount.minor === 0 ? [] : [negated(charges)];
  const stays =
    question.reason === 'supplier' || rules.stays === undefined
      ? { commission: zero(currency), tds: zero(currency) }
      : rules.stays(question, leaving, supplierKeeps);
  const ofAgency = question.reason === 'supplier' ? [] : (rules.keptBeside?.(question, leaving) ?? []);
  const keptBeside = total(ofAgency);
  const staysGiven = subtract(stays.commission, stays.tds);
  const given: readonly PricePart[] = staysGiven.minor === 0 ? [] : [{ name: 'commission-kept', amount: staysGiven }];
  const back = [...parts, ...given, ...keptAs('supplier-charge-kept', ofAgency).map(negated), ...lessCharges];
  const fare = named(['fare']);
  const keepable = rules.keepable({ name: 'fare', amount: total(fare), parts: fare });
  const gstKept = total(supplierKeeps.filter(({ name }) => name === 'cancellation-gst'));
  const paid = share.breakdown.parts ?? [];
  const { markup } = ownAmounts(paid, currency);
  const toCustomer = [...paid.filter(({ name }) => !ownCharges.includes(name)), ...lessCharges];
  return {
    charges,
    refund: { name: 'refund', amount: total(back), parts: back },
    keptBeside,
    staysGiven,
    byLaw: subtract(subtract(total(fare), keepable), gstKept),
    customer: {
      refund: subtract(subtract(share.total, markup), charges.amount),
      markup,
      explained: { name: 'customer-refund', amount: total(toCustomer), parts: toCustomer },
    },
    supplierKept: add(total(supplierKeeps), keptBeside),
    reversal: {
      returned: subtract(total(named(['fare', ...services])), add(total(supplierKeeps), keptBeside)),
      commission: subtract(negate(total(named(['commission']))), stays.commission),
      tds: subtract(total(named(['tds'])), stays.tds),
      fees: subtract(total(fees), total(portalKeeps)),
    },
  };
}

/** For each unit, with the tax on it in a line of its own: together no more than there is to give back, and than was paid. */
function houseFees<Sold extends Cancellable>(
  rules: CancelRules<Sold>,
  { houseFee, ...question }: CancelQuestion<Sold>,
  leaving: readonly Unit[],
  gone: readonly Unit[],
): readonly PricePart[] {
  if (houseFee === undefined || question.agreed !== undefined || question.reason !== 'traveller') return [];
  const none = zero(houseFee.each.currency);
  const { gone: left = [] } = question.booking;
  let room = paidOver(rules, question, left);
  // Fees of units that left before matter only where all draw on the one amount that was paid over.
  const earlier = room === undefined ? [] : gone.filter((unit) => !hasUnit(left, unit));
  const stood = room === undefined ? gone : left;
  return [...earlier, ...leaving].flatMap((unit, at, all): readonly PricePart[] => {
    const before = [...stood, ...all.slice(0, at)];
    const { refund, customer } = leavingOf(rules, question, [unit], before) ?? {};
    const back = refund && customer ? max(none, min(refund.amount, customer.refund)) : none;
    const most = room === undefined ? back : min(back, room);
    const lines = houseFeeWithin(houseFee, most, { passenger: unit.traveller + 1, item: unit.item });
    room &&= lines.reduce((rest, { amount }) => subtract(rest, amount), room);
    return at < earlier.length ? [] : lines;
  });
}

/** What would come to the account if all that stands were given up; undefined where all was paid, so that a unit's own refund says it. */
function paidOver<Sold extends Cancellable>(
  rules: CancelRules<Sold>,
  question: Omit<CancelQuestion<Sold>, 'houseFee'>,
  gone: readonly Unit[],
): Money | undefined {
  const { putOff, used = [] } = question.booking;
  if (putOff === undefined) return undefined;
  const standing = rules.units(question.booking).filter((unit) => !hasUnit([...gone, ...used], unit));
  const whole = leavingOf(rules, question, standing, gone);
  const none = zero(putOff.amount.currency);
  return whole === undefined ? none : max(none, subtract(whole.refund.amount, putOff.amount));
}

function checkCancelling<Sold extends Cancellable>(
  rules: CancelRules<Sold>,
  { booking, places, agreed }: CancelQuestion<Sold>,
): readonly Violation[] {
  const { gone = [], used = [] } = booking;
  if (places.length === 0) return [violation('cancel-nothing', 'places')];
  const all = rules.units(booking);
  const wrong = places.flatMap((place, index) => {
    const path = `places[${index}]`;
    if (!hasUnit(all, place)) return [violation('place-not-booked', path)];
    if (hasUnit(gone, place)) return [violation('place-cancelled', path)];
    return hasUnit(used, place) ? [violation('place-flown', path)] : [];
  });
  return wrong.length > 0 ? wrong : rules.checkLeaving(booking, places, agreed !== undefined);
}

/** What stays charged, under a name that says so; of nothing no line. */
function keptAs(
  name: 'services-kept' | 'fees-kept' | 'supplier-charge-kept',
  parts: readonly PricePart[],
): readonly PricePart[] {
  const [first] = parts;
  if (first === undefined) return [];
  const amount = sum(
    first.amount.currency,
    parts.map((part) => part.amount),
  );
  return [{ name, amount, parts }];
}

function isReturned(
  { servicesReturned = [] }: Pick<CancelQuestion<Cancellable>, 'servicesReturned'>,
  name: PricePartName,
): boolean {
  return servicesReturned.some((each) => each === name);
}

function negated(part: PricePart): PricePart {
  return { ...part, amount: negate(part.amount), ...(part.parts && { parts: part.parts.map(negated) }) };
}
