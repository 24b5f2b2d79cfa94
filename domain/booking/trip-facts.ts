/** What a product says of a trip before it is sold, in words that all products share: what a company's travel policy judges. */
import type { Money } from '../money/money.ts';
import type { IsoDate } from '../time/calendar-date.ts';
import type { LocalDateTime } from '../time/place-time.ts';
import type { Product } from './booking.ts';

export const comforts = ['economy', 'premium-economy', 'business', 'first'] as const;
/** Classes of every product on one ladder, from the plainest: of an aircraft's cabin, of a berth, of a car. */
export type Comfort = (typeof comforts)[number];

/** Something cheaper that was sold instead: the same way, in the same class, at about the same time. */
export interface SoldInstead {
  /** '6E 2134'. */
  readonly name: string;
  /** When it leaves, on the clock there. */
  readonly departs: LocalDateTime;
  /** Minutes between its departure and that of what was chosen, earlier or later; of several directions the most. */
  readonly apart: number;
  /** Of several directions the most. */
  readonly stops: number;
  readonly total: Money;
}

/** What is bought by itself: a whole journey, or one direction of it. */
export interface BoughtPart {
  /** What the customer pays for it, with nothing chosen beside it. */
  readonly total: Money;
  /** Nothing where it is the cheapest. */
  readonly instead: readonly SoldInstead[];
}

export interface TripFacts {
  readonly product: Product;
  /** What the customer pays for all travellers. */
  readonly total: Money;
  readonly travellers: number;
  /** Local date of the first day. */
  readonly startsOn: IsoDate;
  /** Of whom it is bought: an airline's or a chain's code. Several where several sell it; none where what it is bought of has no code. */
  readonly suppliers: readonly string[];
  /** The highest on the way; absent where the product has no classes. */
  readonly comfort?: Comfort;
  /** The longest stretch that is travelled without a night between, in minutes. */
  readonly minutes?: number;
  /** Whether it crosses a border; absent where that is not known. */
  readonly isAbroad?: boolean;
  /** Which countries it leads to, by their codes; its own where it stays there. Absent where that is not known. */
  readonly countries?: readonly string[];
  /** Whether something comes back when it is cancelled; absent where that is not known. */
  readonly isRefundable?: boolean;
  /** Of a stay. */
  readonly nights?: number;
  /** Of a stay: where it is, in print. */
  readonly city?: string;
  /** Of a stay: the hotel, by its name. */
  readonly hotel?: string;
  /** The hotel's chain, by its name. */
  readonly chain?: string;
  /** Of a hotel. */
  readonly stars?: number;
  /** What it was chosen among; absent where that is not known. */
  readonly parts?: readonly BoughtPart[];
}
