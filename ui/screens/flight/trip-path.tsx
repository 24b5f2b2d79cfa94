/** A journey in one line of airport codes: DEL → BOM, DEL ⇄ BOM, or DEL → BOM → GOI. */
import { Fragment } from 'react';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { SearchDraft, SectorDraft } from '#domain/flight/search-rules.ts';
import { parseIsoDate } from '#domain/time/calendar-date.ts';
import { useDates } from '#ui/design/dates.ts';
import { Icon } from '#ui/design/icon.tsx';
import { useWords } from '#ui/design/words.ts';

export interface TripPathProps {
  readonly search: Pick<SearchDraft, 'journeyType' | 'sectors'>;
  readonly size?: number;
}

export function TripPath({ search: { journeyType, sectors }, size = 14 }: TripPathProps) {
  const [first = {}] = sectors;
  if (journeyType === 'round-trip' && sectors.length === 2)
    return (
      <>
        <bdi>{first.origin}</bdi> <Icon of={ArrowLeftRight} size={size} /> <bdi>{first.destination}</bdi>
      </>
    );
  return (
    <>
      {sectors.map(({ origin = '', destination = '' }, at) => (
        <Fragment key={at}>
          {sectors[at - 1]?.destination === origin ? null : (
            <bdi>
              {at === 0 ? '' : ', '}
              {origin}
            </bdi>
          )}{' '}
          <Icon of={ArrowRight} size={size} mirrored /> <bdi>{destination}</bdi>
        </Fragment>
      ))}
    </>
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
