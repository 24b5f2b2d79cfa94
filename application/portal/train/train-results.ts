/**
 * The trains of a search: refined here; a class on a day is chosen in one of them, then who travels, and a price is asked for.
 * Who travels stays while trains are compared.
 */
import { BehaviorSubject } from 'rxjs';
import type { Violation } from '#domain/rules/violation.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { TrainClass } from '#domain/train/berths/classes.ts';
import { mostInTatkal, mostPassengers } from '#domain/train/booking/rules.ts';
import { noTrainFilters, type TrainFilters, type TrainSortKey } from '#domain/train/search/refine.ts';
import type { TrainDesk, TrainFound, TrainQuote, TrainStopShown } from '#application/desk/train/train.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import { type Loadable, loading } from '#application/portal/loadable.ts';
import type { Session } from '#application/portal/session/session.ts';
import { checkParty, onePassenger, partyOf, type PassengerTyped } from './party.ts';
import type { TrainPick, TrainSearchForm } from './search-link.ts';

export interface ChosenClass {
  readonly train: string;
  readonly travelClass: TrainClass;
  /** On which it leaves where the search begins. */
  readonly date: IsoDate;
}

export interface TrainResultsState {
  readonly asked: TrainSearchForm;
  readonly trains: Loadable<readonly TrainFound[]>;
  readonly filters: TrainFilters;
  readonly sort: TrainSortKey;
  /** Trains whose days are all shown. */
  readonly opened: readonly string[];
  /** Stops of trains that were asked for. */
  readonly routes: Readonly<Record<string, Loadable<readonly TrainStopShown[]>>>;
  /** The train whose stops are shown. */
  readonly routeOf?: string | undefined;
  readonly chosen?: ChosenClass | undefined;
  readonly party: readonly PassengerTyped[];
  /** Where they get on; where the search begins where absent. */
  readonly boarding?: string | undefined;
  readonly violations: readonly Violation[];
  readonly quoting: boolean;
  readonly failure?: DeskFailure | undefined;
}

const nothing: TrainResultsState = {
  asked: { quota: 'GN' },
  trains: loading,
  filters: noTrainFilters,
  sort: 'departure',
  opened: [],
  routes: {},
  party: [onePassenger],
  violations: [],
  quoting: false,
};

type Desk = Pick<TrainDesk, 'search' | 'route' | 'quote'>;

export class TrainResults {
  readonly state$ = new BehaviorSubject<TrainResultsState>(nothing);
  readonly #desk: Desk;
  readonly #session: Session;

  constructor(desk: Desk, session: Session) {
    this.#desk = desk;
    this.#session = session;
  }

