/**
 * What is found before something is sold: it stops the sale, or somebody names it, says why they go on, and that is kept with
 * the booking for good.
 */
import { isMissing, type Violation, violation } from '../rules/violation.ts';
import type { Instant } from '../time/instant.ts';

/** stop: no sale; override: somebody may go on, and the record says who and why. */
export type FindingSeverity = 'stop' | 'override';

export interface Finding extends Violation {
  readonly severity: FindingSeverity;
}

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

/** Most characters of a reason. */
export const reasonMost = 300;

/** Every override has a reason. Path: `overrides[n].reason`. */
export function checkReasons(overrides: readonly CheckOverride[]): readonly Violation[] {
  return overrides.flatMap(({ reason }, index) => {
    const path = `overrides[${index}].reason`;
    return [
      ...(isMissing(reason) ? [violation('required', path)] : []),
      ...(reason.length > reasonMost ? [violation('too-long', path, { most: reasonMost })] : []),
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

/** A finding as a refusal names it: what it is a matter of goes with the facts. */
export function refusalOf({ severity, params, ...rest }: Finding): Violation {
  return { ...rest, params: { ...params, severity } };
}

/** A refusal that is a finding; undefined for any other. */
export function findingOf({ params, ...rest }: Violation): Finding | undefined {
  const severity = severities.find((each) => each === params?.['severity']);
  return severity === undefined ? undefined : { ...rest, params: params ?? {}, severity };
}

const severities: readonly FindingSeverity[] = ['stop', 'override'];
