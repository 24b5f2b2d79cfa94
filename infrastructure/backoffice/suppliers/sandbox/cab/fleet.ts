/** Invented operators and their cars. Which of them serve a place follows from the seed. */
import type { CabOperator, CabPolicy } from '#domain/cab/booking/cab-booking.ts';
import type { CabFeature, Car, CarClass, Fuel } from '#domain/cab/trip/trip.ts';
import { fraction, numberOf } from '../chance.ts';

/** Class, model, fuel, seats, large bags. */
const models: readonly (readonly [CarClass, string, Fuel, number, number])[] = [
  ['hatchback', 'WagonR', 'cng', 4, 1],
  ['hatchback', 'Tiago', 'petrol', 4, 1],
  ['sedan', 'Dzire', 'petrol', 4, 2],
  ['sedan', 'Aura', 'cng', 4, 2],
  ['sedan', 'Tigor EV', 'electric', 4, 2],
  ['suv', 'Ertiga', 'petrol', 6, 3],
  ['suv', 'Carens', 'diesel', 6, 3],
  ['premium', 'Innova Crysta', 'diesel', 6, 4],
  ['premium', 'Innova Hycross', 'petrol', 6, 4],
  ['tempo', 'Tempo Traveller', 'diesel', 12, 10],
];

const names = [
  'Sarathi Cabs',
  'Blue Milestone',
  'Green Lane Cars',
  'Kaveri Wheels',
  'Northway Travels',
  'Palm Road Cabs',
  'Deccan Drivers',
  'Monsoon Cars',
];
const policies: readonly CabPolicy[] = [
  { freeHours: 6, thenPercent: 50 },
  { freeHours: 24, thenPercent: 25 },
  { freeHours: 2, thenPercent: 100 },
];
const features: readonly (readonly [CabFeature, number])[] = [
  ['child-seat', 0.3],
  ['roof-carrier', 0.35],
  ['speaks-english', 0.6],
  ['speaks-hindi', 0.75],
];

export interface FleetCar {
  readonly operator: CabOperator;
  readonly car: Car;
  readonly policy: CabPolicy;
  /** What its operator asks over the tariff, hundredths of a per cent; below 0 where it asks less. */
  readonly markUp: number;
  /** How many of them stand there. */
  readonly count: number;
  /** Unique in the fleet of a place. */
  readonly name: string;
}

/** The cars of a place, in an order of their own. */
export function fleetOf(seed: number, placeId: string): readonly FleetCar[] {
  const place = numberOf(placeId);
  return names.flatMap((name, at) => {
    const chance = (what: number, more = 0) => fraction(seed, place + at * 131, what, more);
    if (chance(1) > 0.55) return [];
    const operator: CabOperator = {
      name,
      rating: Math.round(38 + chance(2) * 11) / 10,
      phone: `+91 80000 ${String(10000 + Math.floor(chance(3) * 89999))}`,
    };
    const policy = policies[Math.floor(chance(4) * policies.length)] ?? { freeHours: 6, thenPercent: 50 };
    return models.flatMap(([carClass, model, fuel, seats, bags], index): readonly FleetCar[] => {
      if (chance(5, index) > 0.6) return [];
      return [
        {
          operator,
          policy,
          car: {
            carClass,
            model,
            fuel,
            seats,
            bags,
            features: features.filter(([, share], which) => chance(6 + which, index) < share).map(([each]) => each),
          },
          markUp: Math.round(chance(20, index) * 2400) - 600,
          count: 1 + Math.floor(chance(21, index) * 4),
          name: `${placeId}.${at}.${index}`,
        },
      ];
    });
  });
}
