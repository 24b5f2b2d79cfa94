/** What the back office found before a sale, while an agent decides: change what it is about, or go on with a reason. */
import { type CheckOverride, type Finding, findingOf } from '#domain/booking/findings.ts';
import type { Violation } from '#domain/rules/violation.ts';

/** A refusal that is all findings; undefined for one that has other complaints. */
export function findingsAmong(refusal: readonly Violation[]): readonly Finding[] | undefined {
  const findings = refusal.flatMap((each) => findingOf(each) ?? []);
  return findings.length > 0 && findings.length === refusal.length ? findings : undefined;
}

/** What is to be shown after another refusal: it names no more what was overridden, which can still be taken back. */
export function withFindings(
  before: readonly Finding[],
  refused: readonly Finding[],
  overrides: readonly CheckOverride[],
): readonly Finding[] {
  const named = new Set(refused.map(({ code }) => code));
  const given = new Set(overrides.map(({ code }) => code));
  return [...before.filter(({ code }) => given.has(code) && !named.has(code)), ...refused];
}

/** Findings that still stand after something at a path was changed. */
export function withoutThose(findings: readonly Finding[], path: string): readonly Finding[] {
  return findings.filter((each) => each.path !== path && !each.path.startsWith(`${path}.`));
}

/** With the reason for a finding; without it where the reason is undefined. */
export function withReason(
  overrides: readonly CheckOverride[],
  code: string,
  reason: string | undefined,
): readonly CheckOverride[] {
  const others = overrides.filter((each) => each.code !== code);
  return reason === undefined ? others : [...others, { code, reason }];
}
