/** PNR displays on the wire: the text as pasted, what was read in it, and what is added to import it. Shapes chosen here. */
import { unconfirmedReasons } from '#domain/flight/request/request.ts';
import type { PnrTotals } from '#domain/flight/pnr/booking.ts';
import type { PnrTicketAddition } from '#domain/flight/pnr/import.ts';
import {
  pnrDialects,
  type PnrFlight,
  type PnrLine,
  pnrLineKinds,
  pnrMostCharacters,
  type PnrPassport,
  type PnrReading,
  type PnrSegment,
  type PnrService,
  type PnrSurface,
  type PnrTicket,
  type PnrTimeLimit,
  type PnrTraveller,
} from '#domain/flight/pnr/reading.ts';
import {
  differingParts,
  type PnrRecord,
  type RecordDifference,
  type RecordedTraveller,
} from '#domain/flight/pnr/record.ts';
import { matchRanks, type SavedMatch } from '#domain/flight/pnr/saved.ts';
import { genders } from '#domain/people/gender.ts';
import { travellerTypes } from '#domain/people/traveller-type.ts';
import type { Violation } from '#domain/rules/violation.ts';
import { type ClockTime, isClockTime } from '#domain/time/clock-time.ts';
import type { ImportPnr, PnrConfirmation, PnrDesk, PnrFare, PnrParsed, PnrText } from '#application/desk/pnr.ts';
import { type Codec, type Names, complainingBy } from '../form/codec.ts';
import { ticket } from './ticket.ts';
import { date, flag, moment, money, oneOf, params, requestId, text, textUpTo, whole } from '../form/leaves.ts';
import { ask, asking, rounding } from './ask.ts';
import { itinerary } from './offer.ts';
import { type AreaOperations, inResult, operation } from '../form/operation.ts';
import { flightBooked } from './quote.ts';
import { at, either, codecOf, leaf, list, maybe, or, record, type Shape, some, spread } from '../form/shape.ts';
import { contact, gstDetails, title, traveller, travelling } from '../traveller.ts';

/** A line, or the whole, may be as long as the display. */
const displayed = textUpTo(pnrMostCharacters);
const gds = oneOf(pnrDialects);

const clock: Shape<ClockTime> = leaf(
  'date-form',
  (value) => (typeof value === 'string' && isClockTime(value) ? value : undefined),
  (value) => value,
  { type: 'string', pattern: String.raw`^\d\d:\d\d$`, description: 'HH:MM' },
);

const pnrText = record<PnrText>({ text: at('text', displayed), gds: maybe('gds', gds), locator: maybe('pnr', text) });

const line = record<PnrLine>({
  text: at('text', displayed),
  understood: at('understood', flag),
  as: maybe('as', oneOf(pnrLineKinds)),
  continues: maybe('continues', whole),
});

const passport = record<PnrPassport>({
  number: at('number', displayed),
  expiresOn: maybe('expireson', date),
  country: maybe('country', displayed),
  nationality: maybe('nationality', displayed),
});

const pnrTraveller = record<PnrTraveller>({
  line: at('line', whole),
  type: at('paxtype', oneOf(travellerTypes)),
  title: maybe('title', title),
  firstName: at('first_name', displayed),
  lastName: at('last_name', displayed),
  dateOfBirth: maybe('dob', date),
  age: maybe('age', whole),
  infantOf: maybe('infantof', whole),
  gender: maybe('gender', oneOf(genders)),
  passport: maybe('passport', passport),
});

const flight = record<PnrFlight>({
  kind: at('kind', oneOf(['air'])),
  line: at('line', whole),
  carrier: at('carrier', text),
  flightNumber: at('flightnumber', text),
  bookingClass: at('rbd', text),
  origin: at('origin', text),
  destination: at('destination', text),
  date: at('date', date),
  status: at('status', text),
  seats: at('seats', whole),
  departure: maybe('departure', clock),
  arrival: maybe('arrival', clock),
  arrivalDayOffset: at('arrivaldayoffset', whole),
  carrierLocator: maybe('carrierlocator', text),
});

const surface = record<PnrSurface>({ kind: at('kind', oneOf(['surface'])), line: at('line', whole) });

/** Surface first: it has fewer fields, and a flight is none. */
const segment: Shape<PnrSegment> = either(surface, flight);

const pnrTicket = record<PnrTicket>({
  line: at('line', whole),
  number: at('ticketnumber', text),
  further: or('further', list(text), []),
  travellers: at('travellers', list(whole)),
  segments: maybe('segments', list(whole)),
  total: maybe('total', money),
});

const service = record<PnrService>({
  line: at('line', whole),
  code: at('code', text),
  carrier: maybe('carrier', text),
  status: maybe('status', text),
  text: at('text', displayed),
  travellers: maybe('travellers', list(whole)),
  segments: maybe('segments', list(whole)),
});

const timeLimit = record<PnrTimeLimit>({
  line: at('line', whole),
  date: at('date', date),
  time: maybe('time', clock),
});

const violation = record<Violation>({
  code: at('code', text),
  path: at('path', text),
  params: maybe('params', params),
});

