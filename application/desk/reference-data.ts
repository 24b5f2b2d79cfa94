/** Airports and airlines, for programs that show or check them. */
import type { Airline } from '#domain/flight/reference/airlines.ts';
import type { Airport } from '#domain/flight/reference/airports.ts';
import type { Paged } from '#domain/rules/paged.ts';
import type { Answer } from './answer.ts';

/** Those that both fields name; all, by code, where neither is there. */
export interface ReferenceAsked {
  /** What a person typed: best first. */
  readonly text?: string;
  readonly codes?: readonly string[];
  /** From 1. */
  readonly page: number;
}

/** A name in the caller's language. */
interface InCountry {
  readonly countryName: string;
}

export type ListedAirport = Omit<Airport, 'cityIn'> & InCountry;
export type ListedAirline = Airline & InCountry;

export interface AirportsPage extends Paged {
  readonly airports: readonly ListedAirport[];
}

export interface AirlinesPage extends Paged {
  readonly airlines: readonly ListedAirline[];
}

/** For anyone who is signed in. Invalid at `page` below 1, at `text` where it is too long. */
export interface ReferenceDesk {
  readonly airports: (asked: ReferenceAsked) => Answer<AirportsPage>;
  readonly airlines: (asked: ReferenceAsked) => Answer<AirlinesPage>;
}
