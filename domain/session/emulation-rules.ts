/** Choosing whom to act for, and why. */
import { requiredFields, type Violation, violation } from '../rules/violation.ts';

/** Characters of a reason, at most. */
export const emulationReasonMost = 200;

export interface EmulationChoice {
  readonly emulatedAgentId?: string | undefined;
  /** For the log, which the one who is emulated reads. */
  readonly reason?: string | undefined;
}

/**
 * Someone must be selected, for a reason. With nobody selected nothing happens but this violation at the dropdown, and
 * it goes as soon as there is a value.
 *
 * @example checkEmulation({ emulatedAgentId: '', reason: 'Asked by phone' }) // => [violation('required', 'emulatedAgentId')]
 */
export function checkEmulation(choice: EmulationChoice): readonly Violation[] {
  const { reason = '' } = choice;
  return [
    ...requiredFields({ ...choice, reason: reason.trim() }, ['emulatedAgentId', 'reason']),
    ...(reason.trim().length > emulationReasonMost
      ? [violation('too-long', 'reason', { most: emulationReasonMost })]
      : []),
  ];
}
