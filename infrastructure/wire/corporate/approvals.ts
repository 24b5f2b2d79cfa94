/** Approvals of a company's trips. Shapes chosen here. */
import {
  type ApprovalBox,
  approvalBoxes,
  type ApprovalDesk,
  type ApprovalShown,
  type ApprovalsPage,
  type DecideApproval,
  type DelegateApprovals,
  type GiveReason,
} from '#application/desk/corporate/approvals.ts';
import { type InShort, products } from '#domain/booking/booking.ts';
import { comforts } from '#domain/booking/trip-facts.ts';
import {
  approvalManners,
  type BeforeTerms,
  approvalOccasions,
  type ApprovalRule,
  type ApprovalWhen,
} from '#domain/corporate/approval-rules.ts';
import {
  type ApprovalAnswer,
  approvalStates,
  type Delegation,
  type FareHold,
  type Person,
} from '#domain/corporate/approval.ts';
import { policyKinds, policyPlaces, type PolicyFinding } from '#domain/corporate/policy.ts';
import { nothing } from '../form/codec.ts';
import { commaList, date, flag, moment, money, oneOf, only, paged, requestId, text, whole } from '../form/leaves.ts';
import { type AreaOperations, inResult, operation } from '../form/operation.ts';
import { at, byKind, codecOf, list, maybe, or, record } from '../form/shape.ts';
import { soldInstead } from '../booking/sold-instead.ts';
import { policyRule } from './policy-rule.ts';
import { tripReason } from './trip-reason.ts';

const beforeTerms = record<BeforeTerms>({
  decideHours: at('decidehours', whole),
  finishHours: at('finishhours', whole),
  percent: maybe('percent', whole),
  amount: maybe('amount', money),
});
const approvalWhenFields = {
  ruleId: at('ruleid', text),
  occasion: or('occasion', oneOf(approvalOccasions), 'broken'),
  manner: maybe('manner', oneOf(approvalManners)),
  before: maybe('before', beforeTerms),
  place: or('place', oneOf(policyPlaces), 'anywhere'),
  product: maybe('product', oneOf(products)),
  costCentre: maybe('costcentre', text),
  over: maybe('over', money),
  kind: maybe('kind', oneOf(policyKinds)),
} as const;
export const approvalWhen = record<ApprovalWhen>(approvalWhenFields);
export const approvalRule = record<ApprovalRule>({
  ...approvalWhenFields,
  quorum: at('quorum', whole),
  approvers: or('approvers', list(text), []),
  backups: or('backups', list(text), []),
});

const person = record<Person>({ userId: at('userid', text), name: at('name', text) });

const answer = record<ApprovalAnswer>({
  by: at('by', person),
  insteadOf: maybe('insteadof', person),
  approves: at('approve', flag),
  note: or('note', text, ''),
  at: at('at', moment),
  requestId: at('requestid', text),
});

const hold = byKind<FareHold>({
  wanted: record<Extract<FareHold, { readonly kind: 'wanted' }>>({ kind: at('kind', only('wanted')) }),
  none: record<Extract<FareHold, { readonly kind: 'none' }>>({ kind: at('kind', only('none')) }),
  held: record<Extract<FareHold, { readonly kind: 'held' }>>({
    kind: at('kind', only('held')),
    transactionId: at('transactionid', text),
    until: at('until', moment),
  }),
});

const trip = record<InShort>({
  title: at('route', text),
  mark: at('mark', text),
  startsOn: at('startson', date),
  endsOn: maybe('endson', date),
  leadTraveller: at('leadtraveller', text),
  travellerCount: at('travellers', whole),
});

const finding = record<PolicyFinding>({
  rule: at('rule', policyRule),
  isKept: at('kept', flag),
  found: at(
    'found',
    record<PolicyFinding['found']>({
      amount: maybe('amount', money),
      comfort: maybe('class', oneOf(comforts)),
      count: maybe('count', whole),
      suppliers: maybe('suppliers', commaList),
      hotel: maybe('hotel', text),
      chain: maybe('chain', text),
      against: maybe('against', money),
      cheaper: maybe('cheaper', list(soldInstead)),
      isUncompared: maybe('uncompared', only(true)),
    }),
  ),
});

