/** Permanent account numbers of the Indian income tax department. */
import { type Violation, violation } from '../rules/violation.ts';

/**
 * Whether a text has the form of a PAN: five capitals, four digits, one capital (`AAAAA9999A`). Empty
 * passes.
 *
 * @example checkPan('ABCPD1234E', 'panNumber') // => []
 * @example checkPan('abcpd1234e', 'panNumber') // => [violation('pan-form', 'panNumber')]
 */
export function checkPan(pan: string, path: string): readonly Violation[] {
  return pan === '' || /^[A-Z]{5}[0-9]{4}[A-Z]$/.test(pan) ? [] : [violation('pan-form', path)];
}
