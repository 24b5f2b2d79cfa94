/** Readings of PNR displays and what is added to import them, as the wire must carry them: any values in any field. */
import fc from 'fast-check';
import { unconfirmedReasons } from '#domain/flight/request/request.ts';
import type { Itinerary } from '#domain/flight/offer/itinerary.ts';
import type { PnrTotals } from '#domain/flight/pnr/booking.ts';
import {
  pnrDialects,
  type PnrFlight,
  type PnrLine,
  pnrLineKinds,
  type PnrPassport,
  type PnrReading,
  type PnrSegment,
  type PnrService,
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
import type { Violation } from '#domain/rules/violation.ts';
import { genders } from '#domain/people/gender.ts';
import { titles } from '#domain/people/titles.ts';
import { travellerTypes } from '#domain/people/traveller-type.ts';
import { clockAt } from '#domain/time/clock-time.ts';
import type { ImportPnr, PnrConfirmation, PnrFare, PnrParsed, PnrText } from '#application/desk/pnr.ts';
import { anyMoney } from './money.ts';
import { anyDate, anyInstant } from './time.ts';

const anyText = fc.oneof(fc.stringMatching(/^[A-Z0-9/ .*]{1,30}$/), fc.constantFrom('&=+%[]', 'a[b]=c', 'نص', '<x/>'));
const place = fc.nat(98);
const places = fc.array(place, { maxLength: 3 });
const clock = fc.integer({ min: 0, max: 1439 }).map(clockAt);

/** Some fields may be absent. */
function loose<A extends object>(
  required: { readonly [K in keyof A]-?: fc.Arbitrary<A[K]> },
  optional: readonly (keyof A & string)[],
) {
  const names = Object.keys(required) as (keyof A & string)[];
  // fast-check makes a record of the arbitraries by name; what it makes has A's fields.
  return fc.record(required, {
    requiredKeys: names.filter((name) => !optional.includes(name)),
  }) as unknown as fc.Arbitrary<A>;
}

const line = loose<PnrLine>(
  { text: anyText, understood: fc.boolean(), as: fc.constantFrom(...pnrLineKinds), continues: place },
  ['as', 'continues'],
);
const passport = loose<PnrPassport>({ number: anyText, expiresOn: anyDate, country: anyText, nationality: anyText }, [
  'expiresOn',
  'country',
  'nationality',
]);
const pnrTraveller = loose<PnrTraveller>(
  {
    line: place,
    type: fc.constantFrom(...travellerTypes),
    title: fc.constantFrom(...titles),
    firstName: anyText,
    lastName: anyText,
    dateOfBirth: anyDate,
    age: fc.nat(99),
    infantOf: place,
    gender: fc.constantFrom(...genders),
    passport,
  },
  ['title', 'dateOfBirth', 'age', 'infantOf', 'gender', 'passport'],
);
const flight = loose<PnrFlight>(
  {
    line: place,
    kind: fc.constant('air' as const),
    carrier: anyText,
    flightNumber: anyText,
    bookingClass: anyText,
    origin: anyText,
    destination: anyText,
    date: anyDate,
    status: anyText,
    seats: fc.nat(99),
    departure: clock,
    arrival: clock,
    arrivalDayOffset: fc.integer({ min: -1, max: 3 }),
    carrierLocator: anyText,
  },
  ['departure', 'arrival', 'carrierLocator'],
);
const segment: fc.Arbitrary<PnrSegment> = fc.oneof(
  flight,
  fc.record({ kind: fc.constant('surface' as const), line: place }),
);
const pnrTicket = loose<PnrTicket>(
  {
    line: place,
    number: anyText,
    further: fc.array(anyText, { maxLength: 2 }),
    travellers: places,
    segments: places,
    total: anyMoney,
  },
  ['segments', 'total'],
);
const service = loose<PnrService>(
  {
    line: place,
    code: anyText,
    carrier: anyText,
    status: anyText,
    text: anyText,
    travellers: places,
    segments: places,
  },
  ['carrier', 'status', 'travellers', 'segments'],
);
const timeLimit = loose<PnrTimeLimit>({ line: place, date: anyDate, time: clock }, ['time']);
const violation = loose<Violation>(
  { code: anyText, path: anyText, params: fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), anyText, { maxKeys: 2 }) },
  ['params'],
);
const violations = fc.array(violation, { maxLength: 3 });

