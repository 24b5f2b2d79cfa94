/**
 * Asking all suppliers at once. A slow or failing one delays nobody: once one has answered, the others get a moment and are
 * then left behind, their late answers kept for anyone who asks the same next. What is kept is the suppliers' own data and
 * nothing of any agency.
 */
import { Deferred, Effect, Exit, Fiber } from 'effect';
import type { Itinerary } from '#domain/flight/offer/itinerary.ts';
import { eachFlightKey } from '#domain/flight/search/match.ts';
import type { FlightSearchRequest } from '#domain/flight/search/request.ts';
import { searchMostResults } from '#domain/flight/search/rules.ts';
import { type Instant, toMilliseconds } from '#domain/time/instant.ts';
import type { FlightSupplier, SupplierOffer } from '#application/backoffice/ports/flight/flight-supplier.ts';
import type { SupplierSilent } from '#application/backoffice/ports/supplier.ts';

export interface SearchPatience {
  /** How long the first answer may take. */
  readonly firstMilliseconds: number;
  /** How long the others may take after it. */
  readonly othersMilliseconds: number;
}

export interface SearchMemory {
  /** How long an answer is good for. */
  readonly forMilliseconds: number;
  /** Offers kept over all answers; the answers longest unused go first. */
  readonly mostOffers: number;
}

const usualPatience: SearchPatience = { firstMilliseconds: 10_000, othersMilliseconds: 1_500 };
const usualMemory: SearchMemory = { forMilliseconds: 60_000, mostOffers: 20_000 };

export interface FromSupplier {
  readonly supplier: FlightSupplier;
  readonly offers: readonly SupplierOffer[];
}

export interface SearchOutcome {
  /** In the order of the suppliers. */
  readonly answered: readonly FromSupplier[];
  /** Codes of those who failed or were left behind. */
  readonly missing: readonly string[];
}

/** How a supplier is asked. */
type Way = 'search' | 'cheapest';
type Asking = Fiber.Fiber<readonly SupplierOffer[], SupplierSilent>;

interface Kept {
  /** Milliseconds since 1970. */
  readonly until: number;
  fiber?: Asking;
  /** What it holds, once it has come. */
  offers: readonly SupplierOffer[];
}

export class SupplierSearches {
  readonly #suppliers: readonly FlightSupplier[];
  readonly #patience: SearchPatience;
  readonly #memory: SearchMemory;
  readonly #kept = new Map<string, Kept>();

  constructor(
    suppliers: readonly FlightSupplier[],
    {
      patience = usualPatience,
      memory = usualMemory,
    }: { readonly patience?: SearchPatience; readonly memory?: SearchMemory } = {},
  ) {
    this.#suppliers = suppliers;
    this.#patience = patience;
    this.#memory = memory;
  }

  /** Everything that the suppliers who answer in time have; suppliers are always asked for all they have. */
  search(request: FlightSearchRequest, now: Instant): Effect.Effect<SearchOutcome> {
    return this.#askAll((supplier) => this.#ask(supplier, 'search', request, now));
  }

