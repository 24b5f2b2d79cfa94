/** What the sandbox keeps of changed schedules: departures that were made to change, orders that fly otherwise than sold. */
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { instantFromRow } from '#infrastructure/backoffice/database/engine/rows.ts';
import type { CountedStock } from './counted-stock.ts';
import {
  type Amended,
  type Chair,
  countedAt,
  type FlightOrders,
  flightOrders,
  flightStock,
  type FreedSeats,
  givenUp,
  reckonedAgain,
} from './books.ts';
import type { AmendableOrder } from './orders.ts';
import { type Rebooked, writeRebooked } from './rebooked.ts';

/** A departure that is made to change. */
export interface CausedChange {
  readonly day: number;
  /** '6E2134'. */
  readonly flight: string;
  readonly what: 'moved' | 'renumbered' | 'cancelled';
  readonly minutes: number;
  readonly reportedAt: Instant;
}

/** Seats of a departure that are taken, of so many that there are. */
export interface TakenSeats extends FreedSeats {
  readonly party: number;
}

export class SandboxSchedules {
  readonly #database: Database;
  readonly #book: FlightOrders;
  readonly #stock: CountedStock;

  constructor(database: Database) {
    this.#database = database;
    this.#book = flightOrders(database);
    this.#stock = flightStock(database);
  }

  /** The departures that were made to change between two days. */
  async caused(from: number, to: number): Promise<readonly CausedChange[]> {
    const rows = await this.#database.query<Omit<CausedChange, 'reportedAt'> & { readonly reported_at: string }>(
      'select day, flight, what, minutes, reported_at from sandbox_schedule where day between $1 and $2',
      [from, to],
    );
    return rows.map(({ reported_at, ...row }) => ({ ...row, reportedAt: instantFromRow(reported_at) }));
  }

  /** From then on a departure leaves otherwise than the timetable says; another time, otherwise again. */
  async cause({ day, flight, what, minutes, reportedAt }: CausedChange): Promise<void> {
    await this.#database.query(
      `insert into sandbox_schedule (day, flight, what, minutes, reported_at) values ($1, $2, $3, $4, $5)
       on conflict (day, flight) do update set what = excluded.what, minutes = excluded.minutes, reported_at = excluded.reported_at`,
      [day, flight, what, minutes, reportedAt],
    );
  }

  /** Refused as sold out where there are not seats enough. */
  async rebook(
    key: string,
    order: AmendableOrder,
    items: readonly Rebooked[],
    {
      freed,
      chairs,
      taken,
    }: {
      readonly freed: readonly FreedSeats[];
      readonly chairs: readonly Chair[];
      readonly taken: readonly TakenSeats[];
    },
  ): Promise<Amended> {
    const wanted = taken.map((each) => ({ ...countedAt(each), units: each.seats, count: each.party }));
    const done = await this.#book.amend(key, {
      order,
      stock: (tx) => this.#stock.move(tx, order.orderKey, { ...givenUp(freed, chairs), taken: wanted }),
      write: (tx) => writeRebooked(tx, order.orderKey, items),
      answer: {},
    });
    return done === 'sold-out' ? this.#book.settleAmendment(key, 'sold-out') : reckonedAgain(done);
  }
}
