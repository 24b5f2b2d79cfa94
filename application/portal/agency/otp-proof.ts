/** Proving one address: a code is asked for, typed, and gives a proof. The next code waits. */
import { BehaviorSubject } from 'rxjs';
import { checkOtpAddress, checkOtpCode, type OtpChannel, tidyAddress, tidyOtp } from '#domain/agency/otp.ts';
import { otpLimits } from '#domain/rules/limits.ts';
import type { Violation } from '#domain/rules/violation.ts';
import { type Instant, plusSeconds } from '#domain/time/instant.ts';
import type { AgencyDesk } from '#application/desk/agency/agency.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { PortalClock } from '../ports/machine.ts';
import type { Session } from '../session/session.ts';

export interface ProvenAddress {
  readonly address: string;
  readonly proof: string;
}

export interface OtpState {
  readonly sent?: { readonly otpId: string; readonly address: string; readonly expiresAt: Instant };
  /** When the next may be asked for. */
  readonly resendAt?: Instant;
  readonly code: string;
  readonly violations: readonly Violation[];
  readonly busy: 'sending' | 'verifying' | undefined;
  readonly failure: DeskFailure | undefined;
  /** The last code was refused. */
  readonly refused: boolean;
  readonly proven?: ProvenAddress;
}

const idle: OtpState = { code: '', violations: [], busy: undefined, failure: undefined, refused: false };

export type OtpDesk = Pick<AgencyDesk, 'sendOtp' | 'verifyOtp'>;

export class OtpProof {
  readonly state$: BehaviorSubject<OtpState>;
  readonly channel: OtpChannel;
  readonly #desk: OtpDesk;
  readonly #session: Session;
  readonly #clock: PortalClock;

  constructor(channel: OtpChannel, desk: OtpDesk, session: Session, clock: PortalClock, proven?: ProvenAddress) {
    this.channel = channel;
    this.#desk = desk;
    this.#session = session;
    this.#clock = clock;
    this.state$ = new BehaviorSubject<OtpState>(proven === undefined ? idle : { ...idle, proven });
  }

  /** The proof, where it is of this address. */
  proofOf(address: string): string | undefined {
    const { proven } = this.state$.value;
    return proven?.address === tidyAddress(this.channel, address) ? proven.proof : undefined;
  }

  /** What was sent to this address and waits for its code. */
  sentTo(address: string): OtpState['sent'] {
    const { sent } = this.state$.value;
    return sent?.address === tidyAddress(this.channel, address) ? sent : undefined;
  }

  async send(typed: string): Promise<void> {
    const { busy, resendAt } = this.state$.value;
    const address = tidyAddress(this.channel, typed);
    const violations = checkOtpAddress(this.channel, address);
    if (violations.length > 0) return this.#next({ violations });
    const waits = resendAt !== undefined && resendAt > this.#clock.now() && this.sentTo(address) !== undefined;
    if (busy !== undefined || waits) return;
    this.#next({ busy: 'sending', failure: undefined, violations: [], refused: false });
    const outcome = await this.#session.ask(this.#desk.sendOtp({ channel: this.channel, address }));
    if (outcome.kind === 'done') {
      const { otpId, expiresAt, resendAfterSeconds } = outcome.value;
      const resendAt = plusSeconds(this.#clock.now(), resendAfterSeconds);
      this.state$.next({ ...idle, sent: { otpId, address, expiresAt }, resendAt });
      return;
    }
    const { failure } = outcome;
    const wait = failure._tag === 'TooManyRequests' ? failure.retryAfterSeconds : undefined;
    this.#next({
      busy: undefined,
      failure,
      ...(wait !== undefined && { resendAt: plusSeconds(this.#clock.now(), wait) }),
    });
  }

  /** Judged as soon as all digits are there. */
  type(typed: string): void {
    const code = tidyOtp(typed).replace(/\D/g, '').slice(0, otpLimits.digits);
    this.#next({ code, violations: [], refused: false });
    if (code.length === otpLimits.digits) void this.verify();
  }

  async verify(): Promise<void> {
    const { sent, code, busy } = this.state$.value;
    if (sent === undefined || busy !== undefined) return;
    const violations = checkOtpCode(code);
    if (violations.length > 0) return this.#next({ violations });
    this.#next({ busy: 'verifying', failure: undefined });
    const outcome = await this.#session.ask(this.#desk.verifyOtp({ otpId: sent.otpId, code }));
    if (outcome.kind === 'done') {
      this.state$.next({ ...idle, proven: { address: sent.address, proof: outcome.value.proof } });
      return;
    }
    const { failure } = outcome;
    this.#next({
      busy: undefined,
      code: '',
      refused: true,
      ...(failure._tag === 'Invalid' ? { violations: failure.violations } : { failure }),
    });
  }

  /** Another address, or the same once more. */
  reset(): void {
    const { resendAt, sent } = this.state$.value;
    this.state$.next({ ...idle, ...(resendAt !== undefined && sent === undefined && { resendAt }) });
  }

  #next(change: Partial<OtpState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}
