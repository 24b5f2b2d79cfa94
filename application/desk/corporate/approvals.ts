/** Approvals of a company's trips: asked for by booking, decided by its people. */
import type { Approval, Delegation } from '#domain/corporate/approval.ts';
import type { GivenReason } from '#domain/corporate/trip-reason.ts';
import type { Paged } from '#domain/rules/paged.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { Answer } from '../answer.ts';
import type { NotAllowedInState, NotFound, RequestIdReused } from '../failures.ts';

export const approvalBoxes = ['for-you', 'asked', 'decided'] as const;
/** 'for-you': wait for a decision of the person at the desk. 'asked': by them. 'decided': ended, of those that they were asked. */
export type ApprovalBox = (typeof approvalBoxes)[number];

export interface ApprovalShown extends Omit<Approval, 'usedBy'> {
  /** The person at the desk can decide now, in their own place or for another. */
  readonly mayDecide: boolean;
  /** How many more have to approve. */
  readonly votesMissing: number;
}

export interface ApprovalsPage extends Paged {
  readonly approvals: readonly ApprovalShown[];
  /** Who decides for the person at the desk, and for whom they do, from today. */
  readonly delegations: readonly Delegation[];
  /** Who may be asked to decide for them: people of the same company. */
  readonly colleagues: readonly { readonly userId: string; readonly name: string }[];
}

export interface DecideApproval {
  readonly approvalId: string;
  readonly approve: boolean;
  /** Needed to decline. */
  readonly note: string;
  /** A UUID made by the caller. */
  readonly requestId: string;
}

export interface DelegateApprovals {
  /** What the colleague logs in with; nobody where absent. */
  readonly userId?: string;
  readonly firstDay?: IsoDate;
  readonly lastDay?: IsoDate;
}

export interface GiveReason extends GivenReason {
  readonly quoteId: string;
}

export interface ApprovalDesk {
  /** An agency's people who manage staff see those of all its companies under 'asked' and 'decided'. */
  readonly approvals: (asked: { readonly box: ApprovalBox; readonly page: number }) => Answer<ApprovalsPage>;
  /** NotFound where the person at the desk neither asked nor is asked. */
  readonly approval: (asked: { readonly approvalId: string }) => Answer<ApprovalShown, NotFound>;
  /**
   * NotPermitted 'own-trip' for the requester; NotAllowedInState where it is over, or 'answered' where they have decided. Approved by
   * as many as its rule says, it is booked by itself, or by its traveller where it is approved before.
   */
  readonly decideApproval: (
    decision: DecideApproval,
  ) => Answer<ApprovalShown, NotFound | NotAllowedInState | RequestIdReused>;
  /** The requester's own, while it waits. */
  readonly withdrawApproval: (asked: {
    readonly approvalId: string;
  }) => Answer<ApprovalShown, NotFound | NotAllowedInState>;
  /** Somebody of the same company decides for the person at the desk. Invalid at `userId`, `firstDay`, `lastDay`. */
  readonly delegateApprovals: (asked: DelegateApprovals) => Answer<{ readonly delegations: readonly Delegation[] }>;
  /** Why a quote is booked that does not keep the policy: given before it is booked. Invalid as `checkGivenReason`. */
  readonly giveReason: (asked: GiveReason) => Answer<void>;
}
