/**
 * The results of one flight search, asked for once by its address: one list of whole journeys, or a list a direction where
 * each is sold by itself. What is chosen in all of them is held against the rules, added up, and taken on to a quote.
 */
import type { Effect } from 'effect';
import { BehaviorSubject, combineLatest, skip } from 'rxjs';
import type { Subscription } from 'rxjs';
import type { AirportDirectory } from '#domain/flight/reference/airports.ts';
import { checkChoices } from '#domain/flight/offer/choice.ts';
import type { AirlineCode } from '#domain/flight/offer/itinerary.ts';
import type { FlightOffer } from '#domain/flight/offer/offer.ts';
import type { FlightQuote } from '#domain/flight/quote/quote.ts';
import type { OfferOrder } from '#domain/flight/offer/refine.ts';
import { cheapestPairs } from '#domain/flight/offer/return-pairs.ts';
import type { ReturnPair } from '#domain/flight/offer/return-pairs.ts';
import { isSoldBySector } from '#domain/flight/search/request.ts';
import type { FlightSearchRequest } from '#domain/flight/search/request.ts';
import { checkSearch, completeSearch, searchMostResults } from '#domain/flight/search/rules.ts';
import type { Violation } from '#domain/rules/violation.ts';
import { Unreachable } from '#application/desk/failures.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { FareChoice, FlightsFound } from '#application/desk/flight.ts';
import type { Kept } from '#application/portal/kept.ts';
import type { AirportSource } from '#application/portal/ports/airport-source.ts';
import type { PortalClock } from '#application/portal/ports/machine.ts';
import type { AdditionalSettings } from '#application/portal/session/auth.ts';
import type { Session } from '#application/portal/session/session.ts';
import { FlightResults } from './flight-results.ts';
import type { ChosenFare, FoundFlights, ListOfOffers } from './flight-results.ts';
import { lookAt, rememberedOf, sameFlight } from './kept-look.ts';
import type { RememberedTrip } from './kept-look.ts';
import { lookFrom, withLooks, withoutLooks } from './look-link.ts';
import { searchFromQuery } from './search-link.ts';
import { totalsBySector } from './totals-by-sector.ts';

export interface FoundTrip {
  readonly kind: 'found';
  readonly query: string;
  readonly request: FlightSearchRequest;
  /** Each direction is chosen by itself: there is a list for each. */
  readonly bySector: boolean;
  readonly lists: readonly FoundFlights[];
  /** What is chosen, by list. */
  readonly choices: readonly (ChosenFare | undefined)[];
  /** What does not go together of what is chosen: paths `choices[n]`. Missing choices are not among them. */
  readonly violations: readonly Violation[];
  /** A booking was asked for with something still to choose. */
  readonly missing: boolean;
  /** Special return fares, the cheapest pair of each airline. */
  readonly pairs: readonly ReturnPair[];
  readonly quoting: boolean;
  readonly quoteFailure: DeskFailure | undefined;
}

export type TripResultsState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'searching'; readonly query: string }
  | { readonly kind: 'invalid'; readonly query: string; readonly violations: readonly Violation[] }
  | { readonly kind: 'failed'; readonly query: string; readonly failure: DeskFailure }
  | FoundTrip;

/** What results are judged and ordered by. */
export interface ResultsFacts {
  readonly airports: AirportSource;
  readonly clock: PortalClock;
  readonly airlineName: (code: AirlineCode) => string;
}

/** Where flights are found, and what is chosen of them is quoted. */
export interface TripDesk<Quote> {
  readonly search: (request: FlightSearchRequest) => Effect.Effect<FlightsFound, DeskFailure>;
  readonly quote: (request: { readonly choices: readonly FareChoice[] }) => Effect.Effect<Quote, DeskFailure>;
}

/** What the page of the results does with them, whatever a quote of theirs is. */
export type TripLists = Omit<TripResults<unknown>, 'quote'>;

/** `Quote` is what choosing leads to: a fare to book from, unless said otherwise. */
export class TripResults<Quote = FlightQuote> {
  readonly state$ = new BehaviorSubject<TripResultsState>({ kind: 'idle' });
  readonly #desk: TripDesk<Quote>;
  readonly #session: Session;
  readonly #facts: ResultsFacts;
  readonly #settings: Kept<AdditionalSettings>;
  /** Results of an address are asked for again after this long. */
  readonly #freshMs: number;
  #lists: readonly FlightResults[] = [];
  #following: Subscription | undefined;
  #last: RememberedTrip = { query: '', lists: [] };
  #foundAt = 0;
  /** As it was opened, with how its lists are to be looked at. */
  #address = '';
  #asked = 0;

