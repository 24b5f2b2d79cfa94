/**
 * The flight search form: a draft under the rules of a search, the airports to choose from, and the searches made lately
 * on this device. Nothing is asked of the back office here; a search that keeps the rules becomes an address.
 */
import { BehaviorSubject } from 'rxjs';
import type { AirportDirectory } from '#domain/flight/reference/airports.ts';
import { checkSearch, completeSearch, defaultSearch } from '#domain/flight/search/rules.ts';
import type { SearchDraft, SearchFacts, SectorDraft } from '#domain/flight/search/rules.ts';
import type { Violation } from '#domain/rules/violation.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import { type RecentQueries, recentQueries } from '#application/portal/booking/search/recent-queries.ts';
import type { AirportSource } from '#application/portal/ports/airport-source.ts';
import type { PortalClock } from '#application/portal/ports/machine.ts';
import type { Shelf } from '#application/portal/ports/shelf.ts';
import type { JourneyType } from '#domain/flight/search/request.ts';
import { asJourney, withOneMore, withoutSector, withSector } from './journey-draft.ts';
import { resultsPath, searchFromQuery, searchToQuery } from './search-link.ts';

export interface RecentSearch {
  /** The address of the search, and its key. */
  readonly query: string;
  readonly search: SearchDraft;
}

export interface FlightSearchState {
  readonly draft: SearchDraft;
  /** Shown once a search was tried; from then on they follow every change. */
  readonly violations: readonly Violation[];
  /** Those that the page names, or all. */
  readonly airports: AirportDirectory | undefined;
  /** Whether they are all there to choose from. */
  readonly allAirports: boolean;
  readonly airportsFailed: boolean;
  readonly recent: readonly RecentSearch[];
}

export class FlightSearch {
  readonly state$: BehaviorSubject<FlightSearchState>;
  readonly #source: AirportSource;
  readonly #clock: PortalClock;
  readonly #kept: RecentQueries;
  #tried = false;
  /** The sectors of the last journey of several. */
  #spare: readonly SectorDraft[] = [];

  /** `zone`: the business zone, for the date that a new form proposes. */
  constructor(source: AirportSource, clock: PortalClock, shelf: Shelf, zone: string) {
    this.#source = source;
    this.#clock = clock;
    this.#kept = recentQueries(shelf, 'recentFlightSearches');
    const tomorrow = addDays(clock.todayIn(zone), 1);
    this.state$ = new BehaviorSubject<FlightSearchState>({
      draft: { ...defaultSearch, sectors: [{ origin: '', destination: '', date: tomorrow }] },
      violations: [],
      airports: undefined,
      allAirports: false,
      airportsFailed: false,
      recent: [],
    });
    this.#readRecent();
  }

  /** The airports that the draft and the searches made lately name. */
  loadAirports(): Promise<AirportDirectory | undefined> {
    const recent = this.#kept.read().map(searchFromQuery);
    const named = [this.state$.value.draft, ...recent].flatMap(({ sectors }) =>
      sectors.flatMap(({ origin = '', destination = '' }) => [origin, destination]),
    );
    return this.#load(named.filter((code) => code !== ''));
  }

  /** All airports, to choose from. */
  loadAllAirports(): Promise<AirportDirectory | undefined> {
    return this.#load();
  }

  async #load(codes?: readonly string[]): Promise<AirportDirectory | undefined> {
    try {
      const airports = await this.#source.load(codes);
      const { airports: before, allAirports } = this.state$.value;
      if (airports !== before && !allAirports) {
        this.#next({ airports, allAirports: codes === undefined, airportsFailed: false });
        this.#readRecent();
      } else if (codes === undefined && !allAirports) this.#next({ allAirports: true, airportsFailed: false });
      return airports;
    } catch {
      this.#next({ airportsFailed: true });
      return undefined;
    }
  }

  /** Today where the first flight leaves; the device's business day until the airports are there. */
  today(airport: string | undefined, zone: string): IsoDate {
    const found = airport ? this.state$.value.airports?.byCode(airport) : undefined;
    return this.#clock.todayIn(found?.zone ?? zone);
  }

  change(change: Partial<SearchDraft>): void {
    this.#draft({ ...this.state$.value.draft, ...change });
  }

  /** Makes it another kind of journey; what that has no place for is remembered for when it is changed back. */
  changeJourney(journeyType: JourneyType): void {
    const { draft } = this.state$.value;
    const journey = asJourney(draft, journeyType, this.#spare);
    if (draft.sectors.length > 1) this.#spare = draft.sectors;
    this.#draft(journey);
  }

  changeSector(index: number, change: SectorDraft): void {
    this.#draft(withSector(this.state$.value.draft, index, change));
  }

  /** The days of a journey there and back. */
  changeDates(onward: string, back: string): void {
    const { draft } = this.state$.value;
    const [first = {}, second = {}] = draft.sectors;
    this.#draft({
      ...draft,
      sectors: [
        { ...first, date: onward },
        { ...second, date: back },
      ],
    });
  }

  addSector(): void {
    this.#draft(withOneMore(this.state$.value.draft));
  }

  removeSector(index: number): void {
    this.#draft(withoutSector(this.state$.value.draft, index));
  }

  swap(index: number): void {
    const sector = this.state$.value.draft.sectors[index];
    if (sector) this.changeSector(index, { origin: sector.destination, destination: sector.origin });
  }

  /** Fills the form from an address, for example above its results. */
  open(query: string): void {
    this.#tried = false;
    this.#next({ draft: searchFromQuery(query), violations: [] });
  }

  /**
   * The address of the results where the draft keeps the rules; otherwise undefined, and the violations are in the state.
   * A search that goes ahead is remembered.
   */
  async submit(): Promise<string | undefined> {
    const airports = await this.loadAirports();
    if (airports === undefined) return undefined;
    this.#tried = true;
    const { draft } = this.state$.value;
    const violations = checkSearch(draft, this.#facts(airports));
    this.#next({ violations });
    if (violations.length > 0 || completeSearch(draft) === undefined) return undefined;
    const query = searchToQuery(draft);
    this.#kept.remember(query);
    this.#readRecent();
    return query;
  }

  /** Where the results of a query are. */
  address(query: string): string {
    return `${resultsPath(searchFromQuery(query), this.state$.value.airports?.isDomestic)}?${query}`;
  }

  forgetRecent(): void {
    this.#kept.forget();
    this.#next({ recent: [] });
  }

  #draft(draft: SearchDraft): void {
    const { airports } = this.state$.value;
    const violations = this.#tried && airports ? checkSearch(draft, this.#facts(airports)) : [];
    this.#next({ draft, violations });
  }

  #facts(airports: AirportDirectory): SearchFacts {
    return {
      knownAirport: (code) => airports.byCode(code) !== undefined,
      today: (code) => this.#clock.todayIn(airports.byCode(code)?.zone ?? 'UTC'),
    };
  }

  /** Searches of days gone by are not offered again. */
  #readRecent(): void {
    const { airports } = this.state$.value;
    const all = this.#kept.read().map((query) => ({ query, search: searchFromQuery(query) }));
    const recent = airports ? all.filter(({ search }) => checkSearch(search, this.#facts(airports)).length === 0) : all;
    this.#next({ recent });
  }

  #next(change: Partial<FlightSearchState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}
