/** A booking of a cab. Its one unit is the car; of who rides only the lead passenger is named. */
import type { Booking } from '../../booking/booking.ts';
import type { Cancellable } from '../../booking/cancel/cancellation.ts';
import type { DocumentedBooking } from '../../booking/papers/facts.ts';
import type { Included } from '../trip/fare.ts';
import type { CabDrive, Car } from '../trip/trip.ts';
import type { CabDriver } from './driver.ts';

export interface CabOperator {
  readonly name: string;
  /** Out of 5. */
  readonly rating: number;
  readonly phone: string;
}

/** What a cancellation costs: free until so many hours before the pick-up, then a share of the price. */
export interface CabPolicy {
  readonly freeHours: number;
  readonly thenPercent: number;
}

export interface CabRide {
  readonly drive: CabDrive;
  readonly car: Car;
  readonly operator: CabOperator;
  readonly included: Included;
  readonly policy: CabPolicy;
  /** The supplier's own name of what it sold. */
  readonly cabKey: string;
}

export interface CabTerms {
  readonly ride: CabRide;
  /** Where exactly: a street, a hotel, a terminal. */
  readonly pickUpPoint: string;
  /** The flight or train that the driver waits for. */
  readonly arrivingBy?: string;
}

export interface CabBooking extends Booking, CabTerms {
  readonly product: 'cab';
  /** Number of the voucher, once it is issued. */
  readonly voucher?: string;
  /** Once the operator has named one. */
  readonly driver?: CabDriver;
}

export interface CancellableCab extends Cancellable, Pick<CabTerms, 'ride'> {}

export type DocumentedCab = DocumentedBooking & CabTerms & Pick<CabBooking, 'voucher' | 'driver'>;
