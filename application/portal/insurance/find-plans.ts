/** Looking for plans: who is insured, where and when, and what is found; one plan is chosen, with the others beside it. */
import { BehaviorSubject } from 'rxjs';
import { addDays, type IsoDate } from '#domain/time/calendar-date.ts';
import type { InsuranceRegion, InsuranceTrip, PlanSearch } from '#domain/insurance/plan.ts';
import { insuranceRegions, insuranceTrips } from '#domain/insurance/plan.ts';
import { checkPlanSearch, insuranceLimits, lastDayOf, type PlanSearchDraft } from '#domain/insurance/rules.ts';
import type { InsuranceDesk, InsuranceQuote, PlansFound } from '#application/desk/insurance/insurance.ts';
import { PeopleSearch, type PeopleSearchMachine, type PeopleSearchState } from '../booking/search/people-search.ts';
import { kept } from '../kept.ts';
import type { Session } from '../session/session.ts';

export type FindPlansState = PeopleSearchState<PlanSearchDraft, PlanSearch, PlansFound>;

export interface PlanChoice {
  readonly planId?: string | undefined;
  /** Only rows in which the plans differ. */
  readonly differing: boolean;
}

export class FindPlans extends PeopleSearch<PlanSearchDraft, PlanSearch, PlansFound, InsuranceQuote> {
  readonly choice$ = new BehaviorSubject<PlanChoice>({ differing: false });

  constructor(desk: Pick<InsuranceDesk, 'plans' | 'quote'>, session: Session, machine: PeopleSearchMachine) {
    super(
      {
        most: insuranceLimits.mostInsured,
        check: checkPlanSearch,
        whole,
        fresh: freshSearch,
        shelf: (tab) =>
          kept<PlanSearchDraft>(tab, { key: 'insuranceSearch', version: 1, upgrades: [], fits: isSearch }),
        search: desk.plans,
        quote: (planId) => desk.quote({ planId }),
      },
      session,
      machine,
    );
  }

  choose(planId: string): void {
    this.choice$.next({ ...this.choice$.value, planId });
  }

  showDiffering(differing: boolean): void {
    this.choice$.next({ ...this.choice$.value, differing });
  }
}

/** What is chosen of what was found: the first plan until another is. */
export function chosenPlan({ plans }: PlansFound, { planId }: PlanChoice): PlansFound['plans'][number] | undefined {
  return plans.find((plan) => plan.planId === planId) ?? plans[0];
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
