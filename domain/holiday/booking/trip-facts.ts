/** A package as a company's travel policy sees it. */
import type { TripFacts } from '../../booking/trip-facts.ts';
import type { Money } from '../../money/money.ts';
import { isAbroad } from '../package/package.ts';
import { travellersIn } from '../trip/party.ts';
import type { HolidayTrip } from '../trip/trip.ts';

/** Nights and stars are left to hotels bought as such: a package's price has more in it than rooms. */
export function holidayTripFacts(
  { country, rooms, startsOn, stays, policy }: Pick<HolidayTrip, 'country' | 'rooms' | 'startsOn' | 'stays' | 'policy'>,
  total: Money,
): TripFacts {
  return {
    product: 'holiday',
    total,
    travellers: travellersIn(rooms),
    startsOn,
    suppliers: [],
    isAbroad: isAbroad({ country }),
    countries: [...new Set([country, ...stays.map((stay) => stay.country)])],
    isRefundable: policy.some(({ percent }) => percent < 100),
  };
}
