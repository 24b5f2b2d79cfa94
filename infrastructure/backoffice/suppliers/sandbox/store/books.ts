/** The order book and the stock of the sandbox's flights. */
import type { SupplierAmended } from '#application/backoffice/ports/flight/supplier-amendments.ts';
import type { FlightIssued, SupplierConfirmation } from '#application/backoffice/ports/flight/flight-supplier.ts';
import type { SpecialRequest } from '#domain/flight/extras/special-requests.ts';
import type { Cabin } from '#domain/flight/reference/cabin.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { CountedStock, type NotTaken, type StockMove, type StockPlace } from './counted-stock.ts';
import { OrderBook } from './order-book.ts';
import type { Kept } from './outcomes.ts';

/** What an order was confirmed with, as it is kept. */
export interface SandboxConfirmation extends FlightIssued {
  readonly pnr: string;
  readonly heldUntil?: Instant;
  /** As the order brought them. */
  readonly remarks?: readonly string[];
  readonly requests?: readonly SpecialRequest[];
}

export type KeptOrder = Kept<SandboxConfirmation>;
export type KeptAmendment = Kept<SupplierAmended>;
/** What an amendment came to; 'moved' where the order, or what it takes, is no longer so: it is to be computed again. */
export type Amended = KeptAmendment | 'moved';

export type FlightOrders = OrderBook<SandboxConfirmation, SupplierAmended>;

const product = 'flight';

export function flightOrders(database: Database): FlightOrders {
  return new OrderBook(database, product);
}

export function flightStock(database: Database): CountedStock {
  return new CountedStock(database, product);
}

export function confirmed({
  pnr: reference,
  heldUntil,
  remarks: _remarks,
  requests: _requests,
  ...issued
}: SandboxConfirmation): SupplierConfirmation {
  return { reference, ...(heldUntil && { heldUntil }), issued };
}

/** A departure in a cabin. */
export interface DepartureCabin {
  readonly day: number;
  /** '6E2134'. */
  readonly flight: string;
  readonly cabin: Cabin;
}

/** A seat of a departure: '12A'. */
export interface SeatPlace {
  readonly day: number;
  readonly flight: string;
  readonly seat: string;
}

/** Seats of a departure to be free again. */
export interface FreedSeats extends DepartureCabin {
  readonly seats: number;
}

/** A traveller's named seat on a departure. */
export interface Chair {
  readonly day: number;
  readonly flight: string;
  readonly traveller: number;
}

export function countedAt({ day, flight, cabin }: DepartureCabin): StockPlace {
  return { day, resource: flight, kind: cabin };
}

export function namesOf(seats: readonly (SeatPlace & { readonly traveller: number })[]) {
  return seats.map(({ day, flight, seat, traveller }) => ({ day, resource: flight, unit: seat, holder: traveller }));
}

/** What is free again: seats, and those by name. */
export function givenUp(
  freed: readonly FreedSeats[],
  chairs: readonly Chair[] = [],
): Required<Pick<StockMove, 'freed' | 'namesGivenUp'>> {
  return {
    freed: freed.map((each) => ({ ...countedAt(each), count: each.seats })),
    namesGivenUp: chairs.map(({ day, flight, traveller }) => ({ day, resource: flight, holder: traveller })),
  };
}

/** Where the stock is no longer as it was looked at, all is to be computed again. */
export function reckonedAgain(done: Amended | NotTaken): Amended {
  return typeof done === 'string' ? 'moved' : done;
}
