/** What flies and what it is sold at, field by field. The long list of a search answer is read by `offers.ts`. */
import type { FlightsFound } from '#application/desk/found-flights.ts';
import { cabins, type FareType } from '#domain/flight/reference/cabin.ts';
import type { Itinerary, Segment } from '#domain/flight/offer/itinerary.ts';
import type { FareOption, FlightOffer } from '#domain/flight/offer/offer.ts';
import type { PlaceTime } from '#domain/time/place-time.ts';
import { baggage } from './fare.ts';
import { choice, currency, flag, localTime, moment, money, oneOf, opaque, text, whole } from '../form/leaves.ts';
import { at, leaf, list, maybe, maybeSpread, orNull, record, type Shape, some, spread } from '../form/shape.ts';
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

/** What fares of a family have in common. */
export type Conditions = Pick<FareOption, keyof typeof ofFamily>;

const ofFamily = {
  family: at('family', text),
  fareType: at('faretype', choice(fareTypeSpellings)),
  cabin: at('cabin', oneOf(cabins)),
  refundable: at('refundable', flag),
  baggage: at('baggage', baggage),
  cancelFee: at('cancelfee', orNull(money)),
  changeFee: at('changefee', orNull(money)),
  mealIncluded: at('mealincluded', flag),
  seatIncluded: at('seatincluded', flag),
  holdUntil: maybe('holduntil', moment),
  special: maybe('special', oneOf(['return'] as const)),
};

const ofFare = {
  fareId: at('fareid', opaque),
  bookingClasses: at('bookingclasses', list(text)),
  fareBasis: at('farebasis', text),
  seatsLeft: at('seatsleft', whole),
  total: at('total', money),
};

export const fareOption = record<FareOption>(
  {
    ...ofFamily,
    ...ofFare,
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

/** Whether a value can be the place of a row in a list. */
export function isPlace(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

const place: Shape<number> = leaf(
  'not-a-number',
  (value) => (isPlace(value) ? value : undefined),
  (at) => at,
  { type: 'integer', minimum: 0, description: 'the place of a row in the list of that name beside offers, from 0' },
);

type ShortItinerary = Omit<Itinerary, 'segments'> & { readonly segments: readonly [number, ...number[]] };
type ShortFare = Omit<FareOption, keyof Conditions | 'perAdult' | 'breakdown'> & {
  readonly conditions: number;
  readonly perAdult?: FareOption['perAdult'];
};
type ShortOffer = Omit<FlightOffer, 'itineraries' | 'fares'> & {
  readonly itineraries: readonly [ShortItinerary, ...ShortItinerary[]];
  readonly fares: readonly [ShortFare, ...ShortFare[]];
};

/** A search answer where rows that many offers refer to are written once, beside them. */
export interface ShortFound extends Omit<FlightsFound, 'offers'> {
  readonly segments: readonly Segment[];
  readonly conditions: readonly Conditions[];
  readonly offers: readonly ShortOffer[];
}

const shortOffer = record<ShortOffer>(
  {
    offerId: at('offerid', opaque),
    sector: maybe('sector', whole),
    itineraries: at(
      'itineraries',
      some(
        record<ShortItinerary>({
          segments: at('segments', some(place)),
          durationMinutes: at('durationminutes', whole),
          stops: at('stops', whole),
        }),
      ),
    ),
    fares: at(
      'fares',
      some(
        record<ShortFare>({
          ...ofFare,
          conditions: at('conditions', place),
          perAdult: maybe('peradult', money),
          terms: maybeSpread(listedTerms),
        }),
      ),
    ),
  },
  'ShortOffer',
);

const found = {
  searchId: at('searchid', opaque),
  currency: at('currency', currency),
  total: at('total', whole),
};

export const flightsFoundByTable = record<FlightsFound>({ ...found, offers: at('offers', list(flightOffer)) });

export const shortFoundByTable = record<ShortFound>({
  ...found,
  segments: at('segments', list(segment)),
  conditions: at('conditions', list(record<Conditions>(ofFamily, 'FareConditions'))),
  offers: at('offers', list(shortOffer)),
});