const reading = record<PnrReading>({
  dialect: maybe('dialect', gds),
  locator: maybe('pnr', text),
  recordDate: maybe('recorddate', date),
  lines: at('lines', list(line)),
  travellers: at('travellers', list(pnrTraveller)),
  segments: at('segments', list(segment)),
  tickets: at('tickets', list(pnrTicket)),
  timeLimit: maybe('timelimit', timeLimit),
  ssr: at('ssr', list(service)),
  total: maybe('total', money),
  base: maybe('base', money),
  problems: at('problems', list(violation)),
});

/** Anyone who imports learns what is wrong in the display by the names of its reading. */
const travellerNames: Names = { fields: [...traveller.names.fields, { domain: 'ticket', wire: 'ticketnumber' }] };
export const importNames: Names = {
  fields: [
    { domain: 'travellers', wire: 'travellers', inner: travellerNames },
    ...reading.names.fields.filter(({ domain }) => ['lines', 'tickets'].includes(domain)),
    { domain: 'segments', wire: 'segments', inner: flight.names },
    ...pnrText.names.fields,
  ],
};

const match = record<SavedMatch>({
  savedId: at('profilerecordid', text),
  rank: at('rank', oneOf(matchRanks)),
  bornAlike: maybe('bornalike', flag),
});

type Tied = Extract<PnrTotals, { readonly state: 'tied' }>;
type Differing = Extract<PnrTotals, { readonly state: 'differ' }>;
type Unknown = Extract<PnrTotals, { readonly state: 'unknown' }>;

const totals: Shape<PnrTotals> = either(
  record<Tied>({ state: at('state', oneOf(['tied'])), total: at('total', money) }),
  record<Differing>({
    state: at('state', oneOf(['differ'])),
    tickets: at('tickets', money),
    total: at('total', money),
  }),
  record<Unknown>({ state: at('state', oneOf(['unknown'])) }),
);

const recorded = record<PnrRecord>({
  pnr: at('pnr', text),
  itineraries: at('itineraries', some(itinerary)),
  bookingClasses: at('rbds', list(text)),
  travellers: at(
    'travellers',
    some(
      record<RecordedTraveller>({
        type: at('paxtype', oneOf(travellerTypes)),
        title: maybe('title', title),
        firstName: at('first_name', text),
        lastName: at('last_name', text),
        dateOfBirth: maybe('dob', date),
        gender: maybe('gender', oneOf(genders)),
      }),
    ),
  ),
  tickets: at('tickets', list(ticket)),
  heldUntil: maybe('helduntil', moment),
  total: at('fare', money),
});

const difference = record<RecordDifference>({
  what: at('what', oneOf(differingParts)),
  shown: maybe('shown', text),
  recorded: maybe('recorded', text),
});

type Confirmed = Extract<PnrConfirmation, { readonly state: 'confirmed' }>;
type Unconfirmed = Extract<PnrConfirmation, { readonly state: 'unconfirmed' }>;
type Taken = Extract<PnrConfirmation, { readonly state: 'taken' }>;

const confirmation: Shape<PnrConfirmation> = either(
  record<Confirmed>({
    state: at('state', oneOf(['confirmed'])),
    supplier: at('supplier', text),
    record: at('record', recorded),
    differences: at('differences', list(difference)),
    charge: at('charge', money),
    asking: maybe('asking', asking),
    rounding: maybe('rounding', rounding),
  }),
  record<Unconfirmed>({
    state: at('state', oneOf(['unconfirmed'])),
    reason: at('reason', oneOf(unconfirmedReasons)),
  }),
  record<Taken>({ state: at('state', oneOf(['taken'])), transactionId: maybe('transactionid', text) }),
);

const parsed = record<PnrParsed>({
  reading: spread(reading),
  confirmation: maybe('confirmation', confirmation),
  matches: at('matches', list(list(match))),
  totals: at('totals', totals),
  missing: at('missing', list(violation)),
});

const ticketAddition = record<PnrTicketAddition>({
  number: at('ticketnumber', text),
  traveller: maybe('traveller', whole),
  total: maybe('total', money),
});

const fare = record<PnrFare>({ total: maybe('total', money), tickets: maybe('tickets', list(ticketAddition)) });

const importPnr = record<ImportPnr>({
  text: at('text', displayed),
  gds: maybe('gds', gds),
  requestId: at('requestid', requestId),
  locator: maybe('pnr', text),
  travellers: or('travellers', list(travelling), []),
  fare: maybe('fare', fare),
  agreed: maybe('agreed', money),
  ask: maybe('ask', ask),
  contact: at('contact', contact),
  gst: maybe('gst', gstDetails),
});

/** Its complaints may tell of the display too. */
function withImport({ names, ...codec }: Codec<ImportPnr>): Codec<ImportPnr> {
  const fields = names?.fields.filter(({ domain }) => domain !== 'travellers') ?? [];
  const aliases = [['total', 'fare.total']] as const;
  return complainingBy({ ...codec, names: { fields, aliases } }, importNames);
}

export const pnrOperations: AreaOperations<PnrDesk> = {
  parsePnr: operation({
    opid: 'FS007',
    actioncode: 'PARSEPNR',
    request: codecOf(pnrText),
    answer: inResult(codecOf(parsed)),
  }),
  importPnr: operation({
    opid: 'FS007',
    actioncode: 'IMPORTPNR',
    request: withImport(codecOf(importPnr)),
    answer: inResult(codecOf(flightBooked)),
    changes: true,
    patient: true,
  }),
};
