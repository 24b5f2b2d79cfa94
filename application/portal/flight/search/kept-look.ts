/**
 * What stays of a list of flights when its search is made again or changed: the order and view always, the filters between
 * the same places, the choice where the same flights are asked for.
 */
import type { FlightOffer } from '#domain/flight/offer/offer.ts';
import type { OfferFilters } from '#domain/flight/offer/refine.ts';
import type { FlightSearchRequest } from '#domain/flight/search/request.ts';
import { firstLook } from './flight-results.ts';
import type { ChosenFare, FoundFlights, ListOfOffers, Look } from './flight-results.ts';

export interface RememberedTrip {
  readonly query: string;
  readonly lists: readonly RememberedList[];
}

interface RememberedList {
  readonly list: ListOfOffers;
  readonly look: Look;
  readonly chosen: ChosenFare | undefined;
}

export function rememberedOf(trip: {
  readonly query: string;
  readonly lists: readonly FoundFlights[];
}): RememberedTrip {
  return {
    query: trip.query,
    lists: trip.lists.map((found) => {
      const { filters, order, view, chosen } = found;
      return { list: found, look: { filters, order, view }, chosen };
    }),
  };
}

/** How a new list is looked at first, and what was chosen of the same flights before the search changed elsewhere. */
export function lookAt(
  last: RememberedTrip,
  list: ListOfOffers,
  at: number,
): { readonly look: Look; readonly chosen?: ChosenFare | undefined } {
  const { look = firstLook } = last.lists[at] ?? last.lists[0] ?? {};
  const before = last.lists[at];
  // Airlines, times and airports of one pair of places say nothing of another.
  if (before === undefined || placesOf(before.list) !== placesOf(list)) return { look: { ...look, filters: {} } };
  const same = askedOf(before.list) === askedOf(list) && last.query !== list.query;
  return {
    look: { ...look, filters: stillMeant(look.filters, before.list, list) },
    chosen: same ? before.chosen : undefined,
  };
}

/** Without what filters by a thing that the new search asks for itself. */
function stillMeant(filters: OfferFilters, before: ListOfOffers, list: ListOfOffers): OfferFilters {
  const { fareTypes: _types, ...others } = filters;
  return before.request.fareType === list.request.fareType ? filters : others;
}

function placesOf({ sectors }: ListOfOffers): string {
  return sectors.map(({ origin, destination }) => `${origin}-${destination}`).join();
}

/** The same flights at the same fare family among newer offers; undefined where they are not sold any more. */
export function sameFlight(offers: readonly FlightOffer[], chosen: ChosenFare | undefined): ChosenFare | undefined {
  if (chosen === undefined) return undefined;
  const flights = flightsOf(chosen.offer);
  const offer = offers.find((each) => flightsOf(each) === flights);
  const fare = offer?.fares.find(
    ({ family, fareType, special }) =>
      family === chosen.fare.family && fareType === chosen.fare.fareType && special === chosen.fare.special,
  );
  return offer && fare && { offer, fare };
}

function flightsOf({ itineraries }: FlightOffer): string {
  return itineraries
    .flatMap(({ segments }) => segments)
    .map(({ carrier, flightNumber, departure }) => `${carrier}${flightNumber} ${departure.local}`)
    .join();
}

/** All that a list of flights was asked for with. */
function askedOf({ sectors, request }: ListOfOffers): string {
  const { sectors: _others, ...wishes }: FlightSearchRequest = request;
  return JSON.stringify([sectors, wishes]);
}
