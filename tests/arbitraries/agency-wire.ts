/** Profiles and registrations as they cross the wire. */
import fc from 'fast-check';
import { otpChannels } from '#domain/agency/otp.ts';
import { cardBrands } from '#domain/agency/payment-card.ts';
import { membershipKinds } from '#domain/agency/membership.ts';
import { visaEntries } from '#domain/agency/profile-masters.ts';
import {
  type Registration,
  registrationPapers,
  registrationStates,
  registrationTexts,
} from '#domain/agency/registration.ts';
import { deliveryStates, eventKinds, sendTroubles } from '#domain/agency/webhook.ts';
import { staffPermissions, staffStatuses } from '#domain/agency/staff.ts';
import { anyMoney } from './money.ts';
import { anyDate, anyInstant } from './time.ts';

const text = fc.oneof(
  fc.stringMatching(/^[A-Za-z0-9 .,@/-]{1,30}$/),
  fc.constantFrom('&=+%[]', 'a[b]=c', 'نص', '<x/>'),
);
const whole = fc.nat(100_000);
const nothing = { request: fc.constant(undefined), answer: fc.constant(undefined) };

function loose<A>(fields: { [Field in keyof A]: fc.Arbitrary<A[Field]> }, optional: readonly (keyof A)[]) {
  const required = Object.keys(fields).filter((field) => !optional.some((each) => each === field));
  return fc.record(fields, { requiredKeys: required as (keyof A)[] });
}

const passport = { number: text, issuedOn: anyDate, expiresOn: anyDate, placeOfIssue: text, country: text };
const visa = {
  country: text,
  number: text,
  kind: text,
  entries: fc.constantFrom(...visaEntries),
  issuedOn: anyDate,
  expiresOn: anyDate,
};
const membership = { kind: fc.constantFrom(...membershipKinds), programme: text, number: text, expiresOn: anyDate };
const card = { brand: fc.constantFrom(...cardBrands), lastFour: text, holder: text, expires: text };
const recordId = text;
const few = <A>(one: fc.Arbitrary<A>) => fc.array(one, { maxLength: 2 });
const saved = fc.record({ recordId });
const byId = { request: fc.record({ recordId }), answer: fc.constant(undefined) };
const person = { title: text, firstName: text, lastName: text };

export const profileArbitraries = {
  completeProfile: {
    request: fc.constant(undefined),
    answer: fc.record({
      profileId: text,
      ...person,
      email: text,
      mobile: text,
      systemRoleId: text,
      companyName: text,
      passports: few(fc.record({ recordId, ...passport })),
      visas: few(fc.record({ recordId, ...visa })),
      cards: few(fc.record({ recordId, ...card })),
      memberships: few(loose({ recordId, ...membership }, ['expiresOn'])),
    }),
  },
  profileMasters: {
    request: fc.constant(undefined),
    answer: few(fc.record({ profileId: text, ...person, email: text, systemRoleId: text, companyName: text })),
  },
  saveProfile: { ...nothing, request: fc.record({ ...person, mobile: text }) },
  savePassport: { request: loose({ recordId, ...passport }, ['recordId']), answer: saved },
  saveVisa: { request: loose({ recordId, ...visa }, ['recordId']), answer: saved },
  saveMembership: { request: loose({ recordId, ...membership }, ['recordId', 'expiresOn']), answer: saved },
  addCard: {
    request: loose({ number: text, holder: text, expires: text, securityCode: text, requestId: text }, ['requestId']),
    answer: saved,
  },
  deletePassport: byId,
  deleteVisa: byId,
  deleteMembership: byId,
  deleteCard: byId,
};

const registrationFields = Object.fromEntries(registrationTexts.map((field) => [field, text])) as Record<
  Exclude<keyof Registration, 'gstHolder'>,
  fc.Arbitrary<string>
>;
const fields = { ...registrationFields, gstHolder: fc.boolean() };
const state = fc.constantFrom(...registrationStates);
const paper = fc.constantFrom(...registrationPapers);
const followed = {
  registrationId: text,
  state,
  companyName: text,
  submittedAt: anyInstant,
  decidedAt: anyInstant,
  remarks: text,
  agentId: text,
  transactionFeeFrom: anyInstant,
};
const followedOptional = ['decidedAt', 'agentId', 'transactionFeeFrom'] as const;
const base64 = fc.base64String({ minLength: 4, maxLength: 400 });
const wantedById = fc.record({ registrationId: text });

