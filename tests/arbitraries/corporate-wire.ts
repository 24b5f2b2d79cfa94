/** Companies and their policy, as they cross the wire. */
import fc from 'fast-check';
import { products } from '#domain/booking/booking.ts';
import { approvalManners, approvalOccasions } from '#domain/corporate/approval-rules.ts';
import { comforts } from '#domain/booking/trip-facts.ts';
import { policyEffects, policyKinds, policyPlaces } from '#domain/corporate/policy.ts';
import { approvalBoxes } from '#application/desk/corporate/approvals.ts';
import { approvalStates } from '#domain/corporate/approval.ts';
import { tripKinds } from '#application/desk/corporate/trips.ts';
import { bookingStatuses } from '#domain/booking/life.ts';
import { requestStates } from '#domain/booking/request/request.ts';
import { tripBoxes, tripSteps } from '#domain/corporate/trip-queue.ts';
import { anyMoney } from './money.ts';
import { anyDate, anyInstant, anyLocal } from './time.ts';

const text = fc.oneof(
  fc.stringMatching(/^[A-Za-z0-9 .,@/-]{1,30}$/),
  fc.constantFrom('&=+%[]', 'a[b]=c', 'نص', '<x/>'),
);
const whole = fc.nat(1000);
const few = <A>(one: fc.Arbitrary<A>) => fc.array(one, { maxLength: 2 });

const soldInstead = fc.record({
  name: text,
  departs: anyLocal,
  apart: whole,
  stops: whole,
  total: anyMoney,
});
export const boughtPart = fc.record({ total: anyMoney, instead: few(soldInstead) });
const names = fc.subarray(['bangalore', 'bombay', 'دبي'], { minLength: 1 });
const contractRate = fc.record(
  { city: text, hotel: text, amount: anyMoney, firstDay: anyDate, lastDay: anyDate, alsoNamed: names },
  { requiredKeys: ['city', 'amount'] },
);
const rule = fc.record(
  {
    ruleId: text,
    kind: fc.constantFrom(...policyKinds),
    effect: fc.constantFrom(...policyEffects),
    product: fc.constantFrom(...products),
    place: fc.constantFrom(...policyPlaces),
    countries: fc.subarray(['GB', 'FR', 'AE'], { minLength: 1 }),
    amount: anyMoney,
    comfort: fc.constantFrom(...comforts),
    percent: whole,
    hours: whole,
    rates: fc.array(contractRate, { minLength: 1, maxLength: 2 }),
    alsoNamed: names,
    longHours: whole,
    longComfort: fc.constantFrom(...comforts),
    count: whole,
    suppliers: fc.subarray(['6E', 'AI', 'QP'], { minLength: 1 }),
    hotels: fc.array(text, { minLength: 1, maxLength: 2 }),
    cities: fc.subarray(['New Delhi', 'Mumbai', 'دبي'], { minLength: 1 }),
  },
  { requiredKeys: ['ruleId', 'kind', 'effect', 'place'] },
);
const before = fc.record(
  { decideHours: whole, finishHours: whole, percent: whole, amount: anyMoney },
  { requiredKeys: ['decideHours', 'finishHours'] },
);
const approvalWhenFields = {
  ruleId: text,
  occasion: fc.constantFrom(...approvalOccasions),
  manner: fc.constantFrom(...approvalManners),
  before,
  place: fc.constantFrom(...policyPlaces),
  product: fc.constantFrom(...products),
  costCentre: text,
  over: anyMoney,
  kind: fc.constantFrom(...policyKinds),
};
const approvalWhen = fc.record(approvalWhenFields, { requiredKeys: ['ruleId', 'occasion', 'place'] });
const approvalRule = fc.record(
  {
    ...approvalWhenFields,
    quorum: whole,
    approvers: few(text),
    backups: few(text),
  },
  { requiredKeys: ['ruleId', 'occasion', 'place', 'quorum', 'approvers', 'backups'] },
);
export const tripReason = fc.record({ code: text, name: text });
const terms = {
  name: text,
  gstNumbers: few(text),
  costCentres: few(fc.record({ code: text, name: text })),
  rules: few(rule),
  approvals: few(approvalRule),
  reasons: fc.array(tripReason, { minLength: 1, maxLength: 2 }),
};
const termsNeeded = ['name', 'gstNumbers', 'costCentres', 'rules', 'approvals', 'version'] as const;
const company = fc.record(
  { companyId: text, ...terms, version: whole },
  { requiredKeys: ['companyId', ...termsNeeded] },
);
const costCentre = { costCentre: text };
const shown = fc.record({
  company,
  people: few(fc.record({ userId: text, name: text, ...costCentre }, { requiredKeys: ['userId', 'name'] })),
});

const trips = fc.record({
  trips: few(
    fc.record(
      {
        kind: fc.constantFrom(...tripKinds),
        id: text,
        product: fc.constantFrom(...products),
        title: text,
        mark: text,
        startsOn: anyDate,
        endsOn: anyDate,
        leadTraveller: text,
        travellerCount: whole,
        total: anyMoney,
        person: text,
        status: fc.constantFrom(...bookingStatuses),
        approvalState: fc.constantFrom(...approvalStates),
        requestState: fc.constantFrom(...requestStates),
        requestKind: text,
        box: fc.constantFrom(...tripBoxes),
        step: fc.constantFrom(...tripSteps),
        by: anyInstant,
      },
      { requiredKeys: ['kind', 'id', 'product', 'title', 'startsOn', 'travellerCount', 'person', 'box', 'step'] },
    ),
  ),
  counts: fc.record({ upcoming: whole, waiting: whole, 'on-request': whole, held: whole, past: whole }),
  cut: fc.boolean(),
  total: whole,
  page: whole,
  pageSize: whole,
});

