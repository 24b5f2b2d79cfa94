/** Coming in, going out, passwords, and who the person at the desk is. */
import type {
  PageRead,
  Identity,
  OpenSession,
  OpenSessions,
  PasswordChanged,
  SecondFactorBegun,
  SecondFactorShown,
  SessionDesk,
  SignedIn,
  UserDetails,
} from '#application/desk/session.ts';
import { bad, type Codec, good, nothing } from './form/codec.ts';
import { languages } from '#domain/people/language.ts';
import { type PageText, pageTextMost } from '#domain/session/page-text.ts';
import { type StaticPageName, staticPages } from '#domain/session/static-pages.ts';
import { flag, moment, oneOf, opaque, text, textUpTo, whole } from './form/leaves.ts';
import { plainly } from './form/json-schema.ts';
import { type AreaOperations, inResult, operation, type ReplyCodec } from './form/operation.ts';
import { at, codecOf, list, maybe, or, record } from './form/shape.ts';

/** In the order in which they are joined. */
const identityParts = [
  'agentId',
  'profileId',
  'title',
  'firstName',
  'lastName',
  'systemRoleId',
  'companyName',
] as const satisfies readonly (keyof Identity)[];

const joint = '@@@';

/** The seven parts of an identity joined by `@@@`. What in a part could be taken for the joint is taken out of it. */
export function joinIdentity(identity: Identity): string {
  return identityParts.map((part) => identity[part].replaceAll(/@{2,}|^@|@$/g, '')).join(joint);
}

/** Undefined unless there are exactly seven parts. */
export function splitIdentity(joined: unknown): Identity | undefined {
  const parts = typeof joined === 'string' ? joined.split(joint) : [];
  const [agentId, profileId, title, firstName, lastName, systemRoleId, companyName, ...more] = parts;
  return agentId !== undefined &&
    profileId !== undefined &&
    title !== undefined &&
    firstName !== undefined &&
    lastName !== undefined &&
    systemRoleId !== undefined &&
    companyName !== undefined &&
    more.length === 0
    ? { agentId, profileId, title, firstName, lastName, systemRoleId, companyName }
    : undefined;
}

/**
 * `Result` is the seven parts, `TransactionStatus` the token. Shape chosen here: `MustChangePassword: true` beside
 * them after a login with a temporary secret.
 */
export const signedIn: ReplyCodec<SignedIn> = {
  read: ({ result, transactionStatus, beside }) => {
    const identity = splitIdentity(result);
    if (identity === undefined) return bad('not-a-choice', 'Result');
    if (transactionStatus === '') return bad('required', 'TransactionStatus');
    return good({ token: transactionStatus, identity, mustChangePassword: beside?.['MustChangePassword'] === true });
  },
  write: ({ token, identity, mustChangePassword }) => ({
    result: joinIdentity(identity),
    transactionStatus: token,
    beside: mustChangePassword ? { MustChangePassword: true } : undefined,
  }),
  jsonSchema: plainly({ type: 'string', description: identityParts.join(joint) }),
  schemaBeside: plainly({
    type: 'object',
    properties: {
      TransactionStatus: { type: 'string', description: 'the session token', minLength: 1 },
      MustChangePassword: { const: true, description: 'after a login with a temporary password' },
    },
  }),
};

const ssoToken = textUpTo(8_000);

interface LogIn {
  readonly userId: string;
  readonly password: string;
  readonly code?: string | undefined;
}

const logIn: Codec<LogIn> = codecOf(
  record<LogIn>({ userId: at('userid', text), password: at('password', text), code: maybe('code', text) }),
);

