/** What rooms are sold under where an agency has no rows of its own: a deployment's decision, meant to be replaced. */
import type { UsualTerms } from '../booking/sale/selling-terms.ts';
import type { Currency } from '../money/currency.ts';
import { exchanged } from '../price/exchange.ts';
import { type IsoDate, isoDate } from '../time/calendar-date.ts';

const note = 'Terms that a deployment starts with; replace them by your own';
const from = isoDate('2020-01-01');
const match = { products: ['hotel'] } as const;

/** `on` is the day at whose rate the fee, 75 rupees a room, is in the currency of the deployment. */
export function usualHotelTerms(currency: Currency, on: IsoDate): UsualTerms {
  return {
    productMarkups: [{ id: 'hotel-markup', from, match, amount: { basisPoints: 800 }, note }],
    productCommissions: [{ id: 'hotel-commission', from, match, basisPoints: 500, note }],
    productFees: [{ id: 'hotel-fee', from, match, perUnit: exchanged(75, 'INR', currency, on), note }],
  };
}
