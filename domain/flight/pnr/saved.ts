/**
 * Which saved travellers the travellers of a PNR may be. Names compare by what a reservation system keeps of them; a saved
 * traveller is chosen only where nobody else can be meant on either side.
 */
import type { SavedTraveller } from '../../agency/saved-traveller.ts';
import type { PnrTraveller } from './reading.ts';

/** `same`: letter for letter but for case; `accents`: but for accents, spaces and marks; `initials`: as far as initials go. */
export const matchRanks = ['same', 'accents', 'initials'] as const;
export type MatchRank = (typeof matchRanks)[number];

export interface SavedMatch {
  readonly savedId: string;
  readonly rank: MatchRank;
  /** Whether the dates of birth agree; absent where one is not known. */
  readonly bornAlike?: boolean;
}

export interface MatchedTraveller {
  /** Best first; who was born on the same day before who may have been, before who was not. */
  readonly matches: readonly SavedMatch[];
  /** The one that it must be: its name the same, and no other that could be it. */
  readonly chosen?: SavedTraveller;
}

/** Matches for each traveller, in order. */
export function matchSaved(
  travellers: readonly PnrTraveller[],
  saved: readonly SavedTraveller[],
): readonly MatchedTraveller[] {
  const prepared = saved.map((each) => ({ each, name: nameOf(each.traveller) }));
  const all = travellers.map((traveller) => {
    const name = nameOf(traveller);
    return prepared
      .flatMap(({ each, name: other }): SavedMatch[] => {
        const rank = rankOf(name, other);
        return rank === undefined ? [] : [{ savedId: each.savedId, rank, ...bornAlike(traveller, each) }];
      })
      .sort((one, other) => weightOf(one) - weightOf(other));
  });
  const certain = all.map(certainOf);
  return all.map((matches, index) => {
    const id = certain[index];
    // Two of one name in the record: which of them it is cannot be known.
    const once = certain.filter((other) => other === id).length === 1;
    const chosen = id === undefined || !once ? undefined : saved.find(({ savedId }) => savedId === id);
    return { matches, ...(chosen !== undefined && { chosen }) };
  });
}

/** The only one of the same name that was not born on another day; of several, the only one known to be born on that day. */
function certainOf(matches: readonly SavedMatch[]): string | undefined {
  const same = matches.filter(({ rank, bornAlike: alike }) => rank === 'same' && alike !== false);
  const [only, ...others] = same.length > 1 ? same.filter(({ bornAlike: alike }) => alike === true) : same;
  return others.length === 0 ? only?.savedId : undefined;
}

function weightOf({ rank, bornAlike: alike }: SavedMatch): number {
  return matchRanks.indexOf(rank) + (alike === true ? -0.5 : 0) + (alike === false ? matchRanks.length : 0);
}

function bornAlike(traveller: PnrTraveller, { traveller: saved }: SavedTraveller): { readonly bornAlike?: boolean } {
  const { dateOfBirth } = traveller;
  return dateOfBirth === undefined || saved.dateOfBirth === undefined
    ? {}
    : { bornAlike: dateOfBirth === saved.dateOfBirth };
}

interface ComparedName {
  readonly exact: string;
  readonly last: string;
  readonly first: string;
  /** Words of the first name. */
  readonly words: readonly string[];
}

function nameOf({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): ComparedName {
  const words = plainWords(firstName);
  const spaced = (name: string) => name.trim().replace(/\s+/g, ' ').toUpperCase();
  return {
    exact: `${spaced(lastName)}/${spaced(firstName)}`,
    last: plainWords(lastName).join(''),
    first: words.join(''),
    words,
  };
}

function rankOf(one: ComparedName, other: ComparedName): MatchRank | undefined {
  if (one.exact === other.exact) return 'same';
  if (one.last === '' || one.last !== other.last) return undefined;
  if (one.first === other.first) return 'accents';
  return abbreviates(one.words, other.words) || abbreviates(other.words, one.words) ? 'initials' : undefined;
}

/** `A`, `A K` and `ASHA` stand for `ASHA KUMARI`: word by word the same, or its first letter. */
function abbreviates(short: readonly string[], long: readonly string[]): boolean {
  return (
    short.length > 0 &&
    short.length <= long.length &&
    short.every((word, at) => word === long[at] || (word.length === 1 && long[at]?.startsWith(word)))
  );
}

/** Capitals without accents, parted at everything that is no letter. */
function plainWords(name: string): readonly string[] {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
}
