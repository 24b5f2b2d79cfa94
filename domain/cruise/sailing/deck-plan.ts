/** Where cabins are on a ship: deck by deck, along its sides and inside. */
import type { CabinKind } from './sailing.ts';

/** A deck with cabins: what lies along its sides from bow to stern, position by position, and how many are inside. */
export interface CabinDeck {
  readonly deck: number;
  /** Runs of cabins from the bow, the same on both sides. */
  readonly sides: readonly { readonly kind: Exclude<CabinKind, 'inside'>; readonly count: number }[];
  readonly insides: number;
}

export const shipSides = ['starboard', 'port', 'inside'] as const;
export type ShipSide = (typeof shipSides)[number];

export interface PlannedCabin {
  readonly number: string;
  readonly deck: number;
  readonly kind: CabinKind;
  readonly side: ShipSide;
  /** From the bow, from 0. */
  readonly along: number;
  /** Guests that it has beds for. */
  readonly sleeps: 2 | 4;
}

/** Of two guests and four, of every kind. Every third cabin has berths that fold down. */
const sleeping = (along: number): 2 | 4 => (along % 3 === 1 ? 4 : 2);

/**
 * All cabins in order of their numbers' decks. Odd numbers are to starboard, even ones to port; inside cabins follow from 201 of their deck.
 *
 * @example cabinsOf([{ deck: 8, sides: [{ kind: 'balcony', count: 2 }], insides: 1 }]).map(({ number }) => number) // => ['8001', '8002', '8003', '8004', '8201']
 */
export function cabinsOf(decks: readonly CabinDeck[]): readonly PlannedCabin[] {
  return decks.flatMap(({ deck, sides, insides }) => {
    const outer = sides.flatMap(({ kind, count }) => Array.from({ length: count }, () => kind));
    const named = (place: number) => String(deck * 1000 + place);
    return [
      ...outer.flatMap((kind, along): readonly PlannedCabin[] =>
        (['starboard', 'port'] as const).map((side, of) => ({
          number: named(2 * along + 1 + of),
          deck,
          kind,
          side,
          along,
          sleeps: sleeping(along),
        })),
      ),
      ...Array.from(
        { length: insides },
        (_, along): PlannedCabin => ({
          number: named(201 + along),
          deck,
          kind: 'inside',
          side: 'inside',
          along,
          sleeps: sleeping(along),
        }),
      ),
    ];
  });
}

/** Beds that a party needs a cabin for. */
export function bedsFor(guests: number): 2 | 4 {
  return guests > 2 ? 4 : 2;
}

/** How far along its deck a cabin lies, from 0 at the bow to 1 at the stern; the longest row of the deck is its length. */
function shareAlong(plan: readonly PlannedCabin[], { deck, along }: Pick<PlannedCabin, 'deck' | 'along'>): number {
  const last = Math.max(0, ...plan.filter((each) => each.deck === deck).map((each) => each.along));
  return last === 0 ? 0.5 : along / last;
}

/**
 * Of some cabins of a plan the one that lies nearest to the middle of the ship, of several the first.
 *
 * @example nearestMiddle(cabinsOf([{ deck: 8, sides: [{ kind: 'balcony', count: 5 }], insides: 0 }]), cabinsOf([{ deck: 8, sides: [{ kind: 'balcony', count: 5 }], insides: 0 }]))?.number // => '8005'
 */
export function nearestMiddle<Cabin extends PlannedCabin>(
  some: readonly Cabin[],
  plan: readonly PlannedCabin[],
): Cabin | undefined {
  const away = (cabin: Cabin) => Math.abs(shareAlong(plan, cabin) - 0.5);
  const [nearest] = some.map((cabin) => ({ cabin, away: away(cabin) })).toSorted((one, other) => one.away - other.away);
  return nearest?.cabin;
}

/** Where a cabin of a plan lies between bow and stern; the ship moves least in the middle. */
export function partOfShip(
  cabin: Pick<PlannedCabin, 'deck' | 'along'>,
  plan: readonly PlannedCabin[],
): 'forward' | 'middle' | 'aft' {
  const share = shareAlong(plan, cabin);
  return share < 0.3 ? 'forward' : share > 0.7 ? 'aft' : 'middle';
}
