/** What a hotel keeps of a room that is given up, by dates in its own local time. */
import { min, type Money, percentage, subtract, sum, zero } from '../../money/money.ts';
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

/** What one room costs by night, at the supplier: before tax, and the tax. */
export interface NightPrice {
  readonly base: Money;
  readonly tax: Money;
}

/** What is kept of a room: its share of the price, and tax on that share. */
export interface KeptOfRoom {
  readonly charge: Money;
  readonly tax: Money;
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
 * What a charge comes to for a room. A share takes its part of each night's tax; nights take the first ones whole; an
 * amount takes no more than the room's price, and no tax. `nights` is not empty.
 *
 * @example keptOf({ by: 'nights', nights: 1 }, [{ base: money(5000_00, 'INR'), tax: money(250_00, 'INR') }, { base: money(6000_00, 'INR'), tax: money(300_00, 'INR') }]) // => { charge: money(5000_00, 'INR'), tax: money(250_00, 'INR') }
 */
export function keptOf(charge: CancelCharge, nights: readonly [NightPrice, ...NightPrice[]]): KeptOfRoom {
  const { currency } = nights[0].base;
  const total = (some: readonly NightPrice[], of: keyof NightPrice) =>
    sum(
      currency,
      some.map((night) => night[of]),
    );
  switch (charge.by) {
    case 'free':
      return { charge: zero(currency), tax: zero(currency) };
    case 'amount':
      return { charge: min(charge.amount, total(nights, 'base')), tax: zero(currency) };
    case 'nights': {
      const first = nights.slice(0, charge.nights);
      return { charge: total(first, 'base'), tax: total(first, 'tax') };
    }
    case 'percent':
      return {
        charge: percentage(total(nights, 'base'), charge.basisPoints),
        tax: percentage(total(nights, 'tax'), charge.basisPoints),
      };
    default:
      return charge satisfies never;
  }
}

/** How much a step gives back of the room's whole price: full less what is kept. */
export function givenBack(charge: CancelCharge, nights: readonly [NightPrice, ...NightPrice[]]): Money {
  const kept = keptOf(charge, nights);
  const { currency } = nights[0].base;
  const whole = sum(
    currency,
    nights.flatMap(({ base, tax }) => [base, tax]),
  );
  return subtract(subtract(whole, kept.charge), kept.tax);
}
