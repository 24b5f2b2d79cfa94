/** What the customer pays for a booked package when. */
import type { HolidayBooking } from '#domain/holiday/booking/holiday-booking.ts';
import { Payments } from '#ui/booking/payments/payments-card.tsx';
import type { OfBooking } from '#ui/booking/product-view.ts';
import { holidayParts } from '#ui/composition/holiday/parts.ts';
import { useWords } from '#ui/design/words/words.ts';

export function HolidayPayments({
  booking,
  onChanged,
}: OfBooking<HolidayBooking> & { readonly onChanged: () => void }) {
  const words = useWords();
  return (
    <Payments
      booking={booking}
      instalments={booking.instalments}
      isSold={booking.voucher !== undefined}
      note={words('holiday-payments-booked-note')}
      act="holiday.receive"
      receipt={holidayParts.receipt}
      onChanged={onChanged}
    />
  );
}
