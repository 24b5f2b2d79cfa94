/** The configuration call: the product's defaults, over them what the deployment has set, over that what its server does. */
import { Effect } from 'effect';
import {
  type ClientConfiguration,
  configKeys,
  readClientConfiguration,
  writeClientConfiguration,
} from '#domain/session/client-configuration.ts';
import type { ConfigSetting } from '#application/desk/session.ts';
import type { ClientSettingStore } from '../ports/agency/settings.ts';

/** What the server does, whatever has been set: a portal must know it as it is. */
export interface ServerWays {
  readonly alternativeBalance: boolean;
  readonly encryptAnswers: boolean;
  readonly businessZone: string;
  /** Where people open the portal, where that is known. */
  readonly portal: string | undefined;
  /** Key and vector of fields that portals encrypt before sending; undefined for none. */
  readonly outgoing?: ClientConfiguration['outgoing'];
}

export function readConfiguration(
  settings: ClientSettingStore,
  ways: ServerWays,
): Effect.Effect<readonly ConfigSetting[]> {
  return Effect.map(settings.all(), (set) => {
    const configuration = readClientConfiguration(set);
    const known = writeClientConfiguration({
      ...configuration,
      mainUrl: ways.portal ?? configuration.mainUrl,
      businessZone: ways.businessZone,
      alternativeBalance: ways.alternativeBalance,
      encrypted: ways.encryptAnswers,
      ...(ways.outgoing && { outgoing: ways.outgoing }),
    });
    // Keys of the deployment's own, for other front ends, are passed on as they are.
    return [...known, ...set.filter(({ key }) => !Object.hasOwn(configKeys, key))];
  });
}
