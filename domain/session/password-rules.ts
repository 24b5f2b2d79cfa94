/** Changing a password. */
import { passwordLeastCharacters, passwordMostCharacters } from '../rules/limits.ts';
import { hasOwnName, isCommonPassword } from './easy-passwords.ts';
import { type Violation, violation } from '../rules/violation.ts';

/** What is typed into the form. Passwords are taken as they are: spaces in them count. */
export interface PasswordChange {
  readonly currentPassword?: string | undefined;
  readonly newPassword?: string | undefined;
  readonly confirmPassword?: string | undefined;
}

/**
 * All three are required; the new password has 8 to 128 characters (code points, so that any script
 * counts alike), is not the current one, none that is tried first, and more than names of one's own (`own`: login, names,
 * company); the confirmation matches it. Codes: `required`, `password-short`, `too-long`, `password-same`,
 * `password-common`, `password-own-name`, `password-mismatch`.
 *
 * @example checkPasswordChange({ currentPassword: 'old secret', newPassword: 'a new sentence', confirmPassword: 'a new sentence' }) // => []
 * @example checkPasswordChange({ currentPassword: 'old secret', newPassword: 'short', confirmPassword: 'short' }) // => [violation('password-short', 'newPassword', { least: 8 })]
 */
export function checkPasswordChange(
  { currentPassword = '', newPassword = '', confirmPassword = '' }: PasswordChange,
  own: readonly string[] = [],
): readonly Violation[] {
  return [
    ...(currentPassword === '' ? [violation('required', 'currentPassword')] : []),
    ...checkNewPassword(newPassword, currentPassword, own),
    ...checkConfirmation(confirmPassword, newPassword),
  ];
}

function checkNewPassword(password: string, current: string, own: readonly string[]): readonly Violation[] {
  const characters = [...password].length;
  if (characters === 0) {
    return [violation('required', 'newPassword')];
  }
  if (characters < passwordLeastCharacters) {
    return [violation('password-short', 'newPassword', { least: passwordLeastCharacters })];
  }
  if (characters > passwordMostCharacters) {
    return [violation('too-long', 'newPassword', { most: passwordMostCharacters })];
  }
  if (password === current) return [violation('password-same', 'newPassword')];
  if (isCommonPassword(password)) return [violation('password-common', 'newPassword')];
  return hasOwnName(password, own) ? [violation('password-own-name', 'newPassword')] : [];
}

function checkConfirmation(confirmation: string, password: string): readonly Violation[] {
  if (confirmation === '') {
    return [violation('required', 'confirmPassword')];
  }
  return confirmation === password ? [] : [violation('password-mismatch', 'confirmPassword')];
}
