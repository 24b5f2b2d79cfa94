/**
 * What the house agrees with the agency that is open (its promo codes, commission and fees), or its own tariff, edited rule by rule and saved whole.
 * A change that begins on a later day ends the rule before it on the day before that.
 */
import { BehaviorSubject } from 'rxjs';
import type { Currency } from '#domain/money/currency.ts';
import {
  type AgencyRule,
  type AgencyRuleDraft,
  type AgencyRuleKind,
  checkAgencyRule,
  type RuleOwner,
  servicesOf,
  tidyAgencyRule,
} from '#domain/operations/agency-rules.ts';
import { addDays, type IsoDate } from '#domain/time/calendar-date.ts';
import type { AgencyRulesDesk, AgencyRulesShown } from '#application/desk/operations/agency-rules.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import { type EditingRule, judged, type JudgedRule, RuleEditor } from '../agency/markup/rule-editor.ts';
import { draftOf, movedAmong, noFigures, type TypedFigures, typedOf } from '../agency/markup/typed-rule.ts';
import { withUnread } from '../amount-typed.ts';
import { type Loadable, loadedFrom, loading } from '../loadable.ts';
import type { Session } from '../session/session.ts';

/** A rule as it is typed. */
export interface TypedAgencyRule
  extends Omit<AgencyRuleDraft, 'amount' | 'kind' | 'carriers' | 'origins' | 'destinations'>,
    TypedFigures {
  readonly kind: AgencyRuleKind;
}

export interface AgencyRulesState {
  readonly open: Loadable<AgencyRulesShown>;
  /** Something is not saved yet. */
  readonly changed: boolean;
  readonly editing?: EditingRule<TypedAgencyRule> | undefined;
  readonly saving: boolean;
  readonly saved: boolean;
  readonly failure?: DeskFailure | undefined;
}

export interface AgencyRulesMachine {
  readonly currency: () => Currency;
  readonly today: () => IsoDate;
  /** Names a rule. */
  readonly nextId: () => string;
}

/** What a rule that says neither is written with. */
const chosen = { borneBy: 'agency', basis: 'base' } as const;
const closed: AgencyRulesState = { open: loading, changed: false, saving: false, saved: false };

export class AgencyRules {
  readonly state$ = new BehaviorSubject<AgencyRulesState>(closed);
  readonly #desk: AgencyRulesDesk;
  readonly #session: Pick<Session, 'ask'>;
  readonly #machine: AgencyRulesMachine;
  readonly #editor = new RuleEditor<TypedAgencyRule, AgencyRule>(
    { read: () => this.state$.value.editing, write: (editing) => this.#next({ editing }) },
    (typed) => this.#judge(typed),
  );
  #asked = 0;

  constructor(desk: AgencyRulesDesk, session: Pick<Session, 'ask'>, machine: AgencyRulesMachine) {
    [this.#desk, this.#session, this.#machine] = [desk, session, machine];
  }

  /** Of an agency, or the house's own tariff, as they are now; what was typed is gone. The newest question wins. */
  async load(agencyId?: string): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    this.state$.next(closed);
    const outcome = await this.#session.ask(this.#desk.agencyRules(agencyId === undefined ? {} : { agencyId }));
    if (asked !== this.#asked) return;
    this.#next({ open: loadedFrom(outcome) });
  }

  /** Opens a rule to be written; of no rule a new one of a kind. */
  edit(rule: AgencyRule | undefined, kind: AgencyRuleKind): void {
    const typed = rule === undefined ? this.#newRule(kind) : { ...chosen, ...typedOf(rule) };
    this.#editor.open(typed, rule === undefined);
  }

  type(changed: Partial<TypedAgencyRule>): void {
    this.#editor.type(changed);
  }

  close(): void {
    this.#editor.close();
  }

  /** Takes the written rule into the list: a new one before the others of its kind. Answers whether it did. */
  keep(): boolean {
    const rules = this.#rules();
    const written = rules && this.#editor.take();
    if (rules === undefined || written === undefined) return false;
    const { rule, isNew } = written;
    this.#change(
      isNew
        ? [rule, ...rules]
        : rules.flatMap((each) => (each.ruleId === rule.ruleId ? this.#after(each, rule) : [each])),
    );
    return true;
  }

  /** What has begun ends with yesterday; what has not is not to be. */
  remove(ruleId: string): void {
    this.#change((this.#rules() ?? []).filter((rule) => rule.ruleId !== ruleId));
  }

  /** One place up or down among the rules of its kind for its service. */
  move(ruleId: string, by: -1 | 1): void {
    const rules = this.#rules() ?? [];
    const isAlike = (one: AgencyRule, other: AgencyRule) => one.kind === other.kind && one.service === other.service;
    const moved = movedAmong(rules, ruleId, by, isAlike);
    if (moved !== rules) this.#change(moved);
  }

  /** Sent again after a lost answer it changes nothing more. */
  async save(): Promise<void> {
    const { open, saving } = this.state$.value;
    if (open.kind !== 'ready' || saving) return;
    const { agencyId, rules, version } = open.value;
    this.#next({ saving: true, saved: false, failure: undefined });
    const asked = this.#asked;
    const outcome = await this.#session.ask(this.#desk.setAgencyRules({ agencyId, rules, version }));
    // Another agency is open by now.
    if (asked !== this.#asked) return;
    if (outcome.kind !== 'done') return this.#next({ saving: false, failure: outcome.failure });
    this.#next({ open: { kind: 'ready', value: outcome.value }, saving: false, saved: true, changed: false });
  }

  #after(before: AgencyRule, rule: AgencyRule): readonly AgencyRule[] {
    const last = addDays(rule.from, -1);
    if (before.from > this.#machine.today() || rule.from <= this.#machine.today()) return [rule];
    const until = before.to !== undefined && before.to < last ? before.to : last;
    return [
      { ...rule, ruleId: this.#machine.nextId() },
      { ...before, to: until },
    ];
  }

  #owner(): RuleOwner {
    const { open } = this.state$.value;
    return open.kind === 'ready' && open.value.isHouse ? 'house' : 'agency';
  }

  #rules(): readonly AgencyRule[] | undefined {
    const { open } = this.state$.value;
    return open.kind === 'ready' ? open.value.rules : undefined;
  }

  #change(rules: readonly AgencyRule[]): void {
    const { open, saving } = this.state$.value;
    if (open.kind !== 'ready' || saving) return;
    this.#next({
      open: { kind: 'ready', value: { ...open.value, rules } },
      changed: true,
      saved: false,
      failure: undefined,
    });
  }

  #newRule(kind: AgencyRuleKind): TypedAgencyRule {
    return {
      ruleId: this.#machine.nextId(),
      kind,
      service: servicesOf(kind)[0] ?? 'flight',
      ...noFigures,
      by: kind === 'commission' ? 'percent' : 'each',
      code: '',
      ...chosen,
      from: this.#machine.today(),
    };
  }

  #judge(typed: TypedAgencyRule): JudgedRule<AgencyRule> {
    const currency = this.#machine.currency();
    const { draft, unread } = draftOf(typed, currency);
    const violations = withUnread(checkAgencyRule(draft, currency, this.#machine.today(), this.#owner()), unread);
    return judged(violations, () => tidyAgencyRule(draft as AgencyRule));
  }

  #next(change: Partial<AgencyRulesState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}
