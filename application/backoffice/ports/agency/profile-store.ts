/** People of agencies as they show themselves, and what they keep in their profiles. */
import type { Effect } from 'effect';
import type {
  CompleteProfile,
  MasterKind,
  Masters,
  PersonDraft,
  ProfileInShort,
} from '#domain/agency/profile-masters.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { AuditRow } from '../audit-log.ts';

/** Whose profile it is. */
export interface ProfileKey {
  readonly agencyId: string;
  readonly profileId: string;
}

export interface MasterToSave<Kind extends MasterKind = MasterKind> {
  readonly kind: Kind;
  readonly recordId: string;
  /** What makes it the same one: one that has it is brought up to date and keeps its id. */
  readonly sameKey: string;
  readonly facts: Omit<Masters[Kind], 'recordId'>;
  /** Of a card. */
  readonly token?: string;
  readonly at: Instant;
}

export interface ProfileStore {
  readonly complete: (key: ProfileKey) => Effect.Effect<CompleteProfile | undefined>;
  /** By name. */
  readonly people: (agencyId: string, only?: string) => Effect.Effect<readonly ProfileInShort[]>;
  readonly savePerson: (
    key: ProfileKey,
    person: Required<PersonDraft>,
    record: Omit<AuditRow, 'reference'>,
  ) => Effect.Effect<void>;
  /** Answers the id it has; undefined, and nothing is written, where the profile has `most` of them and this is another. */
  readonly saveMaster: (
    key: ProfileKey,
    master: MasterToSave,
    most: number,
    record: Omit<AuditRow, 'reference'>,
  ) => Effect.Effect<string | undefined>;
  /** Answers the token of a card that was there. */
  readonly deleteMaster: (
    key: ProfileKey,
    kind: MasterKind,
    recordId: string,
    record: Omit<AuditRow, 'reference'>,
  ) => Effect.Effect<{ readonly token?: string } | undefined>;
}