const reading = loose<PnrReading>(
  {
    dialect: fc.constantFrom(...pnrDialects),
    locator: anyText,
    recordDate: anyDate,
    lines: fc.array(line, { maxLength: 4 }),
    travellers: fc.array(pnrTraveller, { maxLength: 2 }),
    segments: fc.array(segment, { maxLength: 3 }),
    tickets: fc.array(pnrTicket, { maxLength: 2 }),
    timeLimit,
    ssr: fc.array(service, { maxLength: 2 }),
    total: anyMoney,
    base: anyMoney,
    problems: violations,
  },
  ['dialect', 'locator', 'recordDate', 'timeLimit', 'total', 'base'],
);
const match = loose<SavedMatch>({ savedId: anyText, rank: fc.constantFrom(...matchRanks), bornAlike: fc.boolean() }, [
  'bornAlike',
]);
const totals: fc.Arbitrary<PnrTotals> = fc.oneof(
  fc.record({ state: fc.constant('tied' as const), total: anyMoney }),
  fc.record({ state: fc.constant('differ' as const), tickets: anyMoney, total: anyMoney }),
  fc.record({ state: fc.constant('unknown' as const) }),
);

/** Any text with lines, as pasted. */
const pasted = fc.array(anyText, { minLength: 1, maxLength: 4 }).map((lines) => lines.join('\r\n'));

export const anyPnrText: fc.Arbitrary<PnrText> = loose<PnrText>(
  { text: pasted, gds: fc.constantFrom(...pnrDialects), locator: anyText },
  ['gds', 'locator'],
);

const recorded = loose<RecordedTraveller>(
  {
    type: fc.constantFrom(...travellerTypes),
    title: fc.constantFrom(...titles),
    firstName: anyText,
    lastName: anyText,
    dateOfBirth: anyDate,
    gender: fc.constantFrom(...genders),
  },
  ['title', 'dateOfBirth', 'gender'],
);

function anyConfirmation(itinerary: fc.Arbitrary<Itinerary>): fc.Arbitrary<PnrConfirmation> {
  const record = loose<PnrRecord>(
    {
      pnr: anyText,
      itineraries: fc.tuple(itinerary),
      bookingClasses: fc.array(anyText, { maxLength: 3 }),
      travellers: fc.tuple(recorded, recorded),
      tickets: fc.array(fc.record({ traveller: place, number: anyText }), { maxLength: 2 }),
      heldUntil: anyInstant,
      total: anyMoney,
    },
    ['heldUntil'],
  );
  const difference = loose<RecordDifference>(
    { what: fc.constantFrom(...differingParts), shown: anyText, recorded: anyText },
    ['shown', 'recorded'],
  );
  return fc.oneof(
    fc.record({
      state: fc.constant('confirmed' as const),
      supplier: anyText,
      record,
      differences: fc.array(difference, { maxLength: 3 }),
      charge: anyMoney,
    }),
    fc.record({ state: fc.constant('unconfirmed' as const), reason: fc.constantFrom(...unconfirmedReasons) }),
    loose<Extract<PnrConfirmation, { readonly state: 'taken' }>>(
      { state: fc.constant('taken' as const), transactionId: anyText },
      ['transactionId'],
    ),
  );
}

export function anyPnrParsed(itinerary: fc.Arbitrary<Itinerary>): fc.Arbitrary<PnrParsed> {
  return loose<PnrParsed>(
    {
      reading,
      confirmation: anyConfirmation(itinerary),
      matches: fc.array(fc.array(match, { maxLength: 2 }), { maxLength: 2 }),
      totals,
      missing: violations,
    },
    ['confirmation'],
  );
}

/** What is empty is absent on a form: so is a list of nothing, and a fare of nothing. */
const pnrFare: fc.Arbitrary<PnrFare> = loose<PnrFare>(
  {
    total: anyMoney,
    tickets: fc.array(loose({ number: anyText, traveller: place, total: anyMoney }, ['traveller', 'total']), {
      minLength: 1,
      maxLength: 2,
    }),
  },
  ['tickets'],
);

/** A request to import, of travellers and contacts as they come. */
export function anyImportPnr(
  beside: Pick<
    { readonly [K in keyof ImportPnr]-?: fc.Arbitrary<ImportPnr[K]> },
    'travellers' | 'contact' | 'gst' | 'ask'
  >,
): fc.Arbitrary<ImportPnr> {
  return loose<ImportPnr>(
    {
      ...beside,
      text: pasted,
      gds: fc.constantFrom(...pnrDialects),
      requestId: fc.uuid(),
      locator: anyText,
      fare: pnrFare,
      agreed: anyMoney,
    },
    ['gds', 'locator', 'fare', 'agreed', 'gst', 'ask'],
  );
}
