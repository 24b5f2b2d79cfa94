/**
 * How many holds end today, for the badge beside them: asked for on signing in, when the tab comes back into view and every
 * minute meanwhile. A failure keeps the last figure and stays silent.
 */
import { BehaviorSubject } from 'rxjs';
import type { BookingDesk } from '#application/desk/booking.ts';
import type { Visibility } from '#application/portal/ports/machine.ts';
import { permits, type Session } from '#application/portal/session/session.ts';

export class HoldsDue {
  readonly state$ = new BehaviorSubject(0);
  readonly #desk: Pick<BookingDesk, 'holds'>;
  readonly #session: Session;
  readonly #visibility: Visibility;
  #owner: string | undefined;

  constructor(desk: Pick<BookingDesk, 'holds'>, session: Session, visibility: Visibility) {
    this.#desk = desk;
    this.#session = session;
    this.#visibility = visibility;
  }

  /** Follows the session until the returned function is called. */
  start(everyMs = 60_000): () => void {
    const refreshWhenSeen = () => {
      if (this.#visibility.visible()) void this.refresh();
    };
    const timer = setInterval(refreshWhenSeen, everyMs);
    const stopWatching = this.#visibility.onShown(refreshWhenSeen);
    const following = this.#session.state$.subscribe((state) => {
      const owner = state.kind === 'signed-in' && !state.auth.mustChangePassword ? state.auth.token : undefined;
      if (owner === this.#owner) return;
      this.#owner = owner;
      this.state$.next(0);
      void this.refresh();
    });
    return () => {
      clearInterval(timer);
      stopWatching();
      following.unsubscribe();
    };
  }

  async refresh(): Promise<void> {
    const owner = this.#owner;
    if (owner === undefined || !permits(this.#session.state$.value, 'bookings')) return;
    const outcome = await this.#session.ask(this.#desk.holds());
    if (outcome.kind !== 'done' || owner !== this.#owner) return;
    this.state$.next(outcome.value.holds.filter(({ urgency }) => urgency === 'soon' || urgency === 'today').length);
  }
}
