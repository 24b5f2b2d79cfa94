/** The hotels of a search: refined here, looked at in one of three ways, three of them compared. */
import { BehaviorSubject } from 'rxjs';
import { checkHotelCompare } from '#domain/hotel/search/compare-rules.ts';
import type { HotelOffer, HotelsFound } from '#domain/hotel/search/found.ts';
import {
  type HotelFilters,
  type HotelIndex,
  hotelIndex,
  type RefinedHotels,
  refineHotels,
} from '#domain/hotel/search/refine.ts';
import type { HotelSort } from '#domain/hotel/search/request.ts';
import type { Violation } from '#domain/rules/violation.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { HotelDesk } from '#application/desk/hotel/hotel.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { Session } from '#application/portal/session/session.ts';
import { checkStay } from './hotel-search.ts';
import { searchFromQuery, searchRequest, type StayHouse } from './search-link.ts';

export const hotelViews = ['grid', 'list', 'map'] as const;
export type HotelLook = (typeof hotelViews)[number];

export interface FoundHotels {
  readonly kind: 'found';
  readonly query: string;
  readonly answer: HotelsFound;
  readonly index: HotelIndex;
  readonly filters: HotelFilters;
  readonly sort: HotelSort;
  readonly view: HotelLook;
  readonly refined: RefinedHotels;
  readonly compared: readonly HotelOffer[];
}

export type HotelResultsState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'searching'; readonly query: string }
  | { readonly kind: 'invalid'; readonly query: string; readonly violations: readonly Violation[] }
  | { readonly kind: 'failed'; readonly query: string; readonly failure: DeskFailure }
  | FoundHotels;

export class HotelResults {
  readonly state$ = new BehaviorSubject<HotelResultsState>({ kind: 'idle' });
  readonly #desk: Pick<HotelDesk, 'search'>;
  readonly #session: Session;
  readonly #house: StayHouse & { readonly today: () => IsoDate };

  constructor(desk: Pick<HotelDesk, 'search'>, session: Session, house: StayHouse & { readonly today: () => IsoDate }) {
    this.#desk = desk;
    this.#session = session;
    this.#house = house;
  }

  /** Asks for an address's search, unless its answer is there; the last asked wins. */
  async find(query: string, again = false): Promise<void> {
    const before = this.state$.value;
    if (!again && before.kind === 'found' && before.query === query) return;
    const draft = searchFromQuery(query);
    const violations = checkStay(draft, this.#house.today(), this.#house.currency());
    const request = searchRequest(draft, this.#house);
    if (request === undefined || violations.length > 0) {
      this.state$.next({ kind: 'invalid', query, violations });
      return;
    }
    const searching = { kind: 'searching', query } as const;
    this.state$.next(searching);
    const outcome = await this.#session.ask(this.#desk.search(request));
    if (this.state$.value !== searching) return;
    if (outcome.kind === 'failed') {
      this.state$.next({ kind: 'failed', query, failure: outcome.failure });
      return;
    }
    const index = hotelIndex(outcome.value.hotels);
    const { sort, view }: Pick<FoundHotels, 'sort' | 'view'> =
      before.kind === 'found' ? before : { sort: 'PA', view: 'list' };
    this.state$.next({
      kind: 'found',
      query,
      answer: outcome.value,
      index,
      filters: {},
      sort,
      view,
      refined: refineHotels(index, {}, sort),
      compared: [],
    });
  }

  filter(change: HotelFilters): void {
    this.#change((found) => refinedBy({ ...found, filters: { ...found.filters, ...change } }));
  }

  clearFilters(): void {
    this.#change((found) => refinedBy({ ...found, filters: {} }));
  }

  sortBy(sort: HotelSort): void {
    this.#change((found) => refinedBy({ ...found, sort }));
  }

  show(view: HotelLook): void {
    this.#change((found) => ({ ...found, view }));
  }

  /** At most three are compared. */
  compare(hotel: HotelOffer, on: boolean): void {
    this.#change((found) => {
      const others = found.compared.filter(({ hotelId }) => hotelId !== hotel.hotelId);
      const compared = on ? [...others, hotel] : others;
      const wrong = checkHotelCompare(compared.map(({ hotelId }) => hotelId));
      return wrong.length > 0 ? found : { ...found, compared };
    });
  }

  compareNone(): void {
    this.#change((found) => ({ ...found, compared: [] }));
  }

  /** What was shown no longer holds: rooms are gone, or cost something else. */
  outdate(): void {
    this.state$.next({ kind: 'idle' });
  }

  #change(change: (found: FoundHotels) => FoundHotels): void {
    const state = this.state$.value;
    if (state.kind === 'found') this.state$.next(change(state));
  }
}

function refinedBy(found: FoundHotels): FoundHotels {
  return { ...found, refined: refineHotels(found.index, found.filters, found.sort) };
}
