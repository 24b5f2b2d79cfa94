/**
 * What sandbox suppliers sell, counted by resource, day and kind: seats of a departure's cabin, rooms of a kind for a night,
 * berths of a class. Units that have names are kept beside, one order's each. Anyone who changes both takes names before
 * counts, and each in one order, so that nobody waits in a circle.
 */
import type { Database, Sql } from '#infrastructure/backoffice/database/engine/database.ts';

/** What is counted together. */
export interface StockPlace {
  /** A flight, a hotel, a bus: named by its product. */
  readonly resource: string;
  /** Local day, days since 1970-01-01. */
  readonly day: number;
  /** A cabin, a kind of room, a class of berths. */
  readonly kind: string;
}

export interface StockCount extends StockPlace {
  readonly taken: number;
}

/** A unit that has a name: seat '12A'. */
export interface NamedUnit {
  readonly resource: string;
  readonly day: number;
  readonly unit: string;
}

/** What an order gives up and takes of the stock, wholly or not at all. */
export interface StockMove {
  /** Units by name, by who of the order has them. */
  readonly namesGivenUp?: readonly (Omit<NamedUnit, 'unit'> & { readonly holder: number })[];
  readonly namesTaken?: readonly (NamedUnit & { readonly holder: number })[];
  readonly freed?: readonly (StockPlace & { readonly count: number })[];
  /** Of so many `units` that there are, only while between `from` and `upTo` are taken. */
  readonly taken?: readonly (StockPlace & {
    readonly count: number;
    readonly units: number;
    readonly from?: number;
    readonly upTo?: number;
  })[];
}

/** Why nothing can be taken: not enough units, a count at which the price is another, a name that is another order's. */
export type NotTaken = 'sold-out' | 'changed' | 'unit-taken';

interface CountRow extends StockCount {
  readonly units: number;
}

interface UnitRow extends NamedUnit {
  readonly holder: number;
}

export class CountedStock {
  readonly #database: Database;
  readonly #product: string;

  constructor(database: Database, product: string) {
    this.#database = database;
    this.#product = product;
  }

  /** The counts of these; where nothing was ever taken there is none. */
  async counts(places: readonly StockPlace[]): Promise<readonly StockCount[]> {
    return this.#database.query<StockCount>(
      `select s.resource, s.day, s.kind, s.taken
       from jsonb_to_recordset($2::jsonb) as p (resource text, day integer, kind text)
       join sandbox_stock s on s.product = $1 and s.day = p.day and s.resource = p.resource and s.kind = p.kind`,
      [this.#product, JSON.stringify(places)],
    );
  }

  /** The counts of all that something is taken of between two days. */
  async countsBetween(firstDay: number, lastDay: number): Promise<readonly StockCount[]> {
    return this.#database.query<StockCount>(
      'select resource, day, kind, taken from sandbox_stock where product = $1 and day between $2 and $3 and taken > 0',
      [this.#product, firstDay, lastDay],
    );
  }

  /** The units of these resources that orders have by name. */
  async names(resources: readonly Omit<NamedUnit, 'unit'>[]): Promise<readonly NamedUnit[]> {
    return this.#database.query<NamedUnit>(
      `select u.resource, u.day, u.unit
       from (select distinct day, resource from jsonb_to_recordset($2::jsonb) as r (day integer, resource text)) r
       join sandbox_unit u on u.product = $1 and u.day = r.day and u.resource = r.resource`,
      [this.#product, JSON.stringify(resources)],
    );
  }

  async namesOf(orderKey: string, on: Sql = this.#database): Promise<readonly UnitRow[]> {
    return on.query<UnitRow>('select resource, day, unit, holder from sandbox_unit where order_key = $1', [orderKey]);
  }

  /** Moves stock for an order inside `tx`. Where it answers why not, `tx` is to be rolled back. */
  async move(tx: Sql, orderKey: string, move: StockMove): Promise<NotTaken | undefined> {
    const { namesGivenUp = [], namesTaken = [], freed = [], taken = [] } = move;
    if (namesGivenUp.length > 0) await this.#giveUpNames(tx, orderKey, namesGivenUp);
    if (namesTaken.length > 0 && !(await this.takeNames(tx, orderKey, namesTaken))) return 'unit-taken';
    return this.recount(tx, [...freed, ...taken], (place, { taken: before, units }) => {
      const wanted = taken.filter((each) => isSamePlace(each, place));
      const holds = ({ from = 0, upTo = units }: { readonly from?: number; readonly upTo?: number }) =>
        from <= before && before <= upTo;
      if (!wanted.every(holds)) return 'changed';
      const left = Math.max(0, before - sum(freed.filter((each) => isSamePlace(each, place))));
      return wanted.length === 0 || left + sum(wanted) <= units ? left + sum(wanted) : 'sold-out';
    });
  }

