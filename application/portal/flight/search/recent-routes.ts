/** The routes that an agent searched and booked lately, each once: what a desk sells most is what it sold last. */
import type { BookingSummary } from '#domain/booking/booking.ts';
import { type RouteLeg, routeStops } from '#domain/flight/offer/route.ts';
import type { FlightSearchRequest } from '#domain/flight/search/request.ts';
import { defaultSearch } from '#domain/flight/search/rules.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { RecentSearch } from './flight-search.ts';

/** Their fares are asked for day by day, so they are few. */
const mostRoutes = 4;

/** Outward legs: those searched on this device first, then those of bookings, newest first. */
export function recentRoutes(
  searches: readonly Pick<RecentSearch, 'search'>[],
  bookings: readonly Pick<BookingSummary, 'title'>[],
): readonly RouteLeg[] {
  const searched = searches.map(({ search: { sectors } }) => [sectors[0]?.origin ?? '', sectors[0]?.destination ?? '']);
  const booked = bookings.map(({ title }) => routeStops(title)[0] ?? []);
  const routes = [...searched, ...booked].flatMap(([origin = '', destination = '']) =>
    [origin, destination].every((code) => /^[A-Z]{3}$/.test(code)) ? [{ origin, destination }] : [],
  );
  const first = new Map(routes.toReversed().map((leg) => [`${leg.origin}-${leg.destination}`, leg]));
  return [...first.values()].toReversed().slice(0, mostRoutes);
}

/** One adult, one way, as the lowest fare of a day is found. */
export function searchOfRoute({ origin, destination }: RouteLeg, date: IsoDate): FlightSearchRequest {
  return { ...defaultSearch, sectors: [{ origin, destination, date }] };
}
