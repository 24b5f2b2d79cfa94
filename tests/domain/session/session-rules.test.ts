import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkEmulation } from '#domain/session/emulation-rules.ts';
import { checkForgottenPassword, checkLogin } from '#domain/session/login-rules.ts';
import { hasOwnName, isCommonPassword } from '#domain/session/easy-passwords.ts';
import { checkPasswordChange } from '#domain/session/password-rules.ts';

const paths = (violations: readonly { readonly path: string }[]) => violations.map((each) => each.path);

describe('coming in', () => {
  test('user id and password are required', () => {
    expect(paths(checkLogin({}))).toStrictEqual(['userId', 'password']);
    expect(paths(checkLogin({ userId: ' ', password: 'x' }))).toStrictEqual(['userId']);
    expect(checkLogin({ userId: 'agent@demo.test', password: 'x' })).toStrictEqual([]);
    expect(paths(checkForgottenPassword({ userId: '' }))).toStrictEqual(['userId']);
    expect(checkForgottenPassword({ userId: 'a' })).toStrictEqual([]);
  });

  test('someone must be selected to be emulated, for a reason', () => {
    const said = (choice: Parameters<typeof checkEmulation>[0]) =>
      checkEmulation(choice).map(({ code, path }) => `${code} ${path}`);
    expect(said({})).toEqual(['required emulatedAgentId', 'required reason']);
    expect(said({ emulatedAgentId: 'AGT1', reason: '  ' })).toEqual(['required reason']);
    expect(said({ emulatedAgentId: 'AGT1', reason: 'x'.repeat(201) })).toEqual(['too-long reason']);
    expect(said({ emulatedAgentId: 'AGT1', reason: 'Asked by telephone' })).toEqual([]);
  });
});

describe('changing a password', () => {
  const password = fc
    .string({ minLength: 8, maxLength: 128, unit: 'grapheme-ascii' })
    .filter((text) => !isCommonPassword(text));

  test('a good change breaks no rule', () => {
    fc.assert(
      fc.property(password, password, (current, next) => {
        fc.pre(current !== next);
        expect(
          checkPasswordChange({ currentPassword: current, newPassword: next, confirmPassword: next }),
        ).toStrictEqual([]);
      }),
    );
  });

  test('the same again, or another confirmation, breaks one', () => {
    fc.assert(
      fc.property(password, password, (current, other) => {
        fc.pre(current !== other);
        const same = { currentPassword: current, newPassword: current, confirmPassword: current };
        expect(checkPasswordChange(same)).toStrictEqual([{ code: 'password-same', path: 'newPassword' }]);
        const differing = { currentPassword: 'unrelated', newPassword: current, confirmPassword: other };
        fc.pre(current !== 'unrelated');
        expect(checkPasswordChange(differing)).toStrictEqual([{ code: 'password-mismatch', path: 'confirmPassword' }]);
      }),
    );
  });

  test.each([
    [7, 'password-short'],
    [8, undefined],
    [128, undefined],
    [129, 'too-long'],
  ])('%i characters', (length, code) => {
    for (const phrase of ['grey cats on a roof', '😀😃😄😁😆😅😂🤣😊😇', 'كلمةسرجديدة', 'मेरानयाशब्द']) {
      const next = [...phrase.repeat(length)].slice(0, length).join('');
      const change = { currentPassword: 'old', newPassword: next, confirmPassword: next };
      expect(checkPasswordChange(change).map((each) => each.code)).toStrictEqual(code === undefined ? [] : [code]);
    }
  });

  test('nothing filled in', () => {
    expect(checkPasswordChange({})).toStrictEqual([
      { code: 'required', path: 'currentPassword' },
      { code: 'required', path: 'newPassword' },
      { code: 'required', path: 'confirmPassword' },
    ]);
  });
});

describe('passwords that are tried first', () => {
  test.each([
    'password',
    'Password1',
    'P@ssw0rd!2026',
    'Welcome@123',
    '12345678',
    '1234567890',
    '87654321',
    '24111988',
    'qwertyuiop',
    '1q2w3e4r5t',
    '1qaz2wsx',
    'aaaaaaaa',
    'abababab',
    'abcabcabc',
    'abcdefgh',
    'iloveyou2',
    'Admin#2024',
    'india1947',
    'Letmein99!!',
    'qwerty12345',
    'asdfghjkl;',
    'travelagent1',
    'Passwordpassword',
    'monkeydragon7',
    'trustno1!!',
  ])('%s is refused', (password) => {
    expect(isCommonPassword(password)).toBe(true);
    expect(
      checkPasswordChange({ currentPassword: 'x', newPassword: password, confirmPassword: password }).map(
        ({ code }) => code,
      ),
    ).toEqual(['password-common']);
  });

  test.each([
    'correct horse battery',
    'a new horse',
    'demonstration-password',
    'Xk7#mPq2vLw9',
    'मेरा नया शब्द',
    'кисель на обед',
    'كلمة سر جديدة',
    'mountain3river',
    'seven grey cats',
  ])('%s is taken', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });

  test('random letters are hardly ever taken for common ones', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[bcfghjkmnprtvwxz]{12}$/), (password) => {
        fc.pre(new Set(password).size > 5);
        expect(isCommonPassword(password)).toBe(false);
      }),
    );
  });

  test.each([
    ['asharao88', true],
    ['RAO.asha!', true],
    ['malabar2026', true],
    ['Ásha-Räo-1', true],
    ['asha grows tomatoes', false],
    ['rao', true],
    ['tomatoes', false],
  ])('%s beside one’s own names: %s', (password, expected) => {
    expect(hasOwnName(password, ['asha.rao@malabar.example', 'Asha', 'Rao', 'Malabar Tours Ltd'])).toBe(expected);
  });
});
