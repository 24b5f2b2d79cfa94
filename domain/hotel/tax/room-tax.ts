/**
 * Tax in the price of a room, by dated rows: India's GST by what a night costs, other countries' by a rate. It needs an
 * accountant's eye before real business.
 */
import { type Money, percentage } from '../../money/money.ts';
import { exchanged } from '../../price/exchange.ts';
import { type AppliedRule, appliedRule } from '../../rules/applied-rule.ts';
import { rowOn, type TaxRateRow } from '../../rules/dated-row.ts';
import { type IsoDate, isoDate } from '../../time/calendar-date.ts';

interface RoomTaxRow extends TaxRateRow {
  /** Nights of up to so much, in rupees; of any price where absent. */
  readonly upToRupees?: number;
}

const indian = (
  id: string,
  upToRupees: number | undefined,
  from: string,
  to: string | undefined,
  basisPoints: number,
) => ({
  id,
  ...(upToRupees !== undefined && { upToRupees }),
  from: isoDate(from),
  ...(to !== undefined && { to: isoDate(to) }),
  basisPoints,
});

/** By value of supply of a unit a day. The first row in force whose bound holds applies. */
const gst: readonly RoomTaxRow[] = [
  {
    ...indian('gst-hotel-nil', 1000, '2017-07-01', undefined, 0),
    note: 'No GST on rooms up to 1,000 rupees a night (wionews, news18 of Sep 2025)',
  },
  {
    ...indian('gst-hotel-12', 7500, '2020-04-01', '2025-09-21', 1200),
    note: 'GST 12 % on rooms up to 7,500 rupees a night until 21 Sep 2025 (wionews, news18 of Sep 2025)',
  },
  {
    ...indian('gst-hotel-5', 7500, '2025-09-22', undefined, 500),
    note: 'GST 5 % without input credit on rooms up to 7,500 rupees a night from 22 Sep 2025 (wionews, news18)',
  },
  {
    ...indian('gst-hotel-18', undefined, '2020-04-01', undefined, 1800),
    note: 'GST 18 % on rooms above 7,500 rupees a night (wionews, news18 of Sep 2025)',
  },
];

const rate = (basisPoints: number, note: string): readonly RoomTaxRow[] => [
  { id: `vat-${basisPoints}`, from: isoDate('2020-01-01'), basisPoints, note: `${note}: of the right size, a sample` },
];

const elsewhere: Readonly<Record<string, readonly RoomTaxRow[]>> = {
  AE: rate(500, 'VAT 5 % in the Emirates'),
  SG: rate(900, 'GST 9 % in Singapore'),
  TH: rate(700, 'VAT 7 % in Thailand'),
  GB: rate(2000, 'VAT 20 % in the United Kingdom'),
  FR: rate(1000, 'VAT 10 % on rooms in France'),
  DE: rate(700, 'VAT 7 % on rooms in Germany'),
  IT: rate(1000, 'VAT 10 % on rooms in Italy'),
  ES: rate(1000, 'VAT 10 % on rooms in Spain'),
  NL: rate(900, 'VAT 9 % on rooms in the Netherlands'),
  JP: rate(1000, 'Consumption tax 10 % in Japan'),
  US: rate(1400, 'Sales and occupancy tax of about 14 %'),
};

/** All of them, India's first. */
export const roomTaxRows: readonly TaxRateRow[] = [...gst, ...Object.values(elsewhere).flat()];

/** Tax on a night, and the row that makes it; none where a country's is in the price or not known here. */
export interface NightTax {
  readonly amount: Money;
  readonly basisPoints: number;
  readonly rule?: AppliedRule;
}

/**
 * What is paid on one night at a price, `on` being the day of the night.
 *
 * @example nightTax(money(7500_00, 'INR'), 'IN', isoDate('2026-01-10')).amount // => money(375_00, 'INR')
 * @example nightTax(money(7500_01, 'INR'), 'IN', isoDate('2026-01-10')).amount // => money(1350_00, 'INR')
 */
export function nightTax(price: Money, country: string, on: IsoDate): NightTax {
  const rows = country === 'IN' ? gst : elsewhere[country];
  const row = rows && rowOn(rows, on, ({ upToRupees }) => upToRupees === undefined || isUpTo(price, upToRupees, on));
  if (row === undefined) return { amount: percentage(price, 0), basisPoints: 0 };
  return {
    amount: percentage(price, row.basisPoints),
    basisPoints: row.basisPoints,
    rule: appliedRule({ ...row, called: country === 'IN' ? 'gst-hotel' : 'hotel-tax-sample' }),
  };
}

function isUpTo(price: Money, rupees: number, on: IsoDate): boolean {
  return price.minor <= exchanged(rupees, 'INR', price.currency, on).minor;
}
