/** Where the person of this tab is signed in, and being signed out there. */
import { BehaviorSubject } from 'rxjs';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { OpenSessions, SessionDesk } from '#application/desk/session.ts';
import { type Loadable, loading } from '../loadable.ts';
import type { Session } from '../session/session.ts';

export interface SignedInState {
  readonly sessions: Loadable<OpenSessions>;
  /** Being ended: one, or without an id all but this one. */
  readonly ending?: { readonly sessionId?: string | undefined } | undefined;
  /** How many ended by the last press. */
  readonly ended?: number | undefined;
  readonly failure?: DeskFailure | undefined;
}

type SessionsDesk = Pick<SessionDesk, 'sessions' | 'endSessions'>;

export class SignedInList {
  readonly state$ = new BehaviorSubject<SignedInState>({ sessions: loading });
  readonly #desk: SessionsDesk;
  readonly #session: Session;

  constructor(desk: SessionsDesk, session: Session) {
    this.#desk = desk;
    this.#session = session;
  }

  async load(): Promise<void> {
    this.state$.next({ sessions: loading });
    await this.#fetch();
  }

  /** One of them, or without an id all but this one; nothing while another is being ended. */
  async end(sessionId?: string): Promise<void> {
    if (this.state$.value.ending !== undefined) return;
    this.state$.next({ sessions: this.state$.value.sessions, ending: { sessionId } });
    const outcome = await this.#session.ask(this.#desk.endSessions(sessionId === undefined ? {} : { sessionId }));
    // Also where it failed: they may have ended all the same.
    await this.#fetch();
    const { sessions } = this.state$.value;
    this.state$.next(
      outcome.kind === 'done' ? { sessions, ended: outcome.value.ended } : { sessions, failure: outcome.failure },
    );
  }

  async #fetch(): Promise<void> {
    const outcome = await this.#session.ask(this.#desk.sessions());
    const state = this.state$.value;
    if (outcome.kind === 'done') this.state$.next({ ...state, sessions: { kind: 'ready', value: outcome.value } });
    else if (state.sessions.kind !== 'ready') this.state$.next({ ...state, sessions: outcome });
  }
}
