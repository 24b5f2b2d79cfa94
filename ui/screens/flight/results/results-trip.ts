/** What a results page says of its search: places and directions by name, and the days that may be flown instead. */
import { useCallback } from 'react';
import type { AirportDirectory } from '#domain/flight/reference/airports.ts';
import type { FlightSearchRequest } from '#domain/flight/search/request.ts';
import { lastSearchDate } from '#domain/flight/search/rules.ts';
import type { SectorDraft } from '#domain/flight/search/rules.ts';
import { addDays, parseIsoDate } from '#domain/time/calendar-date.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { FoundFlights } from '#application/portal/flight/search/flight-results.ts';
import { flightParts } from '#ui/composition/flight-parts.ts';
import { parts } from '#ui/composition/parts.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { cityName } from '#ui/places/airport-names.ts';

/** The city of an airport; its code while the airports are not there. */
export type Cities = (airport: string) => string;

export function useCities(airports: AirportDirectory | undefined): Cities {
  const { language } = useLanguage();
  return useCallback((code) => cityName(airports, code, language), [airports, language]);
}

/** "Onward" and "Return", or the two ends of a flight among several. */
export function useDirectionName({
  journeyType,
  sectors,
}: Pick<FlightSearchRequest, 'journeyType' | 'sectors'>): (at: number) => string {
  const words = useWords();
  return useCallback(
    (at) => {
      if (journeyType === 'round-trip') return words(at === 0 ? 'flight-onward' : 'flight-return');
      const { origin = '', destination = '' } = sectors[at] ?? {};
      return words('flight-from-to', { origin, destination });
    },
    [words, journeyType, sectors],
  );
}

/** How many travel where net and earnings are shown; undefined where they are not. */
export function termsFor({ termsKnown, netShown, request }: FoundFlights): number | undefined {
  const { adults, children, infants } = request.party;
  return termsKnown && netShown ? adults + children + infants : undefined;
}

/** The days that a flight of a journey can move to while the others stay: both inclusive. */
export interface FreeDays {
  readonly least: IsoDate;
  readonly most: IsoDate;
}

/** From today at the place of departure, and after the flight before it; before the one that comes next. */
export function freeDays(sectors: readonly SectorDraft[], at: number, today: IsoDate): FreeDays {
  const before = parseIsoDate(sectors[at - 1]?.date ?? '');
  const next = parseIsoDate(sectors[at + 1]?.date ?? '');
  const earliest = before === undefined ? today : addDays(before, 1);
  const last = lastSearchDate(today);
  const latest = next === undefined ? last : addDays(next, -1);
  return { least: earliest > today ? earliest : today, most: latest < last ? latest : last };
}

/** The same, by the clock of the place of departure. */
export function useFreeDays(sectors: readonly SectorDraft[], at: number): FreeDays {
  const clock = usePart(parts.clock);
  const { airports } = useStateOf(usePart(flightParts.search).state$);
  const zone = useBusinessZone();
  return freeDays(sectors, at, clock.todayIn(airports?.byCode(sectors[at]?.origin ?? '')?.zone ?? zone));
}

/** The day before and the day after, where they are free. */
export function daysBeside(date: IsoDate, { least, most }: FreeDays): readonly IsoDate[] {
  return [addDays(date, -1), addDays(date, 1)].filter((day) => day >= least && day <= most);
}
