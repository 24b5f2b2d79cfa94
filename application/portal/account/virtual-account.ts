/** The agency's own account number: shown, opened by a press, and what arrived there asked for. */
import { BehaviorSubject } from 'rxjs';
import type { VirtualAccountDesk, VirtualAccountShown } from '#application/desk/account/virtual-account.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import { type Loadable, loadedFrom, loading } from '../loadable.ts';
import type { Session } from '../session/session.ts';

export interface OwnAccountState {
  readonly shown: Loadable<VirtualAccountShown>;
  readonly busy: boolean;
  /** How many transfers were credited by the last asking. */
  readonly credited?: number | undefined;
  readonly failure?: DeskFailure | undefined;
}

export class OwnAccount {
  readonly state$ = new BehaviorSubject<OwnAccountState>({ shown: loading, busy: false });
  readonly #desk: VirtualAccountDesk;
  readonly #session: Session;
  readonly #arrived: () => void;

  /** `arrived`: money has. */
  constructor(desk: VirtualAccountDesk, session: Session, arrived: () => void) {
    [this.#desk, this.#session, this.#arrived] = [desk, session, arrived];
  }

  async look(): Promise<void> {
    this.#next({ shown: loading, credited: undefined, failure: undefined });
    const outcome = await this.#session.ask(this.#desk.virtualAccount());
    this.#next({ shown: loadedFrom(outcome) });
  }

  async open(): Promise<void> {
    if (this.state$.value.busy) return;
    this.#next({ busy: true, failure: undefined });
    const outcome = await this.#session.ask(this.#desk.openAccount());
    this.#next(
      outcome.kind === 'done'
        ? { busy: false, shown: { kind: 'ready', value: outcome.value } }
        : { busy: false, failure: outcome.failure },
    );
  }

  async check(): Promise<void> {
    if (this.state$.value.busy) return;
    this.#next({ busy: true, failure: undefined, credited: undefined });
    const outcome = await this.#session.ask(this.#desk.checkTransfers());
    this.#next(
      outcome.kind === 'done'
        ? { busy: false, credited: outcome.value.credited }
        : { busy: false, failure: outcome.failure },
    );
    if (outcome.kind === 'done' && outcome.value.credited > 0) this.#arrived();
  }

  #next(change: Partial<OwnAccountState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}
