/**
 * Cancellations that were asked for and are settled by an elevated user, over HTTP on both databases: by the fare's rules,
 * by charges that people agreed on, of bookings that were made elsewhere; what is shown is what is posted, once.
 */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CancelQuote } from '#application/desk/amendments.ts';
import { askOfFlights } from '#tests/fixtures/requests.ts';
import type { RequestQuoteAsked } from '#application/desk/requests.ts';
import { defaultSearch } from '#domain/flight/search/rules.ts';
import { add, type Money, moneyOf, negate, subtract, sum, zero } from '#domain/money/money.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { makeTraveller } from '#tests/fixtures/booking.ts';
import { importByDesk, importNamed } from '#tests/support/import-by-desk.ts';
import { portalDesk, type PortalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';

const today = dateIn(fromMilliseconds(Date.now()), 'Asia/Kolkata');
const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const rupees = (amount: string) => moneyOf(amount, 'INR');
const once = () => ({ requestId: randomUUID() });

async function failureOf<A, E extends { readonly _tag: string }>(asked: Effect.Effect<A, E>) {
  const result = await Effect.runPromise(Effect.result(asked));
  return result._tag === 'Success' ? undefined : result.failure;
}

describe.each(databases())('settling requests over the $kind database', ({ fresh }) => {
  let database: Database;
  let office: RunningBackOffice;
  let agent: PortalDesk;
  let staff: PortalDesk;
  let operator: PortalDesk;
  let colleague: PortalDesk;
  beforeAll(async () => {
    database = await fresh();
    office = await runBackOffice(database);
    agent = await portalDesk(office, 'agent@demo.test', { language: () => 'ar' });
    staff = await portalDesk(office, 'staff@demo.test');
    operator = await portalDesk(office, 'operator@demo.test');
    colleague = await portalDesk(office, 'desk@demo.test');
  });
  afterAll(() => office.stop());

  let sales = 0;
  const sold = async (): Promise<string> => {
    const { flight } = agent.desk;
    sales += 1;
    const sectors = [{ origin: 'DEL', destination: 'BOM', date: addDays(today, 60 + sales) }];
    const party = { adults: 2, children: 0, infants: 0 };
    const [offer] = (await get(flight.search({ ...defaultSearch, sectors, party }))).offers;
    if (offer === undefined) throw new Error('no flight');
    const choices = [{ offerId: offer.offerId, fareId: offer.fares[0].fareId }] as const;
    const { quoteId } = await get(flight.quote({ choices }));
    const { transactionId } = await get(
      flight.book({
        quoteId,
        ...once(),
        mode: 'ticket',
        travellers: [makeTraveller(), makeTraveller({ firstName: 'Ravi', title: 'Mr', gender: 'male' })],
        contact: { email: 'asha@example.com', mobile: '9876543210' },
        parameters: [],
        acceptTerms: true,
      }),
    );
    return transactionId;
  };
  const imported = (locator: string, ticket: string): Promise<string> =>
    importByDesk(agent.desk, operator.desk, importNamed(locator, ticket));
  const askCancel = async (transactionId: string, travellers: readonly number[], items = [0], remarks = 'Ill') => {
    const about = { transactionId, travellers, items, remarks };
    return (await get(agent.desk.booking.askRequest(askOfFlights({ ...once(), kind: 'cancel', about })))).number;
  };
  const act = (who: PortalDesk, number: string, what: 'take' | 'hand-back') =>
    get(who.desk.booking.answerRequest({ ...once(), number, act: what, answer: {} }));
  const quote = (asked: RequestQuoteAsked, who: PortalDesk = operator) => who.desk.booking.requestQuote(asked);
  const settle = (number: string, { cancelQuoteId }: CancelQuote, id = once(), who: PortalDesk = operator) =>
    who.desk.booking.settleRequest({ ...id, number, quoteId: cancelQuoteId, note: 'Desk 4471' });
  const balance = async () => (await get(agent.desk.account.balance())).balance;
  const ownLine = ({ ledgerLines = [] }: CancelQuote): Money =>
    ledgerLines.find(({ account }) => account.startsWith('agency:'))?.amount ?? zero('INR');
  const posted = (transactionId: string) =>
    database.query<{ postings: string }>(
      `select postings from amendment where transaction_id = $1 and state = 'done' order by amendment_id`,
      [transactionId],
    );
  const linesOf = ({ ledgerLines = [] }: CancelQuote) =>
    ledgerLines.map(({ account, amount }) => `${account}|${amount.currency}|${amount.minor}`).join('\n');
  /** What went out about a request, in no order: letters overtake each other. */
  const mailsOf = (number: string) =>
    database.query<{ language: string; subject: string; body: string }>(
      `select language, subject, body from mail_outbox where mail_id like $1`,
      [`request-${number}-%`],
    );

  it('cancels by the fare’s own rules: shown, posted and reported to those who asked, in their language', async () => {
    const transactionId = await sold();
    const number = await askCancel(transactionId, [0, 1]);
    expect(await failureOf(quote({ number }, agent))).toMatchObject({ _tag: 'NotPermitted' });
    expect(await failureOf(quote({ number }))).toMatchObject({ _tag: 'NotAllowedInState', state: 'asked' });
    await act(operator, number, 'take');
    expect(await failureOf(quote({ number }, colleague))).toMatchObject({ reason: 'taken-by-another' });
    const shown = await get(quote({ number }));
    expect(shown.becomes).toBe('cancelled');
    expect(
      sum(
        'INR',
        (shown.ledgerLines ?? []).map(({ amount }) => amount),
      ),
    ).toEqual(zero('INR'));
    const before = await balance();
    const id = once();
    const answers = await Promise.all([1, 2, 3].map(() => get(settle(number, shown, id))));
    for (const answer of [...answers, await get(settle(number, shown, id))]) {
      expect(answer).toMatchObject({ number, state: 'confirmed' });
    }
    expect(await failureOf(operator.desk.booking.settleRequest({ ...id, number, quoteId: 'other' }))).toMatchObject({
      _tag: 'RequestIdReused',
    });
    expect(await balance()).toEqual(add(before, ownLine(shown)));
    expect(await posted(transactionId)).toEqual([{ postings: linesOf(shown) }]);

    const whole = await get(agent.desk.booking.request({ number }));
    expect(whole.answer).toMatchObject({ note: 'Desk 4471', refund: shown.customerRefund });
    expect((await get(staff.desk.booking.request({ number }))).answer?.ledgerEntry).toBeUndefined();
    expect(whole.history.map(({ code }) => code)).toEqual(['asked', 'take', 'settle', 'confirm']);
    const details = await get(agent.desk.booking.details({ transactionId }));
    expect(details.status).toBe('cancelled');
    expect(details.history.map(({ code }) => code)).toContain('request-confirm');
    const { refunds } = await get(agent.desk.booking.refunds({ page: 1 }));
    expect(refunds.find((each) => each.transactionId === transactionId)).toMatchObject({
      refund: ownLine(shown),
      customerRefund: shown.customerRefund,
    });
    const note = { transactionId, kind: 'credit-note' as const, entryId: whole.answer?.ledgerEntry ?? '' };
    await expect.poll(() => failureOf(agent.desk.booking.document(note))).toBeUndefined();
    await expect
      .poll(async () => (await mailsOf(number)).map(({ language }) => language).toSorted())
      .toEqual(['ar', 'en']);
    const mail = (await mailsOf(number)).find(({ language }) => language === 'ar');
    expect(mail?.subject).toContain('تم تأكيده');
    expect(mail?.body).toContain('يُرد إلى العميل');
    expect(await get(agent.desk.account.verifyLedger({}))).toMatchObject({ ok: true });
  });

  it('cancels a part at agreed charges, no more than may be kept, and the rest by the rules', async () => {
    const transactionId = await sold();
    const number = await askCancel(transactionId, [1]);
    await act(operator, number, 'take');
    const byRule = await get(quote({ number }));
    const charge = (airline: string, fee = '0.00') => [
      { traveller: 1, item: 0, airline: rupees(airline), fee: rupees(fee) },
    ];
    expect(await failureOf(quote({ number, charges: charge('999999.00') }))).toMatchObject({
      violations: [{ code: 'charge-above-fare', path: 'charges[0].airline' }],
    });
    expect(await failureOf(quote({ number, charges: [...charge('1.00'), ...charge('1.00')] }))).toMatchObject({
      violations: [{ code: 'place-not-booked', path: 'charges[1]' }],
    });
    const free = await get(quote({ number, charges: charge('0.00') }));
    const dear = await get(quote({ number, charges: charge('100.00', '25.50') }));
    const kept = ({ charges }: CancelQuote) => charges.amount;
    // Fees of the portal stay kept; the airline's charge has its tax, the deployment's fee has none.
    const tax = sum(
      'INR',
      (dear.charges.parts ?? []).flatMap(({ name, amount }) => (name === 'cancellation-gst' ? [amount] : [])),
    );
    expect(subtract(kept(dear), kept(free))).toEqual(add(rupees('125.50'), tax));
    expect(subtract(ownLine(free), ownLine(dear))).toEqual(add(rupees('125.50'), tax));
    expect(ownLine(byRule).minor).toBeLessThanOrEqual(ownLine(free).minor);
    const before = await balance();
    expect(await get(settle(number, dear))).toMatchObject({ state: 'confirmed' });
    expect(await balance()).toEqual(add(before, ownLine(dear)));
    expect(await posted(transactionId)).toEqual([{ postings: linesOf(dear) }]);
    // The supplier agrees about what is left: its own refund is as the rules say.
    const rest = await get(agent.desk.booking.cancelQuote({ transactionId }));
    expect(rest.places).toEqual([{ traveller: 0, item: 0 }]);
    await get(agent.desk.booking.cancel({ ...once(), cancelQuoteId: rest.cancelQuoteId }));
    const details = await get(agent.desk.booking.details({ transactionId }));
    expect(details.status).toBe('cancelled');
    const paid = negate(
      ownLine({
        ...rest,
        ledgerLines: [{ account: 'agency:', amount: negate(details.moneyLines[0]?.debit ?? zero('INR')) }],
      }),
    );
    expect(add(ownLine(dear), ownLine(rest)).minor).toBeLessThanOrEqual(paid.minor);
  });

  it('ends a booking that was made elsewhere, traveller by traveller, never giving back more than was paid', async () => {
    const transactionId = await imported('QR7K3S', '2409900301');
    const paid = (await get(agent.desk.booking.details({ transactionId }))).price.total;
    const first = await askCancel(transactionId, [0], [0, 1]);
    await act(operator, first, 'take');
    expect(await failureOf(quote({ number: first }))).toMatchObject({
      violations: [{ code: 'charges-needed' }, { code: 'shares-needed' }],
    });
    const places = [0, 1].flatMap((itinerary) => [0, 1].map((traveller) => ({ traveller, item: itinerary })));
    const shareOf = (at: number, each: string) => ({
      ...(places[at] ?? { traveller: 0, item: 0 }),
      paid: rupees(each),
      taxes: rupees('490.25'),
    });
    const shares = [shareOf(0, '5490.12'), shareOf(1, '5490.13'), shareOf(2, '5490.12'), shareOf(3, '5490.13')];
    expect(
      sum(
        'INR',
        shares.map((share) => share.paid),
      ),
    ).toEqual(paid);
    const charges = (traveller: number, fee: string) =>
      [0, 1].map((itinerary) => ({ traveller, item: itinerary, airline: rupees('1500.00'), fee: rupees(fee) }));
    const short = [...shares.slice(0, 3), shareOf(3, '5490.12')];
    expect(await failureOf(quote({ number: first, charges: charges(0, '0.00'), shares: short }))).toMatchObject({
      violations: [{ code: 'shares-total', params: { total: rupees('21960.50') } }],
    });
    const one = await get(quote({ number: first, charges: charges(0, '100.00'), shares }));
    expect(one.becomes).toBe('part-cancelled');
    expect(ownLine(one)).toEqual(rupees('7780.24'));
    expect(one.byLaw).toEqual(rupees('980.50'));
    expect(one.remainingTotal).toEqual(rupees('10980.26'));
    const before = await balance();
    await get(settle(first, one));
    // Its tickets are reported by now: nothing has to be said again, and they cannot be given back twice.
    const second = await askCancel(transactionId, [1], [0, 1]);
    await act(operator, second, 'take');
    expect(await failureOf(quote({ number: second }))).toMatchObject({ violations: [{ code: 'charges-needed' }] });
    const other = await get(quote({ number: second, charges: charges(1, '0.00') }));
    await get(settle(second, other));
    expect(await balance()).toEqual(add(before, add(ownLine(one), ownLine(other))));
    const kept = add(one.charges.amount, other.charges.amount);
    expect(add(add(ownLine(one), ownLine(other)), kept)).toEqual(paid);
    const about = { transactionId, travellers: [0], items: [0] };
    const again = await failureOf(agent.desk.booking.askRequest(askOfFlights({ ...once(), kind: 'cancel', about })));
    expect(again).toMatchObject({ _tag: 'NotAllowedInState', state: 'cancelled' });
  });

  it('lets only one of two settle, and nobody where the booking or the request has moved on', async () => {
    const transactionId = await sold();
    const number = await askCancel(transactionId, [0, 1]);
    // Equal requests would be one.
    const twin = await askCancel(transactionId, [0, 1], [0], 'Not well');
    await act(operator, number, 'take');
    await act(colleague, twin, 'take');
    const shown = await get(quote({ number }));
    const shownToo = await get(quote({ number: twin }, colleague));
    // A quote of one request settles no other, no matter who asks.
    expect(await failureOf(settle(twin, shown, once(), colleague))).toMatchObject({ _tag: 'NotFound' });
    expect(await failureOf(agent.desk.booking.cancel({ ...once(), cancelQuoteId: shown.cancelQuoteId }))).toMatchObject(
      {
        _tag: 'NotFound',
      },
    );
    const before = await balance();
    const both = await Promise.all([
      failureOf(settle(number, shown)),
      failureOf(settle(twin, shownToo, once(), colleague)),
    ]);
    expect(both.filter((failure) => failure === undefined)).toHaveLength(1);
    expect(both.find((failure) => failure !== undefined)).toMatchObject({ _tag: 'NotAllowedInState' });
    expect(await balance()).toEqual(add(before, ownLine(shown)));

    const other = await sold();
    const gone = await askCancel(other, [0, 1]);
    await act(operator, gone, 'take');
    const stale = await get(quote({ number: gone }));
    await get(agent.desk.booking.decideRequest({ ...once(), number: gone, act: 'withdraw' }));
    expect(await failureOf(settle(gone, stale))).toMatchObject({ _tag: 'NotAllowedInState', state: 'withdrawn' });
    const last = await askCancel(other, [0]);
    await act(operator, last, 'take');
    const part = await get(quote({ number: last }));
    await act(colleague, last, 'hand-back');
    await act(colleague, last, 'take');
    expect(await failureOf(settle(last, part))).toMatchObject({ reason: 'taken-by-another' });
    const mine = await get(quote({ number: last }, colleague));
    const whole = await get(agent.desk.booking.cancelQuote({ transactionId: other }));
    await get(agent.desk.booking.cancel({ ...once(), cancelQuoteId: whole.cancelQuoteId }));
    expect(await failureOf(settle(last, mine, once(), colleague))).toMatchObject({ _tag: 'NotAllowedInState' });
    expect((await get(colleague.desk.booking.request({ number: last }))).state).toBe('taken');
  });

  it('is withdrawn or settled, never both, whichever is first', async () => {
    for (let round = 0; round < 3; round += 1) {
      const transactionId = await sold();
      const number = await askCancel(transactionId, [0, 1]);
      await act(operator, number, 'take');
      const shown = await get(quote({ number }));
      const before = await balance();
      const [settled, withdrawn] = await Promise.all([
        failureOf(settle(number, shown)),
        failureOf(agent.desk.booking.decideRequest({ ...once(), number, act: 'withdraw' })),
      ]);
      expect([settled, withdrawn].filter((failure) => failure === undefined)).toHaveLength(1);
      const { state } = await get(agent.desk.booking.request({ number }));
      expect(state).toBe(settled === undefined ? 'confirmed' : 'withdrawn');
      expect(await balance()).toEqual(settled === undefined ? add(before, ownLine(shown)) : before);
    }
  });

  it('is taken up again where the airline refuses, and can be settled then', async () => {
    const transactionId = await sold();
    const number = await askCancel(transactionId, [0, 1]);
    await act(operator, number, 'take');
    const shown = await get(quote({ number }));
    const before = await balance();
    // The airline has changed its mind since: what it gives back is not what was agreed to.
    await database.query(
      `update amendment_quote set document = jsonb_set(document::jsonb, '{plan,asks,expectedRefund,minor}', '1')::json
       where quote_id = $1`,
      [shown.cancelQuoteId],
    );
    expect(await failureOf(settle(number, shown))).toMatchObject({ _tag: 'FareChanged' });
    const { state, history } = await get(agent.desk.booking.request({ number }));
    expect(state).toBe('taken');
    expect(history.map(({ code }) => code)).toEqual(['asked', 'take', 'settle', 'not-settled']);
    expect(await balance()).toEqual(before);
    expect(await get(settle(number, await get(quote({ number }))))).toMatchObject({ state: 'confirmed' });
  });
});