  /** Asks for an address's search; the last asked wins. What was filtered stays for another day of the same stations. */
  async find(asked: TrainSearchForm, pick?: TrainPick): Promise<void> {
    const { origin, destination, date, quota } = asked;
    const before = this.state$.value;
    const same = before.asked.origin?.code === origin?.code && before.asked.destination?.code === destination?.code;
    this.state$.next({
      ...nothing,
      party: before.party,
      sort: before.sort,
      ...(same && { filters: before.filters }),
      asked,
    });
    if (origin === undefined || destination === undefined || date === undefined) {
      return this.#next({ trains: { kind: 'ready', value: [] } });
    }
    const outcome = await this.#session.ask(
      this.#desk.search({ origin: origin.code, destination: destination.code, date, quota }),
    );
    if (this.state$.value.asked !== asked) return;
    const first = outcome.kind === 'done' ? outcome.value.trains[0]?.train : undefined;
    this.#next({
      trains:
        outcome.kind === 'done'
          ? { kind: 'ready', value: outcome.value.trains }
          : { kind: 'failed', failure: outcome.failure },
      opened: first === undefined ? [] : [first],
    });
    if (pick !== undefined) this.#pick(pick, date);
  }

  #pick({ train, travelClass, boarding }: TrainPick, date: IsoDate): void {
    const { trains } = this.state$.value;
    const found = trains.kind === 'ready' ? trains.value.find((each) => each.train === train) : undefined;
    if (found?.classes.some((each) => each.travelClass === travelClass) !== true) return;
    this.choose({ train, travelClass, date });
    this.#next({ boarding });
  }

  again(): Promise<void> {
    return this.find({ ...this.state$.value.asked });
  }

  filter(change: Partial<TrainFilters>): void {
    this.#next({ filters: { ...this.state$.value.filters, ...change } });
  }

  clear(): void {
    this.#next({ filters: noTrainFilters });
  }

  sortBy(sort: TrainSortKey): void {
    this.#next({ sort });
  }

  /** Shows all days of a train, or the day that was asked for alone. */
  toggleDays(train: string): void {
    const { opened } = this.state$.value;
    this.#next({ opened: opened.includes(train) ? opened.filter((each) => each !== train) : [...opened, train] });
  }

  /** Shows where a train stops, or puts it away. */
  async toggleRoute(train: TrainFound): Promise<void> {
    const isShown = this.state$.value.routeOf === train.train;
    this.#next({ routeOf: isShown ? undefined : train.train });
    if (!isShown) await this.loadRoute(train);
  }

  async loadRoute({ train, began }: Pick<TrainFound, 'train' | 'began'>): Promise<void> {
    const { asked, routes } = this.state$.value;
    if (routes[train]?.kind === 'ready') return;
    const put = (route: Loadable<readonly TrainStopShown[]>) =>
      this.#next({ routes: { ...this.state$.value.routes, [train]: route } });
    put(loading);
    const outcome = await this.#session.ask(this.#desk.route({ train, date: began }));
    if (this.state$.value.asked !== asked) return;
    put(outcome.kind === 'done' ? { kind: 'ready', value: outcome.value.stops } : outcome);
  }

  /** Chooses a class on a day, or gives it up. */
  choose(chosen: ChosenClass): void {
    const before = this.state$.value.chosen;
    const same =
      before?.train === chosen.train && before.travelClass === chosen.travelClass && before.date === chosen.date;
    this.#next({
      chosen: same ? undefined : chosen,
      violations: [],
      failure: undefined,
      ...(before?.train !== chosen.train && { boarding: undefined }),
    });
    const { trains } = this.state$.value;
    const found = trains.kind === 'ready' ? trains.value.find(({ train }) => train === chosen.train) : undefined;
    if (!same && found !== undefined) void this.loadRoute(found);
  }

  most(): number {
    return this.state$.value.asked.quota === 'TQ' ? mostInTatkal : mostPassengers;
  }

  addPassenger(): void {
    const { party } = this.state$.value;
    if (party.length < this.most()) this.#next({ party: [...party, onePassenger] });
  }

  dropPassenger(at: number): void {
    const { party } = this.state$.value;
    if (party.length > 1) this.#next({ party: party.filter((_, each) => each !== at), violations: [] });
  }

  changePassenger(at: number, change: Partial<PassengerTyped>): void {
    const party = this.state$.value.party.map((each, index) => (index === at ? { ...each, ...change } : each));
    this.#next({ party, failure: undefined, violations: [] });
  }

  board(boarding: string | undefined): void {
    this.#next({ boarding, failure: undefined });
  }

  /** Asks for the price of what is chosen: the quote, or undefined where it cannot be had so. */
  async quote(): Promise<TrainQuote | undefined> {
    const { trains, chosen, party, boarding, quoting, asked } = this.state$.value;
    const found =
      trains.kind === 'ready' && chosen ? trains.value.find(({ train }) => train === chosen.train) : undefined;
    if (found === undefined || chosen === undefined || quoting) return undefined;
    const { travelClass, date } = chosen;
    const { quota } = asked;
    const violations = checkParty(party, { travelClass, quota });
    this.#next({ violations, failure: undefined });
    if (violations.length > 0) return undefined;
    this.#next({ quoting: true });
    const outcome = await this.#session.ask(
      this.#desk.quote({
        train: found.train,
        date,
        travelClass,
        quota,
        origin: found.from.station,
        destination: found.to.station,
        travellers: partyOf(party, travelClass),
        ...(boarding !== undefined && { boarding }),
      }),
    );
    this.#next({ quoting: false });
    if (outcome.kind === 'done') return outcome.value;
    const { failure } = outcome;
    this.#next(failure._tag === 'Invalid' ? { violations: failure.violations } : { failure });
    return undefined;
  }

  /** What was shown may be gone: it is asked for again when it is next looked at. */
  outdate(): void {
    this.#next({ chosen: undefined });
  }

  #next(change: Partial<TrainResultsState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}
