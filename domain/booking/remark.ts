/** Remarks of the house's people on bookings. */
import { type Violation, violation } from '../rules/violation.ts';

export const remarkMost = 500;

/** As `remarks`: something, of at most 500 characters. */
export function checkRemark(remarks: string): readonly Violation[] {
  const text = remarks.trim();
  if (text === '') return [violation('required', 'remarks')];
  return text.length > remarkMost ? [violation('too-long', 'remarks', { most: remarkMost })] : [];
}
