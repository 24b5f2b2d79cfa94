/** The price of a bill: what the customer pays, and what the agency's account is charged, each line of the one unit that a bill is. */
import { keptOfSupplierCharges, priceOfTrees, unitParams } from '../booking/cancel/price-of-units.ts';
import { formatDecimal, isPositive, isZero, min, type Money, negate, subtract, sum, zero } from '../money/money.ts';
import type { Price, PricePart, PricePartName } from '../price/price.ts';
import { type BillAmounts, serviceCharges, supplierCharges } from './bill.ts';

const params = unitParams({ traveller: 0, item: 0 });

/**
 * Customer: its basic + its taxes + service charges − discount + TDS withheld on that. Account: basic + taxes + the supplier's service charges − commission + TDS.
 * Lines of nothing are left out; each of the supplier's charges says what is kept of it where it is cancelled.
 */
export function billPrice(amounts: BillAmounts): Price {
  const { basic, taxes, commission, tds, customerBasic, customerTaxes, discount, customerTds } = amounts;
  const { commissionBasisPoints, discountBasisPoints } = amounts;
  const base = (amount: Money): PricePart => ({ name: 'base-fare', amount, params });
  const asked = supplierCharges.flatMap((each, at) =>
    line('supplier-charge', amounts[each], { charge: at + 1, ...keptOf(amounts, at) }),
  );
  const charges = serviceCharges.flatMap((each, at) => line('markup', amounts[each], at > 0 ? { charge: at + 1 } : {}));
  return priceOfTrees(
    node('customer-price', [
      node('fare', [base(customerBasic), ...line('taxes', customerTaxes)]),
      ...charges,
      ...line('agent-discount', negate(discount), percentOf(discountBasisPoints)),
      ...line('customer-tds', customerTds),
    ]),
    node('net-payable', [
      node('fare', [base(basic), ...line('taxes', taxes), ...asked]),
      ...line('commission', negate(commission), percentOf(commissionBasisPoints)),
      ...line('tds', tds),
    ]),
  );
}

/** What the supplier is owed, before commission. */
export function supplierTotalOf(amounts: BillAmounts): Money {
  const { basic, taxes } = amounts;
  return sum(basic.currency, [basic, taxes, ...supplierCharges.map((each) => amounts[each])]);
}

/** What the supplier keeps of its service charges where it is cancelled; nothing where the price does not show them. */
export function supplierChargeKeptIn(price: Price): Money {
  const kept = keptOfSupplierCharges(price, () => true).map(({ amount }) => amount);
  return sum(price.total.currency, kept);
}

/** What the supplier keeps of its charges is of the first of them first. */
function keptOf(amounts: BillAmounts, at: number): NonNullable<PricePart['params']> {
  const { supplierChargeKept: all, basic } = amounts;
  const own = supplierCharges.map((each) => amounts[each]);
  const left = subtract(all, sum(basic.currency, own.slice(0, at)));
  const kept = min(left, own[at] ?? zero(basic.currency));
  return isPositive(kept) ? { kept: formatDecimal(kept) } : {};
}

function percentOf(share: number | undefined): NonNullable<PricePart['params']> {
  return share === undefined ? {} : { percent: share / 100 };
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
