/**
 * Pools of berths in the database: a row each, made when somebody first books in it, locked by who changes it. What is not made
 * yet is calculated. Pools are taken before orders.
 */
import { chartPool, filledPool, leavePool, type Pool, type PoolRules } from '#domain/train/berths/pool.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import { type Instant } from '#domain/time/instant.ts';
import type { TrainClass } from '#domain/train/berths/classes.ts';
import type { PoolName } from '#domain/train/berths/pools.ts';
import type { Database, Sql } from '#infrastructure/backoffice/database/engine/database.ts';
import { chartOf, opensAt, type PoolKey, type Railway, rulesOf } from '../train/railway.ts';
import { type Demand, strangersOf } from '../train/strangers.ts';

interface PoolState extends Pool {
  /** Of strangers who have not given up yet. */
  readonly leaving: readonly { readonly id: string; readonly when: Instant }[];
}

/** A pool with what belongs to it, as of a moment. */
export interface FoundPool {
  readonly key: PoolKey;
  readonly rules: PoolRules;
  readonly pool: Pool;
  readonly chartAt: Instant;
  readonly opensAt: Instant;
}

interface PoolRow {
  readonly train: string;
  readonly began: string;
  readonly class: string;
  readonly pool: string;
  readonly state: PoolState;
}

const stranger = (at: number) => `~${at}`;
/** Of the id of a claim, the party. */
const partyOf = (id: string): string => (id.startsWith('~') ? id : id.slice(0, id.lastIndexOf('/')));
const nameOf = ({ train, began, travelClass, pool }: PoolKey) => `${train} ${began} ${travelClass} ${pool}`;

export class PoolBook {
  readonly #database: Database;
  readonly #railway: () => Railway;
  readonly #demand: Demand;

  constructor(database: Database, railway: () => Railway, demand: Demand) {
    this.#database = database;
    this.#railway = railway;
    this.#demand = demand;
  }

