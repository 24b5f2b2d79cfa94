/** Examples of companies and their policy. */
import type { CompanyShown, CorporateDesk } from '#application/desk/corporate/corporate.ts';
import type { Company } from '#domain/corporate/company.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import type { AreaReference } from '../area-reference.ts';
import { rupees } from '../samples.ts';
import { approvalReference } from './approvals.ts';
import { tripReference } from './trips.ts';

const company: Company = {
  companyId: '5b0e4c5e-21d3-4a34-9a57-0c1f6a8f9d21',
  name: 'Kuruvila Exports',
  gstNumbers: ['32AABCK4821K1Z5'],
  costCentres: [
    { code: '4102', name: 'Export sales' },
    { code: '4300', name: 'Quality' },
  ],
  rules: [
    {
      ruleId: 'cabin',
      kind: 'comfort',
      effect: 'block',
      product: 'flight',
      place: 'anywhere',
      comfort: 'economy',
      longHours: 6,
      longComfort: 'premium-economy',
    },
    {
      ruleId: 'fare',
      kind: 'price',
      effect: 'inform',
      product: 'flight',
      place: 'at-home',
      amount: rupees('14000.00'),
    },
    {
      ruleId: 'lowest',
      kind: 'lowest',
      effect: 'inform',
      product: 'flight',
      place: 'anywhere',
      percent: 10,
      hours: 2,
      count: 1,
    },
    {
      ruleId: 'agreed',
      kind: 'contract',
      effect: 'inform',
      place: 'anywhere',
      amount: rupees('500.00'),
      rates: [
        { city: 'Bombay', amount: rupees('6500.00') },
        {
          city: 'Kochi',
          hotel: 'Lotus Court Kochi',
          amount: rupees('4200.00'),
          firstDay: isoDate('2026-10-01'),
          lastDay: isoDate('2027-03-31'),
        },
      ],
    },
    { ruleId: 'early', kind: 'ahead', effect: 'inform', place: 'anywhere', count: 3 },
    {
      ruleId: 'airlines',
      kind: 'supplier',
      effect: 'inform',
      product: 'flight',
      place: 'at-home',
      suppliers: ['6E', 'AI'],
    },
    { ruleId: 'refund', kind: 'refundable', effect: 'inform', place: 'anywhere' },
  ],
  approvals: [
    {
      ruleId: 'abroad',
      occasion: 'broken',
      place: 'abroad',
      over: rupees('50000.00'),
      quorum: 2,
      approvers: ['reena@kuruvila.example', 'mathew@kuruvila.example', 'susan@kuruvila.example'],
      backups: [],
    },
    {
      ruleId: 'others',
      occasion: 'broken',
      place: 'anywhere',
      quorum: 1,
      approvers: ['reena@kuruvila.example'],
      backups: ['susan@kuruvila.example'],
    },
  ],
  reasons: [
    { code: 'CLIENT', name: 'The client set the time or place' },
    { code: 'SOLDOUT', name: 'Nothing in policy was available' },
  ],
  version: 7,
};

const { version, ...terms } = company;
const shown: CompanyShown = {
  company,
  people: [
    { userId: 'farhan@kuruvila.example', name: 'Farhan Sheikh', costCentre: '4102' },
    { userId: 'reena@kuruvila.example', name: 'Reena Thomas' },
  ],
};

export const corporateReference: AreaReference<CorporateDesk> = {
  companies: {
    about: 'The companies that the agency looks after, by name. 901 without the right manage-staff, here and below.',
    request: { page: 1 },
    answer: {
      companies: [{ companyId: company.companyId, name: company.name, people: 2, rules: company.rules.length }],
      total: 1,
      page: 1,
      pageSize: 50,
    },
  },
  company: {
    about: 'A company whole, and its people by name.',
    request: { companyId: company.companyId },
    answer: shown,
  },
  saveCompany: {
    about:
      'Adds a company (version 0, companyid a UUID made by the caller) or changes it (the version that was looked at): name, GST ' +
      'numbers, cost centres and its travel policy, whole. A rule is about one kind: price (amount: at most, for one traveller), ' +
      'night (amount: at most, for a night), lowest (the fare for one traveller: at most percent, or where there is none amount, above the ' +
      'lowest in the same class and between the same airports that leaves within hours of it with count stops at most), contract (a night: at ' +
      'most percent or amount above the rate agreed: rates, of a hotel or, without hotel, of a city; for stays that begin from firstday to lastday, both included, where it says them), comfort (class: at most; on more than longhours hours longclass), ahead (count: days ' +
      'before the first), supplier (suppliers: one of these codes; of stays hotels: one of these hotels or chains, by name), refundable, stars (count: at most); of one product, or of all ' +
      'where product is absent; alsonamed is what the back office knows cities to be called besides, whatever is sent; place: anywhere, at-home or abroad; or with countries (codes) on trips that lead to one of them. effect: inform says that it is broken, justify wants a ' +
      'reason (AP001/GIVEREASON, else 902 policy-reason), approve a reason and others’ approval (911 on booking), block refuses the booking ' +
      '(902, policy-blocked). approvals: who approves, of which the first that fits decides: occasion broken (where a rule with effect ' +
      'approve is broken) or always; place, product, costcentre, over (an amount), kind (of the broken rule); manner hard (nothing is bought unless enough approve), before (likewise, but nothing is held: it is decided within decidehours of before, and then its traveller books it within finishhours at percent or amount above its price at most; 24, 24 and 0 where before is absent), soft (it is bought when the time is over unless as many decline as would have to approve) or passive (it is bought at once and they are notified); quorum of so many of ' +
      'approvers (all where 0), backups are asked besides after a time; people of the company by their userid. reasons: why a trip that does not keep the policy may be booked, each with a code of its own; where any is listed GIVEREASON needs one as reasoncode. It holds for whatever is booked from then on. 902 company-changed where the version is another by now.',
    request: { ...terms, version: 6 },
    answer: shown,
  },
  addEmployee: {
    about:
      'Adds a person who books for the company’s own travel, and mails them an invitation to log in once with userid. They may ' +
      'search, book, ticket and cancel until LISTSTAFF’s permissions say otherwise. costcentre is a code of the company’s.',
    request: {
      companyId: company.companyId,
      userId: 'farhan@kuruvila.example',
      title: 'Mr',
      firstName: 'Farhan',
      lastName: 'Sheikh',
      mobile: '9847022816',
      costCentre: '4102',
      requestId: '0e0b1d1c-61d5-4f43-8d4e-7b6f0b6f6a10',
    },
    answer: shown,
  },
  moveEmployee: {
    about: 'Moves a person to another cost centre, or to none.',
    request: { companyId: company.companyId, userId: 'farhan@kuruvila.example', costCentre: '4300' },
    answer: {
      ...shown,
      people: shown.people.map((each) => (each.costCentre === '4102' ? { ...each, costCentre: '4300' } : each)),
    },
  },
  ...tripReference,
  ...approvalReference,
  ownPolicy: {
    about:
      'The travel policy that holds for the caller; without policy for somebody of no company. approvals: when others are asked, and how, without who they are. For everybody who is signed in.',
    request: undefined,
    answer: {
      policy: {
        company: company.name,
        version,
        rules: company.rules,
        ...(company.reasons && { reasons: company.reasons }),
        approvals: company.approvals.map(
          ({ quorum: _quorum, approvers: _approvers, backups: _backups, ...when }) => when,
        ),
        costCentre: '4102',
      },
    },
  },
};
