/** Who has to do with what is kept, for the rule of whose it is (`domain/corporate/reach.ts`). Lists apply the same rule where they are read. */
import type { Effect } from 'effect';
import type { Whose } from '#domain/corporate/reach.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';

export interface ReachBook {
  /** In whose place somebody decides on a day. */
  readonly decidesFor: (agencyId: string, userId: string, day: IsoDate) => Effect.Effect<readonly string[]>;
  /** Whose travel somebody books; undefined of nobody's company. */
  readonly companyOf: (agencyId: string, userId: string) => Effect.Effect<string | undefined>;
  /** Undefined where the agency has no such booking; of the others likewise. */
  readonly ofBooking: (agencyId: string, transactionId: string) => Effect.Effect<Whose | undefined>;
  readonly ofRequest: (agencyId: string, number: string) => Effect.Effect<Whose | undefined>;
  /** Of the booking that a cancellation or a change was quoted for. */
  readonly ofAmendmentQuote: (agencyId: string, quoteId: string) => Effect.Effect<Whose | undefined>;
}
