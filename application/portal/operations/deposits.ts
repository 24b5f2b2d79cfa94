/** Deposits as cases: credited with the amount asked or another one, declined, or taken back after that. */
import { checkDecision } from '#domain/account/deposit-rules.ts';
import type { DepositDecision, DepositState } from '#domain/account/deposit.ts';
import { formatDecimal } from '#domain/money/money.ts';
import { isMissing, type Violation, violation } from '#domain/rules/violation.ts';
import { type IsoDate, parseIsoDate } from '#domain/time/calendar-date.ts';
import type { DepositDesk, DepositShown, DepositsPage } from '#application/desk/account/deposits.ts';
import { amountTyped } from '../amount-typed.ts';
import type { CaseDesk, CaseTypes } from './decision-queue.ts';

/** A decision as it is typed. */
export interface DepositDecisionDraft {
  readonly approvedAmount: string;
  /** An ISO date where it is one. */
  readonly approvedOn: string;
  readonly remarks: string;
}

export interface DepositCases extends CaseTypes {
  readonly page: DepositsPage;
  readonly found: DepositShown;
  readonly state: DepositState;
  readonly draft: DepositDecisionDraft;
  readonly act: 'approve' | 'decline' | 'reverse';
  readonly paper: 'slip';
}

type Desk = Pick<DepositDesk, 'deposits' | 'deposit' | 'depositSlip' | 'decideDeposit' | 'reverseDeposit'>;

export function depositCases(desk: Desk, today: () => IsoDate): CaseDesk<DepositCases> {
  return {
    list: (filter) => desk.deposits({ ...filter, scope: 'all' }),
    show: (depositId) => desk.deposit({ depositId }),
    paper: (depositId) => desk.depositSlip({ depositId }),
    draft: ({ amount }) => ({ approvedAmount: formatDecimal(amount), approvedOn: today(), remarks: '' }),
    decision: (depositId, act, draft, found) => {
      const remarks = draft.remarks.trim();
      const read = act === 'approve' ? approvalOf(draft, found) : { decision: { to: refused[act], remarks } };
      if ('violations' in read) return read;
      const { decision } = read;
      const violations = checkDecision(decision, found.amount, today());
      if (violations.length > 0) return { violations };
      if (decision.to === 'reversed') return { send: desk.reverseDeposit({ depositId, remarks }) };
      const { to, ...approval } = decision;
      return { send: desk.decideDeposit({ depositId, approve: to === 'approved', ...approval }) };
    },
  };
}

const refused = { decline: 'declined', reverse: 'reversed' } as const;

function approvalOf(
  draft: DepositDecisionDraft,
  { amount }: DepositShown,
): { readonly decision: DepositDecision } | { readonly violations: readonly Violation[] } {
  const approvedAmount = amountTyped(draft.approvedAmount, amount.currency);
  const approvedOn = parseIsoDate(draft.approvedOn);
  if (approvedAmount !== undefined && approvedOn !== undefined) {
    return { decision: { to: 'approved', approvedAmount, approvedOn, remarks: draft.remarks.trim() } };
  }
  const missed = (path: 'approvedAmount' | 'approvedOn', code: 'not-a-number' | 'date-form') =>
    violation(isMissing(draft[path]) ? 'required' : code, path);
  return {
    violations: [
      ...(approvedAmount === undefined ? [missed('approvedAmount', 'not-a-number')] : []),
      ...(approvedOn === undefined ? [missed('approvedOn', 'date-form')] : []),
    ],
  };
}
