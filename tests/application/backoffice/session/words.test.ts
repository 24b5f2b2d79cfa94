import { expect, test } from 'vitest';
import { languages } from '#domain/people/language.ts';
import {
  AwaitingApproval,
  BalanceTooLow,
  type DeskFailure,
  FareChanged,
  Fault,
  InDoubt,
  Invalid,
  NotAllowedInState,
  NotFound,
  NotPermitted,
  OverLimit,
  RequestIdReused,
  SessionInvalid,
  SoldOut,
  TooManyRequests,
  Unavailable,
  Unreachable,
} from '#application/desk/failures.ts';
import { money, moneyOf } from '#domain/money/money.ts';
import { violationCodes } from '#domain/rules/codes.ts';
import { failureMessage, fieldName, violationMessage } from '#infrastructure/backoffice/words/failure-message.ts';
import { fluentLetters } from '#infrastructure/backoffice/words/letters.ts';
import { hasWords, words } from '#infrastructure/backoffice/words/words.ts';

const rupees = (minor: number) => money(minor, 'INR');

const failures: Readonly<Record<string, DeskFailure>> = {
  session: new SessionInvalid({}),
  login: new NotPermitted({ reason: 'login-refused' }),
  mustChange: new NotPermitted({ reason: 'must-change-password' }),
  right: new NotPermitted({ reason: 'right-missing' }),
  otherReason: new NotPermitted({ reason: 'toString' }),
  invalid: new Invalid({ violations: [] }),
  invalidField: new Invalid({ violations: [{ code: 'required', path: 'travellers[1].firstName' }] }),
  invalidWhole: new Invalid({ violations: [{ code: 'party-adult', path: '' }] }),
  invalidStrange: new Invalid({ violations: [{ code: 'never-heard-of', path: 'x' }] }),
  operation: new NotFound({ what: 'operation' }),
  quote: new NotFound({ what: 'quote' }),
  anything: new NotFound({ what: 'anything' }),
  fare: new FareChanged({ from: rupees(5_854_00), to: rupees(12_34_567_50) }),
  balance: new BalanceTooLow({ needed: rupees(100), available: rupees(-50) }),
  balanceAlone: new BalanceTooLow({}),
  balanceAvailable: new BalanceTooLow({ available: rupees(-50) }),
  sold: new SoldOut({}),
  reused: new RequestIdReused({}),
  one: new TooManyRequests({ retryAfterSeconds: 1 }),
  many: new TooManyRequests({ retryAfterSeconds: 17 }),
  doubt: new InDoubt({ transactionId: 'FL26110000012' }),
  state: new NotAllowedInState({ state: 'confirmed' }),
  'over limit': new OverLimit({ per: 'day', limit: rupees(500_00) }),
  approval: new AwaitingApproval({ approvalId: 'AP1' }),
  unavailable: new Unavailable({ retryAfterSeconds: 5 }),
  fault: new Fault({ reference: 'ref-1' }),
  unreachable: new Unreachable({ detail: 'gone' }),
};