const person = fc.record({ userId: text, name: text });
const delegation = fc.record({ from: person, to: person, firstDay: anyDate, lastDay: anyDate });
const approval = fc.record(
  {
    approvalId: text,
    companyId: text,
    company: text,
    product: fc.constantFrom(...products),
    trip: fc.record(
      { title: text, mark: text, startsOn: anyDate, endsOn: anyDate, leadTraveller: text, travellerCount: whole },
      { requiredKeys: ['title', 'mark', 'startsOn', 'leadTraveller', 'travellerCount'] },
    ),
    total: anyMoney,
    with: few(fc.record({ product: fc.constantFrom(...products), total: anyMoney })),
    costCentre: text,
    findings: few(
      fc.record({
        rule,
        isKept: fc.boolean(),
        found: fc.record(
          {
            amount: anyMoney,
            comfort: fc.constantFrom(...comforts),
            count: whole,
            suppliers: fc.constant(['6E', 'AI']),
            hotel: text,
            chain: text,
            against: anyMoney,
            cheaper: few(soldInstead),
            isUncompared: fc.constant(true as const),
          },
          { requiredKeys: [] },
        ),
      }),
    ),
    policyVersion: whole,
    because: tripReason,
    reason: text,
    askedAt: anyInstant,
    hold: fc.oneof(
      fc.record({ kind: fc.constant('wanted' as const) }),
      fc.record({ kind: fc.constant('none' as const) }),
      fc.record({ kind: fc.constant('held' as const), transactionId: text, until: anyInstant }),
    ),
    transactionId: text,
    failure: fc.record({ reason: text, from: anyMoney, to: anyMoney }, { requiredKeys: ['reason'] }),
    state: fc.constantFrom(...approvalStates),
    manner: fc.constantFrom(...approvalManners),
    before,
    finishBy: anyInstant,
    requester: person,
    approvers: few(person),
    backups: few(person),
    quorum: whole,
    escalatesAt: anyInstant,
    expiresAt: anyInstant,
    isEscalated: fc.boolean(),
    answers: few(
      fc.record(
        { by: person, insteadOf: person, approves: fc.boolean(), note: text, at: anyInstant, requestId: text },
        { requiredKeys: ['by', 'approves', 'note', 'at', 'requestId'] },
      ),
    ),
    mayDecide: fc.boolean(),
    votesMissing: whole,
  },
  {
    requiredKeys: [
      'approvalId',
      'companyId',
      'company',
      'product',
      'trip',
      'total',
      'findings',
      'policyVersion',
      'reason',
      'askedAt',
      'hold',
      'state',
      'requester',
      'approvers',
      'backups',
      'quorum',
      'escalatesAt',
      'expiresAt',
      'isEscalated',
      'answers',
      'mayDecide',
      'votesMissing',
    ],
  },
);

export const corporateArbitraries = {
  companies: {
    request: fc.record({ page: whole }),
    answer: fc.record({
      companies: few(fc.record({ companyId: text, name: text, people: whole, rules: whole })),
      total: whole,
      page: whole,
      pageSize: whole,
    }),
  },
  company: { request: fc.record({ companyId: text }), answer: shown },
  saveCompany: {
    request: fc.record(
      { companyId: fc.uuid(), ...terms, version: whole },
      { requiredKeys: ['companyId', ...termsNeeded] },
    ),
    answer: shown,
  },
  addEmployee: {
    request: fc.record(
      {
        companyId: text,
        userId: text,
        title: text,
        firstName: text,
        lastName: text,
        mobile: text,
        ...costCentre,
        requestId: fc.uuid(),
      },
      {
        requiredKeys: ['companyId', 'userId', 'title', 'firstName', 'lastName', 'mobile', 'requestId'],
      },
    ),
    answer: shown,
  },
  moveEmployee: {
    request: fc.record({ companyId: text, userId: text, ...costCentre }, { requiredKeys: ['companyId', 'userId'] }),
    answer: shown,
  },
  approvals: {
    request: fc.record({ box: fc.constantFrom(...approvalBoxes), page: whole }),
    answer: fc.record({
      approvals: few(approval),
      total: whole,
      page: whole,
      pageSize: whole,
      delegations: few(delegation),
      colleagues: few(person),
    }),
  },
  approval: { request: fc.record({ approvalId: text }), answer: approval },
  decideApproval: {
    request: fc.record({ approvalId: text, approve: fc.boolean(), note: text, requestId: fc.uuid() }),
    answer: approval,
  },
  withdrawApproval: { request: fc.record({ approvalId: text }), answer: approval },
  delegateApprovals: {
    request: fc.record({ userId: text, firstDay: anyDate, lastDay: anyDate }, { requiredKeys: [] }),
    answer: fc.record({ delegations: few(delegation) }),
  },
  giveReason: {
    request: fc.record({ quoteId: text, reason: text, reasonCode: text }, { requiredKeys: ['quoteId', 'reason'] }),
    answer: fc.constant(undefined),
  },
  trips: {
    request: fc.record({ box: fc.constantFrom(...tripBoxes), page: whole }, { requiredKeys: ['page'] }),
    answer: trips,
  },
  ownPolicy: {
    request: fc.constant(undefined),
    answer: fc.record(
      {
        policy: fc.record(
          {
            company: text,
            version: whole,
            rules: few(rule),
            reasons: few(tripReason),
            approvals: few(approvalWhen),
            costCentre: text,
          },
          { requiredKeys: ['company', 'version', 'rules'] },
        ),
      },
      { requiredKeys: [] },
    ),
  },
};
