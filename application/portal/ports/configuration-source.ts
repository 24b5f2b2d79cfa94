/** Where the client configuration comes from at start, before anything else of the desk is loaded. */
import type { ConfigSetting } from '#application/desk/session.ts';

/** The HTTP status where there was an answer. */
export interface ConfigurationMissing {
  readonly status?: number;
}

export interface ConfigurationSource {
  readonly read: () => Promise<
    { readonly settings: readonly ConfigSetting[] } | { readonly missing: ConfigurationMissing }
  >;
}
