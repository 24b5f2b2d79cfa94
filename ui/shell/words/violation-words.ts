/** Violations as sentences, beside the field that they are about. */
import type { DeskFailure } from '#application/desk/failures.ts';
import type { Violation } from '#domain/rules/violation.ts';
import { parseIsoDate } from '#domain/time/calendar-date.ts';
import { dateWords } from '#ui/design/date/dates.ts';
import type { WordArguments, Words } from '#ui/design/words/words.ts';
import { languageTag, isLanguage } from '#ui/design/words/words.ts';
import { failureText } from './failure-words.ts';

/** The sentence of the first violation at a path; undefined where the field is good. */
export function violationAt(words: Words, violations: readonly Violation[], path: string): string | undefined {
  const found = violations.find((each) => each.path === path);
  return found && violationText(words, found);
}

/** A violation that stands by itself; of what is missing it says which field to fill in. */
export function violationText(words: Words, violation: Violation): string {
  return textOf(words, violation, fieldOf(violation.path));
}

/** A failure where no field says what is wrong: each violation by its own sentence. */
export function wholeFailureText(words: Words, failure: DeskFailure): string {
  if (failure._tag !== 'Invalid' || failure.violations.length === 0) return failureText(words, failure);
  return failure.violations.map((each) => violationText(words, each)).join(' ');
}

/** With the name of the field before it, as an error summary has it; of what is missing the name alone. */
export function namedViolation(words: Words, field: string, violation: Violation): string {
  if (violation.code === 'required') return field;
  return words('rules-of-field', { field, said: violationText(words, violation) });
}

/** Dates among the facts of a violation are written as the page's language writes them. */
function textOf(words: Words, { code, params = {} }: Violation, field: string): string {
  return words(`violation-${code}`, { field, ...withDates(params) });
}

const fieldOf = (path: string): string => path.split('.').at(-1) ?? '';

function withDates(params: WordArguments): WordArguments {
  const language = document.documentElement.lang;
  const dates = dateWords(languageTag(isLanguage(language) ? language : 'en'));
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      const date = typeof value === 'string' ? parseIsoDate(value) : undefined;
      return [name, date === undefined ? value : dates.numeric(date)];
    }),
  );
}
