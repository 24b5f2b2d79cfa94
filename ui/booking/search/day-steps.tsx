/** The same search a day earlier or later. */
import { useNavigate } from 'react-router-dom';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { addDays, type IsoDate } from '#domain/time/calendar-date.ts';
import { IconButton } from '#ui/design/press/icon-button.tsx';
import styles from './day-steps.module.css';

export interface DayStepsProps {
  readonly date: IsoDate | undefined;
  /** The first and the last day that can be searched. */
  readonly first: IsoDate;
  readonly last: IsoDate;
  readonly before: string;
  readonly after: string;
  readonly pathOf: (date: IsoDate) => string;
}

export function DaySteps({ date, first, last, before, after, pathOf }: DayStepsProps) {
  const navigate = useNavigate();
  if (date === undefined) return null;
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
