/**
 * What the sandbox has sold of its flights, as searches know it, and orders by their key. Counts that are known serve
 * searches; who buys is always checked against the database.
 */
import type { Cabin } from '#domain/flight/reference/cabin.ts';
import type { Money } from '#domain/money/money.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { type CountedStock, isSamePlace, type StockCount } from './counted-stock.ts';
import {
  countedAt,
  type DepartureCabin,
  type FlightOrders,
  flightOrders,
  flightStock,
  type KeptOrder,
  namesOf,
  type SandboxConfirmation,
  type SeatPlace,
} from './books.ts';

/** One leg of an order: the fare holds while between `from` and `upTo` seats are sold. */
export interface LegOrder extends DepartureCabin {
  readonly seats: number;
  readonly from: number;
  readonly upTo: number;
}

export interface StockOrder {
  readonly key: string;
  /** What was bought (see `sale-text.ts`). */
  readonly sold: string;
  readonly total: Money;
  readonly confirmation: SandboxConfirmation;
  /** Seats taken on each leg. */
  readonly party: number;
  readonly legs: readonly LegOrder[];
  /** Of a hold: until when. */
  readonly hold?: Instant;
  /** Seats by name: all of them, or nothing is bought. */
  readonly chosen?: readonly (SeatPlace & { readonly traveller: number })[];
}

export type StockAnswer = KeptOrder | { readonly outcome: 'sold-out' | 'changed' | 'seat-taken' };

interface SoldDay {
  readonly readAt: number;
  readonly sold: Map<string, number>;
}

/** How long a day's counts serve searches, milliseconds; who buys is always checked against the database. */
const freshMs = 1000;
const daysKept = 800;

export class SandboxStock {
  readonly #database: Database;
  readonly #book: FlightOrders;
  readonly #stock: CountedStock;
  readonly #days = new Map<number, SoldDay>();
  #block: { next: number; readonly end: number } | undefined;

  constructor(database: Database) {
    this.#database = database;
    this.#book = flightOrders(database);
    this.#stock = flightStock(database);
  }

  /** Makes the counts of some local days known, none older than a second. */
  async load(firstDay: number, lastDay: number): Promise<void> {
    const now = performance.now();
    for (let day = firstDay; day <= lastDay; day += 1) {
      const known = this.#days.get(day);
      if (known === undefined || now - known.readAt > freshMs) {
        return this.#read(firstDay, lastDay, now);
      }
    }
  }

  /** As last known; zero where nothing is. */
  soldOf(flight: { readonly carrier: string; readonly number: number }, day: number, cabin: Cabin): number {
    const sold = this.#days.get(day)?.sold;
    return sold === undefined || sold.size === 0 ? 0 : (sold.get(`${flight.carrier}${flight.number}${cabin}`) ?? 0);
  }

  /** Reads the counts of these departures as they are now. */
  async refresh(places: readonly DepartureCabin[]): Promise<void> {
    const rows = await this.#stock.counts(places.map(countedAt));
    for (const place of places.map(countedAt)) {
      const row = rows.find((each) => isSamePlace(each, place));
      this.#note({ ...place, taken: row?.taken ?? 0 });
    }
  }

  /** Takes the seats; the counts that decided are known afterwards. */
  async book({ legs, party, hold, chosen, ...order }: StockOrder): Promise<StockAnswer> {
    const result = await this.#book.book({
      ...order,
      reference: order.confirmation.pnr,
      count: party,
      places: legs.map(({ day, flight, cabin, seats, from, upTo }) => ({
        day,
        resource: flight,
        kind: cabin,
        units: seats,
        from,
        upTo,
      })),
      ...(hold && { heldUntil: hold }),
      ...(chosen && { names: namesOf(chosen) }),
    });
    if (result.outcome === 'unit-taken') return { outcome: 'seat-taken' };
    if (result.outcome === 'sold-out' || result.outcome === 'changed') {
      for (const count of result.counts) this.#note(count);
      return { outcome: result.outcome };
    }
    if (result.outcome === 'confirmed') {
      for (const leg of legs) {
        const known = this.#days.get(leg.day)?.sold;
        known?.set(`${leg.flight}${leg.cabin}`, (known.get(`${leg.flight}${leg.cabin}`) ?? 0) + party);
      }
    }
    return result;
  }

  /** Refuses an order for good unless it is settled already; answers what it is settled as. */
  settle(key: string, reason: string, total?: Money): Promise<KeptOrder> {
    return this.#book.settle(key, reason, total);
  }

  kept(key: string): Promise<KeptOrder | undefined> {
    return this.#book.outcome(key);
  }

  /** Somebody else buys: raises a departure's count to `sold`, once for each `mark`. Answers whether it did. */
  async buyAside(mark: string, place: DepartureCabin, seats: number, sold: number): Promise<boolean> {
    const done = await this.#book.once(mark, (tx) =>
      this.#stock.recount(tx, [{ ...countedAt(place), units: seats }], (_, { taken, units }) =>
        Math.max(taken, Math.min(sold, units)),
      ),
    );
    await this.refresh([place]);
    return done;
  }

  /** The seats of these departures that orders have by name. */
  async seatsGiven(places: readonly Omit<SeatPlace, 'seat'>[]): Promise<readonly SeatPlace[]> {
    const names = await this.#stock.names(places.map(({ day, flight }) => ({ day, resource: flight })));
    return names.map(({ day, resource, unit }) => ({ day, flight: resource, seat: unit }));
  }

  /** The first of so many serial numbers in a row that nobody else gets. */
  async serials(count: number): Promise<number> {
    while (this.#block === undefined || this.#block.next + count > this.#block.end) {
      const [row] = await this.#database.query<{ block: string }>(
        `select nextval('sandbox_serial_block')::text as block`,
      );
      const start = Number(row?.block ?? 0) * 1000;
      this.#block = { next: start, end: start + 1000 };
    }
    const first = this.#block.next;
    this.#block.next += count;
    return first;
  }

  async #read(firstDay: number, lastDay: number, now: number): Promise<void> {
    const rows = await this.#stock.countsBetween(firstDay, lastDay);
    if (this.#days.size > daysKept) {
      this.#days.clear();
    }
    for (let day = firstDay; day <= lastDay; day += 1) {
      this.#days.set(day, { readAt: now, sold: new Map() });
    }
    for (const { day, resource, kind, taken } of rows) {
      this.#days.get(day)?.sold.set(`${resource}${kind}`, taken);
    }
  }

  #note({ day: on, resource, kind, taken }: StockCount): void {
    const day = this.#days.get(on) ?? { readAt: Number.NEGATIVE_INFINITY, sold: new Map<string, number>() };
    this.#days.set(on, day);
    day.sold.set(`${resource}${kind}`, taken);
  }
}
