/** Seats of a bus as a company's travel policy sees them. */
import type { TripFacts } from '../../booking/trip-facts.ts';
import type { Money } from '../../money/money.ts';
import type { IsoDate } from '../../time/calendar-date.ts';
import type { CancelPolicy } from '../trip/policy.ts';

export interface RideToJudge {
  readonly total: Money;
  readonly travellers: number;
  readonly startsOn: IsoDate;
  readonly policy: CancelPolicy;
}

/** Buses have no class, cross no border, and their operators no codes that a policy could name. */
export function busTrip({ total, travellers, startsOn, policy }: RideToJudge): TripFacts {
  const earliest = policy.at(-1)?.charge;
  return {
    product: 'bus',
    total,
    travellers,
    startsOn,
    suppliers: [],
    isAbroad: false,
    countries: ['IN'],
    isRefundable: earliest !== undefined && (!('percent' in earliest) || earliest.percent < 100),
  };
}
