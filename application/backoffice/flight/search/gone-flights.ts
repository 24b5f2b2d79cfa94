/**
 * What is no longer as it was shown. Once a quote or a booking says that a flight is sold out or costs something else,
 * searches of before that show this flight are not given again: anyone who searches next sees what is for sale.
 */
import { Effect } from 'effect';
import type { Itinerary } from '#domain/flight/offer/itinerary.ts';
import { eachFlightKey } from '#domain/flight/search/match.ts';
import type { FlightDesk } from '#application/desk/flight.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import type { FlightPorts } from '../flight-ports.ts';
import type { RecentSearches } from './recent-searches.ts';
import { openOffer } from '../quote/sealed-ids.ts';

type Selling = Pick<FlightDesk, 'quote' | 'book'>;

export class GoneFlights {
  readonly #ports: Pick<FlightPorts, 'searches' | 'quotes' | 'seal' | 'clock'>;
  readonly #recent: RecentSearches;
  /** Says the other processes that serve the same house. */
  readonly #notifyOthers: (flights: readonly string[]) => Effect.Effect<void>;

  constructor(
    ports: Pick<FlightPorts, 'searches' | 'quotes' | 'seal' | 'clock'>,
    recent: RecentSearches,
    notifyOthers: (flights: readonly string[]) => Effect.Effect<void> = () => Effect.void,
  ) {
    this.#ports = ports;
    this.#recent = recent;
    this.#notifyOthers = notifyOthers;
  }

  /** Quoting and booking that forget what they find to be gone. */
  over(caller: Caller, { quote, book }: Selling): Selling {
    return {
      quote: (request) =>
        quote(request).pipe(
          Effect.tap(({ changed, itineraries }) => (changed ? this.#gone(itineraries) : Effect.void)),
          Effect.tapErrorTag('SoldOut', () =>
            this.#gone(request.choices.flatMap(({ offerId }) => this.#shown(caller, offerId))),
          ),
        ),
      book: (request) =>
        Effect.tapErrorTag(book(request), ['SoldOut', 'FareChanged'], () =>
          Effect.flatMap(this.#quoted(caller, request.quoteId), (itineraries) => this.#gone(itineraries)),
        ),
    };
  }

  /** Forgets searches that show any of these flights (see `eachFlightKey`). */
  forget(flights: readonly string[]): void {
    const gone = new Set(flights);
    this.#ports.searches.forget(gone);
    this.#recent.forget(gone);
  }

  #gone(itineraries: readonly Itinerary[]): Effect.Effect<void> {
    return Effect.suspend(() => {
      const flights = eachFlightKey(itineraries);
      if (flights.length === 0) return Effect.void;
      this.forget(flights);
      return this.#notifyOthers(flights);
    });
  }

  #shown(caller: Caller, offerId: string): readonly Itinerary[] {
    if (caller.kind !== 'signed-in') return [];
    const { searches, seal, clock } = this.#ports;
    const claim = openOffer(seal, offerId, { agencyId: caller.agencyId, now: clock.now() });
    if (claim === undefined) return [];
    const known = searches.flightsOf(claim.supplier, claim.offerKey);
    return known.length > 0 ? known : this.#recent.flightsOf(offerId);
  }

  #quoted(caller: Caller, quoteId: string): Effect.Effect<readonly Itinerary[]> {
    if (caller.kind !== 'signed-in') return Effect.succeed([]);
    return Effect.map(
      this.#ports.quotes.find(quoteId, caller.agencyId, caller.actor.userId),
      (quote) => quote?.itineraries ?? [],
    );
  }
}
