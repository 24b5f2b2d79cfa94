/**
 * What an airline asks for changing flights that are ticketed: the fee of the fare's dated rule at the hours left, for each
 * traveller and direction, and the tax on it.
 *
 * Sources: the fare's own rules as sold (see `flight/fee-grids.ts`); GST is due on a change fee at the rate of the journey
 * (ANA, "India: Goods and Services Tax", of K3 on change fees). A law's cap, as a cancellation has, a change fee has not.
 * An infant has no seat to change and is charged nothing: decided here.
 */
import type { FarePart } from '../flight/fare.ts';
import type { SectorRules } from '../flight/fare-rules.ts';
import { feeStepAt } from '../flight/fee-grids.ts';
import type { Money } from '../money/money.ts';
import type { Instant } from '../time/instant.ts';
import { type ChargedPlace, gstOnFee, hoursLeft, type Purse, sectorOf, taxLine } from './cancellation-charges.ts';

/** Whether the rules of a place's fare let it be changed with the hours that are left. */
export function mayChange({ itinerary, rules }: ChargedPlace, now: Instant): boolean {
  const hours = hoursLeft(itinerary, now);
  return hours >= 0 && rules !== undefined && changeFeeAt(rules, hours) !== undefined;
}

/**
 * Whether a place's fare keeps its worth when it is exchanged for a cheaper one: whether its rules would let it be cancelled
 * with the hours that are left.
 */
export function hasResidualValue({ itinerary, rules }: ChargedPlace, now: Instant): boolean {
  const step = rules && feeStepAt(rules.steps, hoursLeft(itinerary, now));
  return step !== undefined && step.cancel !== null;
}

/**
 * The fees of places, each with its tax. Lines are of `change-fee` and `change-gst`, with `passenger` (from 1), `traveller`,
 * `sector`, `carrier` and whole `hours` left. Places that may not be changed have none.
 */
export function changeFees(purse: Purse, places: readonly ChargedPlace[], now: Instant): readonly FarePart[] {
  return places.flatMap((place): readonly FarePart[] => {
    const fee = feeLine(place, now);
    if (fee === undefined) return [];
    const tax = gstOnFee(fee.amount, purse);
    return tax.minor === 0 ? [fee] : [fee, taxLine('change-gst', fee, tax, purse)];
  });
}

/** Of one traveller with so many hours left; undefined where the rules do not let them change. */
export function changeFeeAt({ steps }: Pick<SectorRules, 'steps'>, hours: number): Money | undefined {
  return feeStepAt(steps, hours)?.change ?? undefined;
}

function feeLine({ itinerary, rules, traveller, type }: ChargedPlace, now: Instant): FarePart | undefined {
  const hours = hoursLeft(itinerary, now);
  const fee = rules && changeFeeAt(rules, hours);
  if (rules === undefined || fee === undefined || fee.minor === 0 || type === 'infant') return undefined;
  return {
    name: 'change-fee',
    amount: fee,
    params: {
      passenger: traveller + 1,
      traveller: type,
      sector: sectorOf(itinerary),
      carrier: rules.carrier,
      hours: Math.floor(hours),
    },
    rule: rules.rule,
  };
}
