/**
 * The results of one flight search: asked for once by its address, then refined, compared and chosen from here, without
 * asking again. A choice that the filters no longer show stays chosen and says so.
 */
import { BehaviorSubject } from 'rxjs';
import { checkCompared } from '#domain/flight/compare.ts';
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
import type { Kept } from '../kept.ts';
import type { AirportSource } from '../ports/airport-source.ts';
import type { PortalClock } from '../ports/machine.ts';
import type { AdditionalSettings } from '../session/auth.ts';
import type { Session } from '../session/session.ts';
import { leadsOf } from './refined-facts.ts';
import type { RefinedLeads } from './refined-facts.ts';
import { searchFromQuery } from './search-link.ts';

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
  readonly leads: RefinedLeads;
  readonly view: 'cards' | 'bars';
  /** Whether the fares say the agency's terms at all: not every caller may see them. */
  readonly termsKnown: boolean;
  /** Whether net fares and commission are shown; kept on this device. */
  readonly netShown: boolean;
  /** The offer whose fares are open, by id. */
  readonly opened: string | undefined;
  readonly chosen: ChosenFare | undefined;
  /** False where the filters no longer show the chosen offer. */
  readonly chosenShown: boolean;
  /** A booking was asked for with nothing chosen. */
  readonly nothingChosen: boolean;
  readonly compared: readonly ChosenFare[];
  /** Fares that turned out to be sold out since the search. They are in the index only where an offer has no other. */
  readonly soldOut: readonly ChosenFare[];
  readonly quoting: boolean;
  readonly quoteFailure: DeskFailure | undefined;
}

export type FlightResultsState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'searching'; readonly query: string }
  | { readonly kind: 'invalid'; readonly query: string; readonly violations: readonly Violation[] }
  | { readonly kind: 'failed'; readonly query: string; readonly failure: DeskFailure }
  | FoundFlights;

/** What results are judged and ordered by. */
export interface ResultsFacts {
  readonly airports: AirportSource;
  readonly clock: PortalClock;
  readonly airlineName: (code: AirlineCode) => string;
}

/** How the agent looks at results; kept from one search to the next. */
type Look = Pick<FoundFlights, 'filters' | 'order' | 'view'>;
const firstLook: Look = { filters: {}, order: { key: 'price', descending: false }, view: 'cards' };

export class FlightResults {
  readonly state$ = new BehaviorSubject<FlightResultsState>({ kind: 'idle' });
  readonly #desk: FlightDesk;
  readonly #session: Session;
  readonly #facts: ResultsFacts;
  readonly #settings: Kept<AdditionalSettings>;
  /** Results of an address are asked for anew after this long. */
  readonly #freshMs: number;
  #last: { readonly query: string; readonly look: Look } = { query: '', look: firstLook };
  #foundAt = 0;
  #asked = 0;

  constructor(
    desk: FlightDesk,
    session: Session,
    facts: ResultsFacts,
    settings: Kept<AdditionalSettings>,
    freshMs = 5 * 60_000,
  ) {
    this.#desk = desk;
    this.#session = session;
    this.#facts = facts;
    this.#settings = settings;
    this.#freshMs = freshMs;
  }

  /** Shows the results of an address: those at hand while they are fresh, else a new search. */
  async open(query: string, again = false): Promise<void> {
    const { clock } = this.#facts;
    const state = this.state$.value;
    const sameQuery = state.kind !== 'idle' && state.query === query;
    if (!again && sameQuery && state.kind === 'searching') return;
    if (!again && sameQuery && state.kind === 'found' && clock.ticks() - this.#foundAt < this.#freshMs) return;
    if (state.kind === 'found') {
      const { filters, order, view } = state;
      this.#last = { query: state.query, look: { filters, order, view } };
    }
    this.#asked += 1;
    const asked = this.#asked;
    this.state$.next({ kind: 'searching', query });
    const draft = { ...searchFromQuery(query), numResults: searchMostResults };
    const airports = await this.#facts.airports.load().catch(() => undefined);
    if (asked !== this.#asked) return;
    if (airports === undefined) {
      this.state$.next({ kind: 'failed', query, failure: new Unreachable({ detail: 'airports' }) });
      return;
    }
    const violations = checkSearch(draft, {
      knownAirport: (code) => airports.byCode(code) !== undefined,
      today: (code) => clock.todayIn(airports.byCode(code)?.zone ?? 'UTC'),
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
    this.#foundAt = clock.ticks();
    this.state$.next(this.#found(query, request, outcome.value));
  }

  /** Sets filters; a filter given as undefined is taken away. */
  filter(change: OfferFilters): void {
    this.#change((found) => refinedBy(found, { filters: { ...found.filters, ...change } }));
  }

  clearFilters(): void {
    this.#change((found) => refinedBy(found, { filters: {} }));
  }

  sort(order: OfferOrder): void {
    this.#change((found) => refinedBy(found, { order }));
  }

  show(view: FoundFlights['view']): void {
    this.#change((found) => ({ ...found, view }));
  }

  /** Shows or hides net fares and commission, here and from now on on this device. */
  showNet(netShown: boolean): void {
    this.#settings.write({ ...this.#settings.read(), showNetFares: netShown });
    this.#change((found) => ({ ...found, netShown }));
  }

  /** Opens or closes the fares of an offer. */
  toggleFares(offerId: string): void {
    this.#change((found) => ({ ...found, opened: found.opened === offerId ? undefined : offerId }));
  }

  /** Chooses an offer at one of its fares; a fare that is sold out is not taken. */
  choose(offer: FlightOffer, fare: FareOption): void {
    this.#change((found) => {
      if (found.quoting || isSoldOut(found, fare)) return found;
      const chosen = { offer, fare };
      const chosenShown = isShown(found, offer);
      return { ...found, chosen, chosenShown, nothingChosen: false, quoteFailure: undefined };
    });
  }

  /** Takes an offer into the comparison or out of it; a fourth is not taken. */
  toggleCompared(offer: FlightOffer, fare: FareOption): void {
    this.#change((found) => {
      const without = found.compared.filter((each) => each.offer.offerId !== offer.offerId);
      if (without.length < found.compared.length) return { ...found, compared: without };
      const compared = [...found.compared, { offer, fare }];
      return checkCompared(compared.length).length === 0 ? { ...found, compared } : found;
    });
  }

  clearCompared(): void {
    this.#change((found) => ({ ...found, compared: [] }));
  }

  /**
   * Asks for the chosen fare's quote. Undefined where nothing is chosen or that failed, with the reason in the state; a
   * fare that was sold meanwhile is marked and no longer chosen.
   */
  async quote(): Promise<FlightQuote | undefined> {
    const state = this.state$.value;
    if (state.kind !== 'found' || state.quoting) return undefined;
    if (state.chosen === undefined) {
      this.#change((found) => ({ ...found, nothingChosen: true }));
      return undefined;
    }
    const { chosen } = state;
    const asked = this.#asked;
    this.#change((found) => ({ ...found, quoting: true, quoteFailure: undefined }));
    const request = { offerId: chosen.offer.offerId, fareId: chosen.fare.fareId };
    const outcome = await this.#session.ask(this.#desk.quote(request));
    if (asked !== this.#asked) return undefined;
    const failure = outcome.kind === 'failed' ? outcome.failure : undefined;
    this.#change((found) => {
      const answered = { ...found, quoting: false, quoteFailure: failure };
      return failure?._tag === 'SoldOut' ? this.#without(answered, chosen) : answered;
    });
    return outcome.kind === 'done' ? outcome.value : undefined;
  }

