/** Comparing hotels side by side. */
import { hotelCompareMost } from '../../rules/limits.ts';
import { type Violation, violation } from '../../rules/violation.ts';

/**
 * At most 3 hotels: `compare-most`.
 *
 * @example checkHotelCompare(['H1', 'H2', 'H3', 'H4']) // => [violation('compare-most', '', { most: 3 })]
 */
export function checkHotelCompare(hotelIds: readonly string[]): readonly Violation[] {
  return hotelIds.length > hotelCompareMost ? [violation('compare-most', '', { most: hotelCompareMost })] : [];
}
