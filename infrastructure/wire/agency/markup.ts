/** Markup rules of one's own agency, or of another's, and past sales replayed under others. Shapes chosen here. */
import type {
  MarkupDesk,
  MarkupOf,
  MarkupRuleList,
  MarkupSimulation,
  ReplayedBooking,
  RuleEffect,
  SaveMarkupRules,
  SimulateMarkup,
} from '#application/desk/agency/markup.ts';
import type { MarkupMatch } from '#domain/agency/markup/rule-fields.ts';
import type { MarkupRule, MarkupRuleDraft } from '#domain/agency/markup/rules.ts';
import type { Company } from '#domain/corporate/company.ts';
import { products, services } from '#domain/booking/booking.ts';
import { date, flag, money, oneOf, text, whole } from '../form/leaves.ts';
import { type AreaOperations, inResult, operation } from '../form/operation.ts';
import { at, codecOf, list, maybe, or, record } from '../form/shape.ts';
import { amount, flightMatch, flightMatchDraft } from './rule-shape.ts';

const match = {
  companies: maybe('companies', list(text)),
  ...flightMatch,
} satisfies { readonly [Field in keyof MarkupMatch]-?: unknown };

const rule = record<MarkupRule>({
  ruleId: at('ruleid', text),
  name: at('name', text),
  service: at('product', oneOf(services)),
  isOn: or('on', flag, false),
  amount: at('amount', amount),
  from: at('from', date),
  to: maybe('to', date),
  ...match,
});

const draft = record<MarkupRuleDraft>({
  ruleId: at('ruleid', text),
  name: maybe('name', text),
  service: maybe('product', text),
  isOn: or('on', flag, false),
  amount: maybe('amount', amount),
  from: maybe('from', text),
  to: maybe('to', text),
  ...match,
  ...flightMatchDraft,
});

const agencyId = maybe('agencyid', text);
const drafts = or('rules', list(draft), []);
const rules = inResult(
  codecOf(
    record<MarkupRuleList>({
      rules: at('rules', list(rule)),
      version: at('version', text),
      companies: maybe(
        'companies',
        list(record<Pick<Company, 'companyId' | 'name'>>({ companyId: at('companyid', text), name: at('name', text) })),
      ),
    }),
  ),
);

const effect = record<RuleEffect>({
  ruleId: maybe('ruleid', text),
  bookings: at('bookings', whole),
  amount: at('amount', money),
  was: at('was', money),
});

const replayed = record<ReplayedBooking>({
  transactionId: at('transactionid', text),
  product: at('product', oneOf(products)),
  title: at('route', text),
  bookedOn: at('bookedon', date),
  before: at('before', money),
  after: at('after', money),
});

export const markupOperations: AreaOperations<MarkupDesk> = {
  markupRules: operation({
    opid: 'MK001',
    actioncode: 'LISTRULES',
    request: codecOf(record<MarkupOf>({ agencyId })),
    answer: rules,
  }),
  saveMarkupRules: operation({
    opid: 'MK001',
    actioncode: 'SAVERULES',
    request: codecOf(record<SaveMarkupRules>({ agencyId, rules: drafts, version: maybe('version', text) })),
    answer: rules,
    changes: true,
  }),
  simulateMarkup: operation({
    opid: 'MK001',
    actioncode: 'SIMULATE',
    request: codecOf(record<SimulateMarkup>({ agencyId, rules: drafts, from: at('from', date), to: at('to', date) })),
    answer: inResult(
      codecOf(
        record<MarkupSimulation>({
          from: at('from', date),
          to: at('to', date),
          bookings: at('count', whole),
          before: at('before', money),
          after: at('after', money),
          rules: at('rules', list(effect)),
          changed: at('bookings', list(replayed)),
          cut: or('cut', flag, false),
        }),
      ),
    ),
    patient: true,
  }),
};
