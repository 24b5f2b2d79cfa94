/**
 * Indian GST identification numbers: 15 characters, namely a state code of 2 digits, the holder's PAN (5
 * letters, 4 digits, 1 letter), an alphanumeric that is not 0, the letter Z, and a check character.
 */
import { type Violation, violation } from '../rules/violation.ts';

/**
 * The form only, in either case, as a field is checked while it is typed: `gstin-form`. Empty passes.
 *
 * @example checkGstinForm('32aabcm4821k1z5', 'number') // => []
 * @example checkGstinForm('32AABCM4821K0Z5', 'number') // => [violation('gstin-form', 'number')]
 */
export function checkGstinForm(gstin: string, path: string): readonly Violation[] {
  return gstin === '' || /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/i.test(gstin)
    ? []
    : [violation('gstin-form', path)];
}

/**
 * The form, and capitals throughout, as a number must be when it is sent: `gstin-form`,
 * `gstin-upper-case`. Empty passes.
 *
 * @example checkGstin('32aabcm4821k1z5', 'number') // => [violation('gstin-upper-case', 'number')]
 */
export function checkGstin(gstin: string, path: string): readonly Violation[] {
  const form = checkGstinForm(gstin, path);
  if (form.length > 0) {
    return form;
  }
  return gstin === gstin.toUpperCase() ? [] : [violation('gstin-upper-case', path)];
}

/**
 * An advisory, which never stops anything: the last character is not the one that the others give, so
 * there may be a slip of the pen. Silent where the form is wrong.
 *
 * @example adviseOnGstin('27AAPFU0939F1ZV', 'number') // => []
 * @example adviseOnGstin('27AAPFU0939F1ZW', 'number') // => [violation('gstin-check-character', 'number', { expected: 'V' })]
 */
export function adviseOnGstin(gstin: string, path: string): readonly Violation[] {
  if (gstin === '' || checkGstinForm(gstin, path).length > 0) {
    return [];
  }
  const expected = gstinCheckCharacter(gstin.slice(0, 14));
  return gstin.slice(14).toUpperCase() === expected ? [] : [violation('gstin-check-character', path, { expected })];
}

/**
 * The check character of the first 14 of a GSTIN: the Luhn algorithm in base 36 (digits, then letters),
 * the weights 1 and 2 in turn from the left.
 *
 * @example gstinCheckCharacter('27AAPFU0939F1Z') // => 'V'
 */
export function gstinCheckCharacter(first14: string): string {
  const total = [...first14.toUpperCase()].reduce((before, character, index) => {
    const product = alphabet.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return before + Math.floor(product / 36) + (product % 36);
  }, 0);
  return alphabet.charAt((36 - (total % 36)) % 36);
}

/**
 * The two-digit code of the state in which a GSTIN is registered.
 *
 * @example gstinStateCode('32AABCM4821K1Z5') // => '32'
 */
export function gstinStateCode(gstin: string): string {
  return gstin.slice(0, 2);
}

/**
 * The PAN inside a GSTIN.
 *
 * @example gstinPan('32AABCM4821K1Z5') // => 'AABCM4821K'
 */
export function gstinPan(gstin: string): string {
  return gstin.slice(2, 12).toUpperCase();
}

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
