/**
 * What the life of bookings comes to, kept beside the real thing and by other means: who flies where, what was charged and
 * given back, which tickets are good, whose seats the airline has sold.
 */
import type { Unit } from '#domain/booking/booking.ts';
import type { PaperDocument } from '#domain/booking/papers/documents.ts';
import type { BookingStatus } from '#domain/booking/life.ts';
import type { ScheduleChange } from '#domain/flight/schedule/change.ts';
import type { Itinerary } from '#domain/flight/offer/itinerary.ts';
import type { TravellerType } from '#domain/people/traveller-type.ts';
import type { Instant } from '#domain/time/instant.ts';
import { toInstant } from '#domain/time/place-time.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import type { AmendingOffice } from '#tests/support/amending-office.ts';

/** A direction as it is flown. */
export interface Direction {
  readonly flights: Itinerary;
  /** Departures of the airline's stock that its seats are of, which an airline's own change leaves as they are. */
  readonly places: readonly string[];
  readonly cabin: string;
  /** When it was bought: what the airline had changed before, it was bought with. */
  readonly boughtAt: Instant;
  /** What of the airline's changes was agreed to, by flight. */
  readonly agreed: string;
}

export interface Person {
  readonly name: string;
  readonly type: TravellerType;
}

export interface Service {
  readonly traveller: number;
  readonly itinerary: number;
  readonly ssrId: string;
  readonly price: number;
}

export interface HeldTicket {
  readonly traveller: number;
  readonly number: string;
}

/** What the airline has in its own books of an order, of which the agency hears later where its answer was lost. */
export interface AtAirline {
  directions: readonly Direction[];
  gone: readonly Unit[];
  flies: boolean;
  /** Of seats without tickets: when the airline takes them back. */
  heldUntil: Instant | undefined;
}

/** The outcome of something that the airline was asked: in its own books at once, here when it is known. */
export interface Outcome {
  readonly airline: (order: AtAirline) => void;
  readonly here: (sold: Sold, model: Model, real: Real) => void | Promise<void>;
}

export interface Sold {
  readonly transactionId: string;
  /** Of the booking that was sold, from which it may have been split. */
  family: Family;
  /** Of a hold: until when its seats are kept, and what ticketing it costs the account and the customer. */
  hold: { readonly until: Instant; readonly net: number; readonly total: number } | undefined;
  /** One fare for the whole journey; changed after a part was flown, it has one a direction. */
  isOneFare: boolean;
  /** What the flown part of such a journey was sold at to the customer, which no later change touches. */
  flownAt?: number;
  people: readonly Person[];
  directions: readonly Direction[];
  gone: readonly Unit[];
  services: readonly Service[];
  tickets: readonly HeldTicket[];
  /** Directions whose tickets were given up for others, of which the numbers are not known yet. */
  exchanged: readonly number[];
  status: BookingStatus;
  before: BookingStatus;
  /** What entries about this very booking have taken from the account, less what they gave back; minor units. */
  paid: number;
  /** What the customer was asked to pay for it, less what the customer was promised back. */
  pays: number;
  /** What it stands at, services included, for the account and for the customer. */
  net: number;
  total: number;
  open: ScheduleChange | undefined;
  /** What its papers said when their entries were seen first, by entry and kind. */
  readonly papers: Map<string, PaperDocument>;
  /** As it was when it was last compared. */
  seen?: string;
  airline: AtAirline;
  /** What becomes of it when the airline is asked again. */
  pending: Outcome | 'nothing' | undefined;
}

/** A sale and what was split off it. */
export interface Family {
  /** Given back or kept of what it stands at, for the account and for the customer. */
  taken: number;
  takenOfCustomer: number;
  /** Something was given up for a cheaper fare: then the airline keeps what no line of the new fare says. */
  forfeited: boolean;
}

export interface Refund {
  readonly transactionId: string;
  readonly amount: number;
  readonly customer: number;
  state: 'under-way' | 'credited' | 'refused';
}

/** A departure that the airline was made to change. */
export interface Caused {
  readonly place: string;
  readonly what: 'moved' | 'renumbered' | 'cancelled';
  readonly minutes: number;
  readonly reportedAt: Instant;
}

