/**
 * Pools of berths in the database: a row each, made when somebody first books in it, locked by who changes it. What is not made
 * yet is calculated. Pools are taken before orders.
 */
import { chartAgain, chartPool, filledPool, leavePool, type Pool, type PoolRules } from '#domain/train/berths/pool.ts';
import { classAbove, upgradePool } from '#domain/train/berths/upgrade.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import { type Instant } from '#domain/time/instant.ts';
import type { TrainClass } from '#domain/train/berths/classes.ts';
import type { PoolName } from '#domain/train/berths/pools.ts';
import type { Database, Sql } from '#infrastructure/backoffice/database/engine/database.ts';
import { chartsFor, opensAt, type PoolKey, type Railway, rulesOf } from '../train/railway.ts';
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
  readonly secondChartAt: Instant;
  readonly opensAt: Instant;
}

type About = Omit<FoundPool, 'pool'>;

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
    const abouts = keys.flatMap((key) => this.#about(key) ?? []);
    const kept = new Map<string, PoolState>();
    for (let more: readonly About[] = abouts; more.length > 0; ) {
      await readPools(this.#database, more, kept);
      more = more.flatMap((about) => this.#above(about, kept.get(nameOf(about.key)), now) ?? []);
    }
    return new Map(abouts.map((about) => [nameOf(about.key), { ...about, pool: this.#come(about, kept, now) }]));
  }

  /** As a pool is at a moment, of what is kept. */
  #come(about: About, kept: ReadonlyMap<string, PoolState>, now: Instant): PoolState {
    const state = kept.get(nameOf(about.key)) ?? this.#made(about, now);
    const above = this.#above(about, state, now);
    if (above === undefined) return moved(about, state, now);
    return chartedThrough(about, state, { about: above, state: this.#come(above, kept, now) }, now).own;
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
    const current = await this.#lock(tx, about, now);
    const next = change({ ...about, pool: current });
    if (typeof next === 'string') return next;
    await this.#write(tx, about, { ...next, leaving: current.leaving.filter(({ when }) => when > now) });
    return { ...about, pool: next };
  }

  /**
   * Locks a pool and lets it come to a moment. Where its chart is due and somebody may be upgraded, the pool of the class above is
   * locked and charted before: the higher class always comes first.
   */
  async #lock(tx: Sql, about: About, now: Instant): Promise<PoolState> {
    const { train, began, travelClass, pool } = about.key;
    const before = new Map<string, PoolState>();
    await readPools(tx, [about], before);
    const higher = this.#above(about, before.get(nameOf(about.key)), now);
    const above = higher && { about: higher, state: await this.#lock(tx, higher, now) };
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
    if (row === undefined) throw new Error(`The pool ${nameOf(about.key)} was made and is not there`);
    if (above === undefined || row.state.charted) return moved(about, row.state, now);
    const done = chartedThrough(about, row.state, above, now);
    await this.#write(tx, above.about, done.above);
    return done.own;
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

  async #write(tx: Sql, about: About, state: PoolState): Promise<void> {
    const { train, began, travelClass, pool } = about.key;
    await tx.query(
      `update sandbox_rail_pool set state = $5::json, moves_at = $6
       where train = $1 and began = $2 and class = $3 and pool = $4`,
      [train, began, travelClass, pool, JSON.stringify(state), nextMove(about, state)],
    );
  }

  /** The pool of the class above, where the chart of a pool is due and somebody in it may be upgraded. */
  #above({ key, chartAt }: About, state: PoolState | undefined, now: Instant): About | undefined {
    const train = this.#railway().timetable.byNumber(key.train);
    if (train === undefined || state === undefined || state.charted || now < chartAt) return undefined;
    if (!state.claims.some(({ upgrade }) => upgrade)) return undefined;
    const travelClass = classAbove(key.travelClass, key.pool, (each) => (train.coaches[each] ?? 0) > 0);
    return travelClass && this.#about({ ...key, travelClass });
  }

  #about(key: PoolKey): About | undefined {
    const train = this.#railway().timetable.byNumber(key.train);
    if (train === undefined || (train.coaches[key.travelClass] ?? 0) === 0) return undefined;
    const { first, second } = chartsFor({ train, began: key.began });
    return {
      key,
      rules: rulesOf(train, key.travelClass, key.pool),
      chartAt: first,
      secondChartAt: second,
      opensAt: opensAt(key.pool === 'TQ' ? 'TQ' : 'GN', key.travelClass, key.began),
    };
  }

  /** As strangers have left it. */
  #made(about: About, now: Instant): PoolState {
    const { key, rules, chartAt, secondChartAt, opensAt: from } = about;
    const span = { from, until: chartAt, second: secondChartAt };
    const { count, leaving } = strangersOf(this.#demand, key, rules, span);
    const pool = filledPool(
      rules,
      Array.from({ length: count }, (_, at) => stranger(at)),
    );
    const later = leaving.map(({ at, when }) => ({ id: stranger(at), when }));
    return moved(about, { ...pool, leaving: later }, now);
  }
}

/** Adds those that are kept. */
async function readPools(
  sql: Pick<Sql, 'query'>,
  abouts: readonly About[],
  kept: Map<string, PoolState>,
): Promise<void> {
  const rows = await sql.query<PoolRow>(
    `select p.train, p.began, p.class, p.pool, p.state
       from jsonb_to_recordset($1::jsonb) as k (train text, began date, "travelClass" text, pool text)
       join sandbox_rail_pool p on p.train = k.train and p.began = k.began and p.class = k."travelClass" and p.pool = k.pool`,
    [JSON.stringify(abouts.map(({ key }) => key))],
  );
  for (const row of rows) kept.set(nameOf(keyOf(row)), row.state);
}

type Timed = Pick<FoundPool, 'rules' | 'chartAt' | 'secondChartAt'>;

/** As it is at a moment: who gave up by then is out, and the charts are made where they were due. */
function moved(about: Timed, state: PoolState, now: Instant): PoolState {
  const { rules, chartAt } = about;
  if (state.charted) return throughSecond(about, state, now);
  if (now < chartAt) return leftAt(rules, state, now);
  return throughSecond(about, firstChart(rules, leftAt(rules, state, chartAt)), now);
}

function leftAt(rules: PoolRules, { leaving, ...pool }: PoolState, at: Instant): PoolState {
  const gone = new Set(leaving.filter(({ when }) => when <= at).map(({ id }) => id));
  const left = gone.size === 0 || pool.closed ? pool : leavePool(rules, pool, (id) => gone.has(id));
  return { ...left, leaving: leaving.filter(({ when }) => when > at) };
}

function firstChart(rules: PoolRules, { leaving, ...pool }: PoolState): PoolState {
  return { ...chartPool(rules, pool, partyOf).pool, leaving };
}

/** Of one whose first chart is made. */
function throughSecond({ rules, secondChartAt }: Timed, state: PoolState, now: Instant): PoolState {
  if (state.closed) return state;
  if (now < secondChartAt) return leftAt(rules, state, now);
  return { ...chartAgain(rules, leftAt(rules, state, secondChartAt)), leaving: [] };
}

/** The chart of a pool whose tickets may be moved to the class above, which is charted. */
function chartedThrough(
  about: About,
  state: PoolState,
  above: { readonly about: About; readonly state: PoolState },
  now: Instant,
): { readonly own: PoolState; readonly above: PoolState } {
  const { rules, chartAt } = about;
  const higher = { travelClass: above.about.key.travelClass, rules: above.about.rules, pool: above.state };
  const { leaving, ...before } = leftAt(rules, state, chartAt);
  const done = upgradePool(rules, before, higher, partyOf);
  return {
    own: throughSecond(about, firstChart(rules, { ...done.pool, leaving }), now),
    above: { ...done.above, leaving: above.state.leaving },
  };
}

function nextMove(
  { chartAt, secondChartAt }: Pick<FoundPool, 'chartAt' | 'secondChartAt'>,
  { leaving, charted, closed }: PoolState,
): Instant | null {
  if (closed) return null;
  const chart = charted ? secondChartAt : chartAt;
  return leaving.map(({ when }) => when).reduce((first, when) => (when < first ? when : first), chart);
}

function keyOf({ train, began, class: travelClass, pool }: PoolRow): PoolKey {
  // Written from a key of ours; a date is a text with both databases.
  return { train, began: began as IsoDate, travelClass: travelClass as TrainClass, pool: pool as PoolName };
}
