/** The sandbox's orders after they were carried out: holds, who was taken out, what was amended. */
import type { Unit } from '#domain/booking/booking.ts';
import type { Ticket } from '#domain/flight/booking/flight-booking.ts';
import type { SpecialRequest } from '#domain/flight/extras/special-requests.ts';
import type { Money } from '#domain/money/money.ts';
import { hasPassed, type Instant } from '#domain/time/instant.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { type CountedStock, isSamePlace } from './counted-stock.ts';
import type { StandingOrder } from './order-book.ts';
import {
  type Amended,
  type Chair,
  countedAt,
  type FlightOrders,
  flightOrders,
  flightStock,
  type FreedSeats,
  givenUp,
  type KeptAmendment,
  reckonedAgain,
  type SandboxConfirmation,
} from './books.ts';
import { dropRebooked, type Rebooked, rebookedOf } from './rebooked.ts';

/** A sandbox order as it is now; `sold` says what was bought (see `sale-text.ts`). */
export interface AmendableOrder extends StandingOrder<SandboxConfirmation> {
  readonly rebooked: readonly Rebooked[];
}

/** An order as it is after directions of it were moved to other flights. */
export interface ChangedOrder {
  /** Which directions, by position. */
  readonly itineraries: readonly number[];
  readonly sold: string;
  readonly total: number;
  readonly freed: readonly FreedSeats[];
  readonly chairs: readonly Chair[];
  /** Departures of the new flights: all their seats, and with how many sold the fare holds. */
  readonly legs: readonly (FreedSeats & { readonly from: number; readonly upTo: number })[];
  /** Who needs a seat. */
  readonly party: number;
  readonly tickets: readonly Ticket[];
}

/** Seats that are free again, those by name among them. */
export interface GivenUp {
  readonly freed: readonly FreedSeats[];
  readonly chairs: readonly Chair[];
}

/** A record of another office, as an order. */
export interface TakenOrder {
  readonly sold: string;
  readonly total: Money;
  readonly confirmation: SandboxConfirmation;
  /** Its departures: all their seats, and how many are taken. */
  readonly places: readonly (FreedSeats & { readonly taken: number })[];
}

export class SandboxOrders {
  readonly #database: Database;
  readonly #book: FlightOrders;
  readonly #stock: CountedStock;

  constructor(database: Database) {
    this.#database = database;
    this.#book = flightOrders(database);
    this.#stock = flightStock(database);
  }

  /** Undefined where no order was carried out under the key. */
  async find(orderKey: string): Promise<AmendableOrder | undefined> {
    const [order] = await this.all([orderKey]);
    return order;
  }

  /** Those of these keys that were carried out. */
  async all(keys: readonly string[]): Promise<readonly AmendableOrder[]> {
    return this.#amendable(await this.#book.find(keys));
  }

