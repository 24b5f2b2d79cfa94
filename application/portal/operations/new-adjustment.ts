/** An adjustment that an operator proposes: typed, judged by the rules of the back office, and sent once. */
import { BehaviorSubject } from 'rxjs';
import {
  type AdjustmentDraft,
  adjustmentKinds,
  adjustmentTemplates,
  type AdjustmentWay,
  checkAdjustment,
} from '#domain/account/adjustment.ts';
import type { Currency } from '#domain/money/currency.ts';
import { isMissing, type Violation, violation } from '#domain/rules/violation.ts';
import type { AdjustmentDesk } from '#application/desk/account/adjustments.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import { amountTyped } from '../amount-typed.ts';
import type { Session } from '../session/session.ts';

export interface NewAdjustmentDraft {
  readonly kind: string;
  readonly way: string;
  readonly amount: string;
  readonly reason: string;
}

export interface NewAdjustmentState {
  /** Whose account: the dialog is open for it. */
  readonly agencyId?: string | undefined;
  readonly draft: NewAdjustmentDraft;
  readonly violations: readonly Violation[];
  readonly attempt: number;
  readonly busy: boolean;
  readonly failure?: DeskFailure | undefined;
  /** The last one that was proposed, and for whom. */
  readonly proposed?: { readonly agencyId: string; readonly adjustmentId: string } | undefined;
}

const empty: NewAdjustmentDraft = { kind: 'correction', way: 'credit', amount: '', reason: '' };
const closed: NewAdjustmentState = { draft: empty, violations: [], attempt: 0, busy: false };

/** The ways that a kind has; both where it is none. */
export function waysOf(kind: string): readonly AdjustmentWay[] {
  const known = adjustmentKinds.find((each) => each === kind);
  return known === undefined ? ['credit', 'debit'] : adjustmentTemplates[known].ways;
}

export class NewAdjustment {
  readonly state$ = new BehaviorSubject<NewAdjustmentState>(closed);
  readonly #desk: Pick<AdjustmentDesk, 'adjust'>;
  readonly #session: Pick<Session, 'ask'>;
  readonly #requestId: () => string;
  #request = '';
  #currency: Currency = 'INR';

  constructor(desk: Pick<AdjustmentDesk, 'adjust'>, session: Pick<Session, 'ask'>, requestId: () => string) {
    [this.#desk, this.#session, this.#requestId] = [desk, session, requestId];
  }

  begin(agencyId: string, currency: Currency): void {
    this.#request = this.#requestId();
    this.#currency = currency;
    this.state$.next({ ...closed, agencyId });
  }

  /** Not while it is being sent: its answer is awaited here. */
  close(): void {
    const { busy, proposed } = this.state$.value;
    if (!busy) this.state$.next({ ...closed, proposed });
  }

  /** A kind that has one way takes it. */
  type(change: Partial<NewAdjustmentDraft>): void {
    const { draft: before, busy, attempt } = this.state$.value;
    if (busy) return;
    const typed = { ...before, ...change };
    const ways = waysOf(typed.kind);
    const way = ways.some((each) => each === typed.way) ? typed.way : (ways[0] ?? '');
    const draft = { ...typed, way };
    this.#next({ draft, violations: attempt > 0 ? this.#read(draft).violations : [], failure: undefined });
  }

  async send(): Promise<void> {
    const { agencyId, draft, busy, attempt } = this.state$.value;
    if (busy || agencyId === undefined) return;
    const { adjustment, violations } = this.#read(draft);
    this.#next({ violations, attempt: attempt + 1, failure: undefined });
    if (violations.length > 0) return;
    this.#next({ busy: true });
    const outcome = await this.#session.ask(this.#desk.adjust({ agencyId, adjustment, requestId: this.#request }));
    this.#next({ busy: false });
    if (outcome.kind === 'done') {
      this.state$.next({ ...closed, proposed: { agencyId, adjustmentId: outcome.value.adjustmentId } });
      return;
    }
    const { failure } = outcome;
    if (failure._tag === 'Invalid') {
      this.#request = this.#requestId();
      const inForm = failure.violations.map((each) => ({ ...each, path: each.path.replace('adjustment.', '') }));
      this.#next({ violations: inForm, attempt: attempt + 2 });
    } else this.#next({ failure });
  }

  #read({ amount: typed, ...draft }: NewAdjustmentDraft): {
    readonly adjustment: AdjustmentDraft;
    readonly violations: readonly Violation[];
  } {
    const amount = amountTyped(typed, this.#currency);
    const adjustment = { ...draft, ...(amount && { amount }) };
    const violations = checkAdjustment(adjustment, this.#currency);
    const isNumber = amount !== undefined || isMissing(typed);
    return {
      adjustment,
      violations: isNumber
        ? violations
        : violations.map((each) => (each.path === 'amount' ? violation('not-a-number', 'amount') : each)),
    };
  }

  #next(change: Partial<NewAdjustmentState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}
