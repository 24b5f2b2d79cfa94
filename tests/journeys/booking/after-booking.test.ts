/** After a booking, over HTTP: held, ticketed, cancelled in part and whole, with its papers and its mail, on both databases. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultSearch } from '#domain/flight/search/rules.ts';
import type { FlightQuote } from '#domain/flight/quote/quote.ts';
import { add, subtract } from '#domain/money/money.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { makeTraveller, surname } from '#tests/fixtures/booking.ts';
import { portalDesk, type PortalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';
import { flightOf, ticketsOf } from '#tests/fixtures/flight-booked.ts';

const today = dateIn(fromMilliseconds(Date.now()), 'Asia/Kolkata');
const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);

describe.each(databases())('after a booking over the $kind database', ({ fresh }) => {
  let database: Database;
  let office: RunningBackOffice;
  let portal: PortalDesk;
  beforeAll(async () => {
    database = await fresh();
    office = await runBackOffice(database);
    portal = await portalDesk(office, 'agent@demo.test');
  });
  afterAll(() => office.stop());

  const quoted = async (fits: (quote: FlightQuote) => boolean): Promise<FlightQuote> => {
    const { flight } = portal.desk;
    const sectors = [{ origin: 'DEL', destination: 'BOM', date: addDays(today, 40) }];
    const party = { adults: 2, children: 0, infants: 0 };
    for (const offer of (await get(flight.search({ ...defaultSearch, sectors, party }))).offers) {
      for (const { fareId } of offer.fares) {
        const quote = await get(flight.quote({ choices: [{ offerId: offer.offerId, fareId }] }));
        if (fits(quote)) return quote;
      }
    }
    throw new Error('no fare fits');
  };
  let booked = 0;
  /** Two who are on no other booking. */
  const party = (number: number) => [
    makeTraveller({ lastName: surname(number) }),
    makeTraveller({ firstName: 'Kabir', lastName: surname(number), title: 'Mr', gender: 'male' }),
  ];
  const book = (quote: FlightQuote, mode: 'ticket' | 'hold') =>
    get(
      portal.desk.flight.book({
        quoteId: quote.quoteId,
        requestId: randomUUID(),
        mode,
        travellers: party((booked += 1)),
        contact: { email: 'asha@example.com', mobile: '9876543210' },
        parameters: [],
        acceptTerms: true,
      }),
    );
  const mailed = async (kind: string, transactionId: string): Promise<number> => {
    const [row] = await database.query<{ mails: string }>(
      `select count(*) as mails from outbox where kind = $1 and payload ->> 'transactionId' = $2 and done_at is not null`,
      [kind, transactionId],
    );
    return Number(row?.mails);
  };

  it('holds, shows the hold in its queue, tickets it and charges the account', async () => {
    const { booking, account } = portal.desk;
    const before = await get(account.balance());
    const held = await book(await quoted(({ hold }) => hold !== undefined), 'hold');
    expect(held).toMatchObject({ status: 'held', tickets: [] });
    expect(await get(account.balance())).toEqual(before);
    const { transactionId } = held;
    const queue = await get(booking.holds());
    const row = queue.holds.find((each) => each.transactionId === transactionId);
    expect(row).toMatchObject({ reference: held.reference, urgency: 'later', travellerCount: 2 });
    const shown = await get(booking.details({ transactionId }));
    expect(shown).toMatchObject({ status: 'held', heldUntil: row?.until });
    const { terms } = shown.price;
    expect(terms?.earn.minor).toBeGreaterThan(0);
    expect(row).toMatchObject({ account: { needs: terms?.net }, earned: terms?.earn });
    const [listed] = (await get(booking.list({ text: transactionId, page: 1 }))).bookings;
    expect(listed).toMatchObject({ heldUntil: row?.until, net: terms?.net, earned: terms?.earn });
    const ticketed = await get(booking.ticketHeld({ transactionId, requestId: randomUUID() }));
    expect(ticketsOf(ticketed)).toHaveLength(2);
    const after = await get(account.balance());
    expect(subtract(before.balance, after.balance)).toEqual(row?.account?.needs);
    expect((await get(booking.list({ text: transactionId, page: 1 }))).bookings[0]?.heldUntil).toBeUndefined();
    const invoice = await get(booking.document({ transactionId, kind: 'invoice' }));
    expect(invoice.filename).toMatch(/^FL-/);
    await expect.poll(() => mailed('flight-ticketed', transactionId)).toBe(1);
  });

  it('releases a hold', async () => {
    const { transactionId } = await book(await quoted(({ hold }) => hold !== undefined), 'hold');
    const { booking } = portal.desk;
    expect(await get(booking.releaseHeld({ transactionId, requestId: randomUUID() }))).toMatchObject({
      status: 'released',
    });
    expect((await get(booking.details({ transactionId }))).history.map(({ code }) => code)).toEqual([
      'requested',
      'held',
      'amending',
      'released',
    ]);
    expect((await get(booking.holds())).holds.map((each) => each.transactionId)).not.toContain(transactionId);
  });

  it('cancels one traveller and then the rest, each with a credit note, and notifies the customer', async () => {
    const { booking, account } = portal.desk;
    const { transactionId } = await book(await quoted(() => true), 'ticket');
    const sold = flightOf(await get(booking.details({ transactionId })));
    const notes: string[] = [];
    for (const [step, status] of [
      [{ travellers: [1], items: [0] }, 'part-cancelled'],
      [{}, 'cancelled'],
    ] as const) {
      const before = await get(account.balance());
      const quote = await get(booking.cancelQuote({ transactionId, ...step }));
      expect(quote.becomes).toBe(status);
      const done = await get(
        booking.cancel({ cancelQuoteId: quote.cancelQuoteId, requestId: randomUUID(), remarks: 'Plans changed' }),
      );
      expect(done).toMatchObject({ status, customerRefund: quote.customerRefund });
      const after = await get(account.balance());
      expect(after.balance).toEqual(add(before.balance, quote.refund?.amount ?? before.reserved));
      const note = await get(
        booking.document({
          transactionId,
          kind: 'credit-note',
          ...(done.creditNote !== undefined && { ledgerEntry: done.creditNote }),
        }),
      );
      notes.push(note.filename);
    }
    expect(new Set(notes).size).toBe(2);
    const { refunds, total } = await get(booking.refunds({ page: 1 }));
    expect(total).toBe(2);
    expect(refunds.map((each) => each.state)).toEqual(['credited', 'credited']);
    const whole = await get(booking.details({ transactionId }));
    expect(whole).toMatchObject({ status: 'cancelled', tickets: sold.tickets, price: sold.price });
    expect(whole.moneyLines.map(({ kind }) => kind)).toEqual(['booking', 'refund', 'refund']);
    await expect.poll(() => mailed('flight-cancelled', transactionId)).toBeGreaterThanOrEqual(1);
    const listed = await get(booking.list({ status: 'cancelled', page: 1 }));
    expect(listed.bookings.map((each) => each.transactionId)).toContain(transactionId);
    expect(office.logged.filter((line) => line.includes('in trouble'))).toEqual([]);
  });
});
