/**
 * The plug: what booking must be told of a product by its rules, pure. Whatever is bookable implements it; nothing under
 * `booking` or `account` names a product beside. To add one, see the list in the root README.
 */
import type { IsoDate } from '../time/calendar-date.ts';
import type { Instant } from '../time/instant.ts';
import type { AmendmentKind } from './amendment.ts';
import type { Booking, InShort, Product, Unit } from './booking.ts';
import type { Cancellable } from './cancel/cancellation.ts';
import type { OutlookRules } from './cancel/outlook.ts';
import type { Concern } from './in-short.ts';
import type { Presence } from './presence.ts';

/** What a product makes of a booking. `Sold` is its booking as rules need it, `Terms` as it is kept. */
export interface ProductRules<Terms extends Booking, Sold extends Cancellable = Cancellable> {
  readonly product: Product;
  /** Of transaction ids: 'FL' of FL26110000012. */
  readonly prefix: string;
  /** What may be done to a booking of it, beside what every booking can: being cancelled, held and released. */
  readonly amendments: readonly AmendmentKind[];
  /** Of what is left of it; of one that is cancelled whole, as sold. */
  inShort(booking: Terms): InShort;
  /** Some of its units in words. */
  concern(booking: Omit<Terms, 'agency' | 'moneyLines' | 'money' | 'customerPays'>, units: readonly Unit[]): Concern;
  presence(booking: Terms): Presence;
  /** What can be done to it now: what its state allows, less what is over. */
  acts(booking: Terms, now: Instant): readonly AmendmentKind[];
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
