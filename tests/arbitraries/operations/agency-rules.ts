/** What the house agrees with agencies, as it crosses the wire. */
import fc from 'fast-check';
import { services } from '#domain/booking/booking.ts';
import {
  type AgencyRule,
  type AgencyRuleDraft,
  agencyRuleKinds,
  commissionBases,
  promoBearers,
} from '#domain/operations/agency-rules.ts';
import { anyAmount, anyFlightMatch } from '../agency/markup-wire.ts';
import { anyDate } from '../time.ts';

const text = fc.stringMatching(/^[A-Za-z0-9 .,–-]{1,30}$/).map((any) => any.trim() || '0');

const rule: fc.Arbitrary<AgencyRule> = fc.record(
  {
    ruleId: text,
    kind: fc.constantFrom(...agencyRuleKinds),
    service: fc.constantFrom(...services),
    amount: anyAmount,
    code: text,
    borneBy: fc.constantFrom(...promoBearers),
    basis: fc.constantFrom(...commissionBases),
    from: anyDate,
    to: anyDate,
    ...anyFlightMatch,
  },
  { requiredKeys: ['ruleId', 'kind', 'service', 'amount', 'from'] },
);

const draft: fc.Arbitrary<AgencyRuleDraft> = fc.record(
  {
    ruleId: text,
    kind: text,
    service: text,
    amount: anyAmount,
    code: text,
    borneBy: text,
    basis: text,
    from: text,
    to: text,
    ...anyFlightMatch,
  },
  { requiredKeys: ['ruleId'] },
);

const rules = fc.array(rule, { maxLength: 3 });
const shown = fc.record({ agencyId: text, isHouse: fc.boolean(), rules, over: rules, version: text });

export const agencyRulesArbitraries = {
  agencyRules: { request: fc.record({ agencyId: text }, { requiredKeys: [] }), answer: shown },
  setAgencyRules: {
    request: fc.record({ agencyId: text, rules: fc.array(draft, { maxLength: 3 }), version: text }),
    answer: shown,
  },
};
