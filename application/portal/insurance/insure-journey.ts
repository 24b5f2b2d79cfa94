/**
 * A policy beside another booking in progress: plans for its travellers and days, one chosen, the proposal filled in, and asked for
 * with the first, after which the back office buys it. What is filled in is the proposal's own checkout.
 */
import { BehaviorSubject } from 'rxjs';
import type { GstEntry } from '#domain/agency/gst-rules.ts';
import type { BookingParameterValue } from '#domain/booking/parameters.ts';
import { checkPlanSearch } from '#domain/insurance/rules.ts';
import { regionOf } from '#domain/insurance/region.ts';
import type { PlanSearch } from '#domain/insurance/plan.ts';
import type { ContactDraft } from '#domain/people/contact.ts';
import type { TravellerDraft } from '#domain/people/traveller.ts';
import type { Violation } from '#domain/rules/violation.ts';
import { type IsoDate, parseIsoDate } from '#domain/time/calendar-date.ts';
import type { WantedWith } from '#application/desk/bought-with.ts';
import { type DeskFailure, Invalid, NotFound } from '#application/desk/failures.ts';
import type { FoundPlan, InsuranceDesk, InsuranceQuote, PlansFound } from '#application/desk/insurance/insurance.ts';
import type { BesideSale } from '../booking/checkout/beside-sales.ts';
import { parameterValues } from '../booking/checkout/sale-form.ts';
import { type Loadable, loadedFrom, loading } from '../loadable.ts';
import type { Session } from '../session/session.ts';
import { insuredStart, type InsuranceCheckout } from './insurance-checkout.ts';

export interface InsuredJourney {
  /** Names the booking in progress. */
  readonly key: string;
  /** Where that is. */
  readonly address: string;
  readonly from: IsoDate;
  readonly to: IsoDate;
  /** Countries that are visited. */
  readonly countries: readonly string[];
  readonly travellers: readonly TravellerDraft[];
  readonly contact: ContactDraft;
  readonly gst?: GstEntry | undefined;
  readonly parameters: readonly BookingParameterValue[];
}

export interface InsureJourneyState {
  /** Undefined until a journey is known. */
  readonly plans?: Loadable<PlansFound> | undefined;
  /** Why these travellers cannot be insured for these days. */
  readonly violations: readonly Violation[];
  readonly until?: IsoDate | undefined;
  /** Of the plan that is being quoted. */
  readonly quoting?: string | undefined;
  readonly failure?: DeskFailure | undefined;
}

/** Some may be of no date of birth yet. */
type Sought = Omit<PlanSearch, 'births'> & { readonly births: readonly (IsoDate | undefined)[] };

/** Plans of two searches are the same by who insures, what it is called and for how much. */
export const planNamed = ({ insurer, name, region }: Pick<FoundPlan, 'insurer' | 'name' | 'region'>): string =>
  `${insurer}/${name}/${region}`;

export class InsureJourney implements BesideSale {
  readonly product = 'insurance';
  readonly changes$: InsuranceCheckout['state$'];
  readonly state$ = new BehaviorSubject<InsureJourneyState>({ violations: [] });
  readonly #desk: Pick<InsuranceDesk, 'plans' | 'quote'>;
  readonly #session: Pick<Session, 'ask'>;
  readonly #checkout: InsuranceCheckout;
  readonly #country: string;
  #journey: InsuredJourney | undefined;
  #until: IsoDate | undefined;
  #sought = '';

