/**
 * Looking for plans: who is insured, where and when, and what is found; one plan chosen, up to four beside each other. What was last looked for is kept
 * in the tab.
 */
import { BehaviorSubject } from 'rxjs';
import type { InsuranceRegion, InsuranceTrip, PlanSearch } from '#domain/insurance/plan.ts';
import { insuranceRegions, insuranceTrips } from '#domain/insurance/plan.ts';
import { checkPlanSearch, insuranceLimits, lastDayOf, type PlanSearchDraft } from '#domain/insurance/rules.ts';
import type { Violation } from '#domain/rules/violation.ts';
import { addDays, type IsoDate } from '#domain/time/calendar-date.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { InsuranceDesk, InsuranceQuote, PlansFound } from '#application/desk/insurance/insurance.ts';
import { kept, type Kept } from '../kept.ts';
import type { Loadable } from '../loadable.ts';
import type { PortalClock } from '../ports/machine.ts';
import type { Shelf } from '../ports/shelf.ts';
import type { Session } from '../session/session.ts';

export interface FindPlansState {
  readonly form: PlanSearchDraft;
  readonly today: IsoDate;
  /** All of the form's once it was sent; they follow every change. */
  readonly violations: readonly Violation[];
  readonly stopped: number;
  /** Absent until something is looked for. */
  readonly found?: Loadable<PlansFound> | undefined;
  /** What was looked for: the form may be another by now. */
  readonly sought?: PlanSearch | undefined;
  readonly chosen?: string | undefined;
  /** Only rows in which the plans differ. */
  readonly differing: boolean;
  readonly quoting: boolean;
  readonly failure?: DeskFailure | undefined;
}

export class FindPlans {
  readonly state$: BehaviorSubject<FindPlansState>;
  readonly #desk: Pick<InsuranceDesk, 'plans' | 'quote'>;
  readonly #session: Session;
  readonly #shelf: Kept<PlanSearchDraft>;
  #asked = 0;
  #sent = false;

  constructor(
    desk: Pick<InsuranceDesk, 'plans' | 'quote'>,
    session: Session,
    { clock, tab, zone }: { readonly clock: PortalClock; readonly tab: Shelf; readonly zone: string },
  ) {
    this.#desk = desk;
    this.#session = session;
    this.#shelf = kept(tab, { key: 'insuranceSearch', version: 1, upgrades: [], fits: isSearch });
    const today = clock.todayIn(zone);
    const before = this.#shelf.read();
    const form = before?.from !== undefined && before.from >= today ? before : freshSearch(today);
    this.state$ = new BehaviorSubject<FindPlansState>({
      form,
      today,
      violations: [],
      stopped: 0,
      differing: false,
      quoting: false,
    });
  }

  change(change: Partial<PlanSearchDraft>): void {
    const form = { ...this.#state.form, ...change };
    this.#set({ form, violations: this.#sent ? checkPlanSearch(form, this.#state.today) : [] });
  }

  addInsured(): void {
    const { births } = this.#state.form;
    if (births.length < insuranceLimits.mostInsured) this.change({ births: [...births, undefined] });
  }

  removeInsured(index: number): void {
    const { births } = this.#state.form;
    if (births.length > 1) this.change({ births: births.filter((_, at) => at !== index) });
  }

  changeBirth(index: number, born: IsoDate | undefined): void {
    this.change({ births: this.#state.form.births.map((each, at) => (at === index ? born : each)) });
  }

  async search(): Promise<void> {
    const { form, today, stopped } = this.#state;
    this.#sent = true;
    const violations = checkPlanSearch(form, today);
    const sought = whole(form);
    if (violations.length > 0 || sought === undefined) {
      this.#set({ violations, stopped: stopped + 1 });
      return;
    }
    this.#shelf.write(form);
    this.#asked += 1;
    const asked = this.#asked;
    this.#set({ violations: [], sought, found: { kind: 'loading' }, chosen: undefined, failure: undefined });
    const outcome = await this.#session.ask(this.#desk.plans(sought));
    if (asked !== this.#asked) return;
    if (outcome.kind === 'failed') {
      const { failure } = outcome;
      const broken = failure._tag === 'Invalid' ? failure.violations : [];
      this.#set({ found: { kind: 'failed', failure }, violations: broken });
      return;
    }
    this.#set({ found: { kind: 'ready', value: outcome.value }, chosen: outcome.value.plans[0]?.planId });
  }

  choose(planId: string): void {
    this.#set({ chosen: planId, failure: undefined });
  }

  showDiffering(differing: boolean): void {
    this.#set({ differing });
  }

  /** The chosen plan's quote; undefined where there is none. */
  async quote(): Promise<InsuranceQuote | undefined> {
    const { chosen, quoting } = this.#state;
    if (chosen === undefined || quoting) return undefined;
    this.#set({ quoting: true, failure: undefined });
    const outcome = await this.#session.ask(this.#desk.quote({ planId: chosen }));
    this.#set({ quoting: false, ...(outcome.kind === 'failed' && { failure: outcome.failure }) });
    return outcome.kind === 'done' ? outcome.value : undefined;
  }

  /** What was found may cost something else by now. */
  outdate(): void {
    this.#set({ found: undefined, chosen: undefined });
  }

  get #state(): FindPlansState {
    return this.state$.value;
  }

  #set(change: Partial<FindPlansState>): void {
    this.state$.next({ ...this.#state, ...change });
  }
}

function freshSearch(today: IsoDate): PlanSearchDraft {
  return {
    region: 'worldwide-excluding',
    trip: 'single',
    from: addDays(today, 7),
    to: addDays(today, 13),
    births: [undefined],
    family: false,
  };
}

function whole({ from, to, births, ...form }: PlanSearchDraft): PlanSearch | undefined {
  const all = births.flatMap((born) => born ?? []);
  if (from === undefined || all.length !== births.length) return undefined;
  const last = lastDayOf({ trip: form.trip, from, to: to ?? from });
  return { ...form, from, to: last, births: all };
}

function isSearch(data: unknown): data is PlanSearchDraft {
  if (typeof data !== 'object' || data === null || !('births' in data) || !Array.isArray(data.births)) return false;
  const { region, trip } = data as { readonly region?: InsuranceRegion; readonly trip?: InsuranceTrip };
  return insuranceRegions.some((each) => each === region) && insuranceTrips.some((each) => each === trip);
}
