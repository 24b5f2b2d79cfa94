/** GST details that agencies keep, and people of the companies that they look after: `keptBy`, as of saved travellers. */
import type { Effect } from 'effect';
import type { GstProfile } from '#domain/agency/gst-profile.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { AuditRow } from '../audit-log.ts';

export interface GstProfileStore {
  /** Of one agency, by holder and number. */
  readonly list: (agencyId: string, keptBy?: string) => Effect.Effect<readonly GstProfile[]>;
  /**
   * Keeps details under the id given, or under that of the keeper's profile of the same number; answers the id, or undefined
   * where there are `most` already. `record`, with that id as its reference, is written in the same commit.
   */
  readonly save: (
    agencyId: string,
    profile: GstProfile,
    at: Instant,
    most: number,
    record: Omit<AuditRow, 'reference'>,
    keptBy?: string,
  ) => Effect.Effect<string | undefined>;
  /** Nothing happens, and nothing is written, where it is not there. */
  readonly remove: (agencyId: string, recordId: string, record: AuditRow, keptBy?: string) => Effect.Effect<void>;
}
