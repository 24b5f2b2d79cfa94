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
import { keptOfUnits, priceOfUnits, totalOfLines, type UnitCharge, unitParams, unitPrices } from './price-of-units.ts';

export interface UnitRules<Sold extends Cancellable> {
  /** All as sold, in order. */
  units(booking: Sold): readonly Unit[];
  /** What stands against units leaving together; nothing where absent. */
  checkLeaving?(booking: Sold, leaving: readonly Unit[]): readonly Violation[];
  /** What the supplier keeps by the rules in force, of `price`, which it was paid for the unit without tax. */
  charge(question: CancelQuestion<Sold>, unit: Unit, price: Money): Omit<UnitCharge, 'tax'> | undefined;
  /** When what was bought begins. */
  begins(booking: Sold, unit: Unit): Instant;
  /** The last moments of the steps of its rules. */
  stepEnds(booking: Sold, unit: Unit): readonly Instant[];
  /** Names of the lines of what was bought beside; none where absent. */
  readonly services?: readonly PricePartName[];
}

/** Taxes in a supplier's price are lines `taxes`: of what is kept as much is kept of them, the rest goes back. */
export function cancellingByUnit<Sold extends Cancellable>(rules: UnitRules<Sold>): OutlookRules<Sold> {
  return {
    ...unitPrices,
    units: (booking) => rules.units(booking),
    checkLeaving: (booking, leaving) => rules.checkLeaving?.(booking, leaving) ?? [],
    kept: (question, leaving) =>
      keptOfUnits(question, leaving, (unit, fare) => {
        const charge = rules.charge(question, unit, untaxed(fare));
        return charge && taxed(charge, fare);
      }),
    ownFees: ({ agreed = [] }, leaving) =>
      agreed
        .filter((charge) => !isZero(charge.fee) && hasUnit(leaving, charge))
        .map((charge) => ({ name: 'processing-fee', amount: charge.fee, params: unitParams(charge) })),
    stays: givenOnKept(rules),
    services: rules.services ?? [],
    keepable: untaxed,
    begins: (booking, units) => units.map((unit) => rules.begins(booking, unit)),
    stepEnds: (booking, units) => [...new Set(units.flatMap((unit) => rules.stepEnds(booking, unit)))].toSorted(),
    changing: () => undefined,
  };
}

/** Of each unit the share of what was given on it that the supplier keeps of its price, by its rules or as agreed. */
function givenOnKept<Sold extends Cancellable>(
  rules: Pick<UnitRules<Sold>, 'charge'>,
): NonNullable<OutlookRules<Sold>['stays']> {
  return (question, leaving) => {
    const each = leaving.flatMap((unit): readonly Given[] => {
      const own = priceOfUnits(question.booking.price, (other) => isSameUnit(other, unit));
      const fare = own?.breakdown.parts?.find(({ name }) => name === 'fare');
      if (own?.netBreakdown === undefined || fare === undefined) return [];
      const paid = untaxed(fare);
      const agreed = question.agreed?.filter((charge) => isSameUnit(charge, unit)).map(({ airline }) => airline);
      const fee = agreed === undefined ? rules.charge(question, unit, paid)?.fee : sum(paid.currency, agreed);
      if (fee === undefined || isZero(paid)) return [];
      const kept = max(zero(paid.currency), min(fee, paid));
      const share = (name: PricePartName) =>
        scale(totalOfLines(own.netBreakdown ?? fare, name), kept.minor, paid.minor);
      return [{ commission: negate(share('commission')), tds: share('tds') }];
    });
    const { currency } = question.booking.price.total;
    return {
      commission: sum(
        currency,
        each.map(({ commission }) => commission),
      ),
      tds: sum(
        currency,
        each.map(({ tds }) => tds),
      ),
    };
  };
}

function untaxed(fare: PricePart): Money {
  return subtract(fare.amount, totalOfLines(fare, 'taxes'));
}

/** At most what was paid, and of the tax the same share. */
function taxed(charge: Omit<UnitCharge, 'tax'>, fare: PricePart): UnitCharge {
  const paid = untaxed(fare);
  const none = zero(paid.currency);
  const fee = max(none, min(charge.fee, paid));
  return { ...charge, fee, tax: isZero(paid) ? none : scale(totalOfLines(fare, 'taxes'), fee.minor, paid.minor) };
}
