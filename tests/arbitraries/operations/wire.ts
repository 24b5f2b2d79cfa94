/** What elevated users look after, as it crosses the wire. */
import fc from 'fast-check';
import { defaultParameters } from '#domain/booking/parameters.ts';
import { brandKinds } from '#domain/session/brand-address.ts';
import { staticPages } from '#domain/session/static-pages.ts';
import { fontWeights } from '#domain/session/portal-font.ts';
import { staffStatuses } from '#domain/agency/staff.ts';
import { agencyStatuses } from '#domain/operations/agencies.ts';
import { products } from '#domain/booking/booking.ts';
import { currencies } from '#domain/money/currency.ts';
import { postLoginPages } from '#domain/operations/configuration.ts';
import { amendmentKinds } from '#domain/booking/amendment.ts';
import { supplierStates } from '#domain/operations/supplier-health.ts';
import { workKinds } from '#domain/operations/waiting-work.ts';
import { auditViews, messageChannels } from '#domain/operations/records.ts';
import { anyMoney } from '../money.ts';
import { agencyRulesArbitraries } from './agency-rules.ts';
import { anyDate, anyInstant } from '../time.ts';

const text = fc.oneof(
  fc.stringMatching(/^[A-Za-z0-9 .,@/-]{1,30}$/),
  fc.constantFrom('&=+%[]', 'a[b]=c', 'نص', '<x/>'),
);
const whole = fc.nat(100_000);
const few = <A>(one: fc.Arbitrary<A>) => fc.array(one, { maxLength: 2 });

function loose<A>(fields: { [Field in keyof A]: fc.Arbitrary<A[Field]> }, optional: readonly (keyof A)[]) {
  const required = Object.keys(fields).filter((field) => !optional.some((each) => each === field));
  return fc.record(fields, { requiredKeys: required as (keyof A)[] });
}

const status = fc.constantFrom(...agencyStatuses);
const staffStatus = fc.constantFrom(...staffStatuses);
const person = { userId: text, title: text, firstName: text, lastName: text, mobile: text };
const credit = { limit: anyMoney, extra: fc.record({ amount: anyMoney, until: anyDate }), dueOn: anyDate };
const creditOptional = ['extra', 'dueOn'] as const;
const row = {
  agencyId: text,
  agentId: text,
  companyName: text,
  city: text,
  status,
  balance: anyMoney,
  creditNow: anyMoney,
};
const shown = loose(
  {
    ...row,
    isHouse: fc.boolean(),
    address: text,
    state: text,
    pincode: text,
    country: text,
    phone: text,
    email: text,
    panNumber: text,
    gstNumber: text,
    reserved: anyMoney,
    credit: loose(credit, creditOptional),
    note: text,
    since: anyInstant,
    people: few(
      fc.record({
        userId: text,
        name: text,
        roleId: text,
        status: staffStatus,
        isInvited: fc.boolean(),
        hasSecondFactor: fc.boolean(),
      }),
    ),
    version: whole,
  },
  ['panNumber', 'gstNumber'],
);

const channel = fc.constantFrom(...messageChannels);
const message = { messageId: text, channel, to: text, subject: text, writtenAt: anyInstant };
const pages = { total: whole, page: whole, pageSize: whole };
const audited = loose(
  { auditId: text, at: anyInstant, operation: text, actor: text, agency: text, reference: text, detail: text },
  ['actor', 'agency', 'reference'],
);

const codes = fc.array(text, { minLength: 1, maxLength: 2 });
const configuration = loose(
  {
    projectName: text,
    clientName: text,
    fontFamily: text,
    fontFaces: few(fc.record({ weight: fc.constantFrom(...fontWeights), address: text })),
    parameters: fc.subarray([...defaultParameters]),
    vendorName: text,
    primaryColour: text,
    secondaryColour: text,
    logoUrl: text,
    carrierImageUrl: text,
    supportEmail: text,
    supportPhone: text,
    bankAccounts: few(fc.record({ bankName: text, accountHolderName: text, accountNumber: text, bankCode: text })),
    enabledServices: fc.subarray([...products], { minLength: 1 }),
    postLoginPage: fc.constantFrom(...postLoginPages),
    hotelPassengerCountry: text,
    holdMinutes: whole,
    airlines: fc.record({
      domesticOneWay: codes,
      domesticRoundTrip: codes,
      domesticRoundTripLowCostSpecial: codes,
      internationalOneWay: codes,
      internationalRoundTrip: codes,
    }),
  },
  ['holdMinutes'],
);
const configured = fc.record({
  configuration,
  currency: fc.constantFrom(...currencies),
  countryCode: text,
  businessZone: text,
  version: text,
});

