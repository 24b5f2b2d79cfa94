/** The agency's bills by pages. */
import { BehaviorSubject } from 'rxjs';
import type { BillingDesk } from '#application/desk/billing/billing.ts';
import type { BookingsPage } from '#application/desk/booking.ts';
import { type Loadable, loadedFrom, loading } from '../loadable.ts';
import type { Session } from '../session/session.ts';

export class Bills {
  readonly state$ = new BehaviorSubject<Loadable<BookingsPage>>(loading);
  readonly #desk: Pick<BillingDesk, 'list'>;
  readonly #session: Session;
  #page = 1;
  #asked = 0;

  constructor(desk: Pick<BillingDesk, 'list'>, session: Session) {
    [this.#desk, this.#session] = [desk, session];
  }

  /** The newest question wins over slower older ones; what is there stays while the same is asked again. */
  async find(page: number): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    if (page !== this.#page || this.state$.value.kind !== 'ready') this.state$.next(loading);
    this.#page = page;
    const outcome = await this.#session.ask(this.#desk.list({ page }));
    if (asked !== this.#asked) return;
    this.state$.next(loadedFrom(outcome));
  }

  again(): void {
    void this.find(this.#page);
  }
}
