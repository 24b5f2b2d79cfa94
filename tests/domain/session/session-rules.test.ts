import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkEmulation } from '#domain/session/emulation-rules.ts';
import { checkForgottenPassword, checkLogin } from '#domain/session/login-rules.ts';
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

  test('someone must be selected to be emulated', () => {
    expect(checkEmulation({})).toStrictEqual([{ code: 'required', path: 'emulatedAgentId' }]);
    expect(checkEmulation({ emulatedAgentId: 'AGT1' })).toStrictEqual([]);
  });
});

describe('changing a password', () => {
  const password = fc.string({ minLength: 8, maxLength: 128, unit: 'grapheme-ascii' });

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
    for (const character of ['a', '😀', 'ع', ' ']) {
      const next = character.repeat(length);
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
