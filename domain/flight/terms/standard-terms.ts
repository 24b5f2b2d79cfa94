/**
 * The terms that a deployment starts with. Statutory rows carry their public source and need an accountant's eye before
 * real business; commercial rows (markup, commission, fee) are the deployment's own decision and are meant to be replaced.
 */
import { type Currency, minorPerUnit } from '../../money/currency.ts';
import { type Money, money } from '../../money/money.ts';
import type { Bounds } from '../../price/ask.ts';
import { exchanged } from '../../price/exchange.ts';
import { gstOnFees } from '../../price/fee-gst.ts';
import { tdsOnCommission } from '../../price/commission-tds.ts';
import { addDays, type IsoDate, isoDate } from '../../time/calendar-date.ts';
import type { AskRow, CommissionRow, FlightTerms, MarkupRow } from './terms.ts';

const ownDecision = 'Terms that a deployment starts with; replace them by your own';

const markups: readonly MarkupRow[] = [
  {
    id: 'markup-domestic',
    from: isoDate('2020-01-01'),
    match: { journey: 'domestic' },
    amount: { perTraveller: money(200_00, 'INR') },
    note: ownDecision,
  },
  {
    id: 'markup-international-front-cabins',
    from: isoDate('2020-01-01'),
    match: { journey: 'international', cabins: ['C', 'F'] },
    amount: { basisPoints: 150 },
    note: ownDecision,
  },
  {
    id: 'markup-international',
    from: isoDate('2020-01-01'),
    match: { journey: 'international' },
    amount: { perTraveller: money(750_00, 'INR') },
    note: ownDecision,
  },
];

/** What the house gives on flights until it writes a commission on them itself. */
const standardCommissions: readonly CommissionRow[] = [
  {
    id: 'commission-ai',
    from: isoDate('2020-01-01'),
    match: { carriers: ['AI'] },
    basisPoints: 300,
    on: 'base',
    note: ownDecision,
  },
  {
    id: 'commission-low-cost',
    from: isoDate('2020-01-01'),
    match: { carriers: ['6E', 'SG', 'IX', 'QP', '9I', 'S5'] },
    basisPoints: 250,
    on: 'base',
    note: ownDecision,
  },
  {
    id: 'commission-front-cabins',
    from: isoDate('2020-01-01'),
    match: { cabins: ['C', 'F'] },
    basisPoints: 300,
    on: 'base-and-yq',
    note: ownDecision,
  },
  {
    id: 'commission-others',
    from: isoDate('2020-01-01'),
    match: {},
    basisPoints: 100,
    on: 'base',
    note: ownDecision,
  },
];

/** The house's commissions on flights, also of one that has never written any. */
export function startingCommissions(houses: readonly CommissionRow[]): readonly CommissionRow[] {
  return houses.length === 0 ? standardCommissions : houses;
}

const asks: readonly AskRow[] = [
  {
    id: 'ask-domestic',
    from: isoDate('2020-01-01'),
    match: { journey: 'domestic' },
    markup: { least: money(0, 'INR'), most: money(2_000_00, 'INR') },
    discount: { least: money(0, 'INR'), most: money(1_000_00, 'INR') },
    serviceFee: { least: money(0, 'INR'), most: money(1_000_00, 'INR') },
    belowNet: false,
    note: ownDecision,
  },
  {
    id: 'ask-international',
    from: isoDate('2020-01-01'),
    match: {},
    markup: { least: money(0, 'INR'), most: money(10_000_00, 'INR') },
    discount: { least: money(0, 'INR'), most: money(5_000_00, 'INR') },
    serviceFee: { least: money(0, 'INR'), most: money(3_000_00, 'INR') },
    belowNet: false,
    note: ownDecision,
  },
];

/**
 * All that an agency with which nothing is agreed is sold under until the house writes a tariff. Amounts in rupees: for
 * agencies of India whose account is in INR. No convenience fee is charged, and no price is rounded, until a deployment sets it.
 */
export const standardTerms: FlightTerms = {
  markups,
  commissions: standardCommissions,
  convenienceFees: [],
  charges: [],
  gstOnFees,
  tdsOnCommission,
  asks,
  roundings: [],
  holds: [],
};

export interface Trading {
  readonly currency: Currency;
  /** ISO code of the country whose law the agency's own tax follows. */
  readonly country: string;
}

/**
 * The terms that an agency of a country starts with, in the currency of its account: amounts in rupees at the rates of a
 * day. India's tax on fees and its tax withheld from commission are for agencies of India alone. Commission is the house's
 * tariff until something of its own is agreed with the agency.
 */
export function standardTermsIn({ currency, country }: Trading, on: IsoDate): FlightTerms {
  const here = ({ minor }: Money) => exchanged(minor / minorPerUnit('INR'), 'INR', currency, on);
  const range = ({ least, most }: Bounds) => ({ least: here(least), most: here(most) });
  const isIndian = country === 'IN';
  return {
    ...standardTerms,
    commissions: [],
    markups: markups.map((row) => ({
      ...row,
      amount:
        'perTraveller' in row.amount
          ? { perTraveller: here(row.amount.perTraveller) }
          : { ...row.amount, ...(row.amount.most && { most: here(row.amount.most) }) },
    })),
    asks: asks.map(({ markup, discount, serviceFee, ...row }) => ({
      ...row,
      ...(markup && { markup: range(markup) }),
      ...(discount && { discount: range(discount) }),
      ...(serviceFee && { serviceFee: range(serviceFee) }),
    })),
    gstOnFees: isIndian ? gstOnFees : [],
    tdsOnCommission: isIndian ? tdsOnCommission : [],
  };
}

/**
 * The terms of an agency that registered: its customers are asked a service fee from the day on which it may charge one, or
 * none where it said that it charges none.
 */
export function registeredTermsIn(trading: Trading, on: IsoDate, feesFrom: IsoDate | undefined): FlightTerms {
  const terms = standardTermsIn(trading, on);
  const without = terms.asks.map(({ serviceFee: _fee, ...row }) => row);
  if (feesFrom === undefined) return { ...terms, asks: without };
  const lasts = addDays(feesFrom, -1);
  return {
    ...terms,
    asks: [
      ...without.map((row) => ({ ...row, id: `${row.id}-first`, to: lasts })),
      ...terms.asks.map((row) => ({ ...row, from: feesFrom })),
    ],
  };
}
