/** Seats that are held, as they come due: asked for again every minute while somebody looks. */
import { BehaviorSubject } from 'rxjs';
import type { BookingDesk, HoldsQueue } from '#application/desk/booking.ts';
import { loading } from '#application/portal/loadable.ts';
import type { Loadable } from '#application/portal/loadable.ts';
import type { Session } from '#application/portal/session/session.ts';

export class HoldQueue {
  readonly state$ = new BehaviorSubject<Loadable<HoldsQueue>>(loading);
  readonly #desk: Pick<BookingDesk, 'holds'>;
  readonly #session: Session;
  #asked = 0;

  constructor(desk: Pick<BookingDesk, 'holds'>, session: Session) {
    this.#desk = desk;
    this.#session = session;
  }

  /** What was there before stays where asking fails. */
  async load(): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    const outcome = await this.#session.ask(this.#desk.holds());
    if (asked !== this.#asked) return;
    if (outcome.kind === 'done') this.state$.next({ kind: 'ready', value: outcome.value });
    else if (this.state$.value.kind !== 'ready') this.state$.next({ kind: 'failed', failure: outcome.failure });
  }

  /** Until the returned function is called. */
  follow(everyMs = 60_000): () => void {
    void this.load();
    const timer = setInterval(() => void this.load(), everyMs);
    return () => clearInterval(timer);
  }
}
