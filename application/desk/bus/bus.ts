/** Finding buses, blocking seats in them and buying those. What is done to a booking afterwards is the booking desk's. */
import type { ShownIdDraft } from '#domain/people/identity.ts';
import type { BlockedSeat } from '#domain/bus/quote/quote.ts';
import type { BusRide } from '#domain/bus/booking/bus-booking.ts';
import type { BusCity } from '#domain/bus/search/city.ts';
import type { BusSearchRequest } from '#domain/bus/search/rules.ts';
import type { SeatLayout } from '#domain/bus/trip/layout.ts';
import type { BusTrip } from '#domain/bus/trip/trip.ts';
import type { Gender } from '#domain/people/gender.ts';
import type { Title } from '#domain/people/titles.ts';
import type { Money } from '#domain/money/money.ts';
import type { Answer } from '../answer.ts';
import type { NotFound, SoldOut } from '../failures.ts';
import type { BookFromQuote, ProductBooked, ProductQuote, SaleRefused } from '../sale.ts';

export interface BusesFound {
  readonly trips: readonly BusTrip[];
}

/** A passenger as they are known when seats are blocked: who sits where must be, names may follow with the booking. */
export interface Passenger {
  readonly seat: string;
  readonly gender: Gender;
  readonly title?: Title;
  readonly firstName?: string;
  readonly lastName?: string;
  /** Completed years. */
  readonly age?: number;
}

export interface BlockSeats {
  readonly tripId: string;
  readonly boardingPoint: string;
  readonly droppingPoint: string;
  readonly travellers: readonly Passenger[];
  /** A quote of the caller’s whose seats are given up for these: to keep them longer, or others. */
  readonly instead?: string;
  /** What the customer was shown in all; absent where nothing was. */
  readonly shown?: Money;
}

/** The seats are kept until it expires. */
export interface BusQuote extends ProductQuote {
  /** The id that it was blocked by: to block the seats again. */
  readonly tripId: string;
  readonly ride: BusRide;
  /** One a passenger, in order. */
  readonly seats: readonly BlockedSeat[];
}

export interface BookBus extends BookFromQuote {
  /** As they were named in blocking where absent. */
  readonly travellers?: readonly Passenger[];
  readonly shownId?: ShownIdDraft;
}

export interface BusDesk {
  /** Cities by the beginning of a name, at most 8. None for less than two letters. */
  readonly cities: (request: { readonly text: string }) => Answer<readonly BusCity[]>;
  /** NotFound where a city is unknown. */
  readonly search: (request: BusSearchRequest) => Answer<BusesFound, NotFound>;
  /** NotFound where the trip is unknown, another identity's or too old; SoldOut where it is on sale no longer. */
  readonly layout: (request: { readonly tripId: string }) => Answer<SeatLayout, NotFound | SoldOut>;
  /** Invalid where a seat is taken, or not for that passenger. */
  readonly block: (request: BlockSeats) => Answer<BusQuote, NotFound | SoldOut>;
  readonly book: (request: BookBus) => Answer<ProductBooked, SaleRefused>;
}
