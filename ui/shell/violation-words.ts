/** Violations as sentences, beside the field that they are about. */
import type { Violation } from '#domain/rules/violation.ts';
import type { Words } from '../design/words.ts';

/** The sentence of the first violation at a path; undefined where the field is good. */
export function violationAt(words: Words, violations: readonly Violation[], path: string): string | undefined {
  const found = violations.find((each) => each.path === path);
  return found && violationText(words, found);
}

export function violationText(words: Words, { code, params }: Violation): string {
  return words(`violation-${code}`, params);
}
