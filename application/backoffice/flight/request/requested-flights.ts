/** Flights' plug of requests in the back office: groups, services by hand, changes, cancellations, imported PNRs. */
import { Effect } from 'effect';
import { allPlaces } from '#domain/flight/booking/aboard.ts';
import { routeOf, routeOfItineraries } from '#domain/flight/offer/route.ts';
import type { AirportDirectory } from '#domain/flight/reference/airports.ts';
import { checkOffered } from '#domain/flight/request/offered.ts';
import { type FlightRequestAnswer, isFlightRequest, type RequestedFlights } from '#domain/flight/request/request.ts';
import { flightRequestRules, flightRequestWay } from '#domain/flight/request/request-rules.ts';
import { checkBookingWish, checkGroup, checkGroupNames } from '#domain/flight/request/rules.ts';
import type { SearchFacts } from '#domain/flight/search/rules.ts';
import { required, violation, within } from '#domain/rules/violation.ts';
import { dateIn, type Instant } from '#domain/time/instant.ts';
import { dateOfLocal, toInstant } from '#domain/time/place-time.ts';
import { Invalid } from '#application/desk/failures.ts';
import type { AskFlightRequest } from '#application/desk/flight-requests.ts';
import type { AskRequest } from '#application/desk/requests.ts';
import type { RequestedProduct, Wanted } from '#application/backoffice/booking/request/requested-product.ts';
import type { AmendableBooking } from '#application/backoffice/ports/flight/flight-books.ts';
import { pricedFare } from './priced-fare.ts';

/** Only what flights have of a request comes here. */
const asFlights = (asked: AskRequest) => asked as AskFlightRequest;

export function requestedFlights(
  airports: AirportDirectory,
  { takeOver, makeOffered }: Pick<RequestedProduct, 'takeOver' | 'makeOffered'> = {},
): RequestedProduct {
  return {
    rules: flightRequestRules,
    wanted: (asked, now) => groupWanted(airports, asFlights(asked), now),
    units: (booking: AmendableBooking) => allPlaces(booking),
    checkWish: (asked, booking: AmendableBooking, now) => {
      const { kind, about } = asFlights(asked);
      if (about === undefined || kind === 'group') return required(undefined, 'about');
      const flight = flightOf(booking, asFlights(asked));
      // What becomes of flown flights that are cancelled or changed, people decide.
      const isFlown = flight !== undefined && toInstant(flight.departure) <= now;
      return [...checkBookingWish(kind, about, booking), ...(isFlown ? [violation('place-flown', 'place')] : [])];
    },
    concern: (asked, booking: AmendableBooking) => {
      const { items = [], place, travellers = [] } = asFlights(asked).about ?? {};
      const directions = place === undefined ? items : [place.itinerary];
      const [first = booking.itineraries[0], ...others] = booking.itineraries.filter((_, at) =>
        directions.includes(at),
      );
      return {
        booking: requestedOf(booking),
        inShort: {
          title: routeOfItineraries([first, ...others]),
          startsOn: dateOfLocal(first.segments[0].departure.local),
          travellerCount: travellers.length,
        },
      };
    },
    priced: pricedFare,
    checkOffered: (kept, answer) =>
      isFlightRequest(kept) && kept.group !== undefined
        ? checkOffered((answer as FlightRequestAnswer).offered, kept.group, airports)
        : [],
    ...(takeOver && { takeOver }),
    ...(makeOffered && { makeOffered }),
  };
}

function groupWanted(
  airports: AirportDirectory,
  { product, kind, group, travellers }: AskFlightRequest,
  now: Instant,
): Effect.Effect<Wanted, Invalid> {
  const violations =
    group === undefined
      ? required(group, 'group')
      : [...within('group', checkGroup(group, factsOf(airports, now))), ...checkGroupNames(travellers, group)];
  const [first] = group?.sectors ?? [];
  if (group === undefined || first === undefined || violations.length > 0) {
    return Effect.fail(new Invalid({ violations }));
  }
  const { adults, children, infants } = group.party;
  const content = { product, kind, way: flightRequestWay(kind), group };
  return Effect.succeed({
    content,
    travellers,
    inShort: {
      title: routeOf(group.sectors),
      startsOn: first.date,
      travellerCount: adults + children + infants,
    },
  });
}

function factsOf(airports: AirportDirectory, now: Instant): SearchFacts {
  return {
    knownAirport: (code) => airports.byCode(code) !== undefined,
    today: (code) => dateIn(now, airports.zoneOf(code) ?? 'UTC'),
  };
}

/** That a service is wanted on. */
function flightOf({ itineraries }: AmendableBooking, { about }: AskFlightRequest) {
  const place = about?.place;
  return place === undefined ? undefined : itineraries[place.itinerary]?.segments[place.segment];
}

export function requestedOf({
  reference: pnr,
  supplier,
  itineraries,
  travellers,
  tickets,
}: Pick<AmendableBooking, 'reference' | 'supplier' | 'itineraries' | 'travellers' | 'tickets'>): RequestedFlights {
  return {
    ...(pnr !== undefined && { reference: pnr }),
    supplier,
    itineraries,
    travellers: travellers.map(({ title, firstName, lastName, type }, at) => {
      const ticket = tickets.find(({ traveller }) => traveller === at)?.number;
      return { name: `${title} ${firstName} ${lastName}`, type, ...(ticket !== undefined && { ticket }) };
    }),
  };
}
