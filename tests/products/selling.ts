/** What holds of selling, whatever is sold: run over each product (`flight.test.ts`, `museum.test.ts`). */
import { Effect, Exit, Fiber } from 'effect';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeCaller } from '#tests/application/backoffice/booking/fakes.ts';
import { dearer, moods } from './office/fickle-supplier.ts';
import { memoryBooks } from './office/memory-books.ts';
import { type OfficeOptions, sellingOffice } from './office/selling-office.ts';
import type { SellingPlug } from './selling-plug.ts';
import { expectNothingForOthers } from './strangers.ts';

const run = Effect.runPromise;

export function sellingSuite(plug: SellingPlug): void {
  const { product, prefix } = plug.rules;
  const open = ({ credit, ...options }: OfficeOptions & { readonly credit?: number } = {}) => {
    const books = memoryBooks(plug, credit);
    return { ...sellingOffice(plug, books, options), books, account: () => books.account(books.agencyId) };
  };

  describe(`selling of ${product}`, () => {
    it('asks the supplier once, under the booking’s own id, and charges what the agency was quoted', async () => {
      const { quote, book, find, supplier, account, books } = open();
      await quote(1);
      const answer = await book(1);
      expect(answer).toMatchObject({ status: 'confirmed', ledgerEntry: 'LG-1', total: expect.anything() });
      const { transactionId = '' } = answer as { transactionId?: string };
      expect(transactionId.startsWith(prefix)).toBe(true);
      expect(supplier.orders.asked).toEqual([transactionId]);
      const kept = await find(transactionId);
      expect(kept).toMatchObject({ product, status: 'confirmed', reference: `R${transactionId.slice(-5)}` });
      expect(await account()).toEqual({ balance: 0 - (kept?.price.terms?.net.minor ?? 0), reserved: 0 });
      expect(await books.isBalanced(books.agencyId)).toBe(true);
    });

    it('answers a repeated request as the first, refuses another under its id, and sells a quote once', async () => {
      const { quote, book, supplier } = open();
      await quote(1);
      const first = await book(1);
      expect(await book(1)).toEqual(first);
      expect(await book(1, 'request-1', undefined, true)).toMatchObject({ tag: 'RequestIdReused' });
      expect(await book(1, 'request-2')).toMatchObject({ tag: 'NotAllowedInState', state: 'confirmed' });
      expect(supplier.orders.asked).toHaveLength(1);
    });

    it('is closed to strangers, to those without the right, and to other people’s quotes', async () => {
      const { quote, book, supplier } = open();
      await quote(1);
      const other = { userId: 'user-2', name: 'X', agencyId: 'agency-1' };
      expect(await book(1, 'r', { kind: 'anonymous', language: 'en', reference: 'r', address: 'a' })).toMatchObject({
        tag: 'SessionInvalid',
      });
      expect(await book(1, 'r', makeCaller({ rights: new Set(['search']) }))).toMatchObject({ tag: 'NotPermitted' });
      for (const who of [makeCaller({ agencyId: 'agency-2' }), makeCaller({ actor: other })]) {
        expect(await book(1, 'r', who)).toMatchObject({ tag: 'NotFound', what: 'quote' });
      }
      expect(await book(1, ' ')).toMatchObject({ tag: 'Invalid', violations: [{ path: 'requestId' }] });
      expect(supplier.orders.asked).toEqual([]);
    });

    it('is nothing to another agency: not listed, not shown, not changed', async () => {
      await expectNothingForOthers(plug, memoryBooks(plug), {});
    });

    it('refuses what the account cannot pay, leaves nothing of it, and does not consume the request', async () => {
      const { quote, book, account, books } = open({ credit: 1 });
      await quote(1);
      expect(await book(1)).toMatchObject({ tag: 'BalanceTooLow', available: { minor: 1 } });
      expect(await account()).toEqual({ balance: 0, reserved: 0 });
      books.lend(100_000_000);
      expect(await book(1)).toMatchObject({ status: 'confirmed' });
    });

    it('says a supplier’s no as what it is, gives the money back, and says it again to the same request', async () => {
      const none = open();
      none.supplier.orders.moods = ['no'];
      await none.quote(1);
      expect(await none.book(1)).toMatchObject({ tag: 'SoldOut' });
      expect(await none.book(1)).toMatchObject({ tag: 'SoldOut' });
      expect(await none.account()).toEqual({ balance: 0, reserved: 0 });
      const changed = open();
      changed.supplier.orders.moods = ['dearer'];
      await changed.quote(1);
      const answer = await changed.book(1);
      expect(answer).toMatchObject({ tag: 'FareChanged', to: { currency: dearer.currency } });
      // What the agency adds may stand on top of what its supplier asks now.
      const asked = 'tag' in answer && answer._tag === 'FareChanged' ? answer.to.minor : 0;
      expect(asked).toBeGreaterThanOrEqual(dearer.minor);
      expect(await changed.book(1)).toEqual(answer);
      expect(changed.supplier.orders.asked).toHaveLength(1);
      expect(await changed.book(1, 'new')).toMatchObject({ tag: 'NotAllowedInState', state: 'not-confirmed' });
    });

    it('is in doubt where the supplier is silent, is settled by asking, and never asks to sell again', async () => {
      const { quote, book, recover, supplier, account } = open();
      supplier.orders.moods = ['late-yes', 'gone'];
      await quote(1);
      await quote(2);
      for (const n of [1, 1, 2]) expect(await book(n)).toMatchObject({ tag: 'InDoubt' });
      supplier.orders.deaf = 2;
      expect(await recover()).toBe(2);
      for (const n of [1, 2]) expect(await book(n)).toMatchObject({ tag: 'InDoubt' });
      expect(await recover()).toBe(2);
      expect(await book(1)).toMatchObject({ status: 'confirmed' });
      expect(await book(2)).toMatchObject({ status: 'not-confirmed' });
      expect(supplier.orders.asked).toHaveLength(2);
      expect((await account()).reserved).toBe(0);
    });

    it('is on request where others decide: the money is set aside until they have, and nothing is asked for twice', async () => {
      const { quote, book, recover, find, supplier, account, books } = open();
      supplier.orders.moods = ['asks-yes', 'asks-no'];
      supplier.orders.undecided = 2;
      for (const n of [1, 2]) await quote(n);
      for (const n of [1, 1, 2]) expect(await book(n)).toMatchObject({ status: 'on-request' });
      const keys = supplier.orders.asked;
      const kept = await Promise.all(keys.map(find));
      const [yes = 0, no = 0] = kept.map((each) => each?.price.terms?.net.minor ?? 0);
      expect(await account()).toEqual({ balance: 0, reserved: yes + no });
      expect(await recover()).toBe(2);
      for (const n of [1, 2]) expect(await book(n)).toMatchObject({ status: 'on-request' });
      expect(await recover()).toBe(2);
      expect(await book(1)).toMatchObject({ status: 'confirmed' });
      expect(await book(2)).toMatchObject({ status: 'not-confirmed' });
      expect(await account()).toEqual({ balance: 0 - yes, reserved: 0 });
      expect(keys).toHaveLength(2);
      expect(await books.isBalanced(books.agencyId)).toBe(true);
      expect(await recover()).toBe(0);
    });

    it('goes on when the request is interrupted', async () => {
      const { quote, asking, find, saga, supplier } = open();
      await quote(1);
      supplier.orders.moods = ['late-yes'];
      const waiting = Effect.runFork(asking(1));
      await expect.poll(() => supplier.orders.asked.length).toBe(1);
      const exit = await run(Fiber.interrupt(waiting).pipe(Effect.andThen(Fiber.await(waiting))));
      expect(Exit.isFailure(exit)).toBe(true);
      await run(saga.quiet());
      expect((await find(supplier.orders.asked[0] ?? ''))?.status).toBe('in-doubt');
    });

    it('notifies of trouble and leaves the booking to be taken up again', async () => {
      const { quote, book, recover, supplier, troubles, find } = open();
      supplier.orders.moods = ['breaks'];
      await quote(1);
      expect(await book(1)).toMatchObject({ tag: 'InDoubt' });
      const [id = ''] = supplier.orders.asked;
      expect(troubles).toEqual([id]);
      await recover();
      expect((await find(id))?.status).toBe('not-confirmed');
    });

    it('sells k of a thing to 64 who want it', async () => {
      const { quote, book, supplier, account, find } = open();
      supplier.stock = 5;
      const buyers = Array.from({ length: 64 }, (_, n) => n);
      const answers = await Promise.all(buyers.map((n) => quote(n).then(() => book(n))));
      const seen = answers.map((answer) => ('tag' in answer ? answer.tag : answer.status));
      expect(seen.filter((each) => each === 'confirmed')).toHaveLength(5);
      expect(seen.filter((each) => each === 'SoldOut')).toHaveLength(59);
      const bought = await Promise.all(supplier.orders.asked.map(find));
      const paid = bought.reduce(
        (all, kept) => (kept?.status === 'confirmed' ? all + (kept.price.terms?.net.minor ?? 0) : all),
        0,
      );
      expect(await account()).toEqual({ balance: 0 - paid, reserved: 0 });
    });

    it('always ends, with the supplier’s view and ours the same and the money right, whatever happens', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.constantFrom(...moods), { minLength: 1, maxLength: 5 }),
          fc.nat({ max: 4 }),
          fc.boolean(),
          async (someMoods, deaf, repeat) => {
            const { quote, book, recover, find, supplier, account, books } = open({ answerWithinSeconds: 0.2 });
            const { orders } = supplier;
            orders.moods = [...someMoods];
            const numbers = someMoods.map((_, n) => n);
            for (const n of numbers) await quote(n);
            orders.deaf = deaf;
            await Promise.all(numbers.flatMap((n) => (repeat ? [book(n), book(n)] : [book(n)])));
            for (let round = 0; round < deaf + 2; round += 1) await recover();
            expect(new Set(orders.asked).size).toBe(someMoods.length);
            expect(orders.asked).toHaveLength(someMoods.length);
            let spent = 0;
            for (const key of orders.asked) {
              const kept = await find(key);
              expect(kept?.status).toBe(orders.isDone(key) ? 'confirmed' : 'not-confirmed');
              if (kept?.status === 'confirmed') spent += kept.price.terms?.net.minor ?? 0;
            }
            expect(await account()).toEqual({ balance: 0 - spent, reserved: 0 });
            expect(await books.isBalanced(books.agencyId)).toBe(true);
          },
        ),
        { numRuns: 25 },
      );
    });
  });
}
