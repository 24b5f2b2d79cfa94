/** What the customer pays for a booked cruise when. */
import type { CruiseBooking } from '#domain/cruise/booking/cruise-booking.ts';
import { customerInstalments } from '#domain/cruise/booking/customer-instalments.ts';
import { dateIn } from '#domain/time/instant.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { Payments } from '#ui/booking/payments/payments-card.tsx';
import type { OfBooking } from '#ui/booking/product-view.ts';
import { cruiseParts } from '#ui/composition/cruise/parts.ts';
import { useWords } from '#ui/design/words/words.ts';

export function CruisePayments({ booking, onChanged }: OfBooking<CruiseBooking> & { readonly onChanged: () => void }) {
  const words = useWords();
  return (
    <Payments
      booking={booking}
      instalments={customerInstalments(booking, dateIn(booking.bookedOn, useBusinessZone()))}
      isSold={booking.reference !== undefined && booking.heldUntil === undefined}
      note={words('cruise-schedule-note')}
      act="cruise.receive"
      receipt={cruiseParts.receipt}
      onChanged={onChanged}
    />
  );
}
