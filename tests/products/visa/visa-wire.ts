/** Requests and answers of the visa desk. */
import fc from 'fast-check';
import type {
  ApplicationRow,
  BookVisa,
  EntryAnswer,
  OfferedVisaShown,
  VisaDesk,
  VisaQuote,
  VisaTrack,
} from '#application/desk/visa/visa.ts';
import { bookingStatuses } from '#domain/booking/life.ts';
import { visaActs, visaBoxes } from '#domain/visa/next.ts';
import { visaSteps } from '#domain/visa/steps.ts';
import {
  applicantProfiles,
  entryKinds,
  visaEntries,
  visaKinds,
  visaPaces,
  visaPapers,
  visaPurposes,
  type VisaSearch,
} from '#domain/visa/visa.ts';
import type { AnswerOf, RequestOf } from '#infrastructure/wire/form/operation.ts';
import { anyMoney } from '#tests/arbitraries/money.ts';
import { anyDate, anyInstant } from '#tests/arbitraries/time.ts';
import type { InsuranceParts } from '../insurance/insurance-wire.ts';

type Arbitraries = {
  readonly [Method in keyof VisaDesk]: {
    readonly request: fc.Arbitrary<RequestOf<VisaDesk[Method]>>;
    readonly answer: fc.Arbitrary<AnswerOf<VisaDesk[Method]>>;
  };
};

const anyText = fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme-ascii' });
const whole = fc.nat(1_000);
const births = fc.array(anyDate, { maxLength: 4 });
const paper = fc.constantFrom(...visaPapers);
const profile = fc.constantFrom(...applicantProfiles);

const search: fc.Arbitrary<VisaSearch> = fc.record({
  nationality: anyText,
  destination: anyText,
  purpose: fc.constantFrom(...visaPurposes),
  from: anyDate,
  to: anyDate,
  births,
});

const visa = {
  nationality: anyText,
  destination: anyText,
  purpose: fc.constantFrom(...visaPurposes),
  kind: fc.constantFrom(...visaKinds),
  pace: fc.constantFrom(...visaPaces),
  entries: fc.constantFrom(...visaEntries),
  stayDays: whole,
  validityDays: whole,
  workingDays: whole,
  readOn: anyDate,
  source: anyText,
};

const travel = { from: anyDate, to: anyDate, zone: anyText, submitsOn: anyDate };

const step = fc.record(
  { step: fc.constantFrom(...visaSteps), on: anyDate, remarks: anyText },
  { requiredKeys: ['step', 'on'] },
);

const track: fc.Arbitrary<VisaTrack> = fc.record({
  ...travel,
  transactionId: anyText,
  visa: fc.record(visa),
  decidedOn: anyDate,
  applicants: fc.array(
    fc.record(
      {
        name: anyText,
        application: anyText,
        profile,
        gone: fc.boolean(),
        way: fc.array(step, { maxLength: 3 }),
        wanted: fc.array(paper, { maxLength: 3 }),
        handed: fc.array(fc.record({ paper, filename: anyText, handedAt: anyInstant }), { maxLength: 2 }),
      },
      { requiredKeys: ['name', 'profile', 'gone', 'way', 'wanted', 'handed'] },
    ),
    { maxLength: 2 },
  ),
});

const row: fc.Arbitrary<ApplicationRow> = fc.record(
  {
    transactionId: anyText,
    agency: anyText,
    destination: anyText,
    leadTraveller: anyText,
    applicants: whole,
    from: anyDate,
    step: fc.constantFrom(...visaSteps),
    kind: fc.constantFrom(...visaKinds),
    entries: fc.constantFrom(...visaEntries),
    stayDays: whole,
    next: fc.constantFrom(...visaActs),
    nextOn: anyDate,
    isShort: fc.boolean(),
    missing: whole,
  },
  { requiredKeys: ['transactionId', 'agency', 'destination', 'leadTraveller', 'applicants', 'from', 'step'] },
);

const file = { filename: anyText, mediaType: anyText, base64: anyText };

export function anyVisa({ price, traveller, contact, gst, parameterValues, parameters }: InsuranceParts): Arbitraries {
  const offered: fc.Arbitrary<OfferedVisaShown> = fc.record({ ...visa, visaId: anyText, price, decidedOn: anyDate });
  const answer: fc.Arbitrary<EntryAnswer> = fc.record(
    {
      rule: fc.record({
        destination: anyText,
        kind: fc.constantFrom(...entryKinds),
        stayDays: whole,
        readOn: anyDate,
        source: anyText,
      }),
      visas: fc.array(offered, { maxLength: 2 }),
    },
    { requiredKeys: ['visas'] },
  );
  const quote: fc.Arbitrary<VisaQuote> = fc.record({
    ...travel,
    quoteId: anyText,
    price,
    changed: fc.boolean(),
    previousTotal: anyMoney,
    expiresAt: anyInstant,
    expiresInSeconds: whole,
    required: fc.array(anyText, { maxLength: 2 }),
    parameters,
    visa: offered,
    births,
    soldOn: anyDate,
  });
  const book: fc.Arbitrary<BookVisa> = fc.record(
    {
      quoteId: anyText,
      requestId: fc.uuid(),
      contact,
      gst,
      parameters: parameterValues,
      acceptTerms: fc.boolean(),
      travellers: fc.array(traveller, { maxLength: 3 }),
      profiles: fc.array(profile, { maxLength: 3 }),
    },
    { requiredKeys: ['quoteId', 'requestId', 'contact', 'parameters', 'acceptTerms', 'travellers', 'profiles'] },
  );
  return {
    requirements: { request: search, answer },
    quote: { request: fc.record({ visaId: anyText }), answer: quote },
    book: {
      request: book,
      answer: fc.record(
        {
          transactionId: anyText,
          status: fc.constantFrom(...bookingStatuses),
          reference: anyText,
          total: anyMoney,
          ledgerEntry: anyText,
        },
        { requiredKeys: ['transactionId', 'status', 'total'] },
      ),
    },
    track: { request: fc.record({ transactionId: anyText }), answer: track },
    submitDocument: {
      request: fc.record({ transactionId: anyText, applicant: whole, paper, filename: anyText, base64: anyText }),
      answer: track,
    },
    paper: { request: fc.record({ transactionId: anyText, applicant: whole, paper }), answer: fc.record(file) },
    applications: {
      request: fc.record(
        { page: whole, box: fc.constantFrom(...visaBoxes), text: anyText },
        { requiredKeys: ['page'] },
      ),
      answer: fc.record(
        {
          applications: fc.array(row, { maxLength: 2 }),
          total: whole,
          page: whole,
          pageSize: whole,
          counts: fc.record({ papers: whole, handled: whole, mission: whole, granted: whole, refused: whole }),
        },
        { requiredKeys: ['applications', 'total', 'page', 'pageSize'] },
      ),
    },
    move: {
      request: fc.record(
        {
          transactionId: anyText,
          applicant: whole,
          step: fc.constantFrom(...visaSteps),
          on: anyDate,
          remarks: anyText,
        },
        { requiredKeys: ['transactionId', 'applicant', 'step', 'on'] },
      ),
      answer: track,
    },
  };
}
