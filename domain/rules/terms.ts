/** Agreement to the terms, which every booking needs. */
import { type Violation, violation } from './violation.ts';

/**
 * The terms must have been accepted.
 *
 * @example checkTerms(false) // => [violation('terms-not-accepted', 'acceptTerms')]
 */
export function checkTerms(accepted: boolean | undefined, path = 'acceptTerms'): readonly Violation[] {
  return accepted === true ? [] : [violation('terms-not-accepted', path)];
}
