/**
 * Seats of the sandbox's buses that are kept while somebody books, and who sits where. A block is a hold of the order book, under
 * a key of its own; the order that it becomes takes its seats over. Anyone who blocks counts the bus first, and looks at it then, so
 * that of two who want seats that cannot be had together the second is refused.
 */
import type { NeighbourRule, Occupant } from '#domain/bus/trip/seating.ts';
import { checkSeats, type KeptSeat, type WantedSeat } from '#domain/bus/trip/seating.ts';
import { isGender } from '#domain/people/gender.ts';
import type { Money } from '#domain/money/money.ts';
import type { Violation } from '#domain/rules/violation.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database, Sql } from '#infrastructure/backoffice/database/engine/database.ts';
import { CountedStock, type StockPlace } from '../store/counted-stock.ts';
import { seatedIn } from '../store/seated.ts';
import { OrderBook } from '../store/order-book.ts';

/** One bus of a day. */
export interface BusDay {
  readonly resource: string;
  readonly day: number;
}

export const countedSeats = ({ resource, day }: BusDay): StockPlace => ({ resource, day, kind: 'seats' });

/** What is kept of a block or an order, as far as others' seats follow from it. */
export interface SeatedParty {
  /** By position in the party. */
  readonly genders: readonly string[];
}

/** Rolls a block back. */
class NotBlocked extends Error {
  override readonly name = 'NotBlocked';
  readonly violations: readonly Violation[];

  constructor(violations: readonly Violation[]) {
    super('These seats cannot be had');
    this.violations = violations;
  }
}

export interface NewBlock extends BusDay {
  readonly key: string;
  readonly seats: readonly WantedSeat[];
  readonly total: Money;
  readonly until: Instant;
  /** The key of a block that gives way to it. */
  readonly instead?: string | undefined;
}

/** The bus as it is beside what stands in the database. */
export interface BusInside {
  readonly seats: readonly KeptSeat[];
  readonly elsewhere: readonly Occupant[];
  readonly rule: NeighbourRule;
  readonly most: number;
}

/** How many blocks that are over are freed at once. */
const mostExpired = 50;

export class SeatBlocks {
  readonly #database: Database;
  readonly #product = 'bus' as const;
  readonly #book: OrderBook<object, object>;
  readonly #stock: CountedStock;

  constructor(database: Database) {
    this.#database = database;
    this.#book = new OrderBook(database, this.#product);
    this.#stock = new CountedStock(database, this.#product);
  }

  /** Who sits in these buses by orders and blocks, bus by bus. */
  async occupants(buses: readonly BusDay[], on: Sql = this.#database): Promise<readonly (readonly Occupant[])[]> {
    const rows = await seatedIn(on, this.#product, buses);
    return buses.map(({ resource, day }) =>
      rows
        .filter((row) => row.resource === resource && row.day === day)
        .map(({ seat, party, gender }) => ({
          seat,
          party,
          gender: gender !== null && isGender(gender) ? gender : 'others',
        })),
    );
  }

  /** Keeps seats under a key; what stands against it. A key that keeps seats already keeps them. */
  async block(block: NewBlock, inside: BusInside): Promise<readonly Violation[]> {
    const { key, seats, total, until, instead, ...bus } = block;
    const party: SeatedParty = { genders: seats.map(({ gender }) => gender) };
    const place = countedSeats(bus);
    try {
      await this.#book.enter(
        { key, sold: JSON.stringify(party), total, reference: key, confirmation: {}, heldUntil: until },
        async (tx) => {
          const units = inside.seats.length;
          await this.#stock.recount(tx, [{ ...place, units }], (_, { taken }) => Math.min(units, taken + seats.length));
          if (instead !== undefined) await this.#giveWay(tx, instead);
          const [kept = []] = await this.occupants([bus], tx);
          if (kept.some((each) => each.party === key)) return;
          const violations = checkSeats(seats, inside.seats, [...inside.elsewhere, ...kept], inside);
          if (violations.length > 0) throw new NotBlocked(violations);
          await this.#stock.takeNames(
            tx,
            key,
            seats.map(({ seat }, holder) => ({ ...bus, unit: seat, holder })),
          );
        },
      );
      return [];
    } catch (error) {
      if (error instanceof NotBlocked) return error.violations;
      throw error;
    }
  }

  /** Frees the seats of a block that keeps them still. */
  async #giveWay(tx: Sql, key: string): Promise<void> {
    const names = await this.#stock.namesOf(key, tx);
    const [first] = names;
    if (first === undefined || !(await this.#book.giveWay(tx, key))) return;
    await this.#stock.move(tx, key, { freed: [{ ...countedSeats(first), count: names.length }] });
  }

  /** What a block was agreed at, while it keeps its seats. */
  async standing(key: string, now: Instant): Promise<number | undefined> {
    const [block] = await this.#book.find([key]);
    const isKept = block?.held === 'held' && block.heldUntil !== null && block.heldUntil > now;
    return isKept ? block.total : undefined;
  }

  /** Frees the seats of blocks whose time is over. */
  async expire(now: Instant): Promise<void> {
    for (const block of await this.#book.expired(now, mostExpired)) {
      const names = await this.#stock.namesOf(block.orderKey);
      const [first] = names;
      const holders = names.map(({ resource, day }, holder) => ({ resource, day, holder }));
      await this.#book.expire(block, now, (tx) =>
        first === undefined
          ? Promise.resolve()
          : this.#stock.move(tx, block.orderKey, {
              namesGivenUp: holders,
              freed: [{ ...countedSeats(first), count: names.length }],
            }),
      );
    }
  }
}
