/** What the sandbox keeps of changed schedules: departures that were made to change, orders that fly otherwise than sold. */
import type { Unit } from '#domain/booking/booking.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { instantFromRow } from '#infrastructure/backoffice/database/engine/rows.ts';
import { type Chair, type FreedSeats, goneColumn, type KeptAmendment } from './orders.ts';
import { type Rebooked, rebookedColumn } from './rebooked.ts';

/** A departure that is made to change. */
export interface CausedChange {
  readonly day: number;
  /** '6E2134'. */
  readonly flight: string;
  readonly what: 'moved' | 'renumbered' | 'cancelled';
  readonly minutes: number;
  readonly toldAt: Instant;
}

/** An order as far as its schedule goes. */
export interface ScheduledOrder {
  readonly orderKey: string;
  readonly pnr: string;
  /** What was bought (see `sale-text.ts`). */
  readonly sale: string;
  /** Who flies no more, on which direction. */
  readonly gone: readonly Unit[];
  readonly rebooked: readonly Rebooked[];
}

/** Seats of a departure that are taken, of so many that there are. */
export interface TakenSeats extends FreedSeats {
  readonly party: number;
}

export class SandboxSchedules {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async orders(keys: readonly string[]): Promise<readonly ScheduledOrder[]> {
    const rows = await this.#database.query<{
      order_key: string;
      pnr: string;
      fare_key: string;
      gone: readonly Unit[];
      rebooked: readonly Rebooked[];
    }>(
      `select o.order_key, o.pnr, o.fare_key, ${goneColumn}, ${rebookedColumn} from sandbox_order o
       where o.order_key = any ($1) and o.state = 'confirmed' and o.fare_key is not null order by o.order_key`,
      [keys],
    );
    return rows.map((row) => ({
      orderKey: row.order_key,
      pnr: row.pnr,
      sale: row.fare_key,
      gone: row.gone,
      rebooked: row.rebooked,
    }));
  }

  /** The departures that were made to change between two days. */
  async caused(from: number, to: number): Promise<readonly CausedChange[]> {
    const rows = await this.#database.query<Omit<CausedChange, 'toldAt'> & { readonly told_at: string }>(
      'select day, flight, what, minutes, told_at from sandbox_schedule where day between $1 and $2',
      [from, to],
    );
    return rows.map(({ told_at, ...row }) => ({ ...row, toldAt: instantFromRow(told_at) }));
  }

  /** From then on a departure leaves otherwise than the timetable says; another time, otherwise again. */
  async cause({ day, flight, what, minutes, toldAt }: CausedChange): Promise<void> {
    await this.#database.query(
      `insert into sandbox_schedule (day, flight, what, minutes, told_at) values ($1, $2, $3, $4, $5)
       on conflict (day, flight) do update set what = excluded.what, minutes = excluded.minutes, told_at = excluded.told_at`,
      [day, flight, what, minutes, toldAt],
    );
  }

  /** Once for each key: 'sold-out' where there are not seats enough. */
  async rebook(
    key: string,
    orderKey: string,
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
  ): Promise<KeptAmendment> {
    const [row] = await this.#database.query<{ kept: KeptAmendment }>(
      'select sandbox_rebook($1, $2, $3::jsonb, $4::jsonb, $5::jsonb, $6::jsonb) as kept',
      [key, orderKey, ...[items, freed, chairs, taken].map((each) => JSON.stringify(each))],
    );
    if (row === undefined) throw new Error('The sandbox settled nothing');
    return row.kept;
  }
}
