/**
 * The buses of a search: refined here, compared, one of them opened with its seats. Seats are chosen with who sits on them,
 * because operators seat by it, and blocked when the agent goes on to book.
 */
import { BehaviorSubject } from 'rxjs';
import { type BusFilters, busCompareMost, type BusSortKey, noBusFilters } from '#domain/bus/search/refine.ts';
import { isFor, type LaidSeat } from '#domain/bus/trip/layout.ts';
import type { BusTrip } from '#domain/bus/trip/trip.ts';
import { type Money, sum } from '#domain/money/money.ts';
import type { Gender } from '#domain/people/gender.ts';
import type { BusDesk, BusQuote } from '#application/desk/bus/bus.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import { type Loadable, loading } from '#application/portal/loadable.ts';
import type { Session } from '#application/portal/session/session.ts';
import type { BusSearchDraft } from './search-link.ts';

export interface ChosenSeat {
  readonly seat: string;
  readonly gender: Gender;
}

/** The trip whose seats are shown. */
export interface OpenedTrip {
  readonly tripId: string;
  readonly seats: Loadable<readonly LaidSeat[]>;
  readonly chosen: readonly ChosenSeat[];
  readonly boarding: string | undefined;
  readonly dropping: string | undefined;
  readonly blocking: boolean;
  /** What stands against blocking. */
  readonly failure?: DeskFailure | undefined;
}

export interface BusResultsState {
  readonly asked: BusSearchDraft;
  readonly trips: Loadable<readonly BusTrip[]>;
  readonly filters: BusFilters;
  readonly sort: BusSortKey;
  readonly compared: readonly string[];
  readonly opened?: OpenedTrip | undefined;
}

const nothing: BusResultsState = { asked: {}, trips: loading, filters: noBusFilters, sort: 'price', compared: [] };

export class BusResults {
  readonly state$ = new BehaviorSubject<BusResultsState>(nothing);
  readonly #desk: Pick<BusDesk, 'search' | 'layout' | 'block'>;
  readonly #session: Session;

  constructor(desk: Pick<BusDesk, 'search' | 'layout' | 'block'>, session: Session) {
    this.#desk = desk;
    this.#session = session;
  }

