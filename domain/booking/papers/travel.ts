/** What every document of a flight booking says alike: who travels, on which flights, who sold it and to whom. */
import { stateNamed, stateOfGstin } from '../../agency/gst-states.ts';
import { airlineName } from '../../flight/reference/airlines.ts';
import { equipmentName } from '../../flight/reference/equipment.ts';
import type { Itinerary } from '../../flight/offer/itinerary.ts';
import { soldAt } from '../../flight/quote/quote.ts';
import { routeOfItineraries } from '../../flight/offer/route.ts';
import type { IsoDate } from '../../time/calendar-date.ts';
import { placeTimeAt } from '../../time/place-time.ts';
import type { GstScheme } from './agent-gst.ts';
import { partsOf, isSameUnit } from '../units.ts';
import { isGoodFor } from '../../flight/booking/aboard.ts';
import type { Unit } from '../booking.ts';
import type { FlightBooking } from '../../flight/booking/flight-booking.ts';
import { allPlaces } from '../../flight/booking/aboard.ts';
import type {
  DocumentExtra,
  DocumentFlight,
  DocumentParty,
  DocumentPlace,
  DocumentTraveller,
  PlacesOfSupply,
} from './documents.ts';

/** A booking as far as its documents need it. */
export type DocumentedBooking = Pick<
  FlightBooking,
  | 'transactionId'
  | 'status'
  | 'itineraries'
  | 'options'
  | 'rules'
  | 'travellers'
  | 'contact'
  | 'gst'
  | 'price'
  | 'tickets'
  | 'bookedOn'
  | 'imported'
  | 'gone'
  | 'heldUntil'
  | 'scheduleChange'
> & {
  /** Empty where the airline has given none. */
  readonly reference: string;
};

/** All that the documents of one booking are made from. */
export interface DocumentFacts {
  readonly booking: DocumentedBooking;
  /** What was bought or asked for beside the fare; traveller and itinerary are positions in the booking. */
  readonly extras: readonly (DocumentExtra & Unit)[];
  /** Any flight of it crosses a border. */
  readonly international: boolean;
  /** The name of the portal. */
  readonly brand: string;
  /** Who runs the portal and sells to the agency. */
  readonly house: DocumentParty;
  readonly agency: DocumentParty;
  /** How the agency pays tax on its own service. */
  readonly scheme: GstScheme;
  /** Name and city of an airport. */
  readonly airport: (code: string) => { readonly name: string; readonly city: string } | undefined;
  readonly businessZone: string;
  /** The business day of the sale, by which dated rules are chosen. */
  readonly on: IsoDate;
}

/** A party with the state of its GSTIN, or of its address where it has none. */
export function partyOf({
  state,
  ...party
}: Omit<DocumentParty, 'state'> & { readonly state?: string }): DocumentParty {
  const found = stateOfGstin(party.gstin ?? '') ?? stateNamed(state ?? '');
  return found === undefined ? party : { ...party, state: found };
}

/** The agency's customer: the holder of the GST details where they were given, else the booking's first adult. */
export function customerOf({ gst, travellers, contact }: DocumentedBooking): DocumentParty {
  if (gst !== undefined) {
    const { holder: name, address, phone, email, number: gstin } = gst;
    return partyOf({ name, address, phone, email, gstin });
  }
  const lead = travellers.find(({ type }) => type === 'adult') ?? travellers[0];
  return { name: lead === undefined ? '' : fullName(lead), phone: contact.mobile, email: contact.email };
}

/**
 * Head and body that all documents of the booking share: the travellers and flights of some places, all that was sold unless
 * said.
 */
export function travelOf(
  { booking, extras, brand, airport, businessZone }: DocumentFacts,
  places: readonly Unit[] = allPlaces(booking),
) {
  const { transactionId, reference: pnr, bookedOn, travellers, tickets, itineraries } = booking;
  const listed = partsOf(places);
  return {
    version: 1,
    transactionId,
    pnr,
    bookedOn: placeTimeAt(bookedOn, businessZone),
    brand,
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
  } as const;
}

/**
 * Where supplies count as made (IGST Act s. 12(2) and 12(9)): the state of a registered recipient; for the service to an
 * unregistered one the state of the supplier, for transport the place where each journey begins, a return being another.
 */
export function placesOfSupply(
  { booking, airport }: DocumentFacts,
  supplier: DocumentParty,
  recipient: DocumentParty,
): PlacesOfSupply {
  const registered = recipient.gstin === undefined ? undefined : recipient.state;
  const service = recipient.gstin === undefined ? supplier.state : recipient.state;
  return {
    ...(service === undefined ? {} : { service }),
    transport:
      registered === undefined
        ? { by: 'embarkation', from: booking.itineraries.map((itinerary) => placeOf(itinerary, airport)) }
        : { by: 'recipient', state: registered },
  };
}

function flightsOf(
  booking: DocumentedBooking,
  airport: DocumentFacts['airport'],
  listed: readonly number[],
): readonly DocumentFlight[] {
  return booking.itineraries.flatMap(({ segments }, index) => {
    if (!listed.includes(index)) return [];
    const { option, bookingClasses, baggage } = soldAt(booking, index);
    return segments.map((segment, place): DocumentFlight => {
      const { carrier, flightNumber, operatedBy, origin, originTerminal, destination, destinationTerminal } = segment;
      return {
        carrier,
        carrierName: airlineName(carrier),
        flightNumber,
        ...(operatedBy === undefined ? {} : { operatedBy: airlineName(operatedBy) }),
        origin: namedPlace(origin, airport, originTerminal),
        destination: namedPlace(destination, airport, destinationTerminal),
        departure: segment.departure.local,
        arrival: segment.arrival.local,
        durationMinutes: segment.durationMinutes,
        equipment: equipmentName(segment.equipment),
        ...(booking.imported === undefined && { cabin: option.cabin, baggage }),
        family: option.family,
        fareBasis: option.fareBasis,
        bookingClass: bookingClasses[place] ?? option.bookingClasses[0] ?? '',
      };
    });
  });
}

function placeOf({ segments }: Itinerary, airport: DocumentFacts['airport']): DocumentPlace {
  return namedPlace(segments[0].origin, airport, undefined);
}

function namedPlace(code: string, airport: DocumentFacts['airport'], terminal: string | undefined): DocumentPlace {
  const found = airport(code);
  return {
    code,
    city: found?.city ?? code,
    airport: found?.name ?? code,
    ...(terminal === undefined || terminal === '' ? {} : { terminal }),
  };
}

/** 'DEL-BOM': from where a direction begins to where it ends. */
export function sectorOf(itinerary: Itinerary): string {
  return routeOfItineraries([itinerary]);
}

export function fullName({ title, firstName, lastName }: DocumentedBooking['travellers'][number]): string {
  return `${title} ${firstName} ${lastName}`;
}
