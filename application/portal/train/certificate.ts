/** The agency's certificate of the railway, asked for when its page is opened. */
import { BehaviorSubject } from 'rxjs';
import type { CertificateShown, TrainDesk } from '#application/desk/train/train.ts';
import { type Loadable, loadedFrom, loading } from '#application/portal/loadable.ts';
import type { Session } from '#application/portal/session/session.ts';

export class AskCertificate {
  readonly state$ = new BehaviorSubject<Loadable<CertificateShown>>(loading);
  readonly #desk: Pick<TrainDesk, 'certificate'>;
  readonly #session: Session;
  #asked = 0;

  constructor(desk: Pick<TrainDesk, 'certificate'>, session: Session) {
    this.#desk = desk;
    this.#session = session;
  }

  /** The last asked wins. */
  async load(): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    this.state$.next(loading);
    const outcome = await this.#session.ask(this.#desk.certificate());
    if (asked !== this.#asked) return;
    this.state$.next(loadedFrom(outcome));
  }
}
