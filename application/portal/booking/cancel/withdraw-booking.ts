/** Taking back what is on request: asked once more, then sent. What had been decided by then is read with the booking. */
import { BehaviorSubject } from 'rxjs';
import type { BookingDesk } from '#application/desk/booking.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { AccountSummary } from '#application/portal/account/account-summary.ts';
import type { Session } from '#application/portal/session/session.ts';

export interface WithdrawState {
  /** Which booking it is asked about. */
  readonly asked: string | undefined;
  readonly sending: boolean;
  readonly failure: DeskFailure | undefined;
}

const atRest: WithdrawState = { asked: undefined, sending: false, failure: undefined };

export class WithdrawBooking {
  readonly state$ = new BehaviorSubject<WithdrawState>(atRest);
  readonly #desk: Pick<BookingDesk, 'withdraw'>;
  readonly #session: Pick<Session, 'ask'>;
  readonly #account: Pick<AccountSummary, 'refresh'>;

  constructor(
    desk: Pick<BookingDesk, 'withdraw'>,
    session: Pick<Session, 'ask'>,
    account: Pick<AccountSummary, 'refresh'>,
  ) {
    [this.#desk, this.#session, this.#account] = [desk, session, account];
  }

  ask(transactionId: string): void {
    this.state$.next({ ...atRest, asked: transactionId });
  }

  leave(): void {
    if (!this.state$.value.sending) this.state$.next(atRest);
  }

  /** 'withdrawn', or 'decided' where others were faster; undefined where it is still asked, and the state says why. */
  async commit(): Promise<'withdrawn' | 'decided' | undefined> {
    const { asked: transactionId, sending } = this.state$.value;
    if (transactionId === undefined || sending) return undefined;
    this.state$.next({ asked: transactionId, sending: true, failure: undefined });
    const outcome = await this.#session.ask(this.#desk.withdraw({ transactionId }));
    const isDecided =
      outcome.kind === 'failed' &&
      outcome.failure._tag === 'NotAllowedInState' &&
      outcome.failure.state !== 'on-request';
    if (outcome.kind === 'failed' && !isDecided) {
      this.state$.next({ asked: transactionId, sending: false, failure: outcome.failure });
      return undefined;
    }
    this.state$.next(atRest);
    void this.#account.refresh();
    return isDecided ? 'decided' : 'withdrawn';
  }
}