const approvalId = at('approvalid', text);

const shown = record<ApprovalShown>({
  approvalId,
  companyId: at('companyid', text),
  company: at('company', text),
  product: at('product', oneOf(products)),
  trip: at('trip', trip),
  total: at('total', money),
  with: maybe(
    'with',
    list(
      record<NonNullable<ApprovalShown['with']>[number]>({
        product: at('product', oneOf(products)),
        total: at('total', money),
      }),
    ),
  ),
  costCentre: maybe('costcentre', text),
  findings: at('findings', list(finding)),
  policyVersion: at('policyversion', whole),
  because: maybe('because', tripReason),
  reason: or('reason', text, ''),
  askedAt: at('askedat', moment),
  hold: at('hold', hold),
  transactionId: maybe('transactionid', text),
  failure: maybe(
    'failure',
    record<NonNullable<ApprovalShown['failure']>>({
      reason: at('reason', text),
      from: maybe('from', money),
      to: maybe('to', money),
    }),
  ),
  state: at('state', oneOf(approvalStates)),
  manner: maybe('manner', oneOf(approvalManners)),
  before: maybe('before', beforeTerms),
  finishBy: maybe('finishby', moment),
  requester: at('requester', person),
  approvers: at('approvers', list(person)),
  backups: at('backups', list(person)),
  quorum: at('quorum', whole),
  escalatesAt: at('escalatesat', moment),
  expiresAt: at('expiresat', moment),
  isEscalated: at('escalated', flag),
  answers: at('answers', list(answer)),
  mayDecide: at('maydecide', flag),
  votesMissing: at('missing', whole),
});

const delegation = record<Delegation>({
  from: at('from', person),
  to: at('to', person),
  firstDay: at('firstday', date),
  lastDay: at('lastday', date),
});
const delegations = at('delegations', list(delegation));

export const approvalOperations: AreaOperations<ApprovalDesk> = {
  approvals: operation({
    opid: 'AP001',
    actioncode: 'LISTAPPROVALS',
    request: codecOf(
      record<{ readonly box: ApprovalBox; readonly page: number }>({
        box: or('box', oneOf(approvalBoxes), 'for-you'),
        page: or('page', whole, 1),
      }),
    ),
    answer: inResult(
      codecOf(
        record<ApprovalsPage>({
          approvals: at('approvals', list(shown)),
          delegations,
          colleagues: at('colleagues', list(person)),
          ...paged,
        }),
      ),
    ),
  }),
  approval: operation({
    opid: 'AP001',
    actioncode: 'APPROVAL',
    request: codecOf(record<{ readonly approvalId: string }>({ approvalId })),
    answer: inResult(codecOf(shown)),
  }),
  decideApproval: operation({
    opid: 'AP001',
    actioncode: 'DECIDE',
    request: codecOf(
      record<DecideApproval>({
        approvalId,
        approve: at('approve', flag),
        note: or('note', text, ''),
        requestId: at('requestid', requestId),
      }),
    ),
    answer: inResult(codecOf(shown)),
    changes: true,
  }),
  withdrawApproval: operation({
    opid: 'AP001',
    actioncode: 'WITHDRAW',
    request: codecOf(record<{ readonly approvalId: string }>({ approvalId })),
    answer: inResult(codecOf(shown)),
    changes: true,
  }),
  delegateApprovals: operation({
    opid: 'AP001',
    actioncode: 'DELEGATE',
    request: codecOf(
      record<DelegateApprovals>({
        userId: maybe('userid', text),
        firstDay: maybe('firstday', date),
        lastDay: maybe('lastday', date),
      }),
    ),
    answer: inResult(codecOf(record<{ readonly delegations: readonly Delegation[] }>({ delegations }))),
    changes: true,
  }),
  giveReason: operation({
    opid: 'AP001',
    actioncode: 'GIVEREASON',
    request: codecOf(
      record<GiveReason>({
        quoteId: at('quoteid', text),
        reason: or('reason', text, ''),
        reasonCode: maybe('reasoncode', text),
      }),
    ),
    answer: inResult(nothing),
    changes: true,
  }),
};
