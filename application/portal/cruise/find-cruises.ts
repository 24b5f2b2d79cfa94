/** Searching sailings: the form, and what an address found, narrowed and in an order. */
import { type CruiseFilters, type CruiseSort, noFilters } from '#domain/cruise/search/refine.ts';
import type { CabinParty } from '#domain/cruise/sailing/sailing.ts';
import { checkCruiseSearch, cruiseLimits } from '#domain/cruise/search/rules.ts';
import { type IsoMonth, monthOf, shiftMonth } from '#domain/time/calendar-date.ts';
import type { CruiseDesk, SailingsFound } from '#application/desk/cruise/cruise.ts';
import { AddressSearch } from '#application/portal/booking/search/address-search.ts';
import { recentQueries } from '#application/portal/booking/search/recent-queries.ts';
import type { PortalClock } from '#application/portal/ports/machine.ts';
import type { Shelf } from '#application/portal/ports/shelf.ts';
import type { Session } from '#application/portal/session/session.ts';
import { cruisePath, type CruiseSearchDraft, cruiseSearchIn, firstCabin } from './search-link.ts';

interface Shown {
  /** Months on sale. */
  readonly months: readonly IsoMonth[];
  readonly filters: CruiseFilters;
  readonly sort: CruiseSort;
}

export class FindCruises extends AddressSearch<CruiseSearchDraft, SailingsFound, Shown> {
  constructor(
    desk: Pick<CruiseDesk, 'search'>,
    session: Session,
    { clock, shelf, zone }: { readonly clock: PortalClock; readonly shelf: Shelf; readonly zone: string },
  ) {
    const today = () => clock.todayIn(zone);
    const monthsOnSale = () =>
      Array.from({ length: cruiseLimits.months + 1 }, (_, at) => shiftMonth(monthOf(today()), at));
    const months = monthsOnSale();
    super(
      {
        start: { region: 'india', month: months[1], cabins: [firstCabin] },
        begun: { months, filters: noFilters, sort: 'day' },
        fresh: () => ({ months: monthsOnSale(), filters: noFilters }),
        check: (draft) => checkCruiseSearch(draft, today()),
        search: (draft) => desk.search(draft),
        path: (draft) => cruisePath(draft),
        read: cruiseSearchIn,
      },
      session,
      recentQueries(shelf, 'recentCruiseSearches'),
    );
  }

  changeCabin(at: number, party: CabinParty): void {
    this.change({ cabins: this.state$.value.draft.cabins.map((each, index) => (index === at ? party : each)) });
  }

  /** So many cabins, those that are there first. */
  changeCount(count: number): void {
    const { cabins } = this.state$.value.draft;
    this.change({ cabins: Array.from({ length: count }, (_, at) => cabins[at] ?? firstCabin) });
  }

  narrow(change: Partial<CruiseFilters>): void {
    this.show({ filters: { ...this.state$.value.filters, ...change } });
  }

  sortBy(sort: CruiseSort): void {
    this.show({ sort });
  }
}
