/**
 * The calls that the specification names, field by field: what the portal sends for each, and what it makes of an answer in the
 * shape that is shown there.
 */
import { Effect, Result } from 'effect';
import { describe, expect, it } from 'vitest';
import type { Desk } from '#application/desk/desk.ts';
import { moneyOf } from '#domain/money/money.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { sealAnswer } from '#infrastructure/backoffice/http/answer-seal.ts';
import { wireDesk } from '#infrastructure/portal/wire-desk.ts';
import { answered, type FakeAnswer, fakeDispatch } from './fake-dispatch.ts';

interface Specified {
  readonly ask: (desk: Desk) => Effect.Effect<unknown, unknown>;
  /** Beside opid, actioncode, token, format and language. */
  readonly sent: Readonly<Record<string, string>>;
  readonly answer: FakeAnswer;
  readonly read: unknown;
}

const rooted = (inner: unknown): FakeAnswer => ({ json: { Root: { Status: 'OK', Result: inner } } });

const joined = 'AGT20931@@@PRF20931@@@Ms@@@Meera@@@Nair@@@3@@@Malabar Travels';
const meera = {
  agentId: 'AGT20931',
  profileId: 'PRF20931',
  title: 'Ms',
  firstName: 'Meera',
  lastName: 'Nair',
  systemRoleId: '3',
  companyName: 'Malabar Travels',
};
const cameIn = { token: 'token-2', identity: meera, mustChangePassword: false };

const person = { profileid: 'PRF1', title: 'Ms', first_name: 'Asha', last_name: 'Rao', email: 'asha@example.test' };
const asha = { profileId: 'PRF1', title: 'Ms', firstName: 'Asha', lastName: 'Rao', email: 'asha@example.test' };

const details = {
  userId: 'meera@example.test',
  email: 'meera@example.test',
  mobile: '9876543210',
  address: 'MG Road 1',
  city: 'Kochi',
  country: 'IN',
  rights: ['book'],
};

const wholeRecord: Parameters<Desk['agency']['addTraveller']>[0] = {
  traveller: {
    type: 'adult',
    title: 'Mr',
    firstName: 'Rohan',
    lastName: 'Rao',
    gender: 'male',
    nationality: 'IN',
    dateOfBirth: isoDate('1990-05-06'),
    passport: {
      number: 'Z7654321',
      issuedOn: isoDate('2021-05-06'),
      expiresOn: isoDate('2031-05-05'),
      placeOfIssue: 'IN',
      country: 'IN',
    },
    mealPreference: 'VGML',
    seatPreference: 'W',
    frequentFlyer: { onward: 'EK200', return: 'EK300' },
  },
  email: 'rohan@example.test',
  contactNumber: '9876543210',
  tourCode: 'IT6AI',
  dealCode: 'CORP10',
  endorsementCode: 'NONREF',
  frequentFlyerNumber: 'AI100',
  visa: 'UAE 30 days',
  idProof: 'PAN ABCPR1234K',
  beneficiaryName: 'Asha Rao',
  additionalSegmentInfo: 'OSI',
  services: [{ kind: 'meals', code: 'VGML' }],
  bookingParameters: [{ code: 'RM*BRB/', value: 'Asha' }],
  hardCoded: { baseFareOneWay: '5000', taxOneWay: '700', baseFareRoundTrip: '9000', taxRoundTrip: '1300' },
};

const agentid = 'AGT10482';
const deleted = { sent: { agentid, profileid: 'PRF1', recordid: 'R1' }, answer: answered({}), read: undefined };

