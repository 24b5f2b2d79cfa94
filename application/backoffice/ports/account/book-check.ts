/** Ledgers, bookings and reserves held against each other, an agency at a time. */
import type { Effect } from 'effect';
import type { BookFinding } from '#domain/account/books.ts';

export interface BookCheck {
  /** Agencies after one (from the first where absent), at most so many, in order: known ones, and those with an account. */
  readonly agencies: (after: string | undefined, most: number) => Effect.Effect<readonly string[]>;
  /** What does not agree in the books of one, as of one moment. */
  readonly findings: (agencyId: string) => Effect.Effect<readonly BookFinding[]>;
}
