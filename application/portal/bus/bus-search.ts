/** The bus search form: two cities and a day. */
import type { BusCity } from '#domain/bus/search/city.ts';
import { busZone, checkBusSearch, lastBusDay } from '#domain/bus/search/rules.ts';
import type { BusDesk } from '#application/desk/bus/bus.ts';
import { recentQueries } from '#application/portal/booking/search/recent-queries.ts';
import { RouteSearch } from '#application/portal/booking/search/route-search.ts';
import type { PortalClock } from '#application/portal/ports/machine.ts';
import type { Shelf } from '#application/portal/ports/shelf.ts';
import type { Session } from '#application/portal/session/session.ts';
import { type BusSearchDraft, resultsPath, searchFromQuery } from './search-link.ts';

export type BusSearch = RouteSearch<BusSearchDraft, BusCity>;

export function busSearch(
  desk: Pick<BusDesk, 'cities'>,
  session: Session,
  { clock, shelf }: { readonly clock: PortalClock; readonly shelf: Shelf },
): BusSearch {
  return new RouteSearch<BusSearchDraft, BusCity>(
    {
      zone: busZone,
      lastDay: lastBusDay,
      start: {},
      check: ({ origin, destination, date }, today) =>
        checkBusSearch({ origin: origin?.cityId, destination: destination?.cityId, date }, today),
      path: resultsPath,
      read: searchFromQuery,
      places: (text) => desk.cities({ text }),
    },
    session,
    { clock, recent: recentQueries(shelf, 'recentBusSearches') },
  );
}
