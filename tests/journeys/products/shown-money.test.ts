/**
 * What staff who may not see net fares, and a company’s travellers, learn of money from each product, over HTTP: found, quoted, put into a
 * cart, booked, opened, listed and cancelled by them. What must not be shown is what the agent learns of the same booking.
 */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wrongSums } from '#domain/price/explain.ts';
import type { Money } from '#domain/money/money.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';
import type { Desk } from '#application/desk/desk.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';
import { expectUnshown, type Listener, listenerOf, secretsOf } from '#tests/support/listener.ts';
import { aCab } from '../cart/putting-in.ts';
import { buying } from './buying.ts';

const today = dateIn(fromMilliseconds(Date.now()), 'Asia/Kolkata');
const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
/** Of odd amounts, which nothing else comes to by chance. */
const terms = {
  productMarkups: { amount: { perUnit: { minor: 13_761, currency: 'INR' } } },
  productCommissions: { basisPoints: 537 },
};

const sales = buying(today).map(({ product, buy }) => ({
  product: product as string,
  buy: async (desk: Desk, ahead: number) => (await buy(desk, ahead === 40 ? 'Iyer' : 'Menon', ahead)).transactionId,
}));

describe.each(databases())('what is shown of money by each product over the $kind database', ({ fresh }) => {
  let database: Database;
  let office: RunningBackOffice;
  let agent: Listener;
  const others: Record<string, Listener> = {};

  beforeAll(async () => {
    database = await fresh();
    office = await runBackOffice(database);
    await database.query(
      `insert into app_user
       select (jsonb_populate_record(u, '{"user_id": "demo-corporate", "profile_id": "PRF20499", "login": "corporate@demo.test", "system_role_id": "5"}')).*
       from app_user u where login = 'staff@demo.test'`,
    );
    const rows = Object.entries(terms).map(([list, row]) => ({
      list,
      row: { id: `odd-${list}`, from: '2020-01-01', note: 'Odd', match: {}, ...row },
    }));
    for (const { list, row } of rows)
      await database.query(
        `insert into agency_terms (agency_id, list, place, terms)
         select agency_id, $1, -1, $2::jsonb from app_user where login = 'agent@demo.test'`,
        [list, JSON.stringify(row)],
      );
    agent = await listenerOf(office, 'agent@demo.test');
    others['staff'] = await listenerOf(office, 'staff@demo.test');
    others['corporate'] = await listenerOf(office, 'corporate@demo.test');
  });
  afterAll(() => office.stop());

  const secretsOfSale = async (transactionId: string): Promise<readonly Money[]> => {
    const { price, moneyLines } = await get(agent.desk.booking.details({ transactionId }));
    const posted = moneyLines.flatMap(({ debit, credit }) => [debit, credit]).flatMap((amount) => amount ?? []);
    expect(price.terms?.markup.minor).toBeGreaterThan(0);
    // A part of the price that is the whole of it says nothing of what is behind it.
    return [...secretsOf(price.terms, price.breakdown, price.netBreakdown), ...posted].filter(
      ({ minor }) => Math.abs(minor) !== price.total.minor,
    );
  };

  describe.each(['staff', 'corporate'] as const)('%s', (role) => {
    const them = (): Listener => {
      const found = others[role];
      if (found === undefined) throw new Error(role);
      return found;
    };
    const ahead = role === 'staff' ? 40 : 47;

    // A bill is written by the agency's own people.
    it.each(sales.filter(({ product }) => role === 'staff' || product !== 'billing'))(
      '$product: found, quoted, booked, opened, listed and cancelled at the customer’s price',
      async ({ product, buy }) => {
        const { desk, heard } = them();
        heard();
        const transactionId = await buy(desk, ahead);
        const shown = await get(desk.booking.details({ transactionId }));
        expect(wrongSums(shown.price.breakdown)).toEqual([]);
        expect(shown.price.breakdown.amount).toEqual(shown.price.total);
        await get(desk.booking.list({ page: 1 }));
        const secrets = await secretsOfSale(transactionId);
        // What the railway asks is public, and so is what an agent may add to it.
        const isPublic = (answer: unknown) => product === 'train' && JSON.stringify(answer).includes('"classes"');
        expectUnshown(
          heard().filter((answer) => !isPublic(answer)),
          secrets,
        );

        const quote = await get(desk.booking.cancelQuote({ transactionId }));
        const agents = await get(agent.desk.booking.cancelQuote({ transactionId }));
        expect(quote.customerRefund).toEqual(agents.customerRefund);
        await get(desk.booking.cancel({ cancelQuoteId: quote.cancelQuoteId, requestId: randomUUID() }));
        await get(desk.booking.refunds({ page: 1 }));
        await get(desk.booking.details({ transactionId }));
        // Where the supplier keeps nothing, what the customer is charged is what the agency keeps; what its account is given back is not said.
        const given = (quote.alternatives ?? []).flatMap(({ customerRefund }) => customerRefund?.minor ?? []);
        const open = [quote.customerRefund.minor, quote.charges.amount.minor, ...given];
        const back = agents.refund === undefined ? [] : [agents.refund.amount];
        const hidden = back.filter(({ minor }) => !open.includes(Math.abs(minor)));
        expectUnshown(heard(), hidden, ['refund']);
      },
    );

    it('a cart is priced and booked at the customer’s price', async () => {
      const { desk, heard } = them();
      heard();
      const cartId = randomUUID();
      await get(desk.cart.add(await aCab(desk, cartId, `Menon${role}`)));
      const quoted = await get(desk.cart.quote({ cartId }));
      const items = quoted.prices.flatMap(({ itemId, price }) => (price ? [{ itemId, quoteId: price.quoteId }] : []));
      const { items: booked } = await get(desk.cart.book({ cartId, items, ifOneFails: 'stop' }));
      await get(desk.cart.cart({ cartId }));
      await get(desk.cart.carts({ kind: 'online', page: 1 }));
      expectUnshown(heard(), await secretsOfSale(booked[0]?.outcome?.transactionId ?? ''));
    });
  });
});
