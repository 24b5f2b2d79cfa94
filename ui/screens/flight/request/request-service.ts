/** A service that can be asked for by hand, as people call it; meals by the words that the booking form has for them. */
import { mealCodes } from '#domain/people/wishes.ts';
import type { Words } from '#ui/design/words/words.ts';

export function serviceName(words: Words, code: string): string {
  return words(mealCodes.some((meal) => meal === code) ? `wishes-meal-${code}` : `requests-service-${code}`);
}
