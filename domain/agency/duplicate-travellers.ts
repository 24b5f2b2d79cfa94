/** Saved travellers who may be one person under two spellings. */
import type { SavedTraveller } from './saved-traveller.ts';

/**
 * Groups of two or more who share a passport, or whose names are the same letters in any order and spelling while their
 * dates of birth do not differ. In the order of the list, nobody in two groups.
 */
export function duplicateTravellers(list: readonly SavedTraveller[]): readonly (readonly SavedTraveller[])[] {
  const groups: SavedTraveller[][] = [];
  const byKey = new Map<string, SavedTraveller[]>();
  for (const saved of list) {
    const found = keysOf(saved)
      .flatMap((key) => byKey.get(key) ?? [])
      .find((other) => areSame(other, saved));
    const group = groups.find((each) => found !== undefined && each.includes(found)) ?? [];
    if (group.length === 0) groups.push(group);
    group.push(saved);
    for (const key of keysOf(saved)) byKey.set(key, [...(byKey.get(key) ?? []), saved]);
  }
  return groups.filter(({ length }) => length > 1);
}

function areSame({ traveller: one }: SavedTraveller, { traveller: other }: SavedTraveller): boolean {
  const samePassport = one.passport !== undefined && one.passport.number === other.passport?.number;
  const bornApart =
    one.dateOfBirth !== undefined && other.dateOfBirth !== undefined && one.dateOfBirth !== other.dateOfBirth;
  return samePassport || !bornApart;
}

function keysOf({ traveller: { firstName, lastName, passport } }: SavedTraveller): readonly string[] {
  const name = `name ${nameKey(`${firstName} ${lastName}`)}`;
  return passport === undefined ? [name] : [name, `passport ${passport.number}`];
}

/**
 * The letters of a name without marks and case, word by word in alphabetical order.
 *
 * @example nameKey('José  García') // => 'garcia jose'
 */
export function nameKey(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .toSorted()
    .join(' ');
}
