/** Many at once, over the saga, the stores and the sandbox: seats are sold once, a hold ends one way. */
import { setTimeout as pause } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chainStart } from '#domain/account/chain.ts';
import type { FlightQuote } from '#domain/flight/quote/quote.ts';
import { plusMinutes } from '#domain/time/instant.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { oneWay } from '#tests/fixtures/flight-supplier.ts';
import { type AmendingOffice, amendingOffice, rupees } from '#tests/support/amending-office.ts';
import { databases } from '#tests/support/databases.ts';

const run = Effect.runPromise;

describe.each(databases())('at once, on the $kind database', ({ fresh }) => {
  let database: Database;
  beforeAll(async () => {
    database = await fresh();
  });
  afterAll(() => database.close());

  const opened = async (): Promise<AmendingOffice> => {
    const office = amendingOffice(database, { answerWithinSeconds: 60 });
    await office.open(rupees(10_000_000));
    return office;
  };
  const checkBooks = async (office: AmendingOffice) => {
    expect(office.troubles).toEqual([]);
    const { balance, reserved } = await office.balance();
    expect(reserved.minor).toBe(0);
    expect(await run(office.ledger.verify(office.agencyId, chainStart, 1000))).toMatchObject({
      ok: true,
      closing: balance,
    });
  };

  it('64 buyers want the last five seats of a flight: five are sold, five are paid for', async () => {
    const office = await opened();
    const quote = await office.quote(oneWay('DEL-BOM', 55, { nonStopOnly: true }));
    const first = await run(office.sell(quote, 'ticket'));
    expect(first.status).toBe('confirmed');
    const left = 5;
    await database.query('update sandbox_stock set taken = units - $1', [left]);
    const before = await office.seatsSold();
    const paid = async () => -(await office.balance()).balance.minor;
    const paidBefore = await paid();
    const buyer = async (): Promise<number> => {
      for (;;) {
        const fare = await run(Effect.result(office.again(quote)));
        if (fare._tag === 'Failure') return 0;
        const answer = await run(Effect.result(office.sell(fare.success, 'ticket')));
        if (answer._tag === 'Success') return fare.success.fare.terms?.net.minor ?? 0;
        if (answer.failure._tag !== 'FareChanged') {
          expect(answer.failure._tag).toBe('SoldOut');
          return 0;
        }
      }
    };
    const spent = await Promise.all(Array.from({ length: 64 }, buyer));
    expect(spent.filter((each) => each > 0)).toHaveLength(left);
    expect(await office.seatsSold()).toBe(before + left);
    expect(await paid()).toBe(paidBefore + spent.reduce((sum, each) => sum + each, 0));
    await checkBooks(office);
  });

  it.each([0, 2, 5, 10, 20, 60])(
    'a hold expires %i ms after somebody began to ticket it: it ends one way',
    async (wait) => {
      const office = await opened();
      const before = await office.seatsSold();
      const quote: FlightQuote = await office.quote(oneWay('DEL-BOM', 20), ({ hold }) => hold !== undefined);
      const { transactionId } = await run(office.sell(quote, 'hold'));
      const until = quote.hold?.until ?? office.clock.at;
      const ticketing = run(Effect.result(office.desk.ticketHeld({ transactionId, requestId: randomUUID() })));
      await pause(wait);
      office.clock.at = plusMinutes(until, 1);
      const [answer] = await Promise.all([ticketing, office.expire(), office.expire()]);
      await office.expire();
      const { status, tickets, history } = await office.details(transactionId);
      expect(['confirmed', 'expired']).toContain(status);
      expect(answer._tag === 'Success').toBe(status === 'confirmed');
      expect(tickets).toHaveLength(status === 'confirmed' ? 1 : 0);
      expect(history.filter(({ code }) => ['confirmed', 'expired'].includes(code)).map(({ code }) => code)).toEqual([
        status,
      ]);
      expect(await office.seatsSold()).toBe(before + tickets.length);
      const charged = status === 'confirmed' ? (quote.fare.terms?.net.minor ?? 0) : 0;
      const { balance } = await office.balance();
      expect(balance.minor + charged).toBe(0);
      await checkBooks(office);
    },
  );
});
