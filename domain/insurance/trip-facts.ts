/** Cover as a company's travel policy sees it. */
import type { TripFacts } from '../booking/trip-facts.ts';
import type { Money } from '../money/money.ts';
import type { IsoDate } from '../time/calendar-date.ts';

/** Cover has no class, and insurers no codes that a policy could name; it is sold for regions abroad, of which no country is known. */
export function coverTrip(from: IsoDate, travellers: number, total: Money): TripFacts {
  return { product: 'insurance', total, travellers, startsOn: from, suppliers: [], isAbroad: true };
}
