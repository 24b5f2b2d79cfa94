/** Looking for what passports need: who travels, where and when, and what the state asks. What was last looked for is kept in the tab. */
import { BehaviorSubject } from 'rxjs';
import type { Violation } from '#domain/rules/violation.ts';
import { addDays, type IsoDate } from '#domain/time/calendar-date.ts';
import { checkVisaSearch, visaLimits, type VisaSearchDraft } from '#domain/visa/rules.ts';
import { type VisaPurpose, visaPurposes, type VisaSearch } from '#domain/visa/visa.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { EntryAnswer, VisaDesk, VisaQuote } from '#application/desk/visa/visa.ts';
import { kept, type Kept } from '../kept.ts';
import type { Loadable } from '../loadable.ts';
import type { PortalClock } from '../ports/machine.ts';
import type { Shelf } from '../ports/shelf.ts';
import type { Session } from '../session/session.ts';

export interface FindVisasState {
  readonly form: VisaSearchDraft;
  readonly today: IsoDate;
  /** All of the form's once it was sent; they follow every change. */
  readonly violations: readonly Violation[];
  /** Absent until something is looked for. */
  readonly found?: Loadable<EntryAnswer> | undefined;
  /** What was looked for: the form may be another by now. */
  readonly sought?: VisaSearch | undefined;
  /** The visa that is being quoted. */
  readonly quoting?: string | undefined;
  readonly failure?: DeskFailure | undefined;
}

export class FindVisas {
  readonly state$: BehaviorSubject<FindVisasState>;
  readonly #desk: Pick<VisaDesk, 'requirements' | 'quote'>;
  readonly #session: Session;
  readonly #shelf: Kept<VisaSearchDraft>;
  #asked = 0;
  #sent = false;

  constructor(
    desk: Pick<VisaDesk, 'requirements' | 'quote'>,
    session: Session,
    {
      clock,
      tab,
      zone,
      country,
    }: { readonly clock: PortalClock; readonly tab: Shelf; readonly zone: string; readonly country: string },
  ) {
    this.#desk = desk;
    this.#session = session;
    this.#shelf = kept(tab, { key: 'visaSearch', version: 1, upgrades: [], fits: isSearch });
    const today = clock.todayIn(zone);
    const before = this.#shelf.read();
    const form = before?.from !== undefined && before.from >= today ? before : freshSearch(today, country);
    this.state$ = new BehaviorSubject<FindVisasState>({ form, today, violations: [] });
  }

  change(change: Partial<VisaSearchDraft>): void {
    const form = { ...this.#state.form, ...change };
    this.#set({ form, violations: this.#sent ? checkVisaSearch(form, this.#state.today) : [] });
  }

  addApplicant(): void {
    const { births } = this.#state.form;
    if (births.length < visaLimits.mostApplicants) this.change({ births: [...births, undefined] });
  }

  removeApplicant(index: number): void {
    const { births } = this.#state.form;
    if (births.length > 1) this.change({ births: births.filter((_, at) => at !== index) });
  }

  changeBirth(index: number, born: IsoDate | undefined): void {
    this.change({ births: this.#state.form.births.map((each, at) => (at === index ? born : each)) });
  }

  async search(): Promise<void> {
    const { form, today } = this.#state;
    this.#sent = true;
    const violations = checkVisaSearch(form, today);
    const sought = whole(form);
    if (violations.length > 0 || sought === undefined) {
      this.#set({ violations });
      return;
    }
    this.#shelf.write(form);
    this.#asked += 1;
    const asked = this.#asked;
    this.#set({ violations: [], sought, found: { kind: 'loading' }, failure: undefined });
    const outcome = await this.#session.ask(this.#desk.requirements(sought));
    if (asked !== this.#asked) return;
    if (outcome.kind === 'failed') {
      const { failure } = outcome;
      const broken = failure._tag === 'Invalid' ? failure.violations : [];
      this.#set({ found: { kind: 'failed', failure }, violations: broken });
      return;
    }
    this.#set({ found: { kind: 'ready', value: outcome.value } });
  }

  /** The visa's quote; undefined where there is none. */
  async quote(visaId: string): Promise<VisaQuote | undefined> {
    if (this.#state.quoting !== undefined) return undefined;
    this.#set({ quoting: visaId, failure: undefined });
    const outcome = await this.#session.ask(this.#desk.quote({ visaId }));
    this.#set({ quoting: undefined, ...(outcome.kind === 'failed' && { failure: outcome.failure }) });
    return outcome.kind === 'done' ? outcome.value : undefined;
  }

  /** What was found may cost something else by now. */
  outdate(): void {
    this.#set({ found: undefined });
  }

  get #state(): FindVisasState {
    return this.state$.value;
  }

  #set(change: Partial<FindVisasState>): void {
    this.state$.next({ ...this.#state, ...change });
  }
}

function freshSearch(today: IsoDate, country: string): VisaSearchDraft {
  return {
    nationality: country,
    destination: undefined,
    purpose: 'tourism',
    from: addDays(today, 30),
    to: addDays(today, 37),
    births: [undefined],
  };
}

function whole({ nationality, destination, from, to, births, purpose }: VisaSearchDraft): VisaSearch | undefined {
  const all = births.flatMap((born) => born ?? []);
  if (nationality === undefined || destination === undefined || from === undefined || to === undefined)
    return undefined;
  return all.length === births.length ? { nationality, destination, purpose, from, to, births: all } : undefined;
}

function isSearch(data: unknown): data is VisaSearchDraft {
  if (typeof data !== 'object' || data === null || !('births' in data) || !Array.isArray(data.births)) return false;
  const { purpose } = data as { readonly purpose?: VisaPurpose };
  return visaPurposes.some((each) => each === purpose);
}
