/** Tax that was collected from who pays: of each PAN once, however many rooms it pays for. */
import { type Money, sum } from '../../money/money.ts';
import type { Price } from '../../price/price.ts';
import type { HolidayTerms, Payer } from '../booking/holiday-booking.ts';

export interface CollectedTax extends Payer {
  /** From 1, as they were sold. */
  readonly rooms: readonly number[];
  readonly amount: Money;
}

/** As it was sold, in the order of the rooms; nothing where none was collected. */
export function taxCollected({
  price,
  payers,
}: Pick<HolidayTerms, 'payers'> & { readonly price: Price }): readonly CollectedTax[] {
  const lines = (price.breakdown.parts ?? []).flatMap(({ parts = [] }) => parts).filter(({ name }) => name === 'tcs');
  return payers.flatMap(({ name, pan }, at): readonly CollectedTax[] => {
    if (payers.findIndex((each) => each.pan === pan) < at) return [];
    const items = [...payers.keys()].filter((item) => payers[item]?.pan === pan);
    const own = lines.filter(({ params }) => items.some((item) => item === params?.['item']));
    return [
      {
        name,
        pan,
        rooms: items.map((item) => item + 1),
        amount: sum(
          price.total.currency,
          own.map(({ amount }) => amount),
        ),
      },
    ];
  });
}
