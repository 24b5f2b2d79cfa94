import { customerOption } from '#domain/flight/terms/customer-option.ts';
import { customerAsked, customerFare, customerTree } from '#domain/price/customer-side.ts';
import type { AgreedQuote } from '#application/desk/agreed-flights.ts';
import type { FlightsFound } from '#application/desk/found-flights.ts';
import { each } from '../flight/quote/quote-flight.ts';
import { cancelQuote } from './booking.ts';
import { type FieldsOf, netOnly, withAsking } from './fields.ts';

const flightsFound = netOnly<FlightsFound>((found) => ({
  ...found,
  offers: found.offers.map((offer) => ({ ...offer, fares: each(offer.fares, customerOption) })),
}));

const agreedQuote = netOnly<AgreedQuote>(({ net: _net, ledgerLines: _lines, ...quote }) => ({
  ...quote,
  charge: customerTree(quote.charge),
}));

export const flightFields: FieldsOf<'flight'> = {
  search: flightsFound,
  // The customer's price of one adult.
  calendar: 'whole',
  quote: (quote, sight) => {
    const { asked, ...seen } = withAsking(quote, sight);
    if (sight.net) return { ...seen, ...(asked && { asked }) };
    return {
      ...seen,
      options: each(quote.options, customerOption),
      fare: customerFare(quote.fare),
      ...(asked && { asked: { ask: {}, lines: customerAsked(asked.lines), total: asked.total } }),
    };
  },
  airports: 'whole',
  airlines: 'whole',
  // Services cost the customer what they cost the agency.
  services: 'whole',
  seatMaps: 'whole',
  explainFare: netOnly(customerFare),
  fareRules: 'whole',
  book: 'whole',
  noShowQuote: cancelQuote,
  scheduleRefundQuote: cancelQuote,
  scheduleAnswer: 'whole',
  changeSearch: flightsFound,
  changeQuote: (quote, sight) => {
    const seen = withAsking(quote, sight);
    if (sight.net) return seen;
    const { net: _net, markup: _markup, ledgerLines: _lines, ...left } = seen;
    return { ...left, options: each(quote.options, customerOption), charge: customerTree(quote.charge) };
  },
  agreedChangeQuote: agreedQuote,
  agreedServicesQuote: agreedQuote,
  change: netOnly(({ invoice: _invoice, creditNote: _note, ...changed }) => changed),
  addSsr: 'whole',
  splitPnr: 'whole',
  completeHeld: 'whole',
  // What the caller pasted, and what the supplier asks for it: who may not ask another price sells at it.
  parsePnr: ({ confirmation, ...parsed }, sight) => ({
    ...parsed,
    ...(confirmation && {
      confirmation: confirmation.state === 'confirmed' ? withAsking(confirmation, sight) : confirmation,
    }),
  }),
  importPnr: 'whole',
  sendQuote: 'whole',
  listQuotes: netOnly((page) => ({
    ...page,
    quotes: page.quotes.map(({ lowest, ...row }) => ({ ...row, ...(row.withMarkup && lowest && { lowest }) })),
  })),
  // One that was sent without markup is not opened without the right.
  openQuote: netOnly(({ quote: { ask: _ask, ...quote }, ...opened }) => ({ ...opened, quote })),
};
