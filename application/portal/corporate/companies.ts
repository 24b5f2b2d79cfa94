/** The page of the companies that an agency looks after: one chosen, its policy, people and details changed. */
import { BehaviorSubject } from 'rxjs';
import { checkNewStaff } from '#domain/agency/staff.ts';
import type { PolicyKind } from '#domain/corporate/policy.ts';
import type { Currency } from '#domain/money/currency.ts';
import type { Violation } from '#domain/rules/violation.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { AddEmployee, CompaniesPage, CompanyShown, CorporateDesk } from '#application/desk/corporate/corporate.ts';
import { type Loadable, loadedFrom, loading } from '../loadable.ts';
import type { RequestIds } from '../ports/machine.ts';
import { Sending, type SentRequests } from '../sending.ts';
import type { Session } from '../session/session.ts';
import {
  type ApprovalDraft,
  type CompanyDraft,
  draftOf,
  newApproval,
  newRule,
  readDraft,
  type RuleDraft,
} from './policy-draft.ts';

export type EmployeeDraft = Omit<AddEmployee, 'requestId' | 'companyId'>;

export const companyViews = ['policy', 'people', 'details'] as const;

export interface OpenCompany {
  readonly view: (typeof companyViews)[number];
  /** As it is kept; absent of a new one. */
  readonly kept?: CompanyShown;
  readonly draft: CompanyDraft;
  readonly violations: readonly Violation[];
  readonly attempt: number;
}

export interface CompaniesState {
  readonly list: Loadable<CompaniesPage>;
  /** Undefined where none is chosen yet. */
  readonly open?: Loadable<OpenCompany>;
  readonly adding?: {
    readonly draft: EmployeeDraft;
    readonly violations: readonly Violation[];
    readonly attempt: number;
  };
  readonly busy: boolean;
  readonly saved: boolean;
  readonly failure?: DeskFailure | undefined;
}

const nobody: EmployeeDraft = { userId: '', title: '', firstName: '', lastName: '', mobile: '' };

export class Companies {
  readonly state$ = new BehaviorSubject<CompaniesState>({ list: loading, busy: false, saved: false });
  readonly #desk: CorporateDesk;
  readonly #session: Session;
  readonly #ids: RequestIds;
  readonly #sending: Sending;
  readonly #currency: () => Currency;

