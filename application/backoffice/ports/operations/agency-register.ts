/** All agencies, for the house: found, made, given credit, blocked, and the people in them. */
import type { Effect } from 'effect';
import type { StaffStatus } from '#domain/agency/staff.ts';
import type { FlightTerms } from '#domain/flight/terms/terms.ts';
import type { Money } from '#domain/money/money.ts';
import type { AgencyStatus, NewBusiness, NewPerson } from '#domain/operations/agencies.ts';
import type { CreditTerms } from '#domain/operations/credit.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { AgenciesWanted, AgencyRow, AgencyShown } from '#application/desk/operations/agencies.ts';
import type { AuditRow } from '../audit-log.ts';
import type { Letter } from '../booking/booking-book.ts';

/** What is done under a request of its own, and what is written down with it. */
interface Recorded {
  readonly record: AuditRow;
}

interface Once {
  readonly requestId: string;
  /** All that was asked, in one spelling. */
  readonly content: string;
}

/** A person who is added, under the ids that are theirs from now on. */
export interface PersonToAdd extends NewPerson {
  readonly id: string;
  readonly profileId: string;
  readonly roleId: string;
  readonly letter: Letter;
}

export interface AgencyToAdd extends Once {
  readonly business: NewBusiness;
  readonly country: string;
  readonly creditLimit: Money;
  /** What it begins with. */
  readonly terms: FlightTerms;
  readonly person: PersonToAdd;
  readonly at: Instant;
  /** The row without whose records they are: those of the agency that is made. */
  readonly record: Omit<AuditRow, 'agencyId' | 'reference'>;
}

export type AgencyAdded =
  | { readonly kind: 'added' | 'repeated'; readonly agencyId: string }
  | { readonly kind: 'reused' }
  /** Somebody logs in with the address. */
  | { readonly kind: 'taken' };

export type Changed = 'done' | 'moved';

/** The house is as any other here; what it may not have is refused before. */
export type KeptAgencyShown = Omit<AgencyShown, 'isHouse'>;

export interface AgencyRegister {
  readonly list: (
    wanted: AgenciesWanted & { readonly pageSize: number },
  ) => Effect.Effect<{ readonly agencies: readonly AgencyRow[]; readonly total: number }>;
  readonly find: (agencyId: string) => Effect.Effect<KeptAgencyShown | undefined>;
  /** Agency, account, terms, person, audit row and the outbox's entry stand in one commit. */
  readonly add: (agency: AgencyToAdd) => Effect.Effect<AgencyAdded>;
  /** 'moved', and nothing is written, where the agency has another version. */
  readonly setCredit: (
    change: { readonly agencyId: string; readonly version: number; readonly credit: CreditTerms } & Recorded,
  ) => Effect.Effect<Changed>;
  readonly setStanding: (
    change: {
      readonly agencyId: string;
      readonly version: number;
      readonly status: AgencyStatus;
      readonly note: string;
    } & Recorded,
  ) => Effect.Effect<Changed>;
  readonly addPerson: (
    adding: { readonly agencyId: string; readonly person: PersonToAdd; readonly at: Instant } & Once & Recorded,
  ) => Effect.Effect<'done' | 'repeated' | 'reused' | 'taken'>;
  /** By what the person logs in with. False where the agency has nobody of the name. */
  readonly setPerson: (
    change: { readonly agencyId: string; readonly userId: string; readonly status: StaffStatus } & Recorded,
  ) => Effect.Effect<boolean>;
  /** Puts the letter into the outbox, and takes the second factor away where that is asked. */
  readonly resetPerson: (
    reset: { readonly id: string; readonly endSecondFactor: boolean; readonly letter: Letter } & Recorded,
  ) => Effect.Effect<void>;
  /** The id of a person by what they log in with. */
  readonly personId: (agencyId: string, userId: string) => Effect.Effect<string | undefined>;
}
