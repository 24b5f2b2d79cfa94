/**
 * Names as tickets carry them: letters and spaces only. A first name has at least 2 letters, a last
 * name at least 1.
 */
import { firstNameLeastLetters, lastNameLeastLetters, nameMostLetters } from '../rules/limits.ts';
import { isMissing, type Violation, violation } from '../rules/violation.ts';

/**
 * Whether a text holds only letters and spaces; an empty one does. Letters of every script count, with
 * the marks that belong to them: what a carrier's system takes is that carrier's matter.
 *
 * @example hasOnlyLetters('Asha Rao') // => true
 * @example hasOnlyLetters('Rahul2') // => false
 */
export function hasOnlyLetters(text: string): boolean {
  return /^[\p{L}\p{M} ]*$/u.test(text);
}

/**
 * A first name: `required`, `name-letters`, `too-short` below 2 letters, `too-long` above 50. Spaces
 * around and between do not count.
 *
 * @example checkFirstName('A') // => [violation('too-short', 'firstName', { least: 2 })]
 */
export function checkFirstName(name: string | undefined): readonly Violation[] {
  return checkName(name, 'firstName', firstNameLeastLetters);
}

/**
 * A last name: `required`, `name-letters`, `too-long`.
 *
 * @example checkLastName('O\'Brien') // => [violation('name-letters', 'lastName')]
 */
export function checkLastName(name: string | undefined): readonly Violation[] {
  return checkName(name, 'lastName', lastNameLeastLetters);
}

/** A name under another path and with another least number of letters, such as a name on a card. */
export function checkName(name: string | undefined, path: string, least: number): readonly Violation[] {
  if (name === undefined || isMissing(name)) {
    return [violation('required', path)];
  }
  if (!hasOnlyLetters(name)) {
    return [violation('name-letters', path)];
  }
  const letters = name.match(/\p{L}/gu)?.length ?? 0;
  if (letters < least) {
    return [violation('too-short', path, { least })];
  }
  return letters > nameMostLetters ? [violation('too-long', path, { most: nameMostLetters })] : [];
}

/**
 * A name as a ticket prints it: marks taken off its letters, capitals. Letters that are no Latin ones stay as they are.
 *
 * @example printedName('Zoë d’Souza') // => 'ZOE D’SOUZA'
 */
export function printedName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll(/[øØ]/g, 'O')
    .replaceAll(/[łŁ]/g, 'L')
    .replaceAll(/[æÆ]/g, 'AE')
    .trim()
    .replaceAll(/ +/g, ' ')
    .toUpperCase();
}
