/** The agency's deposits by pages, and the slip of one as it was uploaded. */
import { BehaviorSubject } from 'rxjs';
import type { HouseAccount } from '#domain/account/payment/house-account.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { DepositDesk, DepositsPage, DepositsWanted } from '#application/desk/account/deposits.ts';
import { fileOf } from '../file-of.ts';
import { type Loadable, loadedFrom, loading } from '../loadable.ts';
import type { Downloads } from '../ports/machine.ts';
import type { Session } from '../session/session.ts';

export type DepositsFilter = Omit<DepositsWanted, 'scope'>;

export interface SlipState {
  /** The deposit whose slip is on its way. */
  readonly opening?: string;
  readonly failed?: { readonly depositId: string; readonly failure: DeskFailure };
}

type Desk = Pick<DepositDesk, 'deposits' | 'depositSlip'>;

export class Deposits {
  readonly state$ = new BehaviorSubject<Loadable<DepositsPage>>(loading);
  /** Of the house, to pay into; undefined until they are known, none where they cannot be had. */
  readonly accounts$ = new BehaviorSubject<readonly HouseAccount[] | undefined>(undefined);
  readonly slip$ = new BehaviorSubject<SlipState>({});
  readonly #desk: Desk;
  readonly #session: Session;
  readonly #downloads: Pick<Downloads, 'openFile'>;
  #filter: DepositsFilter = { page: 1 };
  #asked = 0;
  #details = 0;

  constructor(desk: Desk, session: Session, downloads: Pick<Downloads, 'openFile'>) {
    [this.#desk, this.#session, this.#downloads] = [desk, session, downloads];
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
    this.accounts$.next(outcome.kind === 'done' ? outcome.value.bankAccounts : (this.accounts$.value ?? []));
  }

  again(): void {
    void this.find(this.#filter);
  }

  /** Opens the slip of a deposit beside the page; one at a time. */
  async openSlip(depositId: string): Promise<void> {
    if (this.slip$.value.opening !== undefined) return;
    const details = this.#details;
    this.slip$.next({ opening: depositId });
    const outcome = await this.#session.ask(this.#desk.depositSlip({ depositId }));
    if (details !== this.#details) return;
    if (outcome.kind === 'failed') {
      this.slip$.next({ failed: { depositId, failure: outcome.failure } });
      return;
    }
    this.slip$.next({});
    this.#downloads.openFile(fileOf(outcome.value));
  }

  /** The details were closed: a slip that is on its way is not opened any more, and nothing is said of one that failed. */
  leaveDetails(): void {
    this.#details += 1;
    this.slip$.next({});
  }
}
