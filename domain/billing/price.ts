/** The price of a bill: what the customer pays, and what the agency's account is charged, each line of the one unit that a bill is. */
import { priceOfTrees, unitParams } from '../booking/cancel/price-of-units.ts';
import { isZero, type Money, negate, sum } from '../money/money.ts';
import type { Price, PricePart, PricePartName } from '../price/price.ts';
import { type BillAmounts, serviceCharges, supplierCharges } from './bill.ts';

const params = unitParams({ traveller: 0, item: 0 });

/**
 * Customer: basic + taxes + service charges − discount. Account: basic + taxes + the supplier's service charges − commission + TDS.
 * Lines of nothing are left out.
 */
export function billPrice(amounts: BillAmounts): Price {
  const { basic, taxes, commission, commissionBasisPoints: share, tds, discount } = amounts;
  const base: PricePart = { name: 'base-fare', amount: basic, params };
  const bought = line('taxes', taxes);
  const asked = supplierCharges.flatMap((each, at) => line('supplier-charge', amounts[each], { charge: at + 1 }));
  const charges = serviceCharges.flatMap((each, at) => line('markup', amounts[each], at > 0 ? { charge: at + 1 } : {}));
  return priceOfTrees(
    node('customer-price', [node('fare', [base, ...bought]), ...charges, ...line('agent-discount', negate(discount))]),
    node('net-payable', [
      node('fare', [base, ...bought, ...asked]),
      ...line('commission', negate(commission), share === undefined ? {} : { percent: share / 100 }),
      ...line('tds', tds),
    ]),
  );
}

/** What the supplier is owed, before commission. */
export function supplierTotalOf(amounts: BillAmounts): Money {
  const { basic, taxes } = amounts;
  return sum(basic.currency, [basic, taxes, ...supplierCharges.map((each) => amounts[each])]);
}

function line(name: PricePartName, amount: Money, more: PricePart['params'] = {}): readonly PricePart[] {
  return isZero(amount) ? [] : [{ name, amount, params: { ...params, ...more } }];
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
