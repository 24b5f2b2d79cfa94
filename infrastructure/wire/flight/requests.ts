/** What a person must answer about flights: groups, services by hand, changes, bookings made elsewhere. */
import {
  askedKinds,
  flightRequestKinds,
  type FlightRequest,
  type FlightRequestAnswer,
  type FlightWish,
  type GroupWish,
  type ImportWish,
  type RequestedFlights,
  unconfirmedReasons,
} from '#domain/flight/request/request.ts';
import type { OfferedFlights } from '#domain/flight/request/request.ts';
import { flightRequestWay } from '#domain/flight/request/request-rules.ts';
import { pnrMostCharacters } from '#domain/flight/pnr/reading.ts';
import { cabins } from '#domain/flight/reference/cabin.ts';
import type { Sector } from '#domain/flight/search/request.ts';
import type { AskFlightRequest } from '#application/desk/flight-requests.ts';
import {
  answerFields,
  askFields,
  requestedFields,
  requestedTravellerFields,
  requestFields,
  wishFields,
  words,
} from '../booking/requests.ts';
import { choice, date, money, moment, oneOf, text, textUpTo, whole } from '../form/leaves.ts';
import { at, list, mapped, maybe, or, record } from '../form/shape.ts';
import { contact } from '../traveller.ts';
import { enteredFlight } from './agreed.ts';
import { itinerary } from './offer.ts';
import { flightPlace } from './services.ts';

const product = or('product', oneOf(['flight'] as const), 'flight');

const group = record<GroupWish>({
  journeyType: at('journeytype', choice({ 'one-way': 'OneWay', 'round-trip': 'RoundTrip', 'multi-city': 'MultiCity' })),
  sectors: at(
    'sectors',
    list(record<Sector>({ origin: at('origin', text), destination: at('destination', text), date: at('date', date) })),
  ),
  party: at(
    'party',
    record<GroupWish['party']>({
      adults: at('numadults', whole),
      children: or('numchildren', whole, 0),
      infants: or('numinfants', whole, 0),
    }),
  ),
  cabin: or('prefclass', oneOf(cabins), 'Y'),
  wishes: maybe('wishes', words),
  contact: at('contact', contact),
});

const about = record<FlightWish>({
  ...wishFields,
  place: maybe('place', flightPlace),
  code: maybe('ssrcode', text),
});

const taking = record<ImportWish>({
  reason: at('reason', oneOf(unconfirmedReasons)),
  text: at('text', textUpTo(pnrMostCharacters)),
  pnr: at('pnr', text),
  ticketNumbers: at('ticketnumbers', list(text)),
  total: at('fare', money),
  heldUntil: maybe('helduntil', moment),
});

const offered = record<OfferedFlights>({
  directions: or(
    'directions',
    list(record<OfferedFlights['directions'][number]>({ flights: at('flights', list(enteredFlight)) })),
    [],
  ),
  baggage: at(
    'baggage',
    record<OfferedFlights['baggage']>({ checkInKg: or('checkinkg', whole, 0), cabinKg: or('cabinkg', whole, 0) }),
  ),
});

/** An answer of whatever kind; only flights are offered. */
export const flightAnswer = record<FlightRequestAnswer>({ ...answerFields, offered: maybe('flights', offered) });

export const askFlightRequest = record<AskFlightRequest>({
  ...askFields,
  product,
  kind: at('kind', oneOf(askedKinds)),
  group: maybe('group', group),
  about: maybe('about', about),
});

const booking = record<RequestedFlights>({
  ...requestedFields,
  itineraries: at('itineraries', list(itinerary)),
  travellers: at(
    'travellers',
    list(
      record<RequestedFlights['travellers'][number]>({
        ...requestedTravellerFields,
        ticket: maybe('ticketnumber', text),
      }),
    ),
  ),
});

/** How a kind is answered is known to both sides. */
export const flightRequest = mapped(
  record<Omit<FlightRequest, 'way'>>({
    ...requestFields,
    product,
    kind: at('kind', oneOf(flightRequestKinds)),
    group: maybe('group', group),
    about: maybe('about', about),
    taking: maybe('taking', taking),
    answer: maybe('answer', flightAnswer),
    booking: maybe('booking', booking),
  }),
  (request): FlightRequest => ({ ...request, way: flightRequestWay(request.kind) }),
  ({ way: _way, ...request }) => request,
);
