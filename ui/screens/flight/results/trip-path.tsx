/** Where and when a search goes. */
import { routeOf } from '#domain/flight/offer/route.ts';
import type { SearchDraft, SectorDraft } from '#domain/flight/search/rules.ts';
import { parseIsoDate } from '#domain/time/calendar-date.ts';
import { useDates } from '#ui/design/date/dates.ts';
import { useWords } from '#ui/design/words/words.ts';
import { RoutePath } from '#ui/places/route-path.tsx';

export interface TripPathProps {
  readonly search: Pick<SearchDraft, 'sectors'>;
  readonly size?: number;
}

export function TripPath({ search: { sectors }, size = 14 }: TripPathProps) {
  return (
    <RoutePath
      route={routeOf(sectors.map(({ origin = '', destination = '' }) => ({ origin, destination })))}
      size={size}
    />
  );
}

/** "Tue 24 Nov", or the first and the last day of a journey of several. */
export function useTripDays(): (sectors: readonly SectorDraft[]) => string {
  const words = useWords();
  const dates = useDates();
  return (sectors) => {
    const first = parseIsoDate(sectors[0]?.date ?? '');
    const last = parseIsoDate(sectors.at(-1)?.date ?? '');
    if (first === undefined) return '';
    return last === undefined || last === first
      ? dates.short(first)
      : words('flight-days-between', { first: dates.short(first), last: dates.short(last) });
  };
}
