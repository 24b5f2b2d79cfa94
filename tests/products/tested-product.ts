/** A product as the product suites take it: its rules, and bookings of it drawn at random. */
import type fc from 'fast-check';
import type { Booking } from '#domain/booking/booking.ts';
import type { Cancellable } from '#domain/booking/cancel/cancellation.ts';
import type { ProductRules } from '#domain/booking/product.ts';
import type { Instant } from '#domain/time/instant.ts';

export interface TestedProduct<Terms extends Booking, Sold extends Cancellable> {
  readonly rules: ProductRules<Terms, Sold>;
  /** Sold with an agency's terms, and nothing cancelled yet. */
  readonly sold: fc.Arbitrary<Sold>;
  /** Before the first of it begins, from days to minutes. */
  readonly before: fc.Arbitrary<Instant>;
  /** Why units may not be cancelled in some orders; the last cancellation takes them all the same. */
  readonly mayRefuse: readonly string[];
  /** A booking is one unit. */
  readonly soldWhole?: true;
}
