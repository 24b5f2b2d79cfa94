/** Changing one's password, by choice or because a temporary secret let one in. */
import { BehaviorSubject } from 'rxjs';
import type { Violation } from '#domain/rules/violation.ts';
import { checkPasswordChange } from '#domain/session/password-rules.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { Session } from './session.ts';

export interface PasswordChangeFormState {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
  readonly violations: readonly Violation[];
  readonly busy: boolean;
  readonly failure: DeskFailure | undefined;
  readonly changed: boolean;
}

const empty: PasswordChangeFormState = {
  currentPassword: '',
  newPassword: '',
  confirmPassword: '',
  violations: [],
  busy: false,
  failure: undefined,
  changed: false,
};

export class PasswordChangeForm {
  readonly state$ = new BehaviorSubject(empty);
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  change(change: Partial<Pick<PasswordChangeFormState, 'currentPassword' | 'newPassword' | 'confirmPassword'>>): void {
    const next = { ...this.state$.value, ...change };
    this.state$.next({
      ...next,
      changed: false,
      violations: next.violations.length === 0 ? [] : checkPasswordChange(next, this.#ownNames()),
    });
  }

  /** Resolves to true where the password was changed. */
  async submit(): Promise<boolean> {
    const state = this.state$.value;
    if (state.busy) return false;
    const violations = checkPasswordChange(state, this.#ownNames());
    this.state$.next({ ...state, violations, failure: undefined, changed: false, busy: violations.length === 0 });
    if (violations.length > 0) return false;
    const outcome = await this.#session.changePassword(state.currentPassword, state.newPassword, state.confirmPassword);
    if (outcome.kind === 'done') {
      this.state$.next({ ...empty, changed: true });
      return true;
    }
    const { failure } = outcome;
    const refused = failure._tag === 'Invalid' ? failure.violations : [];
    this.state$.next({ ...state, busy: false, violations: refused, failure: refused.length > 0 ? undefined : failure });
    return false;
  }

  #ownNames(): readonly string[] {
    const state = this.#session.state$.value;
    if (state.kind !== 'signed-in') return [];
    const { firstName, lastName, companyName } = state.auth.identity;
    return [firstName, lastName, companyName, state.user?.userId ?? '', state.user?.email ?? ''];
  }
}
