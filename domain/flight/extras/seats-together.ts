/**
 * Keeping a party together: the free seats that lie closest to one another. Beside each other in one row where that can be,
 * else across an aisle, else in rows as near as possible; never at an exit where a child or an infant travels.
 */
import { compare, type Money, sum } from '../../money/money.ts';
import { lapsOf } from '../../people/laps.ts';
import type { TravellerType } from '../../people/traveller-type.ts';
import { type Seat, type SeatMap, seatSpots, type SeatSpot, sideOf } from './seat-map.ts';

export interface SeatWishes {
  /** Adults with an infant on the lap; the first ones, unless said. */
  readonly holding?: ReadonlySet<number>;
  /** At least one of the party by a window, on an aisle. */
  readonly window?: boolean;
  readonly aisle?: boolean;
  /** No seat that costs more. */
  readonly most?: Money;
}

/** Who sits where: of all travellers but infants, who are on laps. */
export interface SeatedTraveller {
  readonly traveller: number;
  readonly seat: string;
}

/**
 * Seats for a party: undefined where no deck has enough free ones. No other seats span fewer rows of a deck, or as few rows
 * and fewer columns (aisles counted). Of those that span as few, seats that meet the wishes come first, then cheaper ones,
 * then those in front. Two adults with infants never share a side of a row. `most` is kept where it can be.
 */
export function seatsTogether(
  map: SeatMap,
  party: readonly TravellerType[],
  wishes: SeatWishes = {},
): readonly SeatedTraveller[] | undefined {
  const seated = party.flatMap((type, traveller) => (type === 'infant' ? [] : [{ type, traveller }]));
  const laps = party.length - seated.length;
  if (seated.length === 0) return undefined;
  const free = seatSpots(map).filter(({ seat }) => isFor(seat, party));
  const affordable = free.filter(({ seat }) => wishes.most === undefined || compare(seat.price, wishes.most) <= 0);
  for (const spots of affordable.length === free.length ? [free] : [affordable, free]) {
    const best = map.decks
      .map((_, deck) =>
        closest(
          map,
          spots.filter((spot) => spot.deck === deck),
          seated.length,
          laps,
          wishes,
        ),
      )
      .filter((found) => found !== undefined)
      .toSorted((one, other) => order(one, other, wishes))[0];
    if (best !== undefined) return placed(map, best, party, wishes.holding);
  }
  return undefined;
}

/** Rows and columns that a set of seats spans, aisles counted: 0 and 0 for one seat. */
function spanOf(spots: readonly SeatSpot[]): { readonly rows: number; readonly columns: number } {
  const span = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  return { rows: span(spots.map(({ row }) => row)), columns: span(spots.map(({ at }) => at)) };
}

function isFor(seat: Seat, party: readonly TravellerType[]): boolean {
  return seat.state === 'free' && !(seat.notForChild && party.some((type) => type !== 'adult'));
}

