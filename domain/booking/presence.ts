/** Who is where when: what bookings of the same people are found by, and calendars. */
import { printedName } from '../people/names.ts';
import type { IsoDate } from '../time/calendar-date.ts';

export interface Presence {
  /** Each once: a person is the name as suppliers print it. */
  readonly people: readonly string[];
  /** Local days, both inclusive. */
  readonly from: IsoDate;
  readonly until: IsoDate;
  /** Days on which items after the first begin, by position. */
  readonly later: readonly { readonly item: number; readonly day: IsoDate }[];
}

/** More of a name distinguishes nobody. */
const mostLetters = 200;

export function personOf({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string {
  return printedName(`${firstName} ${lastName}`).slice(0, mostLetters);
}

export function peopleOf(travellers: readonly { readonly firstName: string; readonly lastName: string }[]) {
  return [...new Set(travellers.map(personOf))];
}
