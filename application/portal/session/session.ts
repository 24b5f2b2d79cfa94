/**
 * The session of this tab. A tab speaks as one identity for its whole life: when another tab signs in as somebody else,
 * this one stops and says so instead of acting under a name that the person no longer expects.
 */
import type { Effect } from 'effect';
import { BehaviorSubject } from 'rxjs';
import type { Identity, PasswordChanged, SessionDesk, SignedIn, UserDetails } from '#application/desk/session.ts';
import type { Outcome } from '../outcome.ts';
import type { Auth, DeviceMemory } from './auth.ts';

export type SessionState =
  | { readonly kind: 'signed-out'; readonly because?: 'session-ended' }
  | { readonly kind: 'signed-in'; readonly auth: Auth; readonly user: UserDetails | undefined }
  /** Another tab speaks for somebody else now. */
  | { readonly kind: 'replaced'; readonly by: Identity };

/** Until rights are known they count as given: the back office refuses what is not allowed. Nothing needs no right. */
export function permits(state: SessionState, right: string | undefined): boolean {
  return (
    right === undefined || state.kind !== 'signed-in' || state.user === undefined || state.user.rights.includes(right)
  );
}

/** Whether one of the house's people is at this desk, its own or a customer's, and may change what is there. */
export function isHouseAtDesk(state: SessionState): boolean {
  if (state.kind !== 'signed-in' || state.user === undefined) return false;
  const { emulatedBy, rights } = state.user;
  return emulatedBy === undefined ? rights.includes('operate') : emulatedBy.isHouse === true && !emulatedBy.readOnly;
}

export class Session {
  readonly state$: BehaviorSubject<SessionState>;
  readonly #desk: () => Promise<SessionDesk>;
  readonly #memory: DeviceMemory;

