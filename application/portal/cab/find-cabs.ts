/** Searching cabs: the form, the cabs that an address found, filtered, and one of them quoted. */
import { cabSalesDays, checkCabSearch, type CabSearch } from '#domain/cab/search/rules.ts';
import { type CabFilters, noCabFilters } from '#domain/cab/search/refine.ts';
import type { CabPlace } from '#domain/cab/trip/trip.ts';
import type { Violation } from '#domain/rules/violation.ts';
import { addDays, type IsoDate } from '#domain/time/calendar-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { CabDesk, CabQuote, CabsFound } from '#application/desk/cab/cab.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import { AddressSearch } from '#application/portal/booking/search/address-search.ts';
import { isNetShown, keepNetShown, type NetSetting } from '#application/portal/booking/search/net-shown.ts';
import { recentQueries } from '#application/portal/booking/search/recent-queries.ts';
import type { PortalClock } from '#application/portal/ports/machine.ts';
import type { Shelf } from '#application/portal/ports/shelf.ts';
import type { Session } from '#application/portal/session/session.ts';
import { type CabSearchDraft, newDraft, searchIn, searchPath } from './search-link.ts';

export type CabEnd = 'from' | 'to';

interface Shown {
  readonly places: Readonly<Record<CabEnd, readonly CabPlace[]>>;
  readonly asking: Readonly<Record<CabEnd, boolean>>;
  readonly today: IsoDate;
  readonly last: IsoDate;
  readonly filters: CabFilters;
  /** Whether net fares and commission are shown; kept on this device. */
  readonly netShown: boolean;
  /** The cab whose price is asked for. */
  readonly quoting?: string | undefined;
  readonly failure?: DeskFailure | undefined;
}

interface FindCabsFrom {
  readonly clock: PortalClock;
  readonly shelf: Shelf;
  readonly settings: NetSetting;
}

/** Cabs drive in India alone. */
export const cabZone = 'Asia/Kolkata';

export class FindCabs extends AddressSearch<CabSearchDraft, CabsFound, Shown> {
  readonly #desk: Pick<CabDesk, 'places' | 'search' | 'quote'>;
  readonly #session: Session;
  readonly #settings: NetSetting;
  readonly #typed: Record<CabEnd, string> = { from: '', to: '' };

  constructor(
    desk: Pick<CabDesk, 'places' | 'search' | 'quote'>,
    session: Session,
    { clock, shelf, settings }: FindCabsFrom,
  ) {
    const fresh = () => {
      const today = clock.todayIn(cabZone);
      return {
        today,
        last: addDays(today, cabSalesDays),
        filters: noCabFilters,
        netShown: isNetShown(settings),
        failure: undefined,
      };
    };
    const begun = fresh();
    super(
      {
        start: { ...newDraft, date: addDays(begun.today, 1) },
        begun: { ...begun, places: { from: [], to: [] }, asking: { from: false, to: false } },
        fresh,
        check: (draft) => checkDraft(draft, clock.now()),
        whole: ({ kind, from, to }) => from !== undefined && (to !== undefined || kind === 'local'),
        search: (draft) => desk.search(searchOf(draft)),
        path: searchPath,
        read: searchIn,
      },
      session,
      recentQueries(shelf, 'recentCabSearches'),
    );
    this.#desk = desk;
    this.#session = session;
    this.#settings = settings;
  }

  /** Looks for places while somebody types; the last asked wins. */
  async type(end: CabEnd, text: string): Promise<void> {
    this.#typed[end] = text;
    if (text.trim().length < 2) return this.#offer(end, []);
    this.show({ asking: { ...this.state$.value.asking, [end]: true } });
    const outcome = await this.#session.ask(this.#desk.places({ text }));
    if (this.#typed[end] === text) this.#offer(end, outcome.kind === 'done' ? outcome.value : []);
  }

  filter(change: Partial<CabFilters>): void {
    this.show({ filters: { ...this.state$.value.filters, ...change } });
  }

  clear(): void {
    this.show({ filters: noCabFilters });
  }

  /** Shows or hides net fares and commission, here and from now on on this device. */
  showNet(netShown: boolean): void {
    keepNetShown(this.#settings, netShown);
    this.show({ netShown });
  }

  /** The quote of a cab; undefined where it cannot be had, which the state says. */
  async quote(cabId: string): Promise<CabQuote | undefined> {
    if (this.state$.value.quoting !== undefined) return undefined;
    this.show({ quoting: cabId, failure: undefined });
    const outcome = await this.#session.ask(this.#desk.quote({ cabId }));
    this.show({ quoting: undefined, ...(outcome.kind === 'failed' && { failure: outcome.failure }) });
    return outcome.kind === 'done' ? outcome.value : undefined;
  }

  #offer(end: CabEnd, found: readonly CabPlace[]): void {
    const { places, asking } = this.state$.value;
    this.show({ places: { ...places, [end]: found }, asking: { ...asking, [end]: false } });
  }
}

function checkDraft(draft: CabSearchDraft, now: Instant): readonly Violation[] {
  const { from, to } = draft;
  const named = (id: string) => {
    const place = [from, to].find((each) => each?.placeId === id);
    return place && { zone: cabZone, ...(place.airport !== undefined && { airport: place.airport }) };
  };
  return checkCabSearch(searchOf(draft), named, now);
}

function searchOf({ kind, from, to, date, time, hours, days, passengers }: CabSearchDraft): CabSearch {
  return {
    kind,
    pickUpAt: from?.placeId,
    ...(kind === 'local' ? { hours } : { dropAt: to?.placeId }),
    ...(kind === 'outstation' && { days }),
    ...(date !== undefined && { at: `${date}T${time}` }),
    passengers,
  };
}
