/** Searching, quoting and buying flights. */
import type { ChosenSsr, SsrLine } from '#domain/flight/extras/ancillaries.ts';
import type { CalendarDay, CalendarRequest } from '#domain/flight/search/fare-calendar.ts';
import type { Price } from '#domain/price/price.ts';
import type { FareRules } from '#domain/flight/fare/fare-rules.ts';
import type { FlightQuote } from '#domain/flight/quote/quote.ts';
import type { FlightSearchRequest, JourneyPart } from '#domain/flight/search/request.ts';
import type { SeatMap } from '#domain/flight/extras/seat-map.ts';
import type { BookingContact, GstDetails } from '#domain/booking/booking.ts';
import type { CheckOverride } from '#domain/booking/findings.ts';
import type { BookingParameterValue } from '#domain/booking/parameters.ts';
import type { Traveller } from '#domain/people/traveller.ts';
import type { Ask } from '#domain/price/ask.ts';
import type { Rounding } from '#domain/price/rounding.ts';
import type { Answer } from './answer.ts';
import type { WantedWith } from './bought-with.ts';
import type { AfterSaleDesk } from './after-sale.ts';
import type { AgreedFlightsDesk } from './agreed-flights.ts';
import type { FlightAmendmentDesk } from './amendments.ts';
import type { CustomerQuoteDesk } from './customer-quotes.ts';
import type { ChangeDesk } from './changes.ts';
import type { FlightBooked } from './flight-booked.ts';
import type { FareChoice, FlightsFound } from './found-flights.ts';
import type { PnrDesk } from './pnr.ts';
import type { ReferenceDesk } from './reference-data.ts';
import type {
  AwaitingApproval,
  BalanceTooLow,
  OverLimit,
  FareChanged,
  InDoubt,
  NotAllowedInState,
  NotFound,
  RequestIdReused,
  SoldOut,
} from './failures.ts';

export type { FareChoice, FlightsFound } from './found-flights.ts';

export interface FareCalendar {
  readonly days: readonly CalendarDay[];
}

/** A flight of a quote, as people call it. */
export interface OfferedFlight {
  readonly carrier: string;
  readonly flightNumber: string;
  readonly origin: string;
  readonly destination: string;
  /** Which part of the journey it belongs to. */
  readonly part: JourneyPart;
}

export interface OfferedSsr extends SsrLine {
  readonly flight: OfferedFlight;
}

/** What services are asked for: those of a quote, or of a booking that has its tickets. */
export type ServicesAsked = { readonly quoteId: string } | { readonly transactionId: string };

/** Meals, baggage and special services; prices hold as long as the quote. */
export interface FlightCatalogue {
  readonly lines: readonly OfferedSsr[];
  /** How what the customer pays for them is rounded, where it is; of a booking that has its tickets. */
  readonly rounding?: Rounding;
}

export interface OfferedSeatMap extends SeatMap {
  readonly flight: OfferedFlight;
}

/** Seats as they are now; a seat is chosen by the id that `seatLines` gives it. Flights without a map have none to choose. */
export interface FlightSeatMaps {
  readonly seatMaps: readonly OfferedSeatMap[];
}

export interface QuoteFlight {
  /** One for the whole journey, or one a direction. */
  readonly choices: readonly FareChoice[];
  /** What is asked of the customer beside the price; of a quote that was sent to a customer what it was sent with, where absent. */
  readonly ask?: Ask;
}

export interface BookFlight {
  readonly quoteId: string;
  /** UUID made and stored by the caller before sending. */
  readonly requestId: string;
  /** hold: the seats are kept without paying, where the quote says so; it also says whether services and missing passports may go with them. */
  readonly mode: 'ticket' | 'hold';
  readonly travellers: readonly Traveller[];
  readonly contact: BookingContact;
  readonly gst?: GstDetails;
  readonly parameters: readonly BookingParameterValue[];
  /** Lines of the catalogue and seats of the maps, for travellers by position. */
  readonly ssr?: readonly ChosenSsr[];
  /** Of what was found before the ticket, with the reason for going on all the same. */
  readonly overrides?: readonly CheckOverride[];
  /** What is asked of the customer beside the quoted price; what the quote says where absent. */
  readonly ask?: Ask;
  /** Bought once the ticket is issued, each as a booking of its own; what it costs is set aside with the flights. */
  readonly with?: readonly WantedWith[];
  readonly acceptTerms: boolean;
}

export type { FlightBooked } from './flight-booked.ts';

export interface FlightDesk
  extends PnrDesk,
    AgreedFlightsDesk,
    FlightAmendmentDesk,
    AfterSaleDesk,
    CustomerQuoteDesk,
    ChangeDesk,
    ReferenceDesk {
  readonly search: (request: FlightSearchRequest) => Answer<FlightsFound>;
  /** One day a day on which flights are sold in that month. */
  readonly calendar: (request: CalendarRequest) => Answer<FareCalendar>;
  /**
   * NotFound where the offer is unknown, forged, another identity's or too old. `ask` as in booking; Invalid at its fields
   * where the agency's rules do not let it be asked.
   */
  readonly quote: (request: QuoteFlight) => Answer<FlightQuote, NotFound | SoldOut>;
  /**
   * What can be bought with a quote, or with a booking that has its tickets. NotFound where there is none, or the quote can
   * no longer be booked from.
   */
  readonly services: (request: ServicesAsked) => Answer<FlightCatalogue, NotFound | SoldOut | NotAllowedInState>;
  /** As `services`. */
  readonly seatMaps: (request: ServicesAsked) => Answer<FlightSeatMaps, NotFound | SoldOut | NotAllowedInState>;
  /** The whole tree of what a search lists as a total, as a quote would say it. Nothing is kept. NotFound as `quote`. */
  readonly explainFare: (request: { readonly choices: readonly FareChoice[] }) => Answer<Price, NotFound | SoldOut>;
  readonly fareRules: (request: { readonly fareId: string }) => Answer<FareRules, NotFound>;
  /**
   * Invalid `hold-not-offered` at `mode` where the fare is not held, `hold-no-services` at `ssr` for services where it is held without;
   * with `seat-taken` or `ssr-changed` at `ssr[n]` where a seat or service is no longer to be had as it was shown;
   * the caller quotes again. Before a ticket is issued or seats are held the booking is looked at, and what else the agency
   * has booked for these people: Invalid with the findings of `domain/flight/checks/ticket-checks.ts`, each with `severity` 'stop' or
   * 'override' among its facts; those to override go on when `overrides` names them. NotPermitted for callers who may not.
   */
  readonly book: (
    request: BookFlight,
  ) => Answer<
    FlightBooked,
    | NotFound
    | FareChanged
    | BalanceTooLow
    | OverLimit
    | SoldOut
    | RequestIdReused
    | InDoubt
    | NotAllowedInState
    | AwaitingApproval
  >;
}
