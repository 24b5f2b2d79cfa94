/** What can be bought with quoted flights: the catalogue of meals, bags and services, and the seat maps. */
import { Effect } from 'effect';
import { journeyPart } from '#domain/flight/search/request.ts';
import { journeyTypeOf } from '#domain/flight/booking/in-short.ts';
import type { FlightPlace } from '#domain/flight/extras/ancillaries.ts';
import type { Itinerary } from '#domain/flight/offer/itinerary.ts';
import { hasPassed } from '#domain/time/instant.ts';
import type { Answer } from '#application/desk/answer.ts';
import { NotFound, type SoldOut } from '#application/desk/failures.ts';
import type { FlightCatalogue, FlightSeatMaps, OfferedFlight } from '#application/desk/flight.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { SupplierServices } from '#application/backoffice/ports/flight/supplier-services.ts';
import type { BookableQuote } from '#application/backoffice/ports/flight/quote-store.ts';
import type { FlightPorts } from '../flight-ports.ts';
import { quotedServices } from './quoted-services.ts';

interface Asked {
  readonly quoteId: string;
}

/** `NotFound` where there is no such quote of the caller's, or it can no longer be booked from. */
export function flightServices(
  ports: FlightPorts,
  caller: Caller,
  asked: Asked,
): Answer<FlightCatalogue, NotFound | SoldOut> {
  return Effect.map(found(ports, caller, asked), ({ quote, services }) => catalogueOf(quote.itineraries, services));
}

/** Lines with the flights that they are on, of a journey. */
export function catalogueOf(itineraries: readonly Itinerary[], { lines }: SupplierServices): FlightCatalogue {
  return {
    lines: lines.flatMap((line) => {
      const flight = offeredFlight(itineraries, line.place);
      return flight === undefined ? [] : [{ ...line, flight }];
    }),
  };
}

/** As {@link catalogueOf}. */
export function seatMapsOf(itineraries: readonly Itinerary[], { seatMaps }: SupplierServices): FlightSeatMaps {
  return {
    seatMaps: seatMaps.flatMap((map) => {
      const flight = offeredFlight(itineraries, map.place);
      return flight === undefined ? [] : [{ ...map, flight }];
    }),
  };
}

/** As {@link flightServices}. */
export function flightSeatMaps(
  ports: FlightPorts,
  caller: Caller,
  asked: Asked,
): Answer<FlightSeatMaps, NotFound | SoldOut> {
  return Effect.map(found(ports, caller, asked), ({ quote, services }) => seatMapsOf(quote.itineraries, services));
}

/** Undefined where the journey has no such flight. */
export function offeredFlight(itineraries: readonly Itinerary[], place: FlightPlace): OfferedFlight | undefined {
  const segment = itineraries[place.itinerary]?.segments[place.segment];
  if (segment === undefined) return undefined;
  const { carrier, flightNumber, origin, destination } = segment;
  return {
    carrier,
    flightNumber,
    origin,
    destination,
    part: journeyPart(journeyTypeOf(itineraries), place.itinerary),
  };
}

function found(
  ports: FlightPorts,
  caller: Caller,
  { quoteId }: Asked,
): Answer<{ readonly quote: BookableQuote; readonly services: SupplierServices }, NotFound | SoldOut> {
  return Effect.gen(function* () {
    const { agencyId, actor, reference } = yield* signedIn(caller, 'book');
    const quote = yield* ports.quotes.find(quoteId, agencyId, actor.userId);
    if (quote === undefined || hasPassed(quote.expiresAt, ports.clock.now())) {
      return yield* new NotFound({ what: 'quote' });
    }
    return { quote, services: yield* quotedServices(ports, quote, reference) };
  });
}
