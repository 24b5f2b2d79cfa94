/** What the house agrees with one agency, and its own tariff. Part of the operations desk; NotPermitted without the right 'operate'. */
import type { AgencyRule, AgencyRuleDraft } from '#domain/operations/agency-rules.ts';
import type { Answer } from '../answer.ts';
import type { NotFound } from '../failures.ts';

export interface AgencyRulesShown {
  readonly agencyId: string;
  /** The house's own tariff. */
  readonly isHouse: boolean;
  /** Those that hold today or later, kind by kind in the order in which they are looked at. */
  readonly rules: readonly AgencyRule[];
  /** Those that are over, the newest of them: what was sold on their days is explained by them. */
  readonly over: readonly AgencyRule[];
  /** Changes with each change; a change is made to the version that was looked at. */
  readonly version: string;
}

export interface SetAgencyRules {
  readonly agencyId: string;
  /** All that hold from today on, or from their own first day. */
  readonly rules: readonly AgencyRuleDraft[];
  readonly version: string;
}

export interface AgencyRulesDesk {
  /** Of no agency: the house's own tariff, for all with whom nothing is agreed. */
  readonly agencyRules: (asked: { readonly agencyId?: string }) => Answer<AgencyRulesShown, NotFound>;
  /**
   * For quotes from now on: what is sold stays as it is, and what was in force before today keeps its days. Invalid as
   * `checkAgencyRules`; `agency-changed` at `version` where somebody else changed them meanwhile to something else.
   */
  readonly setAgencyRules: (asked: SetAgencyRules) => Answer<AgencyRulesShown, NotFound>;
}
