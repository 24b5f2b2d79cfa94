/** Who sat at the desk of the person in this tab, and why. */
import { BehaviorSubject } from 'rxjs';
import type { Emulation, EmulationDesk } from '#application/desk/agency/emulation.ts';
import { type Loadable, loadedFrom, loading } from '../loadable.ts';
import type { Session } from '../session/session.ts';

export class EmulationLog {
  readonly state$ = new BehaviorSubject<Loadable<readonly Emulation[]>>(loading);
  readonly #desk: Pick<EmulationDesk, 'emulations'>;
  readonly #session: Session;

  constructor(desk: Pick<EmulationDesk, 'emulations'>, session: Session) {
    this.#desk = desk;
    this.#session = session;
  }

  async load(): Promise<void> {
    const outcome = await this.#session.ask(this.#desk.emulations());
    this.state$.next(loadedFrom(outcome));
  }
}
