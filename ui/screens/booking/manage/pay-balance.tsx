/** Paying what is still to pay before its day. */
import Wallet from 'lucide-react/icons/wallet';
import type { PutOff } from '#domain/booking/schedule/put-off.ts';
import { formatMoney } from '#domain/money/format.ts';
import { bookingParts } from '#ui/composition/booking-parts.ts';
import { useDates } from '#ui/design/date/dates.ts';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { BookingAct, type OnBooking } from './act-on-booking.tsx';

export function PayBalance({ putOff, ...on }: OnBooking & { readonly putOff: PutOff }) {
  const words = useWords();
  const dates = useDates();
  const { language } = useLanguage();
  const amount = formatMoney(putOff.amount, { locale: language, decimals: 'exact' });
  return (
    <BookingAct
      {...on}
      act="booking.payBalance"
      by={bookingParts.payBalance}
      icon={Wallet}
      label={words('manage-pay-balance')}
      title={words('manage-pay-balance-title')}
      applyLabel={words('manage-pay-balance-apply', { amount })}
      said={{ done: 'message-balance-paid', before: 'message-balance-paid-before' }}
    >
      <p>{words('manage-pay-balance-text', { amount, date: dates.short(putOff.until) })}</p>
    </BookingAct>
  );
}
