/** Who is asking, coming in and going out, the configuration. */
import { Effect } from 'effect';
import { readClientConfiguration } from '#domain/session/read-configuration.ts';
import { RecogniseCaller } from '#application/backoffice/session/recognise-caller.ts';
import { makeConfigurationDesk, makeSessionDesk } from '#application/backoffice/session/session-desk.ts';
import { DatabaseAgencyStore } from '../database/agency/agency-store.ts';
import { DatabaseIdentityBook } from '../database/session/identity-book.ts';
import { DatabaseRateLimit } from '../database/session/rate-limit-store.ts';
import { DatabaseSessionStore } from '../database/session/session-store.ts';
import { DatabaseUserStore } from '../database/session/user-store.ts';
import { StoredSignOnTokens } from '../database/session/sign-on-tokens.ts';
import { signOnIssuerOf } from '../passwords/sign-on-tokens.ts';
import { DatabaseSecondFactors } from '../database/session/second-factors.ts';
import { oneTimeCodes } from '../passwords/one-time-codes.ts';
import { deviceOf } from '../http/device.ts';
import { area, desks, given, ports, work } from './parts.ts';

export const session = area(({ make, store }) => {
  const { businessZone, database, sessionCache, settings } = given;
  const { agencies, audit, chance, clientSettings, clock, limits, outbox, passwords, sessions, users } = ports;
  const { seal, secondFactors, signOnTokens } = ports;
  make(users, { database, sessionCache }, (from) => new DatabaseUserStore(from.database, from.sessionCache));
  make(sessions, { database, sessionCache }, (from) => new DatabaseSessionStore(from.database, from.sessionCache));
  make(
    secondFactors,
    { database, sessionCache },
    (from) => new DatabaseSecondFactors(from.database, from.sessionCache),
  );
  store(signOnTokens, StoredSignOnTokens);
  store(agencies, DatabaseAgencyStore);
  store(limits, DatabaseRateLimit);
  store(ports.identities, DatabaseIdentityBook);
  make(
    work.recognise,
    { sessions, passwords, reaches: ports.reaches, clock, settings, businessZone },
    ({ settings: { session: policy }, ...from }) => new RecogniseCaller({ ...from, policy }),
  );
  make(
    desks.session,
    {
      users,
      agencies,
      audit,
      sessions,
      passwords,
      limits,
      outbox,
      clock,
      chance,
      settings,
      seal,
      secondFactors,
      signOnTokens,
      clientSettings,
      pageTexts: ports.pageTexts,
    },
    ({ settings: { session: policy, rates, signOn }, ...from }) =>
      makeSessionDesk({
        ...from,
        deviceOf,
        codes: oneTimeCodes,
        signOnIssuer: signOn && signOnIssuerOf(signOn.issuer, signOn.key, signOn.audience),
        issuer: () => Effect.map(from.clientSettings.all(), (all) => readClientConfiguration(all).projectName),
        policy,
        attempts: { failures: rates.loginFailures, failuresPerAddress: rates.loginFailuresPerAddress },
      }),
  );
  make(desks.configuration, { clientSettings, settings, pageTexts: ports.pageTexts }, (from) => {
    const { alternativeBalance, encryptAnswers, businessZone, publicUrl: portal, outgoing } = from.settings;
    const ways = { alternativeBalance, encryptAnswers, businessZone, portal, outgoing };
    return makeConfigurationDesk(from.clientSettings, ways, from.pageTexts);
  });
});
