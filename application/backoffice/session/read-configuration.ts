/** The configuration call: the product's defaults, over them what the deployment has set, over that what its server does. */
import { Effect } from 'effect';
import { type ClientConfiguration, defaultClientConfiguration } from '#domain/session/client-configuration.ts';
import { configKeys } from '#domain/session/configuration-keys.ts';
import { readClientConfiguration, writeClientConfiguration } from '#domain/session/read-configuration.ts';
import { pageTextIn } from '#domain/session/page-text.ts';
import type { ConfigSetting } from '#application/desk/session.ts';
import type { ClientSettingStore } from '../ports/agency/settings.ts';
import type { PageTextStore } from '../ports/operations/page-texts.ts';

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
  pages: Pick<PageTextStore, 'remembered'>,
): Effect.Effect<readonly ConfigSetting[]> {
  return Effect.map(Effect.all([settings.all(), pages.remembered()]), ([set, written]) => {
    const configuration = readClientConfiguration(set);
    const known = writeClientConfiguration({
      ...configuration,
      // Without a session nobody is shown what is paid into; who deposits is, with the deposits.
      bankAccounts: defaultClientConfiguration.bankAccounts,
      mainUrl: ways.portal ?? configuration.mainUrl,
      businessZone: ways.businessZone,
      alternativeBalance: ways.alternativeBalance,
      encrypted: ways.encryptAnswers,
      writtenPages: written.flatMap(({ page, texts }) => (pageTextIn(texts, 'en') === undefined ? [] : [page])),
      ...(ways.outgoing && { outgoing: ways.outgoing }),
    });
    // Keys of the deployment's own, for other front ends, are passed on as they are.
    return [...known, ...set.filter(({ key }) => !Object.hasOwn(configKeys, key))];
  });
}
