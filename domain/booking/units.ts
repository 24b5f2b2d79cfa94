/**
 * Which units of a booking still stand, after cancellations and no-shows: the one answer that lists, screens, papers, mail and
 * the next cancellation begin with.
 */
import { type Violation, violation } from '../rules/violation.ts';
import type { Booking, Unit } from './booking.ts';

type Given = Pick<Booking, 'gone'>;

/** Whether a unit still stands. */
export function stands({ gone = [] }: Given, unit: Unit): boolean {
  return !hasUnit(gone, unit);
}

/** Whether nobody came for it. */
export function isMissed({ gone = [] }: Given, unit: Unit): boolean {
  return gone.some((each) => each.missed === true && isSameUnit(each, unit));
}

/** Tells whether a unit was used and refunded by a claim. */
export function isClaimed({ gone = [] }: Given, unit: Unit): boolean {
  return gone.some((each) => each.claimed === true && isSameUnit(each, unit));
}

/** Tells whether lists and papers count a unit: it stands, or a claim refunded it after use. */
export function isListed(booking: Given, unit: Unit): boolean {
  return stands(booking, unit) || isClaimed(booking, unit);
}

export function isSameUnit(one: Unit, other: Unit): boolean {
  return one.traveller === other.traveller && one.item === other.item;
}

export function hasUnit(units: readonly Unit[], unit: Unit): boolean {
  return units.some((each) => isSameUnit(each, unit));
}

/** Each once, by item, then traveller. */
export function inOrder(units: readonly Unit[]): readonly Unit[] {
  return units
    .filter((unit, index) => !hasUnit(units.slice(0, index), unit))
    .toSorted((one, other) => one.item - other.item || one.traveller - other.traveller);
}

/** The units of so many items for so many travellers, by item, then traveller. */
export function unitsOf({
  items,
  travellers,
}: {
  readonly items: number;
  readonly travellers: number;
}): readonly Unit[] {
  return Array.from({ length: items * travellers }, (_, at) => ({
    traveller: at % travellers,
    item: Math.floor(at / travellers),
  }));
}

/** Units that a booking is shown with: the listed ones; all as sold where it is cancelled whole. */
export function unitsShown(booking: Given, all: readonly Unit[]): readonly Unit[] {
  const left = all.filter((unit) => isListed(booking, unit));
  return left.length > 0 ? left : all;
}

/** Items and travellers of some units, each once and in order. */
export function partsOf(units: readonly Unit[]): {
  readonly items: readonly number[];
  readonly travellers: readonly number[];
} {
  const once = (numbers: readonly number[]) => [...new Set(numbers)].toSorted((one, other) => one - other);
  return { items: once(units.map(({ item }) => item)), travellers: once(units.map(({ traveller }) => traveller)) };
}

/** Units that somebody names are units of the booking, each named once. Paths: `units[n].item`, `units[n].traveller`, `units[n]`. */
export function checkUnits(units: readonly Unit[], all: readonly Unit[]): readonly Violation[] {
  const { items, travellers } = partsOf(all);
  return units.flatMap((unit, index) => {
    const path = `units[${index}]`;
    const unknown = [
      ...(items.includes(unit.item) ? [] : [violation('place-not-booked', `${path}.item`)]),
      ...(travellers.includes(unit.traveller) ? [] : [violation('place-not-booked', `${path}.traveller`)]),
    ];
    if (unknown.length > 0) return unknown;
    if (!hasUnit(all, unit)) return [violation('place-not-booked', path)];
    return hasUnit(units.slice(0, index), unit) ? [violation('sent-twice', path)] : [];
  });
}