  constructor(
    desk: CorporateDesk,
    session: Session,
    { ids, requests }: { readonly ids: RequestIds; readonly requests: SentRequests },
    currency: () => Currency,
  ) {
    [this.#desk, this.#session, this.#ids, this.#currency] = [desk, session, ids, currency];
    this.#sending = new Sending(session, requests);
  }

  /** The list; and the first of it, unless one is open. */
  async load(): Promise<void> {
    if (this.state$.value.list.kind === 'failed') this.#next({ list: loading });
    const outcome = await this.#session.ask(this.#desk.companies({ page: 1 }));
    this.#next({ list: loadedFrom(outcome) });
    const [first] = outcome.kind === 'done' ? outcome.value.companies : [];
    if (this.state$.value.open === undefined && first !== undefined) await this.choose(first.companyId);
  }

  async choose(companyId: string): Promise<void> {
    if (this.state$.value.busy) return;
    this.#next({ open: loading, saved: false, failure: undefined });
    const outcome = await this.#session.ask(this.#desk.company({ companyId }));
    this.#next({ open: outcome.kind === 'done' ? { kind: 'ready', value: opened(outcome.value) } : outcome });
  }

  /** `reasons`: those that are usually listed, in the words of who begins. */
  begin(reasons: CompanyDraft['reasons'] = []): void {
    if (this.state$.value.busy) return;
    const draft = {
      companyId: this.#ids.next(),
      version: 0,
      name: '',
      gstNumbers: [],
      costCentres: [],
      rules: [],
      approvals: [],
      reasons,
    };
    this.#next({
      open: { kind: 'ready', value: { view: 'details', draft, violations: [], attempt: 0 } },
      saved: false,
      failure: undefined,
    });
  }

  change(change: Partial<Omit<CompanyDraft, 'companyId' | 'version'>>): void {
    const open = this.#open();
    if (open === undefined || this.state$.value.busy) return;
    const draft = { ...open.draft, ...change };
    const violations = open.attempt > 0 ? readDraft(draft, this.#currency()).violations : [];
    this.#set({ ...open, draft, violations });
    this.#next({ saved: false });
  }

  show(view: OpenCompany['view']): void {
    const open = this.#open();
    if (open !== undefined) this.#set({ ...open, view });
  }

  addRule(kind: PolicyKind): void {
    const open = this.#open();
    if (open !== undefined) this.change({ rules: [...open.draft.rules, newRule(this.#ids.next(), kind)] });
  }

  changeRule(ruleId: string, change: Partial<RuleDraft>): void {
    const rules = this.#open()?.draft.rules ?? [];
    this.change({ rules: rules.map((each) => (each.ruleId === ruleId ? { ...each, ...change } : each)) });
  }

  removeRule(ruleId: string): void {
    this.change({ rules: (this.#open()?.draft.rules ?? []).filter((each) => each.ruleId !== ruleId) });
  }

  addApproval(): void {
    const { approvals = [] } = this.#open()?.draft ?? {};
    this.change({ approvals: [...approvals, newApproval(this.#ids.next())] });
  }

  changeApproval(ruleId: string, change: Partial<ApprovalDraft>): void {
    const { approvals = [] } = this.#open()?.draft ?? {};
    this.change({ approvals: approvals.map((each) => (each.ruleId === ruleId ? { ...each, ...change } : each)) });
  }

  removeApproval(ruleId: string): void {
    this.change({ approvals: (this.#open()?.draft.approvals ?? []).filter((each) => each.ruleId !== ruleId) });
  }

  /** One place up: the first that fits decides. */
  raiseApproval(ruleId: string): void {
    const { approvals = [] } = this.#open()?.draft ?? {};
    const at = approvals.findIndex((each) => each.ruleId === ruleId);
    const [raised, passed] = [approvals[at], approvals[at - 1]];
    if (raised === undefined || passed === undefined) return;
    this.change({ approvals: approvals.with(at - 1, raised).with(at, passed) });
  }

  /** Back to what is kept; of a new one nothing stays. */
  async discard(): Promise<void> {
    const open = this.#open();
    if (open === undefined || this.state$.value.busy) return;
    if (open.kept !== undefined) {
      this.#set(opened(open.kept, open.view));
      this.#next({ failure: undefined });
      return;
    }
    const { open: _open, ...state } = this.state$.value;
    this.state$.next({ ...state, failure: undefined });
    await this.load();
  }

  async save(): Promise<void> {
    const open = this.#open();
    if (open === undefined || this.state$.value.busy) return;
    const { terms, violations } = readDraft(open.draft, this.#currency());
    this.#wrongIn({ ...open, attempt: open.attempt + 1 }, violations);
    this.#next({ failure: undefined });
    if (violations.length > 0) return;
    const { companyId, version } = open.draft;
    this.#next({ busy: true });
    const outcome = await this.#session.ask(this.#desk.saveCompany({ companyId, version, ...terms }));
    this.#next({ busy: false });
    if (outcome.kind === 'done') {
      this.#set(opened(outcome.value, open.view));
      this.#next({ saved: true });
      await this.load();
      return;
    }
    const { failure } = outcome;
    const found = failure._tag === 'Invalid' ? failure.violations.filter(({ path }) => path !== '') : [];
    const now = this.#open();
    if (found.length > 0 && now !== undefined) this.#wrongIn(now, found);
    else this.#next({ failure });
  }

  addPerson(): void {
    this.#next({ adding: { draft: nobody, violations: [], attempt: 0 }, failure: undefined });
  }

  changePerson(change: Partial<EmployeeDraft>): void {
    const { adding, busy } = this.state$.value;
    if (adding === undefined || busy) return;
    const draft = { ...adding.draft, ...change };
    this.#next({ adding: { ...adding, draft, violations: adding.attempt > 0 ? this.#wrong(draft) : [] } });
  }

  closePerson(): void {
    const { adding: _adding, ...state } = this.state$.value;
    if (!state.busy) this.state$.next({ ...state, failure: undefined });
  }

  async employ(): Promise<void> {
    const { adding, busy } = this.state$.value;
    const companyId = this.#open()?.kept?.company.companyId;
    if (adding === undefined || busy || companyId === undefined) return;
    const violations = this.#wrong(adding.draft);
    this.#next({ adding: { ...adding, violations, attempt: adding.attempt + 1 }, failure: undefined });
    if (violations.length > 0) return;
    this.#next({ busy: true });
    const wanted = { companyId, ...adding.draft };
    const ending = await this.#sending.sendInstead(
      `employee ${wanted.userId}`,
      wanted,
      () => undefined,
      (asked) => this.#desk.addEmployee(asked),
    );
    this.#next({ busy: false });
    if (ending === undefined) return;
    if (ending.kind === 'done') {
      this.#keep(ending.value);
      this.closePerson();
      return;
    }
    const { failure } = ending;
    const found = failure._tag === 'Invalid' ? failure.violations : [];
    const { adding: now } = this.state$.value;
    if (found.length > 0 && now !== undefined) this.#next({ adding: { ...now, violations: found } });
    else this.#next({ failure });
  }

  async move(userId: string, costCentre: string | undefined): Promise<void> {
    const companyId = this.#open()?.kept?.company.companyId;
    if (companyId === undefined || this.state$.value.busy) return;
    this.#next({ busy: true, failure: undefined });
    const to = costCentre === undefined ? {} : { costCentre };
    const outcome = await this.#session.ask(this.#desk.moveEmployee({ companyId, userId, ...to }));
    this.#next({ busy: false });
    if (outcome.kind === 'done') this.#keep(outcome.value);
    else this.#next({ failure: outcome.failure });
  }

  #wrong(draft: EmployeeDraft): readonly Violation[] {
    return checkNewStaff({ ...draft, permissions: [], limits: {} }, this.#currency());
  }

  /** What is kept is new; what is typed stays. */
  #keep(kept: CompanyShown): void {
    const open = this.#open();
    if (open !== undefined) this.#set({ ...open, kept });
  }

  /** Shown where they are. */
  #wrongIn(open: OpenCompany, violations: readonly Violation[]): void {
    const [first] = violations;
    const view =
      first === undefined
        ? open.view
        : first.path.startsWith('rules') || first.path.startsWith('approvals')
          ? 'policy'
          : 'details';
    this.#set({ ...open, view, violations });
  }

  #open(): OpenCompany | undefined {
    const { open } = this.state$.value;
    return open?.kind === 'ready' ? open.value : undefined;
  }

  #set(value: OpenCompany): void {
    this.#next({ open: { kind: 'ready', value } });
  }

  #next(change: Partial<CompaniesState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}

function opened(kept: CompanyShown, view: OpenCompany['view'] = 'policy'): OpenCompany {
  return { view, kept, draft: draftOf(kept.company), violations: [], attempt: 0 };
}

/** How many of its rules were changed, added and removed, and whether anything else was. */
export function changesIn({ kept, draft }: OpenCompany): number {
  const before = kept === undefined ? undefined : draftOf(kept.company);
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const rulesBefore = before?.rules ?? [];
  const touched = draft.rules.filter((rule) => !rulesBefore.some((each) => same(each, rule))).length;
  const removed = rulesBefore.filter(({ ruleId }) => draft.rules.every((each) => each.ruleId !== ruleId)).length;
  const details = (['name', 'gstNumbers', 'costCentres', 'approvals', 'reasons'] as const).filter((field) =>
    before === undefined ? draft[field].length > 0 : !same(before[field], draft[field]),
  ).length;
  return touched + removed + details;
}