const hour = loose({ calls: whole, answered: whole, typicalMs: whole }, ['typicalMs']);
const booking = { agencyId: text, transactionId: text };
const daySold = fc.record({ bookings: whole, notConfirmed: whole, sale: anyMoney });
const product = fc.constantFrom(...products);

/** The first sight of an operator. */
const overviewArbitraries = {
  overview: {
    request: fc.constant(undefined),
    answer: fc.record({
      at: anyInstant,
      waiting: few(
        loose({ kind: fc.constantFrom(...workKinds), count: whole, late: whole, oldest: anyInstant }, ['oldest']),
      ),
      doubtful: few(
        loose(
          {
            ...booking,
            companyName: text,
            product,
            title: text,
            travellerCount: whole,
            supplier: text,
            amendment: fc.constantFrom(...amendmentKinds),
            reserved: anyMoney,
            since: anyInstant,
            attempts: whole,
            nextAt: anyInstant,
          },
          ['amendment', 'nextAt'],
        ),
      ),
      suppliers: few(
        loose(
          {
            product,
            supplier: text,
            state: fc.constantFrom(...supplierStates),
            calls: whole,
            answered: whole,
            typicalMs: whole,
            slowMs: whole,
            hours: few(hour),
          },
          ['typicalMs', 'slowMs'],
        ),
      ),
      today: daySold,
      weekAgo: daySold,
    }),
  },
  askSupplier: { request: fc.record(booking), answer: fc.record({ outcome: fc.constantFrom('settled', 'waiting') }) },
};
const pageShown = fc.record({
  page: fc.constantFrom(...staticPages),
  texts: fc.record({ en: text, fr: text, ar: text }),
  version: text,
});

export const operationsArbitraries = {
  ...overviewArbitraries,
  ...agencyRulesArbitraries,
  uploadBrandFile: {
    request: loose({ kind: fc.constantFrom(...brandKinds), filename: text, base64: text, printed: text }, ['printed']),
    answer: loose(
      {
        address: text,
        bytes: whole,
        font: fc.record({ family: text, weight: fc.constantFrom(...fontWeights), isItalic: fc.boolean() }),
      },
      ['font'],
    ),
  },
  configuration: { request: fc.constant(undefined), answer: configured },
  setConfiguration: { request: fc.record({ configuration, version: text }), answer: configured },
  pages: { request: fc.constant(undefined), answer: fc.record({ pages: few(pageShown) }) },
  setPage: { request: pageShown, answer: pageShown },
  messages: {
    request: loose({ channel, text, page: whole }, ['channel', 'text']),
    answer: fc.record({ messages: few(fc.record(message)), ...pages }),
  },
  message: {
    request: loose({ messageId: text, withFile: fc.boolean() }, ['withFile']),
    answer: loose(
      {
        ...message,
        body: text,
        isWithheld: fc.boolean(),
        attachment: text,
        file: fc.record({ filename: text, mediaType: text, base64: text }),
      },
      ['isWithheld', 'attachment', 'file'],
    ),
  },
  audit: {
    request: loose({ view: fc.constantFrom(...auditViews), text, page: whole }, ['view', 'text']),
    answer: fc.record({ entries: few(audited), ...pages }),
  },
  auditEntry: { request: fc.record({ auditId: text }), answer: audited },
  agencies: {
    request: loose({ status, text, page: whole }, ['status', 'text']),
    answer: fc.record({ agencies: few(fc.record(row)), total: whole, page: whole, pageSize: whole }),
  },
  agency: { request: fc.record({ agencyId: text }), answer: shown },
  addAgency: {
    request: fc.record({
      business: fc.record({
        companyName: text,
        address: text,
        city: text,
        state: text,
        pincode: text,
        panNumber: text,
        gstNumber: text,
      }),
      person: fc.record(person),
      creditLimit: anyMoney,
      requestId: fc.uuid(),
    }),
    answer: shown,
  },
  setCredit: { request: loose({ agencyId: text, ...credit, version: whole }, creditOptional), answer: shown },
  setStanding: { request: fc.record({ agencyId: text, status, note: text, version: whole }), answer: shown },
  addPerson: { request: fc.record({ agencyId: text, ...person, requestId: fc.uuid() }), answer: shown },
  setPerson: { request: fc.record({ agencyId: text, userId: text, status: staffStatus }), answer: shown },
  resetPerson: {
    request: loose({ agencyId: text, userId: text, endSecondFactor: fc.boolean() }, ['endSecondFactor']),
    answer: shown,
  },
};
