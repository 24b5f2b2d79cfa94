/** Why what goes back to the agency's account and what its customer can be given are two amounts, and what a customer is shown. */
import type { PricePart, PricePartName } from '../../price/price.ts';
import { add, isZero, type Money, negate, subtract, sum } from '../../money/money.ts';

/**
 * From the agency's refund to its customer's, line by line: root `customer-refund`, first the `refund`, then what only one of
 * the two is given or bears: commission that is taken back, the tax that was withheld from it, a discount borne by the
 * agency. Lines of nothing are left out.
 *
 * @example refundBridge({ name: 'refund', amount: money(95, 'INR'), parts: [{ name: 'commission', amount: money(-5, 'INR') }] }, { name: 'customer-refund', amount: money(100, 'INR') }).parts?.map(({ amount }) => amount.minor) // => [95, 5]
 */
export function refundBridge(refund: PricePart, customer: PricePart): PricePart {
  const names = [...new Set([...(refund.parts ?? []), ...(customer.parts ?? [])].map(({ name }) => name))];
  const apart = names
    .map((name): PricePart => ({ name, amount: subtract(totalOf(customer, name), totalOf(refund, name)) }))
    .filter(({ amount }) => amount.minor !== 0);
  return {
    name: 'customer-refund',
    amount: customer.amount,
    parts: [{ name: 'refund', amount: refund.amount }, ...apart],
  };
}

/**
 * Charges and the customer's refund for callers who may not see net fares. What the agency keeps of its own is one amount
 * with the charges: apart, or left out, the price less the refund and the charges would reveal the markup.
 */
export function customerSide(
  { charges, customer }: { readonly charges: PricePart; readonly customer: PricePart },
  markup: Money,
): { readonly charges: PricePart; readonly customer: PricePart } {
  if (isZero(markup)) return { charges, customer };
  const kept: PricePart = { name: charges.name, amount: add(charges.amount, markup) };
  const paid = (customer.parts ?? []).filter(({ name }) => name !== charges.name);
  const parts = [...paid, { name: 'markup' as const, amount: markup }, { ...kept, amount: negate(kept.amount) }];
  return { charges: kept, customer: { ...customer, parts } };
}

function totalOf({ amount, parts = [] }: PricePart, name: PricePartName): Money {
  return sum(
    amount.currency,
    parts.filter((part) => part.name === name).map((part) => part.amount),
  );
}
