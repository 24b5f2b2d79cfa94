/** Examples of coming in and going out. */
import type { SessionDesk } from '#application/desk/session.ts';
import { instant } from '#domain/time/instant.ts';
import type { AreaReference } from './area-reference.ts';

const identity = {
  agentId: 'AGT10482',
  profileId: 'P10482',
  title: 'Ms',
  firstName: 'Meera',
  lastName: 'Nair',
  systemRoleId: '3',
  companyName: 'Malabar Travels',
};

export const sessionReference: AreaReference<SessionDesk> = {
  logIn: {
    about:
      'Begins a session. The result is seven parts joined by @@@: agentId, profileId, title, firstName, lastName, ' +
      'systemRoleId, companyName. TransactionStatus is the session token, to be sent as sessiontoken with every ' +
      'operation that needs a session. MustChangePassword: true stands beside them after a login with a temporary ' +
      'secret; until the password is changed nothing else is permitted.',
    request: { userId: 'agent@demo.test', password: 'correct horse battery' },
    answer: { token: 'mS0v2bY0m1Yx6b3yq1zqk2r0m3b7oEJ0G3pXn9o4u8A', identity, mustChangePassword: false },
  },
  signOn: {
    about:
      'Single sign-on: comes in by a JSON Web Token that the configured issuer signed, once; its claims are in the README. Answers as ' +
      'LOGINV2, sealed where the deployment seals answers. 901, whatever is wrong with the token.',
    request: { ssoToken: 'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiJhc2hhQG1hbGFiYXIuZXhhbXBsZSJ9.c2lnbmF0dXJl' },
    answer: { token: 'mS0v2bY0m1Yx6b3yq1zqk2r0m3b7oEJ0G3pXn9o4u8A', identity, mustChangePassword: false },
  },
  logOut: { about: 'Ends the session.', request: undefined, answer: undefined },
  page: {
    about:
      'What the house wrote for a page that anybody may read, in the language asked for or else in one that it has; nothing where the words of the product stand. No session.',
    request: { page: 'about-us' },
    answer: { written: { language: 'en', text: '# Who we are\n{business} has sold travel from Kochi since 1998.' } },
  },
  forgotPassword: {
    about:
      'Mails a single-use temporary secret to the registered address. The answer is the same whether or not there is ' +
      'such a user; the old password stays valid until the secret is used.',
    request: { userId: 'agent@demo.test' },
    answer: undefined,
  },
  changePassword: {
    about:
      'Changes the password of the person in the session and ends all other sessions of that person. A session that a ' +
      'temporary secret opened goes on under another token, which TransactionStatus holds. Refused are passwords that ' +
      'are tried first, and those that are hardly more than the person’s own names.',
    request: {
      currentPassword: 'correct horse battery',
      newPassword: 'a better horse battery',
      confirmPassword: 'a better horse battery',
    },
    answer: {},
  },
  userDetails: {
    about:
      'Who is at the desk, and what that person may do. rights are search; book (quote and hold); ticket (charge the account); ' +
      'cancel; import; send-quotes; see-net-fares; bookings; ledger; balance; travellers; override-checks; set-price; ' +
      'price-rules; webhooks; deposit; manage-staff; emulate; and operate, of elevated users. More may come: pass over those you do not know. Where the deployment seals answers, the whole envelope comes ' +
      'as one JSON text: base64 of the key, ten stars, base64 of the envelope under AES-ECB with PKCS7 padding.',
    request: undefined,
    answer: {
      ...identity,
      userId: 'agent@demo.test',
      email: 'agent@demo.test',
      mobile: '9876543210',
      address: '12 Marine Drive',
      city: 'Kochi',
      country: 'IN',
      gstNumber: '32AABCM4821K1Z5',
      rights: ['search', 'book', 'send-quotes', 'bookings', 'travellers'],
    },
  },
  sessions: {
    about:
      'Where the person is signed in: the session that asks first (current), then by last use. browser and system are what ' +
      'the browser said of itself. A session ends after idleminutes without use, and maxhours after its start in any case. ' +
      'Refused at somebody else’s desk.',
    request: undefined,
    answer: {
      sessions: [
        {
          sessionId: '0d0c7a7e-53a5-4a5c-8a0a-5e7d0a3f3f10',
          browser: 'Chrome',
          system: 'Windows',
          address: '192.0.2.14',
          startedAt: instant('2026-11-20T03:22:00Z'),
          lastSeenAt: instant('2026-11-20T06:29:00Z'),
          endsAt: instant('2026-11-20T15:22:00Z'),
          current: true,
        },
        {
          sessionId: '5b1f0c9e-0f2f-4d3b-9f43-7e0f8a5b6c21',
          browser: 'Safari',
          system: 'iOS',
          address: '198.51.100.7',
          startedAt: instant('2026-11-20T02:10:00Z'),
          lastSeenAt: instant('2026-11-20T06:12:00Z'),
          endsAt: instant('2026-11-20T14:10:00Z'),
          current: false,
        },
      ],
      idleMinutes: 30,
      maxHours: 12,
    },
  },
  endSessions: {
    about:
      'Signs the person out: of the session named, or without sessionid of all but the one that asks. ended is how many ended; ' +
      'none where it was over before.',
    request: { sessionId: '5b1f0c9e-0f2f-4d3b-9f43-7e0f8a5b6c21' },
    answer: { ended: 1 },
  },
  secondFactor: {
    about:
      'Whether the person has a second factor, how many recovery codes are left, and whether their role needs one. Where it does and ' +
      'there is none, every other operation answers 901.',
    request: undefined,
    answer: { on: true, since: instant('2026-11-02T08:15:00Z'), recoveryLeft: 9, required: false },
  },
  beginSecondFactor: {
    about:
      'A new secret for an authenticator app (RFC 6238), as text, as the address an app reads and as the outline of its QR code. It is ' +
      'asked for at login once CONFIRMSECONDFACTOR has seen a code of it.',
    request: { password: 'correct horse battery' },
    answer: {
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      address: 'otpauth://totp/Farelane:asha%40malabar.example?issuer=Farelane&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      outline: { size: 33, path: 'M0 0L7 0L7 7L0 7Z' },
    },
  },
  confirmSecondFactor: {
    about:
      'Turns the second factor on by a code of the app. recovery are codes of one use for the day the app is lost; they are answered ' +
      'this once.',
    request: { code: '492039' },
    answer: { recovery: ['K7M2Q-X9P4D', '3TRW8-HN6VB'] },
  },
  endSecondFactor: {
    about: 'Turns the second factor off: password and a code are needed.',
    request: { password: 'correct horse battery', code: '492039' },
    answer: undefined,
  },
};
