/** What is asked for together with a booking, as each product's own BOOK takes it; its request id follows from the first's. */
import type { Product } from '#domain/booking/booking.ts';
import type { BookFromQuote } from './sale.ts';

export interface WantedWith {
  readonly product: Product;
  /** What its quote was asked by: where that is over, it is asked for again. */
  readonly quote: object;
  readonly booking: Omit<BookFromQuote, 'requestId'>;
}

/** What may be bought with a booking, at most. */
export const mostWanted = 4;
