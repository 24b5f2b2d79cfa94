/** The train search form: two stations, a day and a quota, under the rules of a search; one that keeps them becomes an address. */
import { BehaviorSubject } from 'rxjs';
import type { Violation } from '#domain/rules/violation.ts';
import { addDays, type IsoDate } from '#domain/time/calendar-date.ts';
import type { Station } from '#domain/train/reference/stations.ts';
import { checkTrainSearch, lastTrainDay } from '#domain/train/search/rules.ts';
import { railwayZone } from '#domain/train/timetable/train.ts';
import type { TrainDesk } from '#application/desk/train/train.ts';
import type { PortalClock } from '#application/portal/ports/machine.ts';
import type { Session } from '#application/portal/session/session.ts';
import { advancePath, resultsPath, type TrainSearchForm } from './search-link.ts';

export type StationEnd = 'origin' | 'destination';

export interface TrainSearchState {
  readonly draft: TrainSearchForm;
  /** Shown once a search was tried; from then on they follow every change. */
  readonly violations: readonly Violation[];
  /** Stations found for what was typed, by end. */
  readonly found: Readonly<Record<StationEnd, readonly Station[]>>;
  readonly asking: Readonly<Record<StationEnd, boolean>>;
  /** Days that can be chosen. */
  readonly today: IsoDate;
  readonly last: IsoDate;
}

export class TrainSearch {
  readonly state$: BehaviorSubject<TrainSearchState>;
  readonly #desk: Pick<TrainDesk, 'stations'>;
  readonly #session: Session;
  readonly #clock: PortalClock;
  readonly #typed: Record<StationEnd, string> = { origin: '', destination: '' };
  #tried = false;

  constructor(desk: Pick<TrainDesk, 'stations'>, session: Session, clock: PortalClock) {
    this.#desk = desk;
    this.#session = session;
    this.#clock = clock;
    const today = clock.todayIn(railwayZone);
    this.state$ = new BehaviorSubject<TrainSearchState>({
      draft: { date: addDays(today, 1), quota: 'GN' },
      violations: [],
      found: { origin: [], destination: [] },
      asking: { origin: false, destination: false },
      today,
      last: lastTrainDay(today),
    });
  }

  /** Takes over what an address says. */
  begin(draft: Partial<TrainSearchForm>): void {
    const today = this.#clock.todayIn(railwayZone);
    this.#tried = false;
    this.#next({
      draft: { quota: 'GN', ...draft, date: draft.date ?? addDays(today, 1) },
      violations: [],
      today,
      last: lastTrainDay(today),
    });
  }

  /** What is typed is wanted of any train. */
  change(change: Partial<TrainSearchForm>): void {
    const draft = { ...this.state$.value.draft, train: undefined, ...change };
    this.#next({ draft, ...(this.#tried && { violations: this.#violations(draft) }) });
  }

  swap(): void {
    const { origin, destination } = this.state$.value.draft;
    this.change({ origin: destination, destination: origin });
  }

  /** Looks for stations while somebody types; the last asked wins. */
  async type(end: StationEnd, text: string): Promise<void> {
    this.#typed[end] = text;
    if (text.trim().length < 2) return this.#found(end, []);
    this.#next({ asking: { ...this.state$.value.asking, [end]: true } });
    const outcome = await this.#session.ask(this.#desk.stations({ text }));
    if (this.#typed[end] !== text) return;
    this.#found(end, outcome.kind === 'done' ? outcome.value : []);
  }

  /** The address of the results, of those that look further where that is wanted, where the rules are kept. */
  search(further = false): string | undefined {
    this.#tried = true;
    const { draft } = this.state$.value;
    const violations = this.#violations(draft);
    this.#next({ violations });
    if (violations.length > 0) return undefined;
    return further ? advancePath(draft) : resultsPath(draft);
  }

  #violations({ origin, destination, date, quota }: TrainSearchForm): readonly Violation[] {
    const asked = { origin: origin?.code, destination: destination?.code, date, quota };
    return checkTrainSearch(asked, this.#clock.todayIn(railwayZone));
  }

  #found(end: StationEnd, stations: readonly Station[]): void {
    const { found, asking } = this.state$.value;
    this.#next({ found: { ...found, [end]: stations }, asking: { ...asking, [end]: false } });
  }

  #next(change: Partial<TrainSearchState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}
