/** A violation with the field that it is about before it, as an error summary names it. */
import type { Violation } from '#domain/rules/violation.ts';
import type { Words } from '#ui/design/words/words.ts';
import { violationText } from '#ui/shell/words/violation-words.ts';

export function namedViolation(words: Words, field: string, violation: Violation): string {
  return words('flight-field-says', { field, said: violationText(words, violation) });
}
