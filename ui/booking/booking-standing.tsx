/** How a booking stands: that nobody came; what it is, or that its supplier changed it; and that all of it has begun. */
import PlaneTakeoff from 'lucide-react/icons/plane-takeoff';
import UserX from 'lucide-react/icons/user-x';
import { mayBeAmended } from '#domain/booking/amendment.ts';
import type { BookingSummary } from '#domain/booking/booking.ts';
import { hasPassed } from '#domain/time/instant.ts';
import { parts } from '#ui/composition/parts.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { Badge } from '../design/data/badge.tsx';
import { useWords } from '../design/words/words.ts';
import { StatusMark } from './status-mark.tsx';
import { ScheduleMark } from './schedule-mark.tsx';

export function BookingStanding({
  booking: { product, status, scheduleChange, begunAt, noShow },
}: {
  readonly booking: Pick<BookingSummary, 'product' | 'status' | 'scheduleChange' | 'begunAt' | 'noShow'>;
}) {
  const words = useWords();
  const now = usePart(parts.clock).now();
  if (noShow === true)
    return (
      <Badge kind="neutral" icon={UserX}>
        {words('session-standing-no-show')}
      </Badge>
    );
  const begun = begunAt !== undefined && hasPassed(begunAt, now) && mayBeAmended('no-show', status);
  if (scheduleChange !== undefined) return <ScheduleMark severity={scheduleChange} />;
  return begun ? (
    <Badge kind="neutral" icon={PlaneTakeoff}>
      {words('session-standing-departed')}
    </Badge>
  ) : (
    <StatusMark status={status} product={product} />
  );
}