interface ChangePassword {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

const changePassword: Codec<ChangePassword> = codecOf(
  record<ChangePassword>({
    currentPassword: at('currentpassword', text),
    newPassword: at('newpassword', text),
    confirmPassword: or('confirmpassword', text, ''),
  }),
);

/** `TransactionStatus` is the token that takes the place of the session's, where one does. */
const passwordChanged: ReplyCodec<PasswordChanged> = {
  read: ({ transactionStatus: token }) => good(token === '' ? {} : { token }),
  write: ({ token = '' }) => ({ result: {}, transactionStatus: token }),
  jsonSchema: plainly({ type: 'object' }),
  schemaBeside: plainly({
    type: 'object',
    properties: {
      TransactionStatus: { type: 'string', description: 'a new session token, or empty: the old one stays' },
    },
  }),
};

/** Shape chosen here, in the spelling of the stored user. */
const userDetails: Codec<UserDetails> = codecOf(
  record<UserDetails>({
    agentId: at('agentId', text),
    profileId: at('profileId', text),
    title: at('title', text),
    firstName: at('firstName', text),
    lastName: at('lastName', text),
    systemRoleId: at('systemRoleId', text),
    companyName: at('companyName', text),
    userId: at('userId', text),
    email: at('email', text),
    mobile: at('mobile', text),
    address: at('address', text),
    city: at('city', text),
    country: at('country', text),
    gstNumber: maybe('gstNumber', text),
    rights: at('rights', list(text)),
    mustEnrol: maybe('mustEnrol', flag),
    emulatedBy: maybe(
      'emulatedBy',
      record<NonNullable<UserDetails['emulatedBy']>>({
        agentId: at('agentId', text),
        name: at('name', text),
        readOnly: or('readOnly', flag, false),
        isHouse: maybe('isHouse', flag),
      }),
    ),
  }),
);

/** Shape chosen here. */
const openSessions: Codec<OpenSessions> = codecOf(
  record<OpenSessions>({
    sessions: at(
      'sessions',
      list(
        record<OpenSession>({
          sessionId: at('sessionid', text),
          browser: maybe('browser', text),
          system: maybe('system', text),
          address: or('address', text, ''),
          startedAt: at('startedat', moment),
          lastSeenAt: at('lastseenat', moment),
          endsAt: at('endsat', moment),
          current: or('current', flag, false),
        }),
      ),
    ),
    idleMinutes: at('idleminutes', whole),
    maxHours: at('maxhours', whole),
  }),
);

/** The outline of a QR code of some 40 modules a side is about 20,000 characters. */
const outlinePath = textUpTo(100_000);

/** Shapes chosen here. */
const secondFactor = codecOf(
  record<SecondFactorShown>({
    on: at('on', flag),
    since: maybe('since', moment),
    recoveryLeft: at('recoveryleft', whole),
    required: at('required', flag),
  }),
);

const secondFactorBegun = codecOf(
  record<SecondFactorBegun>({
    secret: at('secret', text),
    address: at('address', text),
    outline: at(
      'outline',
      record<SecondFactorBegun['outline']>({ size: at('size', whole), path: at('path', outlinePath) }),
    ),
  }),
);

const password = codecOf(record<{ readonly password: string }>({ password: at('password', text) }));
const code = codecOf(record<{ readonly code: string }>({ code: at('code', text) }));
const passwordAndCode = codecOf(
  record<{ readonly password: string; readonly code: string }>({
    password: at('password', text),
    code: at('code', text),
  }),
);

interface EndSessions {
  readonly sessionId?: string;
}

export const sessionOperations: AreaOperations<SessionDesk> = {
  logIn: operation({
    opid: 'LOGINV2',
    request: logIn,
    answer: signedIn,
    session: false,
    changes: true,
    secrets: ['password', 'code'],
  }),
  signOn: operation({
    opid: 'IWEENSSO',
    request: codecOf(record<{ readonly ssoToken: string }>({ ssoToken: at('ssotoken', ssoToken) })),
    answer: signedIn,
    session: false,
    changes: true,
    sealed: true,
    secrets: ['ssotoken'],
  }),
  logOut: operation({ opid: 'LOGOUTV2', request: nothing, answer: inResult(nothing), changes: true }),
  page: operation({
    opid: 'PG001',
    actioncode: 'PAGE',
    request: codecOf(record<{ readonly page: StaticPageName }>({ page: at('page', oneOf(staticPages)) })),
    answer: inResult(
      codecOf(
        record<PageRead>({
          written: maybe(
            'written',
            record<PageText>({ language: at('language', oneOf(languages)), text: at('text', textUpTo(pageTextMost)) }),
          ),
        }),
      ),
    ),
    session: false,
  }),
  forgotPassword: operation({
    opid: 'FORGOTPASSWORDV2',
    request: codecOf(record<{ readonly userId: string }>({ userId: at('userid', text) })),
    answer: inResult(nothing),
    session: false,
    changes: true,
  }),
  changePassword: operation({
    opid: 'CHANGEPASSWORDV2',
    request: changePassword,
    answer: passwordChanged,
    changes: true,
    secrets: ['currentpassword', 'newpassword', 'confirmpassword'],
  }),
  userDetails: operation({ opid: 'GETUSERDETAILSV4', request: nothing, answer: inResult(userDetails), sealed: true }),
  sessions: operation({
    opid: 'PROFILE003',
    actioncode: 'GETSESSIONS',
    request: nothing,
    answer: inResult(openSessions),
  }),
  endSessions: operation({
    opid: 'PROFILE003',
    actioncode: 'ENDSESSIONS',
    request: codecOf(record<EndSessions>({ sessionId: maybe('sessionid', opaque) })),
    answer: inResult(codecOf(record<{ readonly ended: number }>({ ended: at('ended', whole) }))),
    changes: true,
  }),
  secondFactor: operation({
    opid: 'PROFILE003',
    actioncode: 'GETSECONDFACTOR',
    request: nothing,
    answer: inResult(secondFactor),
  }),
  beginSecondFactor: operation({
    opid: 'PROFILE003',
    actioncode: 'BEGINSECONDFACTOR',
    request: password,
    answer: inResult(secondFactorBegun),
    changes: true,
    secrets: ['password'],
  }),
  confirmSecondFactor: operation({
    opid: 'PROFILE003',
    actioncode: 'CONFIRMSECONDFACTOR',
    request: code,
    answer: inResult(
      codecOf(record<{ readonly recovery: readonly string[] }>({ recovery: at('recovery', list(text)) })),
    ),
    changes: true,
    secrets: ['code'],
  }),
  endSecondFactor: operation({
    opid: 'PROFILE003',
    actioncode: 'ENDSECONDFACTOR',
    request: passwordAndCode,
    answer: inResult(nothing),
    changes: true,
    secrets: ['password', 'code'],
  }),
};