  constructor(
    desk: Pick<InsuranceDesk, 'plans' | 'quote'>,
    session: Pick<Session, 'ask'>,
    checkout: InsuranceCheckout,
    country: string,
  ) {
    [this.#desk, this.#session, this.#checkout, this.#country] = [desk, session, checkout, country];
    this.changes$ = checkout.state$;
  }

  /** The booking in progress as it is now: where who travels or when has changed, what was chosen no longer holds. */
  async follow(journey: InsuredJourney, today: IsoDate): Promise<void> {
    const before = this.#journey;
    this.#journey = journey;
    if (before?.from !== journey.from || before.to !== journey.to) this.#until = undefined;
    await this.#look(journey, today);
  }

  async changeUntil(until: IsoDate, today: IsoDate): Promise<void> {
    this.#until = until;
    if (this.#journey !== undefined) await this.#look(this.#journey, today);
  }

  async #look(journey: InsuredJourney, today: IsoDate): Promise<void> {
    const draft = this.#search(journey);
    const content = JSON.stringify(draft);
    const same = content === this.#sought;
    this.#sought = content;
    if (this.#isChosen()) {
      if (same || this.#isChosenFor(draft)) this.#carry(journey);
      else this.#checkout.abandon();
    }
    if (same && this.state$.value.plans?.kind !== 'failed') return;
    const violations = checkPlanSearch(draft, today);
    const births = draft.births.flatMap((born) => born ?? []);
    this.#set({ until: draft.to, violations, plans: undefined, failure: undefined });
    if (violations.length > 0) return;
    this.#set({ plans: loading });
    const outcome = await this.#session.ask(this.#desk.plans({ ...draft, births }));
    if (this.#sought !== content) return;
    this.#set({
      plans: loadedFrom(outcome),
    });
  }

  async choose(planId: string): Promise<void> {
    const journey = this.#journey;
    if (journey === undefined || this.state$.value.quoting !== undefined) return;
    this.#set({ quoting: planId, failure: undefined });
    const outcome = await this.#session.ask(this.#desk.quote({ planId }));
    this.#set({ quoting: undefined, ...(outcome.kind === 'failed' && { failure: outcome.failure }) });
    if (outcome.kind === 'failed' || this.#journey !== journey) return;
    const before = this.#isChosen() ? this.#checkout.state$.value : undefined;
    const start = insuredStart(outcome.value, this.#country);
    const own = before?.kind === 'open' ? before.form.own : start.own;
    this.#checkout.begin(outcome.value, journey.address, journey.contact, { ...start, own });
    if (before?.kind === 'open') this.#checkout.changeForm({ acceptTerms: before.form.acceptTerms });
    this.#carry(journey);
  }

  /** The part `insurance` of what is paid; nothing where its price is not held any more. */
  chosen(): { readonly key: string; readonly name: 'insurance'; readonly price: InsuranceQuote['price'] } | undefined {
    const { value: state } = this.#checkout.state$;
    if (state.kind !== 'open' || this.#journey === undefined || !this.#isChosen()) return undefined;
    return { key: this.#journey.key, name: 'insurance', price: state.quote.price };
  }

  wanted(key: string): boolean {
    return this.#journey?.key === key && this.#isChosen();
  }

  ready(): boolean {
    const { value: state } = this.#checkout.state$;
    if (!this.#isChosen()) return true;
    if (state.kind === 'open') this.#checkout.check();
    const { value: checked } = this.#checkout.state$;
    if (checked.kind !== 'expired') return checked.kind !== 'open' || checked.violations.length === 0;
    // Its price is no longer held: the next press goes on without it, unless it is chosen again.
    this.#checkout.abandon();
    this.#set({ failure: new NotFound({ what: 'quote' }) });
    return false;
  }

  asked(): WantedWith | undefined {
    const content = this.#isChosen() ? this.#checkout.forCart()?.('') : undefined;
    if (content?.product !== 'insurance') return undefined;
    const { product, quote, booking } = content;
    const { requestId: _, ...asked } = booking;
    return { product, quote, booking: asked };
  }

  refused(violations: readonly Violation[]): void {
    this.#set({ failure: new Invalid({ violations }) });
  }

  drop(): void {
    if (this.#isChosen()) this.#checkout.abandon();
  }

  /** Whether the proposal in progress was begun here. */
  #isChosen(): boolean {
    const { value: state } = this.#checkout.state$;
    return (state.kind === 'open' || state.kind === 'expired') && state.backTo === this.#journey?.address;
  }

  #isChosenFor(search: Sought): boolean {
    const { value: state } = this.#checkout.state$;
    if (state.kind !== 'open') return false;
    const { from, to, births } = state.quote;
    return from === search.from && to === search.to && births.join() === search.births.join();
  }

  /** Names, passports, contact and references as they are in the booking in progress. */
  #carry({ travellers, contact, gst = {}, parameters }: InsuredJourney): void {
    const { value: state } = this.#checkout.state$;
    if (state.kind !== 'open') return;
    for (const [at, { title, firstName, lastName, gender, nationality, passport, savedId }] of travellers.entries()) {
      const carried = { title, firstName, lastName, gender, nationality, passport, savedId };
      if (JSON.stringify({ ...state.form.travellers[at], ...carried }) !== JSON.stringify(state.form.travellers[at]))
        this.#checkout.changeTraveller(at, carried);
    }
    const carried = { contact, gst, parameters: parameterValues(state.quote, parameters) };
    const { contact: to, gst: company, parameters: values } = state.form;
    if (JSON.stringify(carried) !== JSON.stringify({ contact: to, gst: company, parameters: values }))
      this.#checkout.changeForm(carried);
  }

  #search({ from, to, countries, travellers }: InsuredJourney): Sought {
    return {
      region: regionOf(countries),
      trip: 'single',
      from,
      to: this.#until ?? to,
      births: travellers.map(({ dateOfBirth = '' }) => parseIsoDate(dateOfBirth)),
      family: false,
    };
  }

  #set(change: Partial<InsureJourneyState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}
