/** What of the findings before a ticket somebody may go on in spite of. */
import { type CheckOverride, checkReasons } from '../../booking/findings.ts';
import { type Violation, violation } from '../../rules/violation.ts';

/** Anything else that is found stops the ticket. */
export const overridableChecks = [
  'overlapping-flights',
  'churn',
  'connection-short',
  'passport-six-months',
  'gstin-missing',
  'ticket-name-single',
] as const;

/** Every override names a check that has one, and a reason. Paths: `overrides[n].code`, `overrides[n].reason`. */
export function checkOverrides(overrides: readonly CheckOverride[]): readonly Violation[] {
  const unknown = overrides.flatMap(({ code }, index) =>
    overridableChecks.some((each) => each === code) ? [] : [violation('not-a-choice', `overrides[${index}].code`)],
  );
  return [...unknown, ...checkReasons(overrides)];
}
