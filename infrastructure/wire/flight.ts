/** Searching, quoting and buying flights. */
import type { FlightDesk } from '#application/desk/flight.ts';
import { fareRules } from './fare.ts';
import { opaque } from './leaves.ts';
import { flightsFound } from './offers.ts';
import { type AreaOperations, inResult, operation } from './operation.ts';
import { bookFlight, flightBooked, flightQuote } from './quote.ts';
import { searchRequest } from './search-request.ts';
import { at, codecOf, record } from './shape.ts';

interface FareChoice {
  readonly offerId: string;
  readonly fareId: string;
}

export const flightOperations: AreaOperations<FlightDesk> = {
  search: operation({
    opid: 'FS001',
    actioncode: 'FLIGHTSEARCH',
    request: searchRequest,
    answer: inResult(flightsFound),
  }),
  quote: operation({
    opid: 'FS002',
    actioncode: 'FAREQUOTE',
    request: codecOf(record<FareChoice>({ offerId: at('offerid', opaque), fareId: at('fareid', opaque) })),
    answer: inResult(codecOf(flightQuote)),
  }),
  fareRules: operation({
    opid: 'FS002',
    actioncode: 'FARERULES',
    request: codecOf(record<{ readonly fareId: string }>({ fareId: at('fareid', opaque) })),
    answer: inResult(codecOf(fareRules)),
  }),
  book: operation({
    opid: 'FS004',
    actioncode: 'BOOK',
    request: codecOf(bookFlight),
    answer: inResult(codecOf(flightBooked)),
    changes: true,
    patient: true,
  }),
};
