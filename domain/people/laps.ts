/** Infants on laps: each travels on one adult's, the one chosen for it or the first who is free. */
import { type Violation, violation } from '../rules/violation.ts';
import type { TravellerType } from './traveller-type.ts';

/** A traveller as laps see one. `lapOf`: of an infant, the adult chosen for it, by position in the party. */
export interface Lapped {
  readonly type: TravellerType;
  readonly lapOf?: number | undefined;
}

/**
 * The adult of each infant, both by position: the one chosen for it, for the others the first adults who are left, in
 * order. Of two infants with one adult chosen the first has it. An infant for whom no adult is left has none.
 *
 * @example [...lapsOf([{ type: 'adult' }, { type: 'adult' }, { type: 'infant', lapOf: 1 }])] // => [[2, 1]]
 */
export function lapsOf(
  travellers: readonly Lapped[],
  isThere: (traveller: number) => boolean = () => true,
): ReadonlyMap<number, number> {
  const there = [...travellers.entries()].filter(([position]) => isThere(position));
  const free = new Set(there.flatMap(([position, { type }]) => (type === 'adult' ? [position] : [])));
  const laps = new Map<number, number>();
  const infants = there.filter(([, { type }]) => type === 'infant');
  for (const [infant, { lapOf }] of infants) {
    if (lapOf !== undefined && free.delete(lapOf)) laps.set(infant, lapOf);
  }
  for (const [infant] of infants) {
    const [adult] = free;
    if (laps.has(infant) || adult === undefined) continue;
    free.delete(adult);
    laps.set(infant, adult);
  }
  return laps;
}

/**
 * The adults chosen for infants: `lap-adult` where nobody of the party is an adult at that position or the traveller is no
 * infant, `lap-taken` where another infant has that adult. Paths: `[2].lapOf`, behind that of the party.
 */
export function checkLaps(travellers: readonly Lapped[]): readonly Violation[] {
  return travellers.flatMap(({ type, lapOf }, position) => {
    if (lapOf === undefined) return [];
    const path = `[${position}].lapOf`;
    if (type !== 'infant' || travellers[lapOf]?.type !== 'adult') return [violation('lap-adult', path)];
    const first = travellers.findIndex((each) => each.type === 'infant' && each.lapOf === lapOf);
    return first === position ? [] : [violation('lap-taken', path)];
  });
}

/**
 * Another adult for an infant: whose adult that was has the one that the infant had until now, so that nobody is left
 * without.
 */
export function withLap<Traveller extends Lapped>(
  travellers: readonly Traveller[],
  infant: number,
  adult: number,
): readonly Traveller[] {
  const laps = lapsOf(travellers);
  return travellers.map((each, position) => {
    if (position === infant) return { ...each, lapOf: adult };
    return laps.get(position) === adult ? { ...each, lapOf: laps.get(infant) } : each;
  });
}

/** Travellers of a part of a party, whose positions are counted in the part. */
export function partOfParty<Traveller extends Lapped>(
  travellers: readonly Traveller[],
  part: readonly number[],
): readonly Traveller[] {
  return part.flatMap((position): readonly Traveller[] => {
    const traveller = travellers[position];
    if (traveller?.lapOf === undefined) return traveller === undefined ? [] : [traveller];
    const lapOf = part.indexOf(traveller.lapOf);
    return [{ ...traveller, lapOf: lapOf < 0 ? undefined : lapOf }];
  });
}
