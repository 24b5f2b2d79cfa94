/** Finding an agency's bookings by the beginnings of words: how they are kept, and how they are asked for. */

/** A word that an agency's booking is found by, as kept: the agency first, so that one index serves each agency alone. */
export function lexeme(agencyId: string, word: string): string {
  return `${agencyId}/${word.toLowerCase()}`;
}

/** A full-text query for lexemes that begin so. */
export function beginning(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}':*`;
}
