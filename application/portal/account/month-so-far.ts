/** This month against the last one, for the first page: asked for when it is opened. */
import { BehaviorSubject } from 'rxjs';
import type { MonthSoFar } from '#domain/account/sales/month-so-far.ts';
import type { AccountDesk } from '#application/desk/account/account.ts';
import { type Loadable, loadedFrom, loading } from '../loadable.ts';
import type { Session } from '../session/session.ts';

export class MonthComparison {
  readonly state$ = new BehaviorSubject<Loadable<MonthSoFar>>(loading);
  readonly #desk: Pick<AccountDesk, 'monthSoFar'>;
  readonly #session: Session;

  constructor(desk: Pick<AccountDesk, 'monthSoFar'>, session: Session) {
    [this.#desk, this.#session] = [desk, session];
  }

  /** What is shown stays until the answer is there. */
  async load(): Promise<void> {
    this.state$.next(loadedFrom(await this.#session.ask(this.#desk.monthSoFar())));
  }
}