  /** The desk is fetched when it is first asked something. */
  constructor(desk: () => Promise<SessionDesk>, memory: DeviceMemory) {
    this.#desk = desk;
    this.#memory = memory;
    const auth = memory.auth.read();
    const user = memory.userProfile.read();
    this.state$ = new BehaviorSubject<SessionState>(auth ? { kind: 'signed-in', auth, user } : { kind: 'signed-out' });
    memory.auth.watch((other) => this.#heard(other));
    // A page that was left while the login's second question was under way has no answer to it.
    if (auth !== undefined && user === undefined && !auth.mustChangePassword) void this.loadUser();
  }

  /** The token that this tab speaks with; undefined when nobody is signed in. */
  readonly token = (): string | undefined => {
    const state = this.state$.value;
    return state.kind === 'signed-in' ? state.auth.token : undefined;
  };

  /** Whose things this tab keeps: the identity, whichever session it speaks through; '' where nobody is signed in. */
  readonly owner = (): string => {
    const state = this.state$.value;
    return state.kind === 'signed-in' ? `${state.auth.identity.agentId}/${state.auth.identity.profileId}` : '';
  };

  /**
   * Runs something asked of the desk. A session found invalid ends this session only if it is the one that asked; a
   * defect becomes a Fault, so that a caller always gets an outcome. Who is `leaving` the session does not mind that it is over.
   */
  async ask<A, E extends { readonly _tag: string }>(
    asked: Effect.Effect<A, E>,
    leaving?: 'leaving',
  ): Promise<Outcome<A, E>> {
    this.#checkStorage();
    const token = this.token();
    const { settle } = await import('../settle.ts');
    const outcome = await settle(asked);
    if (
      outcome.kind === 'failed' &&
      outcome.failure._tag === 'SessionInvalid' &&
      leaving === undefined &&
      token !== undefined &&
      token === this.token()
    ) {
      this.#end('session-ended');
    }
    return outcome;
  }

  /** As {@link ask}, of the session's own part of the desk; it is fetched first. */
  async #askDesk<A, E extends { readonly _tag: string }>(
    question: (desk: SessionDesk) => Effect.Effect<A, E>,
  ): Promise<Outcome<A, E>> {
    return this.ask(question(await this.#desk()));
  }

  logIn(userId: string, password: string, code?: string): Promise<Outcome<Auth>> {
    return this.#comeIn((desk) => desk.logIn({ userId, password, ...(code !== undefined && { code }) }));
  }

  /** By a token of the issuer that is trusted here. */
  signOn(ssoToken: string): Promise<Outcome<Auth>> {
    return this.#comeIn((desk) => desk.signOn({ ssoToken }));
  }

  async #comeIn<E extends { readonly _tag: string }>(
    question: (desk: SessionDesk) => Effect.Effect<SignedIn, E>,
  ): Promise<Outcome<Auth, E>> {
    const outcome = await this.#askDesk(question);
    if (outcome.kind === 'failed') return outcome;
    const { token, identity, mustChangePassword } = outcome.value;
    const auth: Auth = { token, identity, mustChangePassword };
    this.#memory.auth.write(auth);
    this.#memory.switchBackAuth.remove();
    this.#memory.userProfile.remove();
    this.state$.next({ kind: 'signed-in', auth, user: undefined });
    if (!mustChangePassword) await this.loadUser();
    return { kind: 'done', value: auth };
  }

  /** Fetches who is at the desk and with which rights; keeps the copy of before where that fails. */
  async loadUser(): Promise<Outcome<UserDetails>> {
    const token = this.token();
    const outcome = await this.#askDesk((desk) => desk.userDetails());
    const state = this.state$.value;
    if (outcome.kind === 'done' && state.kind === 'signed-in' && state.auth.token === token) {
      this.#memory.userProfile.write(outcome.value);
      this.state$.next({ ...state, user: outcome.value });
    }
    return outcome;
  }

  /** Ends the session at the back office and here; where that fails, nothing here has ended: offer `endHere`. */
  async logOut(): Promise<Outcome<void>> {
    const outcome = await this.#askDesk((desk) => desk.logOut());
    if (outcome.kind === 'done' || outcome.failure._tag === 'SessionInvalid') {
      this.#end();
      return { kind: 'done', value: undefined };
    }
    return outcome;
  }

  /** Forgets the session on this device without asking the back office. */
  endHere(): void {
    this.#end();
  }

  /**
   * Sets this session aside and speaks as somebody else, whom `login` lets in. Where it does not, nothing is set aside any
   * more. Answers whether this tab speaks for the other now: what another tab, or the end of the session, made of it
   * meanwhile stands.
   */
  async emulate<E extends { readonly _tag: string }>(login: Effect.Effect<SignedIn, E>): Promise<Outcome<boolean, E>> {
    const state = this.state$.value;
    const before = this.token();
    if (state.kind === 'signed-in') this.#memory.switchBackAuth.write(state.auth);
    const outcome = await this.ask(login);
    const isSame = before !== undefined && before === this.token();
    if (outcome.kind === 'failed') {
      if (isSame) this.#memory.switchBackAuth.remove();
      return outcome;
    }
    if (isSame) {
      const { token, identity, mustChangePassword } = outcome.value;
      const auth: Auth = { token, identity, mustChangePassword };
      this.#memory.auth.write(auth);
      this.#memory.userProfile.remove();
      this.state$.next({ kind: 'signed-in', auth, user: undefined });
      await this.loadUser();
    }
    return { kind: 'done', value: isSame };
  }

  /**
   * Goes back from the emulated identity whose token is `left` to the session that was set aside for it; without one, to the
   * login. Where this tab, or the device, speaks for somebody else meanwhile, that stands.
   */
  switchBack(left: string | undefined): void {
    this.#checkStorage();
    if (left === undefined || left !== this.token()) return;
    const original = this.#memory.switchBackAuth.read();
    if (original === undefined) {
      this.#end('session-ended');
      return;
    }
    this.#memory.auth.write(original);
    this.#memory.switchBackAuth.remove();
    this.#memory.userProfile.remove();
    this.state$.next({ kind: 'signed-in', auth: original, user: undefined });
    void this.loadUser();
  }

  forgotPassword(userId: string): Promise<Outcome<void>> {
    return this.#askDesk((desk) => desk.forgotPassword({ userId }));
  }

  async changePassword(
    currentPassword: string,
    newPassword: string,
    confirmPassword: string,
  ): Promise<Outcome<PasswordChanged>> {
    const outcome = await this.#askDesk((desk) =>
      desk.changePassword({ currentPassword, newPassword, confirmPassword }),
    );
    const state = this.state$.value;
    if (outcome.kind === 'done' && state.kind === 'signed-in' && state.auth.mustChangePassword) {
      const { token = state.auth.token } = outcome.value;
      const auth = { ...state.auth, token, mustChangePassword: false };
      this.#memory.auth.write(auth);
      this.state$.next({ ...state, auth });
      await this.loadUser();
    }
    return outcome;
  }

  #end(because?: 'session-ended'): void {
    if (this.#memory.auth.read()?.token === this.token()) {
      this.#memory.auth.remove();
      this.#memory.switchBackAuth.remove();
      this.#memory.userProfile.remove();
    }
    this.state$.next(because ? { kind: 'signed-out', because } : { kind: 'signed-out' });
  }

  /** Storage may have changed without an event reaching this tab (a frozen or restored page). */
  #checkStorage(): void {
    if (this.state$.value.kind === 'signed-in') this.#heard(this.#memory.auth.read());
  }

  #heard(other: Auth | undefined): void {
    const state = this.state$.value;
    if (state.kind === 'replaced' || other?.token === this.token()) return;
    if (state.kind === 'signed-in') {
      this.state$.next(other ? { kind: 'replaced', by: other.identity } : { kind: 'signed-out' });
    } else if (other) {
      this.state$.next({ kind: 'replaced', by: other.identity });
    }
  }
}
