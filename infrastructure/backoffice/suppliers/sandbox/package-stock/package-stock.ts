/**
 * What packages are put together from: rooms, seats and cars of the sandbox's own sellers, each with what it would take of their
 * stock. It is one stock: a room that a package takes is sold to nobody else, and the other way round.
 */
import type { Money } from '#domain/money/money.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { Point } from '#domain/places/city.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { PlaceTime } from '#domain/time/place-time.ts';
import type { Product } from '#domain/booking/booking.ts';
import type { StockPlace } from '../store/counted-stock.ts';

/** So many of a place of a seller's stock, while between `from` and `upTo` are taken. Of a room where `room` says which. */
export interface PartTaken extends StockPlace {
  readonly product: Product;
  readonly count: number;
  readonly units: number;
  readonly from: number;
  readonly upTo: number;
  readonly room?: number;
}

export interface PartyRoom {
  readonly adults: number;
  readonly childAges: readonly number[];
}

export type PartyRooms = readonly [PartyRoom, ...PartyRoom[]];

export interface StayWanted {
  readonly cityId: string;
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
  readonly rooms: PartyRooms;
}

/** A hotel with rooms for all, in short. */
export interface StayFound {
  readonly hotelId: string;
  readonly name: string;
  readonly stars: number;
  readonly area: string;
  readonly total: Money;
}

/** Rooms of a hotel, each with its price, taxes included. */
export interface StayPart extends Omit<StayFound, 'total'> {
  readonly point: Point;
  readonly room: string;
  readonly breakfast: boolean;
  readonly each: readonly Money[];
  readonly taken: readonly PartTaken[];
}

export interface FlightWanted {
  readonly origin: string;
  readonly destination: string;
  readonly date: IsoDate;
  readonly rooms: PartyRooms;
}

export interface FlightPart {
  readonly legs: readonly {
    readonly number: string;
    readonly origin: string;
    readonly destination: string;
    readonly departure: PlaceTime;
    readonly arrival: PlaceTime;
  }[];
  readonly each: readonly Money[];
  readonly taken: readonly PartTaken[];
}

export interface CarWanted {
  readonly cities: readonly string[];
  readonly from: IsoDate;
  readonly days: number;
  readonly people: number;
}

export interface CarPart {
  readonly model: string;
  readonly operator: string;
  readonly cars: number;
  readonly total: Money;
  readonly taken: readonly PartTaken[];
}

/** Undefined, or an empty list, where nothing is free. */
export interface PackageStock {
  /** The cheapest first. */
  readonly hotels: (wanted: StayWanted, now: Instant) => Promise<readonly StayFound[]>;
  readonly stay: (wanted: StayWanted & { readonly hotelId: string }, now: Instant) => Promise<StayPart | undefined>;
  /** That lands on its day, the cheapest first. */
  readonly flight: (wanted: FlightWanted, now: Instant) => Promise<FlightPart | undefined>;
  /** With its driver, from the first of these places to the last; undefined where no cabs drive. */
  readonly car: (wanted: CarWanted, now: Instant) => Promise<CarPart | undefined>;
}
