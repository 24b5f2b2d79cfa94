/** The flight area of the desk. Booking is the booking area's saga and is handed in. */
import type { FlightDesk } from '#application/desk/flight.ts';
import type { Caller } from '../caller.ts';
import { fareRules } from './fare-rules.ts';
import type { FlightPorts } from './flight-ports.ts';
import { quoteFlight } from './quote-flight.ts';
import { searchFlights } from './search-flights.ts';

export function makeFlightDesk(
  ports: FlightPorts,
  bookFlight: (caller: Caller) => FlightDesk['book'],
): (caller: Caller) => FlightDesk {
  return (caller) => ({
    search: (request) => searchFlights(ports, caller, request),
    quote: (request) => quoteFlight(ports, caller, request),
    fareRules: ({ fareId }) => fareRules(ports, caller, fareId),
    book: bookFlight(caller),
  });
}
