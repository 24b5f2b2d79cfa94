/** The seats of the sandbox's buses, by what a bus is. */
import type { Deck, SeatKind, SeatPosition } from '#domain/bus/trip/layout.ts';
import type { BusType } from '#domain/bus/trip/trip.ts';

/** Columns of the seats on either side; the aisle is the column between. */
const columns: Readonly<Record<BusType['abreast'], readonly [left: readonly number[], right: readonly number[]]>> = {
  '2+2': [
    [0, 1],
    [3, 4],
  ],
  '2+1': [[0], [2, 3]],
  '1+1': [[0], [2]],
};

const known = new Map<string, readonly SeatPosition[]>();

/** All seats of such a bus, deck by deck. */
export function seatsOf(bus: Pick<BusType, 'seating' | 'abreast'>): readonly SeatPosition[] {
  const key = `${bus.seating} ${bus.abreast}`;
  const seats = known.get(key) ?? made(bus);
  known.set(key, seats);
  return seats;
}

function made({ seating, abreast }: Pick<BusType, 'seating' | 'abreast'>): readonly SeatPosition[] {
  const berths = (deck: Deck, rows: number) => byLane(deck, 'sleeper', abreast, rows);
  switch (seating) {
    case 'sleeper':
      return [...berths('lower', 6), ...berths('upper', 6)];
    case 'seater-sleeper':
      return [...byRow('seat', abreast, 9), ...berths('upper', 5)];
    case 'semi-sleeper':
      return byRow('semi-sleeper', abreast, abreast === '2+2' ? 11 : 10);
    case 'seater':
      return byRow('seat', abreast, 11);
  }
}

/** Numbered along the bus, side by side: berths. */
function byLane(deck: Deck, kind: SeatKind, abreast: BusType['abreast'], rows: number): readonly SeatPosition[] {
  const letter = deck === 'lower' ? 'L' : 'U';
  return columns[abreast].flat().flatMap((column, lane) =>
    Array.from({ length: rows }, (_, row) => ({
      seat: `${letter}${lane * rows + row + 1}`,
      deck,
      kind,
      row,
      column,
    })),
  );
}

/** Numbered row by row, and across the aisle in the last row where four sit abreast. */
function byRow(kind: SeatKind, abreast: BusType['abreast'], rows: number): readonly SeatPosition[] {
  const across = columns[abreast].flat();
  const seats = Array.from({ length: rows }, (_, row) =>
    (row === rows - 1 && abreast === '2+2' ? [0, 1, 2, 3, 4] : across).map((column) => ({ row, column })),
  ).flat();
  return seats.map((place, at) => ({ seat: String(at + 1), deck: 'lower', kind, ...place }));
}
