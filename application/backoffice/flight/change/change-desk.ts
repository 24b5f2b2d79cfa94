/** What a caller can do about the flights of bookings that were made. */
import type { ChangeDesk } from '#application/desk/changes.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { type ChangeBookingPorts, changeFlight, quoteChange } from './change-booking.ts';
import { searchChange } from './search-change.ts';

export function makeChangeDesk(ports: ChangeBookingPorts): (caller: Caller) => ChangeDesk {
  return (caller) => ({
    changeSearch: (request) => searchChange(ports, caller, request),
    changeQuote: (request) => quoteChange(ports, caller, request),
    change: (request) => changeFlight(ports, caller, request),
  });
}
