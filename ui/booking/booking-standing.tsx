/** How a booking stands in a list: what it is, or, where its supplier changed what was sold, that. */
import type { BookingSummary } from '#domain/booking/booking.ts';
import { StatusMark } from './status-mark.tsx';
import { ScheduleMark } from './schedule-mark.tsx';

export function BookingStanding({
  booking,
}: {
  readonly booking: Pick<BookingSummary, 'product' | 'status' | 'scheduleChange'>;
}) {
  const { product, status, scheduleChange } = booking;
  return scheduleChange === undefined ? (
    <StatusMark status={status} product={product} />
  ) : (
    <ScheduleMark severity={scheduleChange} />
  );
}
