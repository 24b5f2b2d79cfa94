/**
 * Finding typed letters in a name, whatever their case and accents, so that a list can show what matched. Letters are
 * compared one by one after folding, so the parts always add up to the name itself.
 */
export interface NamePart {
  readonly text: string;
  readonly hit: boolean;
}

const fold = (letter: string): string =>
  letter <= '\u007f' ? letter.toLowerCase() : letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en');

const foldAll = (text: string): readonly string[] => [...text].map(fold);

const startsAt = (name: readonly string[], sought: readonly string[], at: number): boolean =>
  sought.every((letter, index) => name[at + index] === letter);

const isWordStart = (name: readonly string[], at: number): boolean =>
  at === 0 || !/[\p{L}\p{N}]/u.test(name[at - 1] ?? '');

/** Where the typed text stands in a name: at the start of a word if it can, else anywhere, else -1. In letters. */
export const findLetters = (name: string, typed: string): number => {
  const sought = foldAll(typed.trim());
  if (sought.length === 0) return -1;
  const letters = foldAll(name);
  let anywhere = -1;
  for (let at = 0; at + sought.length <= letters.length; at += 1) {
    if (!startsAt(letters, sought, at)) continue;
    if (isWordStart(letters, at)) return at;
    if (anywhere === -1) anywhere = at;
  }
  return anywhere;
};

/** The name cut into its matched and other parts; joined, they are the name. */
export const matchedParts = (name: string, typed: string): readonly NamePart[] => {
  const at = findLetters(name, typed);
  if (at === -1) return name === '' ? [] : [{ text: name, hit: false }];
  const letters = [...name];
  const end = at + [...typed.trim()].length;
  return [
    { text: letters.slice(0, at).join(''), hit: false },
    { text: letters.slice(at, end).join(''), hit: true },
    { text: letters.slice(end).join(''), hit: false },
  ].filter((part) => part.text !== '');
};
