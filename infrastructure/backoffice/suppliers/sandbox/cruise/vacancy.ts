/** Which cabins of a sailing are free: some are sold elsewhere by the seed, others here. */
import { bedsFor, cabinsOf, type PlannedCabin } from '#domain/cruise/sailing/deck-plan.ts';
import type { SharedCabin } from '#domain/cruise/booking/cruise-booking.ts';
import { type CabinKind, guestCount } from '#domain/cruise/sailing/sailing.ts';
import { fraction, numberOf } from '../chance.ts';
import type { NamedUnit, StockCount, StockPlace } from '../store/counted-stock.ts';
import { dayNumber } from '../store/unit-seller.ts';
import type { ShipSailing } from './sailings.ts';
import type { SandboxShip } from './ships.ts';

/** Cabins of a kind and as many beds are counted together. */
export interface CabinBucket {
  readonly kind: CabinKind;
  readonly sleeps: PlannedCabin['sleeps'];
}

export interface Vacancy {
  readonly cabins: readonly (PlannedCabin & { readonly free: boolean })[];
  /** Of a bucket, guarantees taken off. */
  readonly left: (bucket: CabinBucket) => number;
  /** Of a bucket, the numbers of those that nobody has by name. */
  readonly unnamed: (bucket: CabinBucket) => readonly string[];
  /** Of a bucket, sold here or free. */
  readonly units: (bucket: CabinBucket) => number;
}

const plans = new Map<string, readonly PlannedCabin[]>();

/** The cabins of a ship, laid out once. */
export function planOf({ shipId, decks }: SandboxShip): readonly PlannedCabin[] {
  const known = plans.get(shipId) ?? cabinsOf(decks);
  plans.set(shipId, known);
  return known;
}

export function placeOf({ ship, leaves }: Pick<ShipSailing, 'ship' | 'leaves'>, bucket: CabinBucket): StockPlace {
  return { resource: ship.shipId, day: dayNumber(leaves), kind: `${bucket.kind}-${bucket.sleeps}` };
}

export function vacancyOf(
  seed: number,
  found: ShipSailing,
  counts: readonly StockCount[],
  names: readonly NamedUnit[],
): Vacancy {
  const { ship, leaves } = found;
  const day = dayNumber(leaves);
  const about = numberOf(ship.shipId) + day;
  const soldShare = 0.2 + 0.55 * fraction(seed, about, 1);
  const taken = new Set(
    names.filter((each) => each.resource === ship.shipId && each.day === day).map(({ unit }) => unit),
  );
  const here = planOf(ship).filter(({ number }) => fraction(seed, about, 2, Number(number)) >= soldShare);
  const ofBucket = ({ kind, sleeps }: CabinBucket) =>
    here.filter((cabin) => cabin.kind === kind && cabin.sleeps === sleeps).length;
  const left = (bucket: CabinBucket) => {
    const { kind } = placeOf(found, bucket);
    const count = counts.find((each) => each.resource === ship.shipId && each.day === day && each.kind === kind);
    return Math.max(0, ofBucket(bucket) - (count?.taken ?? 0));
  };
  const onSale = new Set(here.map(({ number }) => number));
  return {
    cabins: planOf(ship).map((cabin) => ({
      ...cabin,
      free: onSale.has(cabin.number) && !taken.has(cabin.number) && left(cabin) > 0,
    })),
    left,
    unnamed: ({ kind, sleeps }) =>
      here
        .filter((cabin) => cabin.kind === kind && cabin.sleeps === sleeps && !taken.has(cabin.number))
        .map(({ number }) => number),
    units: ofBucket,
  };
}

/** Of a cabin that was sold: by its number, or as many beds as its guests need. Undefined where the ship has no such cabin. */
export function bucketOf(ship: SandboxShip, { kind, number, party }: SharedCabin): CabinBucket | undefined {
  if (number === undefined) return { kind, sleeps: bedsFor(guestCount(party)) };
  return planOf(ship).find((cabin) => cabin.number === number && cabin.kind === kind);
}
