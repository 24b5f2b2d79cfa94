/**
 * Writing an agency's markup rules, one's own or, for an operator, another's: a list in its order, edited rule by rule, replayed
 * over past sales as often as one likes, and saved whole.
 */
import { BehaviorSubject } from 'rxjs';
import { checkMarkupRule, type MarkupRule, type MarkupRuleDraft } from '#domain/agency/markup/rules.ts';
import type { Service } from '#domain/booking/booking.ts';
import type { Currency } from '#domain/money/currency.ts';
import { addDays, firstOfMonth, type IsoDate, lastOfMonth, monthOf } from '#domain/time/calendar-date.ts';
import type { MarkupDesk, MarkupOf, MarkupRuleList, MarkupSimulation } from '#application/desk/agency/markup.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import { withUnread } from '#application/portal/amount-typed.ts';
import { type Loadable, loadedFrom, loading } from '#application/portal/loadable.ts';
import type { Session } from '#application/portal/session/session.ts';
import { type EditingRule, judged, type JudgedRule, RuleEditor } from './rule-editor.ts';
import { draftOf, movedAmong, noFigures, type TypedFigures, typedOf } from './typed-rule.ts';

/** A rule as it is typed. */
export interface TypedRule
  extends Omit<MarkupRuleDraft, 'amount' | 'carriers' | 'origins' | 'destinations'>,
    TypedFigures {}

export interface MarkupRulesState {
  /** Whose they are, where not one's own. */
  readonly agencyId?: string | undefined;
  readonly rules: Loadable<readonly MarkupRule[]>;
  /** That a rule may be for. */
  readonly companies: NonNullable<MarkupRuleList['companies']>;
  /** Something is not saved yet. */
  readonly changed: boolean;
  readonly editing?: EditingRule<TypedRule> | undefined;
  readonly saving: boolean;
  readonly saved: boolean;
  readonly failure?: DeskFailure | undefined;
  readonly simulation?: Loadable<MarkupSimulation> | undefined;
}

const closed: Omit<MarkupRulesState, 'rules'> = {
  companies: [],
  changed: false,
  saving: false,
  saved: false,
};

export interface MarkupMachine {
  readonly currency: () => Currency;
  readonly today: () => IsoDate;
  /** Names a rule. */
  readonly nextId: () => string;
}

export class MarkupRules {
  readonly state$ = new BehaviorSubject<MarkupRulesState>({ ...closed, rules: loading });
  readonly #desk: MarkupDesk;
  readonly #session: Session;
  readonly #machine: MarkupMachine;
  readonly #editor = new RuleEditor<TypedRule, MarkupRule>(
    { read: () => this.state$.value.editing, write: (editing) => this.#next({ editing }) },
    (typed) => this.#judge(typed),
  );
  #opened = 0;
  #asked = 0;
  #version: string | undefined;

