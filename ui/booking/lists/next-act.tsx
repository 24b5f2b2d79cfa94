/** The one thing to do next with a booking of a list: confirm what is held, answer what was changed, hand over the voucher. */
import { hasPassed } from '#domain/time/instant.ts';
import type { BookingSummary } from '#domain/booking/booking.ts';
import { mayBeAmended } from '#domain/booking/amendment.ts';
import { bookingParts } from '#ui/composition/booking-parts.ts';
import { parts } from '#ui/composition/parts.ts';
import { bookingPath } from '#ui/composition/paths.ts';
import { useMay } from '#ui/composition/use-may.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { Button } from '#ui/design/press/button.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { useProducts, useProductView } from '../use-product.ts';

/** The page asks the question before a hold is confirmed (`EndHoldDialog`). */
export function NextAct({ of: booking }: { readonly of: BookingSummary }) {
  const words = useWords();
  const may = useMay();
  const now = usePart(parts.clock).now();
  const endHold = usePart(bookingParts.endHold);
  const products = useProducts();
  const { transactionId, product, reference, status, customerTotal, net, heldUntil, scheduleChange } = booking;
  const view = useProductView(transactionId);
  if (heldUntil !== undefined) {
    if (hasPassed(heldUntil, now) || !may('ticket')) return null;
    const hold = { transactionId, reference, amount: net ?? customerTotal, ofCustomer: net === undefined };
    return (
      <Button act="booking.ticketHeld" size={32} variant="primary" onClick={() => endHold.ask('ticket', hold)}>
        {words('manage-issue', { product })}
      </Button>
    );
  }
  if (scheduleChange !== undefined && may('book')) {
    return (
      <LinkButton size={32} variant="primary" to={bookingPath(transactionId)}>
        {words('bookings-answer-change')}
      </LinkButton>
    );
  }
  if (!mayBeAmended('cancel', status) || view === undefined || view === 'missing') return null;
  return (
    <LinkButton size={32} to={products.paper('voucher', transactionId)}>
      {words(view.voucher.words)}
    </LinkButton>
  );
}
