/** Who flies where, as papers of a flight booking say it: all that was sold, or some places of it. */
import { type InLanguages, inLanguages } from '../../people/language.ts';
import { isSameUnit, partsOf } from '../../booking/units.ts';
import { allPlaces, isGoodFor } from '../booking/aboard.ts';
import type { Unit } from '../../booking/booking.ts';
import { type DocumentedBooking, fullName } from '../../booking/papers/facts.ts';
import type { FlightBooking } from '../booking/flight-booking.ts';
import type { Itinerary } from '../offer/itinerary.ts';
import { routeOfItineraries } from '../offer/route.ts';
import { soldAt } from '../quote/quote.ts';
import { airlineName } from '../reference/airlines.ts';
import type { Airport } from '../reference/airports.ts';
import { equipmentName } from '../reference/equipment.ts';
import type { DocumentExtra, DocumentFlight, DocumentPlace, DocumentTraveller } from './ticket-document.ts';

/** A flight booking as far as its documents need it. */
export type DocumentedFlights = DocumentedBooking &
  Pick<FlightBooking, 'itineraries' | 'options' | 'rules' | 'tickets' | 'imported' | 'scheduleChange'>;

/** A booking with what is known of it beyond what it says. */
export interface FlightsSold {
  readonly booking: DocumentedFlights;
  /** What was bought or asked for beside the fare; traveller and itinerary are positions in the booking. */
  readonly extras: readonly (DocumentExtra & Unit)[];
  /** Any flight of it crosses a border. */
  readonly international: boolean;
  /** Name and city of an airport. */
  readonly airport: (code: string) => Pick<Airport, 'name' | 'city' | 'cityIn'> | undefined;
}

/** The travellers and flights of some places, all that was sold unless said. */
export function travelOf(
  { booking, extras, airport }: FlightsSold,
  places: readonly Unit[] = allPlaces(booking),
): { readonly travellers: readonly DocumentTraveller[]; readonly flights: readonly DocumentFlight[] } {
  const { travellers, tickets, itineraries } = booking;
  const listed = partsOf(places);
  return {
    travellers: travellers.flatMap((traveller, index): readonly DocumentTraveller[] => {
      const own = places.filter((place) => place.traveller === index);
      if (own.length === 0) return [];
      const directions = itineraries.filter((_, at) => own.some(({ item: itinerary }) => itinerary === at));
      return [
        {
          type: traveller.type,
          name: fullName(traveller),
          tickets: tickets.filter((ticket) => isGoodFor(ticket, own)).map(({ number }) => number),
          ...(own.length < listed.items.length && { sectors: directions.map(sectorOf) }),
          extras: extras.flatMap(({ traveller: whose, item: itinerary, ...extra }) =>
            own.some((place) => isSameUnit(place, { traveller: whose, item: itinerary })) ? [extra] : [],
          ),
        },
      ];
    }),
    flights: flightsOf(booking, airport, listed.items),
  };
}

/** 'DEL-BOM': from where a direction begins to where it ends. */
export function sectorOf(itinerary: Itinerary): string {
  return routeOfItineraries([itinerary]);
}

/** Where a direction begins. */
export function beginningOf({ segments }: Itinerary, airport: FlightsSold['airport']): DocumentPlace {
  return namedPlace(segments[0].origin, airport, undefined);
}

function flightsOf(
  booking: DocumentedFlights,
  airport: FlightsSold['airport'],
  listed: readonly number[],
): readonly DocumentFlight[] {
  return booking.itineraries.flatMap(({ segments }, index) => {
    if (!listed.includes(index)) return [];
    const { option, bookingClasses, baggage } = soldAt(booking, index);
    const reference = locatorAt(booking, index);
    return segments.map((segment, place): DocumentFlight => {
      const bookingClass = bookingClasses[place] ?? option.bookingClasses[0] ?? '';
      const { carrier, flightNumber, operatedBy, origin, originTerminal, destination, destinationTerminal } = segment;
      const carrierNameIn = otherNames(carrier);
      const operatedByIn = operatedBy === undefined ? undefined : otherNames(operatedBy);
      return {
        carrier,
        carrierName: airlineName(carrier),
        ...(carrierNameIn && { carrierNameIn }),
        flightNumber,
        ...(operatedBy === undefined ? {} : { operatedBy: airlineName(operatedBy) }),
        ...(operatedByIn && { operatedByIn }),
        origin: namedPlace(origin, airport, originTerminal),
        destination: namedPlace(destination, airport, destinationTerminal),
        departure: segment.departure.local,
        arrival: segment.arrival.local,
        durationMinutes: segment.durationMinutes,
        equipment: equipmentName(segment.equipment),
        ...(booking.imported === undefined && { cabin: option.cabin, baggage }),
        ...(reference !== undefined && { reference }),
        family: option.family,
        // A basis of another class is another flight's, or of before a change.
        fareBasis: option.fareBasis.startsWith(bookingClass) ? option.fareBasis : '',
        bookingClass,
      };
    });
  });
}

/** Finds the locator of a direction's airline, if it differs from the booking's. */
function locatorAt({ tickets }: DocumentedFlights, item: number): string | undefined {
  return tickets.find(({ itineraries, locator }) => locator !== undefined && (itineraries?.includes(item) ?? true))
    ?.locator;
}

/** An airline's names in other languages than English. */
function otherNames(code: string): InLanguages | undefined {
  return inLanguages((language) => airlineName(code, language));
}

function namedPlace(code: string, airport: FlightsSold['airport'], terminal: string | undefined): DocumentPlace {
  const found = airport(code);
  return {
    code,
    city: found?.city ?? code,
    ...(found?.cityIn === undefined ? {} : { cityIn: found.cityIn }),
    airport: found?.name ?? code,
    ...(terminal === undefined || terminal === '' ? {} : { terminal }),
  };
}
