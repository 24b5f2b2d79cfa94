/**
 * Sold for what the agent asks, over HTTP on both databases: kept with the booking, on its papers, given back in parts, sent to
 * customers and booked from there, charged for a change; the agency's account never notices.
 */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { InvoiceDocument } from '#domain/booking/papers/documents.ts';
import { wrongSums } from '#domain/price/explain.ts';
import { defaultSearch } from '#domain/flight/search/rules.ts';
import { add, money, type Money, subtract, sum } from '#domain/money/money.ts';
import type { Ask } from '#domain/price/ask.ts';
import { addDays, isoDate } from '#domain/time/calendar-date.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';
import { ports } from '#infrastructure/backoffice/composition/parts.ts';
import { DatabaseAgencyTermsStore } from '#infrastructure/backoffice/database/flight/agency-terms-store.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { standardTerms } from '#domain/flight/terms/standard-terms.ts';
import { makeTraveller, surname } from '#tests/fixtures/booking.ts';
import { rupees } from '#tests/fixtures/flight.ts';
import { portalDesk, type PortalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';

const today = dateIn(fromMilliseconds(Date.now()), 'Asia/Kolkata');
const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const failureOf = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(Effect.flip(asked));
const agencyId = 'malabar';
const ask: Ask = {
  markup: { per: 'traveller', amount: rupees(150.25) },
  discount: { per: 'booking', amount: rupees(33.33) },
  serviceFee: { per: 'booking', amount: rupees(99.99) },
};

describe.each(databases())('prices that an agent asks, over the $kind database', ({ fresh }) => {
  let database: Database;
  let office: RunningBackOffice;
  let portal: PortalDesk;
  let staff: PortalDesk;
  beforeAll(async () => {
    database = await fresh();
    office = await runBackOffice(database);
    [portal, staff] = await Promise.all([portalDesk(office, 'agent@demo.test'), portalDesk(office, 'staff@demo.test')]);
    const rounding = { id: 'round-tens', from: isoDate('2020-01-01'), unit: rupees(10), note: 'Made for tests' };
    await get(new DatabaseAgencyTermsStore(database).set(agencyId, { ...standardTerms, roundings: [rounding] }));
    // The office is notified as every process is.
    await vi.waitUntil(async () => (await shownOn(50)).total.minor % 10_00 === 0, { timeout: 120_000 });
  });
  afterAll(() => office.stop());

  const party = { adults: 2, children: 0, infants: 0 };
  const shownOn = async (days: number) => {
    const sectors = [{ origin: 'DEL', destination: 'BOM', date: addDays(today, days) }];
    const { offers } = await get(portal.desk.flight.search({ ...defaultSearch, sectors, party, nonStopOnly: true }));
    const found = offers
      .flatMap(({ offerId, fares }) => fares.map((fare) => ({ offerId, fare })))
      .find(({ fare }) => fare.refundable && fare.changeFee !== null && fare.cancelFee !== null);
    if (found === undefined) throw new Error('nothing flies');
    return { choices: [{ offerId: found.offerId, fareId: found.fare.fareId }], total: found.fare.total };
  };
  let families = 0;
  const bookingOf = (quoteId: string, asked?: Ask) => {
    const lastName = surname((families += 1));
    return {
      quoteId,
      requestId: randomUUID(),
      mode: 'ticket' as const,
      travellers: [
        makeTraveller({ lastName }),
        makeTraveller({ lastName, firstName: 'Kabir', title: 'Mr', gender: 'male' }),
      ],
      contact: { email: 'asha@example.com', mobile: '9876543210' },
      parameters: [],
      acceptTerms: true,
      ...(asked && { ask: asked }),
    };
  };
  const sold = async (days: number) => {
    const { flight, booking } = portal.desk;
    const quote = await get(flight.quote({ choices: (await shownOn(days)).choices, ask }));
    const { transactionId, total } = await get(flight.book(bookingOf(quote.quoteId)));
    return { quote, transactionId, total, booking: await get(booking.details({ transactionId })) };
  };

  it('sells at it: round, explained line by line, invoiced to the customer, and of no concern to the account', async () => {
    const before = (await get(portal.desk.account.balance())).balance;
    const { quote, transactionId, total, booking } = await sold(51);
    expect(quote).toMatchObject({ changed: false, asked: { ask } });
    expect(total).toEqual(quote.asked?.total);
    expect(total.minor % 10_00).toBe(0);
    expect(booking.price.total).toEqual(total);
    expect(wrongSums(booking.price.breakdown)).toEqual([]);
    const own = (booking.price.breakdown.parts ?? []).slice(-4);
    expect(own.map(({ name, amount }) => [name, amount])).toEqual([
      ['extra-markup', rupees(300.5)],
      ['agent-discount', rupees(-33.33)],
      ['service-fee', rupees(99.99)],
      ['rounding', subtract(total, add(quote.fare.total, rupees(367.16)))],
    ]);
    expect(subtract(before, (await get(portal.desk.account.balance())).balance)).toEqual(quote.fare.terms?.net);
    const invoice = await customerInvoice(transactionId, booking.moneyLines[0]?.entryId ?? '');
    expect(invoice.total).toEqual(total);
    expect(sumOf(invoice.lines.map(({ amount }) => amount))).toEqual(total);
    expect(invoice.lines.find(({ label }) => label === 'rounding')).toBeDefined();
  });

  const sumOf = (amounts: readonly Money[]) => sum('INR', amounts);
  const customerInvoice = async (transactionId: string, subject: string): Promise<InvoiceDocument> => {
    const kind = 'customer-invoice' as const;
    const find = () => get(office.part(ports.documents).find({ agencyId, kind, transactionId, subject }));
    await expect.poll(async () => (await find())?.serial).toBeDefined();
    const document = (await find())?.document;
    if (document?.kind !== 'customer-invoice') throw new Error('no customer invoice');
    return document as InvoiceDocument;
  };

  it('gives it back in parts, each its share, and nothing is left', async () => {
    const { transactionId, total } = await sold(52);
    const parts: Money[] = [];
    for (const traveller of [0, 1]) {
      const { booking } = portal.desk;
      const quoted = await get(booking.cancelQuote({ transactionId, travellers: [traveller] }));
      parts.push(quoted.customerRefund, quoted.charges.amount, quoted.markup ?? rupees(0));
      await get(booking.cancel({ cancelQuoteId: quoted.cancelQuoteId, requestId: randomUUID() }));
    }
    expect(sumOf(parts)).toEqual(total);
  });

  it('is refused beyond the agency’s bounds, without the right, and under a request id of another price', async () => {
    const { choices } = await shownOn(53);
    const { flight } = portal.desk;
    const tooMuch: Ask = { serviceFee: { per: 'traveller', amount: rupees(1000.01) } };
    const quote = await get(flight.quote({ choices }));
    const refused = [
      await failureOf(flight.quote({ choices, ask: tooMuch })),
      await failureOf(flight.book(bookingOf(quote.quoteId, tooMuch))),
    ];
    for (const refusal of refused) {
      expect(refusal).toMatchObject({
        violations: [{ code: 'ask-too-high', path: 'ask.serviceFee', params: { most: rupees(2000) } }],
      });
    }
    const seen = await get(staff.desk.flight.quote({ choices }));
    expect(seen.asking).toBeUndefined();
    expect(await failureOf(staff.desk.flight.quote({ choices, ask }))).toMatchObject({ _tag: 'NotPermitted' });
    expect(await failureOf(staff.desk.flight.book(bookingOf(seen.quoteId, ask)))).toMatchObject({
      _tag: 'NotPermitted',
    });
    const request = bookingOf(quote.quoteId, ask);
    const first = await get(flight.book(request));
    expect(await get(flight.book(request))).toEqual(first);
    const { ask: _, ...plain } = request;
    for (const other of [plain, { ...request, ask: { markup: { per: 'booking' as const, amount: rupees(1) } } }])
      expect(await failureOf(flight.book(other))).toMatchObject({ _tag: 'RequestIdReused' });
  });

  it('is sent to a customer, and sold at by anyone who opens the quote', async () => {
    const { choices } = await shownOn(54);
    const { sentQuoteId } = await get(
      portal.desk.flight.sendQuote({
        requestId: randomUUID(),
        customer: { name: 'Meera Nair' },
        language: 'en',
        withMarkup: true,
        ask,
        hours: 24,
        offers: [{ choices }],
        acceptChanges: false,
      }),
    );
    const opened = await get(staff.desk.flight.openQuote({ sentQuoteId }));
    const [answered] = opened.quote.offers;
    const prices = answered.prices.map(({ each, count }) => money(each.minor * count, 'INR'));
    expect(sumOf([...prices, answered.besides ?? rupees(0)])).toEqual(answered.total);
    expect(opened.offers[0]).toMatchObject({ state: 'same', now: answered.total, bookingTotal: answered.total });
    const quote = await get(staff.desk.flight.quote({ choices: opened.offers[0]?.choices ?? [] }));
    // Who may not see net fares learns no more than the customer does.
    expect(quote.asked).toMatchObject({ ask: {}, total: answered.total });
    expect(opened.quote.ask).toBeUndefined();
    expect(JSON.stringify(quote)).not.toContain('extra-markup');
    const booked = await get(staff.desk.flight.book(bookingOf(quote.quoteId)));
    expect(booked.total).toEqual(answered.total);
  });

  it('stays on a booking that is changed, with a fee for the change on top', async () => {
    const { transactionId, booking } = await sold(55);
    const { flight } = portal.desk;
    const { offers } = await get(
      flight.changeSearch({ transactionId, directions: [{ itinerary: 0, date: addDays(today, 58) }] }),
    );
    const [offer] = offers;
    if (offer === undefined) throw new Error('nothing flies later');
    const choices = [{ offerId: offer.offerId, fareId: offer.fares[0].fareId }];
    const plain = await get(flight.changeQuote({ transactionId, itineraries: [0], choices }));
    const fee: Ask = { serviceFee: { per: 'traveller', amount: rupees(200) } };
    const quoted = await get(flight.changeQuote({ transactionId, itineraries: [0], choices, ask: fee }));
    expect(subtract(quoted.charge.amount, plain.charge.amount)).toEqual(rupees(400));
    expect(quoted.charge.amount.minor % 10_00).toBe(0);
    expect(wrongSums(quoted.charge)).toEqual([]);
    expect(quoted.net).toEqual(plain.net);
    expect(quoted.newTotal).toEqual(plain.newTotal);
    expect(quoted.previousCharge).toBeUndefined();
    expect(await failureOf(flight.changeQuote({ transactionId, itineraries: [0], choices, ask }))).toMatchObject({
      violations: [
        { code: 'ask-not-allowed', path: 'ask.markup' },
        { code: 'ask-not-allowed', path: 'ask.discount' },
      ],
    });
    const done = await get(flight.change({ changeQuoteId: quoted.changeQuoteId, requestId: randomUUID() }));
    expect(done.charged).toEqual(quoted.charge.amount);
    const after = await get(portal.desk.booking.details({ transactionId }));
    const asked = (of: typeof booking) =>
      (of.price.breakdown.parts ?? []).flatMap(({ name, amount }) =>
        ['extra-markup', 'agent-discount', 'service-fee'].includes(name) ? [amount] : [],
      );
    expect(asked(after)).toEqual(asked(booking));
    const entry = after.moneyLines.at(-1)?.entryId ?? '';
    expect((await customerInvoice(transactionId, entry)).total).toEqual(quoted.charge.amount);
  });
});
