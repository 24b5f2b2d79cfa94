/** What an elevated user can do about the flights of a request. */
import type { AgreedFlightsDesk } from '#application/desk/agreed-flights.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { quoteAgreedChange } from './agreed-change.ts';
import { quoteAgreedServices } from './agreed-services.ts';
import type { AgreedFlightsPorts } from './agreed-flights.ts';

export function makeAgreedFlightsDesk(ports: AgreedFlightsPorts): (caller: Caller) => AgreedFlightsDesk {
  return (caller) => ({
    agreedChangeQuote: (asked) => quoteAgreedChange(ports, caller, asked),
    agreedServicesQuote: (asked) => quoteAgreedServices(ports, caller, asked),
  });
}
