/** The train search form: two stations, a day and a quota. */
import type { Station } from '#domain/train/reference/stations.ts';
import { checkTrainSearch, lastTrainDay } from '#domain/train/search/rules.ts';
import { railwayZone } from '#domain/train/timetable/train.ts';
import type { TrainDesk } from '#application/desk/train/train.ts';
import { recentQueries } from '#application/portal/booking/search/recent-queries.ts';
import { RouteSearch } from '#application/portal/booking/search/route-search.ts';
import type { PortalClock } from '#application/portal/ports/machine.ts';
import type { Shelf } from '#application/portal/ports/shelf.ts';
import type { Session } from '#application/portal/session/session.ts';
import { resultsPath, searchFromQuery, type TrainSearchForm } from './search-link.ts';

export type TrainSearch = RouteSearch<TrainSearchForm, Station>;

export function trainSearch(
  desk: Pick<TrainDesk, 'stations'>,
  session: Session,
  { clock, shelf }: { readonly clock: PortalClock; readonly shelf: Shelf },
): TrainSearch {
  return new RouteSearch<TrainSearchForm, Station>(
    {
      zone: railwayZone,
      lastDay: lastTrainDay,
      start: { quota: 'GN' },
      // What is typed is wanted of any train.
      retyped: (draft) => ({ ...draft, train: undefined }),
      check: ({ origin, destination, date, quota }, today) =>
        checkTrainSearch({ origin: origin?.code, destination: destination?.code, date, quota }, today),
      path: resultsPath,
      read: searchFromQuery,
      places: (text) => desk.stations({ text }),
    },
    session,
    { clock, recent: recentQueries(shelf, 'recentTrainSearches') },
  );
}
