/** A cab as a company's travel policy sees it. */
import type { Comfort, TripFacts } from '../../booking/trip-facts.ts';
import type { Money } from '../../money/money.ts';
import { dateOfLocal } from '../../time/place-time.ts';
import type { Car, CabDrive, CarClass } from '../trip/trip.ts';

const comfortOf: Readonly<Record<CarClass, Comfort>> = {
  hatchback: 'economy',
  sedan: 'economy',
  suv: 'premium-economy',
  tempo: 'premium-economy',
  premium: 'business',
};

/** Cabs cross no border, cost nothing when they are given up early, and their operators have no codes that a policy could name. */
export function cabTrip(
  { drive, car }: { readonly drive: CabDrive; readonly car: Pick<Car, 'carClass'> },
  total: Money,
): TripFacts {
  return {
    product: 'cab',
    total,
    travellers: drive.passengers,
    startsOn: dateOfLocal(drive.pickUp.local),
    suppliers: [],
    comfort: comfortOf[car.carClass],
    isAbroad: false,
    countries: ['IN'],
    isRefundable: true,
  };
}
