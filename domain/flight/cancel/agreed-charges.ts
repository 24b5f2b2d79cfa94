/**
 * Charges of a cancellation that people agreed on with the airline, and the deployment's own fee for doing it, traveller by
 * traveller and sector by sector. The law is the same as for a fare's own rules: no more is kept than base fare and fuel
 * surcharge, the tax on the charge is that of the fare, all other taxes go back.
 */
import { hasUnit, isSameUnit } from '../../booking/units.ts';
import type { PricePart } from '../../price/price.ts';
import type { Itinerary } from '../offer/itinerary.ts';
import { min, subtract } from '../../money/money.ts';
import type { TravellerType } from '../../people/traveller-type.ts';
import type { Unit } from '../../booking/booking.ts';
import type { AgreedCharge } from '../../booking/cancel/cancellation.ts';
import { gstOnFee, type Purse, taxLine } from './fees.ts';
import { sectorOf } from './charged-places.ts';

/** Whose they are. */
interface Agreed {
  readonly booking: {
    readonly itineraries: readonly Itinerary[];
    readonly travellers: readonly { readonly type: TravellerType }[];
  };
  readonly agreed?: readonly AgreedCharge[];
}

/** What the airline keeps of places that draw on one purse, each line with its tax, as the fees of a fare's rules are said. */
export function agreedFees(
  purse: Purse,
  { booking, agreed = [] }: Agreed,
  places: readonly Unit[],
): readonly PricePart[] {
  let { gst } = purse;
  return places.flatMap((place) => {
    const charge = agreed.find((each) => isSameUnit(each, place));
    if (charge === undefined || charge.airline.minor === 0) return [];
    const line: PricePart = { name: 'cancellation-fee', amount: charge.airline, params: paramsOf(booking, place) };
    const tax = min(gst, gstOnFee(charge.airline, purse));
    gst = subtract(gst, tax);
    return [line, ...(tax.minor === 0 ? [] : [taxLine('cancellation-gst', line, tax, purse)])];
  });
}

/** What the deployment takes for places; lines of nothing left out. */
export function ownFees({ booking, agreed = [] }: Agreed, places: readonly Unit[]): readonly PricePart[] {
  return agreed
    .filter((charge) => charge.fee.minor !== 0 && hasUnit(places, charge))
    .map((charge) => ({ name: 'processing-fee', amount: charge.fee, params: paramsOf(booking, charge) }));
}

function paramsOf({ itineraries, travellers }: Agreed['booking'], { traveller, item: itinerary }: Unit) {
  const flown = itineraries[itinerary];
  const type = travellers[traveller]?.type;
  return {
    passenger: traveller + 1,
    ...(type !== undefined && { traveller: type }),
    ...(flown !== undefined && { sector: sectorOf(flown), carrier: flown.segments[0].carrier }),
  };
}
