/**
 * The plug: what booking must know of a product by its rules, pure. Whatever is bookable implements it; nothing under
 * `booking` or `account` names a product beside. To add one, see the list in the root README.
 */
import type { IsoDate } from '../time/calendar-date.ts';
import type { Booking, Product, Unit } from './booking.ts';
import type { Cancellable } from './cancel/cancellation.ts';
import type { OutlookRules } from './cancel/outlook.ts';
import type { Concern } from './in-short.ts';

/** What a product makes of a booking. `Sold` is its booking as rules need it, `Terms` as it is kept. */
export interface ProductRules<Terms extends Booking, Sold extends Cancellable = Cancellable> {
  readonly product: Product;
  /** What its transaction ids and the house's invoices begin with: 'FL' of FL26110000012. */
  readonly prefix: string;
  /** Some of its units in words. */
  concern(
    booking: Omit<Terms, 'agency' | 'moneyLines' | 'money' | 'payment' | 'customerPays'>,
    units: readonly Unit[],
  ): Concern;
  readonly cancelling: OutlookRules<Sold>;
}

/**
 * What a transaction id begins with, on a business day.
 *
 * @example idStemOf({ prefix: 'FL' }, isoDate('2026-11-20')) // => 'FL261120'
 */
export function idStemOf({ prefix }: { readonly prefix: string }, day: IsoDate): string {
  return `${prefix}${day.slice(2).replaceAll('-', '')}`;
}
