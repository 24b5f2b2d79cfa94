/**
 * Something new that is typed in a dialog: judged by the rules of the back office, and made once. Sent again after a lost answer
 * it is the same one; after a refusal for what was typed it is another request.
 */
import type { Effect } from 'effect';
import { BehaviorSubject } from 'rxjs';
import type { Violation } from '#domain/rules/violation.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { Session } from './session/session.ts';

export interface NewRecordState<Draft, Made> {
  readonly open: boolean;
  readonly draft: Draft;
  readonly violations: readonly Violation[];
  /** Counts the attempts that were stopped. */
  readonly attempt: number;
  /** It is being sent: nothing may be typed, and its answer is awaited here. */
  readonly busy: boolean;
  readonly failure?: DeskFailure | undefined;
  /** The one that was made last, until the next is begun. */
  readonly made?: Made | undefined;
}

export interface Making<Draft, Change, Made> {
  readonly empty: Draft;
  readonly typed: (before: Draft, change: Change) => Draft;
  readonly judge: (draft: Draft) => readonly Violation[];
  readonly send: (draft: Draft, requestId: string) => Effect.Effect<Made, DeskFailure>;
  /** The form's name of a field that the back office finds wrong; the same where absent. */
  readonly fieldOf?: (path: string) => string;
}

export class NewRecord<Draft, Change, Made> {
  readonly state$: BehaviorSubject<NewRecordState<Draft, Made>>;
  readonly #making: Making<Draft, Change, Made>;
  readonly #session: Pick<Session, 'ask'>;
  readonly #requestId: () => string;
  #request = '';

  constructor(making: Making<Draft, Change, Made>, session: Pick<Session, 'ask'>, requestId: () => string) {
    [this.#making, this.#session, this.#requestId] = [making, session, requestId];
    this.state$ = new BehaviorSubject(this.#closed());
  }

  begin(draft: Draft = this.#making.empty): void {
    this.#request = this.#requestId();
    this.state$.next({ ...this.#closed(), open: true, draft });
  }

  close(): void {
    const { busy, made } = this.state$.value;
    if (!busy) this.state$.next({ ...this.#closed(), made });
  }

  /** What was made last was seen. */
  forget(): void {
    this.#next({ made: undefined });
  }

  type(change: Change): void {
    const { draft: before, busy, attempt } = this.state$.value;
    if (busy) return;
    const draft = this.#making.typed(before, change);
    this.#next({ draft, violations: attempt > 0 ? this.#making.judge(draft) : [], failure: undefined });
  }

  /** What was made, and the dialog is closed; undefined where something stands against it. */
  async send(): Promise<Made | undefined> {
    const { open, draft, busy, attempt } = this.state$.value;
    if (busy || !open) return undefined;
    const violations = this.#making.judge(draft);
    this.#next({ violations, attempt: attempt + 1, failure: undefined });
    if (violations.length > 0) return undefined;
    this.#next({ busy: true });
    const outcome = await this.#session.ask(this.#making.send(draft, this.#request));
    this.#next({ busy: false });
    if (outcome.kind === 'done') {
      this.state$.next({ ...this.#closed(), made: outcome.value });
      return outcome.value;
    }
    const { failure } = outcome;
    if (failure._tag === 'Invalid') {
      const { fieldOf = (path) => path } = this.#making;
      this.#request = this.#requestId();
      const inForm = failure.violations.map((each) => ({ ...each, path: fieldOf(each.path) }));
      this.#next({ violations: inForm, attempt: attempt + 2 });
    } else this.#next({ failure });
    return undefined;
  }

  #closed(): NewRecordState<Draft, Made> {
    return { open: false, draft: this.#making.empty, violations: [], attempt: 0, busy: false };
  }

  #next(change: Partial<NewRecordState<Draft, Made>>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}
