/** An application for visas as a company's travel policy sees it. */
import type { TripFacts } from '../booking/trip-facts.ts';
import type { Money } from '../money/money.ts';
import type { IsoDate } from '../time/calendar-date.ts';

/** A visa has no class, and states no codes that a policy could name; its journey crosses a border. */
export function visaTrip(from: IsoDate, applicants: number, total: Money, destination: string): TripFacts {
  return {
    product: 'visa',
    total,
    travellers: applicants,
    startsOn: from,
    suppliers: [],
    isAbroad: true,
    countries: [destination],
  };
}
