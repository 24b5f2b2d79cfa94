/**
 * What the sandbox flight supplier remembers: seats sold by departure and cabin, and orders by their key. Seats are taken
 * by one function of the database for many orders at a time, so that no two buyers get the same seat and bookings made
 * together share a round trip and a commit.
 */
import type { FlightIssued, SupplierConfirmation } from '#application/backoffice/ports/flight/flight-supplier.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Cabin } from '#domain/flight/reference/cabin.ts';
import { BatchWriter } from '#infrastructure/backoffice/database/engine/batch-writer.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';

/** A departure in a cabin. */
export interface StockPlace {
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

/** One leg of an order: the fare holds while between `from` and `upTo` seats are sold. */
export interface LegOrder extends StockPlace {
  readonly seats: number;
  readonly from: number;
  readonly upTo: number;
}

/** What an order was confirmed with, as it is kept. */
export interface SandboxConfirmation extends FlightIssued {
  readonly pnr: string;
  readonly heldUntil?: Instant;
}

export function confirmed({ pnr: reference, heldUntil, ...issued }: SandboxConfirmation): SupplierConfirmation {
  return { reference, ...(heldUntil && { heldUntil }), issued };
}

export interface StockOrder {
  readonly key: string;
  /** What was bought, as a text of the supplier's. */
  readonly fareKey: string;
  /** Minor units. */
  readonly total: number;
  readonly currency: string;
  readonly pnr: string;
  readonly confirmation: SandboxConfirmation;
  /** Seats taken on each leg. */
  readonly party: number;
  readonly legs: readonly LegOrder[];
  /** Of a hold: until when. */
  readonly hold?: Instant;
  /** Seats by name: all of them, or nothing is bought. */
  readonly chosen?: readonly (SeatPlace & { readonly traveller: number })[];
}

export type KeptOrder =
  | { readonly outcome: 'confirmed'; readonly confirmation: SandboxConfirmation }
  | {
      readonly outcome: 'refused';
      readonly reason: string | null;
      readonly total: number | null;
      readonly currency: string | null;
    };

export type StockAnswer = KeptOrder | { readonly outcome: 'sold-out' | 'changed' | 'seat-taken' };

interface SoldRow extends StockPlace {
  readonly sold: number;
}

type BookResult =
  | KeptOrder
  | { readonly outcome: 'sold-out' | 'changed'; readonly sold: readonly SoldRow[] | null }
  | { readonly outcome: 'seat-taken' };

interface SoldDay {
  readonly readAt: number;
  readonly sold: Map<string, number>;
}

/** How long a day's counts serve searches, milliseconds; who buys is always checked against the database. */
const freshMs = 1000;
const daysKept = 800;

export class SandboxStock {
  readonly #database: Database;
  readonly #booking: BatchWriter<StockOrder, BookResult>;
  readonly #days = new Map<number, SoldDay>();
  #block: { next: number; readonly end: number } | undefined;

  constructor(database: Database) {
    this.#database = database;
    this.#booking = new BatchWriter((orders) => this.#book(orders));
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
  async refresh(places: readonly StockPlace[]): Promise<void> {
    const rows = await this.#database.query<SoldRow>(
      `select s.day, s.flight, s.cabin, s.sold
       from jsonb_to_recordset($1::jsonb) as l(day integer, flight text, cabin text)
       join sandbox_sold s using (day, flight, cabin)`,
      [JSON.stringify(places)],
    );
    for (const place of places) {
      const row = rows.find(
        (each) => each.day === place.day && each.flight === place.flight && each.cabin === place.cabin,
      );
      this.#note(place, row?.sold ?? 0);
    }
  }

  /** Takes the seats; the counts that decided are known afterwards. */
  async book(order: StockOrder): Promise<StockAnswer> {
    const result =
      order.hold !== undefined
        ? await this.#bookHeld(order, order.hold)
        : order.chosen === undefined
          ? await this.#booking.call(order)
          : await this.#bookSeated(order);
    if (result.outcome === 'sold-out' || result.outcome === 'changed') {
      for (const row of result.sold ?? []) {
        this.#note(row, row.sold);
      }
      return { outcome: result.outcome };
    }
    if (result.outcome === 'confirmed') {
      for (const leg of order.legs) {
        const known = this.#days.get(leg.day)?.sold;
        known?.set(`${leg.flight}${leg.cabin}`, (known.get(`${leg.flight}${leg.cabin}`) ?? 0) + order.party);
      }
    }
    return result;
  }

