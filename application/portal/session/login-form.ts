/** Coming in: user id and password, or asking for a forgotten password to be mailed. */
import { BehaviorSubject } from 'rxjs';
import { required, type Violation } from '#domain/rules/violation.ts';
import { checkForgottenPassword, checkLogin } from '#domain/session/login-rules.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { Session } from './session.ts';

export interface LoginFormState {
  /** `mailed`: the answer is the same whether or not there is such a user. */
  readonly mode: 'log-in' | 'code' | 'forgotten' | 'mailed';
  /** Of the second factor, which is asked for once the password was right. */
  readonly code: string;
  readonly userId: string;
  readonly password: string;
  readonly violations: readonly Violation[];
  readonly busy: boolean;
  readonly failure: DeskFailure | undefined;
}

export class LoginForm {
  readonly state$: BehaviorSubject<LoginFormState>;
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
    this.state$ = new BehaviorSubject<LoginFormState>({
      mode: 'log-in',
      userId: '',
      password: '',
      code: '',
      violations: [],
      busy: false,
      failure: undefined,
    });
  }

  change(change: Partial<Pick<LoginFormState, 'userId' | 'password' | 'code'>>): void {
    const next = { ...this.state$.value, ...change };
    this.#next({ ...change, violations: next.violations.length === 0 ? [] : this.#violations(next) });
  }

  show(mode: 'log-in' | 'forgotten'): void {
    this.#next({ mode, password: '', code: '', violations: [], failure: undefined });
  }

  /** By the token that an issuer led here with. */
  async signOn(token: string): Promise<void> {
    if (this.state$.value.busy) return;
    this.#next({ busy: true, failure: undefined });
    const outcome = await this.#session.signOn(token);
    this.#next({ busy: false, failure: outcome.kind === 'failed' ? outcome.failure : undefined });
  }

  async submit(): Promise<void> {
    const state = this.state$.value;
    if (state.busy || state.mode === 'mailed') return;
    const violations = this.#violations(state);
    this.#next({ violations, failure: undefined });
    if (violations.length > 0) return;
    this.#next({ busy: true });
    if (state.mode === 'log-in' || state.mode === 'code') {
      const code = state.mode === 'code' ? state.code.trim() : undefined;
      const outcome = await this.#session.logIn(state.userId.trim(), state.password, code);
      const failure = outcome.kind === 'failed' ? outcome.failure : undefined;
      const reason = failure?._tag === 'NotPermitted' ? failure.reason : undefined;
      if (reason === 'second-factor-needed') this.#next({ busy: false, mode: 'code', code: '' });
      else if (state.mode === 'code' && reason !== 'login-refused' && failure !== undefined)
        this.#next({ busy: false, code: '', failure });
      else this.#next({ busy: false, mode: 'log-in', password: '', code: '', failure });
    } else {
      const outcome = await this.#session.forgotPassword(state.userId.trim());
      if (outcome.kind === 'done') this.#next({ busy: false, mode: 'mailed' });
      else this.#next({ busy: false, failure: outcome.failure });
    }
  }

  #violations(state: LoginFormState): readonly Violation[] {
    if (state.mode === 'code') return required(state.code, 'code');
    return state.mode === 'log-in' ? checkLogin(state) : checkForgottenPassword(state);
  }

  #next(change: Partial<LoginFormState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}
