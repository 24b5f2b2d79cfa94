/** Packages that were written to customers. */
import type { Effect } from 'effect';
import type { Instalment } from '#domain/booking/schedule/schedule.ts';
import type { HolidayTrip } from '#domain/holiday/trip/trip.ts';
import type { Money } from '#domain/money/money.ts';
import type { Language } from '#domain/people/language.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Letter } from '#application/backoffice/ports/mailer.ts';

/** What a proposal says: the customer's side alone. */
export interface ProposalFacts {
  readonly reference: string;
  readonly customer: string;
  readonly note?: string;
  readonly companyName: string;
  readonly companyPhone: string;
  readonly trip: HolidayTrip;
  readonly total: Money;
  readonly perPerson: Money;
  /** Tax is collected in it from who pays. */
  readonly collects: boolean;
  readonly instalments: readonly Instalment[];
  /** By which its prices and rooms were looked at. */
  readonly on: IsoDate;
}

export interface HolidayLetters {
  readonly proposal: (language: Language, facts: ProposalFacts) => Letter;
}

/** As it was written; it never changes. */
export interface Proposal extends Letter {
  readonly reference: string;
  readonly language: Language;
  /** Where it goes by mail. */
  readonly to?: string;
}

export interface NewProposal {
  readonly agencyId: string;
  readonly actorUserId: string;
  readonly onBehalfOf?: string;
  readonly requestId: string;
  readonly content: string;
  readonly sentAt: Instant;
  readonly proposal: Proposal;
}

export type KeptProposal = { readonly kind: 'kept'; readonly proposal: Proposal } | { readonly kind: 'reused' };

export interface ProposalBook {
  /** What a request came to before; undefined where it is not known. */
  readonly claimed: (agencyId: string, requestId: string, content: string) => Effect.Effect<KeptProposal | undefined>;
  /** Once a request, with its mail in the outbox; what is kept of it. */
  readonly keep: (proposal: NewProposal) => Effect.Effect<KeptProposal>;
  readonly find: (agencyId: string, reference: string) => Effect.Effect<Proposal | undefined>;
}
