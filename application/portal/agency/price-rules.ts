/** Setting an agency's own price rules: amounts as people type them, judged by the rules of the back office. */
import { BehaviorSubject } from 'rxjs';
import {
  type AskLimits,
  checkPriceRules,
  type PriceRules,
  ruledJourneys,
  type RuledJourney,
} from '#domain/flight/terms/price-rules.ts';
import type { Currency } from '#domain/money/currency.ts';
import { formatDecimal, money, parseMoney } from '#domain/money/money.ts';
import { askKinds, type AskKind } from '#domain/price/ask.ts';
import { type Violation, violation } from '#domain/rules/violation.ts';
import type { PriceRulesDesk } from '#application/desk/agency/agency.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import { type Loadable, loading } from '../loadable.ts';
import type { Session } from '../session/session.ts';

/** Empty: a kind without a most is not asked, one without a least begins at nothing. */
export type LimitsDraft = { readonly [Kind in AskKind]: { readonly least: string; readonly most: string } } & {
  readonly belowNet: boolean;
};

export interface PriceRulesDraft extends Readonly<Record<RuledJourney, LimitsDraft>> {
  /** Decimal text of the unit; empty where nothing is rounded. */
  readonly roundTo: string;
}

export interface PriceRulesState {
  readonly draft: Loadable<PriceRulesDraft>;
  readonly violations: readonly Violation[];
  readonly saving: boolean;
  readonly saved: boolean;
  readonly failure?: DeskFailure | undefined;
}

const closed: Omit<PriceRulesState, 'draft'> = { violations: [], saving: false, saved: false };

export class PriceRulesForm {
  readonly state$ = new BehaviorSubject<PriceRulesState>({ ...closed, draft: loading });
  readonly #desk: PriceRulesDesk;
  readonly #session: Session;
  readonly #currency: () => Currency;

  constructor(desk: PriceRulesDesk, session: Session, currency: () => Currency) {
    [this.#desk, this.#session, this.#currency] = [desk, session, currency];
  }

  async open(): Promise<void> {
    this.state$.next({ ...closed, draft: loading });
    const outcome = await this.#session.ask(this.#desk.priceRules());
    this.state$.next({
      ...closed,
      draft: outcome.kind === 'done' ? { kind: 'ready', value: draftOf(outcome.value) } : outcome,
    });
  }

  change(change: Partial<PriceRulesDraft>): void {
    const { draft, saving } = this.state$.value;
    if (draft.kind !== 'ready' || saving) return;
    const value = { ...draft.value, ...change };
    this.state$.next({ ...closed, draft: { kind: 'ready', value }, violations: this.#read(value).violations });
  }

  async save(): Promise<void> {
    const { draft, saving } = this.state$.value;
    if (draft.kind !== 'ready' || saving) return;
    const { rules, violations } = this.#read(draft.value);
    this.state$.next({ ...closed, draft, violations, saving: violations.length === 0 });
    if (violations.length > 0) return;
    const outcome = await this.#session.ask(this.#desk.setPriceRules(rules));
    if (outcome.kind === 'done') {
      this.state$.next({ ...closed, draft: { kind: 'ready', value: draftOf(outcome.value) }, saved: true });
      return;
    }
    const { failure } = outcome;
    const found = failure._tag === 'Invalid' ? failure.violations : [];
    this.state$.next({ ...closed, draft, violations: found, ...(found.length === 0 && { failure }) });
  }

  #read(draft: PriceRulesDraft): { readonly rules: PriceRules; readonly violations: readonly Violation[] } {
    const currency = this.#currency();
    const unread: Violation[] = [];
    const amount = (text: string, path: string) => {
      const typed = text.replaceAll(/[\s,\u00a0\u202f]/g, '');
      const read = parseMoney(typed === '' ? '0' : typed, currency);
      if (read === undefined) unread.push(violation('not-a-number', path));
      return read ?? money(0, currency);
    };
    const limits = (journey: RuledJourney): AskLimits => ({
      ...Object.fromEntries(
        askKinds.flatMap((kind) => {
          const { least, most } = draft[journey][kind];
          if (most.trim() === '' && least.trim() === '') return [];
          const at = `${journey}.${kind}`;
          return [[kind, { least: amount(least, `${at}.least`), most: amount(most, `${at}.most`) }]];
        }),
      ),
      belowNet: draft[journey].belowNet,
    });
    const [domestic, international] = [limits('domestic'), limits('international')];
    const roundTo = draft.roundTo === '' ? undefined : parseMoney(draft.roundTo, currency);
    const rules: PriceRules = { domestic, international, ...(roundTo && { roundTo }) };
    return { rules, violations: unread.length > 0 ? unread : checkPriceRules(rules, currency) };
  }
}

function draftOf(rules: PriceRules): PriceRulesDraft {
  const [domestic, international] = ruledJourneys.map((journey) => limitsDraft(rules[journey]));
  if (domestic === undefined || international === undefined) throw new Error('There are two journeys');
  return { domestic, international, roundTo: rules.roundTo === undefined ? '' : formatDecimal(rules.roundTo) };
}

function limitsDraft(limits: AskLimits): LimitsDraft {
  const typed = (kind: AskKind) => {
    const bounds = limits[kind];
    const text = (amount: NonNullable<typeof bounds>['least']) => formatDecimal(amount).replace(/\.0+$/, '');
    return {
      least: bounds === undefined ? '' : text(bounds.least),
      most: bounds === undefined ? '' : text(bounds.most),
    };
  };
  return {
    markup: typed('markup'),
    discount: typed('discount'),
    serviceFee: typed('serviceFee'),
    belowNet: limits.belowNet,
  };
}
