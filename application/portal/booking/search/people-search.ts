/**
 * Looking for what is sold to people by the days on which they were born. What was last looked for is kept in the tab; of two
 * searches only the later one is shown.
 */
import { BehaviorSubject } from 'rxjs';
import type { Effect } from 'effect';
import type { Violation } from '#domain/rules/violation.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { Kept } from '#application/portal/kept.ts';
import type { Loadable } from '#application/portal/loadable.ts';
import type { PortalClock } from '#application/portal/ports/machine.ts';
import type { Shelf } from '#application/portal/ports/shelf.ts';
import type { Session } from '#application/portal/session/session.ts';

export interface PeopleDraft {
  readonly from?: IsoDate | undefined;
  readonly births: readonly (IsoDate | undefined)[];
}

export interface PeopleSearchState<Draft, Search, Found> {
  readonly form: Draft;
  readonly today: IsoDate;
  /** All of the form's once it was sent; they follow every change. */
  readonly violations: readonly Violation[];
  /** Absent until something is looked for. */
  readonly found?: Loadable<Found> | undefined;
  /** What was looked for: the form may be another by now. */
  readonly sought?: Search | undefined;
  /** The offer that is being quoted. */
  readonly quoting?: string | undefined;
  readonly failure?: DeskFailure | undefined;
}

export interface SearchedByPeople<Draft, Search, Found, Quote> {
  readonly most: number;
  readonly check: (form: Draft, today: IsoDate) => readonly Violation[];
  /** Undefined where something is missing. */
  readonly whole: (form: Draft) => Search | undefined;
  readonly fresh: (today: IsoDate) => Draft;
  readonly shelf: (tab: Shelf) => Kept<Draft>;
  readonly search: (sought: Search) => Effect.Effect<Found, DeskFailure>;
  readonly quote: (offerId: string) => Effect.Effect<Quote, DeskFailure>;
}

export interface PeopleSearchMachine {
  readonly clock: PortalClock;
  readonly tab: Shelf;
  readonly zone: string;
}

export class PeopleSearch<Draft extends PeopleDraft, Search, Found, Quote> {
  readonly state$: BehaviorSubject<PeopleSearchState<Draft, Search, Found>>;
  /** Most people of one search. */
  readonly most: number;
  readonly #product: SearchedByPeople<Draft, Search, Found, Quote>;
  readonly #session: Session;
  readonly #shelf: Kept<Draft>;
  #asked = 0;
  #sent = false;

  constructor(
    product: SearchedByPeople<Draft, Search, Found, Quote>,
    session: Session,
    { clock, tab, zone }: PeopleSearchMachine,
  ) {
    [this.#product, this.#session, this.#shelf, this.most] = [product, session, product.shelf(tab), product.most];
    const today = clock.todayIn(zone);
    const before = this.#shelf.read();
    const form = before?.from !== undefined && before.from >= today ? before : product.fresh(today);
    this.state$ = new BehaviorSubject<PeopleSearchState<Draft, Search, Found>>({ form, today, violations: [] });
  }

  change(change: Partial<Draft>): void {
    const form = { ...this.#state.form, ...change };
    this.#set({ form, violations: this.#sent ? this.#product.check(form, this.#state.today) : [] });
  }

  addPerson(): void {
    const { births } = this.#state.form;
    if (births.length < this.most) this.#born([...births, undefined]);
  }

  removePerson(index: number): void {
    const { births } = this.#state.form;
    if (births.length > 1) this.#born(births.filter((_, at) => at !== index));
  }

  changeBirth(index: number, born: IsoDate | undefined): void {
    this.#born(this.#state.form.births.map((each, at) => (at === index ? born : each)));
  }

  async search(): Promise<void> {
    const { form, today } = this.#state;
    this.#sent = true;
    const violations = this.#product.check(form, today);
    const sought = this.#product.whole(form);
    if (violations.length > 0 || sought === undefined) {
      this.#set({ violations });
      return;
    }
    this.#shelf.write(form);
    this.#asked += 1;
    const asked = this.#asked;
    this.#set({ violations: [], sought, found: { kind: 'loading' }, failure: undefined });
    const outcome = await this.#session.ask(this.#product.search(sought));
    if (asked !== this.#asked) return;
    if (outcome.kind === 'failed') {
      const { failure } = outcome;
      const broken = failure._tag === 'Invalid' ? failure.violations : [];
      this.#set({ found: { kind: 'failed', failure }, violations: broken });
      return;
    }
    this.#set({ found: { kind: 'ready', value: outcome.value } });
  }

  /** Of what was found; undefined where there is none, and while another is made. */
  async quote(offerId: string): Promise<Quote | undefined> {
    if (this.#state.quoting !== undefined) return undefined;
    this.#set({ quoting: offerId, failure: undefined });
    const outcome = await this.#session.ask(this.#product.quote(offerId));
    this.#set({ quoting: undefined, ...(outcome.kind === 'failed' && { failure: outcome.failure }) });
    return outcome.kind === 'done' ? outcome.value : undefined;
  }

  /** What was found may cost something else by now. */
  outdate(): void {
    this.#set({ found: undefined });
  }

  #born(births: PeopleDraft['births']): void {
    const form = { ...this.#state.form, births };
    this.change(form);
  }

  get #state(): PeopleSearchState<Draft, Search, Found> {
    return this.state$.value;
  }

  #set(change: Partial<PeopleSearchState<Draft, Search, Found>>): void {
    this.state$.next({ ...this.#state, ...change });
  }
}
