/**
 * Adult, child or infant: a matter of age in completed years on the day of travel. An adult is 12 or
 * over, a child 2 to under 12, an infant under 2.
 */
import { addDays, addYears, type IsoDate, isoDate, yearOf } from '../time/calendar-date.ts';

/** In the order in which a party is listed. */
export const travellerTypes = ['adult', 'child', 'infant'] as const;
export type TravellerType = (typeof travellerTypes)[number];

/** Ages of a type in completed years: `from` included, `below` not. */
export interface AgeBand {
  readonly from: number;
  readonly below?: number;
}

const bands: Readonly<Record<TravellerType, AgeBand>> = {
  adult: { from: 12 },
  child: { from: 2, below: 12 },
  infant: { from: 0, below: 2 },
};

/** Whether a text is one of the types. */
export function isTravellerType(text: string): text is TravellerType {
  return travellerTypes.some((type) => type === text);
}

/**
 * The ages of a type.
 *
 * @example ageBand('child') // => { from: 2, below: 12 }
 */
export function ageBand(type: TravellerType): AgeBand {
  return bands[type];
}

/**
 * Age in completed years on a date: one more from each birthday on, that day included. Someone born on
 * 29 February has their birthday on 1 March in common years, so that nobody grows older before a full
 * year has passed. Negative for someone not yet born.
 *
 * @example ageOn(isoDate('2014-11-24'), isoDate('2026-11-23')) // => 11
 * @example ageOn(isoDate('2014-11-24'), isoDate('2026-11-24')) // => 12
 * @example ageOn(isoDate('2024-02-29'), isoDate('2026-02-28')) // => 1
 */
export function ageOn(born: IsoDate, on: IsoDate): number {
  const years = yearOf(on) - yearOf(born);
  // Month and day compare as text: 02-29 comes after 02-28 and before 03-01.
  return on.slice(5) < born.slice(5) ? years - 1 : years;
}

/**
 * The type that an age on the day of travel makes; `undefined` for someone not yet born then.
 *
 * @example typeOn(isoDate('2014-11-24'), isoDate('2026-11-24')) // => 'adult'
 * @example typeOn(isoDate('2026-11-25'), isoDate('2026-11-24')) // => undefined
 */
export function typeOn(born: IsoDate, on: IsoDate): TravellerType | undefined {
  const age = ageOn(born, on);
  return travellerTypes.find((type) => {
    const { from, below } = bands[type];
    return age >= from && (below === undefined || age < below);
  });
}

/** Nobody who travels was born before it: an earlier date is a slip of the keyboard. */
export const earliestBirth = isoDate('1900-01-01');

/**
 * The dates of birth that make a type on a day of travel, both included: the limits of a date field.
 * Adults are as old as anybody can be.
 *
 * @example birthDatesFor('infant', isoDate('2026-11-24')) // => { earliest: '2024-11-25', latest: '2026-11-24' }
 */
export function birthDatesFor(
  type: TravellerType,
  on: IsoDate,
): { readonly earliest: IsoDate; readonly latest: IsoDate } {
  const { from, below } = bands[type];
  const latest = addYears(on, -from);
  return { earliest: below === undefined ? earliestBirth : addDays(addYears(on, -below), 1), latest };
}
