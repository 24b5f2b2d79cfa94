/** Searching packages: the form, and the packages that an address found. */
import type { PackageKind } from '#domain/holiday/package/package.ts';
import { checkHolidaySearch, firstDayOf, holidaySalesDays } from '#domain/holiday/search/rules.ts';
import { partyLimits, type RoomParty } from '#domain/holiday/trip/party.ts';
import { addDays, type IsoDate } from '#domain/time/calendar-date.ts';
import type { HolidayDesk, HolidaysFound } from '#application/desk/holiday/holiday.ts';
import { AddressSearch } from '#application/portal/booking/search/address-search.ts';
import { recentQueries } from '#application/portal/booking/search/recent-queries.ts';
import type { PortalClock } from '#application/portal/ports/machine.ts';
import type { Shelf } from '#application/portal/ports/shelf.ts';
import type { Session } from '#application/portal/session/session.ts';
import { firstRoom, type HolidaySearchDraft, searchIn, searchPath } from './search-link.ts';

interface Shown {
  readonly today: IsoDate;
  readonly least: IsoDate;
  readonly last: IsoDate;
  /** The kind that is shown; both where absent. */
  readonly kind?: PackageKind | undefined;
}

/** How far ahead the form begins. */
const usualAhead = 45;

export class FindHolidays extends AddressSearch<HolidaySearchDraft, HolidaysFound, Shown> {
  constructor(
    desk: Pick<HolidayDesk, 'search'>,
    session: Session,
    { clock, shelf, zone }: { readonly clock: PortalClock; readonly shelf: Shelf; readonly zone: string },
  ) {
    const daysOnSale = () => {
      const today = clock.todayIn(zone);
      return { today, least: firstDayOf(today), last: addDays(today, holidaySalesDays) };
    };
    const begun = daysOnSale();
    super(
      {
        start: { destination: '', from: addDays(begun.today, usualAhead), rooms: [firstRoom] },
        begun,
        fresh: () => ({ ...daysOnSale(), kind: undefined }),
        check: (draft) => checkHolidaySearch(draft, clock.todayIn(zone)),
        search: (draft) => desk.search(draft),
        path: searchPath,
        read: searchIn,
      },
      session,
      recentQueries(shelf, 'recentHolidaySearches'),
    );
  }

  changeRooms(count: number): void {
    const { rooms } = this.state$.value.draft;
    const most = Math.min(count, partyLimits.rooms);
    this.change({ rooms: Array.from({ length: most }, (_, at) => rooms[at] ?? firstRoom) });
  }

  changeRoom(at: number, room: RoomParty): void {
    const { rooms } = this.state$.value.draft;
    this.change({ rooms: rooms.map((each, index) => (index === at ? room : each)) });
  }

  showKind(kind: PackageKind | undefined): void {
    this.show({ kind });
  }
}
