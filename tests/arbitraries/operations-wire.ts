/** What elevated users look after, as it crosses the wire. */
import fc from 'fast-check';
import { staffStatuses } from '#domain/agency/staff.ts';
import { agencyStatuses } from '#domain/operations/agencies.ts';
import { anyMoney } from './money.ts';
import { anyDate, anyInstant } from './time.ts';

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
    people: few(fc.record({ userId: text, name: text, roleId: text, status: staffStatus, isInvited: fc.boolean() })),
    version: whole,
  },
  ['panNumber', 'gstNumber'],
);

export const operationsArbitraries = {
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
  resetPerson: { request: fc.record({ agencyId: text, userId: text }), answer: shown },
};
