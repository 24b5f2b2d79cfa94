/** What a line of a booking's money is called. */
import type { PricePart } from '#domain/price/price.ts';
import type { Words } from '#ui/design/words/words.ts';

/** A discount is called by the promo code that gave it. */
export function partName(words: Words, { name, params }: PricePart): string {
  const promo = params?.['promo'];
  return name === 'discount' && promo !== undefined
    ? words('bookings-part-discount-promo', { promo })
    : words(`bookings-part-${name}`);
}
