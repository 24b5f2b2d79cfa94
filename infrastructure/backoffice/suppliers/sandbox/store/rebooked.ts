/** Directions of the sandbox's orders that are flown otherwise than they were sold. */
import type { Itinerary } from '#domain/flight/offer/itinerary.ts';
import type { Sql } from '#infrastructure/backoffice/database/engine/database.ts';
import type { DepartureCabin } from './books.ts';

/** A direction of an order that is flown otherwise than it was sold. */
export interface Rebooked {
  readonly itinerary: number;
  /** The legs that were sold, and those that are flown. */
  readonly was: string;
  readonly legs: string;
  /** The state of the schedule that was agreed to. */
  readonly change: string;
  readonly flown: Itinerary;
  readonly places: readonly DepartureCabin[];
}

/** Of each order that has any. */
export async function rebookedOf(on: Sql, keys: readonly string[]): Promise<ReadonlyMap<string, readonly Rebooked[]>> {
  const rows = await on.query<Rebooked & { readonly order_key: string }>(
    `select order_key, itinerary, was, legs, change, flown, places from sandbox_rebooked
     where order_key = any ($1) order by itinerary`,
    [keys],
  );
  return new Map(keys.map((key) => [key, rows.filter(({ order_key }) => order_key === key)]));
}

export async function writeRebooked(tx: Sql, orderKey: string, items: readonly Rebooked[]): Promise<void> {
  await tx.query(
    `insert into sandbox_rebooked as r (order_key, itinerary, was, legs, change, flown, places)
     select $1, i.itinerary, i.was, i.legs, i.change, i.flown, i.places
     from jsonb_to_recordset($2::jsonb) as i (itinerary smallint, was text, legs text, change text, flown json, places json)
     on conflict (order_key, itinerary) do update
     set was = excluded.was, legs = excluded.legs, change = excluded.change, flown = excluded.flown, places = excluded.places`,
    [orderKey, JSON.stringify(items)],
  );
}

export async function dropRebooked(tx: Sql, orderKey: string, itineraries: readonly number[]): Promise<void> {
  await tx.query('delete from sandbox_rebooked where order_key = $1 and itinerary = any ($2)', [orderKey, itineraries]);
}
