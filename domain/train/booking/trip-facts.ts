/** Berths as a company's travel policy sees them. */
import type { Comfort, TripFacts } from '../../booking/trip-facts.ts';
import type { Money } from '../../money/money.ts';
import type { IsoDate } from '../../time/calendar-date.ts';
import { dateOfLocal } from '../../time/place-time.ts';
import type { TrainClass } from '../berths/classes.ts';
import type { RailJourney } from './train-booking.ts';

const comfortOf: Readonly<Record<TrainClass, Comfort>> = {
  '2S': 'economy',
  SL: 'economy',
  CC: 'economy',
  '3E': 'economy',
  '3A': 'economy',
  '2A': 'premium-economy',
  EC: 'business',
  '1A': 'first',
};

/** Trains cross no border, and railways have no codes that a policy could name. */
export function trainTrip(
  { startsOn, travelClass }: { readonly startsOn: IsoDate; readonly travelClass: TrainClass },
  travellers: number,
  total: Money,
): TripFacts {
  return {
    product: 'train',
    total,
    travellers,
    startsOn,
    suppliers: [],
    comfort: comfortOf[travelClass],
    isAbroad: false,
    countries: ['IN'],
  };
}

/** The same of a journey that is quoted or sold. */
export function journeyTrip({ from, travelClass }: RailJourney, travellers: number, total: Money): TripFacts {
  return trainTrip({ startsOn: dateOfLocal(from.at.local), travelClass }, travellers, total);
}
