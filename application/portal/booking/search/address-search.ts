/**
 * A search that is an address: its form, and what an address found. Of two addresses only the later one is shown. What else a form
 * offers and what is shown of what was found (`More`) is each product's own.
 */
import type { Effect } from 'effect';
import { BehaviorSubject } from 'rxjs';
import type { Violation } from '#domain/rules/violation.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import { type Loadable, loading } from '#application/portal/loadable.ts';
import type { Session } from '#application/portal/session/session.ts';

export interface AddressSearchState<Draft, Found> {
  readonly draft: Draft;
  /** Shown once a search was tried; from then on they follow every change. */
  readonly violations: readonly Violation[];
  /** Absent before a search. */
  readonly found?: Loadable<Found> | undefined;
}

export interface SearchedByAddress<Draft, Found, More> {
  /** What the form begins with, and all that is shown besides. */
  readonly start: Draft;
  readonly begun: More;
  /** What of that becomes other with each address: days as they are today, filters of what was found before. */
  readonly fresh: () => Partial<More>;
  readonly check: (draft: Draft) => readonly Violation[];
  /** Whether an address says enough to be asked for: another only fills the form in. All are where absent. */
  readonly whole?: (draft: Draft) => boolean;
  readonly search: (draft: Draft) => Effect.Effect<Found, DeskFailure>;
  readonly path: (draft: Draft) => string;
}

export class AddressSearch<Draft extends object, Found, More extends object> {
  readonly state$: BehaviorSubject<AddressSearchState<Draft, Found> & More>;
  readonly #product: SearchedByAddress<Draft, Found, More>;
  readonly #session: Session;
  #tried = false;
  #asked = 0;

  constructor(product: SearchedByAddress<Draft, Found, More>, session: Session) {
    [this.#product, this.#session] = [product, session];
    this.state$ = new BehaviorSubject<AddressSearchState<Draft, Found> & More>({
      ...product.begun,
      draft: product.start,
      violations: [],
    });
  }

  /** Takes over what an address says, and asks for it. */
  async find(draft: Draft | undefined): Promise<void> {
    const { fresh, check, whole, search } = this.#product;
    const asked = (this.#asked += 1);
    this.#tried = false;
    if (draft === undefined) return this.#next({ violations: [], found: undefined }, fresh());
    const isAsked = whole?.(draft) ?? true;
    const violations = isAsked ? check(draft) : [];
    this.#tried = violations.length > 0;
    const found = isAsked && !this.#tried ? loading : undefined;
    this.#next({ draft, violations, found }, fresh());
    if (found === undefined) return;
    const outcome = await this.#session.ask(search(draft));
    if (asked !== this.#asked) return;
    this.#next({
      found:
        outcome.kind === 'done'
          ? { kind: 'ready', value: outcome.value }
          : { kind: 'failed', failure: outcome.failure },
    });
  }

  again(): Promise<void> {
    return this.find(this.state$.value.draft);
  }

  change(change: Partial<Draft>): void {
    const draft = { ...this.state$.value.draft, ...change };
    this.#next({ draft, ...(this.#tried && { violations: this.#product.check(draft) }) });
  }

  /** The address of the results, where the rules are kept. */
  search(): string | undefined {
    this.#tried = true;
    const { draft } = this.state$.value;
    const violations = this.#product.check(draft);
    this.#next({ violations });
    return violations.length > 0 ? undefined : this.#product.path(draft);
  }

  protected show(more: Partial<More>): void {
    this.#next({}, more);
  }

  #next(change: Partial<AddressSearchState<Draft, Found>>, more?: Partial<More>): void {
    this.state$.next({ ...this.state$.value, ...change, ...more });
  }
}
