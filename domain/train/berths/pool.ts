/**
 * A pool of berths of one class of one departure, with its own waiting list: who has a berth, who shares one, who waits. Each who
 * leaves lets the next one move up, in the order in which they came: waiting, then sharing, then a berth. Nobody is overtaken.
 */
import { type Berth, isLower, type TrainClass } from './classes.ts';
import { type BerthSeeker, type FreeBerth, placeParty } from './place-party.ts';
import type { Availability, BerthStatus, WaitingList } from './status.ts';

export interface PoolRules {
  /** Given whole, in this order. */
  readonly berths: readonly Berth[];
  /** Side lowers that two share. None in classes without, and where the list skips it. */
  readonly shared: readonly Berth[];
  /** So many may wait; none where the pool has no list. */
  readonly mostWaiting: number;
  readonly list: WaitingList;
}

/** Somebody of the pool; the earlier, the further in front. */
export interface PoolClaim {
  /** Of an order and a traveller, unique in the pool. */
  readonly id: string;
  /** Position among the rules' berths; absent for who shares or waits. */
  readonly berth?: number;
  /** Of who shares or waits once the chart is made: the place in that line, from 1, which only the second chart moves. */
  readonly charted?: number;
  /** May be given a berth of a higher class with the chart. */
  readonly upgrade?: true;
}

/** Who was given a berth of a higher class with the chart, and stands in this line no more. */
export interface UpgradedClaim {
  readonly id: string;
  readonly travelClass: TrainClass;
  readonly berth: Berth;
}

export interface Pool {
  /** In the order in which they came. */
  readonly claims: readonly PoolClaim[];
  /** Numbers of sharing and of waiting that were ever given out. */
  readonly racs: number;
  readonly waits: number;
  /** The first chart is made: who comes has a berth that is left, and who leaves is followed by nobody until the second. */
  readonly charted?: true;
  /** The second is too: nobody comes in or moves any more. */
  readonly closed?: true;
  /** With the chart. */
  readonly upgraded?: readonly UpgradedClaim[];
}

export interface Joining extends BerthSeeker {
  readonly id: string;
  readonly upgrade?: boolean;
}

export const emptyPool: Pool = { claims: [], racs: 0, waits: 0 };

/** As so many leave it who come alone, wish for nothing, and find it empty; at most as many as there is room for. */
export function filledPool({ berths, shared, mostWaiting }: PoolRules, ids: readonly string[]): Pool {
  const most = berths.length + shared.length * 2 + mostWaiting;
  // Travellers alone leave lower berths for last.
  const order = berths.map((_, at) => at).toSorted((one, other) => lowerRank(berths[one]) - lowerRank(berths[other]));
  const claims = ids.slice(0, most).map((id, at): PoolClaim => {
    const berth = order[at];
    return berth === undefined ? { id } : { id, berth };
  });
  const without = Math.max(0, claims.length - berths.length);
  const racs = Math.min(without, shared.length * 2);
  return { claims, racs, waits: without - racs };
}

function lowerRank(berth: Berth | undefined): number {
  return berth !== undefined && isLower(berth.kind) ? 1 : 0;
}

/** How many share and wait. */
function counts(rules: PoolRules, pool: Pool) {
  const without = pool.claims.filter(({ berth }) => berth === undefined).length;
  const racs = Math.min(without, rules.shared.length * 2);
  return { confirmed: pool.claims.length - without, racs, waits: without - racs };
}

/** What who comes next can have. */
export function availabilityIn(rules: PoolRules, pool: Pool): Availability {
  if (pool.closed) return { kind: 'charted' };
  const { confirmed, racs, waits } = counts(rules, pool);
  const nobodyBefore = racs === 0 && waits === 0;
  if (nobodyBefore && confirmed < rules.berths.length) {
    return { kind: 'available', left: rules.berths.length - confirmed, ...(pool.charted && { current: true }) };
  }
  if (pool.charted) return { kind: 'charted' };
  if (waits === 0 && racs < rules.shared.length * 2) return { kind: 'rac', booked: pool.racs + 1, current: racs + 1 };
  return waits < rules.mostWaiting
    ? { kind: 'waiting', list: rules.list, booked: pool.waits + 1, current: waits + 1 }
    : { kind: 'regret' };
}

/** A party comes in, all of it or nobody: 'regret' where the list has no room for all, or, once it is charted, no berths for all. */
export function joinPool(rules: PoolRules, pool: Pool, party: readonly Joining[]): Pool | 'regret' {
  let { claims, racs, waits } = pool;
  const now = availabilityIn(rules, pool);
  const seated = party.slice(0, now.kind === 'available' ? now.left : 0);
  const places = placeParty(freeBerths(rules, pool), seated);
  for (const [at, { id, upgrade = false }] of party.entries()) {
    const next = availabilityIn(rules, { ...pool, claims, racs, waits });
    if (next.kind === 'regret' || next.kind === 'charted') return 'regret';
    const berth = places[at]?.at;
    if (next.kind === 'rac') racs += 1;
    if (next.kind === 'waiting') waits += 1;
    claims = [...claims, { id, ...(berth !== undefined && { berth }), ...(upgrade && !pool.charted && { upgrade }) }];
  }
  return { ...pool, claims, racs, waits };
}

