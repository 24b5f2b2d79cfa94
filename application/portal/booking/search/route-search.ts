/** A search form from one place to another on a day, under the rules of its product; one that keeps them becomes an address. */
import type { Effect } from 'effect';
import { BehaviorSubject } from 'rxjs';
import type { Violation } from '#domain/rules/violation.ts';
import { addDays, type IsoDate } from '#domain/time/calendar-date.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { PortalClock } from '#application/portal/ports/machine.ts';
import type { Session } from '#application/portal/session/session.ts';

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
  readonly places: (text: string) => Effect.Effect<readonly Found[], DeskFailure>;
}

export class RouteSearch<Draft extends RouteDraft, Found> {
  readonly state$: BehaviorSubject<RouteSearchState<Draft, Found>>;
  readonly #rules: RouteSearchRules<Draft, Found>;
  readonly #session: Session;
  readonly #clock: PortalClock;
  readonly #typed: Record<RouteEnd, string> = { origin: '', destination: '' };
  #tried = false;

  constructor(rules: RouteSearchRules<Draft, Found>, session: Session, clock: PortalClock) {
    this.#rules = rules;
    this.#session = session;
    this.#clock = clock;
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

  /** The address of the results, or of another page, where the rules are kept. */
  search(path: (draft: Draft) => string = this.#rules.path): string | undefined {
    this.#tried = true;
    const { draft } = this.state$.value;
    const violations = this.#violations(draft);
    this.#next({ violations });
    return violations.length > 0 ? undefined : path(draft);
  }

  #begun(draft: Partial<Draft>): Pick<RouteSearchState<Draft, Found>, 'draft' | 'violations' | 'today' | 'last'> {
    const { zone, lastDay, start } = this.#rules;
    const today = this.#clock.todayIn(zone);
    const date = draft.date ?? addDays(today, 1);
    return { draft: { ...start, ...draft, date }, violations: [], today, last: lastDay(today) };
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
