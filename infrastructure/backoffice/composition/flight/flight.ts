/** Flights, as the back office takes them. */
import { keptFlight } from '#infrastructure/backoffice/database/flight/kept-flight.ts';
import { work } from '../parts.ts';
import type { PluggedProduct } from '../plug.ts';
import { amending } from './amending.ts';
import { customerQuotes } from './customer-quotes.ts';
import { imports } from './imports.ts';
import { selling } from './selling.ts';
import { suppliers } from './suppliers.ts';

export const flight: PluggedProduct = {
  areas: [suppliers, selling, amending, imports, customerQuotes],
  kept: keptFlight,
  sold: work.soldFlight,
  papers: work.flightPapers,
  requested: work.requestedFlights,
  inCart: work.flightInCart,
  layout: async () => (await import('#infrastructure/backoffice/documents/flight/ticket-layout.ts')).layOutTicket,
  rounds: [work.watchSchedules],
};
