/** What is wrong with the clock by which ledgers are dated, looked at again and again while an operator is there. */
import { BehaviorSubject } from 'rxjs';
import type { ClockTrouble } from '#domain/account/clock.ts';
import type { AccountDesk } from '#application/desk/account/account.ts';
import type { Session } from '../session/session.ts';

export class HouseClock {
  readonly state$ = new BehaviorSubject<{ readonly troubles: readonly ClockTrouble[] }>({ troubles: [] });
  readonly #desk: Pick<AccountDesk, 'clockTroubles'>;
  readonly #session: Pick<Session, 'ask'>;

  constructor(desk: Pick<AccountDesk, 'clockTroubles'>, session: Pick<Session, 'ask'>) {
    [this.#desk, this.#session] = [desk, session];
  }

  /** What was found stays where no answer comes. */
  async look(): Promise<void> {
    const outcome = await this.#session.ask(this.#desk.clockTroubles());
    if (outcome.kind !== 'failed') this.state$.next(outcome.value);
  }

  /** Looks now and every so often until the returned function is called. */
  follow(everyMs = 60_000): () => void {
    void this.look();
    const timer = setInterval(() => void this.look(), everyMs);
    return () => clearInterval(timer);
  }
}
