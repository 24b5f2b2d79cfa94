/** A booked flight on the wire: the common booking, and what only flights say of one. */
import type { HoldEnded } from '#application/desk/products.ts';
import type { FlightBooking } from '#domain/flight/booking/flight-booking.ts';
import { type Locators, locatorsOf } from '#domain/flight/booking/locators.ts';
import type { RecordedOverride } from '#domain/booking/findings.ts';
import { pnrDialects } from '#domain/flight/pnr/reading.ts';
import { bookingFields } from '../booking/common.ts';
import { choice, moment, oneOf, text } from '../form/leaves.ts';
import { at, type Field, list, mapped, maybe, or, record, some } from '../form/shape.ts';
import { fareRules } from './fare.ts';
import { fareOption, itinerary } from './offer.ts';
import { bookedFields } from './quote.ts';
import { scheduleChange } from './schedule.ts';
import { bookedServices, asBooked } from './services.ts';
import { ticket } from './ticket.ts';

export const recordedOverride = record<RecordedOverride>({
  code: at('code', text),
  reason: at('reason', text),
  at: at('at', moment),
  by: at('by', text),
  onBehalfOf: maybe('onbehalfof', text),
});

const product: Field<'flight'> = at('product', oneOf(['flight']));

const { transactionId, status, reference, travellers, contact, gst, parameters, elsewhere, price, ...rest } =
  bookingFields;
const { heldUntil, heldBy, amending, gone, linked, boughtWith, ...settled } = rest;

/** Shape chosen here: the booking with the names that its parts have elsewhere, in the order in which clients know them. */
const flatBooking = record<FlightBooking & Locators>({
  transactionId,
  product,
  status,
  journeyType: at('journeytype', choice({ 'one-way': 'OneWay', 'round-trip': 'RoundTrip', 'multi-city': 'MultiCity' })),
  reference,
  gds: maybe('gdspnr', text),
  airline: maybe('airlinepnr', text),
  itineraries: at('itineraries', some(itinerary)),
  options: at('options', some(fareOption)),
  rules: at('farerules', fareRules),
  travellers,
  contact,
  gst,
  parameters,
  ssr: or('ssr', bookedServices, []),
  imported: maybe('imported', oneOf(pnrDialects)),
  elsewhere,
  overrides: maybe('overrides', list(recordedOverride)),
  price,
  tickets: at('tickets', list(ticket)),
  heldUntil,
  heldBy,
  amending,
  gone,
  linked,
  boughtWith,
  scheduleChange: maybe('schedulechange', scheduleChange),
  ...settled,
});

export const flightBooking = mapped(
  flatBooking,
  ({ gds: _gds, airline: _airline, ...found }): FlightBooking => found,
  (kept) => ({ ...kept, ...locatorsOf(kept), ssr: asBooked(kept.ssr, kept) }),
);

/** As FS004 answers it, and of which product it is. */
export const flightHoldEnded = record<Extract<HoldEnded, { readonly product: 'flight' }>>({ ...bookedFields, product });
