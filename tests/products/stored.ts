/** What holds of whatever is sold once it is kept in a database: run over each product, on both. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerDue } from '#domain/booking/on-request.ts';
import { partsOf } from '#domain/booking/units.ts';
import { add, money } from '#domain/money/money.ts';
import { listBookings } from '#application/backoffice/booking/lists/list-bookings.ts';
import type { BookingFilter } from '#application/desk/booking.ts';
import { StoredRequestBook } from '#infrastructure/backoffice/database/booking/request-book.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { wrongSums } from '#domain/price/explain.ts';
import { makeCaller } from '#tests/application/backoffice/booking/fakes.ts';
import { databases } from '#tests/support/databases.ts';
import { decidedBy, type Mood } from './office/fickle-supplier.ts';
import type { Books } from './office/memory-books.ts';
import { type SellingOffice, sellingOffice } from './office/selling-office.ts';
import type { SellingPlug } from './selling-plug.ts';
import { storedBooks } from './office/stored-books.ts';
import { expectNothingForOthers } from './strangers.ts';

const run = Effect.runPromise;

/** However slow the machine, an answer is waited for. */
const patient = { answerWithinSeconds: 40 };

type Point = 'before' | 'after';

/** What a process that dies at a commit makes of it: it never hears of it, done or not. */
const dying = <A>(point: Point, commit: Effect.Effect<A>, died: () => void): Effect.Effect<A> =>
  (point === 'before' ? Effect.void : Effect.asVoid(commit)).pipe(
    Effect.andThen(Effect.sync(died)),
    Effect.andThen(Effect.never),
  );

