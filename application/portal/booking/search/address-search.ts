/**
 * A search that is an address: its form, what an address found, and the searches made lately on this device. Of two addresses only
 * the later one is shown. What else a form offers and what is shown of what was found (`More`) is each product's own.
 */
import type { Effect } from 'effect';
import { BehaviorSubject } from 'rxjs';
import type { Violation } from '#domain/rules/violation.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import { type Loadable, loadedFrom, loading } from '#application/portal/loadable.ts';
import type { Session } from '#application/portal/session/session.ts';
import type { RecentQueries } from './recent-queries.ts';

export interface RecentAddress<Draft> {
  readonly path: string;
  readonly draft: Draft;
}

export interface AddressSearchState<Draft, Found> {
  readonly draft: Draft;
  /** Shown once a search was tried; from then on they follow every change. */
  readonly violations: readonly Violation[];
  /** Absent before a search. */
  readonly found?: Loadable<Found> | undefined;
  readonly recent: readonly RecentAddress<Draft>[];
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
  /** What an address says; undefined where it says no search. */
  readonly read: (query: URLSearchParams) => Draft | undefined;
}

export class AddressSearch<Draft extends object, Found, More extends object> {
  readonly state$: BehaviorSubject<AddressSearchState<Draft, Found> & More>;
  readonly #product: SearchedByAddress<Draft, Found, More>;
  readonly #session: Session;
  readonly #kept: RecentQueries;
  #tried = false;
  #asked = 0;

  constructor(product: SearchedByAddress<Draft, Found, More>, session: Session, kept: RecentQueries) {
    [this.#product, this.#session, this.#kept] = [product, session, kept];
    this.state$ = new BehaviorSubject<AddressSearchState<Draft, Found> & More>({
      ...product.begun,
      draft: product.start,
      violations: [],
      recent: this.#recent(),
    });
  }

  /** What an address asks for; undefined where it says no search, too little, or what breaks the rules. */
  asked(query: URLSearchParams): Draft | undefined {
    const draft = this.#product.read(query);
    return draft !== undefined && this.#isWhole(draft) && this.#product.check(draft).length === 0 ? draft : undefined;
  }

  /** Takes over what an address says, and asks for it. */
  visit(query: URLSearchParams): Promise<void> {
    return this.find(this.#product.read(query));
  }

  async find(draft: Draft | undefined): Promise<void> {
    const { fresh, check, search } = this.#product;
    const recent = this.#recent();
    const asked = (this.#asked += 1);
    this.#tried = false;
    if (draft === undefined) return this.#next({ violations: [], found: undefined, recent }, fresh());
    const isAsked = this.#isWhole(draft);
    const violations = isAsked ? check(draft) : [];
    this.#tried = violations.length > 0;
    const found = isAsked && !this.#tried ? loading : undefined;
    this.#next({ draft, violations, found, recent }, fresh());
    if (found === undefined) return;
    const outcome = await this.#session.ask(search(draft));
    if (asked !== this.#asked) return;
    this.#next({
      found: loadedFrom(outcome),
    });
  }

  again(): Promise<void> {
    return this.find(this.state$.value.draft);
  }

  change(change: Partial<Draft>): void {
    const draft = { ...this.state$.value.draft, ...change };
    this.#next({ draft, ...(this.#tried && { violations: this.#product.check(draft) }) });
  }

  /** The address of the results, where the rules are kept; such a search is remembered. */
  search(): string | undefined {
    this.#tried = true;
    const { draft } = this.state$.value;
    const violations = this.#product.check(draft);
    this.#next({ violations });
    if (violations.length > 0) return undefined;
    const path = this.#product.path(draft);
    this.#kept.remember(path.slice(path.indexOf('?') + 1));
    this.#next({ recent: this.#recent() });
    return path;
  }

  forgetRecent(): void {
    this.#kept.forget();
    this.#next({ recent: [] });
  }

  protected show(more: Partial<More>): void {
    this.#next({}, more);
  }

  #isWhole(draft: Draft): boolean {
    return this.#product.whole?.(draft) ?? true;
  }

  /** Those of days gone by are not offered again. */
  #recent(): readonly RecentAddress<Draft>[] {
    return this.#kept.read().flatMap((query) => {
      const draft = this.asked(new URLSearchParams(query));
      return draft === undefined ? [] : [{ path: this.#product.path(draft), draft }];
    });
  }

  #next(change: Partial<AddressSearchState<Draft, Found>>, more?: Partial<More>): void {
    this.state$.next({ ...this.state$.value, ...change, ...more });
  }
}
