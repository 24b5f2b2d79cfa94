/** Fees of an application: each by itself, and together what the customer pays. */
import { expect, it } from 'vitest';
import { chargesOf } from '#domain/booking/papers/charges.ts';
import { sellingPrice } from '#domain/booking/sale/selling-price.ts';
import { noSellingTerms, orUsual } from '#domain/booking/sale/selling-terms.ts';
import { money } from '#domain/money/money.ts';
import { customerFare } from '#domain/price/customer-side.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { feesApart } from '#domain/visa/fees.ts';
import { entryFactOf } from '#domain/visa/entry-facts.ts';
import { visasFor } from '#domain/visa/tariff.ts';

const on = isoDate('2026-11-20');
const search = {
  nationality: 'IN',
  destination: 'GB',
  purpose: 'tourism',
  from: isoDate('2027-01-05'),
  to: isoDate('2027-01-12'),
  births: ['1988-03-12', '1990-06-30'].map(isoDate),
} as const;
const fee = { id: 'fee', from: on, note: '', match: {}, perUnit: money(900_00, 'INR') };
const handling = { ...fee, id: 'handling', charge: 'handling' as const, amount: { perUnit: money(250_00, 'INR') } };
const own = { ...noSellingTerms, charges: [handling] };
// The house asks for handling too, by the name that the centre's fee has.
const terms = orUsual(own, { productMarkups: [], productCommissions: [], productFees: [fee] }, 'visa', on);

it('is asked for sooner handling by a line and a rule of its own, and the centre asks the same of both', () => {
  const [normal, express] = visasFor(search, { on, currency: 'INR' });
  const centre = (entryFactOf('IN', 'GB')?.centreRupees ?? 0) * 100;
  expect(express?.visa.pace).toBe('express');
  const lines = (of: typeof normal) =>
    of?.costs[0].lines.map(({ name, amount, rule }) => [name, amount.minor, rule?.called]);
  expect(lines(normal)?.slice(1)).toEqual([['handling-charges', centre, 'visa-fees']]);
  expect(lines(express)?.slice(1)).toEqual([
    ['handling-charges', centre, 'visa-fees'],
    ['express-charge', 1500_00, 'visa-express'],
  ]);
});

it.each([0, 1])('stand apart and add up, on the page and on paper', (at) => {
  const offered = visasFor(search, { on, currency: 'INR' })[at];
  if (offered === undefined) throw new Error('Two are offered');
  const price = sellingPrice(offered.costs, { product: 'visa', terms, on });
  const apart = feesApart(price);
  if (apart === undefined) throw new Error('They are apart');
  const { government, centre, express, agency } = apart;
  const asked = (name: string) =>
    offered.costs
      .flatMap(({ lines }) => lines)
      .reduce((sum, line) => sum + (line.name === name ? line.amount.minor : 0), 0);
  expect([government.minor, centre.minor, express?.minor ?? 0]).toEqual(
    ['base-fare', 'handling-charges', 'express-charge'].map(asked),
  );
  expect(agency.minor).toBe(2 * (900_00 + 250_00));
  expect(government.minor + centre.minor + (express?.minor ?? 0) + agency.minor).toBe(price.total.minor);
  const labels = {
    'base-fare': 'base-price',
    'handling-charges': 'surcharge',
    'express-charge': 'express-charge',
  } as const;
  const supply = { sac: '998559', madeAt: 'recipient', places: [] } as const;
  const { sold, service } = chargesOf(price.breakdown, { labels, supply });
  expect(sold.map(({ label, amount }) => [label, amount.minor])).toEqual([
    ['base-price', government.minor],
    ['surcharge', centre.minor],
    ...(express === undefined ? [] : [['express-charge', express.minor]]),
  ]);
  expect(service.minor).toBe(2 * (900_00 + 250_00));
});

it('are not said to who may not see what the agency adds', () => {
  const [offered] = visasFor(search, { on, currency: 'INR' });
  if (offered === undefined) throw new Error('One is offered');
  expect(feesApart(customerFare(sellingPrice(offered.costs, { product: 'visa', terms, on })))).toBeUndefined();
});