  /** Pools as they are at a moment; nothing is written. */
  async look(keys: readonly PoolKey[], now: Instant): Promise<ReadonlyMap<string, FoundPool>> {
    const rows = await this.#database.query<PoolRow>(
      `select p.train, p.began, p.class, p.pool, p.state
       from jsonb_to_recordset($1::jsonb) as k (train text, began date, "travelClass" text, pool text)
       join sandbox_rail_pool p on p.train = k.train and p.began = k.began and p.class = k."travelClass" and p.pool = k.pool`,
      [JSON.stringify(keys)],
    );
    const kept = new Map(rows.map((row) => [nameOf(keyOf(row)), row.state]));
    return new Map(
      keys.flatMap((key): readonly (readonly [string, FoundPool])[] => {
        const about = this.#about(key);
        if (about === undefined) return [];
        const state = kept.get(nameOf(key)) ?? this.#made(about, now);
        return [[nameOf(key), { ...about, pool: moved(about, state, now) }]];
      }),
    );
  }

  /** One of those that were looked at. */
  static of(pools: ReadonlyMap<string, FoundPool>, key: PoolKey): FoundPool | undefined {
    return pools.get(nameOf(key));
  }

  /**
   * Locks a pool in `tx`, lets it come to a moment, and writes what `change` makes of it; nothing is written where that says
   * why not.
   */
  async change<Why extends string>(
    tx: Sql,
    key: PoolKey,
    now: Instant,
    change: (found: FoundPool) => Pool | Why,
  ): Promise<FoundPool | Why | 'unknown'> {
    const about = this.#about(key);
    if (about === undefined) return 'unknown';
    const { train, began, travelClass, pool } = key;
    const made = this.#made(about, now);
    await tx.query(
      `insert into sandbox_rail_pool (train, began, class, pool, state, moves_at) values ($1, $2, $3, $4, $5::json, $6)
       on conflict do nothing`,
      [train, began, travelClass, pool, JSON.stringify(made), nextMove(about, made)],
    );
    const [row] = await tx.query<PoolRow>(
      `select train, began, class, pool, state from sandbox_rail_pool
       where train = $1 and began = $2 and class = $3 and pool = $4 for update`,
      [train, began, travelClass, pool],
    );
    if (row === undefined) throw new Error(`The pool ${nameOf(key)} was made and is not there`);
    const current = moved(about, row.state, now);
    const next = change({ ...about, pool: current });
    if (typeof next === 'string') return next;
    await this.#write(tx, about, { ...next, leaving: current.leaving.filter(({ when }) => when > now) });
    return { ...about, pool: next };
  }

  /** Lets pools whose next move is due come to a moment; the oldest first, so many at most. */
  async moveOn(now: Instant, most: number): Promise<number> {
    const due = await this.#database.query<PoolRow>(
      `select train, began, class, pool, state from sandbox_rail_pool
       where moves_at is not null and moves_at <= $1 order by moves_at limit $2`,
      [now, most],
    );
    for (const row of due) {
      await this.#database.transaction((tx) => this.change(tx, keyOf(row), now, ({ pool }) => pool));
    }
    return due.length;
  }

  async #write(tx: Sql, about: Omit<FoundPool, 'pool'>, state: PoolState): Promise<void> {
    const { train, began, travelClass, pool } = about.key;
    await tx.query(
      `update sandbox_rail_pool set state = $5::json, moves_at = $6
       where train = $1 and began = $2 and class = $3 and pool = $4`,
      [train, began, travelClass, pool, JSON.stringify(state), nextMove(about, state)],
    );
  }

  #about(key: PoolKey): Omit<FoundPool, 'pool'> | undefined {
    const train = this.#railway().timetable.byNumber(key.train);
    if (train === undefined || (train.coaches[key.travelClass] ?? 0) === 0) return undefined;
    return {
      key,
      rules: rulesOf(train, key.travelClass, key.pool),
      chartAt: chartOf({ train, began: key.began }),
      opensAt: opensAt(key.pool === 'TQ' ? 'TQ' : 'GN', key.travelClass, key.began),
    };
  }

  /** As strangers have left it. */
  #made({ key, rules, chartAt, opensAt: from }: Omit<FoundPool, 'pool'>, now: Instant): PoolState {
    const { count, leaving } = strangersOf(this.#demand, key, rules, { from, until: chartAt });
    const pool = filledPool(
      rules,
      Array.from({ length: count }, (_, at) => stranger(at)),
    );
    const later = leaving.map(({ at, when }) => ({ id: stranger(at), when }));
    return moved({ rules, chartAt }, { ...pool, leaving: later }, now);
  }
}

/** As it is at a moment: who gave up by then is out, and the chart is made where it was due. */
function moved({ rules, chartAt }: Pick<FoundPool, 'rules' | 'chartAt'>, state: PoolState, now: Instant): PoolState {
  const { leaving, ...pool } = state;
  const gone = new Set(leaving.filter(({ when }) => when <= now).map(({ id }) => id));
  const left = gone.size === 0 || pool.charted ? pool : leavePool(rules, pool, (id) => gone.has(id));
  const still = leaving.filter(({ when }) => when > now);
  if (pool.charted || now < chartAt) return { ...left, leaving: still };
  return { ...chartPool(rules, left, partyOf).pool, leaving: [] };
}

function nextMove({ chartAt }: Pick<FoundPool, 'chartAt'>, { leaving, charted }: PoolState): Instant | null {
  if (charted) return null;
  return leaving.map(({ when }) => when).reduce((first, when) => (when < first ? when : first), chartAt);
}

function keyOf({ train, began, class: travelClass, pool }: PoolRow): PoolKey {
  // Written from a key of ours; a date is a text with both databases.
  return { train, began: began as IsoDate, travelClass: travelClass as TrainClass, pool: pool as PoolName };
}
