/** The search above its results, always in view: what was asked, and each part of it a press away from being changed in place. */
import { memo, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Pencil from 'lucide-react/icons/pencil';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import X from 'lucide-react/icons/x';
import type { SearchDraft } from '#domain/flight/search/rules.ts';
import { parseIsoDate } from '#domain/time/calendar-date.ts';
import { BottomSheet } from '#ui/design/layer/bottom-sheet.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { IconButton } from '#ui/design/press/icon-button.tsx';
import { Icon } from '#ui/design/press/icon.tsx';
import { windowFits } from '#ui/design/theme/window-fits.ts';
import { useWords } from '#ui/design/words/words.ts';
import type { Cities } from './results-trip.ts';
import { SearchForm } from '../search/search-form.tsx';
import type { SearchFormField } from '../search/search-form.tsx';
import { TripPath, useTripDays } from './trip-path.tsx';
import styles from './results-summary.module.css';

export interface ResultsSummaryProps {
  readonly search: SearchDraft;
  readonly cities: Cities;
  /** The field that is being changed; undefined while nothing is. */
  readonly editing: SearchFormField | undefined;
  /** Undefined closes the form. */
  readonly onEdit: (field: SearchFormField | undefined) => void;
  /** Asks for the same search again. */
  readonly onAgain: () => void;
  readonly onSearched: (query: string) => void;
}

/** Below this width, as at 200 %, fields side by side would cut off what they say. */
const useFolded = windowFits('(width < 900px)', false);

export const ResultsSummary = memo((props: ResultsSummaryProps) => {
  return useFolded() ? <NarrowSummary {...props} /> : <WideSummary {...props} />;
});

function WideSummary({ search, cities, editing, onEdit, onAgain, onSearched }: ResultsSummaryProps) {
  const words = useWords();
  const box = useRef<HTMLDivElement>(null);
  const open = editing !== undefined;
  const parts = useParts(search, cities);
  const heading = useHeading(search, cities);
  const wasOpen = useRef(false);
  const lastField = useRef<SearchFormField>('origin');
  useEffect(() => {
    if (wasOpen.current && !open)
      box.current?.querySelector<HTMLElement>(`[data-field="${lastField.current}"]`)?.focus();
    wasOpen.current = open;
    if (editing !== undefined) lastField.current = editing;
  }, [open, editing]);
  return (
    <section aria-label={words('flight-your-search')} className={styles.summary}>
      <h1 className="unseen">{heading}</h1>
      {open ? (
        <div
          className={styles.editing}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && !event.defaultPrevented) onEdit(undefined);
          }}
        >
          <SearchForm again startAt={editing} onSearched={onSearched} />
          <span className={styles.close}>
            <IconButton icon={X} size={32} label={words('flight-close-search')} onClick={() => onEdit(undefined)} />
          </span>
        </div>
      ) : (
        <div className={styles.line} ref={box}>
          <div className={styles.box}>
            {parts.map(({ field, label, value, detail }) => (
              <button
                key={label}
                type="button"
                data-field={field}
                className={styles.part}
                onClick={() => onEdit(field)}
              >
                <span className={styles.label}>{label}</span>
                <span className={styles.value}>
                  <bdi className={styles.strong}>{value}</bdi>
                  {detail === undefined ? null : <span className={styles.detail}>{detail}</span>}
                </span>
              </button>
            ))}
          </div>
          <Button variant="secondary" size={54} icon={Pencil} onClick={() => onEdit('origin')}>
            {words('flight-change-search')}
          </Button>
          <IconButton variant="secondary" icon={RefreshCw} label={words('flight-search-again')} onClick={onAgain} />
        </div>
      )}
    </section>
  );
}

function NarrowSummary({ search, cities, editing, onEdit, onSearched }: ResultsSummaryProps) {
  const words = useWords();
  const days = useTripDays();
  const heading = useHeading(search, cities);
  const { adults, children, infants } = search.party;
  return (
    <section aria-label={words('flight-your-search')} className={styles.summary}>
      <div className={styles.narrow}>
        <Link to="/flight" className={styles.back} aria-label={words('flight-back-to-search')}>
          <Icon of={ArrowLeft} size={22} mirrored />
        </Link>
        <div className={styles.narrowWords}>
          <h1 className={styles.narrowTitle}>
            <span className={styles.narrowPath}>
              <TripPath search={search} size={16} />
            </span>
            <span className="unseen"> {heading}</span>
          </h1>
          <p className={styles.detail}>
            {words('flight-recent-detail', {
              date: days(search.sectors),
              count: adults + children + infants,
              cabin: words(`flight-cabin-${search.cabin}`),
            })}
          </p>
        </div>
        <IconButton icon={Pencil} label={words('flight-change-search')} onClick={() => onEdit('origin')} />
      </div>
      <BottomSheet open={editing !== undefined} title={words('flight-change-search')} onClose={() => onEdit(undefined)}>
        <SearchForm again onSearched={onSearched} />
      </BottomSheet>
    </section>
  );
}

interface Part {
  readonly field: SearchFormField;
  readonly label: string;
  readonly value: ReactNode;
  readonly detail?: string | undefined;
}

/** "Delhi to Mumbai", or the same of each flight of a journey over several cities. */
function useHeading({ journeyType, sectors }: SearchDraft, cities: Cities): string {
  const words = useWords();
  const shown = journeyType === 'round-trip' ? sectors.slice(0, 1) : sectors;
  return shown
    .map(({ origin = '', destination = '' }) =>
      words('flight-to-city', { from: cities(origin), to: cities(destination) }),
    )
    .join('; ');
}

function useParts(search: SearchDraft, cities: Cities): readonly Part[] {
  const words = useWords();
  const { adults, children, infants } = search.party;
  return [
    { field: 'journey', label: words('flight-journey'), value: words(`flight-journey-${search.journeyType}`) },
    ...usePlaces(search, cities),
    {
      field: 'party',
      label: words('flight-party'),
      value: words('flight-party-words', { adults, children, infants }),
      detail: words(`flight-cabin-${search.cabin}`),
    },
    { field: 'fareType', label: words('flight-fare-type'), value: words(`flight-fare-type-${search.fareType}`) },
  ];
}

function usePlaces(search: SearchDraft, cities: Cities): readonly Part[] {
  const words = useWords();
  const dates = useDates();
  const days = useTripDays();
  const { journeyType, sectors } = search;
  const [{ origin = '', destination = '' } = {}] = sectors;
  const missing = words('flight-not-chosen');
  const city = (code: string) => (cities(code) === code ? undefined : cities(code));
  const day = (at: number) => {
    const date = parseIsoDate(sectors[at]?.date ?? '');
    return date ? dates.short(date) : missing;
  };
  if (journeyType === 'multi-city')
    return [
      {
        field: 'origin',
        label: words('flight-flights'),
        value: <TripPath search={search} />,
        detail: days(sectors),
      },
    ];
  return [
    { field: 'origin', label: words('flight-from'), value: origin || missing, detail: city(origin) },
    { field: 'destination', label: words('flight-to'), value: destination || missing, detail: city(destination) },
    { field: 'date', label: words('flight-departure'), value: day(0) },
    ...(journeyType === 'round-trip'
      ? [{ field: 'return' as const, label: words('flight-return'), value: day(1) }]
      : []),
  ];
}
