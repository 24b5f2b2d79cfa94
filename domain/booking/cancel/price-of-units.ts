/**
 * Prices whose every line is of one unit, as products sell them whose supplier says what each unit costs: what is left of
 * such a price, and what is kept of each unit. A line names its unit by `params`: `passenger` from 1, `item` from 0.
 */
import { isZero, type Money, negate, parseMoney, subtract, sum } from '../../money/money.ts';
import type { Price, PricePart, PricePartName } from '../../price/price.ts';
import type { AppliedRule } from '../../rules/applied-rule.ts';
import type { Unit } from '../booking.ts';
import { isSameUnit } from '../units.ts';
import type { Cancellable, CancelQuestion, Standing } from './cancellation.ts';

/** The params that name a unit. */
export function unitParams({ traveller, item }: Unit): { readonly passenger: number; readonly item: number } {
  return { passenger: traveller + 1, item };
}

/**
 * The same price with the lines of units that stand; groups that lose all their lines are left out. Undefined where the price
 * has no net side, or a line names no unit.
 */
export function priceOfUnits(price: Price, stands: Standing): Price | undefined {
  const { breakdown, netBreakdown, terms } = price;
  if (netBreakdown === undefined || terms === undefined) return undefined;
  if (![breakdown, netBreakdown].every(namesUnits)) return undefined;
  return priceOfTrees(standing(breakdown, stands), standing(netBreakdown, stands));
}

/** A price of the customer's tree and the net one: what is given, withheld, added and earned is read from their lines. */
export function priceOfTrees(breakdown: PricePart, netBreakdown: PricePart): Price {
  const rounding = totalOfLines(breakdown, 'rounding');
  const earned = subtract(breakdown.amount, netBreakdown.amount);
  return {
    total: breakdown.amount,
    breakdown,
    netBreakdown,
    terms: {
      net: netBreakdown.amount,
      commission: negate(totalOfLines(netBreakdown, 'commission')),
      tds: totalOfLines(netBreakdown, 'tds'),
      markup: totalOfLines(breakdown, 'markup'),
      ...(!isZero(rounding) && { rounding }),
      // Withheld from the customer for the tax office.
      earn: subtract(earned, totalOfLines(breakdown, 'customer-tds')),
    },
  };
}

/** The `standing` and `leaving` of {@link CancelRules}, for such prices. */
export const unitPrices = {
  standing: ({ price }: Pick<Cancellable, 'price'>, stands: Standing) => priceOfUnits(price, stands),
  leaving: ({ price }: Pick<Cancellable, 'price'>, before: Standing, after: Standing) =>
    priceOfUnits(price, (unit) => before(unit) && !after(unit)),
};

/** What a supplier keeps of one unit. */
export interface UnitCharge {
  /** Tax not included; at most what may be kept of the unit. */
  readonly fee: Money;
  /** Tax on the fee, which is kept with it. */
  readonly tax: Money;
  /** Nobody came for it. */
  readonly missed?: boolean;
  readonly params?: PricePart['params'];
  readonly rule?: AppliedRule;
}

/**
 * Lines of what is kept of units: what people agreed on, or else what `chargeOf` says of a unit by its own part `fare`, which is
 * what the supplier was paid, whatever its customer pays. Units whose lines the price does not say are kept nothing of.
 */
export function keptOfUnits<Sold extends Cancellable>(
  { booking, agreed }: Pick<CancelQuestion<Sold>, 'booking' | 'agreed'>,
  leaving: readonly Unit[],
  chargeOf: (unit: Unit, fare: PricePart) => UnitCharge | undefined,
): readonly PricePart[] {
  return leaving.flatMap((unit): readonly PricePart[] => {
    const params = unitParams(unit);
    if (agreed !== undefined) {
      const fees = agreed.filter((each) => isSameUnit(each, unit)).map(({ airline }) => airline);
      return fees.map((amount): PricePart => ({ name: 'cancellation-fee', amount, params })).filter(isSomething);
    }
    const own = priceOfUnits(booking.price, (each) => isSameUnit(each, unit));
    const fare = own?.netBreakdown?.parts?.find(({ name }) => name === 'fare');
    const charge = fare && chargeOf(unit, fare);
    if (charge === undefined) return [];
    const { fee, tax, missed = false, rule } = charge;
    const lines: readonly PricePart[] = [
      {
        name: missed ? 'no-show-fee' : 'cancellation-fee',
        amount: fee,
        params: { ...params, ...charge.params },
        ...(rule && { rule }),
      },
      { name: 'cancellation-gst', amount: tax, params },
    ];
    return lines.filter(isSomething);
  });
}

/**
 * The sum of the innermost lines of a name.
 *
 * @example totalOfLines({ name: 'fare', amount: money(3, 'INR'), parts: [{ name: 'taxes', amount: money(1, 'INR') }, { name: 'base-fare', amount: money(2, 'INR') }] }, 'taxes') // => money(1, 'INR')
 */
export function totalOfLines(part: PricePart, name: PricePartName): Money {
  return sum(
    part.amount.currency,
    linesNamed(part, name).map(({ amount }) => amount),
  );
}

/**
 * What is kept of a supplier's charges for its own service once units leave, as each of these lines says it (`kept`): the
 * agency's cost alone.
 */
export function keptOfSupplierCharges({ netBreakdown }: Price, leaving: Standing): readonly PricePart[] {
  const lines = netBreakdown === undefined ? [] : linesNamed(netBreakdown, 'supplier-charge');
  return lines.flatMap((part): readonly PricePart[] => {
    const { kept, ...params } = part.params ?? {};
    const amount = kept === undefined ? undefined : parseMoney(String(kept), part.amount.currency);
    return amount !== undefined && leaving(unitNamed(part)) ? [{ name: part.name, amount, params }] : [];
  });
}

function linesNamed(part: PricePart, name: PricePartName): readonly PricePart[] {
  if (part.parts === undefined) return part.name === name ? [part] : [];
  return part.parts.flatMap((each) => linesNamed(each, name));
}

function standing(part: PricePart, stands: Standing): PricePart {
  if (part.parts === undefined) return part;
  const parts = part.parts.flatMap((each) =>
    each.parts === undefined && !stands(unitNamed(each)) ? [] : [standing(each, stands)],
  );
  const left = parts.filter(({ parts: inner }) => inner === undefined || inner.length > 0);
  const amount = sum(
    part.amount.currency,
    left.map((each) => each.amount),
  );
  return { ...part, amount, parts: left };
}

function namesUnits({ params, parts }: PricePart): boolean {
  if (parts !== undefined) return parts.every(namesUnits);
  return params?.['passenger'] !== undefined && params['item'] !== undefined;
}

function unitNamed({ params }: PricePart): Unit {
  return { traveller: Number(params?.['passenger']) - 1, item: Number(params?.['item']) };
}

function isSomething({ amount }: PricePart): boolean {
  return !isZero(amount);
}
