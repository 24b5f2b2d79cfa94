/** The deployment's own settings as kept: what the configuration call answers. */
import type { Effect } from 'effect';
import type { ClientSetting } from '#domain/session/client-configuration.ts';
import type { Instant } from '#domain/time/instant.ts';

export interface ClientSettingStore {
  /** What has been set; keys that nobody set are not there. */
  readonly all: () => Effect.Effect<readonly ClientSetting[]>;
  readonly set: (settings: readonly ClientSetting[], at: Instant) => Effect.Effect<void>;
}
