/** Lines of a price as they are shown. */
import { sum } from '../money/money.ts';
import { isHouses, type PricePart } from './price.ts';

/**
 * Lines of one name side by side, such as the commission on an adult's fare and on a child's, under one line of that name
 * which is their sum; a line that is alone stays as it is, and what the house charges (`what`) is apart from a supplier's charge of that name.
 * All together come to what they came to. The promo code that all
 * of them name is named by the sum.
 *
 * @example joinedByName([{ name: 'tds', amount: money(5, 'INR') }, { name: 'tds', amount: money(2, 'INR') }])[0]?.amount // => money(7, 'INR')
 */
export function joinedByName(parts: readonly PricePart[]): readonly PricePart[] {
  const key = (part: PricePart) => `${part.name}${isHouses(part) ? ' house' : ''}`;
  return [...new Set(parts.map(key))].flatMap((joined): readonly PricePart[] => {
    const [first, ...others] = parts.filter((part) => key(part) === joined);
    if (first === undefined) return [];
    if (others.length === 0) return [first];
    const same = [first, ...others];
    const amount = sum(
      first.amount.currency,
      same.map((part) => part.amount),
    );
    const promo = first.params?.['promo'];
    const shared = promo !== undefined && others.every(({ params }) => params?.['promo'] === promo);
    const params = { ...(shared && { promo }), ...(isHouses(first) && { what: 'house' }) };
    return [{ name: first.name, amount, ...(Object.keys(params).length > 0 && { params }), parts: same }];
  });
}
