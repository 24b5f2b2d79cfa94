/**
 * A back office that sells museum tickets beside flights, running over HTTP on both databases: what is bought is listed,
 * found, shown within rights, printed, mailed, cancelled by quote, and asked of people where its supplier cannot.
 */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { priceOfUnits } from '#domain/booking/cancel/price-of-units.ts';
import { isSameUnit } from '#domain/booking/units.ts';
import { amountNamed } from '#domain/price/amount-named.ts';
import { languages } from '#domain/people/language.ts';
import { add, subtract } from '#domain/money/money.ts';
import { addDays, daysBetween, isoDate } from '#domain/time/calendar-date.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';
import { dateOfLocal } from '#domain/time/place-time.ts';
import type { SignedInCaller } from '#application/backoffice/caller.ts';
import type { AskRequest } from '#application/desk/requests.ts';
import { work } from '#infrastructure/backoffice/composition/parts.ts';
import { products } from '#infrastructure/backoffice/composition/products.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { bindAll, dispatched } from '#infrastructure/backoffice/http/bound-operations.ts';
import { wireAreas } from '#infrastructure/portal/wire-areas.ts';
import { bookingOperationsOf } from '#infrastructure/wire/booking/booking.ts';
import { catalogue } from '#infrastructure/wire/catalogue.ts';
import { rupees } from '#tests/fixtures/flight.ts';
import { portalDesk, type PortalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';
import { museumRules } from './museum/museum-rules.ts';
import { wireWithMuseum } from './museum/museum-wire.ts';
import { type MuseumDesk, museumDesk, museumProduct } from './museum/office/museum-product.ts';
import { entriesADay } from './museum/office/museum-supplier.ts';

const { product } = museumRules;
const today = dateIn(fromMilliseconds(Date.now()), 'Asia/Kolkata');
const bookingOperations = bookingOperationsOf(wireWithMuseum);
const operations = dispatched(bindAll({ ...catalogue, booking: bookingOperations }, wireWithMuseum.otherNames));
const areas = { ...wireAreas, booking: () => Promise.resolve({ bookingOperations }) };
const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);

async function failureOf<A, E extends { readonly _tag: string }>(asked: Effect.Effect<A, E>): Promise<unknown> {
  return get(Effect.flip(asked));
}

