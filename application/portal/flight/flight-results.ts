/**
 * The results of one flight search: asked for once by its address, then refined, compared and chosen from here, without
 * asking again. A choice that the filters no longer show stays chosen and says so.
 */
import { BehaviorSubject } from 'rxjs';
import type { AirlineCode } from '#domain/flight/itinerary.ts';
import { OfferIndex } from '#domain/flight/offer-index.ts';
import type { FareOption, FlightOffer } from '#domain/flight/offer.ts';
import type { FlightQuote } from '#domain/flight/quote.ts';
import { refine } from '#domain/flight/refine.ts';
import type { OfferFilters, OfferOrder, Refined } from '#domain/flight/refine.ts';
import type { FlightSearchRequest } from '#domain/flight/search-request.ts';
import { checkSearch, completeSearch, searchMostResults } from '#domain/flight/search-rules.ts';
import type { Violation } from '#domain/rules/violation.ts';
import { Unreachable } from '#application/desk/failures.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { FlightDesk } from '#application/desk/flight.ts';
import type { AirportSource } from '../ports/airport-source.ts';
import type { PortalClock } from '../ports/machine.ts';
import type { Session } from '../session/session.ts';
import { searchFromQuery } from './search-link.ts';

/** How many offers can be compared. */
export const mostCompared = 3;

export interface ChosenFare {
  readonly offer: FlightOffer;
  readonly fare: FareOption;
}

export interface FoundFlights {
  readonly kind: 'found';
  readonly query: string;
  readonly request: FlightSearchRequest;
  readonly index: OfferIndex;
  /** How many the back office has; more than it sent when there are over 5,000. */
  readonly total: number;
  readonly filters: OfferFilters;
  readonly order: OfferOrder;
  readonly refined: Refined;
  readonly view: 'cards' | 'bars';
  /** The offer whose fares are open, by id. */
  readonly opened: string | undefined;
  readonly chosen: ChosenFare | undefined;
  /** False where the filters no longer show the chosen offer. */
  readonly chosenShown: boolean;
  readonly compared: readonly FlightOffer[];
  readonly quoting: boolean;
  readonly quoteFailure: DeskFailure | undefined;
}

export type FlightResultsState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'searching'; readonly query: string }
  | { readonly kind: 'invalid'; readonly query: string; readonly violations: readonly Violation[] }
  | { readonly kind: 'failed'; readonly query: string; readonly failure: DeskFailure }
  | FoundFlights;

export class FlightResults {
  readonly state$ = new BehaviorSubject<FlightResultsState>({ kind: 'idle' });
  readonly #desk: FlightDesk;
  readonly #session: Session;
  readonly #airports: AirportSource;
  readonly #clock: PortalClock;
  readonly #airlineName: (code: AirlineCode) => string;
  /** Results of an address are asked for anew after this long. */
  readonly #freshMs: number;
  #foundAt = 0;
  #asked = 0;

  constructor(
    desk: FlightDesk,
    session: Session,
    airports: AirportSource,
    clock: PortalClock,
    airlineName: (code: AirlineCode) => string,
    freshMs = 5 * 60_000,
  ) {
    this.#desk = desk;
    this.#session = session;
    this.#airports = airports;
    this.#clock = clock;
    this.#airlineName = airlineName;
    this.#freshMs = freshMs;
  }

