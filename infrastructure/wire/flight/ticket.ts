/** A ticket on the wire. */
import type { Ticket } from '#domain/flight/booking/flight-booking.ts';
import { text, whole } from '../form/leaves.ts';
import { at, list, maybe, record } from '../form/shape.ts';

export const ticket = record<Ticket>({
  traveller: at('traveller', whole),
  number: at('ticketnumber', text),
  itineraries: maybe('itineraries', list(whole)),
  locator: maybe('locator', text),
  inExchangeFor: maybe('inexchangefor', text),
});