/** Some leave. Before the chart, the next in line move up into what they leave. */
export function leavePool(rules: PoolRules, pool: Pool, leaving: (id: string) => boolean): Pool {
  const stay = pool.claims.filter(({ id }) => !leaving(id));
  const upgraded = pool.upgraded?.filter(({ id }) => !leaving(id));
  if (stay.length === pool.claims.length && upgraded?.length === pool.upgraded?.length) return pool;
  if (pool.charted) return { ...pool, claims: stay, ...(upgraded && { upgraded }) };
  const taken = new Set(stay.map(({ berth }) => berth));
  const free = rules.berths.flatMap((_, at) => (taken.has(at) ? [] : [at]));
  const claims = stay.map((claim): PoolClaim => {
    const berth = claim.berth === undefined ? free.shift() : claim.berth;
    return berth === undefined ? claim : { ...claim, berth };
  });
  return { ...pool, claims };
}

/** The chart: who waits alone in a party is off it; who waits with somebody who travels stays on it. */
export function chartPool(
  rules: PoolRules,
  pool: Pool,
  partyOf: (id: string) => string,
): { readonly pool: Pool; readonly dropped: readonly string[] } {
  const places = placesIn(rules, pool);
  const travelling = new Set([...places].flatMap(([id, { kind }]) => (kind === 'waiting' ? [] : [partyOf(id)])));
  const dropped = [...places].flatMap(([id, { kind }]) =>
    kind === 'waiting' && !travelling.has(partyOf(id)) ? [id] : [],
  );
  const off = new Set(dropped);
  let behind = 0;
  const claims = pool.claims.map((claim) => (claim.berth === undefined ? { ...claim, charted: (behind += 1) } : claim));
  return { pool: { ...pool, claims: claims.filter(({ id }) => !off.has(id)), charted: true }, dropped };
}

/**
 * The second chart: what was given up since the first goes to those next in line. Whole berths come first, to who shares before who
 * waits; then shares, to who waits. A share that nobody gives up stays whose it is.
 */
export function chartAgain(rules: PoolRules, pool: Pool): Pool {
  const free = freeBerths(rules, pool).map(({ at }) => at);
  const most = rules.shared.length * 2;
  const taken = new Set(pool.claims.map(({ charted }) => charted));
  const shares = Array.from({ length: most }, (_, at) => at + 1).filter((place) => !taken.has(place));
  let waits = 0;
  const claims = pool.claims.map((claim): PoolClaim => {
    const { berth, charted, ...who } = claim;
    if (berth !== undefined || charted === undefined) return claim;
    const whole = free.shift();
    if (whole !== undefined) {
      if (charted <= most) shares.push(charted);
      return { ...who, berth: whole };
    }
    if (charted <= most) return claim;
    return { ...who, charted: shares.shift() ?? most + (waits += 1) };
  });
  return { ...pool, claims, closed: true };
}

/** Where everybody of a pool stands. With the chart, a share has its berth. */
export function placesIn(rules: PoolRules, pool: Pool): ReadonlyMap<string, BerthStatus> {
  let behind = 0;
  const higher = (pool.upgraded ?? []).map(({ id, berth, travelClass }): readonly [string, BerthStatus] => [
    id,
    { kind: 'confirmed', berth, upgradedTo: travelClass },
  ]);
  return new Map([
    ...pool.claims.map(({ id, berth, charted }): readonly [string, BerthStatus] => {
      const own = berth === undefined ? undefined : rules.berths[berth];
      if (own !== undefined) return [id, { kind: 'confirmed', berth: own }];
      behind = charted ?? behind + 1;
      if (behind > rules.shared.length * 2) {
        return [id, { kind: 'waiting', list: rules.list, number: behind - rules.shared.length * 2 }];
      }
      const side = pool.charted ? rules.shared[Math.floor((behind - 1) / 2)] : undefined;
      return [id, { kind: 'rac', number: behind, ...(side && { berth: side }) }];
    }),
    ...higher,
  ]);
}

export function freeBerths({ berths }: Pick<PoolRules, 'berths'>, { claims }: Pick<Pool, 'claims'>): FreeBerth[] {
  const taken = new Set(claims.map(({ berth }) => berth));
  return berths.flatMap((berth, at) => (taken.has(at) ? [] : [{ berth, at }]));
}
