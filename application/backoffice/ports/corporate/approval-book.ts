/** Approvals as kept, who decides for whom, and the reasons that were given for trips. */
import type { Effect } from 'effect';
import type { Approval, Delegation, Person } from '#domain/corporate/approval.ts';
import type { HistoryEvent } from '#domain/booking/booking.ts';
import type { GivenReason } from '#domain/corporate/trip-reason.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { ApprovalBox } from '#application/desk/corporate/approvals.ts';
import type { AuditRow } from '../audit-log.ts';
import type { Letter } from '../booking/booking-book.ts';

/** An approval, and what is booked with it. */
export interface KeptApproval extends Approval {
  readonly agencyId: string;
  /** Counts the changes. */
  readonly version: number;
  /** Who sat at the desk; `requester` is whose desk it was. */
  readonly actorUserId: string;
  /** Of the request that asked to buy, and all that it asked, as one text. */
  readonly requestId: string;
  readonly content: string;
  /** Request ids of what is done with it: each is done once. */
  readonly keys: { readonly hold: string; readonly book: string; readonly release: string };
}

export interface ApprovalChange {
  /** As it is to be, at the version that was looked at. */
  readonly approval: KeptApproval;
  readonly letters: readonly Letter[];
  readonly record?: AuditRow;
}

export interface ApprovalBook {
  /** Nothing is added where its request was made before: answers the one that is there. */
  readonly add: (change: ApprovalChange) => Effect.Effect<KeptApproval>;
  readonly find: (agencyId: string, approvalId: string) => Effect.Effect<KeptApproval | undefined>;
  /** The one that a booking is held for, or came of. */
  readonly holding: (agencyId: string, transactionId: string) => Effect.Effect<KeptApproval | undefined>;
  /** Approved before it is booked, of who asked for it; the first that was asked for first. */
  readonly permitted: (agencyId: string, requesterId: string) => Effect.Effect<readonly KeptApproval[]>;
  /** False, and nothing is written, where it is not at the version that was looked at. */
  readonly save: (change: ApprovalChange) => Effect.Effect<boolean>;
  /**
   * Of a person; of the whole agency where `userId` is absent. `for-you` by their end; of the other boxes what waits, then the
   * latest first. `today`: for whom the person decides then.
   */
  readonly list: (asked: {
    readonly agencyId: string;
    readonly userId?: string;
    readonly box: ApprovalBox;
    readonly today: IsoDate;
    readonly page: number;
    readonly pageSize: number;
  }) => Effect.Effect<{ readonly approvals: readonly KeptApproval[]; readonly total: number }>;
  /** Past the time to escalate, to expire or to be booked, or being booked by its traveller; the earliest first. */
  readonly due: (now: Instant, most: number) => Effect.Effect<readonly KeptApproval[]>;
  /** Who decides for others then, of those to or from whom it is. */
  readonly delegations: (agencyId: string, userId: string, from: IsoDate) => Effect.Effect<readonly Delegation[]>;
  /** One a person; undefined takes it back. */
  readonly delegate: (
    agencyId: string,
    from: Person,
    delegation: Delegation | undefined,
    record: AuditRow,
  ) => Effect.Effect<void>;
  readonly giveReason: (agencyId: string, quoteId: string, userId: string, given: GivenReason) => Effect.Effect<void>;
  readonly reasonOf: (agencyId: string, quoteId: string, userId: string) => Effect.Effect<GivenReason | undefined>;
  /** Why a booking was made that did not keep the policy, as a part of its history; nothing where that was not asked. */
  readonly historyOf: (agencyId: string, transactionId: string) => Effect.Effect<readonly HistoryEvent[]>;
}
