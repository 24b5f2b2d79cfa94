/** A booking of a cruise: one sailing, its cabins, and those who share them. A cabin is one of its units. */
import type { Booking } from '../../booking/booking.ts';
import type { Cancellable } from '../../booking/cancel/cancellation.ts';
import type { DocumentedBooking } from '../../booking/papers/facts.ts';
import type { CustomerPaid } from '../../booking/schedule/schedule.ts';
import type { GratuityWay } from '../sailing/fare.ts';
import type { CabinParty, CruiseCabin, DiningTime, Sailing } from '../sailing/sailing.ts';
import type { LineTerms } from '../terms/line-terms.ts';

/** A cabin with those who share it. */
export interface SharedCabin extends CruiseCabin {
  readonly party: CabinParty;
}

export interface BookedCabin extends SharedCabin {
  /** Positions in the booking's travellers; the first is in whose name it is. */
  readonly guests: readonly [number, ...number[]];
}

export interface CruiseTerms {
  readonly sailing: Sailing;
  readonly cabins: readonly [BookedCabin, ...BookedCabin[]];
  readonly gratuities: GratuityWay;
  readonly dining: DiningTime;
  readonly lineTerms: LineTerms;
}

/** A cabin that was left to the line, as it gave it: of the booking's, by position. */
export interface GivenCabin {
  readonly item: number;
  readonly number: string;
  readonly deck: number;
}

/** What became known of it since. */
export interface CruiseIssued extends CustomerPaid {
  readonly given?: readonly GivenCabin[];
}

/** Cabins with the numbers that the line gave. */
export function withGiven(cabins: CruiseTerms['cabins'], { given = [] }: CruiseIssued): CruiseTerms['cabins'] {
  const numbered = (cabin: BookedCabin, at: number): BookedCabin => {
    const own = given.find(({ item }) => item === at);
    return cabin.number !== undefined || own === undefined ? cabin : { ...cabin, number: own.number, deck: own.deck };
  };
  const [first, ...others] = cabins;
  return [numbered(first, 0), ...others.map((cabin, at) => numbered(cabin, at + 1))];
}

export interface CruiseBooking extends Booking, CruiseTerms, CustomerPaid {
  readonly product: 'cruise';
}

export type CancellableCruise = Cancellable & Pick<CruiseTerms, 'sailing' | 'cabins' | 'lineTerms'>;

export type DocumentedCruise = DocumentedBooking & CruiseTerms;
