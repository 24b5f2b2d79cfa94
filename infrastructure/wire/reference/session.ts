/** Examples of coming in and going out. */
import type { SessionDesk } from '#application/desk/session.ts';
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
  logOut: { about: 'Ends the session.', request: undefined, answer: undefined },
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
};
