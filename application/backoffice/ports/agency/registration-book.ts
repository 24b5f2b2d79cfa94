/** Registrations of agencies with their papers, and what was decided on them. */
import type { Effect } from 'effect';
import type { Language } from '#domain/people/language.ts';
import type { Registration, RegistrationPaper, RegistrationState } from '#domain/agency/registration.ts';
import type { Instant } from '#domain/time/instant.ts';
import type {
  PaperFile,
  PaperInShort,
  RegistrationRow,
  RegistrationsWanted,
} from '#application/desk/agency/registration.ts';
import type { AuditRow } from '../audit-log.ts';

export interface NewPaper extends PaperFile {
  readonly documentId: string;
  readonly email: string;
  readonly paper: RegistrationPaper;
  readonly at: Instant;
}

export interface NewRegistration {
  readonly requestId: string;
  /** Of all that was asked. */
  readonly digest: string;
  readonly fields: Registration;
  /** Somebody logs in with the address already: only a repeat is answered. */
  readonly taken: boolean;
  readonly language: Language;
  readonly at: Instant;
}

export type Added =
  | { readonly kind: 'added' | 'repeated'; readonly registrationId: string }
  | { readonly kind: 'reused' }
  /** Another form of the address waits for an answer. */
  | { readonly kind: 'open' }
  | { readonly kind: 'taken' }
  /** Nobody uploaded these with the address. */
  | { readonly kind: 'papers-missing'; readonly papers: readonly RegistrationPaper[] };

export interface KeptRegistration {
  readonly registrationId: string;
  readonly state: RegistrationState;
  readonly fields: Registration;
  readonly language: Language;
  readonly submittedAt: Instant;
  readonly decidedAt?: Instant;
  readonly decidedBy?: string;
  readonly remarks: string;
}

export interface RegistrationDecision {
  readonly registrationId: string;
  readonly state: Exclude<RegistrationState, 'received'>;
  readonly remarks: string;
  readonly by: string;
  readonly at: Instant;
  readonly record: AuditRow;
}

/** Outbox entries, written in the commits that they follow from; payload `{ registrationId }`. */
export const registrationReceived = 'registration-received';
export const registrationDecided = 'registration-decided';

export interface RegistrationBook {
  /** Replaces a document of the same address and paper that was not sent yet; forgets those from before `staleBefore`. */
  readonly putPaper: (paper: NewPaper, staleBefore: Instant) => Effect.Effect<void>;
  /** Registration, papers, audit row and the outbox's entry stand in one commit. */
  readonly add: (registration: NewRegistration) => Effect.Effect<Added>;
  readonly find: (registrationId: string) => Effect.Effect<KeptRegistration | undefined>;
  readonly papers: (registrationId: string) => Effect.Effect<readonly PaperInShort[]>;
  readonly paper: (registrationId: string, paper: RegistrationPaper) => Effect.Effect<PaperFile | undefined>;
  readonly list: (
    wanted: RegistrationsWanted & { readonly pageSize: number },
  ) => Effect.Effect<{ readonly registrations: readonly RegistrationRow[]; readonly total: number }>;
  /** Ids of agencies and of other registrations with this PAN or GST number. */
  readonly alike: (
    registrationId: string,
    numbers: Pick<Registration, 'panNumber' | 'gstNumber'>,
  ) => Effect.Effect<readonly string[]>;
  /** False, and nothing is written, where it is decided already. */
  readonly decide: (decision: RegistrationDecision) => Effect.Effect<boolean>;
}
