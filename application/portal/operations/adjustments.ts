/** Adjustments as cases: posted or declined by another than who proposed them. */
import { type AdjustmentState, checkAdjustmentDecision } from '#domain/account/adjustment.ts';
import type { AdjustmentDesk, AdjustmentShown, AdjustmentsPage } from '#application/desk/account/adjustments.ts';
import type { CaseDesk, CaseTypes } from './decision-queue.ts';

export interface AdjustmentCases extends CaseTypes {
  readonly page: AdjustmentsPage;
  readonly found: AdjustmentShown;
  readonly state: AdjustmentState;
  readonly draft: { readonly remarks: string };
  readonly act: 'approve' | 'decline' | 'reverse';
  readonly paper: never;
}

const outcomes = { approve: 'approved', decline: 'declined', reverse: 'reversed' } as const;

type Desk = Pick<AdjustmentDesk, 'adjustments' | 'adjustment' | 'decideAdjustment' | 'reverseAdjustment'>;

export function adjustmentCases(desk: Desk): CaseDesk<AdjustmentCases> {
  return {
    list: (filter) => desk.adjustments(filter),
    show: (adjustmentId) => desk.adjustment({ adjustmentId }),
    // There are none.
    paper: (_adjustmentId, paper) => paper,
    draft: () => ({ remarks: '' }),
    decision: (adjustmentId, act, { remarks }) => {
      const decision = { to: outcomes[act], remarks: remarks.trim() };
      const violations = checkAdjustmentDecision(decision);
      if (violations.length > 0) return { violations };
      const asked = { adjustmentId, remarks: decision.remarks };
      return {
        send:
          act === 'reverse'
            ? desk.reverseAdjustment(asked)
            : desk.decideAdjustment({ ...asked, approve: act === 'approve' }),
      };
    },
  };
}
