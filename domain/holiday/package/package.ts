/** A package as it stands in a catalogue: where it leads, day by day, and what it has with it. */
import type { InLanguages } from '../../people/language.ts';

/** fixed: on its own days, with a group, at a published price. custom: on any day, put together from what is free then. */
export const packageKinds = ['fixed', 'custom'] as const;
export type PackageKind = (typeof packageKinds)[number];

export const packageThemes = ['beach', 'hills', 'heritage', 'wildlife', 'city', 'backwaters', 'snow'] as const;
export type PackageTheme = (typeof packageThemes)[number];

export const mealTimes = ['breakfast', 'lunch', 'dinner'] as const;
export type MealTime = (typeof mealTimes)[number];

/** Something that is seen or done. Who goes without an optional one does not pay for it. */
export interface Sight {
  readonly sightId: string;
  readonly name: string;
  readonly optional: boolean;
}

export interface PackageDay {
  readonly title: string;
  readonly text: string;
  readonly meals: readonly MealTime[];
  readonly sights: readonly Sight[];
}

/** Nights in one place. */
export interface PackageStop {
  readonly city: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly nights: number;
}

/** What an operator writes of a day in another language than English. */
export interface DayTexts {
  readonly title: string;
  readonly text: string;
  /** Of each that is seen, in the order of the day. */
  readonly sights: readonly string[];
}

/** And of a package; days and lists in the order of the English ones. */
export interface PackageTexts {
  readonly name: string;
  readonly days: readonly DayTexts[];
  readonly inclusions: readonly string[];
  readonly exclusions: readonly string[];
}

export interface HolidayPackage {
  readonly packageId: string;
  readonly name: string;
  readonly kind: PackageKind;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly themes: readonly PackageTheme[];
  readonly stops: readonly PackageStop[];
  /** One more than there are nights. */
  readonly days: readonly PackageDay[];
  /** What the price has with it, and what not, in the operator's words. */
  readonly inclusions: readonly string[];
  readonly exclusions: readonly string[];
  /** The same in other languages. */
  readonly textsIn?: InLanguages<PackageTexts>;
}

/** The country that packages are sold from: trips to others are abroad. */
const home = 'IN';

export function isAbroad({ country }: Pick<HolidayPackage, 'country'>): boolean {
  return country !== home;
}

/** @example nightsOf({ stops: [{ city: 'Kandy', country: 'LK', nights: 2 }, { city: 'Ella', country: 'LK', nights: 1 }] }) // => 3 */
export function nightsOf({ stops }: Pick<HolidayPackage, 'stops'>): number {
  return stops.reduce((all, { nights }) => all + nights, 0);
}
