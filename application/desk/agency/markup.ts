/** The markup rules that an agency writes, and what past sales would have been marked up by under others. */
import type { MarkupRule, MarkupRuleDraft } from '#domain/agency/markup/rules.ts';
import type { Company } from '#domain/corporate/company.ts';
import type { Product } from '#domain/booking/booking.ts';
import type { Money } from '#domain/money/money.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { Answer } from '../answer.ts';

/** Rules in the order in which they are looked at: of those for a service the first that is on and fits applies. */
export interface MarkupRuleList {
  readonly rules: readonly MarkupRule[];
  /** The companies that a rule may be for, by name; absent where the agency looks after none. */
  readonly companies?: readonly Pick<Company, 'companyId' | 'name'>[];
}

export interface MarkupDraftList {
  readonly rules: readonly MarkupRuleDraft[];
}

export interface SimulateMarkup extends MarkupDraftList {
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
  readonly markupRules: () => Answer<MarkupRuleList>;
  /** Hold from today on, or from their own first day; answers what then stands. Invalid as `checkMarkupRules`. */
  readonly saveMarkupRules: (list: MarkupDraftList) => Answer<MarkupRuleList>;
  /** Changes nothing. Invalid besides `range-order` at `to`. */
  readonly simulateMarkup: (asked: SimulateMarkup) => Answer<MarkupSimulation>;
}
