/** The products that are sold, and what each brings. This list stands nowhere else in the back office. */
import { soldProducts } from '#application/backoffice/booking/sold-product.ts';
import { flightPapers, type FlightPapersPorts } from '#application/backoffice/flight/papers/flight-papers.ts';
import type { PapersByProduct } from '#application/backoffice/booking/papers/product-papers.ts';
import type { RequestedProduct, RequestedProducts } from '#application/backoffice/booking/request/requested-product.ts';
import { requestedFlights } from '#application/backoffice/flight/request/requested-flights.ts';
import {
  takeOverImported,
  type TakeOverImportedPorts,
} from '#application/backoffice/flight/request/take-over-imported.ts';
import type { PaperLayouts } from '../documents/layout-parts.ts';
import type { KeptProducts } from '../database/booking/kept-product.ts';
import { keptFlight } from '../database/flight/kept-flight.ts';
import { area, work } from './parts.ts';

/** What selling, amending and cancelling ask of each. */
export const products = area(({ make }) => {
  make(work.products, { flight: work.soldFlight }, (sold) => soldProducts(Object.values(sold)));
});

/** What papers and mail ask of each. */
export function productPapers(ports: FlightPapersPorts): PapersByProduct {
  return { flight: flightPapers(ports) };
}

/** How the bookings of each are kept. */
export const keptProducts: KeptProducts = { flight: keptFlight };

/** How each lays out the paper of its own; loaded with the first that is asked for. */
export async function paperLayouts(): Promise<PaperLayouts> {
  const { layOutTicket } = await import('../documents/flight/ticket-layout.ts');
  return { flight: layOutTicket };
}

/** What each product is asked of people for. */
export function requestedProducts(ports: TakeOverImportedPorts): RequestedProducts {
  const products: readonly RequestedProduct[] = [requestedFlights(ports.airports, takeOverImported(ports))];
  return (product) => products.find(({ rules }) => rules.product === product);
}
