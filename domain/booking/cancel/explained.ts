/** Why what goes back to the agency's account and what its customer can be given are two amounts. */
import type { PricePart, PricePartName } from '../../price/price.ts';
import { type Money, subtract, sum } from '../../money/money.ts';

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

function totalOf({ amount, parts = [] }: PricePart, name: PricePartName): Money {
  return sum(
    amount.currency,
    parts.filter((part) => part.name === name).map((part) => part.amount),
  );
}
