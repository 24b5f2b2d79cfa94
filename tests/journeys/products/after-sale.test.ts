/** What an agency sees of a sale afterwards, whatever it sold: one walk through the lists, the books and the papers for each product. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { languages } from '#domain/people/language.ts';
import { isZero } from '#domain/money/money.ts';
import { addDays, monthOf } from '#domain/time/calendar-date.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';
import { dateOfLocal } from '#domain/time/place-time.ts';
import { products } from '#infrastructure/backoffice/composition/products.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { portalDesk, type PortalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';
import { boughtInCart } from './buying-in-carts.ts';
import { type Bought, buying, netOf } from './buying.ts';

/** Nobody sets out with these. */
const today = dateIn(fromMilliseconds(Date.now()), 'Asia/Kolkata');
const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const lately = { from: addDays(today, -1), to: addDays(today, 1) };

/** A bill is of what was sold elsewhere: it is written whatever is sold here, and nothing is chosen that could wait in a cart. */
const inCarts = buying(today).filter(({ product }) => product !== 'billing');

it('every product that the back office sells is walked through here; flights have walks of their own', () => {
  const walked = buying(today).map(({ product }) => product);
  expect(['flight', ...walked].toSorted()).toEqual(Object.keys(products).toSorted());
});

describe.each(databases())('after a sale over the $kind database', ({ fresh }) => {
  let office: RunningBackOffice;
  let database: Database;
  let portal: PortalDesk;
  let operator: PortalDesk;
  beforeAll(async () => {
    database = await fresh();
    office = await runBackOffice(database);
    portal = await portalDesk(office, 'agent@demo.test');
    operator = await portalDesk(office, 'operator@demo.test');
  });
  afterAll(() => office.stop());

  describe.each(buying(today))('of a $product', ({ product, mail, text, buy }) => {
    const lastName = `Iyer${product}`;
    let sale: Bought;
    beforeAll(async () => {
      sale = await buy(portal.desk, lastName, 40);
    });
    const row = {
      get transactionId() {
        return sale.transactionId;
      },
      product,
    };
    const list = (filter: object) => get(portal.desk.booking.list({ page: 1, ...filter }));
    const ledgerOf = async () => {
      const { entries } = await get(portal.desk.account.ledger({ ...lately, page: 1 }));
      return entries.filter(({ reference }) => reference === sale.transactionId);
    };

    it('stands in My Bookings under its product, its days, its number and its names, and nowhere else', async () => {
      expect((await list({ product })).bookings).toMatchObject([row]);
      const { reference = '' } = await get(portal.desk.booking.details(sale));
      for (const sought of [sale.transactionId, reference, lastName])
        expect((await list({ text: sought })).bookings, sought).toMatchObject([row]);
      const { startsOn } = sale;
      expect((await list({ product, travelFrom: startsOn, travelTo: startsOn })).bookings).toMatchObject([row]);
      expect((await list({ product, travelFrom: addDays(startsOn, 9) })).bookings).toEqual([]);
      expect((await list({ product: 'flight', text: lastName })).bookings).toEqual([]);
    });

    it('is managed with its history, what was paid, and who booked it', async () => {
      const booking = await get(portal.desk.booking.details(sale));
      expect(booking).toMatchObject({ ...row, status: 'confirmed', price: { total: sale.price.total } });
      expect(booking.history.length).toBeGreaterThan(0);
      expect(booking.bookedBy).not.toBe('');
    });

    it('is one entry of the ledger, said in words, of what the agency pays; what it pays later is beside it', async () => {
      const entries = await ledgerOf();
      const [entry, ...more] = entries.filter(({ kind }) => kind !== 'instalment');
      expect(more).toEqual([]);
      const later = entries.filter(({ kind }) => kind === 'instalment').map(({ credit }) => credit.minor);
      expect(later.length).toBeLessThanOrEqual(1);
      expect(Math.max(0, ...later)).toBeLessThan(netOf(sale.price).minor);
      expect(entry?.debit).toEqual(netOf(sale.price));
      const { reference } = await get(portal.desk.booking.details(sale));
      expect(entry?.narration).toMatchObject({ params: { reference } });
      expect(JSON.stringify(entry?.narration.params)).toContain(lastName);
    });

    it('is counted by product in the sale summary, and its commission stated', async () => {
      const { account } = portal.desk;
      const { rows } = await get(account.saleSummary({ ...lately, on: 'booked', by: 'product' }));
      expect(rows.find(({ key }) => key === product)).toMatchObject({ bookings: 1, sales: sale.price.total });
      const commission = sale.price.terms?.commission;
      const stated = await get(account.commissions({ ...lately, by: 'entry', page: 1 }));
      const entry = stated.rows.find((each) => each.entry?.reference === sale.transactionId);
      if (commission === undefined || isZero(commission)) expect(entry).toBeUndefined();
      else expect(entry).toMatchObject({ product, given: commission });
    });

    it('has its own paper and the invoices in three languages', async () => {
      const { sheet } = portal.desk.booking;
      for (const kind of ['ticket', 'invoice', 'customer-invoice'] as const) {
        const [en, ...others] = await Promise.all(
          languages.map(async (language) => JSON.stringify(await get(sheet({ ...sale, kind, language })))),
        );
        expect(en).toContain(lastName);
        for (const other of others) expect(other).not.toBe(en);
      }
    });

    it('has the same paper as a file', async () => {
      const { base64, mimeType } = await get(portal.desk.booking.document({ ...sale, kind: 'ticket', language: 'ar' }));
      expect(mimeType).toBe('application/pdf');
      expect(Buffer.from(base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    });

    it('stands in the calendar of passengers on its day', async () => {
      const { departures } = await get(portal.desk.booking.passengers({ month: monthOf(sale.startsOn) }));
      const days = departures.flatMap(({ transactionId, begins }) =>
        transactionId === sale.transactionId ? [dateOfLocal(begins)] : [],
      );
      expect(days).toContain(sale.startsOn);
    });

    it('is mailed once, and sent as a text message where the product has one', async () => {
      const count = async (table: 'mail_outbox' | 'text_outbox', id: string) => {
        const rows = await database.query<{ recipient: string }>(
          `select recipient from ${table} where ${table === 'mail_outbox' ? 'mail_id' : 'message_id'} like $1`,
          [`${id}-${sale.transactionId}%`],
        );
        return rows.length;
      };
      await vi.waitFor(async () => expect(await count('mail_outbox', mail)).toBe(1), { timeout: 20_000 });
      if (text !== undefined)
        await vi.waitFor(async () => expect(await count('text_outbox', text)).toBe(1), { timeout: 20_000 });
    });

    it('is in the audit log', async () => {
      const { entries } = await get(operator.desk.operations.audit({ text: sale.transactionId, page: 1 }));
      expect(entries.map(({ reference }) => reference)).toContain(sale.transactionId);
    });

    it('can be asked about, and the request is found by the booking', async () => {
      const { booking } = portal.desk;
      const { number } = await get(
        booking.askRequest({
          product,
          kind: 'cancel',
          travellers: [],
          requestId: randomUUID(),
          about: { transactionId: sale.transactionId, travellers: [0], items: [0], remarks: 'Plans changed' },
        }),
      );
      const found = await get(booking.requests({ scope: 'own', text: sale.transactionId, page: 1 }));
      expect(found.requests).toMatchObject([{ number, product, kind: 'cancel' }]);
    });

    it('is given back in part or whole as quoted: in the refund tracker, the ledger and the summary', async () => {
      const { booking, account } = portal.desk;
      const other = await buy(portal.desk, `${lastName}gone`, 44);
      const { transactionId } = other;
      const quote = await get(booking.cancelQuote({ transactionId, units: [other.unit] }));
      const { cancelQuoteId, refund, ledgerLines = [] } = quote;
      const before = (await get(account.balance())).balance;
      await get(booking.cancel({ cancelQuoteId, requestId: randomUUID(), remarks: 'Plans changed' }));
      // To the paisa what the quote says is posted: less than the refund where a part was still to be paid.
      const own = ledgerLines.filter((line) => line.account.startsWith('agency:'));
      const comes = own.reduce((all, { amount }) => all + amount.minor, 0);
      const { refunds } = await get(booking.refunds({ page: 1 }));
      expect(refunds.find((each) => each.transactionId === transactionId)?.refund?.minor).toBe(comes);
      expect((await get(account.balance())).balance.minor - before.minor).toBe(comes);
      const { entries } = await get(account.ledger({ ...lately, page: 1 }));
      const ofIt = entries.filter((each) => each.reference === transactionId);
      const put = ofIt.reduce(
        (all, { kind, credit, debit }) => (kind === 'instalment' ? all + credit.minor - debit.minor : all),
        0,
      );
      const { status } = await get(booking.details({ transactionId }));
      // What is not paid yet of what is left of it.
      expect(status === 'cancelled' ? put : Math.min(0, put)).toBe(0);
      const credited = ofIt.filter(({ kind, credit }) => kind !== 'instalment' && credit.minor > 0);
      expect(credited).toMatchObject([{ credit: refund?.amount }]);
    });
  });

  it.each(inCarts)('a $product is put into a cart, priced there, and booked from it once', async ({ product, buy }) => {
    const lastName = `Iyer${product}cart`;
    const { items, booked, total } = await boughtInCart(portal.desk, product, (desk) => buy(desk, lastName, 42));
    expect(items).toMatchObject([{ product }]);
    expect(booked.troubles).toEqual([]);
    const [outcome] = booked.items.flatMap((item) => item.outcome ?? []);
    expect(outcome).toMatchObject({ status: 'confirmed', total });
    const { bookings } = await get(portal.desk.booking.list({ page: 1, product, text: lastName }));
    expect(bookings.map(({ transactionId }) => transactionId)).toEqual([outcome?.transactionId]);
  });

  it('is sold where its service is switched on alone: otherwise nothing is bought, and what was bought is still there', async () => {
    const { configuration, version } = await get(operator.desk.operations.configuration());
    const off = { ...configuration, enabledServices: ['flight' as const] };
    await get(operator.desk.operations.setConfiguration({ configuration: off, version }));
    for (const { product, buy } of inCarts) {
      await expect(buy(portal.desk, `Off${product}`, 40), product).rejects.toMatchObject({
        _tag: 'NotPermitted',
        reason: 'not-sold',
      });
      const { bookings } = await get(portal.desk.booking.list({ page: 1, product }));
      expect(bookings.length, product).toBeGreaterThan(0);
      const [{ transactionId } = { transactionId: '' }] = bookings;
      expect(await get(portal.desk.booking.details({ transactionId }))).toMatchObject({ product });
    }
  });
});
