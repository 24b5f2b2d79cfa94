/** Who travels, by room, and how each shares it: what published prices go by. */
import type { TravellerType } from '../../people/traveller-type.ts';

/** Ages of children on the first day, 0 to 11. Anyone older counts as an adult. */
export interface RoomParty {
  readonly adults: number;
  readonly childAges: readonly number[];
}

/** twin: one of two. triple: on a third bed. child-bed and child-no-bed: a child beside adults, with a bed of its own or not. */
export const shares = ['single', 'twin', 'triple', 'child-bed', 'child-no-bed', 'infant'] as const;
export type Share = (typeof shares)[number];

/** In whole years: below the first an infant, below the second without a bed of its own. */
export const infantBelow = 2;
const ownBedFrom = 6;
export const childAgeMost = 11;

/** How a party may be. */
export const partyLimits = { rooms: 6, adults: 3, children: 3, people: 4 } as const;

/**
 * Adults first, then the children in their order. A child with a bed makes up a pair with an adult alone.
 *
 * @example sharesOf({ adults: 2, childAges: [8, 4] }) // => ['twin', 'twin', 'child-bed', 'child-no-bed']
 * @example sharesOf({ adults: 1, childAges: [9] }) // => ['twin', 'twin']
 * @example sharesOf({ adults: 3, childAges: [] }) // => ['twin', 'twin', 'triple']
 */
export function sharesOf({ adults, childAges }: RoomParty): readonly Share[] {
  const pairs = adults === 1 ? childAges.findIndex((age) => age >= ownBedFrom) : -1;
  const alone = adults === 1 && pairs < 0;
  const grown = Array.from({ length: adults }, (_, at): Share => (alone ? 'single' : at < 2 ? 'twin' : 'triple'));
  const young = childAges.map((age, at): Share => {
    if (at === pairs) return 'twin';
    return age < infantBelow ? 'infant' : age < ownBedFrom ? 'child-no-bed' : 'child-bed';
  });
  return [...grown, ...young];
}

/**
 * The ages, both included, whose price a child of an age has.
 *
 * @example agesSoldAs(4) // => { least: 2, most: 5 }
 */
export function agesSoldAs(age: number): { readonly least: number; readonly most: number } {
  if (age < infantBelow) return { least: 0, most: infantBelow - 1 };
  return age < ownBedFrom ? { least: infantBelow, most: ownBedFrom - 1 } : { least: ownBedFrom, most: childAgeMost };
}

/** Somebody who was quoted. */
export interface Place {
  readonly room: number;
  readonly type: TravellerType;
  /** Of children: on the first day, as it was searched for. */
  readonly age?: number;
}

/** Everybody, room by room, in each the adults first. */
export function placesOf(rooms: readonly RoomParty[]): readonly Place[] {
  return rooms.flatMap(({ adults, childAges }, room) => [
    ...Array.from({ length: adults }, (): Place => ({ room, type: 'adult' })),
    ...childAges.map((age): Place => ({ room, type: age < infantBelow ? 'infant' : 'child', age })),
  ]);
}

/** Of a room, everybody. */
export function peopleIn({ adults, childAges }: RoomParty): number {
  return adults + childAges.length;
}

export function travellersIn(rooms: readonly RoomParty[]): number {
  return rooms.reduce((all, room) => all + peopleIn(room), 0);
}

/** As seats are taken: infants have none. */
export function seatsIn(rooms: readonly RoomParty[]): number {
  return rooms.reduce(
    (all, { adults, childAges }) => all + adults + childAges.filter((age) => age >= infantBelow).length,
    0,
  );
}

/** What suppliers count by: who is two or more, and not grown, is a child. */
export function countsOf(rooms: readonly RoomParty[]) {
  const ages = rooms.flatMap(({ childAges }) => childAges);
  return {
    adults: rooms.reduce((all, { adults }) => all + adults, 0),
    children: ages.filter((age) => age >= infantBelow).length,
    infants: ages.filter((age) => age < infantBelow).length,
  };
}
