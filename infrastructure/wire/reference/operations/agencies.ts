/** Examples of looking after agencies. */
import type { AgencyCareDesk, AgencyShown } from '#application/desk/operations/agencies.ts';
import { money } from '#domain/money/money.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import type { AreaReference } from '../area-reference.ts';
import { bookedOn, requestId } from '../samples.ts';

const person = {
  userId: 'leela@backwater.example',
  title: 'Ms',
  firstName: 'Leela',
  lastName: 'Rao',
  mobile: '9847031264',
};

const row = {
  agencyId: 'rg300014',
  agentId: 'AGT300014',
  companyName: 'Backwater Trails',
  city: 'Alappuzha',
  status: 'active',
  balance: money(-4_218_000, 'INR'),
  creditNow: money(17_500_000, 'INR'),
} as const;

const credit = {
  limit: money(15_000_000, 'INR'),
  extra: { amount: money(2_500_000, 'INR'), until: isoDate('2026-11-30') },
  dueOn: isoDate('2026-12-05'),
};

const shown: AgencyShown = {
  ...row,
  isHouse: false,
  address: '7 Finishing Point Road',
  state: 'Kerala',
  pincode: '688013',
  country: 'IN',
  phone: person.mobile,
  email: person.userId,
  panNumber: 'AAGFB5127K',
  reserved: money(962_000, 'INR'),
  credit,
  note: '',
  since: bookedOn,
  people: [
    {
      userId: person.userId,
      name: 'Leela Rao',
      roleId: '3',
      status: 'Active',
      isInvited: false,
      hasSecondFactor: true,
    },
  ],
  version: 3,
};

const { agencyId } = row;

export const agencyCareReference: AreaReference<AgencyCareDesk> = {
  agencies: {
    about:
      'Elevated users only. Agencies by name, 20 a page, with what each has and may owe at this moment; text is the beginning of an agency’s name, agent id or mail address, or of the name or user id of one of its people.',
    request: { text: 'back', page: 1 },
    answer: { agencies: [row], total: 1, page: 1, pageSize: 20 },
  },
  agency: {
    about: 'Elevated users only. One agency with its account, its credit and its people.',
    request: { agencyId },
    answer: shown,
  },
  addAgency: {
    about:
      'Elevated users only. Makes an agency with its account and the usual terms; its first person is mailed an invitation.',
    request: {
      business: {
        companyName: row.companyName,
        address: shown.address,
        city: row.city,
        state: shown.state,
        pincode: shown.pincode,
        panNumber: 'AAGFB5127K',
        gstNumber: '',
      },
      person,
      creditLimit: credit.limit,
      requestId,
    },
    answer: shown,
  },
  setCredit: {
    about:
      'Elevated users only. The limit, an increase up to and including a day, and the day by which what is owed is paid: an agency that owes after it has no credit. Holds from this moment on.',
    request: { agencyId, ...credit, version: 2 },
    answer: shown,
  },
  setStanding: {
    about:
      'Elevated users only. A suspended agency is signed out everywhere, and its people read the note when they log in.',
    request: { agencyId, status: 'suspended', note: 'Please settle the statement of October.', version: 2 },
    answer: { ...shown, status: 'suspended', note: 'Please settle the statement of October.' },
  },
  addPerson: {
    about: 'Elevated users only. Adds a person to an agency, to the house an operator, and mails them an invitation.',
    request: { agencyId, ...person, requestId },
    answer: shown,
  },
  setPerson: {
    about: 'Elevated users only. Another status ends the person’s sessions. Nobody changes themselves.',
    request: { agencyId, userId: person.userId, status: 'Suspended' },
    answer: { ...shown, people: [{ ...shown.people[0], status: 'Suspended' }] as AgencyShown['people'] },
  },
  resetPerson: {
    about:
      'Elevated users only. Mails the person a temporary password; the present one stays until it is used. With endsecondfactor the second factor is over, for who lost it and every recovery code.',
    request: { agencyId, userId: person.userId, endSecondFactor: true },
    answer: { ...shown, people: [{ ...shown.people[0], hasSecondFactor: false }] as AgencyShown['people'] },
  },
};
