/** The outcome of a registration, for anyone who proves its mail address. */
import { BehaviorSubject } from 'rxjs';
import { required, type Violation } from '#domain/rules/violation.ts';
import type { AgencyDesk } from '#application/desk/agency/agency.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { RegistrationFollowed } from '#application/desk/agency/registration.ts';
import type { PortalClock } from '../ports/machine.ts';
import type { Session } from '../session/session.ts';
import { OtpProof } from './otp-proof.ts';

export interface FollowState {
  readonly registrationId: string;
  readonly email: string;
  readonly violations: readonly Violation[];
  readonly busy: boolean;
  readonly failure: DeskFailure | undefined;
  readonly followed?: RegistrationFollowed;
}

export class FollowRegistration {
  readonly state$ = new BehaviorSubject<FollowState>({
    registrationId: '',
    email: '',
    violations: [],
    busy: false,
    failure: undefined,
  });
  readonly proof: OtpProof;
  readonly #desk: Pick<AgencyDesk, 'sendOtp' | 'verifyOtp' | 'followRegistration'>;
  readonly #session: Session;

  constructor(
    desk: Pick<AgencyDesk, 'sendOtp' | 'verifyOtp' | 'followRegistration'>,
    session: Session,
    clock: PortalClock,
  ) {
    this.#desk = desk;
    this.#session = session;
    this.proof = new OtpProof('email', desk, session, clock);
    this.proof.state$.subscribe(({ proven }) => {
      if (proven !== undefined) void this.load();
    });
  }

  change(change: Partial<Pick<FollowState, 'registrationId' | 'email'>>): void {
    this.#next({ ...change, violations: [], failure: undefined });
  }

  /** Sends the code, where there is a number to follow. */
  async begin(): Promise<void> {
    const { registrationId, email } = this.state$.value;
    const violations = required(registrationId, 'registrationId');
    this.#next({ violations });
    if (violations.length === 0) await this.proof.send(email);
  }

  async load(): Promise<void> {
    const { registrationId, busy } = this.state$.value;
    const { proven } = this.proof.state$.value;
    if (proven === undefined || busy) return;
    this.#next({ busy: true, failure: undefined });
    const { proof } = proven;
    const outcome = await this.#session.ask(this.#desk.followRegistration({ registrationId, proof }));
    if (outcome.kind === 'done') this.#next({ busy: false, followed: outcome.value });
    else this.#next({ busy: false, failure: outcome.failure });
  }

  #next(change: Partial<FollowState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}
