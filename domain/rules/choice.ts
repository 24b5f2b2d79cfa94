/** Fields whose value is one of a list. */
import { firstOf, required, type Violation, violation } from './violation.ts';

/**
 * A value must be given and be one of the choices: `required`, `not-a-choice`.
 *
 * @example checkChoice('maybe', ['yes', 'no'], 'holder') // => [violation('not-a-choice', 'holder')]
 */
export function checkChoice(value: string | undefined, choices: readonly string[], path: string): readonly Violation[] {
  return firstOf(
    required(value, path),
    value !== undefined && choices.includes(value) ? [] : [violation('not-a-choice', path)],
  );
}
