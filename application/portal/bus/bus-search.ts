/** The bus search form: two cities and a day, under the rules of a search; one that keeps them becomes an address. */
import { BehaviorSubject } from 'rxjs';
import type { BusCity } from '#domain/bus/search/city.ts';
import { busZone, checkBusSearch, lastBusDay } from '#domain/bus/search/rules.ts';
import type { Violation } from '#domain/rules/violation.ts';
import { addDays, type IsoDate } from '#domain/time/calendar-date.ts';
import type { BusDesk } from '#application/desk/bus/bus.ts';
import type { PortalClock } from '#application/portal/ports/machine.ts';
import type { Session } from '#application/portal/session/session.ts';
import { type BusSearchDraft, resultsPath } from './search-link.ts';

export type CityEnd = 'origin' | 'destination';

export interface BusSearchState {
  readonly draft: BusSearchDraft;
  /** Shown once a search was tried; from then on they follow every change. */
  readonly violations: readonly Violation[];
  /** Cities found for what was typed, by end. */
  readonly found: Readonly<Record<CityEnd, readonly BusCity[]>>;
  readonly asking: Readonly<Record<CityEnd, boolean>>;
  /** Days that can be chosen. */
  readonly today: IsoDate;
  readonly last: IsoDate;
}

export class BusSearch {
  readonly state$: BehaviorSubject<BusSearchState>;
  readonly #desk: Pick<BusDesk, 'cities'>;
  readonly #session: Session;
  readonly #clock: PortalClock;
  readonly #typed: Record<CityEnd, string> = { origin: '', destination: '' };
  #tried = false;

  constructor(desk: Pick<BusDesk, 'cities'>, session: Session, clock: PortalClock) {
    this.#desk = desk;
    this.#session = session;
    this.#clock = clock;
    const today = clock.todayIn(busZone);
    this.state$ = new BehaviorSubject<BusSearchState>({
      draft: { date: addDays(today, 1) },
      violations: [],
      found: { origin: [], destination: [] },
      asking: { origin: false, destination: false },
      today,
      last: lastBusDay(today),
    });
  }

  /** Takes over what an address says. */
  begin(draft: BusSearchDraft): void {
    const today = this.#clock.todayIn(busZone);
    this.#tried = false;
    this.#next({ draft: { date: addDays(today, 1), ...draft }, violations: [], today, last: lastBusDay(today) });
  }

  change(change: Partial<BusSearchDraft>): void {
    const draft = { ...this.state$.value.draft, ...change };
    this.#next({ draft, ...(this.#tried && { violations: this.#violations(draft) }) });
  }

  swap(): void {
    const { origin, destination } = this.state$.value.draft;
    this.change({ origin: destination, destination: origin });
  }

  /** Looks for cities while somebody types; the last asked wins. */
  async type(end: CityEnd, text: string): Promise<void> {
    this.#typed[end] = text;
    if (text.trim().length < 2) return this.#found(end, []);
    this.#next({ asking: { ...this.state$.value.asking, [end]: true } });
    const outcome = await this.#session.ask(this.#desk.cities({ text }));
    if (this.#typed[end] !== text) return;
    this.#found(end, outcome.kind === 'done' ? outcome.value : []);
  }

  /** The address of the results, where the rules are kept. */
  search(): string | undefined {
    this.#tried = true;
    const { draft } = this.state$.value;
    const violations = this.#violations(draft);
    this.#next({ violations });
    return violations.length > 0 ? undefined : resultsPath(draft);
  }

  #violations({ origin, destination, date }: BusSearchDraft): readonly Violation[] {
    const asked = { origin: origin?.cityId, destination: destination?.cityId, date };
    return checkBusSearch(asked, this.#clock.todayIn(busZone));
  }

  #found(end: CityEnd, cities: readonly BusCity[]): void {
    const { found, asking } = this.state$.value;
    this.#next({ found: { ...found, [end]: cities }, asking: { ...asking, [end]: false } });
  }

  #next(change: Partial<BusSearchState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}