test.each(languages)('every failure has a whole sentence in %s', (language) => {
  for (const [name, failure] of Object.entries(failures)) {
    const sentence = failureMessage(failure, language);
    expect(sentence.length, name).toBeGreaterThan(5);
    expect(sentence, name).not.toMatch(/\{\s*\$|undefined|failure-/);
  }
});

test('amounts stand as the language writes them', () => {
  const total = rupees(21_960_50);
  const fare = new FareChanged({ from: rupees(5_854_00), to: rupees(12_34_567_50) });
  expect(failureMessage(fare, 'fr')).toContain('12\u202f34\u202f567,50');
  expect(violationMessage({ code: 'shares-total', path: 'shares', params: { total } }, 'en')).toContain(
    '₹\u00a021,960.50',
  );
});

/** What rules give with their codes, one of each name. */
const params = {
  kind: 'price',
  closed: 'late',
  room: 2,
  count: 2,
  at: '08:10',
  mode: 'cheque',
  source: 'copy',
  least: 2,
  points: 86,
  most: 9,
  megabytes: 4,
  digits: 10,
  entered: 9,
  item: 'x',
  expected: 'V',
  allowed: 'pdf',
  other: 'issuedOn',
  last: '2027-10-16',
  first: '2025-11-20',
  on: '2026-11-24',
  type: 'adult',
  age: 12,
  until: '2027-05-27',
  adults: 1,
  children: 0,
  infants: 0,
  segment: 1,
  seat: '15A',
  number: '8023',
  currency: 'INR',
  date: '24 Nov 2026',
  airport: 'x',
  ask: 'x',
  carrier: 'x',
  fareType: 'student',
  flight: 'x',
  floor: '1.00',
  minutes: 'x',
  name: 'RAO',
  amount: moneyOf('38700.00', 'INR'),
  reason: 'unknown',
  seats: 2,
  status: 'HL',
  tickets: '1.00',
  times: 'x',
  total: '2.00',
  transactionId: 'FL26110000012',
  depositId: 'DP300003',
  travellers: 3,
  column: 'Title',
  line: 2,
  named: 12,
  pan: 'AABCM4821K',
  state: 'Delhi',
  left: 2,
  place: 'BOM',
  airline: '6E',
  year: '1900',
  months: 6,
  below: 21,
  weight: 500,
  width: 413,
  height: 531,
};

test.each(languages)('every code of the rules has words in %s, whole', (language) => {
  expect(violationCodes.length).toBeGreaterThan(40);
  for (const code of violationCodes) {
    expect(hasWords(language, `violation-${code}`), code).toBe(true);
    const sentence = violationMessage({ code, path: 'x', params }, language);
    expect(sentence, code).not.toMatch(/\{\s*\$/);
    expect(sentence, code).not.toBe(words(language, 'violation-other'));
  }
});

test('sentences are as agreed', () => {
  expect(failureMessage(new NotPermitted({ reason: 'login-refused' }), 'en')).toBe(
    'User ID or password is wrong, or the account is not active.',
  );
  expect(failureMessage(failures['fare'] ?? new SoldOut({}), 'en')).toContain(
    'from ₹\u00a05,854 to ₹\u00a012,34,567.50',
  );
  expect(failureMessage(failures['invalidField'] ?? new SoldOut({}), 'en')).toBe(
    'Validation error. First name (2): must be given.',
  );
  expect(failureMessage(failures['invalidField'] ?? new SoldOut({}), 'fr')).toBe(
    'Erreur de validation. Prénom (2) : à renseigner.',
  );
  expect(failureMessage(new Fault({ reference: 'r7' }), 'en')).toBe(
    'Oops... something went wrong. Please give support this reference: r7',
  );
  expect(violationMessage({ code: 'date-after', path: 'expiresOn', params: { other: 'issuedOn' } }, 'en')).toBe(
    'must be after Date of issue.',
  );
});

test('Arabic counts in its own way, with Western digits', () => {
  const wait = (retryAfterSeconds: number) => failureMessage(new TooManyRequests({ retryAfterSeconds }), 'ar');
  expect(new Set([1, 2, 3, 11, 100].map(wait)).size).toBe(5);
  expect(wait(17)).toContain('17');
});

test('a field without a name of its own is reported by its path', () => {
  expect(fieldName('sectors[0].mystery', 'en')).toBe('sectors[0].mystery');
  expect(fieldName('traveller.passport.number', 'en')).toBe('Number');
});

test.each(languages)('letters hold what they are for in %s, and the subject is one line', (language) => {
  const secret = {
    projectName: 'Meridian',
    name: 'Asha',
    userId: 'asha@sahyadri.example',
    secret: 'K7QF9-9M2XT-3HDTR-8WVNP',
    hours: 24,
    link: 'https://portal.example/login#invitation=x',
  };
  const ticket = {
    projectName: 'Meridian',
    companyName: 'Malabar Holidays',
    companyPhone: '+91 484 245 6610',
    transactionId: 'FL26110000012',
    pnr: 'R4TQ7N',
    flights: ['6E 2134, DEL 06:10 – BOM 08:25'],
    travellers: ['Ms Meera Iyer, 098-2417330561'],
    services: [{ kind: 'seat' as const, name: '12A', flight: '6E 2134', traveller: 'Ms Meera Iyer' }],
    link: 'https://portal.example/t',
  };
  for (const kind of ['temporarySecret', 'invitation'] as const) {
    const letter = fluentLetters[kind](language, secret);
    for (const part of [secret.secret, secret.userId, secret.link]) expect(letter.text).toContain(part);
    expect(letter.subject).toMatch(/^[^\r\n\u2066-\u2069]+$/);
    expect(fluentLetters[kind](language, { ...secret, projectName: 'a\r\nBcc: b' }).subject).not.toMatch(/[\r\n]/);
  }
  const letter = fluentLetters.ticketIssued(language, ticket);
  for (const part of [
    ticket.pnr,
    ticket.transactionId,
    ticket.flights[0] ?? '',
    ticket.travellers[0] ?? '',
    '12A',
    ticket.link,
  ])
    expect(letter.text).toContain(part);
});

test('a list of codes keeps its order in an Arabic sentence, and is not marked in others', () => {
  expect(words('ar', 'quote-bags', { list: 'A، B' })).toContain('\u200fA، B');
  expect(words('en', 'quote-bags', { list: 'A, B' })).not.toContain('\u200f');
});
