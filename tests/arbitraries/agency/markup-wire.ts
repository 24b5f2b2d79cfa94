/** Markup rules as they cross the wire. */
import fc from 'fast-check';
import type { MarkupAmount } from '#domain/agency/markup/rule-fields.ts';
import type { MarkupRule, MarkupRuleDraft } from '#domain/agency/markup/rules.ts';
import { products, services } from '#domain/booking/booking.ts';
import { cabins, fareTypes } from '#domain/flight/reference/cabin.ts';
import { fareTrips } from '#domain/flight/terms/terms.ts';
import { anyMoney } from '../money.ts';
import { anyDate } from '../time.ts';

const text = fc.stringMatching(/^[A-Za-z0-9 .,–-]{1,30}$/).map((any) => any.trim() || '0');
const whole = fc.nat(10_000);
const some = <Each>(all: readonly Each[]) => fc.subarray([...all], { minLength: 1 });

export const anyAmount: fc.Arbitrary<MarkupAmount> = fc.oneof(
  fc.record({ each: anyMoney }),
  fc.record({ basisPoints: fc.nat(10_000), most: anyMoney }, { requiredKeys: ['basisPoints'] }),
);

export const anyFlightMatch = {
  journey: fc.constantFrom('domestic' as const, 'international' as const),
  trips: some(fareTrips),
  carriers: fc.array(text, { minLength: 1, maxLength: 3 }),
  cabins: some(cabins),
  fareTypes: some(fareTypes),
  origins: fc.array(text, { minLength: 1, maxLength: 3 }),
  destinations: fc.array(text, { minLength: 1, maxLength: 3 }),
  travelFrom: anyDate,
  travelTo: anyDate,
};

const match = { companies: fc.array(text, { minLength: 1, maxLength: 2 }), ...anyFlightMatch };

const rule: fc.Arbitrary<MarkupRule> = fc.record(
  {
    ruleId: text,
    name: text,
    service: fc.constantFrom(...services),
    isOn: fc.boolean(),
    amount: anyAmount,
    from: anyDate,
    to: anyDate,
    ...match,
  },
  { requiredKeys: ['ruleId', 'name', 'service', 'isOn', 'amount', 'from'] },
);

const draft: fc.Arbitrary<MarkupRuleDraft> = fc.record(
  { ruleId: text, name: text, service: text, isOn: fc.boolean(), amount: anyAmount, from: text, to: text, ...match },
  { requiredKeys: ['ruleId', 'isOn'] },
);

const rules = fc.record(
  {
    rules: fc.array(rule, { maxLength: 3 }),
    version: text,
    companies: fc.array(fc.record({ companyId: text, name: text }), { minLength: 1, maxLength: 2 }),
  },
  { requiredKeys: ['rules', 'version'] },
);
const drafts = fc.array(draft, { maxLength: 3 });

export const markupArbitraries = {
  markupRules: { request: fc.record({ agencyId: text }, { requiredKeys: [] }), answer: rules },
  saveMarkupRules: {
    request: fc.record({ agencyId: text, rules: drafts, version: text }, { requiredKeys: ['rules'] }),
    answer: rules,
  },
  simulateMarkup: {
    request: fc.record(
      { agencyId: text, rules: drafts, from: anyDate, to: anyDate },
      { requiredKeys: ['rules', 'from', 'to'] },
    ),
    answer: fc.record({
      from: anyDate,
      to: anyDate,
      bookings: whole,
      before: anyMoney,
      after: anyMoney,
      rules: fc.array(
        fc.record(
          { ruleId: text, bookings: whole, amount: anyMoney, was: anyMoney },
          { requiredKeys: ['bookings', 'amount', 'was'] },
        ),
        { maxLength: 2 },
      ),
      changed: fc.array(
        fc.record({
          transactionId: text,
          product: fc.constantFrom(...products),
          title: text,
          bookedOn: anyDate,
          before: anyMoney,
          after: anyMoney,
        }),
        { maxLength: 2 },
      ),
      cut: fc.boolean(),
    }),
  },
};
