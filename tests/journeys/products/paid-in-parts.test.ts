/**
 * What comes back to a customer who pays by instalments, over HTTP on both databases: at most what was received of them, and the same
 * wherever it is said: in the quote, the answer, the list of refunds, both credit notes, the notice, the month, and the booking itself.
 */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paidInParts } from '#domain/booking/cancel/customer-back.ts';
import { textsOf } from '#domain/booking/papers/paper-sheet.ts';
import { customerInstalments } from '#domain/cruise/booking/customer-instalments.ts';
import { formatMoney } from '#domain/money/format.ts';
import { add, isPositive, max, type Money, negate, percentage, subtract, zero } from '#domain/money/money.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';
import type { CancelQuote } from '#application/desk/amendments.ts';
import type { Desk } from '#application/desk/desk.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { portalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';
import { buying } from './buying.ts';

const zone = 'Asia/Kolkata';
const today = dateIn(fromMilliseconds(Date.now()), zone);
const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const once = () => ({ requestId: randomUUID() });
const none = zero('INR');
/** Papers write amounts that are whole together without decimals. */
const written = (amount: Money) => formatMoney(amount);

interface Cancelled {
  readonly quote: CancelQuote;
  /** Where it is answered. */
  readonly given: Money | undefined;
}

describe.each(databases())('a customer who pays by instalments, over the $kind database', ({ fresh }) => {
  let database: Database;
  let office: RunningBackOffice;
  let agent: Desk;
  let operator: Desk;
  let ahead = 120;

  beforeAll(async () => {
    database = await fresh();
    office = await runBackOffice(database);
    agent = (await portalDesk(office, 'agent@demo.test')).desk;
    operator = (await portalDesk(office, 'operator@demo.test')).desk;
    await database.query('update account set credit_limit = credit_limit + 10000000000');
  });
  afterAll(() => office.stop());

  const byAgent = async (transactionId: string): Promise<Cancelled> => {
    const quote = await get(agent.booking.cancelQuote({ transactionId }));
    const done = await get(agent.booking.cancel({ ...once(), cancelQuoteId: quote.cancelQuoteId }));
    return { quote, given: done.customerRefund };
  };
  const byOperator =
    (product: 'holiday' | 'cruise') =>
    async (transactionId: string): Promise<Cancelled> => {
      const about = { transactionId, travellers: [0], items: [0], remarks: 'Called off' };
      const asked = { ...once(), product, kind: 'cancel', travellers: [], about };
      const { number } = await get(agent.booking.askRequest(asked));
      await get(operator.booking.answerRequest({ ...once(), number, act: 'take', answer: {} }));
      const quote = await get(operator.booking.requestQuote({ number }));
      await get(operator.booking.settleRequest({ ...once(), number, quoteId: quote.cancelQuoteId }));
      return { quote, given: (await get(agent.booking.request({ number }))).answer?.refund };
    };
  const refundOf = async (transactionId: string) => {
    const { refunds } = await get(agent.booking.refunds({ page: 1 }));
    return refunds.find((row) => row.transactionId === transactionId);
  };
  const refundedThisMonth = async () => (await get(agent.account.monthSoFar())).now.refunded;
  const noticed = async (transactionId: string) => {
    const rows = await database.query<{ refund: Money }>(
      "select payload -> 'refund' as refund from outbox where kind = 'refund-credited' and payload ->> 'transactionId' = $1",
      [transactionId],
    );
    return rows.map(({ refund }) => refund);
  };
  const paperOf = async (transactionId: string, kind: 'credit-note' | 'customer-credit-note', ledgerEntry: string) =>
    textsOf(await get(agent.booking.sheet({ transactionId, kind, ledgerEntry, language: 'en' }))).map((text) =>
      text.replace(/\.00$/, ''),
    );

  const ways = { 'by the agent': () => byAgent, 'by the operator': byOperator } as const;
  it.each(
    (['cruise', 'holiday'] as const).flatMap((product) =>
      (['by the agent', 'by the operator'] as const).flatMap((way) =>
        [0, 40, 100].map((percent) => [product, way, percent] as const),
      ),
    ),
  )(
    'gets of a %s that is cancelled %s no more than what was received, %i percent of it',
    async (product, way, percent) => {
      const bought = await buying(today)
        .find((each) => each.product === product)
        ?.buy(agent, 'Warrier', (ahead += 2));
      const { transactionId = '', price } = bought ?? {};
      const total = price?.total ?? none;
      const received = percentage(total, percent * 100);
      const receipt = { ...once(), transactionId, on: today, amount: received, mode: 'upi' };
      if (isPositive(received)) await get(agent[product].receive(receipt));
      const before = await refundedThisMonth();

      const { quote, given } = await ways[way](product)(transactionId);
      const kept = subtract(total, quote.customerRefund);
      const back = subtract(received, kept);
      expect(quote.customerBack).toEqual({ received, settled: subtract(total, received), back });
      if (way === 'by the agent') {
        // Later by what falls due until then; once it begins all is taken as paid.
        const { overTime } = quote;
        const begun = overTime.at(-1);
        expect([overTime[0]?.toCustomer, begun?.toCustomer]).toEqual([back, begun?.customerRefund]);
      }
      const gets = max(none, back);
      expect(gets.minor).toBeLessThanOrEqual(received.minor);

      const row = await refundOf(transactionId);
      expect([given, row?.customerRefund]).toEqual([gets, gets]);
      expect(await noticed(transactionId)).toEqual(isPositive(gets) ? [gets] : []);
      expect(await refundedThisMonth()).toEqual(add(before, gets));

      const booking = await get(agent.booking.details({ transactionId }));
      if (booking.product !== 'holiday' && booking.product !== 'cruise') throw new Error('It is neither');
      expect(booking.customerPays).toEqual(kept);
      const { instalments } =
        booking.product === 'holiday'
          ? booking
          : { instalments: customerInstalments(booking, dateIn(booking.bookedOn, zone)) };
      expect(paidInParts(instalments, booking, today)).toMatchObject({ over: gets, left: max(none, negate(back)) });

      const entry = row?.ledgerEntry ?? '';
      const [own, customers] = [
        await paperOf(transactionId, 'credit-note', entry),
        await paperOf(transactionId, 'customer-credit-note', entry),
      ];
      const owes = back.minor < 0;
      const rest = written(owes ? negate(back) : back);
      for (const [said, word] of [
        [own, owes ? 'Your customer still owes' : 'Refund to your customer'],
        [customers, owes ? 'Still to pay' : 'Refund to you'],
      ] as const) {
        expect(said).toEqual(
          expect.arrayContaining(['Received so far', written(received), 'Settles what was still to pay', word, rest]),
        );
      }
      expect(customers).not.toContain('Paid for what was cancelled');
      expect(await get(agent.account.verifyLedger({}))).toMatchObject({ ok: true });
    },
  );

  it.each(['cruise', 'holiday'] as const)(
    'of a %s is not given what was quoted before more was received, which is not recorded while that is amended',
    async (product) => {
      const bought = await buying(today)
        .find((each) => each.product === product)
        ?.buy(agent, 'Warrier', (ahead += 2));
      const { transactionId = '', price } = bought ?? {};
      const part = percentage(price?.total ?? none, 10_00);
      const receive = () =>
        Effect.result(agent[product].receive({ ...once(), transactionId, on: today, amount: part, mode: 'upi' }));
      const quote = () => get(agent.booking.cancelQuote({ transactionId }));
      const cancel = ({ cancelQuoteId }: CancelQuote) =>
        get(Effect.result(agent.booking.cancel({ ...once(), cancelQuoteId })));
      const before = await quote();
      expect(await get(receive())).toMatchObject({ _tag: 'Success' });
      expect(await cancel(before)).toMatchObject({ failure: { _tag: 'NotAllowedInState' } });

      const become = (status: string) =>
        database.query('update booking set status = $2 where transaction_id = $1', [transactionId, status]);
      await become('amending');
      expect(await get(receive())).toMatchObject({ failure: { _tag: 'NotAllowedInState', state: 'amending' } });
      await become('confirmed');
      const now = await quote();
      expect(now.customerBack?.received).toEqual(part);
      expect(await cancel(now)).toMatchObject({ success: { status: 'cancelled' } });
    },
  );
});
