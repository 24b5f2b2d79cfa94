/**
 * What flies: a segment is one flight number between a boarding and an alighting point; an itinerary is the
 * segments of one direction in the order of travel. Times are local to their airport and carry its zone.
 */
import type { PlaceTime } from '../../time/place-time.ts';

/** IATA airport code, three capitals: 'DEL'. */
export type AirportCode = string;
/** IATA airline designator, two characters: '6E'. */
export type AirlineCode = string;

export interface Segment {
  readonly carrier: AirlineCode;
  /** Digits only, no carrier: '2134'. */
  readonly flightNumber: string;
  /** Present where another airline flies it. */
  readonly operatedBy?: AirlineCode;
  readonly origin: AirportCode;
  readonly originTerminal?: string;
  readonly destination: AirportCode;
  readonly destinationTerminal?: string;
  readonly departure: PlaceTime;
  readonly arrival: PlaceTime;
  readonly durationMinutes: number;
  /** IATA equipment code: '32N'. Empty where it is not known. */
  readonly equipment: string;
}

export interface Itinerary {
  readonly segments: readonly [Segment, ...Segment[]];
  /** First departure to last arrival, layovers included. */
  readonly durationMinutes: number;
  readonly stops: number;
}

/** Whether two itineraries are the same flights at the same times. */
export function isSameFlights(one: Itinerary, other: Itinerary): boolean {
  const textOf = ({ segments }: Itinerary): string =>
    segments.map(({ carrier, flightNumber, departure }) => `${carrier}${flightNumber} ${departure.local}`).join();
  return textOf(one) === textOf(other);
}

/** A journey is international when any flight of it crosses a border. */
export function crossesBorder(
  itineraries: readonly Itinerary[],
  isDomestic: (from: AirportCode, to: AirportCode) => boolean,
): boolean {
  return itineraries.some(({ segments }) =>
    segments.some(({ origin, destination }) => !isDomestic(origin, destination)),
  );
}
