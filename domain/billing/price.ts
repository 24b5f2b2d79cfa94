/** The price of a bill: what the customer pays, and what the agency's account is charged, each line of the one unit that a bill is. */
import { priceOfTrees, unitParams } from '../booking/cancel/price-of-units.ts';
import { add, isZero, type Money, negate, sum } from '../money/money.ts';
import type { Price, PricePart, PricePartName } from '../price/price.ts';
import { type BillAmounts, serviceCharges } from './bill.ts';

const params = unitParams({ traveller: 0, item: 0 });

/**
 * Customer: basic + taxes + service charges − discount. Account: basic + taxes − commission + TDS. Lines of nothing are left out.
 */
export function billPrice(amounts: BillAmounts): Price {
  const { basic, taxes, commission, tds, discount } = amounts;
  const fare = node('fare', [{ name: 'base-fare', amount: basic, params }, ...line('taxes', taxes)]);
  const charges = serviceCharges.flatMap((each, at) =>
    line('markup', amounts[each]).map((part) => ({
      ...part,
      params: { ...params, ...(at > 0 && { charge: at + 1 }) },
    })),
  );
  return priceOfTrees(
    node('customer-price', [fare, ...charges, ...line('agent-discount', negate(discount))]),
    node('net-payable', [fare, ...line('commission', negate(commission)), ...line('tds', tds)]),
  );
}

/** What the supplier is owed, before commission. */
export function supplierTotalOf({ basic, taxes }: Pick<BillAmounts, 'basic' | 'taxes'>): Money {
  return add(basic, taxes);
}

function line(name: PricePartName, amount: Money): readonly PricePart[] {
  return isZero(amount) ? [] : [{ name, amount, params }];
}

function node(name: PricePartName, parts: readonly [PricePart, ...PricePart[]]): PricePart {
  const [{ amount }] = parts;
  return {
    name,
    amount: sum(
      amount.currency,
      parts.map((part) => part.amount),
    ),
    parts,
  };
}
