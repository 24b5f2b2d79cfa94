/** Seats as services: a seat map says what is where, its lines are what can be chosen and paid for. */
import type { FlightPlace, SsrLine } from './ancillaries.ts';
import { type Seat, type SeatMap, seatSpots } from './seat-map.ts';

/**
 * What a seat is chosen by.
 *
 * @example seatSsrId({ itinerary: 0, segment: 1 }, '12A') // => 'seat-0.1-12A'
 */
export function seatSsrId({ itinerary, segment }: FlightPlace, seat: string): string {
  return `seat-${itinerary}.${segment}-${seat}`;
}

/** A seat as a line: for each traveller with a seat of their own. */
export function seatLine(place: FlightPlace, { seat, price }: Pick<Seat, 'seat' | 'price'>): SsrLine {
  return {
    ssrId: seatSsrId(place, seat),
    kind: 'seat',
    place,
    code: seat,
    name: seat,
    price,
    for: ['adult', 'child'],
  };
}

/** A line for each seat of the cabin that is flown in, taken ones too; those that are not sold there have none. */
export function seatLines(map: SeatMap): readonly SsrLine[] {
  return seatSpots(map).flatMap(({ seat }) => (seat.state === 'blocked' ? [] : [seatLine(map.place, seat)]));
}
