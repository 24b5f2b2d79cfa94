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

/**
 * How airlines spell a name that has more than letters and spaces: apostrophes fall away, hyphens and full stops part
 * words, capitals. Undefined for a name that needs no other spelling, and for one that the letters A to Z cannot spell.
 *
 * @example airlineSpelling("O'Brien") // => 'OBRIEN'
 * @example airlineSpelling('Anne-Marie') // => 'ANNE MARIE'
 * @example airlineSpelling('Rahul2') // => undefined
 */
export function airlineSpelling(name: string): string | undefined {
  if (hasOnlyLetters(name)) return undefined;
  const spelled = printedName(name.replaceAll(/['’‘ʼʹ`´]/g, '').replaceAll(/[-‐‑–—.]/g, ' '));
  return /^[A-Z][A-Z ]*$/.test(spelled) ? spelled : undefined;
}

/** What a carrier wants of somebody who has one name. repeat: it, twice; fnu: 'FNU' as the first; title: the title as the first. */
export type SingleName = 'repeat' | 'fnu' | 'title';

/** Whose names are looked at, in any state of being filled in. */
interface Named {
  readonly title?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
}

const fillings: ReadonlySet<string> = new Set(['FNU', 'LNU', 'XXX', 'NA', 'MR', 'MS', 'MRS', 'MSTR']);

/**
 * First and last name of somebody who has one name, as a carrier wants them. Undefined for who has two, for who has them
 * so already, and while the title is open that stands in for one. One name shows by the other field: it is empty, filled
 * up, or the same.
 *
 * @example filledUpName({ lastName: 'Lakshmi' }, 'repeat') // => { firstName: 'LAKSHMI', lastName: 'LAKSHMI' }
 * @example filledUpName({ title: 'Ms', firstName: 'FNU', lastName: 'Lakshmi' }, 'title') // => { firstName: 'MS', lastName: 'LAKSHMI' }
 * @example filledUpName({ firstName: 'Asha', lastName: 'Rao' }, 'repeat') // => undefined
 */
export function filledUpName(
  { title = '', firstName = '', lastName = '' }: Named,
  ask: SingleName,
): { readonly firstName: string; readonly lastName: string } | undefined {
  const printed = (name: string) => airlineSpelling(name) ?? printedName(name);
  const [first, last] = [printed(firstName), printed(lastName)];
  const stands = (name: string) => name !== '' && !fillings.has(name);
  const single = first === last || !stands(first) || !stands(last);
  const name = stands(last) ? last : first;
  const wanted = { repeat: name, fnu: 'FNU', title: title.toUpperCase() }[ask];
  if (!single || !stands(name) || wanted === '' || (first === wanted && last === name)) return undefined;
  return { firstName: wanted, lastName: name };
}
