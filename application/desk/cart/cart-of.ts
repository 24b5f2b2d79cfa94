/** A service of one product, as a cart keeps it. */
import type { Product } from '#domain/booking/booking.ts';

/** What of a service's product a cart keeps: what its quote is asked by, and what its BOOK takes. */
export interface CartOf<
  P extends Product,
  Quoted,
  Booked extends { readonly quoteId: string; readonly requestId: string },
> {
  readonly product: P;
  readonly quote: Quoted;
  /** `quoteId`: the quote that it was filled in for. `requestId`: names the service in the cart; a UUID made by the caller. */
  readonly booking: Booked;
}
