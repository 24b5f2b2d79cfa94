/**
 * A week of days around that of a flight, each with its lowest fare, one press from its search: of one way, or of the return
 * whose other flight stays on its day.
 */
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { Money } from '#domain/money/money.ts';
import type { FlightSearchRequest } from '#domain/flight/search/request.ts';
import { addDays, datesFrom, parseIsoDate } from '#domain/time/calendar-date.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import { areComing, type CalendarAsked, lowestFares } from '#application/portal/flight/search/fare-calendars.ts';
import { queryOnDay } from '#application/portal/flight/search/search-link.ts';
import { flightParts } from '#ui/composition/flight-parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Amount } from '#ui/design/data/amount.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useDates } from '#ui/design/date/dates.ts';
import { Icon } from '#ui/design/press/icon.tsx';
import { Skeleton } from '#ui/design/data/skeleton.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { useFreeDays } from '../results/results-trip.ts';
import styles from './day-strip.module.css';

/** Days on either side of the one searched. */
const around = 3;

export interface DayStripProps {
  readonly query: string;
  readonly request: FlightSearchRequest;
  /** Which flight of the journey. */
  readonly at: number;
  /** Its flights are sold as one return. */
  readonly wholeReturn: boolean;
  /** Names the flight where there are several strips. */
  readonly name: string | undefined;
}

/** Drawn once for all presses on the filters of its list. */
export const DayStrip = memo(({ query, request, at, wholeReturn, name }: DayStripProps) => {
  const words = useWords();
  const calendars = usePart(flightParts.calendars);
  const known = useStateOf(calendars.state$);
  const [moved, setMoved] = useState(0);
  const free = useFreeDays(request.sectors, at);
  const here = useRef<HTMLLIElement>(null);
  const { date = '' } = request.sectors[at] ?? {};
  const day = parseIsoDate(date);
  const asked = useMemo(() => askedOf(request, at, wholeReturn), [request, at, wholeReturn]);
  const middle = day && addDays(day, moved);
  useEffect(() => {
    if (middle) calendars.want(asked, daysAround(middle));
  }, [calendars, asked, middle]);
  useEffect(() => {
    const list = here.current?.parentElement;
    if (!list || !here.current) return;
    const [of, inside] = [list.getBoundingClientRect(), here.current.getBoundingClientRect()];
    list.scrollLeft += inside.left + inside.width / 2 - of.left - of.width / 2;
  }, [middle]);
  if (day === undefined || middle === undefined) return null;
  const days = daysAround(middle);
  const fares = lowestFares(known, asked, days);
  const [least] = days.flatMap((each) => fares.get(each)?.minor ?? []).toSorted((one, other) => one - other);
  const label = name === undefined ? words('flight-other-days') : words('flight-other-days-named', { name });
  return (
    <nav className={styles.strip} aria-label={label}>
      <button
        type="button"
        className={styles.step}
        aria-label={words('flight-days-before')}
        disabled={days[0] === undefined || days[0] <= free.least}
        onClick={() => setMoved(moved - 2 * around - 1)}
      >
        <Icon of={ChevronLeft} size={16} mirrored />
      </button>
      <ul className={styles.days}>
        {days.map((each) => (
          <li key={each} ref={each === day ? here : undefined} className={styles.place}>
            <Day
              day={each}
              to={each < free.least || each > free.most ? undefined : `?${queryOnDay(query, each, at)}`}
              here={each === day}
              fare={fares.get(each)}
              cheapest={fares.get(each)?.minor === least}
              coming={areComing(known, asked, each)}
            />
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={styles.step}
        aria-label={words('flight-days-after')}
        disabled={(days.at(-1) ?? free.most) >= free.most}
        onClick={() => setMoved(moved + 2 * around + 1)}
      >
        <Icon of={ChevronRight} size={16} mirrored />
      </button>
    </nav>
  );
});

function askedOf(request: FlightSearchRequest, at: number, wholeReturn: boolean): CalendarAsked {
  const { origin = '', destination = '' } = request.sectors[at] ?? {};
  const other = wholeReturn ? parseIsoDate(request.sectors[1 - at]?.date ?? '') : undefined;
  return { ...request, origin, destination, ...(other && { [at === 0 ? 'returnDate' : 'onwardDate']: other }) };
}

function daysAround(day: IsoDate): readonly IsoDate[] {
  return datesFrom(addDays(day, -around), addDays(day, around));
}

interface DayProps {
  readonly day: IsoDate;
  /** Undefined where no flight can be had on it, or another of the journey is in the way. */
  readonly to: string | undefined;
  readonly here: boolean;
  readonly fare: Money | undefined;
  readonly cheapest: boolean;
  /** Its fare is being asked for. */
  readonly coming: boolean;
}

function Day({ day, to, here, fare, cheapest, coming }: DayProps) {
  const words = useWords();
  const [weekday, month] = useDates().pieces(day);
  const inside = (
    <>
      <span>
        {weekday} <span className={styles.month}>{month}</span>
      </span>
      {fare === undefined && coming ? (
        <Skeleton width="44px" height="12px" />
      ) : fare === undefined ? (
        <span aria-hidden="true">–</span>
      ) : (
        <span className={classNames(styles.fare, cheapest && styles.cheapest)}>
          <span className="unseen">{words('flight-lowest-fare')} </span>
          <Amount of={fare} decimals="whole" />
          {cheapest ? <span className="unseen">, {words('design-day-cheapest')}</span> : null}
        </span>
      )}
    </>
  );
  if (here)
    return (
      <span className={classNames(styles.day, styles.here)} aria-current="date">
        {inside}
      </span>
    );
  if (to === undefined) return <span className={classNames(styles.day, styles.out)}>{inside}</span>;
  return (
    <Link to={to} className={styles.day}>
      {inside}
    </Link>
  );
}