  /** Takes units by name for an order, all or none: false where one is another's. */
  async takeNames(tx: Sql, orderKey: string, names: readonly UnitRow[]): Promise<boolean> {
    const made = await tx.query(
      `insert into sandbox_unit (product, day, resource, unit, order_key, holder)
       select $1, n.day, n.resource, n.unit, $2, n.holder
       from jsonb_to_recordset($3::jsonb) as n (day integer, resource text, unit text, holder smallint)
       order by n.day, n.resource, n.unit
       on conflict do nothing returning 1 as made`,
      [this.#product, orderKey, JSON.stringify(names)],
    );
    return made.length === names.length;
  }

  /** Gives up all that an order has by name. */
  async freeNames(tx: Sql, orderKey: string): Promise<void> {
    await this.#lockNames(tx, orderKey);
    await tx.query('delete from sandbox_unit where order_key = $1', [orderKey]);
  }

  /** Gives an order's units by name to other holders, and to another order those that leave. */
  async handOver(
    tx: Sql,
    orderKey: string,
    partKey: string,
    moves: readonly { readonly old: number; readonly new: number; readonly leaves: boolean }[],
  ): Promise<void> {
    const names = await this.#lockNames(tx, orderKey);
    const handed = names.flatMap((name) => {
      const move = moves.find(({ old }) => old === name.holder);
      return move === undefined ? [] : [{ ...name, holder: move.new, order_key: move.leaves ? partKey : orderKey }];
    });
    if (handed.length === 0) return;
    await tx.query(
      `update sandbox_unit u set order_key = n.order_key, holder = n.holder
       from jsonb_to_recordset($2::jsonb) as n (day integer, resource text, unit text, holder smallint, order_key text)
       where u.product = $1 and u.day = n.day and u.resource = n.resource and u.unit = n.unit`,
      [this.#product, JSON.stringify(handed)],
    );
  }

  /**
   * Locks these places, all in one order, and counts them again: `next` says what is taken of each from now on, or why
   * nothing is to be done. Those of which it is not said how many units there are count only where they are known.
   */
  async recount<Why extends string>(
    tx: Sql,
    places: readonly (StockPlace & { readonly units?: number })[],
    next: (place: StockPlace, now: { readonly taken: number; readonly units: number }) => number | Why,
  ): Promise<Why | undefined> {
    if (places.length === 0) return undefined;
    const given = [this.#product, JSON.stringify(places)];
    // An update of nothing locks what is there all the same.
    await tx.query(
      `insert into sandbox_stock as s (product, day, resource, kind, units)
       select $1, p.day, p.resource, p.kind, max(coalesce(known.units, p.units))
       from jsonb_to_recordset($2::jsonb) as p (day integer, resource text, kind text, units integer)
       left join sandbox_stock known
         on known.product = $1 and known.day = p.day and known.resource = p.resource and known.kind = p.kind
       group by p.day, p.resource, p.kind
       having max(coalesce(known.units, p.units)) is not null
       order by p.day, p.resource, p.kind
       on conflict (product, day, resource, kind) do update set taken = s.taken where false`,
      given,
    );
    const rows = await tx.query<CountRow>(
      `select s.resource, s.day, s.kind, s.units, s.taken from sandbox_stock s
       where s.product = $1 and (s.day, s.resource, s.kind) in (
         select p.day, p.resource, p.kind from jsonb_to_recordset($2::jsonb) as p (day integer, resource text, kind text)
       )`,
      given,
    );
    const counted: StockCount[] = [];
    for (const { units, ...row } of rows) {
      const taken = next(row, { taken: row.taken, units });
      if (typeof taken !== 'number') return taken;
      if (taken !== row.taken) counted.push({ ...row, taken });
    }
    if (counted.length === 0) return undefined;
    await tx.query(
      `update sandbox_stock s set taken = p.taken
       from jsonb_to_recordset($2::jsonb) as p (day integer, resource text, kind text, taken integer)
       where s.product = $1 and s.day = p.day and s.resource = p.resource and s.kind = p.kind`,
      [this.#product, JSON.stringify(counted)],
    );
    return undefined;
  }

  async #giveUpNames(
    tx: Sql,
    orderKey: string,
    given: readonly (Omit<NamedUnit, 'unit'> & { readonly holder: number })[],
  ): Promise<void> {
    const names = await this.#lockNames(tx, orderKey);
    const gone = names.filter((name) =>
      given.some(
        ({ day, resource, holder }) => name.day === day && name.resource === resource && name.holder === holder,
      ),
    );
    if (gone.length === 0) return;
    await tx.query(
      `delete from sandbox_unit u
       using jsonb_to_recordset($2::jsonb) as n (day integer, resource text, unit text)
       where u.product = $1 and u.day = n.day and u.resource = n.resource and u.unit = n.unit`,
      [this.#product, JSON.stringify(gone)],
    );
  }

  #lockNames(tx: Sql, orderKey: string): Promise<readonly UnitRow[]> {
    return tx.query<UnitRow>(
      `select resource, day, unit, holder from sandbox_unit where order_key = $1
       order by product, day, resource, unit for update`,
      [orderKey],
    );
  }
}

export function isSamePlace(one: StockPlace, other: StockPlace): boolean {
  return one.day === other.day && one.resource === other.resource && one.kind === other.kind;
}

function sum(places: readonly { readonly count: number }[]): number {
  return places.reduce((before, { count }) => before + count, 0);
}
