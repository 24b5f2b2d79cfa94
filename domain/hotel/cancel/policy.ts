/** What a hotel keeps of a room that is given up, by dates in its own local time. */
import type { Money } from '../../money/money.ts';
import type { PlaceTime } from '../../time/place-time.ts';

/** Nothing; an amount; a share of the room's price, in basis points; so many first nights. */
export type CancelCharge =
  | { readonly by: 'free' }
  | { readonly by: 'amount'; readonly amount: Money }
  | { readonly by: 'percent'; readonly basisPoints: number }
  | { readonly by: 'nights'; readonly nights: number };

export interface CancelStep {
  /** The last moment at which it holds; the last step has none, and holds whoever does not come too. */
  readonly until?: PlaceTime;
  readonly charge: CancelCharge;
}

/** In order of time; the last alone has no end. What cannot be given back has one step. */
export type CancelPolicy = readonly [CancelStep, ...CancelStep[]];

/** A step with what it comes to, tax on it included, in what the customer pays with. */
export interface PricedStep extends CancelStep {
  readonly amount: Money;
}
