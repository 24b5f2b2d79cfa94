/** How those of a ticket stand now, by its PNR, what can be done with it, and what comes back of it at this moment. */
import { BehaviorSubject } from 'rxjs';
import type { CancelQuote } from '#application/desk/amendments.ts';
import type { BookingDesk } from '#application/desk/booking.ts';
import type { PnrStatus, TrainDesk } from '#application/desk/train/train.ts';
import { type Loadable, loadedFrom, loading } from '#application/portal/loadable.ts';
import type { Session } from '#application/portal/session/session.ts';

export interface PnrStatusState {
  /** As asked; empty before. */
  readonly pnr: string;
  readonly status: Loadable<PnrStatus> | undefined;
  /** What giving up now comes to, of all who may; absent where nothing can be given up, or not by who asks. */
  readonly refund?: Loadable<CancelQuote> | undefined;
}

type Desk = Pick<TrainDesk, 'pnrStatus'> & Pick<BookingDesk, 'cancelQuote'>;

export class AskPnrStatus {
  readonly state$ = new BehaviorSubject<PnrStatusState>({ pnr: '', status: undefined });
  readonly #desk: Desk;
  readonly #session: Session;

  constructor(desk: Desk, session: Session) {
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
    const status = loadedFrom(outcome);
    const wanted = status.kind === 'ready' ? this.#whatToGiveUp(status.value) : undefined;
    if (wanted === undefined) return this.state$.next({ pnr, status });
    const found: PnrStatusState = { pnr, status, refund: loading };
    this.state$.next(found);
    const refund = loadedFrom(await this.#session.ask(this.#desk.cancelQuote(wanted)));
    if (this.state$.value === found) this.state$.next({ pnr, status, refund });
  }

  #whatToGiveUp({ transactionId, acts }: PnrStatus): Parameters<Desk['cancelQuote']>[0] | undefined {
    const giving = acts.find(({ act }) => act === 'cancel');
    if (transactionId === undefined || giving === undefined || giving.closed !== undefined) return undefined;
    const { travellers } = giving;
    return { transactionId, ...(travellers && { travellers, items: [0] }) };
  }
}
