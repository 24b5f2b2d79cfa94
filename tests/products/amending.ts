/** What holds of cancelling what was booked, by the desk and the saga: run over each product. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Unit } from '#domain/booking/booking.ts';
import { hasUnit } from '#domain/booking/units.ts';
import { makeCaller } from '#tests/application/backoffice/booking/fakes.ts';
import { changeMoods } from './office/fickle-supplier.ts';
import { memoryBooks } from './office/memory-books.ts';
import { type OfficeOptions, sellingOffice } from './office/selling-office.ts';
import type { SellingPlug } from './selling-plug.ts';

export function amendingSuite(plug: SellingPlug, mayRefuse: readonly string[]): void {
  const { product, cancelling: rules } = plug.rules;
  const open = (options?: OfficeOptions) => {
    const books = memoryBooks(plug);
    const office = sellingOffice(plug, books, options);
    const { cancelling, outcome, find } = office;
    return {
      ...office,
      account: () => books.account(books.agencyId),
      isBalanced: () => books.isBalanced(books.agencyId),
      kept: async (transactionId: string) => {
        const kept = await find(transactionId);
        if (kept === undefined) throw new Error(`No booking ${transactionId}`);
        return kept;
      },
      cancelQuote: (transactionId: string, units?: readonly Unit[], who = office.caller) =>
        outcome(cancelling(who).cancelQuote({ transactionId, ...(units && { units }) })),
      cancel: (cancelQuoteId: string, requestId: string = randomUUID(), who = office.caller) =>
        outcome(cancelling(who).cancel({ cancelQuoteId, requestId })),
    };
  };
  type Quoted = Awaited<ReturnType<ReturnType<typeof open>['cancelQuote']>>;
  const quoted = (answer: Quoted) => {
    if ('tag' in answer) throw new Error(JSON.stringify(answer));
    return answer;
  };

  describe(`cancelling of booked ${product}`, () => {
    it('shows what it comes to, moves nothing before it is wanted, and then exactly that', async () => {
      const { sell, cancelQuote, cancel, kept, account, isBalanced, supplier } = open();
      const id = await sell(1);
      const before = await account();
      const quote = quoted(await cancelQuote(id));
      expect(await account()).toEqual(before);
      const charged = (await kept(id)).price.terms?.net.minor ?? 0;
      // What stays with the agency, or with who supplied it, beside the charges.
      const stays = ['commission-kept', 'supplier-charge-kept'].flatMap(
        (of) => quote.refund?.parts?.filter(({ name }) => name === of).map(({ amount }) => amount.minor) ?? [],
      );
      const back = (quote.refund?.amount.minor ?? 0) + quote.charges.amount.minor;
      expect(stays.reduce((left, each) => left - each, back)).toBe(charged);
      const answer = await cancel(quote.cancelQuoteId);
      expect(answer).toMatchObject({ transactionId: id, status: 'cancelled', customerRefund: quote.customerRefund });
      expect(await account()).toEqual({ balance: before.balance + (quote.refund?.amount.minor ?? 0), reserved: 0 });
      expect(await isBalanced()).toBe(true);
      expect((await kept(id)).gone).toHaveLength(rules.units(await kept(id)).length);
      expect(supplier.changes.asked).toHaveLength(1);
      expect(await cancelQuote(id)).toMatchObject({ tag: 'NotAllowedInState', state: 'cancelled' });
    });

    it('is done once, however often it is asked for, and not by a quote of a booking that has moved on', async () => {
      const { sell, cancelQuote, cancel, supplier } = open();
      const id = await sell(1);
      const [first, second] = [quoted(await cancelQuote(id)), quoted(await cancelQuote(id))];
      const requestId = randomUUID();
      const answer = await cancel(first.cancelQuoteId, requestId);
      expect(await cancel(first.cancelQuoteId, requestId)).toEqual(answer);
      expect(await cancel(second.cancelQuoteId, requestId)).toMatchObject({ tag: 'RequestIdReused' });
      expect(await cancel(first.cancelQuoteId)).toMatchObject({ tag: 'NotAllowedInState' });
      expect(await cancel(second.cancelQuoteId)).toMatchObject({ tag: 'NotAllowedInState' });
      expect(supplier.changes.asked).toHaveLength(1);
    });

    it('is refused to others, and of what is not there', async () => {
      const { sell, cancelQuote, cancel } = open();
      const id = await sell(1);
      const quote = quoted(await cancelQuote(id));
      const other = makeCaller({ agencyId: 'agency-2' });
      expect(await cancelQuote(id, undefined, other)).toMatchObject({ tag: 'NotFound', what: 'booking' });
      expect(await cancel(quote.cancelQuoteId, undefined, other)).toMatchObject({ tag: 'NotFound' });
      const blind = makeCaller({ rights: new Set(['bookings']) });
      expect(await cancelQuote(id, undefined, blind)).toMatchObject({ tag: 'NotPermitted' });
      expect(await cancelQuote(id, [{ traveller: 99, item: 0 }])).toMatchObject({
        violations: [{ code: 'place-not-booked', path: 'units[0].traveller' }],
      });
      expect(await cancelQuote('none')).toMatchObject({ tag: 'NotFound', what: 'booking' });
    });

    it('is asked of people where its supplier cannot be', async () => {
      const { sell, cancelQuote, kept } = open({ byPeople: true });
      const id = await sell(1);
      expect(await cancelQuote(id)).toMatchObject({
        violations: [{ code: 'cancel-by-request', path: 'transactionId' }],
      });
      expect((await kept(id)).status).toBe('confirmed');
    });

    it('conserves the money in whatever parts it is done and whatever its supplier does', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.nat(7),
          fc.array(fc.nat(2), { minLength: 36, maxLength: 36 }),
          fc.array(fc.constantFrom(...changeMoods), { maxLength: 4 }),
          async (n, groups, someMoods) => {
            const { sell, cancelQuote, cancel, kept, account, isBalanced, recover, supplier } = open({
              answerWithinSeconds: 0.2,
            });
            const id = await sell(n);
            const charged = (await kept(id)).price.terms?.net.minor ?? 0;
            supplier.changes.moods = [...someMoods];
            const all = rules.units(await kept(id));
            let refunded = 0;
            // What fails is tried again with the last, which takes all that is left; the supplier then does what it is asked.
            for (const step of [...[0, 1].map((group) => all.filter((_, at) => groups[at] === group)), all, all]) {
              const { gone = [] } = await kept(id);
              const units = step.filter((unit) => !hasUnit(gone, unit));
              if (step === all) supplier.changes.moods = [];
              if (units.length === 0) continue;
              const quote = await cancelQuote(id, units);
              if ('tag' in quote) {
                expect(mayRefuse).toContain('violations' in quote ? quote.violations[0]?.code : quote.tag);
                continue;
              }
              await cancel(quote.cancelQuoteId);
              await recover();
              const { status, gone: after = [] } = await kept(id);
              expect(['confirmed', 'part-cancelled', 'cancelled']).toContain(status);
              const isDone = units.every((unit) => hasUnit(after, unit));
              expect(after.length).toBe(gone.length + (isDone ? units.length : 0));
              if (isDone) refunded += quote.refund?.amount.minor ?? 0;
              expect(await account()).toEqual({ balance: refunded - charged, reserved: 0 });
            }
            expect((await kept(id)).status).toBe('cancelled');
            expect(await isBalanced()).toBe(true);
          },
        ),
        { numRuns: 12 },
      );
    });
  });
}