  /** The key that the order of a locator was carried out under. */
  async keyOf(pnr: string): Promise<string | undefined> {
    return (await this.#book.ofReference(pnr))?.orderKey;
  }

  /** What an order was confirmed with; undefined where none was carried out under the key. */
  async confirmationOf(orderKey: string): Promise<SandboxConfirmation | undefined> {
    const [order] = await this.#book.find([orderKey]);
    return order?.confirmation;
  }

  /**
   * Makes a record of another office an order of ours, with its seats counted from now on. Undefined where key or locator
   * are an order's already.
   */
  async takeOver(key: string, order: TakenOrder): Promise<SandboxConfirmation | undefined> {
    const { sold, total, confirmation, places } = order;
    const { pnr, heldUntil } = confirmation;
    const counted = places.map((place) => ({ ...countedAt(place), units: place.seats, count: place.taken }));
    const made = await this.#book.enter(
      { key, sold, total, reference: pnr, confirmation, ...(heldUntil && { heldUntil }) },
      (tx) =>
        this.#stock.recount(tx, counted, (place, { taken, units }) => {
          const more = counted.filter((each) => isSamePlace(each, place));
          return Math.min(
            units,
            more.reduce((before, { count }) => before + count, taken),
          );
        }),
    );
    return made ? confirmation : undefined;
  }

  kept(key: string): Promise<KeptAmendment | undefined> {
    return this.#book.amendment(key);
  }

  /** Refuses an amendment for good unless it is settled already; answers what it is settled as. */
  settle(key: string, reason: string, total?: Money): Promise<KeptAmendment> {
    return this.#book.settleAmendment(key, reason, total);
  }

  /** Tickets a hold before its limit. */
  async ticket(key: string, order: AmendableOrder, now: Instant, tickets: readonly Ticket[]): Promise<Amended> {
    const {
      held,
      heldUntil,
      confirmation: { ssr },
    } = order;
    if (held === 'ticketed') return this.settle(key, 'refused');
    if (held !== 'held' || heldUntil === null || hasPassed(heldUntil, now)) return this.settle(key, 'sold-out');
    return this.#book.amend<never>(key, {
      order,
      becomes: { held: 'ticketed' },
      answer: { tickets, ...(ssr && { ssr }) },
    });
  }

  /** Keeps what the travellers of a hold ask for from now on; before its limit. */
  async complete(
    key: string,
    order: AmendableOrder,
    now: Instant,
    requests: readonly SpecialRequest[],
  ): Promise<Amended> {
    const { held, heldUntil, confirmation } = order;
    if (held !== 'held' || heldUntil === null || hasPassed(heldUntil, now)) return this.settle(key, 'refused');
    return this.#book.amend<never>(key, {
      order,
      becomes: { confirmation: { ...confirmation, requests } },
      answer: {},
    });
  }

  /** Releases a hold at any time; one that is over is released again, so that anyone who comes late is answered yes. */
  async release(key: string, order: AmendableOrder, { freed, chairs }: GivenUp): Promise<Amended> {
    if (order.held !== 'held' && order.held !== 'over') return this.settle(key, 'refused');
    const done = await this.#book.amend(key, {
      order,
      stock: (tx) => this.#stock.move(tx, order.orderKey, order.held === 'held' ? givenUp(freed, chairs) : givenUp([])),
      becomes: { held: 'over' },
      answer: {},
    });
    return reckonedAgain(done);
  }

  async cancel(
    key: string,
    order: AmendableOrder,
    places: readonly Unit[],
    { freed, chairs }: GivenUp,
  ): Promise<Amended> {
    const done = await this.#book.amend(key, {
      order,
      stock: (tx) => this.#stock.move(tx, order.orderKey, givenUp(freed, chairs)),
      gone: places,
      answer: {},
    });
    return reckonedAgain(done);
  }

  async change(
    key: string,
    order: AmendableOrder,
    { itineraries, sold, total, freed, chairs, legs, party, tickets }: ChangedOrder,
  ): Promise<Amended> {
    const { heldUntil: _, ...confirmation } = order.confirmation;
    const taken = legs.map(({ seats: units, from, upTo, ...leg }) => ({
      ...countedAt(leg),
      units,
      from,
      upTo,
      count: party,
    }));
    const done = await this.#book.amend(key, {
      order,
      stock: (tx) => this.#stock.move(tx, order.orderKey, { ...givenUp(freed, chairs), taken }),
      becomes: { sold, total, confirmation: { ...confirmation, tickets } },
      // What the airline had moved of the flights given up is past.
      write: (tx) => dropRebooked(tx, order.orderKey, itineraries),
      answer: { tickets },
    });
    return reckonedAgain(done);
  }

  /** Holds whose limit has passed by then. */
  async expired(by: Instant, most: number): Promise<readonly AmendableOrder[]> {
    return this.#amendable(await this.#book.expired(by, most));
  }

  /** Frees the seats of a hold whose limit has passed, unless it is over already. */
  expire(order: StandingOrder<SandboxConfirmation>, now: Instant, { freed, chairs }: GivenUp): Promise<void> {
    return this.#book.expire(order, now, (tx) => this.#stock.move(tx, order.orderKey, givenUp(freed, chairs)));
  }

  async #amendable(orders: readonly StandingOrder<SandboxConfirmation>[]): Promise<readonly AmendableOrder[]> {
    if (orders.length === 0) return [];
    // After the orders: where one was rebooked in between, it has another version than the one it is amended by.
    const rebooked = await rebookedOf(
      this.#database,
      orders.map(({ orderKey }) => orderKey),
    );
    return orders.map((order) => ({ ...order, rebooked: rebooked.get(order.orderKey) ?? [] }));
  }
}
