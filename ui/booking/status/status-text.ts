/** A booking's state in the words of its product: ticketed, vouchered, issued. */
import type { Product } from '#domain/booking/booking.ts';
import type { BookingStatus } from '#domain/booking/life.ts';
import { useWords } from '#ui/design/words/words.ts';
import { useProducts } from '../use-product.ts';

/** Without a product, of bookings of all: in the words of the one that the portal sells, else in those that fit any. */
export function useStatusText(): (status: BookingStatus, product?: Product) => string {
  const words = useWords();
  const only = useOnlyProduct();
  return (status, product) => words(`session-booking-${status}`, { product: product ?? only });
}

/** What the supplier's reference of a booking is called: a PNR, a confirmation number. */
export function useReferenceText(): (product?: Product) => string {
  const words = useWords();
  const only = useOnlyProduct();
  return (product) => words('bookings-reference', { product: product ?? only });
}

function useOnlyProduct(): Product | 'other' {
  const [first, second] = useProducts().all;
  return second === undefined ? first.product : 'other';
}
