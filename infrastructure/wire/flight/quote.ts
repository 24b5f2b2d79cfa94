/** A confirmed fare on the wire, and the booking made from it. */
import type { BookFlight, FlightBooked } from '#application/desk/flight.ts';
import { holdLimiters } from '#domain/booking/hold/limit.ts';
import { type CheckOverride, reasonMost } from '#domain/booking/findings.ts';
import type { BookingParameter } from '#domain/booking/parameters.ts';
import type { Price } from '#domain/price/price.ts';
import {
  type FlightHold,
  type FlightQuote,
  notPassedOn,
  type NotPassedOn,
  type QuoteRequirements,
} from '#domain/flight/quote/quote.ts';
import type { Party } from '#domain/flight/search/request.ts';
import { ask, asking, askedPrice, rounding } from './ask.ts';
import { status } from '../booking/booking-rows.ts';
import { boughtPart } from '../booking/sold-instead.ts';
import { wantedWith } from '../bought-with.ts';
import { ticket } from './ticket.ts';
import { fareRules } from './fare.ts';
import type { FareType } from '#domain/flight/reference/cabin.ts';
import { choice, flag, money, moment, oneOf, opaque, requestId, text, textUpTo, whole } from '../form/leaves.ts';
import { fareOption, fareTypeSpellings, itinerary } from './offer.ts';
import { chosenSsr } from './services.ts';
import { at, list, mapped, maybe, or, record, some, spread } from '../form/shape.ts';
import { bookingParameter, contact, gstDetails, parameterValue, travelling } from '../traveller.ts';
import { price, pricePart } from '../price.ts';

/** `required` lists what the carrier needs by name; `parameters` are the booking-page parameters to fill in. */
interface FlatRequirements {
  readonly required: readonly Requirement[];
  readonly parameters: readonly BookingParameter[];
  readonly notPassedOn?: readonly NotPassedOn[];
  readonly fareTypes?: readonly FareType[];
}

const requirements = ['international', 'passport', 'dateofbirth', 'gst'] as const;
type Requirement = (typeof requirements)[number];

interface FlatQuote extends Omit<FlightQuote, 'required'> {
  readonly needs: FlatRequirements;
}

const only = mapped(
  flag,
  (yes): true | undefined => yes || undefined,
  (yes) => yes ?? false,
);

/** `passportslater`, `services`: what the airline lets be done with the seats; absent where it does not. */
const hold = record<FlightHold>({
  until: at('until', moment),
  by: at('limitedby', oneOf(holdLimiters)),
  passportsLater: maybe('passportslater', only),
  services: maybe('services', only),
});

const flatQuote = record<FlatQuote>({
  quoteId: at('quoteid', opaque),
  offerIds: at('offerids', some(opaque)),
  itineraries: at('itineraries', some(itinerary)),
  options: at('options', some(fareOption)),
  party: spread(
    record<Party>({
      adults: at('numadults', whole),
      children: at('numchildren', whole),
      infants: at('numinfants', whole),
    }),
  ),
  fare: at('fare', price),
  rules: at('farerules', fareRules),
  needs: spread(
    record<FlatRequirements>({
      required: at('required', list(oneOf(requirements))),
      parameters: or('parameters', list(bookingParameter), []),
      notPassedOn: maybe('notpassedon', list(oneOf(notPassedOn))),
      fareTypes: maybe('faretypes', list(choice(fareTypeSpellings))),
    }),
  ),
  asking: maybe('asking', asking),
  asked: maybe('asked', askedPrice),
  rounding: maybe('rounding', rounding),
  parts: maybe('parts', list(boughtPart)),
  changed: at('changed', flag),
  previousTotal: at('previoustotal', money),
  hold: maybe('hold', hold),
  expiresAt: at('expiresat', moment),
  expiresInSeconds: at('expiresin', whole),
});

export const flightQuote = mapped(
  flatQuote,
  ({ needs, ...rest }): FlightQuote => ({ ...rest, required: readNeeds(needs) }),
  ({ required, ...rest }): FlatQuote => ({ ...rest, needs: writeNeeds(required) }),
);

function readNeeds({ required, parameters, notPassedOn: not, fareTypes }: FlatRequirements): QuoteRequirements {
  return {
    international: required.includes('international'),
    passport: required.includes('passport'),
    dateOfBirth: required.includes('dateofbirth'),
    gst: required.includes('gst'),
    parameters,
    ...(not && { notPassedOn: not }),
    ...(fareTypes && { fareTypes }),
  };
}

function writeNeeds(needs: QuoteRequirements): FlatRequirements {
  const asked: Readonly<Record<Requirement, boolean>> = {
    international: needs.international,
    passport: needs.passport,
    dateofbirth: needs.dateOfBirth,
    gst: needs.gst,
  };
  return {
    required: requirements.filter((name) => asked[name]),
    parameters: needs.parameters,
    ...(needs.notPassedOn && { notPassedOn: needs.notPassedOn }),
    ...(needs.fareTypes && { fareTypes: needs.fareTypes }),
  };
}

/** `overrides[n][code]`, `overrides[n][reason]`. */
export const checkOverride = record<CheckOverride>({
  code: at('code', text),
  reason: at('reason', textUpTo(2 * reasonMost)),
});

export const bookFlight = record<BookFlight>({
  quoteId: at('quoteid', opaque),
  requestId: at('requestid', requestId),
  mode: at('mode', oneOf(['ticket', 'hold'])),
  travellers: or('travellers', list(travelling), []),
  contact: at('contact', contact),
  gst: maybe('gst', gstDetails),
  parameters: or('parameters', list(parameterValue), []),
  ssr: maybe('ssr', list(chosenSsr)),
  overrides: maybe('overrides', list(checkOverride)),
  ask: maybe('ask', ask),
  with: maybe('with', list(wantedWith)),
  acceptTerms: or('acceptterms', flag, false),
});

/** What the customer pays, as a fare whose tree has not been opened: DETAILS has it whole. */
const bookedFare = mapped(
  record<Pick<Price, 'total' | 'breakdown'>>({ total: at('total', money), breakdown: at('breakdown', pricePart) }),
  ({ total }) => total,
  (total): Pick<Price, 'total' | 'breakdown'> => ({ total, breakdown: { name: 'customer-price', amount: total } }),
);

export const bookedFields = {
  transactionId: at('transactionid', text),
  status: at('status', status),
  reference: maybe('pnr', text),
  tickets: at('tickets', list(ticket)),
  total: at('fare', bookedFare),
  ledgerEntry: maybe('ledgerentry', text),
};

export const flightBooked = record<FlightBooked>(bookedFields);
