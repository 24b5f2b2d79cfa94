/** The page of what goes from one place to another on a day: which, a day earlier or later, the search in place, and what was found. */
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { addDays, type IsoDate } from '#domain/time/calendar-date.ts';
import { useDates } from '#ui/design/date/dates.ts';
import { IconButton } from '#ui/design/press/icon-button.tsx';
import { useNarrow } from '#ui/design/theme/use-narrow.ts';
import { PageHead } from '#ui/shell/frame/page-frame.tsx';
import { SearchAgain } from './search-again.tsx';
import styles from './day-results.module.css';

interface Place {
  readonly name: string;
}

interface DayStepsProps {
  /** The first and the last day that can be searched. */
  readonly days: { readonly first: IsoDate; readonly last: IsoDate };
  readonly before: string;
  readonly after: string;
  /** Where the same search of another day is. */
  readonly pathOf: (date: IsoDate) => string;
}

interface DayResultsProps extends DayStepsProps {
  readonly asked: {
    readonly origin?: Place | undefined;
    readonly destination?: Place | undefined;
    readonly date?: IsoDate | undefined;
  };
  readonly title: (ends: { readonly from: string; readonly to: string }) => string;
  /** Its title where an address says no two places. */
  readonly untitled: string;
  /** The search, as it was made. */
  readonly form: ReactNode;
  readonly children: ReactNode;
}

export function DayResults({
  asked: { origin, destination, date },
  title,
  untitled,
  form,
  children,
  ...steps
}: DayResultsProps) {
  const dates = useDates();
  const narrow = useNarrow();
  const days = date === undefined ? null : <DaySteps date={date} {...steps} />;
  return (
    <>
      <PageHead
        title={
          origin === undefined || destination === undefined
            ? untitled
            : title({ from: origin.name, to: destination.name })
        }
        fact={date === undefined ? undefined : dates.short(date)}
        acts={narrow ? undefined : days}
      />
      <SearchAgain asked={date !== undefined} before={days}>
        {form}
      </SearchAgain>
      {children}
    </>
  );
}

function DaySteps({ date, days: { first, last }, before, after, pathOf }: DayStepsProps & { readonly date: IsoDate }) {
  const navigate = useNavigate();
  const go = (days: number) => void navigate(pathOf(addDays(date, days)));
  return (
    <span className={styles.days}>
      <IconButton
        label={before}
        icon={ChevronLeft}
        mirrored
        variant="secondary"
        disabled={date <= first}
        onClick={() => go(-1)}
      />
      <IconButton
        label={after}
        icon={ChevronRight}
        mirrored
        variant="secondary"
        disabled={date >= last}
        onClick={() => go(1)}
      />
    </span>
  );
}
