/** The agency's deposits by pages. */
import { BehaviorSubject } from 'rxjs';
import type { DepositDesk, DepositsPage, DepositsWanted } from '#application/desk/account/deposits.ts';
import { type Loadable, loadedFrom, loading } from '../loadable.ts';
import type { Session } from '../session/session.ts';

export type DepositsFilter = Omit<DepositsWanted, 'scope'>;

export class Deposits {
  readonly state$ = new BehaviorSubject<Loadable<DepositsPage>>(loading);
  readonly #desk: Pick<DepositDesk, 'deposits'>;
  readonly #session: Session;
  #filter: DepositsFilter = { page: 1 };
  #asked = 0;

  constructor(desk: Pick<DepositDesk, 'deposits'>, session: Session) {
    [this.#desk, this.#session] = [desk, session];
  }

  /** The newest question wins over slower older ones; what is there stays while the same is asked again. */
  async find(filter: DepositsFilter): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    if (filter !== this.#filter || this.state$.value.kind !== 'ready') this.state$.next(loading);
    this.#filter = filter;
    const outcome = await this.#session.ask(this.#desk.deposits({ ...filter, scope: 'own' }));
    if (asked !== this.#asked) return;
    this.state$.next(loadedFrom(outcome));
  }

  again(): void {
    void this.find(this.#filter);
  }
}
