/** Approvals of a company's trips: what waits for the person at the desk, what they asked for and what was decided. */
import { BehaviorSubject } from 'rxjs';
import { required, type Violation } from '#domain/rules/violation.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import {
  type ApprovalBox,
  approvalBoxes,
  type ApprovalDesk,
  type ApprovalShown,
  type ApprovalsPage,
} from '#application/desk/corporate/approvals.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import { type Loadable, loadedFrom, loading } from '../loadable.ts';
import { Sending, type SentRequests } from '../sending.ts';
import type { Session } from '../session/session.ts';

export const boxes: readonly ApprovalBox[] = approvalBoxes;

export interface DelegationDraft {
  readonly userId?: string;
  readonly firstDay?: IsoDate;
  readonly lastDay?: IsoDate;
  readonly violations: readonly Violation[];
}

export interface ApprovalsState {
  readonly box: ApprovalBox;
  readonly list: Loadable<ApprovalsPage>;
  /** Of the list; undefined where none is open. */
  readonly open: string | undefined;
  readonly note: string;
  readonly violations: readonly Violation[];
  readonly busy: 'approve' | 'decline' | 'withdraw' | 'delegate' | undefined;
  readonly failure: DeskFailure | undefined;
  /** While somebody is chosen to decide instead. */
  readonly delegating: DelegationDraft | undefined;
}

const quiet = { note: '', violations: [], failure: undefined } as const;

export class Approvals {
  readonly state$ = new BehaviorSubject<ApprovalsState>({
    box: 'for-you',
    list: loading,
    open: undefined,
    ...quiet,
    busy: undefined,
    delegating: undefined,
  });
  readonly #desk: ApprovalDesk;
  readonly #session: Session;
  readonly #sending: Sending;

  constructor(desk: ApprovalDesk, session: Session, requests: SentRequests) {
    [this.#desk, this.#session] = [desk, session];
    this.#sending = new Sending(session, requests);
  }

  /** What is open stays open where it is still there. */
  async load(box: ApprovalBox = this.state$.value.box): Promise<void> {
    if (box !== this.state$.value.box) this.#next({ box, list: loading, open: undefined, ...quiet });
    const outcome = await this.#session.ask(this.#desk.approvals({ box, page: 1 }));
    if (box !== this.state$.value.box) return;
    const list: Loadable<ApprovalsPage> = loadedFrom(outcome);
    const { open } = this.state$.value;
    const isThere = list.kind === 'ready' && list.value.approvals.some(({ approvalId }) => approvalId === open);
    this.#next({ list, open: isThere ? open : undefined });
  }

  /** Opens one wherever it is among those that are listed. */
  async find(approvalId: string): Promise<void> {
    for (const box of ['asked', 'for-you', 'decided'] as const) {
      await this.load(box);
      const { box: now, list } = this.state$.value;
      if (now !== box || list.kind !== 'ready') return;
      if (list.value.approvals.some((each) => each.approvalId === approvalId)) return this.choose(approvalId);
    }
  }

  choose(approvalId: string | undefined): void {
    if (this.state$.value.busy === undefined) this.#next({ open: approvalId, ...quiet });
  }

  type(note: string): void {
    this.#next({ note, violations: [] });
  }

  async decide(approve: boolean): Promise<void> {
    const { open: approvalId, busy, note } = this.state$.value;
    if (approvalId === undefined || busy !== undefined) return;
    const said = note.trim();
    const violations = approve ? [] : required(said, 'note');
    this.#next({ violations, failure: undefined });
    if (violations.length > 0) return;
    this.#next({ busy: approve ? 'approve' : 'decline' });
    const wanted = { approvalId, approve, note: said };
    const ending = await this.#sending.sendInstead(
      `approval ${approvalId}`,
      wanted,
      () => undefined,
      (asked) => this.#desk.decideApproval(asked),
    );
    this.#next({ busy: undefined });
    if (ending === undefined) return;
    if (ending.kind === 'done') this.#show(ending.value);
    else this.#next({ failure: ending.failure });
  }

  async withdraw(): Promise<void> {
    const { open: approvalId, busy } = this.state$.value;
    if (approvalId === undefined || busy !== undefined) return;
    this.#next({ busy: 'withdraw', failure: undefined });
    const outcome = await this.#session.ask(this.#desk.withdrawApproval({ approvalId }));
    this.#next({ busy: undefined });
    if (outcome.kind === 'done') this.#show(outcome.value);
    else this.#next({ failure: outcome.failure });
  }

  delegating(draft: Partial<DelegationDraft> | undefined): void {
    const { delegating } = this.state$.value;
    this.#next({ delegating: draft && { ...delegating, ...draft, violations: [] }, failure: undefined });
  }

  /** Somebody else decides for the person at the desk; nobody where `nobody`. */
  async delegate(nobody = false): Promise<void> {
    const { delegating, busy } = this.state$.value;
    if (busy !== undefined || (delegating === undefined && !nobody)) return;
    const { violations: _violations, ...draft } = delegating ?? { violations: [] };
    const missing = nobody
      ? []
      : [
          ...required(draft.userId, 'userId'),
          ...required(draft.firstDay, 'firstDay'),
          ...required(draft.lastDay, 'lastDay'),
        ];
    if (missing.length > 0) return this.#next({ delegating: { ...draft, violations: missing } });
    this.#next({ busy: 'delegate', failure: undefined });
    const outcome = await this.#session.ask(this.#desk.delegateApprovals(nobody ? {} : draft));
    this.#next({ busy: undefined });
    if (outcome.kind === 'done') {
      const { list } = this.state$.value;
      if (list.kind === 'ready') {
        const { delegations } = outcome.value;
        this.#next({ list: { kind: 'ready', value: { ...list.value, delegations } } });
      }
      this.#next({ delegating: undefined });
    } else if (outcome.failure._tag === 'Invalid' && delegating !== undefined) {
      this.#next({ delegating: { ...draft, violations: outcome.failure.violations } });
    } else {
      this.#next({ failure: outcome.failure });
    }
  }

  #show(approval: ApprovalShown): void {
    const { list } = this.state$.value;
    if (list.kind !== 'ready') return;
    const approvals = list.value.approvals.map((each) => (each.approvalId === approval.approvalId ? approval : each));
    this.#next({ list: { kind: 'ready', value: { ...list.value, approvals } }, ...quiet });
  }

  #next(change: Partial<ApprovalsState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}
