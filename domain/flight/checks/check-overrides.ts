/**
 * Going on in spite of what was found before a ticket is issued: somebody names each finding that may be overridden, says
 * why, and that is kept with the booking for good.
 */
import { isMissing, type Violation, violation } from '../../rules/violation.ts';
import type { Instant } from '../../time/instant.ts';
import type { Finding, FindingSeverity } from './ticket-checks.ts';

/** All findings of a code on a booking are overridden together. */
export interface CheckOverride {
  readonly code: string;
  readonly reason: string;
}

export interface RecordedOverride extends CheckOverride {
  readonly at: Instant;
  readonly by: string;
  /** The identity it was done for, where it is not the actor's own. */
  readonly onBehalfOf?: string;
}

/** What may be overridden; anything else that is found stops the ticket. */
export const overridableChecks = [
  'overlapping-flights',
  'churn',
  'connection-short',
  'passport-six-months',
  'gstin-missing',
  'ticket-name-single',
] as const;

/** Most characters of a reason. */
export const reasonMost = 300;

/** Every override names a check that has one, and a reason. Paths: `overrides[n].code`, `overrides[n].reason`. */
export function checkOverrides(overrides: readonly CheckOverride[]): readonly Violation[] {
  return overrides.flatMap(({ code, reason }, index) => {
    const path = `overrides[${index}]`;
    return [
      ...(overridableChecks.some((each) => each === code) ? [] : [violation('not-a-choice', `${path}.code`)]),
      ...(isMissing(reason) ? [violation('required', `${path}.reason`)] : []),
      ...(reason.length > reasonMost ? [violation('too-long', `${path}.reason`, { most: reasonMost })] : []),
    ];
  });
}

/** What still stands in the way: all that stops, and what may be overridden and was not. */
export function standing(findings: readonly Finding[], overrides: readonly CheckOverride[]): readonly Finding[] {
  const overridden = new Set(overrides.map(({ code }) => code));
  return findings.filter(({ severity, code }) => severity === 'stop' || !overridden.has(code));
}

/** Of what was asked to be overridden, what was really found: that is what the booking remembers, each code once. */
export function overridesUsed(
  findings: readonly Finding[],
  overrides: readonly CheckOverride[],
): readonly CheckOverride[] {
  const found = new Set(findings.map(({ code }) => code));
  const named = new Map(overrides.map((each) => [each.code, each]));
  return [...named.values()].filter(({ code }) => found.has(code));
}

/** A finding as a refusal tells it: what it is a matter of goes with the facts. */
export function refusalOf({ severity, params, ...rest }: Finding): Violation {
  return { ...rest, params: { ...params, severity } };
}

/** A refusal that is a finding; undefined for any other. */
export function findingOf({ params, ...rest }: Violation): Finding | undefined {
  const severity = severities.find((each) => each === params?.['severity']);
  return severity === undefined ? undefined : { ...rest, params: params ?? {}, severity };
}

const severities: readonly FindingSeverity[] = ['stop', 'override'];
