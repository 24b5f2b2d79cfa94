/** What a hotel keeps of a room that is given up, by dates in its own local time. */
import { min, type Money, percentage, sum, zero } from '../../money/money.ts';
import { type Instant, plusMilliseconds } from '../../time/instant.ts';
import { type PlaceTime, toInstant } from '../../time/place-time.ts';

/** Nothing; an amount; a share of the room's price, in basis points; so many first nights. */
export type CancelCharge =
  | { readonly by: 'free' }
  | { readonly by: 'amount'; readonly amount: Money }
  | { readonly by: 'percent'; readonly basisPoints: number }
  | { readonly by: 'nights'; readonly nights: number };

export interface CancelStep {
  /** The last minute at which it holds; the last step has none, and holds for those who do not come too. */
  readonly until?: PlaceTime;
  readonly charge: CancelCharge;
}

/** In order of time; the last alone has no end. What cannot be given back has one step. */
export type CancelPolicy = readonly [CancelStep, ...CancelStep[]];

/** A step with what it comes to, tax on it included, in what the customer pays with. */
export interface PricedStep extends CancelStep {
  readonly amount: Money;
}

/** The last moment of a step: its minute counts in full. */
export function stepEnd(until: PlaceTime): Instant {
  return plusMilliseconds(toInstant(until), 59_999);
}

/** The step that holds at a moment. */
export function stepAt(policy: CancelPolicy, now: Instant): CancelStep {
  return policy.find(({ until }) => until === undefined || now <= stepEnd(until)) ?? policy[0];
}

/** Until when a room can be given up without charge, its last minute; undefined where it never can, or no longer. */
export function freeUntil(policy: CancelPolicy, now: Instant): PlaceTime | undefined {
  const { charge, until } = stepAt(policy, now);
  return charge.by === 'free' ? until : undefined;
}

/** Whether any of it can be given back without charge, however early. */
export function isRefundable([first]: CancelPolicy): boolean {
  return first.charge.by === 'free' && first.until !== undefined;
}

/**
 * What a charge comes to for a room that costs so much before tax, night by night: a share of it, its first nights, an amount
 * that is no more than it. Tax on it comes beside.
 *
 * @example chargeOn({ by: 'nights', nights: 1 }, money(11_000_00, 'INR'), [money(5000_00, 'INR'), money(6000_00, 'INR')]) // => money(5000_00, 'INR')
 */
export function chargeOn(charge: CancelCharge, price: Money, nights: readonly Money[]): Money {
  switch (charge.by) {
    case 'free':
      return zero(price.currency);
    case 'amount':
      return min(charge.amount, price);
    case 'nights':
      return sum(price.currency, nights.slice(0, charge.nights));
    case 'percent':
      return percentage(price, charge.basisPoints);
    default:
      return charge satisfies never;
  }
}
