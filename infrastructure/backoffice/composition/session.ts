/** Who is asking, coming in and going out, the configuration. */
import { ContainerModule } from 'inversify';
import { RecogniseCaller } from '#application/backoffice/session/recognise-caller.ts';
import { makeConfigurationDesk, makeSessionDesk } from '#application/backoffice/session/session-desk.ts';
import { DatabaseAgencyStore } from '../database/agency/agency-store.ts';
import { DatabaseRateLimit } from '../database/session/rate-limit-store.ts';
import { DatabaseSessionStore } from '../database/session/session-store.ts';
import { DatabaseUserStore } from '../database/session/user-store.ts';
import { desks, given, ports, work } from './parts.ts';

export const session = new ContainerModule(({ bind }) => {
  bind(ports.users)
    .toResolvedValue((database, cache) => new DatabaseUserStore(database, cache), [given.database, given.sessionCache])
    .inSingletonScope();
  bind(ports.agencies)
    .toResolvedValue((database) => new DatabaseAgencyStore(database), [given.database])
    .inSingletonScope();
  bind(ports.sessions)
    .toResolvedValue(
      (database, cache) => new DatabaseSessionStore(database, cache),
      [given.database, given.sessionCache],
    )
    .inSingletonScope();
  bind(ports.limits)
    .toResolvedValue((database) => new DatabaseRateLimit(database), [given.database])
    .inSingletonScope();
  bind(work.recognise)
    .toResolvedValue(
      (sessions, passwords, clock, settings) => new RecogniseCaller(sessions, passwords, clock, settings.session),
      [ports.sessions, ports.passwords, ports.clock, given.settings],
    )
    .inSingletonScope();
  bind(desks.session)
    .toResolvedValue(
      (users, agencies, audit, sessions, passwords, limits, outbox, clock, chance, settings) =>
        makeSessionDesk({
          users,
          agencies,
          audit,
          sessions,
          passwords,
          limits,
          outbox,
          clock,
          chance,
          policy: settings.session,
          attempts: {
            failures: settings.rates.loginFailures,
            failuresPerAddress: settings.rates.loginFailuresPerAddress,
          },
        }),
      [
        ports.users,
        ports.agencies,
        ports.audit,
        ports.sessions,
        ports.passwords,
        ports.limits,
        ports.outbox,
        ports.clock,
        ports.chance,
        given.settings,
      ],
    )
    .inSingletonScope();
  bind(desks.configuration)
    .toResolvedValue(
      (clientSettings, { alternativeBalance, encryptAnswers, businessZone, publicUrl, outgoing }) =>
        makeConfigurationDesk(clientSettings, {
          alternativeBalance,
          encryptAnswers,
          businessZone,
          portal: publicUrl,
          outgoing,
        }),
      [ports.clientSettings, given.settings],
    )
    .inSingletonScope();
});
