/** Remarks of the house's people on bookings. */
import { firstOf, required, tooLong, type Violation } from '../rules/violation.ts';

export const remarkMost = 500;

/** As `remarks`: something, of at most 500 characters. */
export function checkRemark(remarks: string): readonly Violation[] {
  return firstOf(required(remarks, 'remarks'), tooLong(remarks.trim(), remarkMost, 'remarks'));
}
