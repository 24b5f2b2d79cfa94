/** What later settling and refunds leave in the outbox for those who are notified, in the commit that does it; over real stores. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Effect } from 'effect';
import { bookingSettled, refundCredited } from '#application/backoffice/booking/papers/papers-due.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { oneWay, travellersOf } from '#tests/fixtures/flight-supplier.ts';
import {
  openedOffice,
  type AmendingOffice,
  failureOf,
  type OfficeOptions,
  rupees,
} from '#tests/support/amending-office.ts';
import { databases } from '#tests/support/databases.ts';

const run = Effect.runPromise;
const alone = { adults: 1, children: 0, infants: 0 };

describe.each(databases())('notices of what was settled on the $kind database', ({ fresh }) => {
  let database: Database;
  let day = 30;
  beforeAll(async () => {
    database = await fresh();
  });
  afterAll(() => database.close());

  const officeWith = (options: OfficeOptions = {}) => openedOffice(database, rupees(500_000), options);
  const sale = async (office: AmendingOffice, mode: 'ticket' | 'hold', lastName = 'Varma') => {
    day += 1;
    const quote = await office.quote(oneWay('DEL-BLR', day, { party: alone }), ({ hold }) =>
      mode === 'hold' ? hold !== undefined : true,
    );
    const travellers = travellersOf(alone).map((each) => ({ ...each, lastName }));
    return office.sell(quote, mode, undefined, { travellers });
  };
  const noticed = async ({ agencyId }: AmendingOffice, kind: string) => {
    const rows = await database.query<{ payload: unknown }>(
      `select payload from outbox where kind = $1 and payload ->> 'agencyId' = $2 order by id`,
      [kind, agencyId],
    );
    return rows.map(({ payload }) => payload);
  };

  it.each([
    ['TESTTIMEOUT', 'ticket', 'confirmed'],
    ['TESTTIMEOUT', 'hold', 'held'],
    ['TESTLOST', 'ticket', 'not-confirmed'],
  ] as const)('a sale of %s by %s that was in doubt is noticed once it is %s', async (lastName, mode, status) => {
    const office = await officeWith();
    const doubt = await failureOf(await sale(office, mode, lastName));
    if (doubt._tag !== 'InDoubt') throw new Error(`${doubt._tag} is no doubt`);
    const { transactionId } = doubt;
    expect(await noticed(office, bookingSettled)).toEqual([]);
    await office.recover();
    expect(await office.details(transactionId)).toMatchObject({ status });
    expect(await noticed(office, bookingSettled)).toEqual([{ agencyId: office.agencyId, transactionId }]);
  });

  it('what was never in doubt is not, and a cancellation says what the customer gets back', async () => {
    const office = await officeWith();
    const { transactionId } = await run(await sale(office, 'ticket'));
    expect(await noticed(office, refundCredited)).toEqual([]);
    const { cancelQuoteId, customerRefund } = await run(office.desk.cancelQuote({ transactionId }));
    await run(office.desk.cancel({ cancelQuoteId, requestId: crypto.randomUUID() }));
    expect(customerRefund.minor).toBeGreaterThan(0);
    expect(await noticed(office, refundCredited)).toEqual([
      { agencyId: office.agencyId, transactionId, refund: customerRefund },
    ]);
    expect(await noticed(office, bookingSettled)).toEqual([]);
  });
});
