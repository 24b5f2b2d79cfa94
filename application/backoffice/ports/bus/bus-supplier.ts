/** Who sells seats in buses. */
import { Data, type Effect } from 'effect';
import type { BusCity } from '#domain/bus/search/city.ts';
import type { BusSearchRequest } from '#domain/bus/search/rules.ts';
import type { BusRide, CancellableRide } from '#domain/bus/booking/bus-booking.ts';
import type { BlockedSeat } from '#domain/bus/quote/quote.ts';
import type { SeatPosition, SeatState } from '#domain/bus/trip/layout.ts';
import type { WantedSeat } from '#domain/bus/trip/seating.ts';
import type { BusTrip } from '#domain/bus/trip/trip.ts';
import type { Gender } from '#domain/people/gender.ts';
import type { Money } from '#domain/money/money.ts';
import type { PricePart } from '#domain/price/price.ts';
import type { Violation } from '#domain/rules/violation.ts';
import type { Instant } from '#domain/time/instant.ts';
import type {
  Amendments,
  CommonAmendment,
  Supplier,
  SupplierRefused,
  SupplierSilent,
} from '#application/backoffice/ports/supplier.ts';

/** Prices are lines of the supplier's, as a quote of the sale has them. */
export interface OfferedTrip extends Omit<BusTrip, 'tripId' | 'from' | 'earn'> {
  /** The supplier's own, good as long as the bus is on sale. */
  readonly key: string;
  readonly cheapest: readonly PricePart[];
}

export interface OfferedSeat extends SeatPosition {
  readonly state: SeatState;
  readonly lines: readonly PricePart[];
}

export interface BlockAsked {
  readonly tripKey: string;
  /** Of the block: asked twice, it is one. */
  readonly blockKey: string;
  /** The key of a block of the same caller that gives way to it. */
  readonly instead?: string;
  readonly boardingPoint: string;
  readonly droppingPoint: string;
  /** One a passenger, in order. */
  readonly seats: readonly WantedSeat[];
  readonly until: Instant;
}

export interface Blocked {
  readonly ride: BusRide;
  readonly seats: readonly BlockedSeat[];
  /** One a passenger, in order. */
  readonly lines: readonly (readonly PricePart[])[];
  readonly total: Money;
}

/** The seats cannot be blocked so. Paths begin `travellers[n]`, `boardingPoint` and `droppingPoint`. */
export class SeatsRefused extends Data.TaggedError('SeatsRefused')<{
  readonly violations: readonly Violation[];
}> {}

export interface BusOrder extends Omit<CancellableRide, 'travellers'> {
  readonly key: string;
  readonly blockKey: string;
  /** The supplier's total that was agreed to. */
  readonly total: Money;
  readonly travellers: readonly (CancellableRide['travellers'][number] & { readonly gender: Gender })[];
}

/** The operator's number of the ticket. */
export interface BusIssued {
  readonly ticket?: string;
}

export interface BusSupplier extends Supplier<BusOrder, BusIssued> {
  readonly amendments?: Amendments<CommonAmendment, object>;
  readonly cities: (text: string) => Effect.Effect<readonly BusCity[]>;
  /** Undefined where a city is unknown. */
  readonly search: (
    request: BusSearchRequest,
    now: Instant,
  ) => Effect.Effect<readonly OfferedTrip[] | undefined, SupplierSilent>;
  /** Refused where the bus is on sale no longer. */
  readonly layout: (
    tripKey: string,
    now: Instant,
  ) => Effect.Effect<readonly OfferedSeat[], SupplierSilent | SupplierRefused>;
  readonly block: (
    asked: BlockAsked,
    now: Instant,
  ) => Effect.Effect<Blocked, SupplierSilent | SupplierRefused | SeatsRefused>;
}
