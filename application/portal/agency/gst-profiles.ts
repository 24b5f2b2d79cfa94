/** GST details that the agency keeps: fetched when a form first wants them, kept for the session. */
import { BehaviorSubject } from 'rxjs';
import type { GstProfile } from '#domain/agency/gst-profile.ts';
import type { GstProfileDesk } from '#application/desk/agency/gst-profiles.ts';
import type { Session } from '../session/session.ts';

export class GstProfiles {
  /** None while they are not there, or may not be seen: GST details can be typed all the same. */
  readonly state$ = new BehaviorSubject<readonly GstProfile[]>([]);
  readonly #desk: Pick<GstProfileDesk, 'gstProfiles' | 'deleteGstProfile'>;
  readonly #session: Session;
  #token: string | undefined;

  constructor(desk: Pick<GstProfileDesk, 'gstProfiles' | 'deleteGstProfile'>, session: Session) {
    this.#desk = desk;
    this.#session = session;
  }

  async load(): Promise<void> {
    const token = this.#session.token();
    if (token !== this.#token) this.state$.next([]);
    this.#token = token;
    const outcome = await this.#session.ask(this.#desk.gstProfiles());
    if (token === this.#token && outcome.kind === 'done') this.state$.next(outcome.value);
  }

  async forget(recordId: string): Promise<void> {
    const outcome = await this.#session.ask(this.#desk.deleteGstProfile({ recordId }));
    if (outcome.kind === 'done') this.state$.next(this.state$.value.filter((profile) => profile.recordId !== recordId));
  }
}
