/**
 * What a cancellation's receipts show beside the ledger's own lines: what was paid for what is cancelled, what of it is
 * kept, and whose it was. It is settled with the quote that was shown and kept with the amendment, so that a receipt says
 * the same whenever it is made.
 */
import { add, equals, isZero, type Money, negate, subtract, sum } from '../../money/money.ts';
import { amountNamed } from '../../price/amount-named.ts';
import type { PricePart, PricePartName } from '../../price/price.ts';
import { openedParts, summedParts } from '../../price/summed-parts.ts';
import type { TaxRateRow } from '../../rules/dated-row.ts';
import type { Unit } from '../booking.ts';
import type { BalanceSettled } from '../schedule/put-off.ts';
import { type CustomerBack, givenToCustomer } from './customer-back.ts';
import {
  balanceAfter,
  type Cancellable,
  type Cancellation,
  type CancelQuestion,
  type CancelRules,
  leavingOf,
} from './cancellation.ts';

/** One traveller's part of a refund. */
export interface RefundShare {
  readonly traveller: number;
  /** Of the booking, by position. */
  readonly items: readonly number[];
  /** To the agency's account. */
  readonly refund: Money;
  readonly customerRefund: Money;
}

/** All of the places that were cancelled together. */
export interface CancelReceipt {
  readonly places: readonly Unit[];
  /** What the suppliers were paid. */
  readonly supplierPaid: Money;
  /** What the customer paid, the agency's markup included. */
  readonly customerPaid: Money;
  readonly customerRefund: Money;
  /** The agency's own addition, which is not in the customer's refund. */
  readonly markup: Money;
  /** Of the customer's refund: tax that the agency had withheld and owes no more. */
  readonly customerTds?: Money;
  /** By traveller, adding up to both refunds; empty where the parts cannot be separated. */
  readonly shares: readonly RefundShare[];
  /** Parts of the price that the suppliers were paid, and the same parts as the customer paid them. */
  readonly supplied?: { readonly agency: readonly PricePart[]; readonly customer: readonly PricePart[] };
  /** Charges that the suppliers keep: fees, the tax on them, services that are not refunded. */
  readonly kept?: readonly PricePart[];
  /** What the house took for cancelling, where tax was charged on it. */
  readonly taxedFee?: TaxedFee;
  /** Where the agency had not paid all. */
  readonly balance?: BalanceSettled;
  /** Where the customer had not to pay all at once: what of `customerRefund` comes back to them. */
  readonly customer?: CustomerBack;
}

/** Amounts are the agency's: negative where it pays. */
interface TaxedFee {
  readonly fee: Money;
  readonly tax: Money;
  readonly basisPoints: number;
}

/** The receipt of a cancellation. customerPaid = customerRefund + charges + markup; the shares add up to the refunds. */
export function cancelReceiptOf<Sold extends Cancellable>(
  rules: CancelRules<Sold>,
  question: CancelQuestion<Sold>,
  cancellation: Cancellation,
  given?: CustomerBack,
): CancelReceipt {
  const { customer, charges, reversal, supplierKept } = cancellation;
  const balance = balanceAfter(question.booking, cancellation);
  const customerTds = amountNamed(customer.explained, 'customer-tds');
  const taxedFee = taxedFeeOf(question.houseFee?.gst, charges);
  return {
    places: cancellation.places,
    supplierPaid: add(reversal.returned, supplierKept),
    customerPaid: add(add(customer.refund, charges.amount), customer.markup),
    customerRefund: customer.refund,
    markup: customer.markup,
    shares: sharesOf(rules, question, cancellation),
    supplied: {
      agency: suppliedIn(cancellation.refund, rules.services),
      customer: suppliedIn(customer.explained, rules.services),
    },
    kept: summedParts((charges.parts ?? []).filter(({ name }) => keptNames.some((each) => each === name))),
    ...(!isZero(customerTds) && { customerTds }),
    ...(taxedFee && { taxedFee }),
    ...(balance && { balance }),
    ...(given && { customer: given }),
  };
}

/** Charges of a supplier; all others are the operator's own. */
const keptNames = ['cancellation-fee', 'no-show-fee', 'cancellation-gst', 'services-kept'] as const;

function suppliedIn({ amount, parts = [] }: PricePart, services: readonly PricePartName[]): readonly PricePart[] {
  const supplied = parts.filter(({ name }) => name === 'fare' || services.includes(name));
  if (supplied.length === 0) return [];
  const { own, fare } = openedParts({ name: 'refund', amount, parts: supplied });
  return summedParts([...fare, ...own]);
}

/** Tax on what stays charged of the sale is inside `fees-kept`: lines beside it are of the fee for cancelling. */
function taxedFeeOf(
  gst: TaxRateRow | undefined,
  { amount: { currency }, parts = [] }: PricePart,
): TaxedFee | undefined {
  const total = (name: PricePart['name']) =>
    negate(
      sum(
        currency,
        parts.filter((part) => part.name === name).map(({ amount }) => amount),
      ),
    );
  const tax = total('gst');
  if (gst === undefined || isZero(tax)) return undefined;
  return { fee: total('processing-fee'), tax, basisPoints: gst.basisPoints };
}

/** Travellers leave one after another: cancelling in parts comes to what cancelling at once does. */
function sharesOf<Sold extends Cancellable>(
  rules: CancelRules<Sold>,
  question: CancelQuestion<Sold>,
  { places, refund, customer }: Cancellation,
): readonly RefundShare[] {
  const shares: RefundShare[] = [];
  let gone: readonly Unit[] = question.booking.gone ?? [];
  for (const traveller of new Set(places.map((each) => each.traveller))) {
    const own = places.filter((each) => each.traveller === traveller);
    const share = leavingOf(rules, question, own, gone);
    if (share === undefined) return [];
    shares.push({
      traveller,
      items: own.map(({ item }) => item),
      refund: share.refund.amount,
      customerRefund: share.customer.refund,
    });
    gone = [...gone, ...own];
  }
  const { currency } = refund.amount;
  const all = (amounts: readonly Money[]) => sum(currency, amounts);
  const tied =
    equals(all(shares.map((share) => share.refund)), refund.amount) &&
    equals(all(shares.map((share) => share.customerRefund)), customer.refund);
  return tied ? shares.toSorted((one, other) => one.traveller - other.traveller) : [];
}

/** What the customer is given back. */
export function backToCustomer({ customerRefund, customer }: CancelReceipt): Money {
  return givenToCustomer(customerRefund, customer);
}

/** What is kept of what the customer paid: charges and, where the agency keeps it, its markup. */
export function keptOfCustomer({ customerPaid, customerRefund }: CancelReceipt): Money {
  return subtract(customerPaid, customerRefund);
}
