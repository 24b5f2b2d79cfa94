/**
 * Berths for a party: in one bay where a bay has room for all, else in one coach. Lower berths go first to seniors, men from 60 and women
 * from 45 on. A traveller without a wish takes one only where no other is left. Source: trade facts on rail, berths and ages.
 */
import { bayOf, type Berth, type BerthKind, isLower } from './classes.ts';

export interface FreeBerth {
  readonly berth: Berth;
  /** Position among the berths of its pool. */
  readonly at: number;
}

export interface BerthSeeker {
  /** Kinds that are wished for, best first. */
  readonly wishes: readonly BerthKind[];
  /** Chooses before the others of the party. */
  readonly lowerFirst?: boolean;
}

interface Seating {
  /** By seeker. */
  readonly places: readonly (FreeBerth | undefined)[];
  readonly score: number;
}

/** Chooses a free berth for each of a party; undefined for whom none is left. */
export function placeParty(
  free: readonly FreeBerth[],
  party: readonly BerthSeeker[],
): readonly (FreeBerth | undefined)[] {
  const roomy = (nameOf: (berth: Berth) => string) => {
    const groups = new Map<string, FreeBerth[]>();
    for (const each of free) {
      const name = nameOf(each.berth);
      const group = groups.get(name);
      if (group === undefined) groups.set(name, [each]);
      else group.push(each);
    }
    return [...groups.values()].filter((group) => group.length >= party.length);
  };
  const bays = roomy(bayOf);
  const groups = bays.length > 0 ? bays : roomy(({ coach }) => coach);
  const [first = seatIn(free, party), ...others] = groups.map((group) => seatIn(group, party));
  return others.reduce((best, each) => (each.score > best.score ? each : best), first).places;
}

/** Seats a party in some berths: seniors first, then travellers with a wish, then the rest. */
function seatIn(berths: readonly FreeBerth[], party: readonly BerthSeeker[]): Seating {
  const left = [...berths];
  const places: (FreeBerth | undefined)[] = party.map(() => undefined);
  let score = 0;
  const rank = ({ wishes, lowerFirst = false }: BerthSeeker) => (lowerFirst ? 0 : wishes.length > 0 ? 1 : 2);
  const order = party
    .map((seeker, at) => ({ seeker, at }))
    .toSorted((one, other) => rank(one.seeker) - rank(other.seeker));
  for (const { seeker, at } of order) {
    const wished = seeker.wishes.map((wish) => left.findIndex(({ berth }) => berth.kind === wish));
    const granted = wished.find((place) => place >= 0);
    const higher = left.findIndex(({ berth }) => !isLower(berth.kind));
    const place = granted ?? Math.max(higher, 0);
    const [taken] = left.splice(place, 1);
    places[at] = taken;
    // A wish counts more than any number of lower berths kept for others.
    if (granted !== undefined) score += 100;
    else if (taken !== undefined && isLower(taken.berth.kind)) score -= 1;
  }
  return { places, score };
}
