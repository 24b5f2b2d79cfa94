/** The dated rows that each product keeps, for who looks after them: what the law, a state, a railway or an insurer sets, and figures of the trade. */
import type { Service } from '../booking/booking.ts';
import { busGstRows } from '../bus/trip/gst.ts';
import { gstOnCabs } from '../cab/trip/fare.ts';
import { nightRows } from '../cab/trip/nights.ts';
import { tariffRows as cabTariff } from '../cab/trip/tariff.ts';
import { gstOnCruises } from '../cruise/sailing/fare.ts';
import { termsRows as cruiseTerms } from '../cruise/terms/line-terms.ts';
import { gstRows as gstOnFlights, levyRows } from '../flight/fare/tax-tables.ts';
import { agentValues } from '../flight/papers/agent-value.ts';
import { gstOnTours, tcsOnPackages } from '../holiday/price/tax-rows.ts';
import { cityTaxRows } from '../hotel/tax/city-tax.ts';
import { roomTaxRows } from '../hotel/tax/room-tax.ts';
import { cancelFees as insurersFees, gstOnPremium, tariffs as premiums } from '../insurance/tariff.ts';
import { formatDecimal, type Money } from '../money/money.ts';
import type { DatedRow } from '../rules/dated-row.ts';
import { chartRows } from '../train/booking/charts.ts';
import { railChargeRows } from '../train/cancel/charges.ts';
import { fareRows, railGstRows, supplementRows } from '../train/fare/fare.ts';
import { keptRows as missionsFees } from '../visa/booking.ts';
import { expressRows, feeRows } from '../visa/tariff.ts';

export const productRuleKinds = [
  'gst',
  'agent-value',
  'tcs',
  'stay-tax',
  'levy',
  'tariff',
  'cancelling',
  'instalments',
  'charts',
] as const;

/** A row as it is read: a rate, an amount, or neither where it is more than one figure, which its note says then. */
export interface ProductRow extends DatedRow {
  readonly basisPoints?: number;
  readonly amount?: number;
  readonly currency?: string;
}

interface ProductRules {
  readonly service: Service;
  readonly kind: (typeof productRuleKinds)[number];
  readonly rows: readonly ProductRow[];
}

export const productRules: readonly ProductRules[] = [
  { service: 'flight', kind: 'gst', rows: gstOnFlights },
  { service: 'flight', kind: 'agent-value', rows: [...agentValues.domestic, ...agentValues.international] },
  { service: 'flight', kind: 'levy', rows: levyRows },
  { service: 'hotel', kind: 'gst', rows: roomTaxRows },
  {
    service: 'hotel',
    kind: 'stay-tax',
    rows: cityTaxRows.map(({ charge, currency, ...row }) =>
      charge.per === 'share'
        ? { ...row, basisPoints: charge.basisPoints }
        : { ...row, amount: charge.minor / 100, currency },
    ),
  },
  { service: 'bus', kind: 'gst', rows: busGstRows },
  { service: 'train', kind: 'gst', rows: railGstRows },
  { service: 'train', kind: 'tariff', rows: [...fareRows, ...supplementRows] },
  { service: 'train', kind: 'cancelling', rows: railChargeRows },
  { service: 'train', kind: 'charts', rows: chartRows },
  { service: 'insurance', kind: 'gst', rows: gstOnPremium },
  { service: 'insurance', kind: 'tariff', rows: premiums },
  {
    service: 'insurance',
    kind: 'cancelling',
    rows: insurersFees.map(({ fee, ...row }) => ({ ...row, ...figureOf(fee) })),
  },
  {
    service: 'visa',
    kind: 'tariff',
    rows: [...feeRows, ...expressRows.map(({ rupees, ...row }) => ({ ...row, amount: rupees, currency: 'INR' }))],
  },
  { service: 'visa', kind: 'cancelling', rows: missionsFees },
  { service: 'holiday', kind: 'gst', rows: gstOnTours },
  { service: 'holiday', kind: 'tcs', rows: tcsOnPackages },
  { service: 'cruise', kind: 'gst', rows: gstOnCruises },
  { service: 'cruise', kind: 'instalments', rows: cruiseTerms },
  { service: 'cab', kind: 'gst', rows: gstOnCabs },
  {
    service: 'cab',
    kind: 'tariff',
    rows: [...cabTariff.map(({ perKm, ...row }) => ({ ...row, amount: perKm, currency: 'INR' })), ...nightRows],
  },
];

/** An amount as a row says it, in whole units of its currency. */
export function figureOf(amount: Money) {
  return { amount: Number(formatDecimal(amount)), currency: amount.currency };
}
