/** Says of a booking that its airline changed the flights: an icon and a word, never colour alone. */
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarX from 'lucide-react/icons/calendar-x';
import type { ScheduleSeverity } from '#domain/flight/schedule/change.ts';
import { Badge } from '../design/data/badge.tsx';
import { useWords } from '../design/words/words.ts';

export function ScheduleMark({ severity }: { readonly severity: ScheduleSeverity }) {
  const words = useWords();
  return (
    <Badge
      kind={severity === 'minor' ? 'warning' : 'danger'}
      icon={severity === 'cancelled' ? CalendarX : CalendarClock}
    >
      {words(`session-schedule-${severity}`)}
    </Badge>
  );
}
