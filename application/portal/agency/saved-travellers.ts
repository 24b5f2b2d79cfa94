/** The agency's saved travellers, fetched when a form first wants them and kept for the session. */
import { BehaviorSubject } from 'rxjs';
import type { SavedTraveller } from '#domain/agency/saved-traveller.ts';
import type { AgencyDesk } from '#application/desk/agency.ts';
import { loading } from '../loadable.ts';
import type { Loadable } from '../loadable.ts';
import type { Session } from '../session/session.ts';

export class SavedTravellers {
  readonly state$ = new BehaviorSubject<Loadable<readonly SavedTraveller[]>>(loading);
  readonly #desk: AgencyDesk;
  readonly #session: Session;
  #token: string | undefined;

  constructor(desk: AgencyDesk, session: Session) {
    this.#desk = desk;
    this.#session = session;
  }

  /** Fetches the list unless this session has it already. */
  async load(): Promise<void> {
    const token = this.#session.token();
    if (token === this.#token && this.state$.value.kind === 'ready') return;
    this.#token = token;
    this.state$.next(loading);
    const outcome = await this.#session.ask(this.#desk.personalTravellers());
    if (token !== this.#token) return;
    this.state$.next(
      outcome.kind === 'done'
        ? { kind: 'ready', value: outcome.value }
        : { kind: 'failed', failure: outcome.failure },
    );
  }
}
