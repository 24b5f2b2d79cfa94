/** Searching, quoting and buying flights. */
import type { FareChoice, FlightDesk, QuoteFlight, ServicesAsked } from '#application/desk/flight.ts';
import { ask } from './ask.ts';
import { calendarRequest, fareCalendar } from './fare-calendar.ts';
import { fare, fareRules } from './fare.ts';
import { opaque, text } from '../form/leaves.ts';
import { flightsFound } from './offers.ts';
import { type AreaOperations, inResult, operation } from '../form/operation.ts';
import { afterSaleOperations } from './after-sale.ts';
import { amendmentOperations } from './amendments.ts';
import { customerQuoteOperations } from './customer-quotes.ts';
import { changeOperations } from './changes.ts';
import { pnrOperations } from './pnr.ts';
import { bookFlight, flightBooked, flightQuote } from './quote.ts';
import { searchRequest } from './search-request.ts';
import { flightCatalogue, flightSeatMaps } from './services.ts';
import { at, codecOf, list, mapped, maybe, maybeSpread, or, record } from '../form/shape.ts';

const choice = record<FareChoice>({ offerId: at('offerid', opaque), fareId: at('fareid', opaque) });

interface Choices {
  readonly choices: readonly FareChoice[];
}

/** A single choice lies flat: offerid, fareid; one a direction as choices[n][offerid], choices[n][fareid]. */
const choices = mapped(
  record<{ readonly single: FareChoice | undefined; readonly many: readonly FareChoice[] }>({
    single: maybeSpread(choice),
    many: or('choices', list(choice), []),
  }),
  ({ single, many }): Choices => ({ choices: single === undefined ? many : [single] }),
  ({ choices: [first, ...others] }) =>
    others.length === 0 ? { single: first, many: [] } : { single: undefined, many: first ? [first, ...others] : [] },
);

/** The same, with what is asked beside the price. */
const quoteFlight = mapped(
  record<{
    readonly single: FareChoice | undefined;
    readonly many: readonly FareChoice[];
    readonly ask: QuoteFlight['ask'];
  }>({
    single: maybeSpread(choice),
    many: or('choices', list(choice), []),
    ask: maybe('ask', ask),
  }),
  ({ single, many, ask: asked }): QuoteFlight => ({
    choices: single === undefined ? many : [single],
    ...(asked && { ask: asked }),
  }),
  ({ choices: [first, ...others], ask: asked }) => ({
    ask: asked,
    ...(others.length === 0
      ? { single: first, many: [] }
      : { single: undefined, many: first ? [first, ...others] : [] }),
  }),
);

/** `quoteid`, or `transactionid` of a booking that has its tickets. */
const servicesAsked = mapped(
  record<{ readonly quoteId?: string; readonly transactionId?: string }>({
    quoteId: maybe('quoteid', opaque),
    transactionId: maybe('transactionid', text),
  }),
  ({ quoteId = '', transactionId }): ServicesAsked => (transactionId === undefined ? { quoteId } : { transactionId }),
  (asked) => asked,
);

export const flightOperations: AreaOperations<FlightDesk> = {
  search: operation({
    opid: 'FS001',
    actioncode: 'FLIGHTSEARCH',
    request: searchRequest,
    answer: inResult(flightsFound),
  }),
  calendar: operation({
    opid: 'FS001',
    actioncode: 'FARECALENDAR',
    request: codecOf(calendarRequest),
    answer: inResult(codecOf(fareCalendar)),
  }),
  quote: operation({
    opid: 'FS002',
    actioncode: 'FAREQUOTE',
    request: codecOf(quoteFlight),
    answer: inResult(codecOf(flightQuote)),
  }),
  explainFare: operation({
    opid: 'FS002',
    actioncode: 'FAREEXPLAINED',
    request: codecOf(choices),
    answer: inResult(codecOf(fare)),
  }),
  fareRules: operation({
    opid: 'FS002',
    actioncode: 'FARERULES',
    request: codecOf(record<{ readonly fareId: string }>({ fareId: at('fareid', opaque) })),
    answer: inResult(codecOf(fareRules)),
  }),
  services: operation({
    opid: 'FS003',
    actioncode: 'SSRCATALOGUE',
    request: codecOf(servicesAsked),
    answer: inResult(codecOf(flightCatalogue)),
  }),
  seatMaps: operation({
    opid: 'FS003',
    actioncode: 'SEATMAP',
    request: codecOf(servicesAsked),
    answer: inResult(codecOf(flightSeatMaps)),
  }),
  book: operation({
    opid: 'FS004',
    actioncode: 'BOOK',
    request: codecOf(bookFlight),
    answer: inResult(codecOf(flightBooked)),
    changes: true,
    patient: true,
  }),
  ...amendmentOperations,
  ...afterSaleOperations,
  ...changeOperations,
  ...customerQuoteOperations,
  ...pnrOperations,
};
