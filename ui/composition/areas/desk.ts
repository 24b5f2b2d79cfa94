/** The desk over the wire, and what the browser lends: the first thing that every other area stands on. */
import { ContainerModule } from 'inversify';
import {
  browserClock,
  browserDownloads,
  browserRequestIds,
  browserVisibility,
} from '#infrastructure/portal/browser-machine.ts';
import { consoleLog } from '#infrastructure/portal/console-log.ts';
import { wireDesk } from '#infrastructure/portal/wire-desk.ts';
import { parts } from '../parts.ts';

export const area = new ContainerModule(({ bind }) => {
  bind(parts.clock).toConstantValue(browserClock);
  bind(parts.requestIds).toConstantValue(browserRequestIds);
  bind(parts.log).toConstantValue(consoleLog);
  bind(parts.downloads).toConstantValue(browserDownloads);
  bind(parts.visibility).toConstantValue(browserVisibility);
  bind(parts.desk)
    .toResolvedValue(
      (base, session, language, configuration) => {
        const configured = () => {
          const state = configuration.state$.value;
          return state.kind === 'ready' ? state.configuration : undefined;
        };
        const identity = () => {
          const state = session.state$.value;
          return state.kind === 'signed-in' ? state.auth.identity : undefined;
        };
        return wireDesk({
          base,
          token: () => session.token(),
          language: () => language.state$.value,
          agentId: () => identity()?.agentId,
          profileId: () => identity()?.profileId,
          accountCurrency: () => configured()?.currency,
          outgoingKey: () => configured()?.outgoing,
        });
      },
      [parts.base, parts.session, parts.language, parts.configuration],
    )
    .inSingletonScope();
});
