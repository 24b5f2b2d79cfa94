/**
 * A paper that a customer opens by a link. The first time it is asked for counts as the customer's opening, unless somebody is
 * signed in here: an agent who looks at the link is no customer.
 */
import { BehaviorSubject } from 'rxjs';
import type { Language } from '#domain/people/language.ts';
import type { BookingDesk } from '#application/desk/booking.ts';
import type { OpenedLink } from '#application/desk/paper-links.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import { type Loadable, loadedFrom, loading } from '#application/portal/loadable.ts';
import type { Downloads } from '#application/portal/ports/machine.ts';
import type { Session } from '#application/portal/session/session.ts';

export interface OpenSharedState {
  readonly opened: Loadable<OpenedLink>;
  readonly saving: boolean;
  /** Of the file; the paper stays. */
  readonly failure?: DeskFailure | undefined;
}

export class OpenShared {
  readonly state$ = new BehaviorSubject<OpenSharedState>({ opened: loading, saving: false });
  readonly #desk: Pick<BookingDesk, 'openLink' | 'linkFile'>;
  readonly #session: Session;
  readonly #downloads: Downloads;
  #asked: { readonly token: string; readonly language: Language | undefined } | undefined;

  constructor(desk: Pick<BookingDesk, 'openLink' | 'linkFile'>, session: Session, downloads: Downloads) {
    this.#desk = desk;
    this.#session = session;
    this.#downloads = downloads;
  }

  /** `language` where another than the link's is chosen. The newest question wins over slower older ones. */
  async open(token: string, language?: Language): Promise<void> {
    const before = this.#asked;
    const asked = { token, language };
    this.#asked = asked;
    if (before?.token !== token) this.#next({ opened: loading, failure: undefined });
    const quietly = before?.token === token || this.#session.state$.value.kind === 'signed-in';
    const outcome = await this.#session.ask(
      this.#desk.openLink({ token, ...(language && { paperLanguage: language }), ...(quietly && { quietly }) }),
    );
    if (this.#asked !== asked) return;
    this.#next({
      opened: loadedFrom(outcome),
    });
  }

  async save(): Promise<void> {
    const asked = this.#asked;
    if (asked === undefined || this.state$.value.saving) return;
    this.#next({ saving: true, failure: undefined });
    const { token, language } = asked;
    const outcome = await this.#session.ask(
      this.#desk.linkFile({ token, ...(language && { paperLanguage: language }) }),
    );
    if (outcome.kind === 'done') this.#downloads.saveFile(outcome.value);
    this.#next({ saving: false, ...(outcome.kind === 'failed' && { failure: outcome.failure }) });
  }

  #next(change: Partial<OpenSharedState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}
