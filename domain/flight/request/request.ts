/**
 * What is asked of a person about flights: a group, a service by hand, a cancellation, a change to other flights, a booking
 * made elsewhere that no supplier confirms.
 */
import type { BookingContact } from '../../booking/booking.ts';
import type {
  BookingWish,
  RequestAnswer,
  RequestContent,
  RequestedBooking,
  ServiceRequest,
} from '../../booking/request/request.ts';
import type { Money } from '../../money/money.ts';
import type { Instant } from '../../time/instant.ts';
import type { FlightPlace } from '../extras/ancillaries.ts';
import type { Itinerary } from '../offer/itinerary.ts';
import type { BaggageAllowance } from '../offer/offer.ts';
import type { Cabin } from '../reference/cabin.ts';
import type { JourneyType, Party, Sector } from '../search/request.ts';
import type { EnteredFlight } from './flight-lines.ts';

export const flightRequestKinds = ['group', 'offline-ssr', 'cancel', 'change', 'import'] as const;
export type FlightRequestKind = (typeof flightRequestKinds)[number];
/** What is wanted of a booking of the agency. */
export type BookingWishKind = Exclude<FlightRequestKind, 'group' | 'import'>;
/** What can be asked for by itself; a booking is taken over by importing it. */
export const askedKinds = ['group', 'offline-ssr', 'cancel', 'change'] as const satisfies readonly FlightRequestKind[];

/** A group that wants to fly. */
export interface GroupWish {
  readonly journeyType: JourneyType;
  readonly sectors: readonly Sector[];
  readonly party: Party;
  readonly cabin: Cabin;
  readonly wishes?: string;
  readonly contact: BookingContact;
}

/** What is wanted of a booking of flights; items are its directions. */
export interface FlightWish extends BookingWish {
  /** Which flight the service is wanted on. */
  readonly place?: FlightPlace;
  /** Of the service, as airlines code it. */
  readonly code?: string;
}

/**
 * Why no supplier confirms a booking: nobody knows its locator, its record names others, or one who may know it gave no
 * answer.
 */
export const unconfirmedReasons = ['unknown', 'surname', 'silent'] as const;
export type UnconfirmedReason = (typeof unconfirmedReasons)[number];

/** A booking made elsewhere that is to be taken over, as its agency says that it is. */
export interface ImportWish {
  readonly reason: UnconfirmedReason;
  /** The display, as pasted. */
  readonly text: string;
  readonly pnr: string;
  readonly ticketNumbers: readonly string[];
  /** What the agency says that it costs. */
  readonly total: Money;
  /** Of held seats: until when, as the display says. */
  readonly heldUntil?: Instant;
}

/** Of a group `group`, of a booking made elsewhere `taking`, of the other kinds `about`. */
export interface FlightRequestContent extends RequestContent<FlightWish> {
  readonly product: 'flight';
  readonly kind: FlightRequestKind;
  readonly group?: GroupWish;
}

export interface RequestedFlights extends RequestedBooking {
  readonly itineraries: readonly Itinerary[];
  readonly travellers: readonly (RequestedBooking['travellers'][number] & { readonly ticket?: string })[];
}

/** What a group is offered. */
export interface OfferedFlights {
  /** One a direction that was asked for, in the order of travel. */
  readonly directions: readonly { readonly flights: readonly EnteredFlight[] }[];
  /** Of everyone with a seat. */
  readonly baggage: BaggageAllowance;
}

export interface FlightRequestAnswer extends RequestAnswer {
  readonly offered?: OfferedFlights;
}

export interface FlightRequest extends FlightRequestContent, ServiceRequest<FlightWish> {
  readonly product: 'flight';
  readonly kind: FlightRequestKind;
  readonly answer?: FlightRequestAnswer;
  readonly booking?: RequestedFlights;
  readonly taking?: ImportWish;
}

export function isFlightRequest(request: ServiceRequest): request is FlightRequest;
export function isFlightRequest(request: RequestContent): request is FlightRequestContent;
export function isFlightRequest({ product }: RequestContent): boolean {
  return product === 'flight';
}
