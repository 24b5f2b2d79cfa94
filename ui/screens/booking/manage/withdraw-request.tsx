/** Taking back what is on request. */
import Undo2 from 'lucide-react/icons/undo-2';
import { bookingParts } from '#ui/composition/booking-parts.ts';
import { useWords } from '#ui/design/words/words.ts';
import { BookingAct, type OnBooking } from './act-on-booking.tsx';

export function WithdrawRequest(on: OnBooking) {
  const words = useWords();
  return (
    <BookingAct
      {...on}
      act="booking.withdraw"
      by={bookingParts.withdraw}
      icon={Undo2}
      label={words('manage-withdraw')}
      title={words('manage-withdraw-title')}
      closeLabel={words('manage-withdraw-keep')}
      applyLabel={words('manage-withdraw')}
      danger
      said={{ done: 'message-withdrawn', before: 'message-decided-before' }}
    >
      <p>{words('manage-withdraw-text')}</p>
    </BookingAct>
  );
}
