/** Staff of an agency: in which state a staff member can be, and what a staff form must say. */
import { checkChoice } from '../rules/choice.ts';
import type { Violation } from '../rules/violation.ts';

/** Active staff may work; inactive and suspended ones may not come in. */
export const staffStatuses = ['Active', 'Inactive', 'Suspended'] as const;

/**
 * A status is required, and must be one of the three.
 *
 * @example checkStaffStatus('Retired') // => [violation('not-a-choice', 'status')]
 */
export function checkStaffStatus(status: string | undefined): readonly Violation[] {
  return checkChoice(status, staffStatuses, 'status');
}
