/** A cruise as a company's travel policy sees it. */
import type { Comfort, TripFacts } from '../../booking/trip-facts.ts';
import type { Money } from '../../money/money.ts';
import { dateOfLocal } from '../../time/place-time.ts';
import { type CabinKind, cabinKinds, countriesOf, guestCount, type Sailing } from '../sailing/sailing.ts';
import type { SharedCabin } from './cruise-booking.ts';

const comfortOf: Readonly<Record<CabinKind, Comfort>> = {
  inside: 'economy',
  oceanview: 'economy',
  balcony: 'premium-economy',
  suite: 'business',
};

export interface CruiseToJudge {
  readonly sailing: Pick<Sailing, 'departs' | 'nights' | 'days'>;
  readonly cabins: readonly Pick<SharedCabin, 'kind' | 'party'>[];
  readonly total: Money;
  /** It calls at another country than it is sold in. */
  readonly isAbroad: boolean;
  /** Something of the fare comes back now. */
  readonly isRefundable: boolean;
}

/** Lines have no codes that a policy could name. */
export function cruiseTrip({ sailing, cabins, total, isAbroad, isRefundable }: CruiseToJudge): TripFacts {
  const best = cabinKinds.findLast((kind) => cabins.some((cabin) => cabin.kind === kind)) ?? 'inside';
  return {
    product: 'cruise',
    total,
    travellers: cabins.reduce((all, { party }) => all + guestCount(party), 0),
    startsOn: dateOfLocal(sailing.departs.local),
    suppliers: [],
    comfort: comfortOf[best],
    isAbroad,
    countries: countriesOf(sailing),
    isRefundable,
    nights: sailing.nights * cabins.length,
  };
}
