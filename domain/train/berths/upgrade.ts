/**
 * Auto-upgrade: with the chart a ticket may be moved to a free berth of the class above, so that somebody who shares or waits in its
 * own class gets the one that it leaves. The whole ticket moves or none of it; nothing is charged, and it stays a ticket of the class
 * that was paid for. Who says nothing is considered. Source: trade facts on rail; which classes follow on each other, and that tickets
 * of the quotas are left where they are, is general knowledge that no source of ours names.
 */
import type { Quota, TrainClass } from './classes.ts';
import { type FreeBerth, placeParty } from './place-party.ts';
import { freeBerths, leavePool, type Pool, type PoolClaim, type PoolRules } from './pool.ts';
import type { PoolName } from './pools.ts';
import type { BerthStatus } from './status.ts';

/** Seats to seats, berths to berths: the next class above that a train carries. The highest is reached from the one below alone. */
const above: Readonly<Record<TrainClass, readonly TrainClass[]>> = {
  '2S': ['CC'],
  CC: ['EC'],
  EC: [],
  SL: ['3E', '3A'],
  '3E': ['3A', '2A'],
  '3A': ['2A'],
  '2A': ['1A'],
  '1A': [],
};

const considered: readonly PoolName[] = ['GN', 'RL', 'PQ'];

/**
 * Whether a ticket can be considered at all.
 *
 * @example canBeUpgraded({ travelClass: '3A', quota: 'GN' }) // => true
 * @example canBeUpgraded({ travelClass: '3A', quota: 'TQ' }) // => false
 */
export function canBeUpgraded(journey: { readonly travelClass: TrainClass; readonly quota: Quota }): boolean {
  return journey.quota === 'GN' && above[journey.travelClass].length > 0;
}

/** The class that those of a pool may be moved up to, of those that the train carries. */
export function classAbove(
  travelClass: TrainClass,
  pool: PoolName,
  carries: (travelClass: TrainClass) => boolean,
): TrainClass | undefined {
  return considered.includes(pool) ? above[travelClass].find(carries) : undefined;
}

/** A pool of the class above, charted. */
export interface PoolAbove {
  readonly travelClass: TrainClass;
  readonly rules: PoolRules;
  readonly pool: Pool;
}

/**
 * Moves tickets up before the chart of their own class is made: those that came first, as long as somebody of their class is without
 * a berth and the class above has berths for all of a ticket. Each is given the kind of berth it had where there is one.
 */
export function upgradePool(
  rules: PoolRules,
  pool: Pool,
  { travelClass, rules: rulesAbove, pool: poolAbove }: PoolAbove,
  partyOf: (id: string) => string,
): { readonly pool: Pool; readonly above: Pool } {
  let free: readonly FreeBerth[] = freeBerths(rulesAbove, poolAbove);
  let own = pool;
  let claimsAbove = poolAbove.claims;
  for (const party of new Set(pool.claims.filter(({ upgrade }) => upgrade).map(({ id }) => partyOf(id)))) {
    if (own.claims.every(({ berth }) => berth !== undefined)) break;
    const members = own.claims.filter(({ id }) => partyOf(id) === party);
    if (members.length > free.length || members.some(({ berth }) => berth === undefined)) continue;
    const places = placeParty(
      free,
      members.map((claim) => ({ wishes: kindOf(rules, claim) })),
    );
    const moved = members.flatMap(({ id }, member) => {
      const place = places[member];
      return place === undefined ? [] : [{ id, ...place }];
    });
    free = free.filter((each) => !places.includes(each));
    const ids = new Set(moved.map(({ id }) => id));
    own = {
      ...leavePool(rules, own, (id) => ids.has(id)),
      upgraded: [...(own.upgraded ?? []), ...moved.map(({ id, berth }) => ({ id, travelClass, berth }))],
    };
    claimsAbove = [...claimsAbove, ...moved.map(({ id, at }): PoolClaim => ({ id, berth: at }))];
  }
  return { pool: own, above: { ...poolAbove, claims: claimsAbove } };
}

function kindOf({ berths }: PoolRules, { berth }: PoolClaim) {
  const kind = berth === undefined ? undefined : berths[berth]?.kind;
  return kind === undefined ? [] : [kind];
}

/** The class that those of a ticket were moved up to, if they were. */
export function upgradeOf(ticket: {
  readonly standings: readonly { readonly current: BerthStatus }[];
}): TrainClass | undefined {
  return ticket.standings.flatMap(({ current }) => (current.kind === 'confirmed' ? (current.upgradedTo ?? []) : []))[0];
}