  /** Asks for an address's search; the last asked wins. What was filtered stays for another day of the same cities. */
  async find(asked: BusSearchDraft): Promise<void> {
    const { origin, destination, date } = asked;
    const before = this.state$.value;
    const same =
      before.asked.origin?.cityId === origin?.cityId && before.asked.destination?.cityId === destination?.cityId;
    this.state$.next({ ...nothing, ...(same && { filters: before.filters, sort: before.sort }), asked });
    if (origin === undefined || destination === undefined || date === undefined) {
      return this.#next({ trips: { kind: 'ready', value: [] } });
    }
    const outcome = await this.#session.ask(
      this.#desk.search({ origin: origin.cityId, destination: destination.cityId, date }),
    );
    if (this.state$.value.asked !== asked) return;
    this.#next({
      trips:
        outcome.kind === 'done'
          ? { kind: 'ready', value: outcome.value.trips }
          : { kind: 'failed', failure: outcome.failure },
    });
  }

  again(): Promise<void> {
    return this.find({ ...this.state$.value.asked });
  }

  filter(change: Partial<BusFilters>): void {
    this.#next({ filters: { ...this.state$.value.filters, ...change } });
  }

  clear(): void {
    this.#next({ filters: noBusFilters });
  }

  sortBy(sort: BusSortKey): void {
    this.#next({ sort });
  }

  /** At most three are compared. */
  compare(tripId: string, on: boolean): void {
    const others = this.state$.value.compared.filter((each) => each !== tripId);
    this.#next({ compared: on && others.length < busCompareMost ? [...others, tripId] : others });
  }

  compareNone(): void {
    this.#next({ compared: [] });
  }

  /** Shows a trip's seats, or puts them away. */
  async open(trip: BusTrip): Promise<void> {
    const { tripId } = trip;
    if (this.state$.value.opened?.tripId === tripId) return this.#next({ opened: undefined });
    this.#next({
      opened: {
        tripId,
        seats: loading,
        chosen: [],
        boarding: trip.boarding[0]?.pointId,
        dropping: trip.dropping.at(-1)?.pointId,
        blocking: false,
      },
    });
    await this.lay();
  }

  /** Asks for the seats as they are now; those that are gone are no longer chosen. */
  async lay(): Promise<void> {
    const { opened } = this.state$.value;
    if (opened === undefined) return;
    const { tripId } = opened;
    this.#change({ seats: loading });
    const outcome = await this.#session.ask(this.#desk.layout({ tripId }));
    const now = this.state$.value.opened;
    if (now?.tripId !== tripId) return;
    if (outcome.kind === 'failed') return this.#change({ seats: outcome });
    const { seats } = outcome.value;
    const chosen = now.chosen.filter(({ seat, gender }) =>
      seats.some((each) => each.seat === seat && isFor(each.state, gender)),
    );
    this.#change({ seats: { kind: 'ready', value: seats }, chosen });
  }

  /** Chooses a free seat, as long as a ticket has room, or gives it up. */
  toggle(name: string): void {
    const { opened, trips } = this.state$.value;
    if (opened?.seats.kind !== 'ready' || opened.blocking) return;
    const { chosen } = opened;
    if (chosen.some(({ seat }) => seat === name)) {
      return this.#change({ chosen: chosen.filter(({ seat }) => seat !== name), failure: undefined });
    }
    const seat = opened.seats.value.find((each) => each.seat === name);
    const trip = trips.kind === 'ready' ? trips.value.find(({ tripId }) => tripId === opened.tripId) : undefined;
    if (seat === undefined || trip === undefined || !isFor(seat.state) || chosen.length >= trip.mostSeats) return;
    const gender: Gender = seat.state === 'ladies' ? 'female' : 'male';
    this.#change({ chosen: [...chosen, { seat: name, gender }], failure: undefined });
  }

  seat(name: string, gender: Gender): void {
    const { opened } = this.state$.value;
    this.#change({
      chosen: (opened?.chosen ?? []).map((each) => (each.seat === name ? { ...each, gender } : each)),
      failure: undefined,
    });
  }

  point(change: Pick<Partial<OpenedTrip>, 'boarding' | 'dropping'>): void {
    this.#change(change);
  }

  /** Blocks what is chosen: the quote, or undefined where it cannot be had so. */
  async block(): Promise<BusQuote | undefined> {
    const { opened } = this.state$.value;
    if (opened?.seats.kind !== 'ready' || opened.blocking || opened.chosen.length === 0) return undefined;
    const { tripId, chosen, boarding = '', dropping = '' } = opened;
    const shown = chosenTotal(opened.seats.value, chosen);
    this.#change({ blocking: true, failure: undefined });
    const outcome = await this.#session.ask(
      this.#desk.block({
        tripId,
        boardingPoint: boarding,
        droppingPoint: dropping,
        travellers: chosen,
        ...(shown && { shown }),
      }),
    );
    if (outcome.kind === 'failed') {
      this.#change({ blocking: false, failure: outcome.failure });
      if (outcome.failure._tag === 'Invalid') await this.lay();
      return undefined;
    }
    this.#change({ blocking: false });
    return outcome.value;
  }

  /** Seats that were shown may be gone: they are asked for again when they are next looked at. */
  outdate(): void {
    this.#next({ opened: undefined });
  }

  #change(change: Partial<OpenedTrip>): void {
    const { opened } = this.state$.value;
    if (opened !== undefined) this.#next({ opened: { ...opened, ...change } });
  }

  #next(change: Partial<BusResultsState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}

/** What the customer pays for chosen seats; undefined where none is. */
export function chosenTotal(seats: readonly LaidSeat[], chosen: readonly ChosenSeat[]): Money | undefined {
  const fares = chosen.flatMap(({ seat }) => seats.find((each) => each.seat === seat)?.fare ?? []);
  const [first] = fares;
  return first && sum(first.currency, fares);
}
