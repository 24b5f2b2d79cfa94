/** Finding an agency's bookings by the beginnings of words: how they are kept, and how they are asked for. */
import { spellingsOf } from '#domain/booking/spellings.ts';

/** A word that an agency's booking is found by, as kept: the agency first, so that one index serves each agency alone. */
function lexeme(agencyId: string, word: string): string {
  return `${agencyId}/${word.toLowerCase()}`;
}

/** The same in every way in which one may be written. */
export function lexemes(agencyId: string, words: readonly string[]): readonly string[] {
  return [...new Set(words.flatMap(spellingsOf).map((word) => lexeme(agencyId, word)))];
}

/** A full-text query for what begins so, however that is written. */
export function beginning(agencyId: string, text: string): string {
  return spellingsOf(text)
    .map((word) => `'${lexeme(agencyId, word).replaceAll('\\', '\\\\').replaceAll("'", "''")}':*`)
    .join(' | ');
}
