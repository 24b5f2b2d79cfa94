/** The fees of an application apart: the state's, the centre's, what handling it sooner costs, and all that is the agency's. */
import { isZero, type Money, subtract, sum } from '../money/money.ts';
import { isHouses, type Price, type PricePart, type PricePartName } from '../price/price.ts';

export interface FeesApart {
  readonly government: Money;
  readonly centre: Money;
  /** Absent where nothing is handled sooner. */
  readonly express?: Money;
  /** Fee, charges of the house, markup and tax on them, rounding with it: what the customer pays beyond the others. */
  readonly agency: Money;
}

/**
 * They add up to what the customer pays. Undefined for who may not see what the agency adds: it stands in one line with the
 * government's fee there.
 */
export function feesApart({ breakdown, total }: Price): FeesApart | undefined {
  const asked = leavesOf(breakdown);
  if (asked.some(({ name }) => name === 'gross-fare')) return undefined;
  const of = (name: PricePartName) =>
    sum(
      total.currency,
      asked.filter((part) => part.name === name && !isHouses(part)).map(({ amount }) => amount),
    );
  const [government, centre, express] = [of('base-fare'), of('handling-charges'), of('express-charge')];
  return {
    government,
    centre,
    ...(!isZero(express) && { express }),
    agency: subtract(total, sum(total.currency, [government, centre, express])),
  };
}

function leavesOf(part: PricePart): readonly PricePart[] {
  return part.parts === undefined || part.parts.length === 0 ? [part] : part.parts.flatMap(leavesOf);
}
