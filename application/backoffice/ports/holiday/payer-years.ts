/** What was bought under each PAN in a financial year, where the tax that is collected goes by it. */
import type { Effect } from 'effect';
import type { PaidRoom, YearClaim } from '#domain/holiday/price/payer-year.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { Instant } from '#domain/time/instant.ts';

export interface YearWanted {
  readonly agencyId: string;
  readonly pans: readonly string[];
  /** Days of the sale, both inclusive. */
  readonly from: IsoDate;
  readonly until: IsoDate;
}

export interface ToClaim extends YearWanted {
  readonly quoteId: string;
  readonly boughtOn: IsoDate;
  readonly at: Instant;
  readonly payers: readonly { readonly pan: string; readonly rooms: readonly PaidRoom[] }[];
}

/** claim: it is written. stands: it was written before. moved: nothing is written. */
export type ClaimDecision = 'claim' | 'stands' | 'moved';

export interface PayerYears {
  find(wanted: YearWanted): Effect.Effect<readonly YearClaim[]>;
  /** Decided on what is claimed for these PANs, and for the quote itself, while nobody else claims for one of them. */
  claim(claim: ToClaim, decide: (claims: readonly YearClaim[]) => ClaimDecision): Effect.Effect<ClaimDecision>;
  /** Drops the claims of a quote that no booking came of. */
  release(of: { readonly agencyId: string; readonly quoteId: string }): Effect.Effect<void>;
}
