/** What a line of a booking's money is called. */
import { isHouses, type PricePart } from '#domain/price/price.ts';
import type { Words } from '#ui/design/words/words.ts';

/** A discount is called by the promo code that gave it, a service charge that is not the only one by its number, a supplier's always. */
export function partName(words: Words, { name, params }: PricePart): string {
  // What the house charges, where the product's supplier may have a charge of that name too.
  if (isHouses({ params })) return words(`bookings-part-${name}`, { product: 'house' });
  const promo = params?.['promo'];
  const charge = params?.['charge'];
  if (name === 'markup' && charge !== undefined)
    return words('bookings-part-service-charge', { charge: String(charge) });
  if (name === 'supplier-charge') return words(`bookings-part-${name}`, { charge: String(charge ?? 1) });
  return name === 'discount' && promo !== undefined
    ? words('bookings-part-discount-promo', { promo })
    : words(`bookings-part-${name}`);
}
