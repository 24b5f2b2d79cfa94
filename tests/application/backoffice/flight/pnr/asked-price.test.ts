/** Importing a PNR for what the agent asks of the customer. */
import { describe, expect, it } from 'vitest';
import { standardTerms } from '#domain/flight/terms/standard-terms.ts';
import { money, moneyOf } from '#domain/money/money.ts';
import type { Ask } from '#domain/price/ask.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { amadeusImport, galileoImport, recordOf } from '#tests/fixtures/pnr-imports.ts';
import { makeCaller } from '#tests/application/backoffice/booking/fakes.ts';
import { desk, type Import } from './import-desk.ts';

const ask: Ask = {
  markup: { per: 'traveller', amount: moneyOf('250.25', 'INR') },
  serviceFee: { per: 'booking', amount: moneyOf('99.50', 'INR') },
};
const roundings = [{ id: 'tens', from: isoDate('2020-01-01'), unit: moneyOf('10', 'INR'), note: 'Made for tests' }];

describe('importing a PNR for what the agent asks', () => {
  it('sells at that price, and charges the account what the supplier says', async () => {
    const { importing, parsing, bookings } = desk([recordOf(galileoImport)]);
    expect(await parsing(galileoImport)).toMatchObject({
      confirmation: { asking: { seats: 1, markup: { most: moneyOf('2000', 'INR') }, floor: moneyOf('6450', 'INR') } },
    });
    const total = moneyOf('6799.75', 'INR');
    expect(await importing({ ...galileoImport, ask }, 'r-1')).toMatchObject({ status: 'confirmed', total });
    const row = bookings.rows.get('FL1');
    expect(row?.intent).toMatchObject({ net: moneyOf('6450', 'INR'), summary: { customerTotal: total } });
    expect(row?.kept.price).toMatchObject({
      total,
      terms: { net: moneyOf('6450', 'INR'), earn: moneyOf('349.75', 'INR') },
    });
    expect(row?.kept.price.breakdown.parts?.map(({ name, amount }) => [name, amount])).toEqual([
      ['fare', moneyOf('6450', 'INR')],
      ['extra-markup', moneyOf('250.25', 'INR')],
      ['service-fee', moneyOf('99.50', 'INR')],
    ]);
    expect(await importing({ ...galileoImport, ask }, 'r-1')).toMatchObject({ transactionId: 'FL1', total });
    expect(await importing(galileoImport, 'r-1')).toMatchObject({ tag: 'RequestIdReused' });
  });

  it('rounds the customer’s price where the agency does, with a line of its own, asked or not', async () => {
    const rounding = { ...standardTerms, roundings };
    const sold = async (given: Import) => {
      const { importing, bookings } = desk([recordOf(amadeusImport)], undefined, rounding);
      await importing(given, 'r-1');
      const { price: fare } = bookings.rows.get('FL1')?.kept ?? {};
      expect(fare?.terms?.net).toEqual(moneyOf('21960.50', 'INR'));
      return [
        fare?.total,
        fare?.breakdown.parts?.filter(({ name }) => name === 'rounding').map(({ amount }) => amount.minor),
      ];
    };
    expect(await sold(amadeusImport)).toEqual([moneyOf('21960', 'INR'), [-50]]);
    const [total, lines] = await sold({ ...amadeusImport, ask });
    // Two travellers: 21,960.00 + 500.50 + 99.50 is round already.
    expect([total, lines]).toEqual([moneyOf('22560', 'INR'), [-50]]);
  });

  it('is refused beyond the agency’s bounds and without the right, and leaves nothing', async () => {
    const { importing, bookings, requests } = desk([recordOf(galileoImport)]);
    const tooMuch: Ask = { serviceFee: { per: 'traveller', amount: money(1000_01, 'INR') } };
    const beyond = { tag: 'Invalid', violations: [{ code: 'ask-too-high', path: 'ask.serviceFee' }] };
    expect(await importing({ ...galileoImport, ask: tooMuch }, 'r-1')).toMatchObject(beyond);
    const low: Ask = { discount: { per: 'booking', amount: moneyOf('1', 'INR') } };
    expect(await importing({ ...galileoImport, ask: low }, 'r-1')).toMatchObject({
      violations: [{ code: 'ask-below-floor', path: 'ask.discount' }],
    });
    const without = makeCaller({ rights: new Set(['book', 'ticket', 'import', 'see-net-fares']) });
    expect(await importing({ ...galileoImport, ask }, 'r-1', without)).toMatchObject({ tag: 'NotPermitted' });
    // Of what nobody confirms too.
    expect(await importing({ ...amadeusImport, ask: tooMuch }, 'r-2')).toMatchObject(beyond);
    expect(bookings.rows.size + requests.requests.size).toBe(0);
  });

  it('stands on a booking that operators confirm', async () => {
    const { importing, taking, take, bookings } = desk();
    expect(await importing({ ...galileoImport, ask }, 'r-1')).toMatchObject({ tag: 'AwaitingApproval' });
    take('RQ1');
    expect(await taking('RQ1', '6450')).toMatchObject({ state: 'confirmed' });
    expect(bookings.rows.get('FL1')?.kept.price).toMatchObject({
      total: moneyOf('6799.75', 'INR'),
      terms: { net: moneyOf('6450', 'INR') },
    });
  });
});
