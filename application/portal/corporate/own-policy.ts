/** The travel policy of the company that the person at the desk travels for, shown beside what is offered; and why they book. */
import { BehaviorSubject } from 'rxjs';
import { required, type Violation } from '#domain/rules/violation.ts';
import type { CorporateDesk, TravelPolicyShown } from '#application/desk/corporate/corporate.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { Session } from '../session/session.ts';

/** Why a quote is booked that does not keep the policy, as typed. */
export interface ReasonDraft {
  readonly text: string;
  readonly saved: boolean;
  readonly busy: boolean;
  readonly violations: readonly Violation[];
  readonly failure?: DeskFailure;
}

export interface OwnPolicyState {
  /** Undefined while it is not known, and for somebody of no company. */
  readonly policy: TravelPolicyShown | undefined;
  /** By quote. */
  readonly reasons: ReadonlyMap<string, ReasonDraft>;
}

/** Of corporate customers. */
export const corporateRole = '5';
const noReason: ReasonDraft = { text: '', saved: false, busy: false, violations: [] };

export class OwnPolicy {
  readonly state$ = new BehaviorSubject<OwnPolicyState>({ policy: undefined, reasons: new Map() });
  readonly #desk: Pick<CorporateDesk, 'ownPolicy' | 'giveReason'>;
  readonly #session: Session;
  #owner: string | undefined;

  constructor(desk: Pick<CorporateDesk, 'ownPolicy' | 'giveReason'>, session: Session) {
    this.#desk = desk;
    this.#session = session;
  }

  /** Read again with each search and each booking: it may have been changed. A failure keeps what was known. */
  async load(): Promise<void> {
    const { value: state } = this.#session.state$;
    const owner =
      state.kind === 'signed-in' && state.user?.systemRoleId === corporateRole ? state.auth.token : undefined;
    if (owner !== this.#owner) this.state$.next({ policy: undefined, reasons: new Map() });
    this.#owner = owner;
    if (owner === undefined) return;
    const outcome = await this.#session.ask(this.#desk.ownPolicy());
    if (outcome.kind === 'done' && owner === this.#owner)
      this.state$.next({ ...this.state$.value, policy: outcome.value.policy });
  }

  type(quoteId: string, text: string): void {
    this.#write(quoteId, { ...noReason, text });
  }

  async giveReason(quoteId: string): Promise<void> {
    const { failure: _failure, ...draft } = this.state$.value.reasons.get(quoteId) ?? noReason;
    if (draft.busy || draft.saved) return;
    const violations = required(draft.text.trim(), 'reason');
    if (violations.length > 0) return this.#write(quoteId, { ...draft, violations });
    this.#write(quoteId, { ...draft, busy: true });
    const outcome = await this.#session.ask(this.#desk.giveReason({ quoteId, reason: draft.text }));
    const isSame = this.state$.value.reasons.get(quoteId)?.text === draft.text;
    if (!isSame) return;
    this.#write(quoteId, outcome.kind === 'done' ? { ...draft, saved: true } : { ...draft, failure: outcome.failure });
  }

  #write(quoteId: string, draft: ReasonDraft): void {
    const { policy, reasons } = this.state$.value;
    this.state$.next({ policy, reasons: new Map([...reasons, [quoteId, draft]]) });
  }
}
