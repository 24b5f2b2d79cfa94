/** Says of a booking that its supplier changed what was sold: an icon and a word, never colour alone. */
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarX from 'lucide-react/icons/calendar-x';
import type { ChangeSeverity } from '#domain/booking/booking.ts';
import { Badge } from '../design/data/badge.tsx';
import { useWords } from '../design/words/words.ts';

export function ScheduleMark({ severity }: { readonly severity: ChangeSeverity }) {
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
