/**
 * Premiums by dated rows: so much a day by region, by sum and by age band, with GST of the day of sale. Rows need an actuary's and an
 * accountant's eye before real business.
 */
import { type Currency } from '../money/currency.ts';
import { allocate, multiply, type Money, money, percentage, scale, percentText } from '../money/money.ts';
import { exchanged } from '../price/exchange.ts';
import type { UnitCost } from '../booking/sale/selling-price.ts';
import { appliedRule } from '../rules/applied-rule.ts';
import { type DatedRow, rowOn, type TaxRateRow } from '../rules/dated-row.ts';
import { isoDate, type IsoDate } from '../time/calendar-date.ts';
import { agesOf, type AgeBand, bandOf, insuredDays, type InsuranceRegion, type PlanSearch } from './plan.ts';

/** In per cent of the premium of somebody up to 40. */
interface TariffRow extends DatedRow {
  readonly perDayPaise: Readonly<Record<InsuranceRegion, number>>;
  readonly bandPercent: Readonly<Record<AgeBand, number>>;
  /** A family pays so much of its eldest's premium, all together. */
  readonly familyPercent: number;
  /** A year of journeys is priced as so many days. */
  readonly annualDays: Readonly<Record<'annual-30' | 'annual-45', number>>;
}

export const tariffs: readonly TariffRow[] = [
  {
    id: 'insurance-tariff-2026',
    from: isoDate('2026-01-01'),
    perDayPaise: { asia: 52_00, schengen: 68_00, 'worldwide-excluding': 78_00, worldwide: 118_00 },
    bandPercent: { 'to-40': 100, '41-60': 145, '61-70': 260, '71-up': 420 },
    familyPercent: 190,
    annualDays: { 'annual-30': 60, 'annual-45': 80 },
    note: 'Invented premiums of the sandbox, of the size that Indian insurers publish; replace them by an insurer’s own',
  },
];

/** GST on the premium of individuals and families; that of groups is another. */
export const gstOnPremium: readonly TaxRateRow[] = [
  {
    id: 'gst-insurance-18',
    from: isoDate('2017-07-01'),
    to: isoDate('2025-09-21'),
    basisPoints: 1800,
    note: 'GST 18 % on premiums until 21 Sep 2025 (CGST rate notification 11/2017)',
  },
  {
    id: 'gst-insurance-nil',
    from: isoDate('2025-09-22'),
    basisPoints: 0,
    note: 'Nil for individuals and families since 22 Sep 2025 (56th GST Council; groups stay at 18 %, one source)',
  },
];

/** What a plan adds or takes off, in per cent, beside the tariff. */
export interface Rating {
  readonly percent: number;
}

/**
 * What the insurer asks for each of the insured, in order. Of a family, what its eldest pays is shared out, by the weight of each one's own
 * premium, without losing a unit. `on` is the day of sale; throws `RangeError` where no row holds on it.
 */
export function premiums(
  search: PlanSearch,
  { percent }: Rating,
  { on, currency }: { readonly on: IsoDate; readonly currency: Currency },
): readonly [UnitCost, ...UnitCost[]] {
  const row = rowOn(tariffs, on);
  if (row === undefined) throw new RangeError(`No tariff of insurance on ${on}`);
  const days = search.trip === 'single' ? insuredDays(search) : row.annualDays[search.trip];
  const perDay = exchanged(row.perDayPaise[search.region] / 100, 'INR', currency, on);
  const alone = agesOf(search).map((age) =>
    scale(multiply(perDay, days), percent * row.bandPercent[bandOf(age)], 10_000),
  );
  const eldest = alone.reduce((most, each) => (each.minor > most.minor ? each : most), money(0, currency));
  const each = search.family
    ? allocate(
        scale(eldest, row.familyPercent, 100),
        alone.map(({ minor }) => Math.max(1, minor)),
      )
    : alone;
  const rule = appliedRule({ ...row, called: 'insurance-tariff' });
  const [first, ...others] = each.map((amount, traveller) => unitOf(traveller, amount, { rule, on }));
  if (first === undefined) throw new RangeError('Nobody is to be insured');
  return [first, ...others];
}

function unitOf(
  traveller: number,
  amount: Money,
  { rule, on }: { readonly rule: ReturnType<typeof appliedRule>; readonly on: IsoDate },
): UnitCost {
  const gst = rowOn(gstOnPremium, on);
  const tax = percentage(amount, gst?.basisPoints ?? 0);
  return {
    traveller,
    item: 0,
    lines: [
      { name: 'base-fare', amount, rule },
      ...(gst === undefined || tax.minor === 0
        ? []
        : [
            {
              name: 'taxes' as const,
              amount: tax,
              params: { percent: percentText(gst.basisPoints) },
              rule: appliedRule({ ...gst, called: 'gst-insurance' }),
            },
          ]),
    ],
  };
}

/** What insurers keep of a policy that is cancelled before it begins: so much for each of the insured. */
interface CancelRow extends DatedRow {
  readonly fee: Money;
}

export const cancelFees: readonly CancelRow[] = [
  {
    id: 'insurance-cancel-250',
    from: isoDate('2020-01-01'),
    fee: money(250_00, 'INR'),
    note: 'Before the first day insurers keep ₹200 to 300 a policy; afterwards they ask for proof that nobody travelled',
  },
];

/** In the currency of what was paid, at the rates of the day of sale. */
export function cancelFee(currency: Currency, soldOn: IsoDate) {
  const row = rowOn(cancelFees, soldOn);
  if (row === undefined) return undefined;
  const fee = exchanged(row.fee.minor / 100, 'INR', currency, soldOn);
  return { fee, rule: appliedRule({ ...row, called: 'insurance-cancelling' }) };
}
