/** Searching, quoting and buying flights. */
import type { FareChoice, FlightDesk, QuoteFlight, ServicesAsked } from '#application/desk/flight.ts';
import { ask } from './ask.ts';
import { calendarRequest, fareCalendar } from './fare-calendar.ts';
import { fareRules } from './fare.ts';
import { complainingBy } from '../form/codec.ts';
import { opaque, text } from '../form/leaves.ts';
import { itinerary } from './offer.ts';
import { flightsFound, flightsOnce } from './offers.ts';
import { type AreaOperations, inResult, operation } from '../form/operation.ts';
import { afterSaleOperations } from './after-sale.ts';
import { amendmentOperations } from './amendments.ts';
import { customerQuoteOperations } from './customer-quotes.ts';
import { agreedOperations } from './agreed.ts';
import { changeOperations } from './changes.ts';
import { pnrOperations } from './pnr.ts';
import { referenceOperations } from './reference-data.ts';
import { inCart } from '../booking/sale.ts';
import { bookFlight, flightBooked, flightQuote } from './quote.ts';
import { searchRequest } from './search-request.ts';
import { flightCatalogue, flightSeatMaps } from './services.ts';
import { at, codecOf, list, mapped, maybe, maybeSpread, or, record } from '../form/shape.ts';
import { price } from '../price.ts';

const choice = record<FareChoice>({ offerId: at('offerid', opaque), fareId: at('fareid', opaque) });

interface Choices {
  readonly choices: readonly FareChoice[];
}

/** A single choice lies flat: offerid, fareid; one a direction as choices[n][offerid], choices[n][fareid]. */
interface LaidChoices {
  readonly single: FareChoice | undefined;
  readonly many: readonly FareChoice[];
}

const laidChoices = { single: maybeSpread(choice), many: or('choices', list(choice), []) };

const chosen = ({ single, many }: LaidChoices): Choices => ({ choices: single === undefined ? many : [single] });

function laid({ choices: [first, ...others] }: Choices): LaidChoices {
  if (others.length === 0) return { single: first, many: [] };
  return { single: undefined, many: first ? [first, ...others] : [] };
}

/** Complaints tell of a choice by its place, also where a single one lies flat. */
const chosenName = { domain: 'choices', wire: 'choices', inner: choice.names };

const choices = mapped(record<LaidChoices>(laidChoices), chosen, laid, { fields: [chosenName] });

/** The same, with what is asked beside the price. */
const quoteFlight = mapped(
  record<LaidChoices & { readonly ask: QuoteFlight['ask'] }>({ ...laidChoices, ask: maybe('ask', ask) }),
  ({ ask: asked, ...rest }): QuoteFlight => ({ ...chosen(rest), ...(asked && { ask: asked }) }),
  ({ ask: asked, ...rest }) => ({ ask: asked, ...laid(rest) }),
  { fields: [chosenName, { domain: 'ask', wire: 'ask', inner: ask.names }] },
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

/** Connections are those of the quote's itineraries. */
const flown = { fields: [{ domain: 'itineraries', wire: 'itineraries', inner: itinerary.names }] };

export const flightInCart = inCart('flight', quoteFlight, bookFlight);

export const flightOperations: AreaOperations<FlightDesk> = {
  search: operation({
    opid: 'FS001',
    actioncode: 'FLIGHTSEARCH',
    request: searchRequest,
    answer: inResult(flightsFound),
    short: inResult(flightsOnce),
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
    answer: inResult(codecOf(price)),
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
    request: complainingBy(codecOf(bookFlight), flown),
    answer: inResult(codecOf(flightBooked)),
    changes: true,
    patient: true,
  }),
  ...amendmentOperations,
  ...afterSaleOperations,
  ...changeOperations,
  ...agreedOperations,
  ...customerQuoteOperations,
  ...pnrOperations,
  ...referenceOperations,
};