  /** As `search`, but of suppliers who can tell their cheapest fares apart no more than those (see `FlightSupplier.cheapest`). */
  cheapest(request: FlightSearchRequest, now: Instant): Effect.Effect<SearchOutcome> {
    return this.#askAll((supplier) => {
      const whole = this.#fresh(keyOf(supplier, 'search', request), now);
      if (whole !== undefined) return Effect.succeed(whole);
      return this.#ask(supplier, supplier.cheapest === undefined ? 'search' : 'cheapest', request, now);
    });
  }

  #askAll(ask: (supplier: FlightSupplier) => Effect.Effect<Asking>): Effect.Effect<SearchOutcome> {
    const { firstMilliseconds, othersMilliseconds } = this.#patience;
    return Effect.gen({ self: this }, function* () {
      const answers = new Map<FlightSupplier, readonly SupplierOffer[]>();
      const first = yield* Deferred.make<void>();
      const all = Effect.forEach(
        this.#suppliers,
        (supplier) =>
          Effect.gen({ self: this }, function* () {
            const asked = yield* ask(supplier);
            const exit = yield* Fiber.await(asked);
            if (Exit.isFailure(exit)) return;
            answers.set(supplier, exit.value);
            yield* Deferred.succeed(first, undefined);
          }),
        { concurrency: 'unbounded', discard: true },
      );
      const enough = Deferred.await(first).pipe(Effect.andThen(Effect.sleep(othersMilliseconds)));
      yield* Effect.raceFirst(all, enough).pipe(Effect.timeoutOption(firstMilliseconds + othersMilliseconds));
      return {
        answered: this.#suppliers.flatMap((supplier) => {
          const offers = answers.get(supplier);
          return offers === undefined ? [] : [{ supplier, offers }];
        }),
        missing: this.#suppliers.filter((supplier) => !answers.has(supplier)).map(({ code }) => code),
      };
    });
  }

  /** The flights of an offer that is kept here. */
  flightsOf(supplier: string, offerKey: string): readonly Itinerary[] {
    for (const [key, { offers }] of this.#kept) {
      const known = key.startsWith(`${supplier} `) && offers.find((offer) => offer.offerKey === offerKey);
      if (known) return known.itineraries;
    }
    return [];
  }

  /** Forgets what was answered with any of these flights (see `eachFlightKey`), and what is still being asked. */
  forget(flights: ReadonlySet<string>): void {
    for (const [key, { offers, fiber }] of this.#kept) {
      const running = offers.length === 0 && fiber !== undefined;
      if (running || offers.some(({ itineraries }) => eachFlightKey(itineraries).some((each) => flights.has(each)))) {
        this.#kept.delete(key);
      }
    }
  }

  /** The running or finished asking of a supplier for a request; a new one where there is none that is still good. */
  #ask(supplier: FlightSupplier, way: Way, request: FlightSearchRequest, now: Instant): Effect.Effect<Asking> {
    const key = keyOf(supplier, way, request);
    const known = this.#fresh(key, now);
    if (known !== undefined) return Effect.succeed(known);
    return Effect.gen({ self: this }, function* () {
      const kept: Kept = { until: toMilliseconds(now) + this.#memory.forMilliseconds, offers: [] };
      const asked = { ...request, numResults: searchMostResults };
      kept.fiber = yield* Effect.suspend(() => (supplier[way] ?? supplier.search)(asked, now)).pipe(
        Effect.onExit((exit) => Effect.sync(() => this.#came(key, kept, exit))),
        Effect.forkDetach({ startImmediately: false }),
      );
      this.#kept.set(key, kept);
      return kept.fiber;
    });
  }

  /** What is kept and still good, now the longest to be kept. */
  #fresh(key: string, now: Instant): Asking | undefined {
    const known = this.#kept.get(key);
    if (known?.fiber === undefined || known.until <= toMilliseconds(now)) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, known);
    return known.fiber;
  }

  /** A failure is not kept; room is made for an answer. */
  #came(key: string, kept: Kept, exit: Exit.Exit<readonly SupplierOffer[], SupplierSilent>): void {
    if (this.#kept.get(key) !== kept) return;
    if (Exit.isFailure(exit)) {
      this.#kept.delete(key);
      return;
    }
    kept.offers = exit.value;
    let total = [...this.#kept.values()].reduce((before, { offers }) => before + offers.length, 0);
    for (const [oldest, { offers }] of this.#kept) {
      if (total <= this.#memory.mostOffers || oldest === key) return;
      this.#kept.delete(oldest);
      total -= offers.length;
    }
  }
}

function keyOf(supplier: FlightSupplier, way: Way, request: FlightSearchRequest): string {
  return `${supplier.code} ${way} ${shapeOf(request)}`;
}

/** One text for every request that a supplier answers the same. */
function shapeOf(request: FlightSearchRequest): string {
  const { sectors, party, cabin, fareType, refundType, nonStopOnly, nearbyAirports } = request;
  const { departureWindow, arrivalWindow, layoverMinutes, promoCode } = request;
  return JSON.stringify([
    sectors.map(({ origin, destination, date }) => [origin, destination, date]),
    [party.adults, party.children, party.infants],
    [cabin, fareType, refundType, nonStopOnly, nearbyAirports],
    [departureWindow?.from, departureWindow?.to, arrivalWindow?.from, arrivalWindow?.to, layoverMinutes],
    [request.preferredCarriers.toSorted(), request.excludedCarriers.toSorted(), promoCode],
  ]);
}
