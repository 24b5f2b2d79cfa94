/**
 * The answers of the last moments: who goes back, reloads or opens a second tab asks the same again, and gets the very
 * same answer, so that it need not be written for the network again. An answer belongs to an agency. What suppliers sell is
 * kept longer than this by `supplier-searches.ts`; a quote asks afresh.
 */
import { Effect } from 'effect';
import type { Itinerary } from '#domain/flight/offer/itinerary.ts';
import { eachFlightKey } from '#domain/flight/search/match.ts';
import type { FlightSearchRequest } from '#domain/flight/search/request.ts';
import type { FlightDesk, FlightsFound } from '#application/desk/flight.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';

export interface RecentSearchesOptions {
  /** How long an answer is given again. */
  readonly forMilliseconds?: number;
  /** Offers kept over all answers; the oldest answers go first. */
  readonly mostOffers?: number;
  /** Milliseconds of a clock that never jumps. */
  readonly ticks: () => number;
}

interface Kept {
  readonly found: FlightsFound;
  readonly until: number;
}

export class RecentSearches {
  readonly #kept = new Map<string, Kept>();
  readonly #forMilliseconds: number;
  readonly #mostOffers: number;
  readonly #ticks: () => number;
  #offers = 0;

  constructor({ forMilliseconds = 15_000, mostOffers = 20_000, ticks }: RecentSearchesOptions) {
    this.#forMilliseconds = forMilliseconds;
    this.#mostOffers = mostOffers;
    this.#ticks = ticks;
  }

  /** A search that first looks among the answers of the last moments. The caller's right is checked each time. */
  over(caller: Caller, search: FlightDesk['search']): FlightDesk['search'] {
    return (request) =>
      Effect.flatMap(signedIn(caller, 'search'), ({ agencyId }) => {
        const key = keyOf(agencyId, request);
        const kept = this.#kept.get(key);
        if (kept !== undefined && kept.until > this.#ticks()) return Effect.succeed(kept.found);
        return Effect.tap(search(request), (found) => Effect.sync(() => this.#keep(key, found)));
      });
  }

  /** The flights of an offer that is kept here. */
  flightsOf(offerId: string): readonly Itinerary[] {
    for (const { found } of this.#kept.values()) {
      const known = found.offers.find((offer) => offer.offerId === offerId);
      if (known) return known.itineraries;
    }
    return [];
  }

  /** Forgets answers that show any of these flights (see `eachFlightKey`). */
  forget(flights: ReadonlySet<string>): void {
    for (const [key, { found }] of this.#kept) {
      if (found.offers.some(({ itineraries }) => eachFlightKey(itineraries).some((each) => flights.has(each)))) {
        this.#drop(key);
      }
    }
  }

  #keep(key: string, found: FlightsFound): void {
    this.#drop(key);
    this.#kept.set(key, { found, until: this.#ticks() + this.#forMilliseconds });
    this.#offers += found.offers.length;
    for (const [oldest, { until }] of this.#kept) {
      if (this.#offers <= this.#mostOffers && until > this.#ticks()) return;
      if (oldest !== key) this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#offers -= this.#kept.get(key)?.found.offers.length ?? 0;
    this.#kept.delete(key);
  }
}

function keyOf(agencyId: string, request: FlightSearchRequest): string {
  const byName = Object.entries(request).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([agencyId, byName]);
}
