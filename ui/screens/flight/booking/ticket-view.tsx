/** The e-ticket among the papers that customers are handed. */
import { usualParts } from '#ui/booking/papers/usual-parts.ts';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Luggage from 'lucide-react/icons/luggage';
import { mayBeAmended } from '#domain/booking/amendment.ts';
import { actsOf } from '#domain/flight/booking/acts.ts';
import type { FlightBooking } from '#domain/flight/booking/flight-booking.ts';
import type { VoucherView } from '#ui/booking/product-view.ts';
import { bookingPath } from '#ui/composition/paths.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { useWords } from '#ui/design/words/words.ts';

export const ticketView: VoucherView<FlightBooking> = {
  words: 'title-flight-ticket',
  title: 'bookings-ticket-title',
  isIssued: ({ tickets }) => tickets.length > 0,
  parts: usualParts,
  acts: (booking, now) => {
    const kinds = actsOf(booking, now);
    const { transactionId } = booking;
    const change = {
      key: 'change',
      words: 'bookings-change-flights',
      icon: CalendarClock,
      to: `/flight/reshedule/${transactionId}`,
      right: 'ticket',
    };
    const services = {
      key: 'add-ssr',
      words: 'extras-add-later',
      icon: Luggage,
      to: `/flight/add-ssr/${transactionId}`,
      right: 'ticket',
    };
    return [...(kinds.includes('change') ? [change] : []), ...(kinds.includes('add-ssr') ? [services] : [])];
  },
  Notice: ChangedNotice,
};

function ChangedNotice({ booking: { status, transactionId, scheduleChange } }: { readonly booking: FlightBooking }) {
  const words = useWords();
  if (scheduleChange === undefined || !mayBeAmended('schedule-change', status)) return null;
  return (
    <Alert
      kind="warning"
      title={words(`session-schedule-${scheduleChange.severity}`)}
      action={
        <LinkButton size={32} to={bookingPath(transactionId)}>
          {words('bookings-manage')}
        </LinkButton>
      }
    >
      {words('bookings-schedule-open')}
    </Alert>
  );
}
