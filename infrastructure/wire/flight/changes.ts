/** Moving a booked flight to other flights. Shapes chosen here, but for the names that the operations share. */
import type {
  ChangeDesk,
  ChangeDirection,
  ChangeFlight,
  ChangeQuote,
  ChangeQuoteAsked,
  ChangeSearch,
  FlightChanged,
} from '#application/desk/changes.ts';
import type { FareChoice } from '#application/desk/found-flights.ts';
import { ledgerLines } from '../booking/amendments.ts';
import { ask, asking } from './ask.ts';
import { status } from '../booking/booking-rows.ts';
import { date, moment, money, opaque, requestId, text, textUpTo, whole } from '../form/leaves.ts';
import { fareOption, itinerary } from './offer.ts';
import { flightsFound } from './offers.ts';
import { type AreaOperations, inResult, operation } from '../form/operation.ts';
import { at, codecOf, list, maybe, record, some } from '../form/shape.ts';
import { pricePart } from '../price.ts';

/** `directions[n][itinerary]`, `directions[n][date]`: positions from 0; all travellers where none are named. Places as they are where not given. */
const changeSearch = record<ChangeSearch>({
  transactionId: at('transactionid', text),
  travellers: maybe('travellers', list(whole)),
  directions: at(
    'directions',
    list(
      record<ChangeDirection>({
        itinerary: at('itinerary', whole),
        date: at('date', date),
        origin: maybe('origin', text),
        destination: maybe('destination', text),
        airline: maybe('airline', text),
      }),
    ),
  ),
});

const changeQuoteAsked = record<ChangeQuoteAsked>({
  transactionId: at('transactionid', text),
  travellers: maybe('travellers', list(whole)),
  itineraries: at('itineraries', list(whole)),
  choices: at('choices', list(record<FareChoice>({ offerId: at('offerid', opaque), fareId: at('fareid', opaque) }))),
  ask: maybe('ask', ask),
});

const changeQuote = record<ChangeQuote>({
  changeQuoteId: at('changequoteid', opaque),
  transactionId: at('transactionid', text),
  itineraries: at('itineraries', list(whole)),
  flights: at('flights', some(itinerary)),
  options: at('options', some(fareOption)),
  charge: at('charge', pricePart),
  forfeited: at('forfeited', money),
  servicesLost: at('serviceslost', money),
  newTotal: at('newtotal', money),
  asking: maybe('asking', asking),
  previousCharge: maybe('previouscharge', money),
  net: maybe('net', pricePart),
  markup: maybe('markup', money),
  ledgerLines: maybe('ledgerlines', ledgerLines),
  expiresAt: at('expiresat', moment),
  expiresInSeconds: at('expiresin', whole),
});

const changeFlight = record<ChangeFlight>({
  changeQuoteId: at('changequoteid', opaque),
  requestId: at('requestid', requestId),
  remarks: maybe('remarks', textUpTo(2_000)),
});

const flightChanged = record<FlightChanged>({
  transactionId: at('transactionid', text),
  status: at('status', status),
  charged: maybe('charged', money),
  forfeited: maybe('forfeited', money),
  invoice: maybe('invoice', text),
  creditNote: maybe('creditnote', text),
});

export const changeOperations: AreaOperations<ChangeDesk> = {
  changeSearch: operation({
    opid: 'FS006',
    actioncode: 'CHANGESEARCH',
    request: codecOf(changeSearch),
    answer: inResult(flightsFound),
  }),
  changeQuote: operation({
    opid: 'FS006',
    actioncode: 'CHANGEQUOTE',
    request: codecOf(changeQuoteAsked),
    answer: inResult(codecOf(changeQuote)),
  }),
  change: operation({
    opid: 'FS006',
    actioncode: 'CHANGE',
    request: codecOf(changeFlight),
    answer: inResult(codecOf(flightChanged)),
    changes: true,
    patient: true,
  }),
};
