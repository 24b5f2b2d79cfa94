/** Points of the travel-rewards programme. Each question reads first what the ledger has that they do not follow yet. */
import type { Effect } from 'effect';
import type { RewardMovement, RewardPosted, RewardRule, RewardStanding } from '#domain/account/reward/rewards.ts';
import type { Money } from '#domain/money/money.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { AuditRow } from '../audit-log.ts';

/** When it is, and by which rule a day gives points. */
export interface RewardDay {
  readonly now: Instant;
  readonly today: IsoDate;
  readonly zone: string;
  readonly ruleOn: (day: IsoDate) => RewardRule | undefined;
}

export interface RewardPage {
  readonly standing: RewardStanding;
  readonly movements: readonly RewardMovement[];
  /** Which of the page's spendings were taken back. */
  readonly returned: ReadonlySet<string>;
  readonly total: number;
}

export interface NewSpending extends RewardDay {
  readonly agencyId: string;
  readonly requestId: string;
  readonly points: number;
  readonly amount: Money;
  readonly entry: RewardPosted;
  readonly audit: AuditRow;
}

export type Spending =
  | { readonly kind: 'spent' | 'repeated'; readonly movement: RewardMovement }
  /** The same request spent another number. */
  | { readonly kind: 'reused' }
  | { readonly kind: 'too-few' };

/** A spending, as it is returned. */
export interface Return extends RewardDay {
  readonly agencyId: string;
  readonly reference: string;
  readonly entry: RewardPosted;
  readonly audit: AuditRow;
}

export type Returned =
  | { readonly kind: 'returned' | 'repeated'; readonly movement: RewardMovement }
  | { readonly kind: 'too-low'; readonly available: Money };

export interface RewardBook {
  readonly standing: (agencyId: string, day: RewardDay) => Effect.Effect<RewardStanding>;
  readonly page: (
    agencyId: string,
    asked: RewardDay & { readonly page: number; readonly pageSize: number },
  ) => Effect.Effect<RewardPage>;
  /** The points and the credit stand in one commit; of two at once the second finds what the first left. */
  readonly spend: (spending: NewSpending) => Effect.Effect<Spending>;
  readonly find: (agencyId: string, reference: string) => Effect.Effect<RewardMovement | undefined>;
  /** Once, in one commit with the entry that takes the credit back. Dies where there is no such spending. */
  readonly giveBack: (asked: Return) => Effect.Effect<Returned>;
}
