/** Directions of the sandbox's orders that are flown otherwise than they were sold, as a column of an order. */
import type { Itinerary } from '#domain/flight/offer/itinerary.ts';
import type { StockPlace } from './stock.ts';

/** A direction of an order that is flown otherwise than it was sold. */
export interface Rebooked {
  readonly itinerary: number;
  /** The legs that were sold, and those that are flown. */
  readonly was: string;
  readonly legs: string;
  /** The state of the schedule that was agreed to. */
  readonly change: string;
  readonly flown: Itinerary;
  readonly places: readonly StockPlace[];
}

/** Of an order `o`: its directions that are flown otherwise. */
export const rebookedColumn = `(select coalesce(json_agg(json_build_object('itinerary', r.itinerary, 'was', r.was, 'legs', r.legs,
  'change', r.change, 'flown', r.flown, 'places', r.places) order by r.itinerary), '[]')
  from sandbox_rebooked r where r.order_key = o.order_key) as rebooked`;
