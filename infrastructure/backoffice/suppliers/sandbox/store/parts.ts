/** What the sandbox does to orders after their tickets: services added, travellers split off. */
import type { AnsweredSsr } from '#application/backoffice/ports/flight/supplier-services.ts';
import type { Unit } from '#domain/booking/booking.ts';
import type { Ticket } from '#domain/flight/booking/flight-booking.ts';
import type { Database, Sql } from '#infrastructure/backoffice/database/engine/database.ts';
import type { CountedStock } from './counted-stock.ts';
import {
  type Amended,
  type FlightOrders,
  flightOrders,
  flightStock,
  namesOf,
  reckonedAgain,
  type SeatPlace,
} from './books.ts';
import type { AmendableOrder } from './orders.ts';
import { writeRebooked } from './rebooked.ts';

/** Services to be added to an order that has `before` by now. */
export interface AddedServices {
  readonly before: readonly AnsweredSsr[];
  readonly added: readonly AnsweredSsr[];
  readonly seats: readonly (SeatPlace & { readonly traveller: number })[];
}

/** An order that becomes two. */
export interface SplitOrder {
  readonly partKey: string;
  readonly pnr: string;
  readonly stays: PartOfOrder;
  readonly leaves: PartOfOrder & { readonly tickets: readonly Ticket[] };
  readonly moves: readonly { readonly old: number; readonly new: number; readonly leaves: boolean }[];
}

export interface PartOfOrder {
  readonly sold: string;
  /** Minor units. */
  readonly total: number;
  readonly ssr: readonly AnsweredSsr[];
}

export class SandboxParts {
  readonly #database: Database;
  readonly #book: FlightOrders;
  readonly #stock: CountedStock;

  constructor(database: Database) {
    this.#database = database;
    this.#book = flightOrders(database);
    this.#stock = flightStock(database);
  }

  /** The services of an order as they are now. */
  async services({ orderKey, confirmation }: AmendableOrder): Promise<readonly AnsweredSsr[]> {
    const [row] = await this.#database.query<{ ssr: readonly AnsweredSsr[] }>(
      'select ssr from sandbox_services where order_key = $1',
      [orderKey],
    );
    return row?.ssr ?? confirmation.ssr ?? [];
  }

  /** The seats by name that its travellers have. */
  async seats(orderKey: string): Promise<readonly SeatPlace[]> {
    const names = await this.#stock.namesOf(orderKey);
    return names.map(({ day, resource, unit }) => ({ day, flight: resource, seat: unit }));
  }

  /** 'seat-taken' where a seat is another's by now. */
  async add(
    key: string,
    order: AmendableOrder,
    { before, added, seats }: AddedServices,
  ): Promise<Amended | 'seat-taken'> {
    const done = await this.#book.amend(key, {
      order,
      stock: (tx) => this.#stock.move(tx, order.orderKey, { namesTaken: namesOf(seats) }),
      write: (tx) => writeServices(tx, order.orderKey, [...before, ...added]),
      answer: { ssr: added },
    });
    return done === 'unit-taken' ? 'seat-taken' : reckonedAgain(done);
  }

  async split(
    key: string,
    order: AmendableOrder,
    { partKey, pnr, stays, leaves, moves }: SplitOrder,
  ): Promise<Amended> {
    const { orderKey } = order;
    const gone = (leaving: boolean): readonly Unit[] =>
      order.gone.flatMap(({ item, traveller }) =>
        moves
          .filter((move) => move.old === traveller && move.leaves === leaving)
          .map((move) => ({ item, traveller: move.new })),
      );
    return this.#book.amend<never>(key, {
      order,
      stock: async (tx) => {
        await this.#stock.handOver(tx, orderKey, partKey, moves);
        return undefined;
      },
      becomes: { sold: stays.sold, total: stays.total },
      write: async (tx) => {
        const { sold, total, tickets } = leaves;
        const part = { key: partKey, sold, total, reference: pnr, confirmation: { pnr, tickets } };
        await this.#book.divide(tx, orderKey, part, { stays: gone(false), leaves: gone(true) });
        await writeServices(tx, orderKey, stays.ssr);
        await writeServices(tx, partKey, leaves.ssr);
        await writeRebooked(tx, partKey, order.rebooked);
      },
      answer: { partReference: pnr },
    });
  }
}

async function writeServices(tx: Sql, orderKey: string, ssr: readonly AnsweredSsr[]): Promise<void> {
  await tx.query(
    `insert into sandbox_services (order_key, ssr) values ($1, $2::json)
     on conflict (order_key) do update set ssr = excluded.ssr`,
    [orderKey, JSON.stringify(ssr)],
  );
}
