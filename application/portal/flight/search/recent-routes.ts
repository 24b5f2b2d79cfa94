/** The routes that an agent searched and booked lately, each once: what a desk sells most is what it sold last. */
import type { BookingSummary } from '#domain/booking/booking.ts';
import { type RouteLeg, routeStops } from '#domain/flight/offer/route.ts';
import type { AirportDirectory } from '#domain/flight/reference/airports.ts';
import { type FlightSearchRequest, isSoldBySector } from '#domain/flight/search/request.ts';
import { defaultSearch, type SearchDraft } from '#domain/flight/search/rules.ts';
import { type Money, sum } from '#domain/money/money.ts';
import { type IsoDate, parseIsoDate } from '#domain/time/calendar-date.ts';
import { type CalendarAsked, type KnownDays, lowestFares } from './fare-calendars.ts';
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

/** A day of a calendar whose lowest fare is wanted. */
export interface FareWanted {
  readonly asked: CalendarAsked;
  readonly date: IsoDate;
}

/**
 * The fares that the price of a search is made of: a flight each, or one for a return that airlines price as a whole; none
 * for a longer journey that they price so, which no calendar says.
 */
export function faresOfSearch(search: SearchDraft, isDomestic: AirportDirectory['isDomestic']): readonly FareWanted[] {
  const sectors = search.sectors.flatMap(({ origin = '', destination = '', date = '' }) => {
    const day = parseIsoDate(date);
    return day === undefined ? [] : [{ origin, destination, date: day }];
  });
  if (sectors.length < search.sectors.length) return [];
  const [out, home, ...further] = sectors;
  if (out !== undefined && home !== undefined && !isSoldBySector({ sectors }, isDomestic)) {
    const { date, ...leg } = out;
    const isReturn = search.journeyType === 'round-trip' && further.length === 0;
    return isReturn ? [{ asked: { ...search, ...leg, returnDate: home.date }, date }] : [];
  }
  return sectors.map(({ date, ...leg }) => ({ asked: { ...search, ...leg }, date }));
}

/** What the lowest fares that are wanted come to, of one adult; undefined until all are known. */
export function lowestTotal(known: KnownDays, wanted: readonly FareWanted[]): Money | undefined {
  const fares = wanted.flatMap(({ asked, date }) => lowestFares(known, asked, [date]).get(date) ?? []);
  const [first] = fares;
  if (first === undefined || fares.length < wanted.length) return undefined;
  return sum(first.currency, fares);
}
