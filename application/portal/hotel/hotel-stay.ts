/** One hotel with its rooms: a rate is chosen for each room asked for, and the supplier asked for them as they are now. */
import { BehaviorSubject } from 'rxjs';
import type { HotelDetails, RoomRate } from '#domain/hotel/search/found.ts';
import type { RoomParty } from '#domain/hotel/search/request.ts';
import { type Money, sum } from '#domain/money/money.ts';
import type { HotelDesk } from '#application/desk/hotel/hotel.ts';
import { type DeskFailure, NotFound } from '#application/desk/failures.ts';
import type { Session } from '#application/portal/session/session.ts';
import type { HotelSaleQuote } from './hotel-checkout.ts';
import { searchFromQuery, searchRequest, type StayHouse } from './search-link.ts';

export interface OpenedStay {
  readonly kind: 'ready';
  readonly query: string;
  readonly hotelId: string;
  readonly details: HotelDetails;
  readonly parties: readonly RoomParty[];
  /** Of each room asked for, by its position. */
  readonly chosen: readonly (RoomRate | undefined)[];
  readonly quoting: boolean;
  readonly failure?: DeskFailure | undefined;
}

export type StayState =
  | { readonly kind: 'loading'; readonly query: string; readonly hotelId: string }
  | { readonly kind: 'failed'; readonly query: string; readonly hotelId: string; readonly failure: DeskFailure }
  | OpenedStay;

type StayDesk = Pick<HotelDesk, 'search' | 'details' | 'prebook'>;

export class HotelStay {
  readonly state$ = new BehaviorSubject<StayState>({ kind: 'loading', query: '', hotelId: '' });
  readonly #desk: StayDesk;
  readonly #session: Session;
  readonly #house: StayHouse;

  constructor(desk: StayDesk, session: Session, house: StayHouse) {
    this.#desk = desk;
    this.#session = session;
    this.#house = house;
  }

  /** Opens a hotel of a search; without the search's id, or where that is too old, the hotel is searched for again. */
  async open(query: string, hotelId: string, searchId: string | undefined): Promise<void> {
    const opening = { kind: 'loading', query, hotelId } as const;
    this.state$.next(opening);
    const found = searchId === undefined ? undefined : await this.#details(searchId, hotelId);
    const isStale = found === undefined || (found.kind === 'failed' && found.failure._tag === 'NotFound');
    const outcome = isStale ? await this.#searched(query, hotelId) : found;
    if (this.state$.value !== opening) return;
    if (outcome.kind === 'failed') {
      this.state$.next({ kind: 'failed', query, hotelId, failure: outcome.failure });
      return;
    }
    const details = outcome.value;
    const parties = searchFromQuery(query).rooms;
    this.state$.next({
      kind: 'ready',
      query,
      hotelId,
      details,
      parties,
      chosen: parties.map((_, at) => ratesOf(details, at)[0]),
      quoting: false,
    });
  }

  again(): Promise<void> {
    const { query, hotelId } = this.state$.value;
    return this.open(query, hotelId, undefined);
  }

  /** Chooses a rate for a room. */
  choose(room: number, rateId: string): void {
    const state = this.state$.value;
    if (state.kind !== 'ready' || state.quoting) return;
    const rate = ratesOf(state.details, room).find((each) => each.rateId === rateId);
    if (rate === undefined) return;
    const chosen = state.chosen.map((each, at) => (at === room ? rate : each));
    this.state$.next({ ...state, chosen, failure: undefined });
  }

  /** The rooms as they are now; undefined where they cannot be had, and why stands in the state. */
  async quote(): Promise<HotelSaleQuote | undefined> {
    const state = this.state$.value;
    if (state.kind !== 'ready' || state.quoting || state.chosen.includes(undefined)) return undefined;
    const rateIds = state.chosen.flatMap((rate) => rate?.rateId ?? []);
    this.state$.next({ ...state, quoting: true, failure: undefined });
    const outcome = await this.#session.ask(this.#desk.prebook({ rateIds }));
    const now = this.state$.value;
    if (now.kind !== 'ready' || now.query !== state.query || now.hotelId !== state.hotelId) return undefined;
    if (outcome.kind === 'failed') {
      this.state$.next({ ...now, quoting: false, failure: outcome.failure });
      return undefined;
    }
    this.state$.next({ ...now, quoting: false });
    const { nationality = this.#house.nationality() } = searchFromQuery(state.query);
    return { ...outcome.value, required: [], rateIds, nationality };
  }

  #details(searchId: string, hotelId: string) {
    return this.#session.ask(this.#desk.details({ searchId, hotelId }));
  }

  async #searched(query: string, hotelId: string) {
    const draft = searchFromQuery(query);
    const request = searchRequest(draft, this.#house);
    if (request === undefined) return { kind: 'failed', failure: new NotFound({ what: 'hotel' }) } as const;
    const where = { kind: 'hotel', hotelId } as const;
    const outcome = await this.#session.ask(
      this.#desk.search({ ...request, where, stars: [], budget: undefined, numResults: 1 }),
    );
    return outcome.kind === 'failed' ? outcome : this.#details(outcome.value.searchId, hotelId);
  }
}

/** What a room asked for can be bought at, cheapest first. */
export function ratesOf({ rates }: Pick<HotelDetails, 'rates'>, room: number): readonly RoomRate[] {
  return rates
    .filter(({ forRooms }) => forRooms.includes(room))
    .toSorted((one, other) => one.total.minor - other.total.minor);
}

/** Of all rooms; undefined where one has none. */
export function chosenTotal(chosen: OpenedStay['chosen']): Money | undefined {
  const totals = chosen.flatMap((rate) => rate?.total ?? []);
  const [first] = totals;
  return first === undefined || totals.length < chosen.length ? undefined : sum(first.currency, totals);
}
