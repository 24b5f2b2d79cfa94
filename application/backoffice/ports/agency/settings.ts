/** The deployment's own settings as kept: what the configuration call answers. */
import type { Effect } from 'effect';
import type { ClientSetting } from '#domain/session/client-configuration.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { AuditRow } from '../audit-log.ts';

export interface KeptSettings {
  readonly settings: readonly ClientSetting[];
  /** Another after each change. */
  readonly version: string;
}

export interface ClientSettingStore {
  /** What has been set; keys that nobody set are not there. */
  readonly all: () => Effect.Effect<readonly ClientSetting[]>;
  readonly set: (settings: readonly ClientSetting[], at: Instant) => Effect.Effect<void>;
}

/** The same for who sets them while others may, too. */
export interface SettingChanges {
  /** As they are at this moment, whatever another process remembers. */
  readonly current: () => Effect.Effect<KeptSettings>;
  /** Sets these, where the version is still the one that was looked at, with a row of the audit in the same commit. */
  readonly change: (change: {
    readonly version: string;
    readonly settings: readonly ClientSetting[];
    readonly record: AuditRow;
  }) => Effect.Effect<'done' | 'moved'>;
}