export interface Model {
  readonly sold: Sold[];
  readonly refunds: Refund[];
  readonly caused: Map<string, Caused>;
  /** Every ticket number there ever was. */
  readonly numbers: Set<string>;
  now: Instant;
  people: number;
}

export interface Real {
  readonly office: AmendingOffice;
  readonly database: Database;
  /** Seats that the airline had sold before, by departure and cabin. */
  readonly before: ReadonlyMap<string, number>;
  /** How often what was done, over all runs: so that a run that does nothing is seen. */
  readonly did: Map<string, number>;
}

export function isSame(one: Unit, other: Unit): boolean {
  return one.traveller === other.traveller && one.item === other.item;
}

export function isGone({ gone }: Pick<Sold, 'gone'>, traveller: number, itinerary: number): boolean {
  return gone.some((each) => isSame(each, { traveller, item: itinerary }));
}

export function placesOf({ people, directions }: Pick<Sold, 'people' | 'directions'>): Unit[] {
  return directions.flatMap((_, itinerary) => people.map((__, traveller) => ({ traveller, item: itinerary })));
}

/** Places that somebody still flies on. */
export function leftOf(sold: Sold): Unit[] {
  return placesOf(sold).filter(({ traveller, item: itinerary }) => !isGone(sold, traveller, itinerary));
}

/** Who still flies, with the infants that adults hold: the first the first, as long as both fly. */
export function flyingOf(sold: Sold) {
  const left = leftOf(sold);
  const flying = sold.people.flatMap((person, traveller) =>
    left.some((place) => place.traveller === traveller) ? [{ ...person, traveller }] : [],
  );
  const of = (type: TravellerType) => flying.filter((each) => each.type === type).map(({ traveller }) => traveller);
  const [adults, infants] = [of('adult'), of('infant')];
  return {
    all: flying.map(({ traveller }) => traveller),
    adults,
    held: (adult: number) => infants[adults.indexOf(adult)],
  };
}

export function departs({ flights }: Direction): Instant {
  return toInstant(flights.segments[0].departure);
}

export function isSold({ status }: Sold): boolean {
  return status === 'confirmed' || status === 'part-cancelled' || status === 'changed';
}

/** One of those that fit, by a number. */
export function oneOf(model: Model, at: number, fits: (sold: Sold) => boolean): Sold | undefined {
  const some = model.sold.filter(fits);
  return some[at % Math.max(1, some.length)];
}

/** The departures of flights that fly as the timetable has them, as the airline's stock names them. */
export function placesNamed({ segments }: Itinerary): readonly string[] {
  return segments.map(({ carrier, flightNumber, departure }) => {
    const day = Date.parse(`${departure.local.slice(0, 10)}T00:00:00Z`) / 86_400_000;
    return `${day}|${carrier}${flightNumber}`;
  });
}

/** How the airline flies a direction now that was bought before it said so: what of its flights it was made to change. */
export function changedBy({ places, boughtAt }: Direction, { caused, now }: Model): readonly (Caused | undefined)[] {
  return places.map((place) => {
    const change = caused.get(place);
    const isTold = change !== undefined && change.reportedAt <= now && boughtAt <= change.reportedAt;
    return isTold && !(change.what === 'moved' && change.minutes === 0) ? change : undefined;
  });
}

/** Names what {@link changedBy} says. */
export function stateOf(changes: readonly (Caused | undefined)[]): string {
  return changes.map((change) => (change === undefined ? '' : `${change.what}${change.minutes}`)).join('|');
}

/** The airline has the seats of those who fly, by departure and cabin. */
export function seatsOf(model: Model): Map<string, number> {
  const seats = new Map<string, number>();
  for (const { airline, people } of model.sold) {
    const isOver = airline.heldUntil !== undefined && model.now >= airline.heldUntil;
    if (!airline.flies || isOver) continue;
    for (const [itinerary, { places, cabin }] of airline.directions.entries()) {
      const seated = people.filter(
        ({ type }, traveller) =>
          type !== 'infant' && !airline.gone.some((each) => isSame(each, { traveller, item: itinerary })),
      ).length;
      for (const place of places) {
        const key = `${place}|${cabin}`;
        if (seated > 0) seats.set(key, (seats.get(key) ?? 0) + seated);
      }
    }
  }
  return seats;
}
