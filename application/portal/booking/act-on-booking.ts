/** What is done to one booking: asked once more, then sent. What had been done by then is read with the booking. */
import { BehaviorSubject } from 'rxjs';
import type { Answer } from '#application/desk/answer.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { AccountSummary } from '#application/portal/account/account-summary.ts';
import type { Session } from '#application/portal/session/session.ts';

export interface ActState {
  /** Which booking it is asked about. */
  readonly asked: string | undefined;
  readonly sending: boolean;
  readonly failure: DeskFailure | undefined;
}

const atRest: ActState = { asked: undefined, sending: false, failure: undefined };

export class ActOnBooking {
  readonly state$ = new BehaviorSubject<ActState>(atRest);
  readonly #send: (transactionId: string) => Answer<unknown, DeskFailure>;
  readonly #isBefore: (state: string) => boolean;
  readonly #session: Pick<Session, 'ask'>;
  readonly #account: Pick<AccountSummary, 'refresh'>;

  constructor(
    send: (transactionId: string) => Answer<unknown, DeskFailure>,
    /** Whether a state that it is not allowed in says that it, or another end of it, came before. */
    isBefore: (state: string) => boolean,
    session: Pick<Session, 'ask'>,
    account: Pick<AccountSummary, 'refresh'>,
  ) {
    [this.#send, this.#isBefore, this.#session, this.#account] = [send, isBefore, session, account];
  }

  ask(transactionId: string): void {
    this.state$.next({ ...atRest, asked: transactionId });
  }

  leave(): void {
    if (!this.state$.value.sending) this.state$.next(atRest);
  }

  /** 'done', or 'before' where others were faster; undefined where it is still asked, and the state says why. */
  async commit(): Promise<'done' | 'before' | undefined> {
    const { asked: transactionId, sending } = this.state$.value;
    if (transactionId === undefined || sending) return undefined;
    this.state$.next({ asked: transactionId, sending: true, failure: undefined });
    const outcome = await this.#session.ask(this.#send(transactionId));
    const isBefore =
      outcome.kind === 'failed' &&
      outcome.failure._tag === 'NotAllowedInState' &&
      this.#isBefore(outcome.failure.state);
    if (outcome.kind === 'failed' && !isBefore) {
      this.state$.next({ asked: transactionId, sending: false, failure: outcome.failure });
      return undefined;
    }
    this.state$.next(atRest);
    void this.#account.refresh();
    return isBefore ? 'before' : 'done';
  }
}
