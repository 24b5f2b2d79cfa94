/**
 * Cancelling what is sold by the unit, whose price names the unit on each line (`price-of-units.ts`): a product says its units, when
 * each begins and what its supplier keeps of one; everything else follows from the lines.
 */
import { isZero, max, min, type Money, negate, scale, subtract, sum, zero } from '../../money/money.ts';
import type { PricePart, PricePartName } from '../../price/price.ts';
import type { Violation } from '../../rules/violation.ts';
import type { Instant } from '../../time/instant.ts';
import type { Unit } from '../booking.ts';
import { hasUnit, isSameUnit } from '../units.ts';
import type { Cancellable, CancelQuestion, Given } from './cancellation.ts';
import type { OutlookRules } from './outlook.ts';
import {
  keptOfSupplierCharges,
  keptOfUnits,
  priceOfUnits,
  totalOfLines,
  type UnitCharge,
  unitParams,
  unitPrices,
} from './price-of-units.ts';

export interface UnitRules<Sold extends Cancellable> {
  /** All as sold, in order. */
  units(booking: Sold): readonly Unit[];
  /** What stands against units leaving together; nothing where absent. `agreed`: on what the supplier keeps. */
  checkLeaving?(booking: Sold, leaving: readonly Unit[], agreed: boolean): readonly Violation[];
  /** What the supplier keeps by the rules in force, of `price`, which it was paid for the unit without tax. */
  charge(question: CancelQuestion<Sold>, unit: Unit, price: Money): Omit<UnitCharge, 'tax'> | undefined;
  /** When what was bought begins. */
  begins(booking: Sold, unit: Unit): Instant;
  /** The last moments of the steps of its rules. */
  stepEnds(booking: Sold, unit: Unit): readonly Instant[];
  /** Names of the lines of what was bought beside; none where absent. */
  readonly services?: readonly PricePartName[];
}

/** Taxes in a supplier's price are lines of these names: of what is kept as much is kept of them, the rest goes back. */
const taxNames: readonly PricePartName[] = ['taxes', 'tcs'];
/** What a supplier charges for its own service is no part of what its fee for cancelling is a share of. */
const ownNames: readonly PricePartName[] = ['supplier-charge'];

export function cancellingByUnit<Sold extends Cancellable>(rules: UnitRules<Sold>): OutlookRules<Sold> {
  return {
    ...unitPrices,
    units: (booking) => rules.units(booking),
    checkLeaving: (booking, leaving, agreed) => rules.checkLeaving?.(booking, leaving, agreed) ?? [],
    kept: (question, leaving) =>
      keptOfUnits(question, leaving, (unit, fare) => {
        const charge = rules.charge(question, unit, boughtIn(fare));
        return charge && taxed(charge, fare);
      }),
    ownFees: ({ agreed = [] }, leaving) =>
      agreed
        .filter((charge) => !isZero(charge.fee) && hasUnit(leaving, charge))
        .map((charge) => ({ name: 'processing-fee', amount: charge.fee, params: unitParams(charge) })),
    keptBeside: ({ booking, agreed }, leaving) =>
      agreed === undefined ? keptOfSupplierCharges(booking.price, (unit) => hasUnit(leaving, unit)) : [],
    stays: givenOnKept,
    services: rules.services ?? [],
    keepable: untaxed,
    begins: (booking, units) => units.map((unit) => rules.begins(booking, unit)),
    stepEnds: (booking, units) => [...new Set(units.flatMap((unit) => rules.stepEnds(booking, unit)))].toSorted(),
    changing: () => undefined,
  };
}

/** Of each unit the share of what was given on it that the supplier keeps of its price. */
function givenOnKept(
  { booking: { price } }: Pick<CancelQuestion<Cancellable>, 'booking'>,
  leaving: readonly Unit[],
  kept: readonly PricePart[],
): Given {
  const { currency } = price.total;
  const each = leaving.flatMap((unit): readonly Given[] => {
    const netBreakdown = priceOfUnits(price, (other) => isSameUnit(other, unit))?.netBreakdown;
    const fare = netBreakdown?.parts?.find(({ name }) => name === 'fare');
    if (netBreakdown === undefined || fare === undefined) return [];
    const { passenger, item } = unitParams(unit);
    const fees = kept.filter(
      ({ name, params }) =>
        (name === 'cancellation-fee' || name === 'no-show-fee') &&
        params?.['passenger'] === passenger &&
        params['item'] === item,
    );
    const paid = boughtIn(fare);
    const fee = min(
      sum(
        currency,
        fees.map(({ amount }) => amount),
      ),
      paid,
    );
    if (isZero(paid) || isZero(fee)) return [];
    const share = (name: PricePartName) => scale(totalOfLines(netBreakdown, name), fee.minor, paid.minor);
    return [{ commission: negate(share('commission')), tds: share('tds') }];
  });
  const total = (name: keyof Given) =>
    sum(
      currency,
      each.map((given) => given[name]),
    );
  return { commission: total('commission'), tds: total('tds') };
}

function linesIn(fare: PricePart, names: readonly PricePartName[]): Money {
  return sum(
    fare.amount.currency,
    names.map((name) => totalOfLines(fare, name)),
  );
}

function untaxed(fare: PricePart): Money {
  return subtract(fare.amount, linesIn(fare, taxNames));
}

/** Without tax, and without the supplier's charges for its own service. */
function boughtIn(fare: PricePart): Money {
  return subtract(untaxed(fare), linesIn(fare, ownNames));
}

/** At most what was paid, and of the tax the same share. */
function taxed(charge: Omit<UnitCharge, 'tax'>, fare: PricePart): UnitCharge {
  const paid = boughtIn(fare);
  const none = zero(paid.currency);
  const fee = max(none, min(charge.fee, paid));
  return { ...charge, fee, tax: isZero(paid) ? none : scale(linesIn(fare, taxNames), fee.minor, paid.minor) };
}
