/**
 * What an agency adds to a train ticket for itself. The railway caps it for the whole ticket, by class: what the agency's own rows say is
 * asked as far as the cap allows. So is what paying costs: a hundredth of the ticket at most.
 */
import type { ChargeRow, SellingTerms, UsualTerms } from '../../booking/sale/selling-terms.ts';
import { sellingPrice, type UnitCost } from '../../booking/sale/selling-price.ts';
import { allocate, isZero, type Money, money } from '../../money/money.ts';
import type { Price } from '../../price/price.ts';
import { type IsoDate, isoDate } from '../../time/calendar-date.ts';
import type { TrainClass } from '../berths/classes.ts';
import { mostAgentFee } from '../booking/rules.ts';

/** How trains are sold where an agency has no rows of its own: at the railway's cap. */
export const usualTrainTerms: UsualTerms = {
  productMarkups: [
    {
      id: 'train-agent-fee',
      from: isoDate('2020-01-01'),
      match: { products: ['train'] },
      amount: { perUnit: money(4000, 'INR') },
      note: 'An agent’s fee of a ticket: 20 rupees in 2S and SL, 40 in AC classes at most; the cap is put in where it is priced',
    },
  ],
  productCommissions: [],
  productFees: [],
};

/** The price of a party's tickets, with no more for the agency than the railway allows on one of them. */
export function trainPrice(
  units: readonly [UnitCost, ...UnitCost[]],
  { travelClass, terms, on }: { readonly travelClass: TrainClass; readonly terms: SellingTerms; readonly on: IsoDate },
): Price {
  const allowed: SellingTerms = { ...terms, charges: terms.charges.map(withinPaymentCap) };
  const price = sellingPrice(units, { product: 'train', terms: allowed, on });
  const most = mostAgentFee(travelClass);
  if ((price.terms?.markup.minor ?? 0) <= most) return price;
  const currency = price.total.currency;
  return sellingPrice(units, {
    product: 'train',
    terms: allowed,
    on,
    markups: capShares(units, money(most, currency)),
  });
}

/** Shares a fee of the ticket in whole rupees among those who pay a fare; among all where nobody does. */
function capShares(units: readonly UnitCost[], most: Money): readonly Money[] {
  const pays = units.map(({ lines }) => (lines.some(({ amount }) => !isZero(amount)) ? 1 : 0));
  const weights = pays.includes(1) ? pays : units.map(() => 1);
  const rupees = allocate(money(Math.floor(most.minor / rupee), most.currency), weights);
  return rupees.map(({ minor }) => money(minor * rupee, most.currency));
}

/** In paise. */
const rupee = 100;

/** What the railway lets agents ask for paying, in basis points of the ticket. */
const mostForPaying = 100;

function withinPaymentCap(row: ChargeRow): ChargeRow {
  if (row.charge !== 'gateway') return row;
  const { amount } = row;
  return {
    ...row,
    amount:
      'perUnit' in amount
        ? { basisPoints: mostForPaying, most: amount.perUnit }
        : { ...amount, basisPoints: Math.min(amount.basisPoints, mostForPaying) },
  };
}
