/** Refunds on their way and come: a page of a view, asked for again every minute while somebody looks. */
import { BehaviorSubject } from 'rxjs';
import type { BookingDesk, RefundsAsked, RefundsPage } from '#application/desk/booking.ts';
import { type Loadable, loadedFrom, loading } from '#application/portal/loadable.ts';
import type { Session } from '#application/portal/session/session.ts';

export class RefundTracker {
  readonly state$ = new BehaviorSubject<Loadable<RefundsPage>>(loading);
  readonly #desk: Pick<BookingDesk, 'refunds'>;
  readonly #session: Session;
  #asked = 0;

  constructor(desk: Pick<BookingDesk, 'refunds'>, session: Session) {
    this.#desk = desk;
    this.#session = session;
  }

  /** The newest question wins; what was there before stays until it is answered. */
  async look(sought: RefundsAsked): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    const outcome = await this.#session.ask(this.#desk.refunds(sought));
    if (asked !== this.#asked) return;
    this.state$.next(loadedFrom(outcome));
  }

  /** Until the returned function is called. */
  follow(sought: RefundsAsked, everyMs = 60_000): () => void {
    void this.look(sought);
    const timer = setInterval(() => void this.look(sought), everyMs);
    return () => clearInterval(timer);
  }
}
