/** Going from seat to seat by arrows, as the bus has them: left and right facing forward, up towards the front. */
import { inBusOrder, type SeatPosition } from './layout.ts';

export type SeatMove = 'left' | 'right' | 'up' | 'down' | 'row-start' | 'row-end' | 'front' | 'back';

/**
 * The seat that one comes to: beside it over the aisle, in the next row the nearest by column, the ends of its row, the first
 * and the last row of its deck. From the last row of a deck down there is the first of the next, and the other way. Undefined
 * at an edge.
 */
export function seatFrom(seats: readonly SeatPosition[], from: string, move: SeatMove): string | undefined {
  const all = inBusOrder(seats);
  const here = all.find(({ seat }) => seat === from);
  if (here === undefined) return undefined;
  const inRow = (of: SeatPosition | undefined) =>
    of === undefined ? [] : all.filter(({ deck, row }) => deck === of.deck && row === of.row);
  const nearest = (row: readonly SeatPosition[]) =>
    row.toSorted(
      (one, other) =>
        Math.abs(one.column - here.column) - Math.abs(other.column - here.column) || one.column - other.column,
    )[0]?.seat;
  const row = inRow(here);
  const at = row.indexOf(here);
  const deck = all.filter((each) => each.deck === here.deck);
  switch (move) {
    case 'left':
      return row[at - 1]?.seat;
    case 'right':
      return row[at + 1]?.seat;
    case 'row-start':
      return row[0]?.seat;
    case 'row-end':
      return row.at(-1)?.seat;
    case 'up':
      return nearest(inRow(all[all.indexOf(row[0] ?? here) - 1]));
    case 'down':
      return nearest(inRow(all[all.indexOf(row.at(-1) ?? here) + 1]));
    case 'front':
      return nearest(inRow(deck[0]));
    case 'back':
      return nearest(inRow(deck.at(-1)));
  }
}
