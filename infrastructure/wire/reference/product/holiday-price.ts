/** What the package of the examples costs, and when it is paid. */
import type { Instalment } from '#domain/booking/schedule/schedule.ts';
import type { Price, PricePart } from '#domain/price/price.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { rupees } from '../samples.ts';

const unit = { passenger: 1, item: 0 };
const part = (what: string, amount: string, params: Readonly<Record<string, number>>): PricePart => ({
  name: 'base-fare',
  amount: rupees(amount),
  params: { what, ...params, ...unit },
});

const fare: PricePart = {
  name: 'fare',
  amount: rupees('154752.35'),
  parts: [
    { name: 'package-flights', amount: rupees('76500.00'), params: { people: 3, ...unit } },
    part('stays', '38400.00', { nights: 3 }),
    part('cars', '19200.00', { days: 4 }),
    part('sights', '2750.00', { count: 1 }),
    part('service', '7643.32', { days: 4 }),
    {
      name: 'taxes',
      amount: rupees('7224.67'),
      params: { percent: '5', of: '144493.32', ...unit },
      rule: { id: 'gst-tour-5', called: 'gst-tour', from: isoDate('2018-01-25') },
    },
    {
      name: 'tcs',
      amount: rupees('3034.36'),
      params: { percent: '2', of: '151717.99', section: '394', ...unit },
      rule: { id: 'tcs-package-2026', called: 'tcs-package', from: isoDate('2026-04-01') },
    },
  ],
};

export const samplePrice: Price = {
  total: rupees('154752.35'),
  breakdown: { name: 'customer-price', amount: rupees('154752.35'), parts: [fare] },
  netBreakdown: {
    name: 'net-payable',
    amount: rupees('149421.67'),
    parts: [
      fare,
      {
        name: 'commission',
        amount: rupees('-5439.47'),
        params: { percent: '8', of: '67993.32', ...unit },
        rule: { id: 'holiday-commission-8', called: 'agency-commission', from: isoDate('2020-01-01') },
      },
      {
        name: 'tds',
        amount: rupees('108.79'),
        params: { percent: '2', of: '5439.47', ...unit },
        rule: { id: 'tds-393-2', called: 'tds-commission', from: isoDate('2026-04-01') },
      },
    ],
  },
  terms: {
    net: rupees('149421.67'),
    commission: rupees('5439.47'),
    tds: rupees('108.79'),
    markup: rupees('0.00'),
    earn: rupees('5330.68'),
  },
};

export const instalmentsOfSample: readonly Instalment[] = [
  { due: isoDate('2026-11-20'), amount: rupees('46426.00') },
  { due: isoDate('2026-12-29'), amount: rupees('61901.00') },
  { due: isoDate('2027-01-22'), amount: rupees('46425.35') },
];
