/** How those of a ticket stand now, by its PNR. */
import { BehaviorSubject } from 'rxjs';
import type { PnrStatus, TrainDesk } from '#application/desk/train/train.ts';
import { type Loadable, loadedFrom, loading } from '#application/portal/loadable.ts';
import type { Session } from '#application/portal/session/session.ts';

export interface PnrStatusState {
  /** As asked; empty before. */
  readonly pnr: string;
  readonly status: Loadable<PnrStatus> | undefined;
}

export class AskPnrStatus {
  readonly state$ = new BehaviorSubject<PnrStatusState>({ pnr: '', status: undefined });
  readonly #desk: Pick<TrainDesk, 'pnrStatus'>;
  readonly #session: Session;

  constructor(desk: Pick<TrainDesk, 'pnrStatus'>, session: Session) {
    this.#desk = desk;
    this.#session = session;
  }

  /** Asks the railway; the last asked wins. */
  async ask(pnr: string): Promise<void> {
    if (pnr === '') return this.state$.next({ pnr, status: undefined });
    const asked: PnrStatusState = { pnr, status: loading };
    this.state$.next(asked);
    const outcome = await this.#session.ask(this.#desk.pnrStatus({ pnr }));
    if (this.state$.value !== asked) return;
    this.state$.next({ pnr, status: loadedFrom(outcome) });
  }
}
