/** A booking of seats in a bus. Its one item is the ride; every passenger has a seat in it. */
import type { Booking } from '../../booking/booking.ts';
import type { Cancellable } from '../../booking/cancel/cancellation.ts';
import type { DocumentedBooking } from '../../booking/papers/facts.ts';
import type { ShownId } from '../../people/identity.ts';
import type { Traveller } from '../../people/traveller.ts';
import type { PlaceTime } from '../../time/place-time.ts';
import type { Deck, SeatKind } from '../trip/layout.ts';
import type { BusPoint, BusRun, OperatorTerms } from '../trip/trip.ts';

/** From one point to another on a bus of a day. */
export interface BusRide extends BusRun, Pick<OperatorTerms, 'policy' | 'partialCancellation' | 'idRequired'> {
  /** The supplier's own. */
  readonly tripId: string;
  /** When the bus leaves its first point: charges for cancelling go by it. */
  readonly departure: PlaceTime;
  readonly boarding: BusPoint;
  readonly dropping: BusPoint;
}

/** The seat of a passenger. */
export interface BookedSeat {
  readonly seat: string;
  readonly deck: Deck;
  readonly kind: SeatKind;
  /** In completed years, as it was said. */
  readonly age: number;
}

export interface BusTerms {
  readonly ride: BusRide;
  /** One a traveller, in order. */
  readonly seats: readonly BookedSeat[];
  readonly shownId?: ShownId;
}

export interface BusBooking extends Booking, BusTerms {
  readonly product: 'bus';
  /** The operator's number of the ticket, once it is issued. */
  readonly ticket?: string;
}

export interface CancellableRide extends Cancellable, Pick<BusTerms, 'ride' | 'seats'> {
  readonly travellers: readonly Pick<Traveller, 'type' | 'firstName' | 'lastName'>[];
}

export type DocumentedRide = DocumentedBooking & BusTerms & Pick<BusBooking, 'ticket'>;
