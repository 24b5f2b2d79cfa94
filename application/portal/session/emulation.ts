/**
 * Sitting at a customer's desk: whom one may choose, why, and going there and back. The session of one's own is set aside
 * for as long; a page that went there or back starts again, so that nothing of the other desk stays in memory.
 */
import { BehaviorSubject } from 'rxjs';
import type { EmulatedIdentity, EmulationDesk } from '#application/desk/agency/emulation.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import { checkEmulation } from '#domain/session/emulation-rules.ts';
import type { Violation } from '#domain/rules/violation.ts';
import type { PortalLog } from '../ports/machine.ts';
import type { Session } from './session.ts';

export interface EmulationState {
  /** Whom one may choose; undefined while that is not known, or nobody may be. */
  readonly identities: readonly EmulatedIdentity[] | undefined;
  readonly open: boolean;
  readonly chosen: EmulatedIdentity | undefined;
  readonly reason: string;
  readonly readOnly: boolean;
  readonly violations: readonly Violation[];
  readonly busy: boolean;
  /** asking: to be let in. going: the login there. */
  readonly failure?: { readonly at: 'asking' | 'going'; readonly failure: DeskFailure } | undefined;
}

const nothing: EmulationState = {
  identities: undefined,
  open: false,
  chosen: undefined,
  reason: '',
  readOnly: false,
  violations: [],
  busy: false,
};

export class Emulation {
  readonly state$ = new BehaviorSubject<EmulationState>(nothing);
  readonly #desk: EmulationDesk;
  readonly #session: Session;
  readonly #log: PortalLog;

  constructor(desk: EmulationDesk, session: Session, log: PortalLog) {
    this.#desk = desk;
    this.#session = session;
    this.#log = log;
  }

  /** A failure goes to the log alone: then there is nothing to choose. */
  async load(): Promise<void> {
    const owner = this.#session.owner();
    const outcome = await this.#session.ask(this.#desk.identities());
    if (owner !== this.#session.owner()) return;
    if (outcome.kind === 'done') this.#next({ identities: outcome.value });
    else this.#log.warn(`The identities for emulation did not come: ${outcome.failure._tag}`);
  }

  begin(): void {
    this.#next({ open: true, violations: [], failure: undefined });
  }

  close(): void {
    if (this.state$.value.busy) return;
    this.state$.next({ ...nothing, identities: this.state$.value.identities });
  }

  choose(chosen: EmulatedIdentity | undefined): void {
    this.#change({ chosen });
  }

  change(change: Partial<Pick<EmulationState, 'reason' | 'readOnly'>>): void {
    this.#change(change);
  }

  /** Whether this tab speaks for the other from now on. With nobody chosen nothing is asked. */
  async go(): Promise<boolean> {
    const { chosen, reason, readOnly, busy } = this.state$.value;
    if (busy) return false;
    const violations = checkEmulation({ emulatedAgentId: chosen?.agentId, reason });
    this.#next({ violations, failure: undefined });
    if (chosen === undefined || violations.length > 0) return false;
    this.#next({ busy: true });
    const asked = await this.#session.ask(
      this.#desk.askEmulation({
        emulatedAgentId: chosen.agentId,
        emulatedProfileId: chosen.profileId,
        reason,
        readOnly,
      }),
    );
    if (asked.kind === 'failed') {
      const { failure } = asked;
      const wrong = failure._tag === 'Invalid' ? failure.violations : [];
      this.#next({ busy: false, violations: wrong, failure: wrong.length > 0 ? undefined : { at: 'asking', failure } });
      return false;
    }
    const gone = await this.#session.emulate(this.#desk.emulate(asked.value));
    if (gone.kind === 'done') {
      this.#next({ busy: false });
      return gone.value;
    }
    this.#next({ busy: false, failure: { at: 'going', failure: gone.failure } });
    return false;
  }

  /** Back to one's own desk, also where the end cannot be reported: the session there then ends by itself. */
  async goBack(): Promise<void> {
    const left = this.#session.token();
    await this.#session.ask(this.#desk.endEmulation(), 'leaving');
    this.#session.switchBack(left);
  }

  #change(change: Partial<EmulationState>): void {
    if (this.state$.value.busy) return;
    this.#next({ ...change, violations: [], failure: undefined });
  }

  #next(change: Partial<EmulationState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}
