/** Companies and their policy, as they cross the wire. */
import fc from 'fast-check';
import { products } from '#domain/booking/booking.ts';
import { comforts } from '#domain/booking/trip-facts.ts';
import { policyEffects, policyKinds, policyPlaces } from '#domain/corporate/policy.ts';
import { anyMoney } from './money.ts';

const text = fc.oneof(
  fc.stringMatching(/^[A-Za-z0-9 .,@/-]{1,30}$/),
  fc.constantFrom('&=+%[]', 'a[b]=c', 'نص', '<x/>'),
);
const whole = fc.nat(1000);
const few = <A>(one: fc.Arbitrary<A>) => fc.array(one, { maxLength: 2 });

const rule = fc.record(
  {
    ruleId: text,
    kind: fc.constantFrom(...policyKinds),
    effect: fc.constantFrom(...policyEffects),
    product: fc.constantFrom(...products),
    place: fc.constantFrom(...policyPlaces),
    amount: anyMoney,
    comfort: fc.constantFrom(...comforts),
    longHours: whole,
    longComfort: fc.constantFrom(...comforts),
    count: whole,
    suppliers: fc.subarray(['6E', 'AI', 'QP'], { minLength: 1 }),
  },
  { requiredKeys: ['ruleId', 'kind', 'effect', 'place'] },
);
const terms = {
  name: text,
  gstNumbers: few(text),
  costCentres: few(fc.record({ code: text, name: text })),
  rules: few(rule),
};
const company = fc.record({ companyId: text, ...terms, version: whole });
const costCentre = { costCentre: text };
const shown = fc.record({
  company,
  people: few(fc.record({ userId: text, name: text, ...costCentre }, { requiredKeys: ['userId', 'name'] })),
});

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
  saveCompany: { request: fc.record({ companyId: fc.uuid(), ...terms, version: whole }), answer: shown },
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
  ownPolicy: {
    request: fc.constant(undefined),
    answer: fc.record({ policy: fc.record({ company: text, version: whole, rules: few(rule) }) }, { requiredKeys: [] }),
  },
};
