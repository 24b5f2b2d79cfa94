/**
 * The balance that the header shows. Asked for on signing in, after everything that moves money, when the tab comes back
 * into view and every minute meanwhile. A failure keeps the last figures and stays silent; where there are none, it is said.
 */
import { BehaviorSubject } from 'rxjs';
import type { AccountBalance } from '#domain/account/balance.ts';
import type { AccountDesk } from '#application/desk/account/account.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { Visibility } from '../ports/machine.ts';
import { permits, type Session } from '../session/session.ts';

export interface AccountSummaryState {
  readonly balance: AccountBalance | undefined;
  /** Why there is no balance, where it was asked for and did not come. */
  readonly failure?: DeskFailure;
  readonly rewardPoints: number | undefined;
}

const nothing: AccountSummaryState = { balance: undefined, rewardPoints: undefined };

export class AccountSummary {
  readonly state$ = new BehaviorSubject<AccountSummaryState>(nothing);
  readonly #desk: Pick<AccountDesk, 'balance' | 'rewardPoints'>;
  readonly #session: Session;
  readonly #visibility: Visibility;
  #owner: string | undefined;

  constructor(desk: Pick<AccountDesk, 'balance' | 'rewardPoints'>, session: Session, visibility: Visibility) {
    this.#desk = desk;
    this.#session = session;
    this.#visibility = visibility;
  }

  /** Follows the session until the returned function is called. */
  start(): () => void {
    const refreshWhenSeen = () => {
      if (this.#visibility.visible()) void this.refresh();
    };
    const timer = setInterval(refreshWhenSeen, 60_000);
    const stopWatching = this.#visibility.onShown(refreshWhenSeen);
    const following = this.#session.state$.subscribe((state) => {
      const owner = state.kind === 'signed-in' && !state.auth.mustChangePassword ? state.auth.token : undefined;
      if (owner === this.#owner) return;
      this.#owner = owner;
      this.state$.next(nothing);
      if (owner !== undefined) void Promise.all([this.refresh(), this.refreshRewards()]);
    });
    return () => {
      clearInterval(timer);
      stopWatching();
      following.unsubscribe();
    };
  }

  async refresh(): Promise<void> {
    const owner = this.#owner;
    const { value: session } = this.#session.state$;
    // Of who is known to have no right to it nothing is asked.
    const refused = !permits(session, 'balance');
    if (owner === undefined || refused) return;
    const outcome = await this.#session.ask(this.#desk.balance());
    if (owner !== this.#owner) return;
    const { balance, rewardPoints } = this.state$.value;
    if (outcome.kind === 'done') this.state$.next({ balance: outcome.value, rewardPoints });
    else if (outcome.kind === 'failed' && balance === undefined) {
      this.state$.next({ balance, rewardPoints, failure: outcome.failure });
    }
  }

  async refreshRewards(): Promise<void> {
    const owner = this.#owner;
    if (owner === undefined) return;
    const outcome = await this.#session.ask(this.#desk.rewardPoints());
    if (outcome.kind === 'done' && owner === this.#owner) {
      this.state$.next({ ...this.state$.value, rewardPoints: outcome.value });
    }
  }
}