const calls: Readonly<Record<string, Specified>> = {
  'RP036/GETBALANCE': {
    ask: (desk) => desk.account.balance(),
    sent: { agentid },
    answer: answered({
      UserAccount: {
        outStanding: { amount: '-1234.50', currency: 'INR' },
        creditLimit: { amount: '50000.00', currency: 'INR' },
      },
    }),
    read: {
      balance: moneyOf('-1234.50', 'INR'),
      creditLimit: moneyOf('50000', 'INR'),
      reserved: moneyOf('0', 'INR'),
    },
  },
  'RQ000/GETWYPBAL': {
    ask: (desk) => desk.account.rewardPoints(),
    sent: { agentid },
    answer: answered({ rewardPoints: 1250 }),
    read: 1250,
  },
  LOGOUTV2: { ask: (desk) => desk.session.logOut(), sent: { agentid }, answer: answered({}), read: undefined },
  'FS000/GETALLPERSONALTRAVELLERS': {
    ask: (desk) => desk.agency.personalTravellers({}),
    sent: { agentid },
    answer: answered({ travellers: [] }),
    read: [],
  },
  'PROFILE001/ADDTRAVELLERPROFILE': {
    ask: (desk) => desk.agency.addTraveller(wholeRecord),
    sent: {
      agentid,
      title: 'Mr',
      first_name: 'Rohan',
      last_name: 'Rao',
      paxtype: 'adult',
      gender: 'male',
      nationality: 'IN',
      dob: '1990-05-06',
      profileType: 'traveller',
      tour_code: 'IT6AI',
      deal_code: 'CORP10',
      frequent_flyer_number: 'AI100',
      frequent_flyer_number_onward: 'EK200',
      frequent_flyer_number_return: 'EK300',
      visa: 'UAE 30 days',
      passport: 'Z7654321',
      passport_dateofexpiry: '2031-05-05',
      passport_dateofissue: '2021-05-06',
      passport_placeofissue: 'IN',
      passport_countrycode: 'IN',
      meal_preference: 'VGML',
      seat_preference: 'W',
      additional_segmentinfo: 'OSI',
      'paxssrinfo[0][ssrtype]': 'meal',
      'paxssrinfo[0][ssrcode]': 'VGML',
      endorsement_code: 'NONREF',
      idproof: 'PAN ABCPR1234K',
      beneficiaryname: 'Asha Rao',
      email: 'rohan@example.test',
      contact_number: '9876543210',
      'bookingpageparams[0]':
        '<parameter><parametercode>RM*BRB/</parametercode><parametervalue>Asha</parametervalue></parameter>',
      hardcode_basefare_oneway: '5000',
      hardcode_tax_oneway: '700',
      hardcode_basefare_roundtrip: '9000',
      hardcode_tax_roundtrip: '1300',
    },
    answer: answered({ recordid: 'T1' }),
    read: { savedId: 'T1' },
  },
  GETUSERDETAILSV4: {
    ask: (desk) => desk.session.userDetails(),
    sent: { agentid },
    // A text of two Base64 parts with a run of stars between, in place of an envelope.
    answer: {
      json: sealAnswer(
        JSON.stringify({
          ApiStatus: { StatusCode: 0, Status: 'OK', Message: '', Result: { ...meera, ...details } },
          TransactionStatus: '',
        }),
      ),
    },
    read: { ...meera, ...details },
  },
  PROFILE001: {
    ask: (desk) => desk.agency.saveProfile({ title: 'Ms', firstName: 'Asha', lastName: 'Rao', mobile: '9876543210' }),
    sent: { agentid, title: 'Ms', first_name: 'Asha', last_name: 'Rao', contact_number: '9876543210' },
    answer: answered({}),
    read: undefined,
  },
  'PROFILE003/GETALLIDENTITIES': {
    ask: (desk) => desk.agency.identities(),
    sent: { agentid },
    answer: answered({
      identities: [
        {
          agentid: 'AGT20931',
          profileid: 'PRF20931',
          corporatename: 'Malabar Travels',
          city: 'Kochi',
          name: 'Meera Nair',
        },
      ],
    }),
    read: [
      {
        agentId: 'AGT20931',
        profileId: 'PRF20931',
        companyName: 'Malabar Travels',
        city: 'Kochi',
        person: 'Meera Nair',
      },
    ],
  },
  'PROFILE003/GETCOMPLETEPROFILE': {
    ask: (desk) => desk.agency.completeProfile(),
    sent: { agentid, profileid: 'PRF1' },
    answer: rooted({
      CompleteProfile: {
        ProfileMaster: {
          ...person,
          contact_number: '9876543210',
          systemroleid: '3',
          companyname: 'Rao Tours',
          PassportMaster: [
            {
              recordid: 'R1',
              passport: 'Z1234567',
              passport_dateofissue: '2020-01-02',
              passport_dateofexpiry: '2030-01-01',
              passport_countrycode: 'IN',
            },
          ],
        },
      },
    }),
    read: {
      ...asha,
      mobile: '9876543210',
      systemRoleId: '3',
      companyName: 'Rao Tours',
      passports: [
        {
          recordId: 'R1',
          number: 'Z1234567',
          issuedOn: isoDate('2020-01-02'),
          expiresOn: isoDate('2030-01-01'),
          // The specification's default.
          placeOfIssue: 'IN',
          country: 'IN',
        },
      ],
      visas: [],
      cards: [],
      memberships: [],
    },
  },
  'PROFILE003/GETALLPROFILEMASTERS': {
    ask: (desk) => desk.agency.profileMasters(),
    sent: { agentid, corporateid: agentid },
    answer: rooted({
      ProfileMasters: { ProfileMaster: [{ ...person, systemroleid: '3', companyname: 'Rao Tours' }] },
    }),
    read: [{ ...asha, systemRoleId: '3', companyName: 'Rao Tours' }],
  },
  GETEMULATEUSER: {
    ask: (desk) =>
      desk.agency.askEmulation({
        emulatedAgentId: 'AGT20931',
        emulatedProfileId: 'PRF20931',
        reason: 'a call',
        readOnly: false,
      }),
    sent: {
      agentid,
      corporateid: agentid,
      emulateagentid: 'AGT20931',
      emulateprofileid: 'PRF20931',
      reason: 'a call',
      readonly: 'false',
    },
    answer: answered('ticket-1'),
    read: { ticket: 'ticket-1' },
  },
  EMULATELOGIN: {
    ask: (desk) => desk.agency.emulate({ ticket: 'ticket-1' }),
    sent: { agentid, emulateticket: 'ticket-1' },
    answer: answered(joined, 'token-2'),
    read: cameIn,
  },
  // Without the session's token, and without its agent.
  IWEENSSO: {
    ask: (desk) => desk.session.signOn({ ssoToken: 'signed' }),
    sent: { ssotoken: 'signed' },
    answer: answered(joined, 'token-2'),
    read: cameIn,
  },
  'PROFILE009/DELETEPASSPORTMASTER': { ask: (desk) => desk.agency.deletePassport({ recordId: 'R1' }), ...deleted },
  'PROFILE009/DELETEVISAMASTER': { ask: (desk) => desk.agency.deleteVisa({ recordId: 'R1' }), ...deleted },
  'PROFILE009/DELETEMEMBERSHIPMASTER': { ask: (desk) => desk.agency.deleteMembership({ recordId: 'R1' }), ...deleted },
  'PROFILE011/ADDCREDITCARDMASTER': {
    ask: (desk) => desk.agency.addCard({ number: '4111', holder: 'ASHA RAO', expires: '2030-01', securityCode: '123' }),
    sent: { agentid, cardnumber: '4111', cardholder: 'ASHA RAO', expirymonth: '2030-01', securitycode: '123' },
    answer: answered({ recordid: 'R2' }),
    read: { recordId: 'R2' },
  },
  'PROFILE014/DELETECREDITCARDMASTER': { ask: (desk) => desk.agency.deleteCard({ recordId: 'R1' }), ...deleted },
};

describe('the calls of the specification', () => {
  it.each(Object.entries(calls))('%s', async (key, { ask, sent, answer, read }) => {
    const dispatch = fakeDispatch({ [key]: answer });
    const desk = wireDesk({
      base: '',
      token: () => 'token-1',
      language: () => 'en',
      agentId: () => agentid,
      profileId: () => 'PRF1',
      fetch: dispatch.fetch,
    });
    const result = await Effect.runPromise(Effect.result(ask(desk)));
    const [opid, actioncode] = key.split('/');
    expect(dispatch.sent.map(({ body }) => Object.fromEntries(new URLSearchParams(body)))).toEqual([
      {
        opid,
        ...(actioncode !== undefined && { actioncode }),
        ...(key !== 'IWEENSSO' && { sessiontoken: 'token-1' }),
        resultformat: 'JSON',
        language: 'en',
        ...sent,
      },
    ]);
    expect(Result.isSuccess(result) ? result.success : result.failure).toEqual(read);
  });
});