describe.each(databases())('a back office that sells museum tickets on the $kind database', ({ fresh }) => {
  let database: Database;
  let office: RunningBackOffice;
  let agent: PortalDesk;
  let staff: PortalDesk;
  let who: SignedInCaller;
  let museum: MuseumDesk;
  const open = async (plug = museumProduct()) => {
    database = await fresh();
    // It takes the place of a product that is sold; that one's desk stays, unasked.
    const parts = [...(products[product]?.areas ?? []), ...plug.areas];
    const sold = { ...products, [product]: { ...plug, areas: parts } };
    office = await runBackOffice(database, {}, { products: sold, operations });
    agent = await portalDesk(office, 'agent@demo.test', { areas });
    staff = await portalDesk(office, 'staff@demo.test', { areas });
    const asking = { language: 'en', reference: 'test', address: '127.0.0.1' } as const;
    const caller = await get(office.part(work.recognise).recognise(agent.signedIn?.token, asking, false));
    if (caller.kind !== 'signed-in') throw new Error('The agent is signed in');
    who = caller;
    museum = office.part(museumDesk);
  };
  let n = 0;
  /** Each on days of its own. */
  const buy = async () => {
    n += 1;
    const quote = await museum.quote(n, who, addDays(today, 30 + n * 5));
    const booked = await get(museum.book(who, n));
    return { ...booked, quote };
  };
  const mails = async (kind: string, transactionId: string) => {
    const [row] = await database.query<{ mails: string }>(
      `select count(*) as mails from outbox where kind = $1 and payload ->> 'transactionId' = $2 and done_at is not null`,
      [kind, transactionId],
    );
    return Number(row?.mails);
  };

  describe('whose museum can be asked', () => {
    beforeAll(() => open());
    afterAll(() => office.stop());

    it('lists what was bought beside flights, finds it by its number, and shows it whole', async () => {
      const { transactionId, status, reference } = await buy();
      expect(status).toBe('confirmed');
      const { booking } = agent.desk;
      const shown = await get(booking.details({ transactionId }));
      expect(shown).toMatchObject({ product, status, reference, entries: expect.anything() });
      const number = (shown as unknown as { readonly entries: readonly string[] }).entries[0] ?? '';
      for (const text of [transactionId, reference, number])
        expect((await get(booking.list({ page: 1, text }))).bookings, text).toMatchObject([{ transactionId, product }]);
      expect((await get(booking.list({ page: 1, product }))).bookings).toHaveLength(1);
      expect((await get(booking.list({ page: 1, product: 'flight' }))).bookings).toEqual([]);
    });

    it('says those without the right to net fares no net of it', async () => {
      const { transactionId } = await buy();
      const shown = await get(staff.desk.booking.details({ transactionId }));
      expect(shown).toMatchObject({ product, transactionId });
      expect(shown.money).toBeUndefined();
      expect(shown.price.terms).toBeUndefined();
      const seen = JSON.stringify(shown);
      for (const secret of ['commission', 'tds', 'markup', 'net-payable']) expect(seen).not.toContain(secret);
    });

    it('charges the account, prints its voucher and its invoice, and mails it once', async () => {
      const before = await get(agent.desk.account.balance());
      const { transactionId, quote } = await buy();
      const { terms } = quote.price;
      if (terms === undefined) throw new Error('It was quoted with terms');
      const after = await get(agent.desk.account.balance());
      expect(subtract(before.balance, after.balance)).toEqual(terms.net);
      for (const language of languages) {
        const asked = { transactionId, kind: 'ticket', language } as const;
        const file = await get(agent.desk.booking.document(asked));
        expect(Buffer.from(file.base64, 'base64').toString('latin1').startsWith('%PDF-')).toBe(true);
        const { title } = await get(agent.desk.booking.sheet(asked));
        expect(title).toMatch({ en: /Museum voucher/, fr: /musée/, ar: /المتحف/ }[language]);
      }
      const invoice = await get(agent.desk.booking.document({ transactionId, kind: 'invoice' }));
      expect(invoice.filename).toMatch(new RegExp(`^${museumRules.prefix}-`));
      await expect.poll(() => mails('museum-issued', transactionId)).toBe(1);
    });

    it('cancels one entry by quote, then the rest, gives back what was quoted and frees the museum', async () => {
      const { booking, account } = agent.desk;
      const { transactionId, quote } = await buy();
      const before = await get(account.balance());
      const unit = { item: 0, traveller: 0 };
      const one = await get(booking.cancelQuote({ transactionId, units: [unit] }));
      const isWhole = quote.offer.visits.length * quote.offer.visitors === 1;
      expect(one.becomes).toBe(isWhole ? 'cancelled' : 'part-cancelled');
      const cancelled = await get(booking.cancel({ cancelQuoteId: one.cancelQuoteId, requestId: randomUUID() }));
      expect(cancelled).toMatchObject({ transactionId, customerRefund: one.customerRefund });
      let back = one.refund?.amount;
      if (!isWhole) {
        const rest = await get(booking.cancelQuote({ transactionId }));
        await get(booking.cancel({ cancelQuoteId: rest.cancelQuoteId, requestId: randomUUID() }));
        back = back && rest.refund && add(back, rest.refund.amount);
      }
      expect((await get(booking.details({ transactionId }))).status).toBe('cancelled');
      expect(subtract((await get(account.balance())).balance, before.balance)).toEqual(back);
      expect(await get(account.verifyLedger({}))).toMatchObject({ ok: true });
      const taken = await database.query<{ taken: number }>(
        `select taken from sandbox_stock where product = $1 and resource = $2 and day = $3`,
        [
          product,
          quote.offer.visits[0].museum,
          daysBetween(isoDate('1970-01-01'), dateOfLocal(quote.offer.visits[0].opens.local)),
        ],
      );
      expect(taken).toEqual([{ taken: 0 }]);
    });

    it('sells no more entries than the museum has', async () => {
      const day = addDays(today, 200);
      const numbers = Array.from({ length: 12 }, () => (n += 1));
      const quotes = await Promise.all(numbers.map((each) => museum.quote(each, who, day)));
      const answers = await Promise.all(
        numbers.map((each) =>
          get(
            museum.book(who, each).pipe(
              Effect.map(({ status }): string => status),
              Effect.catch(({ _tag }) => Effect.succeed<string>(_tag)),
            ),
          ),
        ),
      );
      expect([...new Set(answers)].toSorted()).toEqual(['SoldOut', 'confirmed']);
      const sold = new Map<string, number>();
      for (const [
        at,
        {
          offer: { visits, visitors },
        },
      ] of quotes.entries())
        for (const { museum: name, opens } of answers[at] === 'confirmed' ? visits : []) {
          const key = `${name} ${opens.local}`;
          sold.set(key, (sold.get(key) ?? 0) + visitors);
        }
      expect(Math.max(...sold.values())).toBeLessThanOrEqual(entriesADay);
      expect(Math.max(...sold.values())).toBeGreaterThan(entriesADay - 4);
    });

    it('answers a repeated request as the first', async () => {
      const { transactionId } = await buy();
      expect(await get(museum.book(who, n))).toMatchObject({ transactionId });
    });
  });

  describe('whose museum cannot be asked', () => {
    beforeAll(() => open(museumProduct({ byPeople: true })));
    afterAll(() => office.stop());

    it('asks people, who settle it at what they agreed on', async () => {
      const operator = await portalDesk(office, 'operator@demo.test', { areas });
      const { transactionId, quote } = await buy();
      const { booking, account } = agent.desk;
      expect(await failureOf(booking.cancelQuote({ transactionId }))).toMatchObject({
        _tag: 'Invalid',
        violations: [{ code: 'cancel-by-request' }],
      });
      const all = quote.offer.visits.flatMap((_, item) =>
        Array.from({ length: quote.offer.visitors }, (_each, traveller) => ({ item, traveller })),
      );
      const about = {
        transactionId,
        travellers: [...new Set(all.map(({ traveller }) => traveller))],
        items: [...new Set(all.map(({ item }) => item))],
        remarks: 'Called off',
      };
      const request: AskRequest = { product, kind: 'cancel', about, travellers: [], requestId: randomUUID() };
      const { number } = await get(booking.askRequest(request));
      await get(operator.desk.booking.answerRequest({ number, requestId: randomUUID(), act: 'take', answer: {} }));
      // No more than the museum was paid: some visitors are drawn with a price of some paise.
      const charges = all.map((unit) => {
        const net = priceOfUnits(quote.price, (other) => isSameUnit(other, unit))?.netBreakdown;
        const cost = net === undefined ? 0 : amountNamed(net, 'fare').minor;
        return { ...unit, airline: rupees(cost > 2000 ? 10 : 0), fee: rupees(cost > 2000 ? 5 : 0) };
      });
      const settling = await get(operator.desk.booking.requestQuote({ number, charges }));
      const before = await get(account.balance());
      await get(
        operator.desk.booking.settleRequest({
          number,
          requestId: randomUUID(),
          quoteId: settling.cancelQuoteId,
          note: 'The museum agreed',
        }),
      );
      expect((await get(booking.details({ transactionId }))).status).toBe('cancelled');
      expect(subtract((await get(account.balance())).balance, before.balance)).toEqual(settling.refund?.amount);
      expect(await get(account.verifyLedger({}))).toMatchObject({ ok: true });
    });
  });
});
