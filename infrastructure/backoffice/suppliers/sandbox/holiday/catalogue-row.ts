/** How packages are written down. */
import type { PackageTheme } from '#domain/holiday/package/package.ts';
import type { Share } from '#domain/holiday/trip/party.ts';
import type { Weekday } from '#domain/time/calendar-date.ts';

/** Departures of a group: on these weekdays, with so many seats, at these prices a person. */
export interface Group {
  readonly weekdays: readonly Weekday[];
  readonly seats: number;
  /** Where it flies from; on the ground alone where absent. */
  readonly origin?: string;
  readonly rupees: Readonly<Record<Share, number>>;
}

/** As rows say it. A day: title | text | meals as B, L, D | sights, each 'name:rupees', '?' after an optional one. */
export interface CatalogueRow {
  readonly packageId: string;
  readonly name: string;
  readonly country: string;
  readonly themes: readonly PackageTheme[];
  /** 'id city nights'. */
  readonly stops: readonly string[];
  readonly gateway: readonly [string, string];
  readonly zone: string;
  readonly days: string;
  readonly exclusions?: readonly string[];
  readonly group?: Group;
}

/** A package in another language. A day, in the order of the row's: title | text | sights, with ';' between them. */
export interface RowTexts {
  readonly name: string;
  readonly days: string;
}

/** All that rows say, in another language. */
export interface CatalogueTexts {
  readonly packages: Readonly<Record<string, RowTexts>>;
  /** What the price has with it, and what not: by what it is in English. */
  readonly lists: Readonly<Record<string, string>>;
}