  /** Refuses an order for good unless it is settled already; answers what it is settled as. */
  async settle(
    key: string,
    reason: string,
    total?: { readonly minor: number; readonly currency: string },
  ): Promise<KeptOrder> {
    const [row] = await this.#database.query<{ kept: KeptOrder }>('select sandbox_settle($1, $2, $3, $4) as kept', [
      key,
      reason,
      total?.minor ?? null,
      total?.currency ?? null,
    ]);
    if (row === undefined) {
      throw new Error('sandbox_settle answered nothing');
    }
    return row.kept;
  }

  async kept(key: string): Promise<KeptOrder | undefined> {
    const [row] = await this.#database.query<{ kept: KeptOrder | null }>('select sandbox_outcome($1) as kept', [key]);
    return row?.kept ?? undefined;
  }

  /** Somebody else buys: raises a departure's count to `sold`, once for each `mark`. Answers whether it did. */
  async buyAside(mark: string, place: StockPlace, seats: number, sold: number): Promise<boolean> {
    const done = await this.#database.transaction(async (tx) => {
      const marked = await tx.query(
        `insert into sandbox_order (order_key, state, reason) values ($1, 'refused', 'mark') on conflict do nothing returning 1 as done`,
        [mark],
      );
      if (marked.length === 0) {
        return false;
      }
      await tx.query(
        `insert into sandbox_sold as s (day, flight, cabin, seats, sold) values ($1, $2, $3, $4, least($5::integer, $4))
         on conflict (day, flight, cabin) do update set sold = greatest(s.sold, least($5::integer, s.seats))`,
        [place.day, place.flight, place.cabin, seats, sold],
      );
      return true;
    });
    await this.refresh([place]);
    return done;
  }

  /** The seats of these departures that orders have by name. */
  async seatsGiven(places: readonly Omit<SeatPlace, 'seat'>[]): Promise<readonly SeatPlace[]> {
    return this.#database.query<SeatPlace>(
      `select day, flight, seat
       from (select distinct day, flight from jsonb_to_recordset($1::jsonb) as l(day integer, flight text)) l
       join sandbox_seat using (day, flight)`,
      [JSON.stringify(places)],
    );
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

  async #book(orders: readonly StockOrder[]): Promise<readonly BookResult[]> {
    const rows = await this.#database.query<{ place: number; result: BookResult }>(
      'select place, result from sandbox_book($1::jsonb)',
      [JSON.stringify(orders)],
    );
    if (rows.length === 0) return orders.map(({ confirmation }) => ({ outcome: 'confirmed', confirmation }));
    const inOrder = new Map(rows.map(({ place, result }) => [place, result]));
    return orders.map((order, index) => {
      const result = inOrder.get(index + 1);
      if (result === undefined) {
        throw new Error(`sandbox_book answered nothing for ${order.key}`);
      }
      return result;
    });
  }

  async #bookHeld(order: StockOrder, until: Instant): Promise<BookResult> {
    const [row] = await this.#database.query<{ result: BookResult | null }>(
      'select sandbox_book_held($1::jsonb, $2) as result',
      [JSON.stringify(order), until],
    );
    return row?.result ?? { outcome: 'confirmed', confirmation: order.confirmation };
  }

  async #bookSeated(order: StockOrder): Promise<BookResult> {
    const [row] = await this.#database.query<{ result: BookResult | null }>(
      'select sandbox_book_seated($1::jsonb) as result',
      [JSON.stringify(order)],
    );
    return row?.result ?? { outcome: 'confirmed', confirmation: order.confirmation };
  }

  async #read(firstDay: number, lastDay: number, now: number): Promise<void> {
    const rows = await this.#database.query<SoldRow>(
      'select day, flight, cabin, sold from sandbox_sold where day between $1 and $2 and sold > 0',
      [firstDay, lastDay],
    );
    if (this.#days.size > daysKept) {
      this.#days.clear();
    }
    for (let day = firstDay; day <= lastDay; day += 1) {
      this.#days.set(day, { readAt: now, sold: new Map() });
    }
    for (const row of rows) {
      this.#days.get(row.day)?.sold.set(`${row.flight}${row.cabin}`, row.sold);
    }
  }

  #note(place: StockPlace, sold: number): void {
    const day = this.#days.get(place.day) ?? { readAt: Number.NEGATIVE_INFINITY, sold: new Map<string, number>() };
    this.#days.set(place.day, day);
    day.sold.set(`${place.flight}${place.cabin}`, sold);
  }
}