export const registrationArbitraries = {
  sendOtp: {
    request: fc.record({ channel: fc.constantFrom(...otpChannels), address: text }),
    answer: fc.record({ otpId: text, expiresAt: anyInstant, resendAfterSeconds: whole }),
  },
  verifyOtp: { request: fc.record({ otpId: text, code: text }), answer: fc.record({ proof: text }) },
  addDocument: {
    request: fc.record({ paper, filename: text, base64, emailProof: text }),
    answer: fc.record({ documentId: text }),
  },
  addAgent: {
    request: loose(
      {
        registration: fc
          .tuple(fc.record({ email: text }), fc.record(fields, { requiredKeys: [] }))
          .map(([least, rest]) => ({ ...rest, ...least })),
        emailProof: text,
        mobileProof: text,
        requestId: text,
      },
      ['requestId'],
    ),
    answer: wantedById,
  },
  followRegistration: {
    request: fc.record({ registrationId: text, proof: text }),
    answer: loose(followed, followedOptional),
  },
  registrations: {
    request: loose({ state, text, page: whole }, ['state', 'text']),
    answer: fc.record({
      registrations: few(
        loose(
          {
            registrationId: text,
            state,
            companyName: text,
            applicant: text,
            city: text,
            email: text,
            submittedAt: anyInstant,
            decidedAt: anyInstant,
          },
          ['decidedAt'],
        ),
      ),
      total: whole,
      page: whole,
      pageSize: whole,
    }),
  },
  registration: {
    request: wantedById,
    answer: loose(
      {
        ...followed,
        fields: fc.record(fields),
        papers: few(fc.record({ paper, filename: text, mediaType: text, bytes: whole, uploadedAt: anyInstant })),
        decidedBy: text,
        alike: few(text),
      },
      [...followedOptional, 'decidedBy'],
    ),
  },
  registrationPaper: {
    request: fc.record({ registrationId: text, paper }),
    answer: fc.record({ filename: text, mediaType: text, base64 }),
  },
  decideRegistration: {
    request: fc.record({ registrationId: text, approve: fc.boolean(), remarks: text }),
    answer: fc.record({ state }),
  },
};

const eventKind = fc.constantFrom(...eventKinds);
const endpoint = { url: text, kinds: fc.array(eventKind, { minLength: 1, maxLength: 3 }) };
const deliveryState = fc.constantFrom(...deliveryStates);

export const webhookArbitraries = {
  addEndpoint: {
    request: fc.record({ ...endpoint, requestId: fc.uuid() }),
    answer: fc.record({ endpointId: text, secret: text }),
  },
  endpoints: {
    request: fc.constant(undefined),
    answer: few(fc.record({ ...endpoint, endpointId: text, addedAt: anyInstant })),
  },
  deleteEndpoint: { request: fc.record({ endpointId: text }), answer: fc.constant(undefined) },
  deliveries: {
    request: loose(
      { scope: fc.constantFrom('own' as const, 'all' as const), state: deliveryState, endpointId: text, page: whole },
      ['state', 'endpointId'],
    ),
    answer: fc.record({
      deliveries: few(
        loose(
          {
            deliveryId: text,
            eventId: text,
            kind: eventKind,
            endpointId: text,
            url: text,
            agentId: text,
            companyName: text,
            state: deliveryState,
            raisedAt: anyInstant,
            tries: whole,
            triedAt: anyInstant,
            status: whole,
            trouble: fc.constantFrom(...sendTroubles),
          },
          ['triedAt', 'status', 'trouble'],
        ),
      ),
      total: whole,
      page: whole,
      pageSize: whole,
    }),
  },
  replayDelivery: { request: fc.record({ deliveryId: text }), answer: fc.constant(undefined) },
};

const may = {
  permissions: fc.subarray([...staffPermissions]),
  limits: fc.record({ perBooking: anyMoney, perDay: anyMoney }, { requiredKeys: [] }),
};
const colleague = { userId: text, ...person, mobile: text, ...may };
const staffStatus = fc.constantFrom(...staffStatuses);
const staffList = fc.record({
  staff: few(
    fc.record({
      ...colleague,
      status: staffStatus,
      isAgent: fc.boolean(),
      isInvited: fc.boolean(),
      version: whole,
      mayChange: fc.boolean(),
    }),
  ),
  mayGive: may.permissions,
});

export const staffArbitraries = {
  listStaff: { request: fc.constant(undefined), answer: staffList },
  addStaff: { request: fc.record({ ...colleague, requestId: fc.uuid() }), answer: staffList },
  updateStaff: {
    request: fc.record({ userId: text, status: staffStatus, ...may, version: whole, requestId: fc.uuid() }),
    answer: staffList,
  },
};
