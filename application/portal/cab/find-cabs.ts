/** Searching cabs: the form, the cabs that an address found, filtered, and one of them quoted. */
import { BehaviorSubject } from 'rxjs';
import { cabSalesDays, checkCabSearch, type CabSearch } from '#domain/cab/search/rules.ts';
import type { CabPlace, CarClass } from '#domain/cab/trip/trip.ts';
import type { Violation } from '#domain/rules/violation.ts';
import { addDays, type IsoDate } from '#domain/time/calendar-date.ts';
import type { CabDesk, CabQuote, CabsFound } from '#application/desk/cab/cab.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import { type Loadable, loading } from '#application/portal/loadable.ts';
import type { PortalClock } from '#application/portal/ports/machine.ts';
import type { Session } from '#application/portal/session/session.ts';
import { type CabSearchDraft, newDraft, searchPath } from './search-link.ts';

export type CabEnd = 'from' | 'to';

export interface FindCabsState {
  readonly draft: CabSearchDraft;
  /** Shown once a search was tried; from then on they follow every change. */
  readonly violations: readonly Violation[];
  readonly places: Readonly<Record<CabEnd, readonly CabPlace[]>>;
  readonly asking: Readonly<Record<CabEnd, boolean>>;
  readonly today: IsoDate;
  readonly last: IsoDate;
  /** Absent before a search. */
  readonly found?: Loadable<CabsFound> | undefined;
  /** Classes that are shown; all where there is none. */
  readonly classes: readonly CarClass[];
  /** The cab whose price is asked for. */
  readonly quoting?: string | undefined;
  readonly failure?: DeskFailure | undefined;
}

/** Cabs drive in India alone. */
export const cabZone = 'Asia/Kolkata';

export class FindCabs {
  readonly state$: BehaviorSubject<FindCabsState>;
  readonly #desk: Pick<CabDesk, 'places' | 'search' | 'quote'>;
  readonly #session: Session;
  readonly #clock: PortalClock;
  readonly #typed: Record<CabEnd, string> = { from: '', to: '' };
  #tried = false;
  #asked = 0;

  constructor(desk: Pick<CabDesk, 'places' | 'search' | 'quote'>, session: Session, clock: PortalClock) {
    this.#desk = desk;
    this.#session = session;
    this.#clock = clock;
    const today = clock.todayIn(cabZone);
    this.state$ = new BehaviorSubject<FindCabsState>({
      draft: { ...newDraft, date: addDays(today, 1) },
      violations: [],
      places: { from: [], to: [] },
      asking: { from: false, to: false },
      today,
      last: addDays(today, cabSalesDays),
      classes: [],
    });
  }

  /** Takes over what an address says, and asks for its cabs; the last asked wins. */
  async find(draft: CabSearchDraft | undefined): Promise<void> {
    const today = this.#clock.todayIn(cabZone);
    this.#tried = false;
    const asked = (this.#asked += 1);
    const days = { today, last: addDays(today, cabSalesDays) };
    if (draft === undefined) return this.#next({ ...days, violations: [], found: undefined });
    // One that names no place yet only fills the form in.
    if (draft.from === undefined || (draft.to === undefined && draft.kind !== 'local'))
      return this.#next({ ...days, draft, violations: [], failure: undefined, found: undefined });
    const violations = this.#violations(draft);
    this.#tried = violations.length > 0;
    this.#next({ ...days, draft, violations, classes: [], failure: undefined, found: undefined });
    if (violations.length > 0) return;
    this.#next({ found: loading });
    const outcome = await this.#session.ask(this.#desk.search(searchOf(draft)));
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

  change(change: Partial<CabSearchDraft>): void {
    const draft = { ...this.state$.value.draft, ...change };
    this.#next({ draft, ...(this.#tried && { violations: this.#violations(draft) }) });
  }

  /** Looks for places while somebody types; the last asked wins. */
  async type(end: CabEnd, text: string): Promise<void> {
    this.#typed[end] = text;
    if (text.trim().length < 2) return this.#offer(end, []);
    this.#next({ asking: { ...this.state$.value.asking, [end]: true } });
    const outcome = await this.#session.ask(this.#desk.places({ text }));
    if (this.#typed[end] === text) this.#offer(end, outcome.kind === 'done' ? outcome.value : []);
  }

  /** The address of the results, where the rules are kept. */
  search(): string | undefined {
    this.#tried = true;
    const { draft } = this.state$.value;
    const violations = this.#violations(draft);
    this.#next({ violations });
    return violations.length > 0 ? undefined : searchPath(draft);
  }

  show(classes: readonly CarClass[]): void {
    this.#next({ classes });
  }

  /** The quote of a cab; undefined where it cannot be had, which the state says. */
  async quote(cabId: string): Promise<CabQuote | undefined> {
    if (this.state$.value.quoting !== undefined) return undefined;
    this.#next({ quoting: cabId, failure: undefined });
    const outcome = await this.#session.ask(this.#desk.quote({ cabId }));
    this.#next({ quoting: undefined, ...(outcome.kind === 'failed' && { failure: outcome.failure }) });
    return outcome.kind === 'done' ? outcome.value : undefined;
  }

  #violations(draft: CabSearchDraft): readonly Violation[] {
    const { from, to } = draft;
    const named = (id: string) => {
      const place = [from, to].find((each) => each?.placeId === id);
      return place && { zone: cabZone, ...(place.airport !== undefined && { airport: place.airport }) };
    };
    return checkCabSearch(searchOf(draft), named, this.#clock.now());
  }

  #offer(end: CabEnd, found: readonly CabPlace[]): void {
    const { places, asking } = this.state$.value;
    this.#next({ places: { ...places, [end]: found }, asking: { ...asking, [end]: false } });
  }

  #next(change: Partial<FindCabsState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}

function searchOf({ kind, from, to, date, time, hours, days, passengers }: CabSearchDraft): CabSearch {
  return {
    kind,
    pickUpAt: from?.placeId,
    ...(kind === 'local' ? { hours } : { dropAt: to?.placeId }),
    ...(kind === 'outstation' && { days }),
    ...(date !== undefined && { at: `${date}T${time}` }),
    passengers,
  };
}
