/** A confirmed fare on the wire, and the booking made from it. */
import type { BookFlight, FlightBooked } from '#application/desk/flight.ts';
import type { BookingParameter } from '#domain/booking/parameters.ts';
import type { FlightQuote, QuoteRequirements } from '#domain/flight/quote.ts';
import type { Party } from '#domain/flight/search-request.ts';
import { status, ticket } from './booking-rows.ts';
import { fare, fareRules } from './fare.ts';
import { flag, money, moment, oneOf, opaque, text, whole } from './leaves.ts';
import { fareOption, offerHead } from './offer.ts';
import { at, leaf, list, mapped, maybe, or, record, spread } from './shape.ts';
import { bookingParameter, contact, gstDetails, parameterValue, traveller } from './traveller.ts';

/** `required` lists what the carrier needs by name; `parameters` are the booking-page parameters to fill in. */
interface FlatRequirements {
  readonly required: readonly Requirement[];
  readonly parameters: readonly BookingParameter[];
}

const requirements = ['international', 'passport', 'dateofbirth', 'gst'] as const;
type Requirement = (typeof requirements)[number];

interface FlatQuote extends Omit<FlightQuote, 'required'> {
  readonly needs: FlatRequirements;
}

const flatQuote = record<FlatQuote>({
  quoteId: at('quoteid', opaque),
  offer: at('offer', offerHead),
  option: at('option', fareOption),
  party: spread(
    record<Party>({
      adults: at('numadults', whole),
      children: at('numchildren', whole),
      infants: at('numinfants', whole),
    }),
  ),
  fare: at('fare', fare),
  rules: at('farerules', fareRules),
  needs: spread(
    record<FlatRequirements>({
      required: at('required', list(oneOf(requirements))),
      parameters: or('parameters', list(bookingParameter), []),
    }),
  ),
  changed: at('changed', flag),
  previousTotal: at('previoustotal', money),
  expiresAt: at('expiresat', moment),
  expiresInSeconds: at('expiresin', whole),
});

export const flightQuote = mapped(
  flatQuote,
  ({ needs, ...rest }): FlightQuote => ({ ...rest, required: readNeeds(needs) }),
  ({ required, ...rest }): FlatQuote => ({ ...rest, needs: writeNeeds(required) }),
);

function readNeeds({ required, parameters }: FlatRequirements): QuoteRequirements {
  return {
    international: required.includes('international'),
    passport: required.includes('passport'),
    dateOfBirth: required.includes('dateofbirth'),
    gst: required.includes('gst'),
    parameters,
  };
}

function writeNeeds(needs: QuoteRequirements): FlatRequirements {
  const asked: Readonly<Record<Requirement, boolean>> = {
    international: needs.international,
    passport: needs.passport,
    dateofbirth: needs.dateOfBirth,
    gst: needs.gst,
  };
  return { required: requirements.filter((name) => asked[name]), parameters: needs.parameters };
}

/** A UUID in its usual form. */
const requestId = leaf(
  'not-a-choice',
  (value) =>
    typeof value === 'string' && /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(value)
      ? value.toLowerCase()
      : undefined,
  (value) => value,
);

export const bookFlight = record<BookFlight>({
  quoteId: at('quoteid', opaque),
  requestId: at('requestid', requestId),
  mode: at('mode', oneOf(['ticket'])),
  travellers: or('travellers', list(traveller), []),
  contact: at('contact', contact),
  gst: maybe('gst', gstDetails),
  parameters: or('parameters', list(parameterValue), []),
  acceptTerms: or('acceptterms', flag, false),
});

export const flightBooked = record<FlightBooked>({
  transactionId: at('transactionid', text),
  status: at('status', status),
  pnr: maybe('pnr', text),
  tickets: at('tickets', list(ticket)),
  fare: at('fare', fare),
  ledgerEntry: maybe('ledgerentry', text),
});
