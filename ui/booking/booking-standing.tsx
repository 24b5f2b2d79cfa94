/** How a booking stands in a list: what it is, or, where its airline changed or cancelled flights, that. */
import type { BookingSummary } from '#domain/booking/booking.ts';
import { StatusMark } from './status-mark.tsx';
import { ScheduleMark } from './schedule-mark.tsx';

export function BookingStanding({ booking }: { readonly booking: Pick<BookingSummary, 'status' | 'scheduleChange'> }) {
  const { status, scheduleChange } = booking;
  return scheduleChange === undefined ? <StatusMark status={status} /> : <ScheduleMark severity={scheduleChange} />;
}