/** `settled`: the number of one whose price says what each of its units cost. */
export function storedSuite(plug: SellingPlug, settled = 1): void {
  const { product, cancelling: rules } = plug.rules;

  describe.each(databases())(`${product} on the $kind database`, ({ fresh }) => {
    let database: Database;
    beforeAll(async () => {
      database = await fresh();
    });
    afterAll(() => database.close());

    const open = async () => {
      const books = await storedBooks(database, plug);
      return { books, office: sellingOffice(plug, books, patient) };
    };
    const kept = async ({ find }: SellingOffice, id: string) => {
      const booking = await find(id);
      if (booking === undefined) throw new Error(`No booking ${id}`);
      return booking;
    };
    const list = async ({ bookings, agencyId }: Books, filter: Partial<BookingFilter> = {}) => {
      const caller = makeCaller({ agencyId });
      const found = await run(listBookings({ bookings, businessZone: 'Asia/Kolkata' }, caller, { page: 1, ...filter }));
      return found.bookings.map(({ transactionId }) => transactionId);
    };

    it('is kept as it was sold, with trees that add up, listed, and found by its words', async () => {
      const { books, office } = await open();
      const [id, other] = [await office.sell(1), await office.sell(2)];
      const booking = await kept(office, id);
      expect(booking).toMatchObject({
        product,
        status: 'confirmed',
        reference: `R${id.slice(-5)}`,
        ledgerEntry: 'LG-1',
      });
      const { breakdown, netBreakdown = breakdown, terms } = booking.price;
      expect([breakdown, netBreakdown].flatMap(wrongSums)).toEqual([]);
      expect(await books.account(books.agencyId)).toMatchObject({ reserved: 0 });
      const [line] = await run(books.bookings.moneyLines(books.agencyId, id));
      expect(line).toMatchObject({ entryId: 'LG-1', kind: 'booking', debit: terms?.net });
      expect((await list(books)).toSorted()).toEqual([id, other].toSorted());
      expect(await list(books, { product })).toHaveLength(2);
      const [lead] = booking.travellers;
      if (lead === undefined) throw new Error('Somebody is booked');
      for (const text of [id, `r${id.slice(-5)}`, `${lead.firstName} ${lead.lastName}`.toUpperCase(), lead.lastName]) {
        expect(await list(books, { text }), text).toEqual([id]);
      }
      expect(await list({ ...books, agencyId: 'another' }, { text: id })).toEqual([]);
      expect(await books.isBalanced(books.agencyId)).toBe(true);
    });

    it('is nothing to another agency: not listed, not shown, not changed', async () => {
      await expectNothingForOthers(plug, await storedBooks(database, plug), patient);
    });

    it('is shown, after a part of it was cancelled, with what is left; what is one unit, whole', async () => {
      const { books, office } = await open();
      const several = await Promise.all(
        [0, 1, 2, 3, 4, 5, 6, 7].map((n) => office.quote(n).then(() => office.book(n))),
      );
      expect(several).toHaveLength(8);
      await run(office.saga.quiet());
      const bookings = await Promise.all((await list(books)).map((id) => kept(office, id)));
      const booking = bookings.find((each) => plug.soldWhole === true || each.travellers.length > 1);
      if (booking === undefined) throw new Error('Somebody travels with somebody');
      const status = plug.soldWhole === true ? 'cancelled' : 'part-cancelled';
      const { transactionId, travellers } = booking;
      const { cancelQuote, cancel } = office.cancelling();
      const units = rules.units(booking).filter(({ traveller }) => traveller === 0);
      const before = await books.account(books.agencyId);
      const quote = await run(cancelQuote({ transactionId, units }));
      const requestId = randomUUID();
      expect(await run(cancel({ cancelQuoteId: quote.cancelQuoteId, requestId }))).toMatchObject({
        status,
        // Where nothing moves there is no entry, and no note of it.
        ...(quote.refund?.amount.minor !== 0 && { creditNote: 'LG-9' }),
      });
      expect((await kept(office, transactionId)).gone).toEqual(units);
      const found = await run(
        books.bookings.list({ agencyId: books.agencyId, text: transactionId, page: 1, pageSize: 20 }),
      );
      // One that is cancelled whole is listed as it was sold.
      const leaving = plug.rules.concern(booking, units).travellers.length;
      const left = plug.soldWhole === true ? {} : { travellerCount: travellers.length - leaving };
      expect(found.bookings).toMatchObject([{ status, ...left }]);
      const after = await books.account(books.agencyId);
      expect(after.balance - before.balance).toBe(quote.refund?.amount.minor);
      expect(await books.isBalanced(books.agencyId)).toBe(true);
    });

    it('is kept on request with the money set aside, until others have decided', async () => {
      const { books, office } = await open();
      const { orders } = office.supplier;
      orders.moods = ['asks-yes', 'asks-no'];
      orders.undecided = 2;
      for (const n of [1, 2]) {
        await office.quote(n);
        expect(await office.book(n)).toMatchObject({ status: 'on-request' });
      }
      const [yes, no] = await Promise.all(orders.asked.map((id) => kept(office, id)));
      const [paid = 0, other = 0] = [yes, no].map((each) => each?.price.terms?.net.minor ?? 0);
      const { transactionId = '' } = yes ?? {};
      expect(answerDue(yes?.history ?? [])).toBe(decidedBy);
      expect(await books.account(books.agencyId)).toEqual({ balance: 0, reserved: paid + other });
      expect(await books.isBalanced(books.agencyId)).toBe(true);
      await office.recover();
      expect((await kept(office, transactionId)).status).toBe('on-request');
      await office.recover();
      const statuses = await Promise.all(orders.asked.map(async (id) => (await kept(office, id)).status));
      expect(statuses).toEqual(['confirmed', 'not-confirmed']);
      expect(await books.account(books.agencyId)).toEqual({ balance: 0 - paid, reserved: 0 });
      expect(await books.isBalanced(books.agencyId)).toBe(true);
    });

    it('sells a quote once, to whichever of four comes first', async () => {
      const { books, office } = await open();
      await office.quote(1);
      const answers = await Promise.all([1, 2, 3, 4].map((n) => office.book(1, `buyer-${n}`)));
      await run(office.saga.quiet());
      const late = await office.book(1, 'buyer-5');
      const ends = [...answers, late].map((answer) => ('tag' in answer ? answer.tag : answer.status)).toSorted();
      expect(ends).toEqual([...Array.from({ length: 4 }, () => 'NotAllowedInState'), 'confirmed']);
      expect(office.supplier.orders.asked).toHaveLength(1);
      expect(await list(books)).toHaveLength(1);
    });

    it('sells k of a thing to 64 who want it', async () => {
      const { books, office } = await open();
      office.supplier.stock = 5;
      const buyers = Array.from({ length: 64 }, (_, n) => n);
      await Promise.all(buyers.map((n) => office.quote(n)));
      const answers = await Promise.all(buyers.map((n) => office.book(n)));
      await run(office.saga.quiet());
      const again = await Promise.all(buyers.map((n) => office.book(n)));
      expect(again.filter((answer) => 'status' in answer && answer.status === 'confirmed')).toHaveLength(5);
      expect(again.filter((answer) => 'tag' in answer && answer.tag === 'SoldOut')).toHaveLength(59);
      expect(answers).toHaveLength(64);
      expect(await books.account(books.agencyId)).toMatchObject({ reserved: 0 });
      expect(await list(books, { status: 'confirmed' })).toHaveLength(5);
      expect(await books.isBalanced(books.agencyId)).toBe(true);
    });

    it('is settled manually where its supplier cannot be asked, at what they agreed on', async () => {
      const books = await storedBooks(database, plug);
      const { agencyId, amendments } = books;
      await database.query(
        `insert into agency (agency_id, agent_id, company_name, country, currency, created_at)
         values ($1, $1, 'Agency', 'IN', 'INR', now())`,
        [agencyId],
      );
      const office = sellingOffice(plug, books, { ...patient, byPeople: true });
      const id = await office.sell(settled);
      const { people, agent, operator } = office.requests(new StoredRequestBook(database));
      const booking = await kept(office, id);
      const units = rules.units(booking);
      const once = () => ({ requestId: randomUUID() });
      const { items, travellers } = partsOf(units);
      const wish = { transactionId: id, travellers, items, remarks: 'Called off' };
      const { number } = await run(
        people(agent).askRequest({ ...once(), product, kind: 'cancel', about: wish, travellers: [] }),
      );
      await run(people(operator).answerRequest({ ...once(), number, act: 'take', answer: {} }));
      expect(await list(books, { text: number.toLowerCase() })).toEqual([id]);
      expect(await list(books, { text: `${number.slice(0, -1)}${(Number(number.at(-1)) + 1) % 10}` })).toEqual([]);
      const unsaid = await run(Effect.flip(people(operator).requestQuote({ number })));
      expect(unsaid).toMatchObject({ violations: [{ code: 'charges-needed' }] });
      const nothing = money(0, 'INR');
      const charges = units.map((unit) => ({ ...unit, airline: nothing, fee: nothing }));
      const tooMuch = charges.map((charge) => ({ ...charge, airline: add(booking.price.total, money(100, 'INR')) }));
      expect(await run(Effect.flip(people(operator).requestQuote({ number, charges: tooMuch })))).toMatchObject({
        violations: expect.arrayContaining([expect.objectContaining({ code: 'charge-above-fare' })]),
      });
      const quote = await run(people(operator).requestQuote({ number, charges }));
      expect(
        await run(people(operator).settleRequest({ ...once(), number, quoteId: quote.cancelQuoteId })),
      ).toMatchObject({
        state: 'confirmed',
      });
      expect(await run(amendments.booking(agencyId, id))).toMatchObject({ status: 'cancelled' });
      expect(office.supplier.changes.asked).toEqual([]);
      const sold = booking.price.terms?.net.minor ?? 0;
      const refund = quote.refund?.amount.minor ?? 0;
      expect(refund + quote.charges.amount.minor).toBe(sold);
      expect(await books.account(agencyId)).toEqual({ balance: refund - sold, reserved: 0 });
      expect(await books.isBalanced(agencyId)).toBe(true);
    });

    const kills: readonly (readonly [string, 'open' | 'step', Point, Mood])[] = [
      ['before it is recorded', 'open', 'before', 'yes'],
      ['when it is recorded and nobody was asked', 'open', 'after', 'yes'],
      ['when its supplier has sold it', 'step', 'before', 'yes'],
      ['when its supplier has refused it', 'step', 'before', 'no'],
      ['when it is confirmed and nobody was seen', 'step', 'after', 'yes'],
      ['when its supplier was silent and that is recorded', 'step', 'after', 'late-yes'],
    ];

    it.each(kills)('is one sale or none where the process dies %s', async (_when, commit, point, mood) => {
      const books = await storedBooks(database, plug);
      const { bookings } = books;
      let killed = false;
      const died = () => {
        killed = true;
      };
      const mortal: Books['bookings'] = {
        open: (intent, lease) => {
          const opening = bookings.open(intent, lease);
          return commit === 'open' ? dying(point, opening, died) : opening;
        },
        step: (step) => (commit === 'step' ? dying(point, bookings.step(step), died) : bookings.step(step)),
        claimed: (...asked) => bookings.claimed(...asked),
        around: (...asked) => bookings.around(...asked),
        takeUnsettled: (...asked) => bookings.takeUnsettled(...asked),
        takeAsked: (...asked) => bookings.takeAsked(...asked),
        putBack: (...asked) => bookings.putBack(...asked),
        find: (...asked) => bookings.find(...asked),
        moneyLines: (...asked) => bookings.moneyLines(...asked),
        list: (asked) => bookings.list(asked),
      };
      const dead = sellingOffice(plug, { ...books, bookings: mortal });
      dead.supplier.orders.moods = [mood];
      await dead.quote(1);
      Effect.runFork(Effect.ignore(dead.asking(1)));
      await expect.poll(() => killed, { timeout: 30_000 }).toBe(true);

      const office = sellingOffice(plug, books, { ...patient, supplier: dead.supplier });
      await office.quote(1);
      await office.recover();
      const { orders } = office.supplier;
      const isSold = orders.asked.some((key) => orders.isDone(key));
      const answer = await office.book(1);
      const ids = await list(books);
      if (point === 'before' && commit === 'open') expect(answer).toMatchObject({ status: 'confirmed' });
      expect(ids).toHaveLength(1);
      const [id = ''] = ids;
      const { status, price } = await kept(office, id);
      const isConfirmed = orders.isDone(id);
      expect(status).toBe(isConfirmed ? 'confirmed' : 'not-confirmed');
      if (isSold) expect(isConfirmed).toBe(true);
      expect(orders.asked.length).toBeLessThanOrEqual(1);
      const paid = isConfirmed ? (price.terms?.net.minor ?? 0) : 0;
      expect(await books.account(books.agencyId)).toEqual({ balance: 0 - paid, reserved: 0 });
      expect(await books.isBalanced(books.agencyId)).toBe(true);
    });

    it.each(['before', 'after'] as const)(
      'is cancelled once where the process dies %s that is recorded',
      async (point) => {
        const { books, office } = await open();
        const id = await office.sell(1);
        const { amendments } = books;
        const quote = await run(office.cancelling().cancelQuote({ transactionId: id }));
        let killed = false;
        const mortal: Books['amendments'] = {
          open: (...asked) => amendments.open(...asked),
          step: (turn) =>
            dying(point, amendments.step(turn), () => {
              killed = true;
            }),
          booking: (...asked) => amendments.booking(...asked),
          newTransactionId: (stem) => amendments.newTransactionId(stem),
          claimed: (...asked) => amendments.claimed(...asked),
          takeUnsettled: (...asked) => amendments.takeUnsettled(...asked),
          putBack: (...asked) => amendments.putBack(...asked),
          find: (...asked) => amendments.find(...asked),
          keepQuote: (kept) => amendments.keepQuote(kept),
          quote: (...asked) => amendments.quote(...asked),
          expiredHolds: (...asked) => amendments.expiredHolds(...asked),
          holds: (...asked) => amendments.holds(...asked),
          refunds: (...asked) => amendments.refunds(...asked),
        };
        const dead = sellingOffice(plug, { ...books, amendments: mortal }, { supplier: office.supplier });
        const before = await books.account(books.agencyId);
        const asked = { cancelQuoteId: quote.cancelQuoteId, requestId: randomUUID() };
        Effect.runFork(Effect.ignore(dead.cancelling().cancel(asked)));
        await expect.poll(() => killed, { timeout: 30_000 }).toBe(true);
        await office.recover();
        expect(await run(office.cancelling().cancel(asked))).toMatchObject({ status: 'cancelled' });
        expect(office.supplier.changes.asked).toHaveLength(1);
        const refund = quote.refund?.amount.minor ?? 0;
        expect(await books.account(books.agencyId)).toEqual({ balance: before.balance + refund, reserved: 0 });
        expect(await books.isBalanced(books.agencyId)).toBe(true);
      },
    );
  });
}
