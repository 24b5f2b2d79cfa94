import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { boundOperations } from '#infrastructure/backoffice/http/bound-operations.ts';
import { examplesOf, referenceOf } from '#infrastructure/backoffice/http/reference/examples.ts';
import { openEnvelope, writeAnswer } from '#infrastructure/wire/form/envelope.ts';
import { readForm, writeForm } from '#infrastructure/wire/form/form.ts';
import type { Operation } from '#infrastructure/wire/form/operation.ts';
import { wireArbitraries } from '#tests/arbitraries/wire.ts';

interface Pair {
  readonly request: fc.Arbitrary<unknown>;
  readonly answer: fc.Arbitrary<unknown>;
}

function arbitrariesOf(name: string): Pair {
  const [area = '', method = ''] = name.split('.');
  const areas: Readonly<Record<string, Readonly<Record<string, Pair>>>> = wireArbitraries;
  const pair = areas[area]?.[method];
  if (pair === undefined) throw new Error(`No arbitraries for ${name}`);
  return pair;
}

/** Through the form's text and back, as a server reads what a client wrote. */
function throughForm(operation: Operation<unknown, unknown>, request: unknown): unknown {
  const written = operation.request.write(request);
  const read = readForm(writeForm(typeof written === 'object' ? { ...written } : {}));
  return 'group' in read ? operation.request.read(read.group) : read;
}

/** Through the envelope's text and back, as a client reads what a server wrote. */
function throughEnvelope(operation: Operation<unknown, unknown>, answer: unknown): unknown {
  const text = JSON.stringify(writeAnswer(operation.envelope, operation.answer.write(answer)));
  const opened = openEnvelope(JSON.parse(text), undefined);
  return 'reply' in opened ? operation.answer.read(opened.reply) : opened;
}

const known = [
  'LOGINV2',
  'IWEENSSO',
  'LOGOUTV2',
  'FORGOTPASSWORDV2',
  'CHANGEPASSWORDV2',
  'GETUSERDETAILSV4',
  'RP036/GETBALANCE',
  'RQ000/GETWYPBAL',
  'FS000/GETALLPERSONALTRAVELLERS',
  'PROFILE001/ADDTRAVELLERPROFILE',
  'PROFILE001',
  'PROFILE003/GETALLIDENTITIES',
  'GETEMULATEUSER',
  'EMULATELOGIN',
  'PROFILE003/GETCOMPLETEPROFILE',
  'PROFILE003/GETALLPROFILEMASTERS',
  'PROFILE009/DELETEPASSPORTMASTER',
  'PROFILE009/DELETEVISAMASTER',
  'PROFILE009/DELETEMEMBERSHIPMASTER',
  'PROFILE011/ADDCREDITCARDMASTER',
  'PROFILE014/DELETECREDITCARDMASTER',
  'REG001/SENDOTP',
  'REG001/VERIFYOTP',
  'REG001/ADDAGENT',
  'REG001/FOLLOW',
  'FS001/FLIGHTSEARCH',
  'FS002/FAREQUOTE',
  'FS002/FAREEXPLAINED',
  'FS002/FARERULES',
  'FS004/BOOK',
  'FS007/PARSEPNR',
  'FS007/IMPORTPNR',
  'BK001/LIST',
  'BK001/DETAILS',
  'BK002/ADDREQUEST',
  'BK002/LISTREQUESTS',
  'BK002/ANSWERREQUEST',
  'BK003/CANCELQUOTE',
  'BK003/CANCEL',
  'BK003/TICKETHELD',
  'BK003/RELEASEHELD',
  'AC001/LEDGER',
  'AC001/VERIFYLEDGER',
];

describe('the catalogue', () => {
  it('has every operation that is promised, and finds them by reflection', () => {
    const keys = boundOperations.map(({ key }) => key);
    expect(keys.length).toBeGreaterThanOrEqual(known.length);
    expect(keys).toEqual(expect.arrayContaining(known));
  });

  it('gives each operation a key of its own', () => {
    const keys = boundOperations.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('spells opids and action codes in capitals and digits', () => {
    for (const { key } of boundOperations) expect(key).toMatch(/^([A-Z0-9]+(\/[A-Z0-9]+)?)?$/);
  });

  it('lets nothing that changes what is kept pass without a session, but coming in, registering and what a customer opens by a link', () => {
    const open = boundOperations
      .filter(({ operation }) => operation.changes && !operation.session)
      .map(({ key }) => key);
    expect(open).toEqual([
      'LOGINV2',
      'IWEENSSO',
      'FORGOTPASSWORDV2',
      // It counts the opening.
      'BK001/OPENLINK',
      'REG001/SENDOTP',
      'REG001/VERIFYOTP',
      'REG001/ADDDOCUMENT',
      'REG001/ADDAGENT',
    ]);
  });
});

const joined: readonly string[] = ['session.logIn', 'session.signOn', 'agency.emulate'];
const same = (answer: unknown) => answer;
/** The seven parts of a login are joined by @@@: what could be taken for that does not come through. */
const withoutJoint = (answer: unknown): unknown => JSON.parse(JSON.stringify(answer).replaceAll('@', 'a'));

describe.each(
  boundOperations.map((bound) => ({ bound, name: bound.name, key: bound.key || 'the configuration call' })),
)('$key ($name)', ({ bound, name }) => {
  const { operation } = bound;
  const { request, answer } = arbitrariesOf(name);

  test('every request comes out of a form as it went in', () => {
    fc.assert(
      fc.property(request, (given) => {
        expect(throughForm(operation, given)).toEqual({ ok: true, value: given });
      }),
    );
  });

  test('every answer comes out of its envelope as it went in', () => {
    fc.assert(
      fc.property(answer.map(joined.includes(name) ? withoutJoint : same), (given) => {
        expect(throughEnvelope(operation, given)).toEqual({ ok: true, value: given });
      }),
    );
  });

  test('its example in the reference is one that the wire carries', () => {
    const example = referenceOf(bound);
    for (const { request: asked, answer: answered } of examplesOf(bound)) {
      expect(throughForm(operation, asked)).toEqual({ ok: true, value: asked });
      expect(throughEnvelope(operation, answered)).toEqual({ ok: true, value: answered });
    }
    expect(example.about.length).toBeGreaterThan(10);
  });

  test('whatever is sent in its fields is read or complained of, each complaint with a code', () => {
    const anyJson = fc.jsonValue({ maxDepth: 3 });
    fc.assert(
      fc.property(fc.oneof(anyJson, fc.dictionary(fc.string(), anyJson)), (sent) => {
        const read = operation.request.read(sent);
        if (!read.ok) {
          expect(read.violations.length).toBeGreaterThan(0);
          for (const { code } of read.violations) expect(code).toMatch(/^[a-z-]+$/);
        }
      }),
    );
  });
});
