/** A product as the suites of selling take it: its own desk and rules, over whatever books and supplier a suite brings. */
import type { Effect } from 'effect';
import type { Booking } from '#domain/booking/booking.ts';
import type { ProductRules } from '#domain/booking/product.ts';
import type { ProductPapers } from '#application/backoffice/booking/papers/product-papers.ts';
import type { RequestedProduct } from '#application/backoffice/booking/request/requested-product.ts';
import type { SoldProduct } from '#application/backoffice/booking/sold-product.ts';
import type { SellPorts } from '#application/backoffice/booking/saga/sell-booking.ts';
import type { Caller, SignedInCaller } from '#application/backoffice/caller.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { BookingBook } from '#application/backoffice/ports/booking/booking-book.ts';
import type { ProductTypes } from '#application/backoffice/ports/booking/product-types.ts';
import type { Amendments, Supplier } from '#application/backoffice/ports/supplier.ts';
import type { KeptProduct } from '#infrastructure/backoffice/database/booking/kept-product.ts';
import type { KeptQuote } from '#infrastructure/backoffice/database/booking/kept-quotes.ts';
import type { PaperLayouts } from '#infrastructure/backoffice/documents/layout-parts.ts';
import type { Clock } from '#application/backoffice/ports/machine.ts';

export interface SellingParts<P extends ProductTypes = ProductTypes>
  extends Omit<SellPorts<P, unknown, never>, 'present' | 'bookings'> {
  readonly bookings: BookingBook<P>;
  readonly keep: (quote: KeptQuote) => Effect.Effect<void>;
  readonly clock: Clock;
}

export interface SellingDesk {
  /** Keeps quote `n`, of people whom no other number has. */
  readonly quote: (n: number, who: SignedInCaller) => Effect.Effect<void>;
  /** Books quote `n`; `otherwise`: with something else asked. */
  readonly book: (
    caller: Caller,
    n: number,
    requestId: string,
    otherwise?: boolean,
  ) => Effect.Effect<Pick<Booking, 'transactionId' | 'status' | 'reference'>, DeskFailure>;
}

/** Written as methods, so that the plug of one product stands for that of any. */
export interface SellingPlug<P extends ProductTypes = ProductTypes> {
  readonly rules: ProductRules<P['booking']>;
  /** A booking is one unit, which nothing of leaves alone. */
  readonly soldWhole?: true;
  sold(
    suppliers: readonly Supplier<P['order'], P['issued']>[],
    amendments: readonly Amendments<P['plan']['asks'], P['amended']>[],
  ): SoldProduct<P>;
  desk(parts: SellingParts<P>): SellingDesk;
  /** What anyone who sells it answers. */
  keyOf(order: P['order']): string;
  issued(order: P['order']): P['issued'];
  /** What people are asked about it. */
  readonly requested: RequestedProduct;
  readonly kept: KeptProduct<P>;
  /** The document of a quote, as it is kept. */
  document(quoteId: string): object;
  /** Its papers, and how its own is laid out. */
  readonly papers: ProductPapers;
  readonly layouts: PaperLayouts;
  /** What its own paper says besides, in every language. */
  readonly paperSays?: readonly string[];
  /** Marks who was cancelled on its own paper, in every language; who was cancelled leaves the paper where absent. */
  readonly cancelledMark?: string;
}
