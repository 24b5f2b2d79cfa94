/** What the ledger says of commission and of the tax withheld from it. */
import type { Effect } from 'effect';
import type { CommissionGroup, Commissions } from '#domain/account/commissions.ts';
import type { Instant } from '#domain/time/instant.ts';

export interface CommissionsAsked {
  readonly agencyId: string;
  readonly by: CommissionGroup;
  /** Included. */
  readonly from: Instant;
  /** Not included. */
  readonly until: Instant;
  /** In whose months entries are counted. */
  readonly zone: string;
  /** From 1; of entries. */
  readonly page: number;
  readonly pageSize: number;
}

export interface CommissionBook {
  /** Entries that moved commission or its tax. */
  readonly commissions: (asked: CommissionsAsked) => Effect.Effect<Commissions>;
}