  constructor(desk: MarkupDesk, session: Session, machine: MarkupMachine) {
    [this.#desk, this.#session, this.#machine] = [desk, session, machine];
  }

  /** Of another agency, or one's own, as they are now; what was typed is gone. The newest question wins. */
  async open(agencyId?: string): Promise<void> {
    this.#opened += 1;
    const opened = this.#opened;
    this.#asked += 1;
    this.state$.next({ ...closed, agencyId, rules: loading });
    const outcome = await this.#session.ask(this.#desk.markupRules(this.#of()));
    if (opened !== this.#opened) return;
    if (outcome.kind === 'done') this.#version = outcome.value.version;
    this.state$.next({
      ...closed,
      agencyId,
      ...(outcome.kind === 'done' && { companies: outcome.value.companies ?? [] }),
      rules: outcome.kind === 'done' ? { kind: 'ready', value: outcome.value.rules } : outcome,
    });
  }

  /** As they are now, of whom they are; what was typed is gone. */
  reopen(): Promise<void> {
    return this.open(this.state$.value.agencyId);
  }

  /** Opens a rule to be written; of no rule a new one for a service. */
  edit(rule: MarkupRule | undefined, service: Service = 'flight'): void {
    const typed = rule === undefined ? this.#newRule(service) : typedOf(rule);
    this.#editor.open(typed, rule === undefined);
  }

  type(changed: Partial<TypedRule>): void {
    this.#editor.type(changed);
  }

  close(): void {
    this.#editor.close();
  }

  /** Takes the written rule into the list: a new one before the others of its service. Answers whether it did. */
  keep(): boolean {
    const rules = this.#rules();
    const written = rules && this.#editor.take();
    if (rules === undefined || written === undefined) return false;
    const { rule, isNew } = written;
    const others = rules.filter(({ ruleId }) => ruleId !== rule.ruleId);
    const at = isNew ? 0 : rules.findIndex(({ ruleId }) => ruleId === rule.ruleId);
    this.#change([...others.slice(0, at), rule, ...others.slice(at)]);
    return true;
  }

  remove(ruleId: string): void {
    this.#change((this.#rules() ?? []).filter((rule) => rule.ruleId !== ruleId));
  }

  toggle(ruleId: string): void {
    this.#change((this.#rules() ?? []).map((rule) => (rule.ruleId === ruleId ? { ...rule, isOn: !rule.isOn } : rule)));
  }

  /** One place up or down among the rules of its service. */
  move(ruleId: string, by: -1 | 1): void {
    const rules = this.#rules() ?? [];
    const moved = movedAmong(rules, ruleId, by, (one, other) => one.service === other.service);
    if (moved !== rules) this.#change(moved);
  }

  async save(): Promise<void> {
    const rules = this.#rules();
    if (rules === undefined || this.state$.value.saving) return;
    this.#next({ saving: true, saved: false, failure: undefined });
    const opened = this.#opened;
    const version = this.#version;
    const outcome = await this.#session.ask(
      this.#desk.saveMarkupRules({ ...this.#of(), rules, ...(version !== undefined && { version }) }),
    );
    // Another agency's are open by now.
    if (opened !== this.#opened) return;
    if (outcome.kind === 'done') {
      this.#version = outcome.value.version;
      this.#next({
        rules: { kind: 'ready', value: outcome.value.rules },
        saving: false,
        saved: true,
        changed: false,
      });
      return;
    }
    this.#next({ saving: false, failure: outcome.failure });
  }

  /** Replays the sales of last month, or of this one. The newest question wins. */
  async simulate(month: 'last' | 'this'): Promise<void> {
    const rules = this.#rules();
    if (rules === undefined) return;
    this.#asked += 1;
    const asked = this.#asked;
    this.#next({ simulation: loading });
    const outcome = await this.#session.ask(
      this.#desk.simulateMarkup({ ...this.#of(), rules, ...this.#daysOf(month) }),
    );
    if (asked !== this.#asked) return;
    this.#next({ simulation: loadedFrom(outcome) });
  }

  #daysOf(month: 'last' | 'this'): { readonly from: IsoDate; readonly to: IsoDate } {
    const first = firstOfMonth(monthOf(this.#machine.today()));
    if (month === 'this') return { from: first, to: this.#machine.today() };
    const before = monthOf(addDays(first, -1));
    return { from: firstOfMonth(before), to: lastOfMonth(before) };
  }

  #of(): MarkupOf {
    const { agencyId } = this.state$.value;
    return agencyId === undefined ? {} : { agencyId };
  }

  #rules(): readonly MarkupRule[] | undefined {
    const { rules } = this.state$.value;
    return rules.kind === 'ready' ? rules.value : undefined;
  }

  /** What was replayed is of other rules then. */
  #change(rules: readonly MarkupRule[]): void {
    this.#asked += 1;
    this.#next({
      rules: { kind: 'ready', value: rules },
      changed: true,
      saved: false,
      failure: undefined,
      simulation: undefined,
    });
  }

  #newRule(service: Service): TypedRule {
    return {
      ruleId: this.#machine.nextId(),
      name: '',
      service,
      isOn: true,
      ...noFigures,
      from: this.#machine.today(),
    };
  }

  #judge(typed: TypedRule): JudgedRule<MarkupRule> {
    const currency = this.#machine.currency();
    const { draft: read, unread } = draftOf(typed, currency);
    const draft: MarkupRuleDraft = {
      ...(typed.service === 'flight' ? read : withoutFlights(read)),
      name: (typed.name ?? '').trim(),
    };
    return judged(withUnread(checkMarkupRule(draft, currency), unread), () => draft as MarkupRule);
  }

  #next(change: Partial<MarkupRulesState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}

function withoutFlights({
  journey: _journey,
  trips: _trips,
  cabins: _cabins,
  fareTypes: _types,
  ...rest
}: MarkupRuleDraft) {
  return rest;
}
