/** What must be filled in to come in, or to ask for a forgotten password. */
import { requiredFields, type Violation } from '../rules/violation.ts';

/**
 * User id and password are required.
 *
 * @example checkLogin({ userId: 'agent@demo.test', password: '' }) // => [violation('required', 'password')]
 */
export function checkLogin(login: {
  readonly userId?: string | undefined;
  readonly password?: string | undefined;
}): readonly Violation[] {
  return requiredFields(login, ['userId', 'password']);
}

/** The user id is required. */
export function checkForgottenPassword(request: { readonly userId?: string | undefined }): readonly Violation[] {
  return requiredFields(request, ['userId']);
}
