/** What people agreed on with an airline for a request. Shapes chosen here, but for the names that the operations share. */
import type { AgreedMove } from '#domain/flight/change/agreed-change.ts';
import type { AgreedService } from '#domain/flight/extras/agreed-services.ts';
import type { EnteredFlight } from '#domain/flight/request/flight-lines.ts';
import { travellerTypes } from '#domain/people/traveller-type.ts';
import type {
  AgreedChangeAsked,
  AgreedFlightsDesk,
  AgreedQuote,
  AgreedServicesAsked,
  EnteredDirection,
  ReissuedTicket,
} from '#application/desk/agreed-flights.ts';
import { ledgerLines } from '../booking/amendments.ts';
import { localTime, moment, money, oneOf, opaque, text, whole } from '../form/leaves.ts';
import { type AreaOperations, inResult, operation } from '../form/operation.ts';
import { at, codecOf, list, maybe, record } from '../form/shape.ts';
import { pricePart } from '../price.ts';
import { itinerary } from './offer.ts';

export const enteredFlight = record<EnteredFlight>({
  carrier: at('carrier', text),
  flightNumber: at('flightnumber', text),
  bookingClass: maybe('bookingclass', text),
  origin: at('origin', text),
  destination: at('destination', text),
  departure: at('departure', localTime),
  arrival: at('arrival', localTime),
});

const agreedChange = record<AgreedChangeAsked>({
  number: at('requestnumber', text),
  directions: at(
    'directions',
    list(record<EnteredDirection>({ item: at('itinerary', whole), flights: at('flights', list(enteredFlight)) })),
  ),
  moves: at(
    'moves',
    list(
      record<AgreedMove>({
        item: at('itinerary', whole),
        type: at('paxtype', oneOf(travellerTypes)),
        fare: at('faredifference', money),
        taxes: at('taxdifference', money),
        airline: at('airlinecharge', money),
        fee: at('servicefee', money),
      }),
    ),
  ),
  tickets: maybe(
    'tickets',
    list(record<ReissuedTicket>({ traveller: at('traveller', whole), number: at('ticketnumber', text) })),
  ),
});

const agreedServices = record<AgreedServicesAsked>({
  number: at('requestnumber', text),
  services: at(
    'services',
    list(
      record<AgreedService>({
        traveller: at('traveller', whole),
        price: at('price', money),
        kilograms: maybe('weight', whole),
        seat: maybe('seatnumber', text),
      }),
    ),
  ),
});

const agreedQuote = record<AgreedQuote>({
  quoteId: at('quoteid', opaque),
  transactionId: at('transactionid', text),
  flights: at('flights', list(itinerary)),
  charge: at('charge', pricePart),
  servicesLost: at('serviceslost', money),
  newTotal: at('newtotal', money),
  net: maybe('net', pricePart),
  ledgerLines: maybe('ledgerlines', ledgerLines),
  expiresAt: at('expiresat', moment),
  expiresInSeconds: at('expiresin', whole),
});

export const agreedOperations: AreaOperations<AgreedFlightsDesk> = {
  agreedChangeQuote: operation({
    opid: 'FS006',
    actioncode: 'AGREEDCHANGE',
    request: codecOf(agreedChange),
    answer: inResult(codecOf(agreedQuote)),
  }),
  agreedServicesQuote: operation({
    opid: 'FS006',
    actioncode: 'AGREEDSERVICES',
    request: codecOf(agreedServices),
    answer: inResult(codecOf(agreedQuote)),
  }),
};
