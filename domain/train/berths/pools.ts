/** The pools that the berths of a class are shared out to, and which of them a traveller comes into. */
import { type Berth, berthsOf, mostWaiting, type Quota, sharedBerths, type TrainClass } from './classes.ts';
import type { PoolRules } from './pool.ts';
import type { WaitingList } from './status.ts';

/**
 * From where the train begins, the whole way or most of it; from a station on the way to where it ends; between stations on the way, and
 * from where it begins to one well short of its end; then the quotas.
 */
export const pools = ['GN', 'RL', 'PQ', 'TQ', 'LD', 'SS'] as const;
export type PoolName = (typeof pools)[number];

const lists: Readonly<Record<PoolName, WaitingList>> = {
  GN: 'GNWL',
  RL: 'RLWL',
  PQ: 'PQWL',
  TQ: 'TQWL',
  LD: 'LDWL',
  SS: 'GNWL',
};

/** Per cent of the berths that are given whole. */
const shares: readonly (readonly [PoolName, number])[] = [
  ['SS', 3],
  ['LD', 3],
  ['TQ', 14],
  ['PQ', 14],
  ['RL', 12],
];
/** Of those that are shared by two. */
const sharedShares: readonly (readonly [PoolName, number])[] = [
  ['PQ', 20],
  ['RL', 20],
];

/**
 * The rules of each pool of a class with so many coaches. Together they give each berth once. Only the general list from
 * where a train begins has most of the room; seniors' berths have no list.
 */
export function poolsOf(travelClass: TrainClass, coaches: number): Readonly<Record<PoolName, PoolRules>> {
  const side = sharedBerths(travelClass, coaches);
  const isShared = new Set(side.map(nameOf));
  const all = berthsOf(travelClass, coaches);
  const whole = all.filter((berth) => !isShared.has(nameOf(berth)));
  const lowers = whole.filter(({ kind }) => kind === 'LB');
  const others = whole.filter(({ kind }) => kind !== 'LB');
  // Seniors get lower berths; everybody else what is left, in the order of the train.
  const taken = new Set<string>();
  const take = (from: readonly Berth[], count: number): readonly Berth[] => {
    const mine = from.filter((berth) => !taken.has(nameOf(berth))).slice(0, count);
    for (const berth of mine) taken.add(nameOf(berth));
    return mine;
  };
  const given = new Map<PoolName, readonly Berth[]>();
  for (const [name, percent] of shares) {
    const count = Math.floor((whole.length * percent) / 100);
    given.set(
      name,
      take(name === 'SS' && lowers.length > 0 ? lowers : [...others, ...lowers].toSorted(inOrder), count),
    );
  }
  given.set('GN', take(whole, whole.length));
  let at = 0;
  const sharing = new Map<PoolName, readonly Berth[]>();
  for (const [name, percent] of sharedShares) {
    const count = Math.floor((side.length * percent) / 100);
    sharing.set(name, side.slice(at, at + count));
    at += count;
  }
  sharing.set('GN', side.slice(at));
  const waiting = mostWaiting(travelClass, all.length);
  const rules = (name: PoolName): PoolRules => ({
    berths: given.get(name) ?? [],
    shared: sharing.get(name) ?? [],
    mostWaiting: name === 'SS' ? 0 : Math.floor((waiting * (name === 'GN' ? 60 : 10)) / 100),
    list: lists[name],
  });
  return { GN: rules('GN'), RL: rules('RL'), PQ: rules('PQ'), TQ: rules('TQ'), LD: rules('LD'), SS: rules('SS') };
}

/**
 * The pool that a ride is booked from, by the positions of its stops. The pooled quota also serves who gets on where the train begins and
 * off before half of its way, counted in stops: so two tickets for the parts of a way may have berths where one for all of it has none.
 *
 * @example poolFor('GN', { from: 0, to: 5, stops: 6 }) // => 'GN'
 * @example poolFor('GN', { from: 0, to: 3, stops: 6 }) // => 'GN'
 * @example poolFor('GN', { from: 0, to: 2, stops: 6 }) // => 'PQ'
 * @example poolFor('GN', { from: 2, to: 4, stops: 6 }) // => 'PQ'
 */
export function poolFor(
  quota: Quota,
  { from, to, stops }: { readonly from: number; readonly to: number; readonly stops: number },
): PoolName {
  if (quota !== 'GN') return quota;
  const last = stops - 1;
  if (from === 0) return to * 2 < last ? 'PQ' : 'GN';
  return to === last ? 'RL' : 'PQ';
}

function nameOf({ coach, number }: Berth): string {
  return `${coach}/${number}`;
}

function inOrder(one: Berth, other: Berth): number {
  return one.coach === other.coach ? one.number - other.number : one.coach < other.coach ? -1 : 1;
}
