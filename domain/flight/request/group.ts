/**
 * Groups: how many may travel, and how they are split into records of the airline, which hold nine seats each. Every
 * record has an adult; every infant is in its adult's.
 */
import { checkInfants, countByType, type PartyCounts } from '../../people/traveller.ts';
import type { TravellerType } from '../../people/traveller-type.ts';
import { partyMostSeats } from '../../rules/limits.ts';
import { firstOf, type Violation, violation } from '../../rules/violation.ts';

/** Travellers of a group request, infants included. */
export const groupSize = { least: 10, most: 300 } as const;

/** How many records a group needs, whatever the order of its travellers: infants take no seats. */
export function recordsNeeded({ adults, children }: PartyCounts): number {
  return Math.ceil((adults + children) / partyMostSeats);
}

/**
 * The size of a group, and whether it can be split: `group-size`, `party-infants`, `group-adults` with the least number of
 * adults, one a record. Paths are empty: the party as a whole.
 *
 * @example checkGroupParty({ adults: 10, children: 0, infants: 0 }) // => []
 * @example checkGroupParty({ adults: 1, children: 17, infants: 0 }) // => [violation('group-adults', '', { least: 2 })]
 */
export function checkGroupParty(party: PartyCounts): readonly Violation[] {
  const { adults, children, infants } = party;
  const size = adults + children + infants;
  const { least, most } = groupSize;
  const whole = [adults, children, infants].every((count) => Number.isSafeInteger(count) && count >= 0);
  return firstOf(
    whole ? [] : [violation('not-a-number', '')],
    size < least || size > most ? [violation('group-size', '', { least, most })] : [],
    checkInfants(party),
    adults < recordsNeeded(party) ? [violation('group-adults', '', { least: recordsNeeded(party) })] : [],
  );
}

/**
 * Travellers split into as few records as there can be, each a party that airlines take: at most nine seats, an adult
 * among them, infants with the adult named before them. Answers positions, in the order of the list within each record;
 * those named near each other stay together where that can be. Undefined where there are too few adults.
 *
 * @example splitIntoRecords(['adult', 'infant', 'adult']) // => [[0, 1, 2]]
 */
export function splitIntoRecords(types: readonly TravellerType[]): readonly (readonly number[])[] | undefined {
  if (types.length === 0) return [];
  const counts = countByType(types.map((type) => ({ type })));
  const needed = recordsNeeded(counts);
  if (counts.infants > counts.adults || counts.adults < needed) return undefined;
  const carers = carersOf(types);
  const adults = positionsOf(types, 'adult');
  const pairs = adults.filter((adult) => carers.has(adult));
  const singles = adults.filter((adult) => !carers.has(adult));
  const records: number[][] = Array.from({ length: needed }, () => []);
  // As even as can be, neighbours together: no record gets more pairs than seats.
  pairs.forEach((adult, at) => {
    records[Math.floor((at * needed) / pairs.length)]?.push(adult, carers.get(adult) ?? adult);
  });
  const empty = records.filter((record) => record.length === 0);
  const leaders = empty.map((_, at) => singles[Math.floor((at * singles.length) / empty.length)] ?? -1);
  empty.forEach((record, at) => record.push(leaders[at] ?? -1));
  const led = new Set(leaders);
  const others = [...types.keys()].filter(
    (position) => types[position] === 'child' || (singles.includes(position) && !led.has(position)),
  );
  const seatsOf = (record: readonly number[]) => record.filter((position) => types[position] !== 'infant').length;
  const room = records.flatMap((record) => Array.from({ length: partyMostSeats - seatsOf(record) }, () => record));
  others.forEach((position, at) => room[at]?.push(position));
  return records.map((record) => record.toSorted((one, other) => one - other));
}

/** The infant of each adult who has one: the nearest free adult before it, else the first free one after it. */
function carersOf(types: readonly TravellerType[]): ReadonlyMap<number, number> {
  const carers = new Map<number, number>();
  for (const infant of positionsOf(types, 'infant')) {
    const free = positionsOf(types, 'adult').filter((adult) => !carers.has(adult));
    const carer = free.findLast((adult) => adult < infant) ?? free[0];
    if (carer !== undefined) carers.set(carer, infant);
  }
  return carers;
}

function positionsOf(types: readonly TravellerType[], wanted: TravellerType): readonly number[] {
  return [...types.keys()].filter((position) => types[position] === wanted);
}
