/** The sandbox's orders after they were carried out, in the database: holds, who was taken out, what was amended. */
import type { SupplierAmended } from '#application/backoffice/ports/flight/supplier-amendments.ts';
import type { Unit } from '#domain/booking/booking.ts';
import type { Ticket } from '#domain/flight/booking/flight-booking.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { type Rebooked, rebookedColumn } from './rebooked.ts';
import type { SandboxConfirmation, StockPlace } from './stock.ts';

/** A sandbox order as far as amending it goes. */
export interface AmendableOrder {
  /** What was bought (see `sale-text.ts`). */
  readonly sale: string;
  readonly pnr: string;
  readonly total: number;
  readonly tickets: readonly Ticket[];
  readonly gone: readonly Unit[];
  readonly held: 'held' | 'ticketed' | 'over' | null;
  readonly rebooked: readonly Rebooked[];
}

export type KeptAmendment =
  | { readonly outcome: 'confirmed'; readonly amended: SupplierAmended }
  | {
      readonly outcome: 'refused';
      readonly reason: string | null;
      readonly total: number | null;
      readonly currency: string | null;
    };

/** Seats of a departure to be free again. */
export interface FreedSeats extends StockPlace {
  readonly seats: number;
}

/** A traveller's named seat on a departure. */
export interface Chair {
  readonly day: number;
  readonly flight: string;
  readonly traveller: number;
}

/** An order as it is after directions of it were moved to other flights. */
export interface ChangedOrder {
  /** As it was looked at. */
  readonly before: Pick<AmendableOrder, 'sale' | 'gone'>;
  /** Which directions, by position. */
  readonly itineraries: readonly number[];
  readonly sale: string;
  readonly total: number;
  readonly freed: readonly FreedSeats[];
  readonly chairs: readonly Chair[];
  /** Departures of the new flights: all their seats, and with how many sold the fare holds. */
  readonly legs: readonly (FreedSeats & { readonly from: number; readonly upTo: number })[];
  /** Who needs a seat. */
  readonly party: number;
  readonly tickets: readonly Ticket[];
}

/** A record of another office, as an order. */
export interface TakenOrder {
  readonly sale: string;
  readonly total: number;
  readonly currency: string;
  readonly confirmation: SandboxConfirmation;
  /** Its departures: all their seats, and how many are taken. */
  readonly places: readonly (FreedSeats & { readonly taken: number })[];
}

/** Of an order `o`: who of it flies no more, on which direction. */
export const goneColumn = `(select coalesce(json_agg(json_build_object('traveller', g.traveller, 'item', g.itinerary)), '[]')
  from sandbox_gone g where g.order_key = o.order_key) as gone`;

