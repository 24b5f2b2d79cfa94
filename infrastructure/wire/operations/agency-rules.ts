/** What the house agrees with agencies, and its own tariff. Shapes chosen here. */
import type { AgencyRulesDesk, AgencyRulesShown, SetAgencyRules } from '#application/desk/operations/agency-rules.ts';
import { services } from '#domain/booking/booking.ts';
import {
  type AgencyRule,
  type AgencyRuleDraft,
  agencyRuleKinds,
  commissionBases,
  promoBearers,
} from '#domain/operations/agency-rules.ts';
import { amount, flightMatch, flightMatchDraft } from '../agency/rule-shape.ts';
import { date, flag, oneOf, text } from '../form/leaves.ts';
import { type AreaOperations, inResult, operation } from '../form/operation.ts';
import { at, codecOf, list, maybe, or, record } from '../form/shape.ts';

const agencyId = at('agencyid', text);
const version = at('version', text);

const rule = record<AgencyRule>({
  ruleId: at('ruleid', text),
  kind: at('kind', oneOf(agencyRuleKinds)),
  service: at('product', oneOf(services)),
  amount: at('amount', amount),
  code: maybe('code', text),
  borneBy: maybe('borneby', oneOf(promoBearers)),
  basis: maybe('basis', oneOf(commissionBases)),
  from: at('from', date),
  to: maybe('to', date),
  ...flightMatch,
});

const draft = record<AgencyRuleDraft>({
  ruleId: at('ruleid', text),
  kind: maybe('kind', text),
  service: maybe('product', text),
  amount: maybe('amount', amount),
  code: maybe('code', text),
  borneBy: maybe('borneby', text),
  basis: maybe('basis', text),
  from: maybe('from', text),
  to: maybe('to', text),
  ...flightMatchDraft,
});

const shown = inResult(
  codecOf(
    record<AgencyRulesShown>({
      agencyId,
      isHouse: at('house', flag),
      rules: at('rules', list(rule)),
      over: at('over', list(rule)),
      version,
    }),
  ),
);

export const agencyRulesOperations: AreaOperations<AgencyRulesDesk> = {
  agencyRules: operation({
    opid: 'OP001',
    actioncode: 'AGENCYRULES',
    request: codecOf(record<{ readonly agencyId?: string }>({ agencyId: maybe('agencyid', text) })),
    answer: shown,
  }),
  setAgencyRules: operation({
    opid: 'OP001',
    actioncode: 'SETAGENCYRULES',
    request: codecOf(record<SetAgencyRules>({ agencyId, rules: or('rules', list(draft), []), version })),
    answer: shown,
    changes: true,
  }),
};
