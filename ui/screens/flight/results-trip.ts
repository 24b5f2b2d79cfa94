/** What a results page says of its search: the places by name, and the days before and after. */
import { useCallback } from 'react';
import type { AirportDirectory } from '#domain/flight/airports.ts';
import { lastSearchDate } from '#domain/flight/search-rules.ts';
import { addDays, parseIsoDate } from '#domain/time/calendar-date.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';

/** The city of an airport; its code while the airports are not there. */
export type Cities = (airport: string) => string;

export function useCities(airports: AirportDirectory | undefined): Cities {
  return useCallback((code) => airports?.byCode(code)?.city ?? code, [airports]);
}

export interface OtherDays {
  /** Undefined where no flight is sold on it any more, or not yet. */
  readonly before: IsoDate | undefined;
  readonly after: IsoDate | undefined;
}

export function otherDays(text: string | undefined, today: IsoDate): OtherDays {
  const date = parseIsoDate(text ?? '');
  if (date === undefined) return { before: undefined, after: undefined };
  const [before, after] = [addDays(date, -1), addDays(date, 1)];
  return {
    before: before >= today ? before : undefined,
    after: after <= lastSearchDate(today) ? after : undefined,
  };
}
