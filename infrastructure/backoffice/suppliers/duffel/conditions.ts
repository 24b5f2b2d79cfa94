/**
 * What Duffel says of cancelling and changing: one condition for the whole journey and all its travellers, before the first
 * departure, and perhaps one for changing each slice. So both are charged once a ticket; changing is
 * charged a direction where only the slices tell a penalty, and every one does. Where Duffel does not say whether, or at what price, it is not promised.
 */
import type { FareRules, SectorRules } from '#domain/flight/fare/fare-rules.ts';
import type { BaggageAllowance } from '#domain/flight/offer/offer.ts';
import type { Itinerary } from '#domain/flight/offer/itinerary.ts';
import type { Currency } from '#domain/money/currency.ts';
import { type Money, money, parseMoney, sum } from '#domain/money/money.ts';
import type { AppliedRule } from '#domain/rules/applied-rule.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import type { DuffelConditions, ListedOffer } from './duffel-types.ts';

type Condition = DuffelConditions['refund_before_departure'];

export interface Fees {
  /** For one traveller and the whole journey; null is not allowed, or not reported. */
  readonly cancel: Money | null;
  readonly change: Money | null;
}

const rule: AppliedRule = {
  id: 'duffel-conditions',
  from: isoDate('2024-01-01'),
  called: 'airline-stated',
};

export function feesOf(offer: ListedOffer, currency: Currency): Fees {
  const { cancel, change, bySlice } = penaltiesOf(offer, currency);
  return { cancel, change: bySlice === undefined ? change : sum(currency, bySlice) };
}

/** `baggage` is of each slice. */
export function rulesOf(
  offer: ListedOffer,
  itineraries: readonly [Itinerary, ...Itinerary[]],
  baggage: readonly BaggageAllowance[],
  currency: Currency,
): FareRules {
  const { cancel, change, bySlice } = penaltiesOf(offer, currency);
  const per: SectorRules['per'] = { cancel: 'ticket', change: bySlice === undefined ? 'ticket' : 'direction' };
  return {
    sectors: itineraries.map(({ segments }, at) => ({
      origin: segments[0].origin,
      destination: (segments.at(-1) ?? segments[0]).destination,
      carrier: segments[0].carrier,
      family: offer.slices[at]?.fare_brand_name ?? '',
      steps: [{ hoursFrom: null, hoursTo: 0, cancel, change: bySlice?.[at] ?? change }],
      per,
      noShow: null,
      rule,
      baggage: baggage[at] ?? { checkInKg: 0, cabinKg: 0 },
    })),
  };
}

interface Penalties extends Fees {
  /** For changing each slice alone, where every one says its own and the journey as a whole does not. */
  readonly bySlice?: readonly Money[];
}

function penaltiesOf({ conditions, slices, passengers }: ListedOffer, currency: Currency): Penalties {
  const all = passengers.length;
  const change = penaltyOf(conditions.change_before_departure, currency, all);
  const shown = slices.flatMap(({ conditions: own }) => penaltyOf(own.change_before_departure, currency, all) ?? []);
  return {
    cancel: penaltyOf(conditions.refund_before_departure, currency, all),
    change,
    ...(change === null && shown.length > 0 && shown.length === slices.length && { bySlice: shown }),
  };
}

/** Of one traveller, rounded up; null where it is not allowed, its price is not reported, or reported in another currency. */
function penaltyOf(condition: Condition, currency: Currency, travellers: number): Money | null {
  if (!condition?.allowed || condition.penalty_amount === null || condition.penalty_currency !== currency) return null;
  const whole = parseMoney(condition.penalty_amount, currency);
  return whole === undefined ? null : money(Math.ceil(whole.minor / Math.max(1, travellers)), currency);
}