  constructor(
    desk: TripDesk<Quote>,
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

  /** The lists of what was found, in the order of travel; none while nothing is. */
  get lists(): readonly FlightResults[] {
    return this.#lists;
  }

  /** What was found is no longer what is for sale: anyone who comes back searches again. */
  outdate(): void {
    this.#foundAt = Number.NEGATIVE_INFINITY;
  }

  /**
   * Shows the results of an address: those at hand while they are fresh, else a new search; looked at as the address says,
   * where it does.
   */
  async open(address: string, again = false): Promise<void> {
    const { clock } = this.#facts;
    const query = withoutLooks(address);
    this.#address = address;
    const state = this.state$.value;
    const sameQuery = state.kind !== 'idle' && state.query === query;
    if (!again && sameQuery && state.kind === 'searching') return;
    if (!again && sameQuery && state.kind === 'found' && clock.ticks() - this.#foundAt < this.#freshMs) {
      if (address !== addressOf(state)) this.#lookAs(address);
      return;
    }
    if (state.kind === 'found') this.#last = rememberedOf(state);
    this.#asked += 1;
    const asked = this.#asked;
    this.#leave();
    this.state$.next({ kind: 'searching', query });
    const draft = { ...searchFromQuery(query), numResults: searchMostResults };
    const named = draft.sectors.flatMap(({ origin = '', destination = '' }) => [origin, destination]);
    const airports = await this.#facts.airports.load(named).catch(() => undefined);
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
    this.#show(query, request, outcome.value, airports);
  }

  /** Orders every list alike. */
  sort(order: OfferOrder): void {
    for (const list of this.#lists) list.sort(order);
  }

  show(view: FoundFlights['view']): void {
    for (const list of this.#lists) list.show(view);
  }

  showNet(shown: boolean): void {
    for (const list of this.#lists) list.showNet(shown);
  }

  clearFilters(): void {
    for (const list of this.#lists) list.clearFilters();
  }

  /** Chooses both directions of a pair of special return fares. */
  choosePair({ onward, back }: ReturnPair): void {
    for (const [at, { offer, fare }] of [onward, back].entries()) this.#lists[at]?.choose(offer, fare);
  }

  /**
   * Asks for the quote of all that is chosen. Undefined where something is missing, does not go together, or that failed,
   * with the reason in the state; a fare that was sold meanwhile is marked and no longer chosen.
   */
  async quote(): Promise<Quote | undefined> {
    const state = this.state$.value;
    if (state.kind !== 'found' || state.quoting) return undefined;
    const choices = state.choices.flatMap((choice) => choice ?? []);
    if (choices.length < state.choices.length) {
      this.#change({ missing: true });
      return undefined;
    }
    if (state.violations.length > 0) return undefined;
    const asked = this.#asked;
    this.#change({ quoting: true, quoteFailure: undefined });
    for (const list of this.#lists) list.hold(true);
    const outcome = await this.#session.ask(this.#desk.quote({ choices: choices.map(choiceOf) }));
    const failure = outcome.kind === 'failed' ? outcome.failure : undefined;
    const gone = failure?._tag === 'SoldOut' && asked === this.#asked ? await this.#soldOf(choices) : [];
    if (asked !== this.#asked) return undefined;
    for (const list of this.#lists) list.hold(false);
    for (const at of gone) {
      const choice = choices[at];
      if (choice) this.#lists[at]?.takeOut(choice);
    }
    this.#change({ quoting: false, quoteFailure: failure });
    return outcome.kind === 'done' ? outcome.value : undefined;
  }

  /** Which of several choices are sold out: each is asked for alone, but for those that are not sold so. */
  async #soldOf(choices: readonly ChosenFare[]): Promise<readonly number[]> {
    if (choices.length === 1) return [0];
    const answers = await Promise.all(
      choices.map(async (choice, at) => {
        if (choice.fare.special !== undefined) return [];
        const outcome = await this.#session.ask(this.#desk.quote({ choices: [choiceOf(choice)] }));
        return outcome.kind === 'failed' && outcome.failure._tag === 'SoldOut' ? [at] : [];
      }),
    );
    return answers.flat();
  }

  #show(query: string, request: FlightSearchRequest, { offers, total }: FlightsFound, airports: AirportDirectory) {
    const bySector = isSoldBySector(request, airports.isDomestic);
    const { airlineName } = this.#facts;
    const lists = listsOf(query, request, bySector, offers, total);
    this.#lists = lists.map((list, at) => {
      const { look, chosen } = lookAt(this.#last, list, at);
      const said = lookFrom(this.#address, at) ?? look;
      const results = new FlightResults(list, said, airlineName, this.#settings);
      const again = sameFlight(list.offers, chosen);
      if (again !== undefined) results.choose(again.offer, again.fare);
      return results;
    });
    const returns = bySector && request.journeyType === 'round-trip';
    if (returns) this.#pairUp();
    const founds = this.#lists.map(({ state$ }) => state$.value);
    this.state$.next({
      kind: 'found',
      query,
      request,
      bySector,
      lists: founds,
      ...chosenIn(founds),
      missing: false,
      pairs: returns ? pairsIn(founds) : [],
      quoting: false,
      quoteFailure: undefined,
    });
    this.#following = combineLatest(this.#lists.map(({ state$ }) => state$))
      .pipe(skip(1))
      .subscribe((next) => this.#follow(next));
  }

  #follow(lists: readonly FoundFlights[]): void {
    const state = this.state$.value;
    if (state.kind !== 'found') return;
    const chosen = lists.some(({ chosen: now }, at) => now !== state.lists[at]?.chosen);
    const offers = lists.some(({ offers: now }, at) => now !== state.lists[at]?.offers);
    this.state$.next({
      ...state,
      lists,
      ...(chosen && { ...chosenIn(lists), missing: false, quoteFailure: undefined }),
      ...(offers && state.pairs.length > 0 && { pairs: pairsIn(lists) }),
    });
    if (chosen && state.bySector && state.request.journeyType === 'round-trip') this.#pairUp();
  }

  /** Each direction is shown at the fares that go with the other's choice. */
  #pairUp(): void {
    const [onward, back] = this.#lists;
    if (onward === undefined || back === undefined) return;
    onward.beside(back.state$.value.chosen);
    back.beside(onward.state$.value.chosen);
  }

  #lookAs(address: string): void {
    for (const [at, list] of this.#lists.entries()) {
      const look = lookFrom(address, at);
      if (look !== undefined) list.look(look);
    }
  }

  #leave(): void {
    this.#following?.unsubscribe();
    this.#following = undefined;
    this.#lists = [];
  }

  #change(change: Partial<FoundTrip>): void {
    const state = this.state$.value;
    if (state.kind === 'found') this.state$.next({ ...state, ...change });
  }
}

/** The address of a search and of how its lists are looked at now. */
export function addressOf({ query, lists }: Pick<FoundTrip, 'query' | 'lists'>): string {
  return withLooks(query, lists);
}

function chosenIn(lists: readonly FoundFlights[]): Pick<FoundTrip, 'choices' | 'violations'> {
  const choices = lists.map(({ chosen }) => chosen);
  const violations = checkChoices(choices).filter(({ code }) => code !== 'flight-required');
  return { choices, violations: withoutWaiting(choices, violations) };
}

/** Half of a pair breaks a rule only once the other half is something else. */
function withoutWaiting(
  choices: readonly (ChosenFare | undefined)[],
  violations: readonly Violation[],
): readonly Violation[] {
  return choices.includes(undefined) ? violations.filter(({ code }) => code !== 'return-fare-alone') : violations;
}

function pairsIn([onward, back]: readonly FoundFlights[]): readonly ReturnPair[] {
  return cheapestPairs(onward?.offers ?? [], back?.offers ?? []);
}

function choiceOf({ offer, fare }: ChosenFare): FareChoice {
  return { offerId: offer.offerId, fareId: fare.fareId };
}

function listsOf(
  query: string,
  request: FlightSearchRequest,
  bySector: boolean,
  offers: readonly FlightOffer[],
  total: number,
): readonly ListOfOffers[] {
  const [first, ...rest] = request.sectors;
  if (first === undefined) return [];
  if (!bySector) return [{ query, request, sectors: [first, ...rest], offers, total }];
  const flying = request.sectors.map((_, at) => offers.filter((offer) => offer.sector === at));
  const totals = totalsBySector(
    flying.map(({ length }) => length),
    total,
    request.numResults,
  );
  return request.sectors.map((sector, at) => ({
    query,
    request,
    sectors: [sector],
    offers: flying[at] ?? [],
    total: totals[at],
  }));
}
