/** What booking must be told of a product to sell it, change it and cancel it. */
import type { Effect } from 'effect';
import type { Booking, BookingSummary, Product } from '#domain/booking/booking.ts';
import type { AmendmentKind } from '#domain/booking/amendment.ts';
import type { Money } from '#domain/money/money.ts';
import type { ProductRules } from '#domain/booking/product.ts';
import type { BookingIntent, KeptBooking, Letter, Narration } from '../ports/booking/booking-book.ts';
import type { AmendmentPlan } from '../ports/booking/amendment-book.ts';
import type { ProductTypes } from '../ports/booking/product-types.ts';
import type { Amendments, Supplier } from '../ports/supplier.ts';

/** What a sale writes, beside the money. */
export interface Sale<P extends ProductTypes> {
  readonly agencyId: string;
  readonly reference: string;
  readonly issued: P['issued'];
  readonly place: Pick<BookingSummary, 'title' | 'leadTraveller'>;
}

/** What was done to a booking, as it was planned and as the supplier answered it. */
export interface Amended<P extends ProductTypes> {
  readonly kind: AmendmentKind;
  readonly agencyId: string;
  readonly transactionId: string;
  readonly plan: AmendmentPlan<P>;
  readonly answer: P['amended'];
}

/** What a done amendment writes, beside what all of them do. */
export interface Becoming<P extends ProductTypes> {
  readonly changes: P['becomes'] & { readonly terms?: P['terms'] };
  readonly narration: string;
  readonly letters: readonly Letter[];
}

/** A booking as its agency is shown it, but for what stands in other books. */
export type ShownBooking<P extends ProductTypes = ProductTypes> = Omit<
  KeptBooking<P>,
  'agencyId' | 'version' | 'refusal' | 'ledgerEntry'
>;

/** What of a shown booking stands in other books. */
export type BesideBooking = Pick<Booking, 'agency' | 'moneyLines' | 'money' | 'customerPays' | 'history'>;

export interface SoldProduct<P extends ProductTypes = ProductTypes> {
  readonly rules: ProductRules<P['booking']>;
  /** Who sells it, by code; undefined where this deployment no longer has it. */
  supplier(code: string): Supplier<P['order'], P['issued']> | undefined;
  /** Who does something to an order; undefined where it is asked of people. */
  amendments(code: string): Amendments<P['plan']['asks'], P['amended']> | undefined;
  /** What the supplier is asked to sell. The key is the booking's. */
  order(key: string, quote: P['quote'], intent: BookingIntent<P>): P['order'];
  /** What a customer would pay for a quote whose supplier's total is now another. */
  total(quote: P['quote'], supplierTotal: Money): Effect.Effect<Money>;
  /** What a sale writes. */
  sold(sale: Sale<P>): {
    readonly words: readonly string[];
    readonly narration: Narration;
    readonly letters: readonly Letter[];
  };
  /** What was agreed to with the supplier; undefined where nothing was. */
  agreed(asks: P['plan']['asks']): Money | undefined;
  /** Dies where the answer cannot be one to what was asked. */
  becoming(amended: Amended<P>): Becoming<P>;
  /** As it stands now. */
  shown(booking: ShownBooking<P>, beside: BesideBooking): P['booking'];
}

/** By a booking's product; undefined where this deployment does not sell it. */
export type SoldProducts<P extends ProductTypes = ProductTypes> = (product: Product) => SoldProduct<P> | undefined;

export function soldProducts<P extends ProductTypes>(all: readonly SoldProduct<P>[]): SoldProducts<P> {
  const byName = new Map(all.map((each) => [each.rules.product, each]));
  return (product) => byName.get(product);
}

/** Dies where there are bookings of a product that this deployment does not sell. */
export function soldOf<P extends ProductTypes>(sold: SoldProducts<P>, product: Product): SoldProduct<P> {
  const found = sold(product);
  if (found === undefined) throw new Error(`Nobody sells a ${product}`);
  return found;
}
