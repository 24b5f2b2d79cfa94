/** The agency's deposits by pages, and the receipt of one. */
import { BehaviorSubject } from 'rxjs';
import type { PaperSheet } from '#domain/booking/papers/paper-sheet.ts';
import type { DepositDesk, DepositsPage, DepositsWanted, ReceiptAsked } from '#application/desk/account/deposits.ts';
import { type Loadable, loading } from '../loadable.ts';
import type { Downloads } from '../ports/machine.ts';
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
    this.state$.next(outcome.kind === 'done' ? { kind: 'ready', value: outcome.value } : outcome);
  }

  again(): void {
    void this.find(this.#filter);
  }
}

export class TopUpReceipt {
  readonly state$ = new BehaviorSubject<Loadable<PaperSheet>>(loading);
  readonly #desk: Pick<DepositDesk, 'topUpReceipt' | 'topUpSheet'>;
  readonly #session: Session;
  readonly #downloads: Downloads;
  #asked = 0;

  constructor(desk: Pick<DepositDesk, 'topUpReceipt' | 'topUpSheet'>, session: Session, downloads: Downloads) {
    [this.#desk, this.#session, this.#downloads] = [desk, session, downloads];
  }

  async open(asked: ReceiptAsked): Promise<void> {
    this.#asked += 1;
    const turn = this.#asked;
    this.state$.next(loading);
    const outcome = await this.#session.ask(this.#desk.topUpSheet(asked));
    if (turn !== this.#asked) return;
    this.state$.next(outcome.kind === 'done' ? { kind: 'ready', value: outcome.value } : outcome);
  }

  /** The file, saved or in a tab of its own where the browser prints it. */
  async file(asked: ReceiptAsked, way: 'save' | 'open'): Promise<void> {
    const outcome = await this.#session.ask(this.#desk.topUpReceipt(asked));
    if (outcome.kind === 'failed') {
      this.state$.next(outcome);
      return;
    }
    const { filename, mediaType: mimeType, base64 } = outcome.value;
    const file = { filename, mimeType, base64 };
    if (way === 'save') this.#downloads.saveFile(file);
    else this.#downloads.openFile(file);
  }
}
