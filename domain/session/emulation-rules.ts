/** Choosing whom to act for. */
import { requiredFields, type Violation } from '../rules/violation.ts';

/**
 * Someone must be selected. With nobody selected nothing happens but this violation at the dropdown, and
 * it goes as soon as there is a value.
 *
 * @example checkEmulation({ emulatedAgentId: '' }) // => [violation('required', 'emulatedAgentId')]
 */
export function checkEmulation(selection: { readonly emulatedAgentId?: string | undefined }): readonly Violation[] {
  return requiredFields(selection, ['emulatedAgentId']);
}
