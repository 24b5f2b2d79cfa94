/** Who is speaking: coming in, going out, passwords, and the client configuration that is read before anyone is in. */
import type { PageText } from '#domain/session/page-text.ts';
import type { StaticPageName } from '#domain/session/static-pages.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Answer } from './answer.ts';
import type { NotAllowedInState } from './failures.ts';

/** The seven parts that a login answers, and the token. */
export interface SignedIn {
  readonly token: string;
  readonly identity: Identity;
  /** True when only the password may be changed: the login used a temporary secret. */
  readonly mustChangePassword: boolean;
}

export interface Identity {
  readonly agentId: string;
  readonly profileId: string;
  readonly title: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly systemRoleId: string;
  readonly companyName: string;
}

/** What the portal shows and keeps of the person at the desk. */
export interface UserDetails extends Identity {
  readonly userId: string;
  readonly email: string;
  readonly mobile: string;
  readonly address: string;
  readonly city: string;
  readonly country: string;
  readonly gstNumber?: string;
  /** Rights by code ('book', 'see-net-fares', 'ledger', 'emulate' …): what to show; the back office checks again. */
  readonly rights: readonly string[];
  /** Nothing may be done before a second factor is enrolled. */
  readonly mustEnrol?: boolean;
  /** Present while emulating: whose desk this is really. */
  readonly emulatedBy?: {
    readonly agentId: string;
    readonly name: string;
    /** Nothing may be changed. */
    readonly readOnly: boolean;
    /** One of the people of the agency that runs the deployment. */
    readonly isHouse?: boolean;
  };
}

export interface PasswordChanged {
  /** Takes the place of the session's token. */
  readonly token?: string;
}

/** What a browser says of itself, as its makers spell it; absent where it says nothing that is known. */
export interface Device {
  readonly browser?: string;
  readonly system?: string;
}

/** Where a person is signed in. */
export interface OpenSession extends Device {
  readonly sessionId: string;
  /** The network address that it was begun from; '' where that is not known. */
  readonly address: string;
  readonly startedAt: Instant;
  /** Up to a minute late. */
  readonly lastSeenAt: Instant;
  /** However busy it is. */
  readonly endsAt: Instant;
  /** The one that asks. */
  readonly current: boolean;
}

export interface OpenSessions {
  /** The one that asks first, then by last use. */
  readonly sessions: readonly OpenSession[];
  /** A session ends after so many minutes without use. */
  readonly idleMinutes: number;
  /** It ends so many hours after its start, however busy it is. */
  readonly maxHours: number;
}

export interface SecondFactorShown {
  readonly on: boolean;
  readonly since?: Instant;
  /** Recovery codes that are not spent. */
  readonly recoveryLeft: number;
  /** The person's role needs one. */
  readonly required: boolean;
}

export interface SecondFactorBegun {
  /** To be typed where it cannot be scanned: base 32. */
  readonly secret: string;
  /** What an app reads: `otpauth://…`. */
  readonly address: string;
  /** The address as a QR code: an outline in a square of `size`. */
  readonly outline: { readonly size: number; readonly path: string };
}

/** What the house wrote for a page, in the caller's language where it is there; nothing where the product's own words stand. */
export interface PageRead {
  readonly written?: PageText;
}

export interface SessionDesk {
  /**
   * Fails NotPermitted 'login-refused' for an unknown user, a wrong password or an inactive account alike; 'suspended' for the right
   * password of a suspended account; 'second-factor-needed' and 'second-factor-refused' for the right password of who has one.
   */
  readonly logIn: (request: {
    readonly userId: string;
    readonly password: string;
    /** Of the authenticator app, or a recovery code: where the person has a second factor. */
    readonly code?: string | undefined;
  }) => Answer<SignedIn>;
  /** Comes in by a token of the issuer that is configured, once. NotPermitted 'sign-on-refused', whatever is wrong with it. */
  readonly signOn: (request: { readonly ssoToken: string }) => Answer<SignedIn>;
  readonly logOut: () => Answer<void>;
  /** Anybody may read it: without a session, too. */
  readonly page: (request: { readonly page: StaticPageName }) => Answer<PageRead>;
  /** Answers the same whether or not the user exists. */
  readonly forgotPassword: (request: { readonly userId: string }) => Answer<void>;
  /** Ends all other sessions of the user. A session that a temporary secret opened goes on under the token that is answered. */
  readonly changePassword: (request: {
    readonly currentPassword: string;
    readonly newPassword: string;
    readonly confirmPassword: string;
  }) => Answer<PasswordChanged>;
  /** The person's own second factor; NotPermitted `emulating` at somebody else's desk, as the three that follow. */
  readonly secondFactor: () => Answer<SecondFactorShown>;
  /** A new secret for an app, which counts once {@link confirmSecondFactor} has seen a code of it. NotAllowedInState 'on'. */
  readonly beginSecondFactor: (request: { readonly password: string }) => Answer<SecondFactorBegun, NotAllowedInState>;
  /** Answers recovery codes, which are shown this once. */
  readonly confirmSecondFactor: (request: {
    readonly code: string;
  }) => Answer<{ readonly recovery: readonly string[] }, NotAllowedInState>;
  readonly endSecondFactor: (request: {
    readonly password: string;
    readonly code: string;
  }) => Answer<void, NotAllowedInState>;
  readonly userDetails: () => Answer<UserDetails>;
  /** Where the person is signed in. NotPermitted `emulating` at somebody else's desk, as {@link endSessions}. */
  readonly sessions: () => Answer<OpenSessions>;
  /** Ends one of the person's sessions, or without an id all but the one that asks, and says how many ended: none that is over. */
  readonly endSessions: (request: { readonly sessionId?: string }) => Answer<{ readonly ended: number }>;
}

export interface ConfigSetting {
  readonly key: string;
  readonly value: string;
}

export interface ConfigurationDesk {
  readonly read: () => Answer<readonly ConfigSetting[]>;
}
