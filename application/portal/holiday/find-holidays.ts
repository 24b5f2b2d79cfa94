/** Searching packages: the form, and the packages that an address found. */
import { BehaviorSubject } from 'rxjs';
import type { PackageKind } from '#domain/holiday/package/package.ts';
import { checkHolidaySearch, firstDayOf, holidaySalesDays } from '#domain/holiday/search/rules.ts';
import { partyLimits, type RoomParty } from '#domain/holiday/trip/party.ts';
import type { Violation } from '#domain/rules/violation.ts';
import { addDays, type IsoDate } from '#domain/time/calendar-date.ts';
import type { HolidayDesk, HolidaysFound } from '#application/desk/holiday/holiday.ts';
import { type Loadable, loading } from '#application/portal/loadable.ts';
import type { PortalClock } from '#application/portal/ports/machine.ts';
import type { Session } from '#application/portal/session/session.ts';
import { firstRoom, type HolidaySearchDraft, searchPath } from './search-link.ts';

export interface FindHolidaysState {
  readonly draft: HolidaySearchDraft;
  /** Shown once a search was tried; from then on they follow every change. */
  readonly violations: readonly Violation[];
  readonly today: IsoDate;
  readonly least: IsoDate;
  readonly last: IsoDate;
  /** Absent before a search. */
  readonly found?: Loadable<HolidaysFound> | undefined;
  /** The kind that is shown; both where absent. */
  readonly kind?: PackageKind | undefined;
}

/** How far ahead the form begins. */
const usualAhead = 45;

export class FindHolidays {
  readonly state$: BehaviorSubject<FindHolidaysState>;
  readonly #desk: Pick<HolidayDesk, 'search'>;
  readonly #session: Session;
  readonly #today: () => IsoDate;
  #tried = false;
  #asked = 0;

  constructor(
    desk: Pick<HolidayDesk, 'search'>,
    session: Session,
    { clock, zone }: { readonly clock: PortalClock; readonly zone: string },
  ) {
    this.#desk = desk;
    this.#session = session;
    this.#today = () => clock.todayIn(zone);
    const today = this.#today();
    this.state$ = new BehaviorSubject<FindHolidaysState>({
      draft: { destination: '', from: addDays(today, usualAhead), rooms: [firstRoom] },
      violations: [],
      ...this.#days(),
    });
  }

  /** Takes over what an address says, and asks for its packages; the last asked wins. */
  async find(draft: HolidaySearchDraft | undefined): Promise<void> {
    const asked = (this.#asked += 1);
    this.#tried = false;
    if (draft === undefined) return this.#next({ ...this.#days(), violations: [], found: undefined });
    const violations = this.#violations(draft);
    this.#tried = violations.length > 0;
    this.#next({ ...this.#days(), draft, violations, kind: undefined, found: undefined });
    if (violations.length > 0) return;
    this.#next({ found: loading });
    const outcome = await this.#session.ask(this.#desk.search(draft));
    if (asked !== this.#asked) return;
    this.#next({
      found:
        outcome.kind === 'done'
          ? { kind: 'ready', value: outcome.value }
          : { kind: 'failed', failure: outcome.failure },
    });
  }

  again(): Promise<void> {
    return this.find(this.state$.value.draft);
  }

  change(change: Partial<HolidaySearchDraft>): void {
    const draft = { ...this.state$.value.draft, ...change };
    this.#next({ draft, ...(this.#tried && { violations: this.#violations(draft) }) });
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

  /** The address of the results, where the rules are kept. */
  search(): string | undefined {
    this.#tried = true;
    const { draft } = this.state$.value;
    const violations = this.#violations(draft);
    this.#next({ violations });
    return violations.length > 0 ? undefined : searchPath(draft);
  }

  show(kind: PackageKind | undefined): void {
    this.#next({ kind });
  }

  #violations(draft: HolidaySearchDraft): readonly Violation[] {
    return checkHolidaySearch(draft, this.#today());
  }

  #days() {
    const today = this.#today();
    return { today, least: firstDayOf(today), last: addDays(today, holidaySalesDays) };
  }

  #next(change: Partial<FindHolidaysState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}
