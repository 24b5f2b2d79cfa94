/** A search form from one place to another on a day, under the rules of its product; one that keeps them becomes an address. */
import type { Effect } from 'effect';
import { BehaviorSubject } from 'rxjs';
import type { Violation } from '#domain/rules/violation.ts';
import { addDays, type IsoDate } from '#domain/time/calendar-date.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { PortalClock } from '#application/portal/ports/machine.ts';
import type { Session } from '#application/portal/session/session.ts';
import type { RecentAddress } from './address-search.ts';
import type { RecentQueries } from './recent-queries.ts';

export type RouteEnd = 'origin' | 'destination';

export interface RouteDraft {
  readonly origin?: object | undefined;
  readonly destination?: object | undefined;
  readonly date?: IsoDate | undefined;
}

/** A place as a draft keeps it. */
export type DraftPlace<Draft extends RouteDraft> = NonNullable<Draft[RouteEnd]>;

export interface RouteSearchState<Draft extends RouteDraft, Found> {
  readonly draft: Draft;
  /** Shown once a search was tried; from then on they follow every change. */
  readonly violations: readonly Violation[];
  /** Places found for what was typed, by end. */
  readonly found: Readonly<Record<RouteEnd, readonly Found[]>>;
  readonly asking: Readonly<Record<RouteEnd, boolean>>;
  /** Days that can be chosen. */
  readonly today: IsoDate;
  readonly last: IsoDate;
  /** Searches made lately on this device, the latest first. */
  readonly recent: readonly RecentAddress<Draft>[];
}

export interface RouteSearchRules<Draft extends RouteDraft, Found> {
  /** Where its days begin. */
  readonly zone: string;
  readonly lastDay: (today: IsoDate) => IsoDate;
  /** What is filled in from the start, beside the day. */
  readonly start: Draft;
  /** What else a change makes of it. */
  readonly retyped?: (draft: Draft) => Draft;
  readonly check: (draft: Draft, today: IsoDate) => readonly Violation[];
  readonly path: (draft: Draft) => string;
  /** What an address says. */
  readonly read: (query: URLSearchParams) => Draft;
  readonly places: (text: string) => Effect.Effect<readonly Found[], DeskFailure>;
}

export class RouteSearch<Draft extends RouteDraft, Found> {
  readonly state$: BehaviorSubject<RouteSearchState<Draft, Found>>;
  readonly #rules: RouteSearchRules<Draft, Found>;
  readonly #session: Session;
  readonly #clock: PortalClock;
  readonly #kept: RecentQueries;
  readonly #typed: Record<RouteEnd, string> = { origin: '', destination: '' };
  #tried = false;

  constructor(
    rules: RouteSearchRules<Draft, Found>,
    session: Session,
    { clock, recent }: { readonly clock: PortalClock; readonly recent: RecentQueries },
  ) {
    this.#rules = rules;
    this.#session = session;
    this.#clock = clock;
    this.#kept = recent;
    this.state$ = new BehaviorSubject<RouteSearchState<Draft, Found>>({
      ...this.#begun({}),
      found: { origin: [], destination: [] },
      asking: { origin: false, destination: false },
    });
  }

  /** Takes over what an address says; the next day where it says none. */
  begin(draft: Partial<Draft>): void {
    this.#tried = false;
    this.#next(this.#begun(draft));
  }

  change(change: Partial<Draft>): void {
    this.#draft({ ...this.state$.value.draft, ...change });
  }

  place(end: RouteEnd, place: DraftPlace<Draft> | undefined): void {
    this.#draft({ ...this.state$.value.draft, [end]: place });
  }

  day(date: IsoDate | undefined): void {
    this.#draft({ ...this.state$.value.draft, date });
  }

  swap(): void {
    const { draft } = this.state$.value;
    this.#draft({ ...draft, origin: draft.destination, destination: draft.origin });
  }

  /** Looks for places while somebody types; the last asked wins. */
  async type(end: RouteEnd, text: string): Promise<void> {
    this.#typed[end] = text;
    if (text.trim().length < 2) return this.#found(end, []);
    this.#next({ asking: { ...this.state$.value.asking, [end]: true } });
    const outcome = await this.#session.ask(this.#rules.places(text));
    if (this.#typed[end] !== text) return;
    this.#found(end, outcome.kind === 'done' ? outcome.value : []);
  }

  /** The address of the results, or of another page, where the rules are kept; a search for results is remembered. */
  search(path: (draft: Draft) => string = this.#rules.path): string | undefined {
    this.#tried = true;
    const { draft } = this.state$.value;
    const violations = this.#violations(draft);
    this.#next({ violations });
    if (violations.length > 0) return undefined;
    const address = path(draft);
    if (path === this.#rules.path) {
      this.#kept.remember(address.slice(address.indexOf('?') + 1));
      this.#next({ recent: this.#recent() });
    }
    return address;
  }

  forgetRecent(): void {
    this.#kept.forget();
    this.#next({ recent: [] });
  }

  /** Those of days gone by are not offered again. */
  #recent(): readonly RecentAddress<Draft>[] {
    const { read, path } = this.#rules;
    return this.#kept
      .read()
      .map((query) => read(new URLSearchParams(query)))
      .flatMap((draft) => (this.#violations(draft).length > 0 ? [] : [{ path: path(draft), draft }]));
  }

  #begun(draft: Partial<Draft>): Omit<RouteSearchState<Draft, Found>, 'found' | 'asking'> {
    const { zone, lastDay, start } = this.#rules;
    const today = this.#clock.todayIn(zone);
    const date = draft.date ?? addDays(today, 1);
    const recent = this.#recent();
    return { draft: { ...start, ...draft, date }, violations: [], today, last: lastDay(today), recent };
  }

  #draft(changed: Draft): void {
    const draft = this.#rules.retyped?.(changed) ?? changed;
    this.#next({ draft, ...(this.#tried && { violations: this.#violations(draft) }) });
  }

  #violations(draft: Draft): readonly Violation[] {
    return this.#rules.check(draft, this.#clock.todayIn(this.#rules.zone));
  }

  #found(end: RouteEnd, places: readonly Found[]): void {
    const { found, asking } = this.state$.value;
    this.#next({ found: { ...found, [end]: places }, asking: { ...asking, [end]: false } });
  }

  #next(change: Partial<RouteSearchState<Draft, Found>>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}
