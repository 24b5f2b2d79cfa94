/** The second factor of the person at the desk: whether there is one, enrolling it step by step, and ending it. */
import { BehaviorSubject } from 'rxjs';
import type { Violation } from '#domain/rules/violation.ts';
import { required } from '#domain/rules/violation.ts';
import { checkAppCode } from '#domain/session/second-factor.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { SecondFactorBegun, SecondFactorShown, SessionDesk } from '#application/desk/session.ts';
import { type Loadable, loadedFrom, loading } from '../loadable.ts';
import type { Outcome } from '../outcome.ts';
import type { Session } from './session.ts';

/** proving: the password is asked for first. scanning: the app is to show its first code. codes: recovery codes are shown, this once. */
export type SecondFactorStep =
  | { readonly kind: 'rest' | 'proving' | 'ending' }
  | { readonly kind: 'scanning'; readonly begun: SecondFactorBegun }
  | { readonly kind: 'codes'; readonly recovery: readonly string[] };

export interface SecondFactorState {
  readonly shown: Loadable<SecondFactorShown>;
  readonly step: SecondFactorStep;
  readonly password: string;
  readonly code: string;
  readonly violations: readonly Violation[];
  readonly busy: boolean;
  readonly failure?: DeskFailure | undefined;
}

const fresh = {
  password: '',
  code: '',
  violations: [],
  busy: false,
  failure: undefined,
} as const satisfies Partial<SecondFactorState>;

export class SecondFactorForm {
  readonly state$ = new BehaviorSubject<SecondFactorState>({ shown: loading, step: { kind: 'rest' }, ...fresh });
  readonly #desk: SessionDesk;
  readonly #session: Session;
  #owner: string | undefined;

  constructor(desk: SessionDesk, session: Session) {
    this.#desk = desk;
    this.#session = session;
  }

  /** As it was left where the same person is in the middle of it: a secret or codes are shown once. */
  async open(): Promise<void> {
    const { step } = this.state$.value;
    const isUnderWay = step.kind === 'scanning' || step.kind === 'codes';
    if (!isUnderWay || this.#owner !== this.#session.token()) await this.load();
  }

  async load(): Promise<void> {
    this.#owner = this.#session.token();
    this.state$.next({ shown: loading, step: { kind: 'rest' }, ...fresh });
    const outcome = await this.#session.ask(this.#desk.secondFactor());
    this.#next({ shown: loadedFrom(outcome) });
  }

  change(change: Partial<Pick<SecondFactorState, 'password' | 'code'>>): void {
    this.#next({
      ...change,
      failure: undefined,
      violations: this.state$.value.violations.filter(({ path }) => !(path in change)),
    });
  }

  show(kind: 'rest' | 'proving' | 'ending'): void {
    this.#next({ step: { kind }, ...fresh });
  }

  async submit(): Promise<void> {
    const { step, busy, password, code } = this.state$.value;
    if (busy) return;
    const violations =
      step.kind === 'proving'
        ? required(password, 'password')
        : step.kind === 'scanning'
          ? checkAppCode(code)
          : [...required(password, 'password'), ...required(code, 'code')];
    this.#next({ violations, failure: undefined });
    if (violations.length > 0) return;
    this.#next({ busy: true });
    if (step.kind === 'proving') {
      const outcome = await this.#session.ask(this.#desk.beginSecondFactor({ password }));
      if (this.#failed(outcome)) return;
      this.#next({ ...fresh, step: { kind: 'scanning', begun: outcome.value } });
    } else if (step.kind === 'scanning') {
      const outcome = await this.#session.ask(this.#desk.confirmSecondFactor({ code }));
      if (this.#failed(outcome)) return;
      this.#next({ ...fresh, step: { kind: 'codes', recovery: outcome.value.recovery } });
    } else if (step.kind === 'ending') {
      const outcome = await this.#session.ask(this.#desk.endSecondFactor({ password, code }));
      if (this.#failed(outcome)) return;
      await this.done();
    }
  }

  /** The recovery codes are noted, or the factor is ended: what the person may do may be another by now. */
  async done(): Promise<void> {
    await Promise.all([this.load(), this.#session.loadUser()]);
  }

  #failed<A, E extends DeskFailure>(
    outcome: Outcome<A, E>,
  ): outcome is Extract<Outcome<A, E>, { readonly kind: 'failed' }> {
    if (outcome.kind === 'done') return false;
    const { failure } = outcome;
    this.#next(
      failure._tag === 'Invalid'
        ? { busy: false, violations: failure.violations }
        : { busy: false, failure: failure as DeskFailure },
    );
    return true;
  }

  #next(change: Partial<SecondFactorState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}
