/** The markup rules of an agency, and what past sales would have been marked up by under others. */
import type { MarkupRule, MarkupRuleDraft } from '#domain/agency/markup/rules.ts';
import type { Company } from '#domain/corporate/company.ts';
import type { Product } from '#domain/booking/booking.ts';
import type { Money } from '#domain/money/money.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { Answer } from '../answer.ts';
import type { NotFound } from '../failures.ts';

/** Whose they are: another agency's for who has the right 'operate', one's own for who has 'price-rules'. */
export interface MarkupOf {
  readonly agencyId?: string;
}

/** Rules in the order in which they are looked at: of those for a service the first that is on and fits applies. */
export interface MarkupRuleList {
  readonly rules: readonly MarkupRule[];
  /** The companies that a rule may be for, by name; absent where the agency looks after none. */
  readonly companies?: readonly Pick<Company, 'companyId' | 'name'>[];
  /** Changes with each change. */
  readonly version: string;
}

interface MarkupDraftList {
  readonly rules: readonly MarkupRuleDraft[];
}

export interface SaveMarkupRules extends MarkupDraftList, MarkupOf {
  /** What was looked at; absent: whatever there is now is replaced. */
  readonly version?: string;
}

export interface SimulateMarkup extends MarkupDraftList, MarkupOf {
  /** Of the days on which sales were made, both inclusive. */
  readonly from: IsoDate;
  readonly to: IsoDate;
}

export interface RuleEffect {
  /** Absent: what no rule of the draft marks up. */
  readonly ruleId?: string;
  readonly bookings: number;
  readonly amount: Money;
  /** What the rule of this id added then. */
  readonly was: Money;
}

export interface ReplayedBooking {
  readonly transactionId: string;
  readonly product: Product;
  readonly title: string;
  readonly bookedOn: IsoDate;
  /** What was added, and what would have been. */
  readonly before: Money;
  readonly after: Money;
}

export interface MarkupSimulation {
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly bookings: number;
  readonly before: Money;
  readonly after: Money;
  /** In the order in which they are looked at, those that never counted too; then what other rules added then. */
  readonly rules: readonly RuleEffect[];
  /** Those that would have been marked up otherwise, the largest difference first. */
  readonly changed: readonly ReplayedBooking[];
  /** There were more sales: the newest are replayed. */
  readonly cut: boolean;
}

export interface MarkupDesk {
  /** Those that hold today or later. */
  readonly markupRules: (of: MarkupOf) => Answer<MarkupRuleList, NotFound>;
  /**
   * Hold from today on, or from their own first day; answers what then stands. Invalid as `checkMarkupRules`, and `agency-changed`
   * at `version` where somebody else changed them meanwhile to something else.
   */
  readonly saveMarkupRules: (list: SaveMarkupRules) => Answer<MarkupRuleList, NotFound>;
  /** Changes nothing. Invalid besides `range-order` at `to`. */
  readonly simulateMarkup: (asked: SimulateMarkup) => Answer<MarkupSimulation, NotFound>;
}
