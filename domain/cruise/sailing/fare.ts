/** What a line asks for a cabin: the fare of those who share it, port charges, tips where they are paid before, tax. */
import type { Currency } from '../../money/currency.ts';
import { formatDecimal, type Money, multiply, percentage, sum, percentText } from '../../money/money.ts';
import { exchanged } from '../../price/exchange.ts';
import type { PricePart } from '../../price/price.ts';
import { type AppliedRule, appliedRule } from '../../rules/applied-rule.ts';
import { rowOn, type TaxRateRow } from '../../rules/dated-row.ts';
import { type IsoDate, isoDate } from '../../time/calendar-date.ts';
import { type CabinKind, type CabinParty, guestCount, guestTypes } from './sailing.ts';

/** A cruise sold with berth, board and shore calls together. It needs an accountant's eye before real business. */
export const gstOnCruises: readonly TaxRateRow[] = [
  {
    id: 'gst-cruise-5',
    from: isoDate('2017-07-01'),
    basisPoints: 500,
    note: 'Services of a tour operator, 5 % without credit for what is bought, SAC 9985 (notification 11/2017-CTR)',
  },
];

/** Dollars of each guest a night, children under two free: published figures of one line. */
export const gratuityDollars: Readonly<Record<CabinKind, number>> = {
  inside: 20,
  oceanview: 20,
  balcony: 30,
  suite: 50,
};

/** Hundredths of what each of two pays: a guest who is alone, and a third and a fourth guest. Children under two pay no fare. */
export const occupancyShares = { alone: 175, further: 50 } as const;

/** What a guarantee takes off the fare, hundredths. */
export const guaranteePercent = 10;

/** Dearer as the day comes near: at least so many days before, hundredths of the line's fare. */
export const fareLevels: readonly { readonly fromDays: number; readonly percent: number }[] = [
  { fromDays: 120, percent: 100 },
  { fromDays: 60, percent: 108 },
  { fromDays: 0, percent: 115 },
];

/** Tips are paid with the fare, or to the ship. */
export const gratuityWays = ['prepaid', 'on-board'] as const;
export type GratuityWay = (typeof gratuityWays)[number];

export interface CabinToPrice {
  readonly kind: CabinKind;
  readonly party: CabinParty;
  readonly guarantee: boolean;
  readonly nights: number;
  /** Rupees a night of each of two who share a cabin of the kind. */
  readonly nightly: number;
  /** Rupees of each guest for all ports. */
  readonly portCharges: number;
  readonly gratuities: GratuityWay;
  /** Days before the ship leaves. */
  readonly days: number;
}

/** `on`: business day of the sale. */
export interface PricedIn {
  readonly on: IsoDate;
  readonly currency: Currency;
}

export interface CabinFare {
  readonly lines: readonly PricePart[];
  readonly total: Money;
}

const fareRule = appliedRule({ id: 'cruise-fare-2026', called: 'cruise-fare', from: isoDate('2026-01-01') });
const portRule = appliedRule({ id: 'cruise-ports-2026', called: 'cruise-port-charges', from: isoDate('2026-01-01') });
const tipsRule = appliedRule({ id: 'cruise-tips-2026', called: 'cruise-gratuities', from: isoDate('2026-01-01') });

/** How many fares a party pays, in hundredths of one. */
function faresPaid(party: CabinParty): number {
  const paying = guestTypes(party).filter((type) => type !== 'infant').length;
  if (guestCount(party) === 1) return occupancyShares.alone;
  return Math.min(paying, 2) * 100 + Math.max(0, paying - 2) * occupancyShares.further;
}

/** Guests who are asked for tips. */
function tipping(party: CabinParty): number {
  return guestTypes(party).filter((type) => type !== 'infant').length;
}

function gratuityOf(kind: CabinKind, { on, currency }: PricedIn): Money {
  return exchanged(gratuityDollars[kind], 'USD', currency, on);
}

export function cabinFare(cabin: CabinToPrice, priced: PricedIn): CabinFare {
  const { kind, party, guarantee, nights, nightly, gratuities, days } = cabin;
  const { on, currency } = priced;
  const level = fareLevels.find(({ fromDays }) => days >= fromDays)?.percent ?? 115;
  const share = (level / 100) * (guarantee ? 1 - guaranteePercent / 100 : 1);
  const rupees = Math.round((nightly * nights * share * faresPaid(party)) / 100);
  const guests = guestCount(party);
  const line = (name: PricePart['name'], amount: Money, params: PricePart['params'] & object, rule: AppliedRule) => ({
    name,
    amount,
    params,
    rule,
  });
  const tips = multiply(gratuityOf(kind, priced), nights * tipping(party));
  const before = [
    line('base-fare', exchanged(rupees, 'INR', currency, on), { guests, nights }, fareRule),
    line('port-charges', multiply(exchanged(cabin.portCharges, 'INR', currency, on), guests), { guests }, portRule),
    ...(gratuities === 'prepaid' ? [line('gratuities', tips, { guests: tipping(party), nights }, tipsRule)] : []),
  ];
  const taxable = totalOf(before, currency);
  const row = rowOn(gstOnCruises, on);
  const tax =
    row === undefined
      ? []
      : [
          line(
            'taxes',
            percentage(taxable, row.basisPoints),
            { percent: percentText(row.basisPoints), of: formatDecimal(taxable) },
            appliedRule({ ...row, called: 'gst-cruise' }),
          ),
        ];
  const lines = [...before, ...tax];
  return { lines, total: totalOf(lines, currency) };
}

function totalOf(lines: readonly PricePart[], currency: Currency): Money {
  return sum(
    currency,
    lines.map(({ amount }) => amount),
  );
}