  /** Shows the results of an address: those at hand while they are fresh, else a new search. */
  async open(query: string, again = false): Promise<void> {
    const state = this.state$.value;
    const sameQuery = state.kind !== 'idle' && state.query === query;
    if (!again && sameQuery && state.kind === 'searching') return;
    if (!again && sameQuery && state.kind === 'found' && this.#clock.ticks() - this.#foundAt < this.#freshMs) return;
    this.#asked += 1;
    const asked = this.#asked;
    this.state$.next({ kind: 'searching', query });
    const draft = { ...searchFromQuery(query), numResults: searchMostResults };
    const airports = await this.#airports.load().catch(() => undefined);
    if (asked !== this.#asked) return;
    if (airports === undefined) {
      this.state$.next({ kind: 'failed', query, failure: new Unreachable({ detail: 'airports' }) });
      return;
    }
    const violations = checkSearch(draft, {
      knownAirport: (code) => airports.byCode(code) !== undefined,
      today: (code) => this.#clock.todayIn(airports.byCode(code)?.zone ?? 'UTC'),
    });
    const request = completeSearch(draft);
    if (violations.length > 0 || request === undefined) {
      this.state$.next({ kind: 'invalid', query, violations });
      return;
    }
    const outcome = await this.#session.ask(this.#desk.search(request));
    if (asked !== this.#asked) return;
    if (outcome.kind === 'failed') {
      const { failure } = outcome;
      this.state$.next(
        failure._tag === 'Invalid'
          ? { kind: 'invalid', query, violations: failure.violations }
          : { kind: 'failed', query, failure },
      );
      return;
    }
    this.#foundAt = this.#clock.ticks();
    const { offers, total } = outcome.value;
    const index = new OfferIndex(offers, { airlineName: this.#airlineName });
    const filters: OfferFilters = {};
    const order: OfferOrder = { key: 'price', descending: false };
    this.state$.next({
      kind: 'found',
      query,
      request,
      index,
      total,
      filters,
      order,
      refined: refine(index, filters, order),
      view: 'cards',
      opened: undefined,
      chosen: undefined,
      chosenShown: true,
      compared: [],
      quoting: false,
      quoteFailure: undefined,
    });
  }

  /** Sets filters; a filter given as undefined is taken away. */
  filter(change: OfferFilters): void {
    this.#change((found) => this.#refined(found, { ...found.filters, ...change }, found.order));
  }

  clearFilters(): void {
    this.#change((found) => this.#refined(found, {}, found.order));
  }

  sort(order: OfferOrder): void {
    this.#change((found) => this.#refined(found, found.filters, order));
  }

  show(view: FoundFlights['view']): void {
    this.#change((found) => ({ ...found, view }));
  }

  /** Opens or closes the fares of an offer. */
  toggleFares(offerId: string): void {
    this.#change((found) => ({ ...found, opened: found.opened === offerId ? undefined : offerId }));
  }

  choose(offer: FlightOffer, fare: FareOption): void {
    this.#change((found) => ({ ...found, chosen: { offer, fare }, chosenShown: true, quoteFailure: undefined }));
  }

  /** Takes an offer into the comparison or out of it; a fourth is not taken. */
  toggleCompared(offer: FlightOffer): void {
    this.#change((found) => {
      const without = found.compared.filter(({ offerId }) => offerId !== offer.offerId);
      if (without.length < found.compared.length) return { ...found, compared: without };
      return found.compared.length < mostCompared ? { ...found, compared: [...found.compared, offer] } : found;
    });
  }

  clearCompared(): void {
    this.#change((found) => ({ ...found, compared: [] }));
  }

  /** Asks for the chosen fare's quote; undefined where that failed, with the failure in the state. */
  async quote(): Promise<FlightQuote | undefined> {
    const state = this.state$.value;
    if (state.kind !== 'found' || state.chosen === undefined || state.quoting) return undefined;
    const { offer, fare } = state.chosen;
    this.#change((found) => ({ ...found, quoting: true, quoteFailure: undefined }));
    const outcome = await this.#session.ask(this.#desk.quote({ offerId: offer.offerId, fareId: fare.fareId }));
    const failure = outcome.kind === 'failed' ? outcome.failure : undefined;
    this.#change((found) => ({ ...found, quoting: false, quoteFailure: failure }));
    return outcome.kind === 'done' ? outcome.value : undefined;
  }

  #refined(found: FoundFlights, filters: OfferFilters, order: OfferOrder): FoundFlights {
    const refined = refine(found.index, filters, order);
    const { chosen, index } = found;
    const chosenShown =
      chosen === undefined || refined.order.some((at) => index.offers[at]?.offerId === chosen.offer.offerId);
    return { ...found, filters, order, refined, chosenShown };
  }

  #change(change: (found: FoundFlights) => FoundFlights): void {
    const state = this.state$.value;
    if (state.kind === 'found') this.state$.next(change(state));
  }
}