  #found(
    query: string,
    request: FlightSearchRequest,
    { offers, total }: { readonly offers: readonly FlightOffer[]; readonly total: number },
  ): FoundFlights {
    const index = this.#indexOf(offers);
    const { order, view } = this.#last.look;
    // Filters speak of one list of flights; another search begins without them.
    const filters = this.#last.query === query ? this.#last.look.filters : {};
    const refined = refine(index, filters, order);
    return {
      kind: 'found',
      query,
      request,
      index,
      total,
      filters,
      order,
      refined,
      leads: leadsOf(index, refined, filters),
      view,
      termsKnown: offers.some(({ fares }) => fares.some(({ terms }) => terms !== undefined)),
      netShown: this.#settings.read()?.showNetFares ?? true,
      opened: undefined,
      chosen: undefined,
      chosenShown: true,
      nothingChosen: false,
      compared: [],
      soldOut: [],
      quoting: false,
      quoteFailure: undefined,
    };
  }

  #indexOf(offers: readonly FlightOffer[]): OfferIndex {
    return new OfferIndex(offers, { airlineName: this.#facts.airlineName });
  }

  /** Without a fare that is sold out: neither chosen, compared, filtered nor sorted by it. */
  #without(found: FoundFlights, { offer, fare }: ChosenFare): FoundFlights {
    const offers = found.index.offers.map((each) => {
      const [first, ...rest] = each.fares.filter(({ fareId }) => fareId !== fare.fareId);
      return each.offerId === offer.offerId && first ? { ...each, fares: [first, ...rest] as const } : each;
    });
    const left = {
      ...found,
      index: this.#indexOf(offers),
      chosen: undefined,
      compared: found.compared.filter((each) => each.fare.fareId !== fare.fareId),
      soldOut: [...found.soldOut, { offer, fare }],
    };
    return refinedBy(left, {});
  }

  #change(change: (found: FoundFlights) => FoundFlights): void {
    const state = this.state$.value;
    if (state.kind === 'found') this.state$.next(change(state));
  }
}

/** The fare that an offer is shown at: the chosen one, else the cheapest that passes the filters. */
export function shownFare({ chosen, refined }: FoundFlights, offer: FlightOffer, position: number): FareOption {
  if (chosen?.offer.offerId === offer.offerId) return chosen.fare;
  return offer.fares[refined.fareOf[position] ?? 0] ?? offer.fares[0];
}

/** All fares of an offer, those that were sold since the search among them, cheapest first. */
export function allFares({ soldOut }: FoundFlights, { offerId, fares }: FlightOffer): readonly FareOption[] {
  const gone = soldOut.filter(
    ({ offer, fare }) => offer.offerId === offerId && !fares.some(({ fareId }) => fareId === fare.fareId),
  );
  if (gone.length === 0) return fares;
  return [...fares, ...gone.map(({ fare }) => fare)].toSorted((one, other) => one.total.minor - other.total.minor);
}

export function isSoldOut({ soldOut }: Pick<FoundFlights, 'soldOut'>, { fareId }: FareOption): boolean {
  return soldOut.some(({ fare }) => fare.fareId === fareId);
}

function isShown({ index, refined }: FoundFlights, { offerId }: FlightOffer): boolean {
  return refined.order.some((at) => index.offers[at]?.offerId === offerId);
}

function refinedBy(found: FoundFlights, change: Partial<Pick<FoundFlights, 'filters' | 'order'>>): FoundFlights {
  const { index, chosen } = found;
  const { filters, order } = { ...found, ...change };
  const refined = refine(index, filters, order);
  const next = { ...found, filters, order, refined };
  // Another order of the same offers has the same leaders.
  const leads = change.order ? found.leads : leadsOf(index, refined, filters);
  return { ...next, leads, chosenShown: chosen === undefined || isShown(next, chosen.offer) };
}
