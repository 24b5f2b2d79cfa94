/** The travel policy of the company that the person at the desk travels for, shown beside what is offered. */
import { BehaviorSubject } from 'rxjs';
import type { CorporateDesk, TravelPolicyShown } from '#application/desk/corporate/corporate.ts';
import type { Session } from '../session/session.ts';

export interface OwnPolicyState {
  /** Undefined while it is not known, and for somebody of no company. */
  readonly policy: TravelPolicyShown | undefined;
}

/** Of corporate customers. */
const corporateRole = '5';

export class OwnPolicy {
  readonly state$ = new BehaviorSubject<OwnPolicyState>({ policy: undefined });
  readonly #desk: Pick<CorporateDesk, 'ownPolicy'>;
  readonly #session: Session;
  #owner: string | undefined;

  constructor(desk: Pick<CorporateDesk, 'ownPolicy'>, session: Session) {
    this.#desk = desk;
    this.#session = session;
  }

  /** Read again with each search and each booking: it may have been changed. A failure keeps what was known. */
  async load(): Promise<void> {
    const { value: state } = this.#session.state$;
    const owner =
      state.kind === 'signed-in' && state.user?.systemRoleId === corporateRole ? state.auth.token : undefined;
    if (owner !== this.#owner) this.state$.next({ policy: undefined });
    this.#owner = owner;
    if (owner === undefined) return;
    const outcome = await this.#session.ask(this.#desk.ownPolicy());
    if (outcome.kind === 'done' && owner === this.#owner) this.state$.next({ policy: outcome.value.policy });
  }
}
