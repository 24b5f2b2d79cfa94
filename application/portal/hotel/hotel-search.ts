/** The hotel search form: a place, dates and rooms under the rules of a search, and the searches made lately on this device. */
import { BehaviorSubject } from 'rxjs';
import type { RoomParty } from '#domain/hotel/search/request.ts';
import { checkHotelSearch, checkNights, checkRooms, stayLimits } from '#domain/hotel/search/rules.ts';
import { isMissing, type Violation, violation } from '#domain/rules/violation.ts';
import type { Currency } from '#domain/money/currency.ts';
import { addDays, type IsoDate } from '#domain/time/calendar-date.ts';
import type { HotelDesk, PlacesFound } from '#application/desk/hotel/hotel.ts';
import { amountTyped } from '#application/portal/amount-typed.ts';
import { type RecentQueries, recentQueries } from '#application/portal/booking/search/recent-queries.ts';
import type { PortalClock } from '#application/portal/ports/machine.ts';
import type { Shelf } from '#application/portal/ports/shelf.ts';
import type { Session } from '#application/portal/session/session.ts';
import { firstRoom, type HotelSearchDraft, hotelPaths, searchFromQuery, searchQuery } from './search-link.ts';

export interface RecentStay {
  readonly query: string;
  readonly search: HotelSearchDraft;
}

export interface HotelSearchState {
  readonly draft: HotelSearchDraft;
  /** Shown once a search was tried; from then on they follow every change. */
  readonly violations: readonly Violation[];
  readonly found: PlacesFound;
  readonly asking: boolean;
  readonly recent: readonly RecentStay[];
  readonly today: IsoDate;
  readonly last: IsoDate;
}

const nowhere: PlacesFound = { cities: [], places: [] };

export class HotelSearch {
  readonly state$: BehaviorSubject<HotelSearchState>;
  readonly #desk: Pick<HotelDesk, 'places'>;
  readonly #session: Session;
  readonly #today: () => IsoDate;
  readonly #currency: () => Currency;
  readonly #kept: RecentQueries;
  #typed = '';
  #tried = false;

  constructor(
    desk: Pick<HotelDesk, 'places'>,
    session: Session,
    machine: {
      readonly clock: PortalClock;
      readonly shelf: Shelf;
      readonly zone: string;
      readonly currency: () => Currency;
    },
  ) {
    this.#desk = desk;
    this.#session = session;
    this.#today = () => machine.clock.todayIn(machine.zone);
    this.#currency = machine.currency;
    this.#kept = recentQueries(machine.shelf, 'recentHotelSearches');
    this.state$ = new BehaviorSubject<HotelSearchState>({
      draft: this.#proposed(),
      violations: [],
      found: nowhere,
      asking: false,
      recent: [],
      ...this.#days(),
    });
    this.#next({ recent: this.#recent() });
  }

  /** Takes over what an address says; tomorrow for a night where it says nothing. */
  begin(query: string): void {
    this.#tried = false;
    const draft = query === '' ? this.#proposed() : searchFromQuery(query);
    this.#next({ draft, violations: [], found: nowhere, recent: this.#recent(), ...this.#days() });
  }

  change(change: Partial<HotelSearchDraft>): void {
    const draft = { ...this.state$.value.draft, ...change };
    this.#next({ draft, ...(this.#tried && { violations: this.#violations(draft) }) });
  }

  changeRoom(at: number, room: RoomParty): void {
    this.change({ rooms: this.state$.value.draft.rooms.map((each, index) => (index === at ? room : each)) });
  }

  /** So many rooms; a further one is for two. */
  changeRooms(count: number): void {
    const { rooms } = this.state$.value.draft;
    const wanted = Math.min(Math.max(count, 1), stayLimits.rooms);
    this.change({ rooms: Array.from({ length: wanted }, (_, at) => rooms[at] ?? firstRoom) });
  }

  /** Looks for places while somebody types; the last asked wins. */
  async type(text: string): Promise<void> {
    this.#typed = text;
    if (text.trim().length < 2) return this.#next({ found: nowhere, asking: false });
    this.#next({ asking: true });
    const outcome = await this.#session.ask(this.#desk.places({ text }));
    if (this.#typed !== text) return;
    this.#next({ found: outcome.kind === 'done' ? outcome.value : nowhere, asking: false });
  }

  /** The address of the results, where the rules are kept; such a search is remembered. */
  search(): string | undefined {
    this.#tried = true;
    const { draft } = this.state$.value;
    const violations = this.#violations(draft);
    this.#next({ violations });
    if (violations.length > 0) return undefined;
    const query = searchQuery(draft);
    this.#kept.remember(query);
    this.#next({ recent: this.#recent() });
    return `${hotelPaths.results}?${query}`;
  }

  forgetRecent(): void {
    this.#kept.forget();
    this.#next({ recent: [] });
  }

  #violations(draft: HotelSearchDraft): readonly Violation[] {
    return checkStay(draft, this.#today(), this.#currency());
  }

  /** Those of days gone by are not offered again. */
  #recent(): readonly RecentStay[] {
    return this.#kept
      .read()
      .map((query) => ({ query, search: searchFromQuery(query) }))
      .filter(({ search }) => this.#violations(search).length === 0);
  }

  #proposed(): HotelSearchDraft {
    const today = this.#today();
    return { checkIn: addDays(today, 1), checkOut: addDays(today, 2), rooms: [firstRoom] };
  }

  #days() {
    const today = this.#today();
    return { today, last: addDays(today, stayLimits.daysAhead) };
  }

  #next(change: Partial<HotelSearchState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}

/** What is wrong with a search; judged by the day of the business here, by that of the hotel at its desk. */
export function checkStay(
  { place, checkIn, checkOut, rooms, budget }: HotelSearchDraft,
  today: IsoDate,
  currency: Currency,
): readonly Violation[] {
  const violations = [
    ...checkHotelSearch({ city: place?.name, checkIn, checkOut }, today),
    ...checkRooms(rooms),
    ...(isMissing(budget) || amountTyped(budget ?? '', currency) !== undefined
      ? []
      : [violation('not-a-number', 'budget')]),
  ];
  if (violations.length > 0 || checkIn === undefined || checkOut === undefined) return violations;
  return checkNights(checkIn, checkOut, today);
}