/** The best of the sets that span fewest rows, and of those fewest columns. */
function closest(
  map: SeatMap,
  spots: readonly SeatSpot[],
  size: number,
  laps: number,
  wishes: SeatWishes,
): readonly SeatSpot[] | undefined {
  if (spots.length < size || new Set(spots.map((spot) => sideOf(map, spot))).size < laps) return undefined;
  const lastRow = Math.max(-1, ...spots.map(({ row }) => row));
  const lastColumn = Math.max(-1, ...spots.map(({ at }) => at));
  for (let rows = 0; rows <= lastRow; rows += 1) {
    for (let columns = 0; columns <= lastColumn; columns += 1) {
      const found = boxes(spots, rows, columns, { lastRow, lastColumn })
        .map((box) => chosenFrom(map, box, size, laps, wishes))
        .filter((set) => set !== undefined)
        .toSorted((one, other) => order(one, other, wishes))[0];
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

function boxes(
  spots: readonly SeatSpot[],
  rows: number,
  columns: number,
  { lastRow, lastColumn }: { readonly lastRow: number; readonly lastColumn: number },
): readonly (readonly SeatSpot[])[] {
  const found: (readonly SeatSpot[])[] = [];
  for (let top = 0; top + rows <= lastRow; top += 1) {
    const inRows = spots.filter(({ row }) => row >= top && row <= top + rows);
    for (let left = 0; left + columns <= lastColumn; left += 1) {
      found.push(inRows.filter(({ at }) => at >= left && at <= left + columns));
    }
  }
  return found;
}

/** Of the seats of a box: one on each of as many sides as there are infants, then those that meet wishes and cost least. */
function chosenFrom(
  map: SeatMap,
  box: readonly SeatSpot[],
  size: number,
  laps: number,
  wishes: SeatWishes,
): readonly SeatSpot[] | undefined {
  if (box.length < size) return undefined;
  const ranked = box.toSorted((one, other) => rank(one.seat, wishes) - rank(other.seat, wishes));
  const sides = new Set<string>();
  const onSides = ranked.filter((spot) => {
    const side = sideOf(map, spot);
    if (sides.size >= laps || sides.has(side)) return false;
    sides.add(side);
    return true;
  });
  if (onSides.length < laps) return undefined;
  const others = ranked.filter((spot) => !onSides.includes(spot)).slice(0, size - laps);
  return [...onSides, ...others].toSorted((one, other) => one.row - other.row || one.at - other.at);
}

function rank({ window, aisle, price }: Seat, wishes: SeatWishes): number {
  const met = (wishes.window === true && window ? 1 : 0) + (wishes.aisle === true && aisle ? 1 : 0);
  return price.minor - met * 1e12;
}

function order(one: readonly SeatSpot[], other: readonly SeatSpot[], wishes: SeatWishes): number {
  const [a, b] = [spanOf(one), spanOf(other)];
  return (
    a.rows - b.rows ||
    a.columns - b.columns ||
    unmet(one, wishes) - unmet(other, wishes) ||
    priceOf(one) - priceOf(other) ||
    (one[0]?.row ?? 0) - (other[0]?.row ?? 0) ||
    (one[0]?.at ?? 0) - (other[0]?.at ?? 0)
  );
}

function unmet(spots: readonly SeatSpot[], { window, aisle }: SeatWishes): number {
  const has = (is: (seat: Seat) => boolean) => spots.some(({ seat }) => is(seat));
  return (
    (window === true && !has((seat) => seat.window) ? 1 : 0) + (aisle === true && !has((seat) => seat.aisle) ? 1 : 0)
  );
}

function priceOf(spots: readonly SeatSpot[]): number {
  const [first] = spots;
  if (first === undefined) return 0;
  return sum(
    first.seat.price.currency,
    spots.map(({ seat }) => seat.price),
  ).minor;
}

/** Adults with infants first, each on a side of its own; children next to where the first adults sit. */
function placed(
  map: SeatMap,
  spots: readonly SeatSpot[],
  party: readonly TravellerType[],
  chosen?: ReadonlySet<number>,
): readonly SeatedTraveller[] {
  const of = (type: TravellerType) => party.flatMap((each, traveller) => (each === type ? [traveller] : []));
  const adults = of('adult');
  const holding = [...(chosen ?? lapsOf(party.map((type) => ({ type }))).values())];
  const taken = new Set<SeatSpot>();
  const sides = new Set<string>();
  const seats: SeatedTraveller[] = [];
  const give = (traveller: number, spot: SeatSpot | undefined): void => {
    if (spot === undefined) return;
    taken.add(spot);
    sides.add(sideOf(map, spot));
    seats.push({ traveller, seat: spot.seat.seat });
  };
  for (const traveller of holding) {
    give(
      traveller,
      spots.find((spot) => !taken.has(spot) && !sides.has(sideOf(map, spot))),
    );
  }
  const [first, ...rest] = adults.filter((adult) => !holding.includes(adult));
  for (const traveller of [...(first === undefined ? [] : [first]), ...of('child'), ...rest]) {
    give(
      traveller,
      spots.find((spot) => !taken.has(spot)),
    );
  }
  return seats.toSorted((one, other) => one.traveller - other.traveller);
}
