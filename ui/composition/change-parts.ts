/** What the screens that move a booking to other flights may ask for, once their area is loaded. */
import type { ChangeFlights } from '#application/portal/flight/change/change-flights.ts';
import { part } from './parts.ts';

export const changeParts = {
  change: part<ChangeFlights>('change.change'),
};
