/**
 * The flight area of the desk. Booking is the booking area's saga and is handed in; so are importing and amending, which are
 * put beside it.
 */
import type { AfterSaleDesk } from '#application/desk/after-sale.ts';
import type { AgreedFlightsDesk } from '#application/desk/agreed-flights.ts';
import type { FlightAmendmentDesk } from '#application/desk/amendments.ts';
import type { CustomerQuoteDesk } from '#application/desk/customer-quotes.ts';
import type { ChangeDesk } from '#application/desk/changes.ts';
import type { FlightDesk } from '#application/desk/flight.ts';
import type { PnrDesk } from '#application/desk/pnr.ts';
import type { Caller } from '../caller.ts';
import { explainFare } from './quote/explain-fare.ts';
import { fareCalendar } from './search/fare-calendar.ts';
import { fareRules } from './quote/fare-rules.ts';
import { flightSeatMaps, flightServices } from './extras/flight-services.ts';
import type { FlightPorts } from './flight-ports.ts';
import { quoteFlight } from './quote/quote-flight.ts';
import { ReferenceData } from './reference/reference-data.ts';
import { searchFlights } from './search/search-flights.ts';

/** Services are here those of quotes; those of bookings are put beside it too. */
type OwnDesk = Omit<
  FlightDesk,
  | keyof PnrDesk
  | keyof FlightAmendmentDesk
  | keyof AfterSaleDesk
  | keyof AgreedFlightsDesk
  | keyof CustomerQuoteDesk
  | keyof ChangeDesk
  | 'services'
  | 'seatMaps'
> & {
  readonly services: (request: { readonly quoteId: string }) => ReturnType<FlightDesk['services']>;
  readonly seatMaps: (request: { readonly quoteId: string }) => ReturnType<FlightDesk['seatMaps']>;
};

export function makeFlightDesk(
  ports: FlightPorts,
  bookFlight: (caller: Caller) => FlightDesk['book'],
): (caller: Caller) => OwnDesk {
  const reference = new ReferenceData(ports.airports);
  return (caller) => ({
    ...reference.deskOf(caller),
    search: (request) => searchFlights(ports, caller, request),
    calendar: (request) => fareCalendar(ports, caller, request),
    quote: (request) => quoteFlight(ports, caller, request),
    services: (request) => flightServices(ports, caller, request),
    seatMaps: (request) => flightSeatMaps(ports, caller, request),
    explainFare: (request) => explainFare(ports, caller, request),
    fareRules: ({ fareId }) => fareRules(ports, caller, fareId),
    book: bookFlight(caller),
  });
}
