/** Examples of the profile and what is kept in it. */
import type { ProfileDesk } from '#application/desk/agency/profiles.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import type { AreaReference } from '../area-reference.ts';
import { requestId } from '../samples.ts';

const passport = {
  number: 'Z6142742',
  issuedOn: isoDate('2021-08-05'),
  expiresOn: isoDate('2031-08-04'),
  placeOfIssue: 'IN',
  country: 'IN',
};
const visa = {
  country: 'AE',
  number: '201/2026/4410',
  kind: 'Business',
  entries: 'multiple',
  issuedOn: isoDate('2026-03-01'),
  expiresOn: isoDate('2028-02-29'),
} as const;
const membership = { kind: 'airline', programme: 'IndiGo BluChip', number: '7204418' } as const;
const person = { title: 'Ms', firstName: 'Anita', lastName: 'Menon' };
const recordId = '5a1c3a1e-0f7b-4a8c-9f25-2f6f0c1f5b1e';
const gone = 'What is gone already is no failure.';

export const profileReference: AreaReference<ProfileDesk> = {
  completeProfile: {
    about:
      'The profile at the desk with passports, visas, cards and memberships; profileid may be sent, and is the session’s.',
    request: undefined,
    answer: {
      profileId: 'PRF10482',
      ...person,
      email: 'anita@malabar.example',
      mobile: '9847031264',
      systemRoleId: '3',
      companyName: 'Malabar Holidays',
      passports: [{ recordId, ...passport }],
      visas: [{ recordId, ...visa }],
      cards: [{ recordId, brand: 'visa', lastFour: '4417', holder: 'Anita Menon', expires: '2028-08' }],
      memberships: [{ recordId, ...membership }],
    },
  },
  profileMasters: {
    about: 'The people of the agency, by name; corporateid may be sent, and is the agency’s own.',
    request: undefined,
    answer: [
      {
        profileId: 'PRF10482',
        ...person,
        email: 'anita@malabar.example',
        systemRoleId: '3',
        companyName: 'Malabar Holidays',
      },
    ],
  },
  saveProfile: {
    about: 'Changes title, names and mobile of the person in the session.',
    request: { ...person, mobile: '9847031264' },
    answer: undefined,
  },
  savePassport: {
    about:
      'Keeps a passport; one of the same country and number is brought up to date. Place of issue is IN where absent.',
    request: passport,
    answer: { recordId },
  },
  saveVisa: { about: 'Keeps a visa, likewise.', request: visa, answer: { recordId } },
  saveMembership: { about: 'Keeps a membership, likewise.', request: membership, answer: { recordId } },
  addCard: {
    about:
      'Confirms a card by a charge of Rupees 1 and keeps its brand, last four digits and the token of its keeper; the number is kept nowhere. The same requestid charges once.',
    request: {
      number: '4111 1111 1111 1111',
      holder: 'Anita Menon',
      expires: '2028-08',
      securityCode: '123',
      requestId,
    },
    answer: { recordId },
  },
  deletePassport: { about: `Deletes a passport. ${gone}`, request: { recordId }, answer: undefined },
  deleteVisa: { about: `Deletes a visa. ${gone}`, request: { recordId }, answer: undefined },
  deleteMembership: { about: `Deletes a membership. ${gone}`, request: { recordId }, answer: undefined },
  deleteCard: { about: `Deletes a card, here and at its keeper. ${gone}`, request: { recordId }, answer: undefined },
};
