/** Searching sailings: the form, and what an address found, narrowed and in an order. */
import { BehaviorSubject } from 'rxjs';
import { type CruiseFilters, type CruiseSort, noFilters } from '#domain/cruise/search/refine.ts';
import type { CabinParty } from '#domain/cruise/sailing/sailing.ts';
import { checkCruiseSearch, cruiseLimits } from '#domain/cruise/search/rules.ts';
import type { Violation } from '#domain/rules/violation.ts';
import { type IsoDate, type IsoMonth, monthOf, shiftMonth } from '#domain/time/calendar-date.ts';
import type { CruiseDesk, SailingsFound } from '#application/desk/cruise/cruise.ts';
import { type Loadable, loading } from '#application/portal/loadable.ts';
import type { PortalClock } from '#application/portal/ports/machine.ts';
import type { Session } from '#application/portal/session/session.ts';
import { cruisePath, type CruiseSearchDraft, firstCabin } from './search-link.ts';

export interface FindCruisesState {
  readonly draft: CruiseSearchDraft;
  /** Shown once a search was tried; from then on they follow every change. */
  readonly violations: readonly Violation[];
  /** Months on sale. */
  readonly months: readonly IsoMonth[];
  /** Absent before a search. */
  readonly found?: Loadable<SailingsFound> | undefined;
  readonly filters: CruiseFilters;
  readonly sort: CruiseSort;
}

export class FindCruises {
  readonly state$: BehaviorSubject<FindCruisesState>;
  readonly #desk: Pick<CruiseDesk, 'search'>;
  readonly #session: Session;
  readonly #clock: PortalClock;
  readonly #zone: string;
  #tried = false;
  #asked = 0;

  constructor(desk: Pick<CruiseDesk, 'search'>, session: Session, clock: PortalClock, zone: string) {
    [this.#desk, this.#session, this.#clock, this.#zone] = [desk, session, clock, zone];
    const months = this.#months();
    this.state$ = new BehaviorSubject<FindCruisesState>({
      draft: { region: 'india', month: months[1], cabins: [firstCabin] },
      violations: [],
      months,
      filters: noFilters,
      sort: 'day',
    });
  }

  /** Takes over what an address says, and asks for its sailings; the last asked wins. */
  async find(draft: CruiseSearchDraft | undefined): Promise<void> {
    this.#tried = false;
    const asked = (this.#asked += 1);
    const months = this.#months();
    if (draft === undefined) return this.#next({ months, violations: [], found: undefined });
    const violations = this.#violations(draft);
    this.#tried = violations.length > 0;
    this.#next({ months, draft, violations, filters: noFilters, found: violations.length > 0 ? undefined : loading });
    if (violations.length > 0) return;
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

  change(change: Partial<CruiseSearchDraft>): void {
    const draft = { ...this.state$.value.draft, ...change };
    this.#next({ draft, ...(this.#tried && { violations: this.#violations(draft) }) });
  }

  changeCabin(at: number, party: CabinParty): void {
    this.change({ cabins: this.state$.value.draft.cabins.map((each, index) => (index === at ? party : each)) });
  }

  /** So many cabins, those that are there first. */
  changeCount(count: number): void {
    const { cabins } = this.state$.value.draft;
    this.change({ cabins: Array.from({ length: count }, (_, at) => cabins[at] ?? firstCabin) });
  }

  /** The address of the results, where the rules are kept. */
  search(): string | undefined {
    this.#tried = true;
    const { draft } = this.state$.value;
    const violations = this.#violations(draft);
    this.#next({ violations });
    return violations.length > 0 ? undefined : cruisePath(draft);
  }

  narrow(change: Partial<CruiseFilters>): void {
    this.#next({ filters: { ...this.state$.value.filters, ...change } });
  }

  sortBy(sort: CruiseSort): void {
    this.#next({ sort });
  }

  #today(): IsoDate {
    return this.#clock.todayIn(this.#zone);
  }

  #months(): readonly IsoMonth[] {
    const first = monthOf(this.#today());
    return Array.from({ length: cruiseLimits.months + 1 }, (_, at) => shiftMonth(first, at));
  }

  #violations(draft: CruiseSearchDraft): readonly Violation[] {
    return checkCruiseSearch(draft, this.#today());
  }

  #next(change: Partial<FindCruisesState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}
