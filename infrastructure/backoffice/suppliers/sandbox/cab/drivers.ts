/** Who drives the sandbox's cabs: invented, the same for the same order, with a car registered where it comes from. */
import { type CabDriver, driverNamedHours } from '#domain/cab/booking/driver.ts';
import type { CabRide } from '#domain/cab/booking/cab-booking.ts';
import type { Point } from '#domain/places/city.ts';
import { distanceKm } from '#domain/places/distance.ts';
import { type Instant, plusMinutes } from '#domain/time/instant.ts';
import { toInstant } from '#domain/time/place-time.ts';
import { fraction, numberOf } from '../chance.ts';

const firstNames = ['Ramesh', 'Suresh', 'Imran', 'Joseph', 'Harpreet', 'Anil', 'Selvam', 'Lakshmi', 'Prakash', 'Rekha'];
const lastNames = ['Kumar', 'Gowda', 'Khan', 'Thomas', 'Singh', 'Patil', 'Murugan', 'Das', 'Yadav', 'Nair'];

/** Codes of registration, and a place of each: the nearest is taken. */
const registrations: readonly (readonly [string, number, number])[] = [
  ['DL', 28.61, 77.21],
  ['HR', 29.1, 76.4],
  ['PB', 30.9, 75.85],
  ['HP', 31.6, 77.2],
  ['UK', 30.2, 78.6],
  ['JK', 33.8, 75],
  ['UP', 26.85, 80.95],
  ['RJ', 26.5, 74.2],
  ['GJ', 22.7, 71.8],
  ['MP', 23.4, 77.9],
  ['MH', 19.3, 74.7],
  ['GA', 15.4, 74],
  ['KA', 13.8, 76.4],
  ['KL', 10.2, 76.4],
  ['TN', 11.4, 78.6],
  ['AP', 15.9, 80],
  ['TS', 17.6, 78.6],
  ['OD', 20.4, 85],
  ['WB', 23, 88],
  ['BR', 25.6, 85.4],
  ['JH', 23.6, 85.4],
  ['AS', 26.2, 92],
];

/** Undefined before the operator names one. */
export function driverOf(seed: number, orderKey: string, { drive, car }: CabRide, now: Instant): CabDriver | undefined {
  if (now < plusMinutes(toInstant(drive.pickUp), -driverNamedHours * 60)) return undefined;
  const about = numberOf(orderKey);
  const draw = (what: number, count: number) => Math.floor(fraction(seed, about, what) * count);
  const pick = (what: number, from: readonly string[]) => from[draw(what, from.length)] ?? '';
  const digits = (what: number, count: number, least = 0) =>
    String(least + draw(what, 10 ** count - least)).padStart(count, '0');
  const letter = (what: number) => String.fromCodePoint(65 + draw(what, 26));
  return {
    name: `${pick(1, firstNames)} ${pick(2, lastNames)}`,
    phone: `+91 9${digits(3, 4)} ${digits(4, 5)}`,
    model: car.model,
    plate: `${registeredAt(drive.from)} ${digits(5, 2, 1)} ${letter(6)}${letter(7)} ${digits(8, 4, 1)}`,
  };
}

function registeredAt(place: Point): string {
  const [first] = registrations.toSorted(([, ...one], [, ...other]) => away(place, one) - away(place, other));
  return first?.[0] ?? 'DL';
}

function away(place: Point, [latitude, longitude]: readonly [number, number]): number {
  return distanceKm(place, { latitude, longitude });
}
