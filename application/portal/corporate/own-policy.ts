/** The travel policy of the company that the person at the desk travels for, shown beside what is offered; and why they book. */
import { BehaviorSubject } from 'rxjs';
import { checkGivenReason } from '#domain/corporate/trip-reason.ts';
import type { Violation } from '#domain/rules/violation.ts';
import type { CorporateDesk, TravelPolicyShown } from '#application/desk/corporate/corporate.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { Session } from '../session/session.ts';

/** Why a quote is booked that does not keep the policy, as typed. */
export interface ReasonDraft {
  /** Of the company's reasons, by its code. */
  readonly code?: string;
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
    this.#change(quoteId, { text });
  }

  /** One of the company's reasons. */
  choose(quoteId: string, code: string): void {
    this.#change(quoteId, { code });
  }

  async giveReason(quoteId: string): Promise<void> {
    const { failure: _failure, ...draft } = this.state$.value.reasons.get(quoteId) ?? noReason;
    if (draft.busy || draft.saved) return;
    const { text, code } = draft;
    const given = { reason: text.trim(), ...(code !== undefined && { reasonCode: code }) };
    const violations = checkGivenReason(given, this.state$.value.policy?.reasons);
    if (violations.length > 0) return this.#write(quoteId, { ...draft, violations });
    this.#write(quoteId, { ...draft, busy: true });
    const outcome = await this.#session.ask(this.#desk.giveReason({ quoteId, ...given }));
    const now = this.state$.value.reasons.get(quoteId);
    if (now?.text !== text || now.code !== code) return;
    this.#write(quoteId, outcome.kind === 'done' ? { ...draft, saved: true } : { ...draft, failure: outcome.failure });
  }

  /** What is changed is not saved yet. */
  #change(quoteId: string, change: Pick<ReasonDraft, 'text'> | Required<Pick<ReasonDraft, 'code'>>): void {
    const { text, code } = this.state$.value.reasons.get(quoteId) ?? noReason;
    this.#write(quoteId, { ...noReason, text, ...(code !== undefined && { code }), ...change });
  }

  #write(quoteId: string, draft: ReasonDraft): void {
    const { policy, reasons } = this.state$.value;
    this.state$.next({ policy, reasons: new Map([...reasons, [quoteId, draft]]) });
  }
}
