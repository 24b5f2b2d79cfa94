/** How a booking stands: that nobody came; what it is, or that its supplier changed it; and that all of it has begun. */
import CalendarCheck from 'lucide-react/icons/calendar-check';
import UserX from 'lucide-react/icons/user-x';
import type { BookingSummary } from '#domain/booking/booking.ts';
import { standingOf } from '#domain/booking/standing.ts';
import { parts } from '#ui/composition/parts.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { Badge } from '../design/data/badge.tsx';
import { useWords } from '../design/words/words.ts';
import { StatusMark } from './status/status-mark.tsx';
import { ScheduleMark } from './schedule-mark.tsx';

export interface BookingStandingProps {
  readonly booking: Pick<BookingSummary, 'product' | 'status' | 'scheduleChange' | 'begunAt' | 'noShow'>;
  /** Over a page with what was bought: a part of it may be cancelled as well. */
  readonly ofPage?: boolean;
}

export function BookingStanding({ booking, ofPage = false }: BookingStandingProps) {
  const words = useWords();
  const { product, status, scheduleChange } = booking;
  const standing = standingOf(booking, usePart(parts.clock).now());
  if (standing === 'no-show' || standing === 'begun')
    return (
      <Badge kind="neutral" icon={standing === 'begun' ? CalendarCheck : UserX}>
        {words(`session-standing-${standing}`, { product })}
      </Badge>
    );
  return scheduleChange === undefined ? (
    <StatusMark status={status} product={product} ofPage={ofPage} />
  ) : (
    <ScheduleMark severity={scheduleChange} />
  );
}