export class SandboxOrders {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Undefined where no order was carried out under the key. */
  async find(orderKey: string): Promise<AmendableOrder | undefined> {
    const [row] = await this.#database.query<{
      fare_key: string | null;
      pnr: string | null;
      total: string | null;
      tickets: readonly Ticket[] | null;
      gone: readonly Unit[];
      held: AmendableOrder['held'];
      rebooked: readonly Rebooked[];
    }>(
      `select o.fare_key, o.pnr, o.total, o.confirmation -> 'tickets' as tickets, h.state as held,
              ${goneColumn}, ${rebookedColumn}
       from sandbox_order o left join sandbox_hold h using (order_key)
       where o.order_key = $1 and o.state = 'confirmed'`,
      [orderKey],
    );
    return row === undefined || row.fare_key === null || row.pnr === null
      ? undefined
      : {
          sale: row.fare_key,
          pnr: row.pnr,
          total: Number(row.total ?? 0),
          tickets: row.tickets ?? [],
          gone: row.gone,
          held: row.held,
          rebooked: row.rebooked,
        };
  }

  /** The key that the order of a locator was carried out under. */
  async keyOf(pnr: string): Promise<string | undefined> {
    const [row] = await this.#database.query<{ order_key: string }>(
      `select order_key from sandbox_order where pnr = $1 and state = 'confirmed'`,
      [pnr],
    );
    return row?.order_key;
  }

  /** What an order was confirmed with; undefined where none was carried out under the key. */
  async confirmationOf(orderKey: string): Promise<SandboxConfirmation | undefined> {
    const [row] = await this.#database.query<{ confirmation: SandboxConfirmation }>(
      `select confirmation from sandbox_order where order_key = $1 and state = 'confirmed'`,
      [orderKey],
    );
    return row?.confirmation;
  }

  /**
   * Makes a record of another office an order of ours, with its seats counted from now on. Undefined where key or locator
   * are an order's already.
   */
  async takeOver(key: string, order: TakenOrder): Promise<SandboxConfirmation | undefined> {
    const { sale, total, currency, confirmation, places } = order;
    const { pnr, heldUntil } = confirmation;
    return this.#database.transaction(async (tx) => {
      const made = await tx.query(
        `insert into sandbox_order (order_key, state, total, currency, fare_key, pnr, confirmation)
         values ($1, 'confirmed', $2, $3, $4, $5, $6::json) on conflict do nothing returning 1 as made`,
        [key, total, currency, sale, pnr, JSON.stringify(confirmation)],
      );
      if (made.length === 0) return undefined;
      await tx.query(
        `insert into sandbox_sold as s (day, flight, cabin, seats, sold)
         select p.day, p.flight, p.cabin, p.seats, least(p.taken, p.seats)
         from jsonb_to_recordset($1::jsonb) as p (day integer, flight text, cabin text, seats integer, taken integer)
         order by 1, 2, 3
         on conflict (day, flight, cabin) do update set sold = least(s.seats, s.sold + excluded.sold)`,
        [JSON.stringify(places)],
      );
      if (heldUntil !== undefined) {
        await tx.query('insert into sandbox_hold (order_key, until) values ($1, $2)', [key, heldUntil]);
      }
      return confirmation;
    });
  }

  async kept(key: string): Promise<KeptAmendment | undefined> {
    const [row] = await this.#database.query<{ kept: KeptAmendment | null }>(
      'select sandbox_amendment_outcome($1) as kept',
      [key],
    );
    return row?.kept ?? undefined;
  }

  /** Refuses an amendment for good unless it is settled already; answers what it is settled as. */
  async settle(key: string, reason: string, total?: number): Promise<KeptAmendment> {
    return this.#settled('select sandbox_settle_amendment($1, $2, $3, $4) as kept', [
      key,
      reason,
      total ?? null,
      total === undefined ? null : 'INR',
    ]);
  }

  async ticket(key: string, orderKey: string, now: Instant, tickets: readonly Ticket[]): Promise<KeptAmendment> {
    return this.#settled(`select sandbox_end_hold($1, $2, 'ticket', $3, '[]', $4::json) as kept`, [
      key,
      orderKey,
      now,
      JSON.stringify({ tickets }),
    ]);
  }

  async release(key: string, orderKey: string, now: Instant, freed: readonly FreedSeats[]): Promise<KeptAmendment> {
    return this.#settled(`select sandbox_end_hold($1, $2, 'release', $3, $4::jsonb, '{}') as kept`, [
      key,
      orderKey,
      now,
      JSON.stringify(freed),
    ]);
  }

  /** Undefined where others are out of the order by now: it is to be reckoned again. */
  async cancel(
    key: string,
    orderKey: string,
    {
      gone,
      places,
      freed,
      chairs,
    }: {
      readonly gone: number;
      readonly places: readonly Unit[];
      readonly freed: readonly FreedSeats[];
      readonly chairs: readonly Chair[];
    },
  ): Promise<KeptAmendment | undefined> {
    const [row] = await this.#database.query<{ kept: KeptAmendment | null }>(
      'select sandbox_cancel($1, $2, $3, $4::jsonb, $5::jsonb, $6::jsonb) as kept',
      [key, orderKey, gone, JSON.stringify(places), JSON.stringify(freed), JSON.stringify(chairs)],
    );
    return row?.kept ?? undefined;
  }

  /** Undefined where the order, or what is sold of the new flights, is no longer so: it is to be reckoned again. */
  async change(key: string, orderKey: string, change: ChangedOrder): Promise<KeptAmendment | undefined> {
    const { before, itineraries, sale, total, freed, chairs, legs, party, tickets } = change;
    const [row] = await this.#database.query<{ kept: KeptAmendment | null }>(
      `select sandbox_change($1, $2, $3, $4, $5::smallint[], $6, $7, $8::jsonb, $9::jsonb, $10::jsonb, $11, $12::json) as kept`,
      [
        key,
        orderKey,
        before.sale,
        before.gone.length,
        itineraries,
        sale,
        total,
        JSON.stringify(freed),
        JSON.stringify(chairs),
        JSON.stringify(legs),
        party,
        JSON.stringify({ tickets }),
      ],
    );
    return row?.kept ?? undefined;
  }

  /** Holds whose limit has passed by then. */
  async lapsed(by: Instant, most: number): Promise<readonly { readonly orderKey: string; readonly sale: string }[]> {
    const rows = await this.#database.query<{ order_key: string; fare_key: string }>(
      `select h.order_key, o.fare_key from sandbox_hold h join sandbox_order o using (order_key)
       where h.state = 'held' and h.until <= $1 order by h.until limit $2`,
      [by, most],
    );
    return rows.map((row) => ({ orderKey: row.order_key, sale: row.fare_key }));
  }

  /** Frees the seats of a hold whose limit has passed, unless it is over already. */
  async lapse(orderKey: string, now: Instant, freed: readonly FreedSeats[]): Promise<void> {
    await this.#database.query('select sandbox_lapse($1, $2, $3::jsonb)', [orderKey, now, JSON.stringify(freed)]);
  }

  async #settled(text: string, given: readonly unknown[]): Promise<KeptAmendment> {
    const [row] = await this.#database.query<{ kept: KeptAmendment }>(text, given);
    if (row === undefined) throw new Error('The sandbox settled nothing');
    return row.kept;
  }
}
