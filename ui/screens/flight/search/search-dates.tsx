/** The day of a flight, or both days of a return, with the lowest fare under each day of the calendar. */
import { useEffect, useMemo, useState } from 'react';
import type { Money } from '#domain/money/money.ts';
import { currencySymbol } from '#domain/money/currency.ts';
import { formatAmount } from '#domain/money/format.ts';
import { lastSearchDate } from '#domain/flight/search/rules.ts';
import type { SearchDraft } from '#domain/flight/search/rules.ts';
import { addDays, datesOfMonth, daysBetween, parseIsoDate } from '#domain/time/calendar-date.ts';
import type { IsoDate, IsoMonth } from '#domain/time/calendar-date.ts';
import { cheapestDays, lowestFares } from '#application/portal/flight/search/fare-calendars.ts';
import { flightParts } from '#ui/composition/flight-parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { DateRangeField } from '#ui/design/date/date-range-field.tsx';
import type { ChosenDates, DayNote } from '#ui/design/date/date-range-calendar.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import styles from './search-form.module.css';

export interface SearchDatesProps {
  readonly id: string;
  /** Of the return's half, where there is one. */
  readonly lastId?: string;
  readonly draft: SearchDraft;
  /** Which flight of the journey. */
  readonly at: number;
  readonly today: IsoDate;
  readonly firstError: string | undefined;
  readonly lastError?: string | undefined;
  readonly onChange: (chosen: ChosenDates) => void;
}

export function SearchDates({ id, lastId, draft, at, today, firstError, lastError, onChange }: SearchDatesProps) {
  const words = useWords();
  const both = draft.journeyType === 'round-trip';
  const [end, setEnd] = useState<'first' | 'last'>('first');
  const { sectors } = draft;
  const first = parseIsoDate(sectors[at]?.date ?? '') ?? null;
  const last = both ? (parseIsoDate(sectors[1]?.date ?? '') ?? null) : null;
  // Fares are those of the direction whose day is being chosen.
  const { fares, want } = useFares(draft, both && end === 'last' ? 1 : at);
  const notes = useNotes(fares);
  const [one] = fares.values();
  const before = parseIsoDate(sectors[at - 1]?.date ?? '');
  const least = before === undefined || before < today ? today : addDays(before, 1);
  const nights = first && last ? words('flight-nights', { count: daysBetween(first, last) }) : undefined;
  return (
    <DateRangeField
      id={id}
      lastId={lastId}
      single={!both}
      firstLabel={words('flight-departure')}
      lastLabel={words('flight-return')}
      title={words(both ? 'flight-dates-title' : 'flight-departure-title')}
      subtitle={one ? <Subtitle draft={draft} at={both && end === 'last' ? 1 : at} of={one} /> : undefined}
      placeholder={words('flight-choose-date')}
      chosen={{ first, last }}
      onChange={onChange}
      onPicking={setEnd}
      onMonths={want}
      notes={notes}
      today={today}
      least={least}
      most={lastSearchDate(today)}
      isUsable={(date) => end === 'first' || date !== first}
      firstError={firstError}
      lastError={lastError}
      detail={nights}
      doneLabel={nights === undefined ? undefined : words('flight-done-nights', { nights })}
      legend={one ? <Legend of={one} /> : undefined}
    />
  );
}

function useFares(draft: SearchDraft, at: number) {
  const calendars = usePart(flightParts.calendars);
  const known = useStateOf(calendars.state$);
  const [months, setMonths] = useState<readonly IsoMonth[]>([]);
  const { party, cabin, fareType, nonStopOnly, sectors } = draft;
  const { origin = '', destination = '' } = sectors[at] ?? {};
  const asked = useMemo(
    () => ({ origin, destination, party, cabin, fareType, nonStopOnly }),
    [origin, destination, party, cabin, fareType, nonStopOnly],
  );
  const dates = useMemo(() => months.flatMap(datesOfMonth), [months]);
  const fares = useMemo(() => lowestFares(known, asked, dates), [known, asked, dates]);
  useEffect(() => calendars.want(asked, dates), [calendars, asked, dates]);
  return { fares, want: setMonths };
}

function useNotes(fares: ReadonlyMap<IsoDate, Money>): ReadonlyMap<IsoDate, DayNote> {
  const { language } = useLanguage();
  return useMemo(() => {
    const cheapest = cheapestDays(fares);
    return new Map(
      [...fares].map(([date, fare]) => [
        date,
        { line: formatAmount(fare, { locale: language, decimals: 'whole' }), cheapest: cheapest.has(date) },
      ]),
    );
  }, [fares, language]);
}

function Legend({ of }: { readonly of: Money }) {
  const words = useWords();
  return (
    <>
      {words('flight-fares-legend', { currency: currencySymbol(of.currency) })}{' '}
      <strong className={styles.cheapest}>{words('flight-fares-legend-cheapest')}</strong>
    </>
  );
}

function Subtitle({ draft, at, of }: { readonly draft: SearchDraft; readonly at: number; readonly of: Money }) {
  const words = useWords();
  const { origin = '', destination = '' } = draft.sectors[at] ?? {};
  return words('flight-dates-of', { from: origin, to: destination, currency: currencySymbol(of.currency) });
}
