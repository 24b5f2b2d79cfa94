/** Approvals that wait today: for the person at the desk to decide, and others' that they see. */
import { BehaviorSubject } from 'rxjs';
import type { ApprovalDesk, ApprovalShown } from '#application/desk/corporate/approvals.ts';
import { type Loadable, loading } from '../loadable.ts';
import type { Session } from '../session/session.ts';

export class ApprovalsWaiting {
  /** The person's own to decide first, in each the first to expire first. */
  readonly state$ = new BehaviorSubject<Loadable<readonly ApprovalShown[]>>(loading);
  readonly #desk: Pick<ApprovalDesk, 'approvals'>;
  readonly #session: Session;

  constructor(desk: Pick<ApprovalDesk, 'approvals'>, session: Session) {
    [this.#desk, this.#session] = [desk, session];
  }

  async load(): Promise<void> {
    const ask = (box: 'for-you' | 'asked') => this.#session.ask(this.#desk.approvals({ box, page: 1 }));
    const [own, asked] = await Promise.all([ask('for-you'), ask('asked')]);
    if (own.kind === 'failed') return this.state$.next(own);
    if (asked.kind === 'failed') return this.state$.next(asked);
    const found = new Map(
      [...own.value.approvals, ...asked.value.approvals].map((each) => [each.approvalId, each] as const),
    );
    const waiting = [...found.values()].filter(({ state }) => state === 'waiting');
    this.state$.next({
      kind: 'ready',
      value: waiting.toSorted(
        (one, other) => Number(other.mayDecide) - Number(one.mayDecide) || one.expiresAt.localeCompare(other.expiresAt),
      ),
    });
  }
}
