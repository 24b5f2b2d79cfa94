/** The trips of the traveller at the desk, or of the travellers of an agency's companies: one box of them, a page at a time. */
import { BehaviorSubject } from 'rxjs';
import type { TripBox } from '#domain/corporate/trip-queue.ts';
import type { TripDesk, TripsPage } from '#application/desk/corporate/trips.ts';
import { type Loadable, loading } from '../loadable.ts';
import type { Session } from '../session/session.ts';

export interface OwnTripsState {
  /** Everything but what is past where absent. */
  readonly box: TripBox | undefined;
  readonly page: number;
  readonly list: Loadable<TripsPage>;
}

export class OwnTrips {
  readonly state$ = new BehaviorSubject<OwnTripsState>({ box: undefined, page: 1, list: loading });
  readonly #desk: TripDesk;
  readonly #session: Session;
  #asked = 0;

  constructor(desk: TripDesk, session: Session) {
    [this.#desk, this.#session] = [desk, session];
  }

  /** The newest question wins over slower older ones. */
  async load(box = this.state$.value.box, page = this.state$.value.page): Promise<void> {
    const before = this.state$.value;
    if (before.box !== box || before.page !== page || before.list.kind === 'failed')
      this.state$.next({ box, page, list: loading });
    await this.#read();
  }

  /** Reads again every so often until the returned function is called; what is there stays where asking fails. */
  follow(everyMs = 60_000): () => void {
    const timer = setInterval(() => void this.#read(), everyMs);
    return () => clearInterval(timer);
  }

  async #read(): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    const { box, page } = this.state$.value;
    const outcome = await this.#session.ask(this.#desk.trips({ page, ...(box !== undefined && { box }) }));
    if (asked !== this.#asked) return;
    if (outcome.kind === 'done') this.state$.next({ box, page, list: { kind: 'ready', value: outcome.value } });
    else if (this.state$.value.list.kind !== 'ready')
      this.state$.next({ box, page, list: { kind: 'failed', failure: outcome.failure } });
  }
}
