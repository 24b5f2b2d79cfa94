/** The session area of the desk. */
import { Effect } from 'effect';
import type { ConfigurationDesk, SessionDesk } from '#application/desk/session.ts';
import type { Caller } from '../caller.ts';
import { inSession } from '../permission.ts';
import type { ClientSettingStore } from '../ports/agency/settings.ts';
import type { PageTextStore } from '../ports/operations/page-texts.ts';
import { changePassword, type ChangePasswordPorts } from './change-password.ts';
import { forgotPassword, type ForgotPasswordPorts } from './forgot-password.ts';
import { LogIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  secondFactor,
  type SecondFactorPorts,
} from './second-factor.ts';
import { signOn, type SignOnPorts } from './sign-on.ts';
import { endSessions, openSessions, type OpenSessionsPorts } from './open-sessions.ts';
import { readConfiguration, type ServerWays } from './read-configuration.ts';
import { readPage } from './read-page.ts';
import { userDetails, type UserDetailsPorts } from './user-details.ts';

export type SessionDeskPorts = SignOnPorts &
  ForgotPasswordPorts &
  ChangePasswordPorts &
  UserDetailsPorts &
  OpenSessionsPorts &
  SecondFactorPorts & { readonly pageTexts: Pick<PageTextStore, 'remembered'> };

export function makeSessionDesk(ports: SessionDeskPorts): (caller: Caller) => SessionDesk {
  const entrance = new LogIn(ports);
  return (caller) => ({
    logIn: (request) => entrance.logIn(caller, request),
    signOn: (request) => signOn(ports, entrance, caller, request),
    logOut: () => Effect.flatMap(inSession(caller), (here) => logOut(ports.sessions, here)),
    page: ({ page }) => readPage(ports.pageTexts, caller, page),
    forgotPassword: (request) => forgotPassword(ports, caller, request),
    changePassword: (request) => changePassword(ports, caller, request),
    userDetails: () => userDetails(ports, caller),
    secondFactor: () => secondFactor(ports, caller),
    beginSecondFactor: (request) => beginSecondFactor(ports, caller, request),
    confirmSecondFactor: (request) => confirmSecondFactor(ports, caller, request),
    endSecondFactor: (request) => endSecondFactor(ports, caller, request),
    sessions: () => openSessions(ports, caller),
    endSessions: (request) => endSessions(ports, caller, request),
  });
}

/** Anybody may read the configuration: it is what the login page is drawn from. */
export function makeConfigurationDesk(
  settings: ClientSettingStore,
  ways: ServerWays,
  pages: Pick<PageTextStore, 'remembered'>,
): (caller: Caller) => ConfigurationDesk {
  return () => ({ read: () => readConfiguration(settings, ways, pages) });
}
