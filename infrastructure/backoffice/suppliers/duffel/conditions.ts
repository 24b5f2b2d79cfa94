/**
 * What Duffel says of cancelling and changing: one condition for the whole journey and all its travellers, before the first
 * departure, and one for changing each slice. Spread over travellers and sectors as fare rules are spoken of here. Where
 * Duffel does not say whether, or at what price, it is not promised.
 */
import type { FareRules } from '#domain/flight/fare-rules.ts';
import type { BaggageAllowance } from '#domain/flight/offer.ts';
import type { Itinerary } from '#domain/flight/itinerary.ts';
import type { Currency } from '#domain/money/currency.ts';
import { allocateEvenly, type Money, money, parseMoney } from '#domain/money/money.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import type { DuffelConditions, ListedOffer } from './duffel-types.ts';

type Condition = DuffelConditions['refund_before_departure'];

export interface Fees {
  /** For one traveller and the whole journey; null is not allowed, or not told. */
  readonly cancel: Money | null;
  readonly change: Money | null;
}

const rule = {
  id: 'duffel-conditions',
  from: isoDate('2024-01-01'),
  note: 'As the airline tells it through Duffel: before departure only; what it does not tell is not promised',
};

export function feesOf(offer: ListedOffer, currency: Currency): Fees {
  const { conditions, slices, passengers } = offer;
  const all = passengers.length;
  const bySlice = slices.map((slice) => penaltyOf(slice.conditions.change_before_departure, currency, all));
  return {
    cancel: penaltyOf(conditions.refund_before_departure, currency, all),
    change: penaltyOf(conditions.change_before_departure, currency, all) ?? sumOf(bySlice, currency),
  };
}

export function rulesOf(
  offer: ListedOffer,
  itineraries: readonly [Itinerary, ...Itinerary[]],
  baggage: BaggageAllowance,
  currency: Currency,
): FareRules {
  const { cancel, change } = feesOf(offer, currency);
  const cancels = shared(cancel, itineraries.length);
  const changes = shared(change, itineraries.length);
  return {
    sectors: itineraries.map(({ segments }, at) => {
      const slice = offer.slices[at];
      const own = penaltyOf(slice?.conditions.change_before_departure ?? null, currency, offer.passengers.length);
      return {
        origin: segments[0].origin,
        destination: (segments.at(-1) ?? segments[0]).destination,
        carrier: segments[0].carrier,
        family: slice?.fare_brand_name ?? '',
        steps: [{ hoursFrom: null, hoursTo: 0, cancel: cancels[at] ?? null, change: own ?? changes[at] ?? null }],
        noShow: null,
        rule,
      };
    }),
    baggage,
  };
}

/** Of one traveller, rounded up; null where it is not allowed, its price is not told, or told in another currency. */
function penaltyOf(condition: Condition, currency: Currency, travellers: number): Money | null {
  if (!condition?.allowed || condition.penalty_amount === null || condition.penalty_currency !== currency) return null;
  const whole = parseMoney(condition.penalty_amount, currency);
  return whole === undefined ? null : money(Math.ceil(whole.minor / Math.max(1, travellers)), currency);
}

/** Of all slices, where every one tells its own. */
function sumOf(each: readonly (Money | null)[], currency: Currency): Money | null {
  let total = 0;
  for (const one of each) {
    if (one === null) return null;
    total += one.minor;
  }
  return each.length === 0 ? null : money(total, currency);
}

/** The charge of the whole journey, a sector at a time: together exactly the whole. */
function shared(whole: Money | null, sectors: number): readonly (Money | null)[] {
  return whole === null ? Array.from({ length: sectors }, () => null) : allocateEvenly(whole, sectors);
}
