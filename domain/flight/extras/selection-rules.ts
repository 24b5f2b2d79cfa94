/**
 * What travellers add to their flights: baggage, meals, special services and seats, and which of them go
 * together. A selection is of one traveller on one flight.
 */
import type { TravellerType } from '../../people/traveller-type.ts';
import { baggageMostKilograms } from '../../rules/limits.ts';
import { type Violation, violation } from '../../rules/violation.ts';

/** Kinds of extra services. */
export const ssrKinds = ['meals', 'baggage', 'special_ssr', 'seat'] as const;
export type SsrKind = (typeof ssrKinds)[number];

interface OnOneFlight {
  /** Index of the traveller in the party. */
  readonly traveller: number;
  /** Which flight: any key that is the same for all selections on it. */
  readonly segment: string;
}

export interface BaggageSelection extends OnOneFlight {
  readonly kind: 'baggage';
  /** The carrier's code of the piece or weight: one code is one type. */
  readonly code: string;
  readonly kilograms: number;
}

export interface ServiceSelection extends OnOneFlight {
  readonly kind: 'meals' | 'special_ssr';
  readonly code: string;
}

export interface SeatSelection extends OnOneFlight {
  readonly kind: 'seat';
  /** Row and letter, `12A`. */
  readonly seat: string;
  /** False beside emergency exits and wherever else the carrier seats no child. */
  readonly childAllowed: boolean;
  /** True when the carrier has given it to somebody outside the party. */
  readonly occupied: boolean;
}

export type Selection = BaggageSelection | ServiceSelection | SeatSelection;

/**
 * The rules of a party's selections; paths are `selections[n]`, of the later one where two do not go
 * together. For one traveller on one flight: no baggage type twice (`baggage-twice`), at most 60 kg in
 * all (`baggage-weight`), no service twice (`ssr-twice`), one seat (`seat-twice`). No child or infant on
 * a seat that is not for children (`seat-child`). No seat that belongs to another, in the party or
 * outside it (`seat-taken`).
 *
 * @example checkSelections([{ kind: 'seat', traveller: 0, segment: 'DEL-BOM', seat: '12A', childAllowed: true, occupied: false }, { kind: 'seat', traveller: 1, segment: 'DEL-BOM', seat: '12A', childAllowed: true, occupied: false }], ['adult', 'adult']) // => [violation('seat-taken', 'selections[1]', { seat: '12A' })]
 */
export function checkSelections(
  selections: readonly Selection[],
  party: readonly TravellerType[],
): readonly Violation[] {
  return selections.flatMap((selection, index) => {
    const path = `selections[${index}]`;
    const earlier = selections.slice(0, index);
    switch (selection.kind) {
      case 'baggage':
        return checkBaggage(selection, earlier, path);
      case 'meals':
      case 'special_ssr':
        return earlier.some((other) => isSameService(selection, other)) ? [violation('ssr-twice', path)] : [];
      case 'seat':
        return checkSeat(selection, earlier, party[selection.traveller], path);
    }
  });
}

function checkBaggage(bag: BaggageSelection, earlier: readonly Selection[], path: string): readonly Violation[] {
  const others = earlier
    .filter((other) => other.kind === 'baggage')
    .filter((other) => isSameTravellerAndFlight(bag, other));
  const before = others.reduce((total, other) => total + other.kilograms, 0);
  return [
    ...(others.some((other) => other.code === bag.code) ? [violation('baggage-twice', path)] : []),
    // Only the piece that goes over the limit is at fault, not those after it as well.
    ...(before <= baggageMostKilograms && before + bag.kilograms > baggageMostKilograms
      ? [violation('baggage-weight', path, { most: baggageMostKilograms })]
      : []),
  ];
}

function checkSeat(
  selection: SeatSelection,
  earlier: readonly Selection[],
  type: TravellerType | undefined,
  path: string,
): readonly Violation[] {
  const { segment, seat, occupied, childAllowed } = selection;
  const seats = earlier.filter((other) => other.kind === 'seat').filter((other) => other.segment === segment);
  const mine = seats.some((other) => other.traveller === selection.traveller);
  const taken = occupied || seats.some((other) => other.seat === seat && other.traveller !== selection.traveller);
  const forbidden = !childAllowed && (type === 'child' || type === 'infant');
  return [
    ...(mine ? [violation('seat-twice', path, { segment })] : []),
    ...(taken ? [violation('seat-taken', path, { seat })] : []),
    ...(forbidden ? [violation('seat-child', path, { seat })] : []),
  ];
}

function isSameService(service: ServiceSelection, other: Selection): boolean {
  return other.kind === service.kind && other.code === service.code && isSameTravellerAndFlight(service, other);
}

function isSameTravellerAndFlight(one: OnOneFlight, other: OnOneFlight): boolean {
  return one.traveller === other.traveller && one.segment === other.segment;
}
