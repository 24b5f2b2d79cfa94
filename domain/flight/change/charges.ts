/**
 * What an airline asks for changing flights that are ticketed: the fee of the fare's dated rule at the hours left, for each
 * traveller, once a ticket or for each direction as the rule says, and the tax on it.
 *
 * Sources: the fare's own rules as sold (see `flight/fee-grids.ts`); GST is due on a change fee at the rate of the journey
 * (ANA, "India: Goods and Services Tax", of K3 on change fees). A law's cap, as a cancellation has, a change fee has not.
 * An infant has no seat to change and is charged nothing: decided here.
 */
import type { PricePart } from '../../price/price.ts';
import type { Instant } from '../../time/instant.ts';
import { gstOnFee, type Purse, taxLine } from '../cancel/fees.ts';
import { cancelFeeOf, changeFeeOf, type ChargedPlace, placeParams } from '../cancel/charged-places.ts';

/** Whether the rules of a place's fare let it be changed with the hours that are left. */
export function mayChange(place: ChargedPlace, now: Instant): boolean {
  return changeFeeOf(place, now).fee !== null;
}

/**
 * Whether a place's fare keeps its worth when it is exchanged for a cheaper one: whether its rules would let it be cancelled
 * with the hours that are left.
 */
export function hasResidualValue(place: ChargedPlace, now: Instant): boolean {
  const { fee, hours } = cancelFeeOf(place, now);
  return hours >= 0 && fee !== null;
}

/**
 * The fees of places, each with its tax. Lines are of `change-fee` and `change-gst`, with `passenger` (from 1), `traveller`,
 * `sector`, `carrier`, whole `hours` left, and `per` 'ticket' where one fee is for several directions. Places that may not
 * be changed have none.
 */
export function changeFees(purse: Purse, places: readonly ChargedPlace[], now: Instant): readonly PricePart[] {
  return places.flatMap((place): readonly PricePart[] => {
    const fee = feeLine(place, now);
    if (fee === undefined) return [];
    const tax = gstOnFee(fee.amount, purse);
    return tax.minor === 0 ? [fee] : [fee, taxLine('change-gst', fee, tax, purse)];
  });
}

function feeLine(place: ChargedPlace, now: Instant): PricePart | undefined {
  const asked = changeFeeOf(place, now);
  const { fee, rules } = asked;
  if (rules === undefined || fee === null || fee.minor === 0 || place.type === 'infant') return undefined;
  return { name: 'change-fee', amount: fee, params: placeParams(place, asked), rule: rules.rule };
}
