/** What flies and what it is sold at, field by field. The long list of a search answer is read by `offers.ts`. */
import { cabins, type FareType } from '#domain/flight/reference/cabin.ts';
import type { Itinerary, Segment } from '#domain/flight/offer/itinerary.ts';
import type { FareOption, FlightOffer } from '#domain/flight/offer/offer.ts';
import type { PlaceTime } from '#domain/time/place-time.ts';
import { baggage } from './fare.ts';
import { choice, flag, localTime, money, oneOf, opaque, text, whole } from '../form/leaves.ts';
import { at, list, maybe, maybeSpread, orNull, record, some, spread } from '../form/shape.ts';
import { listedTerms, pricePart } from '../price.ts';

/** Fare types under their wire names. */
export const fareTypeSpellings = {
  regular: 'Regular',
  student: 'Student',
  'armed-forces': 'ArmedForces',
  'senior-citizen': 'SeniorCitizen',
} as const satisfies Record<FareType, string>;

const departure = record<PlaceTime>({ local: at('departure', localTime), zone: at('departurezone', text) });
const arrival = record<PlaceTime>({ local: at('arrival', localTime), zone: at('arrivalzone', text) });

export const segment = record<Segment>(
  {
    carrier: at('carrier', text),
    flightNumber: at('flightnumber', text),
    operatedBy: maybe('operatedby', text),
    origin: at('origin', text),
    originTerminal: maybe('originterminal', text),
    destination: at('destination', text),
    destinationTerminal: maybe('destinationterminal', text),
    departure: spread(departure),
    arrival: spread(arrival),
    durationMinutes: at('durationminutes', whole),
    equipment: at('equipment', text),
  },
  'Segment',
);

export const itinerary = record<Itinerary>(
  {
    segments: at('segments', some(segment)),
    durationMinutes: at('durationminutes', whole),
    stops: at('stops', whole),
  },
  'Itinerary',
);

export const fareOption = record<FareOption>(
  {
    fareId: at('fareid', opaque),
    family: at('family', text),
    fareType: at('faretype', choice(fareTypeSpellings)),
    cabin: at('cabin', oneOf(cabins)),
    bookingClasses: at('bookingclasses', list(text)),
    fareBasis: at('farebasis', text),
    refundable: at('refundable', flag),
    baggage: at('baggage', baggage),
    cancelFee: at('cancelfee', orNull(money)),
    changeFee: at('changefee', orNull(money)),
    mealIncluded: at('mealincluded', flag),
    seatIncluded: at('seatincluded', flag),
    seatsLeft: at('seatsleft', whole),
    special: maybe('special', oneOf(['return'])),
    total: at('total', money),
    perAdult: at('peradult', money),
    breakdown: at('breakdown', pricePart),
    terms: maybeSpread(listedTerms),
  },
  'FareOption',
);

export const flightOffer = record<FlightOffer>(
  {
    offerId: at('offerid', opaque),
    sector: maybe('sector', whole),
    itineraries: at('itineraries', some(itinerary)),
    fares: at('fares', some(fareOption)),
  },
  'Offer',
);
