/** Holds, tickets for them, cancellations: over the real stores and the sandbox, with the clock in the test's hand. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withinRights } from '#application/backoffice/field-rights.ts';
import type { Desk } from '#application/desk/desk.ts';
import { wrongSums } from '#domain/price/explain.ts';
import { add, money, subtract } from '#domain/money/money.ts';
import { fromMilliseconds, plusMinutes, toMilliseconds } from '#domain/time/instant.ts';
import { toInstant } from '#domain/time/place-time.ts';
import { SupplierSilent } from '#application/backoffice/ports/supplier.ts';
import type { FlightQuote } from '#domain/flight/quote/quote.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { StoredOutbox } from '#infrastructure/backoffice/database/booking/records.ts';
import { journey, oneWay } from '#tests/fixtures/flight-supplier.ts';
import {
  type AmendingOffice,
  openedOffice,
  expectBooksRight,
  type OfficeOptions,
  rupees,
} from '#tests/support/amending-office.ts';
import { databases } from '#tests/support/databases.ts';
import { ticketsOf } from '#tests/fixtures/flight-booked.ts';

const run = Effect.runPromise;
const failure = async <A, E>(asked: Effect.Effect<A, E>): Promise<E> => {
  const result = await run(Effect.result(asked));
  if (result._tag === 'Success') throw new Error(`not refused: ${JSON.stringify(result.success)}`);
  return result.failure;
};
const id = (): string => randomUUID();
const holdable = ({ hold }: FlightQuote): boolean => hold !== undefined;

describe.each(databases())('amending on the $kind database', ({ fresh }) => {
  let database: Database;
  beforeAll(async () => {
    database = await fresh();
  });
  afterAll(() => database.close());

  const officeWith = (money_ = rupees(500_000), options: OfficeOptions = {}) => openedOffice(database, money_, options);
  const held = async (office: AmendingOffice) => {
    const quote = await office.quote(
      oneWay('DEL-BOM', 20, { party: { adults: 2, children: 0, infants: 1 } }),
      holdable,
    );
    const answer = await run(office.sell(quote, 'hold'));
    return { quote, ...answer };
  };
  const sold = async (
    office: AmendingOffice,
    request = oneWay('DEL-BLR', 25, { party: { adults: 2, children: 1, infants: 0 } }),
  ) => {
    const quote = await office.quote(request);
    return { quote, ...(await run(office.sell(quote, 'ticket'))) };
  };

  it('holds seats without money, until a limit', async () => {
    const office = await officeWith(rupees(0));
    const before = await office.seatsSold();
    const { quote, transactionId, status, reference: pnr, tickets } = await held(office);
    expect([status, tickets]).toEqual(['held', []]);
    const booking = await office.details(transactionId);
    expect(booking).toMatchObject({ status: 'held', reference: pnr, heldUntil: quote.hold?.until, version: 2 });
    expect(booking.history.map(({ code }) => code)).toEqual(['requested', 'held']);
    expect(await office.balance()).toMatchObject({ balance: rupees(0), reserved: rupees(0) });
    expect(await office.seatsSold()).toBe(before + 2);
    const queue = await office.holds();
    expect(queue.holds).toMatchObject([
      { transactionId, reference: pnr, until: quote.hold?.until, urgency: 'later', minutesLeft: 1440 },
    ]);
    expect(queue.account?.all).toMatchObject({ count: 1, needs: quote.fare.terms?.net });
    expect(queue.account?.all.shortfall).toEqual(quote.fare.terms?.net);
  });

  it('holds nothing where the fare is not held', async () => {
    const office = await officeWith();
    const quote = await office.quote(oneWay('DEL-BOM', 20), ({ hold }) => hold === undefined);
    expect(await failure(office.sell(quote, 'hold'))).toMatchObject({
      _tag: 'Invalid',
      violations: [{ code: 'hold-not-offered', path: 'mode' }],
    });
  });

  it('tickets a hold: reserves, captures, issues; once, however often it is asked', async () => {
    const office = await officeWith();
    const { quote, transactionId } = await held(office);
    const request = { transactionId, requestId: id() };
    const [one, other] = await Promise.all([
      run(office.desk.ticketHeld(request)),
      run(office.desk.ticketHeld(request)),
    ]);
    expect(other).toEqual(one);
    expect(await run(office.desk.ticketHeld(request))).toEqual(one);
    expect(one).toMatchObject({ status: 'confirmed', ledgerEntry: 'LG-1' });
    expect(ticketsOf(one)).toHaveLength(3);
    const net = quote.fare.terms?.net ?? rupees(0);
    expect((await office.balance()).balance).toEqual(money(-net.minor, 'INR'));
    const booking = await office.details(transactionId);
    expect(booking).toMatchObject({ status: 'confirmed', version: 4, ledgerEntry: 'LG-1', tickets: ticketsOf(one) });
    expect(booking.heldUntil).toBeUndefined();
    expect(booking.history.map(({ code }) => code)).toEqual(['requested', 'held', 'amending', 'confirmed']);
    expect((await office.holds()).holds).toEqual([]);
    const found = await run(
      office.bookings.list({ agencyId: office.agencyId, text: ticketsOf(one)[0]?.number ?? '', page: 1, pageSize: 5 }),
    );
    expect(found.bookings.map((each) => each.transactionId)).toEqual([transactionId]);
    expect(await failure(office.desk.ticketHeld({ transactionId, requestId: id() }))).toMatchObject({
      _tag: 'NotAllowedInState',
      state: 'confirmed',
    });
    expect(await failure(office.desk.releaseHeld(request))).toMatchObject({ _tag: 'RequestIdReused' });
    await expectBooksRight(office);
  });

  it('does not ticket a hold that the account cannot pay, and leaves it held', async () => {
    const office = await officeWith(rupees(10));
    const { transactionId, quote } = await held(office);
    const request = { transactionId, requestId: id() };
    expect(await failure(office.desk.ticketHeld(request))).toMatchObject({
      _tag: 'BalanceTooLow',
      needed: quote.fare.terms?.net,
      available: rupees(10),
    });
    expect((await office.details(transactionId)).status).toBe('held');
    await run(office.ledger.setCreditLimit(office.agencyId, rupees(500_000)));
    expect(await run(office.desk.ticketHeld(request))).toMatchObject({ status: 'confirmed' });
    await expectBooksRight(office);
  });

  it('releases a hold: its seats are free again', async () => {
    const office = await officeWith();
    const before = await office.seatsSold();
    const { transactionId } = await held(office);
    expect(await run(office.desk.releaseHeld({ transactionId, requestId: id() }))).toMatchObject({
      status: 'released',
    });
    expect(await office.seatsSold()).toBe(before);
    expect((await office.details(transactionId)).history.at(-1)).toMatchObject({ code: 'released' });
    await expectBooksRight(office);
  });

  it('ends a hold whose limit has passed: seats free, history, a note', async () => {
    const office = await officeWith();
    const { transactionId, quote } = await held(office);
    const until = quote.hold?.until ?? office.clock.at;
    expect(await office.expire()).toBe(0);
    office.clock.at = until;
    expect(await failure(office.desk.ticketHeld({ transactionId, requestId: id() }))).toMatchObject({
      state: 'expired',
    });
    expect(await office.expire()).toBeGreaterThanOrEqual(1);
    expect(await office.expire()).toBe(0);
    expect(await office.details(transactionId)).toMatchObject({ status: 'expired' });
    const [freed] = await database.query<{ state: string }>(
      'select hold as state from sandbox_order where order_key = $1',
      [transactionId],
    );
    expect(freed?.state).toBe('over');
    const notes = await run(new StoredOutbox(database).take(['hold-expired'], 100, 60));
    expect(notes.map(({ payload }) => payload)).toContainEqual({ agencyId: office.agencyId, transactionId });
    const [warned] = await database.query<{ warnings: string }>(
      `select count(*) as warnings from outbox where kind = 'hold-ending' and payload ->> 'transactionId' = $1`,
      [transactionId],
    );
    expect(Number(warned?.warnings)).toBeGreaterThanOrEqual(3);
    await expectBooksRight(office);
  });

  it('lets others have the seats of a hold that expired before anybody asked', async () => {
    const office = await officeWith();
    const { transactionId, quote } = await held(office);
    const before = await office.seatsSold();
    office.clock.at = quote.hold?.until ?? office.clock.at;
    await office.quote(oneWay('DEL-BLR', 22));
    const after = await office.seatsSold();
    expect(after).toBeLessThanOrEqual(before - 2);
    await office.expire();
    expect((await office.details(transactionId)).status).toBe('expired');
    expect(await office.seatsSold()).toBe(after);
  });

  it('shows what cancelling comes to later and what else could be done, each caller the sides that are theirs', async () => {
    const rights = ['search', 'book', 'ticket', 'cancel'] as const;
    for (const more of [[], ['see-net-fares'], ['see-net-fares', 'operate']] as const) {
      const office = await officeWith(rupees(500_000), { caller: { rights: new Set([...rights, ...more]) } });
      const { transactionId } = await sold(office);
      const desk = withinRights(
        'booking',
        { ...office.desk } as Partial<Desk['booking']> as Desk['booking'],
        office.caller,
      );
      const shown = await run(desk.cancelQuote({ transactionId }));
      const [now, tomorrow, ...later] = shown.overTime;
      expect(now).toMatchObject({ kind: 'now', charges: shown.charges.amount, customerRefund: shown.customerRefund });
      expect(tomorrow?.kind).toBe('tomorrow');
      expect(later.at(-1)?.kind).toBe('departure');
      expect(shown.alternatives.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['change', 'no-show']));
      expect(wrongSums(shown.customer)).toEqual([]);
      expect(shown.customer.amount).toEqual(shown.customerRefund);
      const netSide = [...shown.overTime, ...shown.alternatives].filter(({ refund }) => refund !== undefined);
      expect(netSide.length > 0).toBe(more.length > 0);
      expect(shown.sources?.every(({ note }) => note !== '')).toBe(more.length > 1 ? true : undefined);
      expect(JSON.stringify({ ...shown, sources: [] })).not.toMatch(/sandbox (figure|grid)|Business Standard/);
    }
  });

  it('quotes a cancellation and does what it quoted', async () => {
    const office = await officeWith();
    const { transactionId, quote } = await sold(office);
    const net = quote.fare.terms?.net ?? rupees(0);
    const seats = await office.seatsSold();
    const shown = await run(office.desk.cancelQuote({ transactionId }));
    expect(wrongSums(shown.charges)).toEqual([]);
    if (shown.refund === undefined || shown.ledgerLines === undefined) throw new Error('no net side');
    expect(wrongSums(shown.refund)).toEqual([]);
    expect(shown).toMatchObject({ becomes: 'cancelled', remainingTotal: rupees(0), expiresInSeconds: 900 });
    // Charge = refund + retained, to the paisa.
    expect(add(shown.refund.amount, shown.charges.amount)).toEqual(net);
    expect(shown.ledgerLines.reduce((sum, { amount }) => sum + amount.minor, 0)).toBe(0);
    expect(shown.ledgerLines[0]).toEqual({ account: `agency:${office.agencyId}`, amount: shown.refund.amount });
    const request = { cancelQuoteId: shown.cancelQuoteId, requestId: id(), remarks: 'Called off' };
    const done = await run(office.desk.cancel(request));
    expect(done).toEqual({
      transactionId,
      status: 'cancelled',
      customerRefund: shown.customerRefund,
      creditNote: 'LG-2',
    });
    expect(await run(office.desk.cancel(request))).toEqual(done);
    expect((await office.balance()).balance).toEqual(subtract(shown.refund.amount, net));
    const posted = await database.query<{ account: string; amount: string }>(
      'select ledger_account as account, amount from posting where agency_id = $1 and sequence = 2 order by line',
      [office.agencyId],
    );
    expect(posted.map(({ account, amount }) => ({ account, amount: money(Number(amount), 'INR') }))).toEqual(
      shown.ledgerLines,
    );
    expect(await office.seatsSold()).toBe(seats - 3);
    const booking = await office.details(transactionId);
    expect(booking.gone).toHaveLength(3);
    expect(booking.history.at(-1)).toMatchObject({
      code: 'cancelled',
      params: { remarks: 'Called off', kind: 'cancel' },
    });
    expect(await office.refunds()).toMatchObject({
      total: 1,
      refunds: [{ transactionId, state: 'credited', refund: shown.refund.amount, ledgerEntry: 'LG-2' }],
    });
    expect(await failure(office.desk.cancelQuote({ transactionId }))).toMatchObject({ state: 'cancelled' });
    await expectBooksRight(office);
  });

  it('cancels traveller by traveller and direction by direction, all of it coming back or kept', async () => {
    const office = await officeWith();
    const request = journey('DEL-BOM 30, BOM-DEL 34', { party: { adults: 2, children: 0, infants: 0 } });
    const { transactionId, quote } = await sold(office, request);
    expect(quote.options).toHaveLength(2);
    const seats = await office.seatsSold();
    const steps = [
      { travellers: [1], items: [1] },
      { travellers: [0], items: [1] },
      { travellers: [0, 1], items: [0] },
    ];
    let kept = 0;
    let back = 0;
    for (const [at, step] of steps.entries()) {
      const shown = await run(office.desk.cancelQuote({ transactionId, ...step }));
      kept += shown.charges.amount.minor;
      back += shown.refund?.amount.minor ?? 0;
      const done = await run(office.desk.cancel({ cancelQuoteId: shown.cancelQuoteId, requestId: id() }));
      expect(done.status).toBe(at === steps.length - 1 ? 'cancelled' : 'part-cancelled');
    }
    expect(kept + back).toBe(quote.fare.terms?.net.minor);
    expect((await office.balance()).balance).toEqual(money(back - (quote.fare.terms?.net.minor ?? 0), 'INR'));
    expect(await office.seatsSold()).toBe(seats - 4);
    await expectBooksRight(office);
  });

  it('refuses what cannot be cancelled, saying where', async () => {
    const office = await officeWith();
    const { transactionId } = await sold(
      office,
      oneWay('DEL-BLR', 25, { party: { adults: 1, children: 0, infants: 1 } }),
    );
    const refused = async (asked: { travellers?: readonly number[]; items?: readonly number[] }) => {
      const seen = await failure(office.desk.cancelQuote({ transactionId, ...asked }));
      return seen._tag === 'Invalid' ? seen.violations.map(({ code, path }) => `${code} ${path}`) : seen;
    };
    expect(await refused({ travellers: [4] })).toEqual(['place-not-booked travellers[0]']);
    expect(await refused({ items: [-1] })).toEqual(['place-not-booked items[0]']);
    expect(await refused({ travellers: [0] })).toEqual(['party-adult travellers']);
    expect(await refused({ travellers: [] })).toEqual(['cancel-nothing travellers']);
    const booking = await office.details(transactionId);
    office.clock.at = plusMinutes(office.clock.at, 60 * 24 * 40);
    expect(await refused({})).toEqual(['place-flown travellers']);
    expect(booking.status).toBe('confirmed');
    expect(await failure(office.desk.cancelQuote({ transactionId: 'FL0' }))).toMatchObject({ _tag: 'NotFound' });
  });

  it('lets a quote of a cancellation expired, with its time or with a step of the rules', async () => {
    const office = await officeWith();
    const { transactionId } = await sold(office);
    const shown = await run(office.desk.cancelQuote({ transactionId }));
    office.clock.at = shown.expiresAt;
    expect(await failure(office.desk.cancel({ cancelQuoteId: shown.cancelQuoteId, requestId: id() }))).toMatchObject({
      _tag: 'NotFound',
      what: 'cancel-quote',
    });
    const { itineraries, rules } = await office.details(transactionId);
    const hours = rules.sectors[0]?.steps.map(({ hoursTo }) => hoursTo).find((each) => each > 0 && each < 24 * 20);
    if (hours === undefined) return;
    const departs = toMilliseconds(toInstant(itineraries[0].segments[0].departure));
    office.clock.at = fromMilliseconds(departs - hours * 3_600_000 - 5 * 60_000);
    const near = await run(office.desk.cancelQuote({ transactionId }));
    expect(near.expiresInSeconds).toBe(300);
  });

  it('uses a quote once, and one amendment at a time', async () => {
    const office = await officeWith();
    const { transactionId } = await sold(office);
    const [one, other] = [
      await run(office.desk.cancelQuote({ transactionId, travellers: [0] })),
      await run(office.desk.cancelQuote({ transactionId, travellers: [1] })),
    ];
    const answers = await Promise.all(
      [one, one, other].map(({ cancelQuoteId }) =>
        run(Effect.result(office.desk.cancel({ cancelQuoteId, requestId: id() }))),
      ),
    );
    expect(answers.filter(({ _tag }) => _tag === 'Success')).toHaveLength(1);
    for (const answer of answers) {
      if (answer._tag === 'Failure') expect(answer.failure).toMatchObject({ _tag: 'NotAllowedInState' });
    }
    expect((await office.details(transactionId)).gone).toHaveLength(1);
    await expectBooksRight(office);
  });

  it('is in doubt where the airline keeps silent, and settles by asking', async () => {
    const after = await officeWith(rupees(500_000));
    const { transactionId } = await held(after);
    after.supplier.misbehave({ silentAfter: 1 });
    const request = { transactionId, requestId: id() };
    expect(await failure(after.desk.ticketHeld(request))).toMatchObject({ _tag: 'InDoubt', transactionId });
    expect(await after.details(transactionId)).toMatchObject({
      status: 'amending',
      amending: { kind: 'ticket-held', state: 'in-doubt' },
    });
    expect(await failure(after.desk.releaseHeld({ transactionId, requestId: id() }))).toMatchObject({
      state: 'amending',
    });
    after.supplier.misbehave({});
    await after.recover();
    expect(await run(after.desk.ticketHeld(request))).toMatchObject({ status: 'confirmed' });
    await expectBooksRight(after);

    const before = await officeWith();
    const sale = await sold(before);
    const shown = await run(before.desk.cancelQuote({ transactionId: sale.transactionId }));
    before.supplier.misbehave({ silentBefore: 1 });
    const cancelling = { cancelQuoteId: shown.cancelQuoteId, requestId: id() };
    expect(await failure(before.desk.cancel(cancelling))).toMatchObject({ _tag: 'InDoubt' });
    before.supplier.misbehave({});
    await before.recover();
    expect(await run(before.desk.cancel(cancelling))).toEqual({
      transactionId: sale.transactionId,
      status: 'confirmed',
    });
    expect((await before.details(sale.transactionId)).history.map(({ code }) => code).slice(-2)).toEqual([
      'amendment-in-doubt',
      'amendment-refused',
    ]);
    await expectBooksRight(before);
  });

  it('says another refund of the airline as a changed fare', async () => {
    const office = await officeWith(rupees(500_000), {
      amending: (real) => ({
        ...real,
        code: real.code,
        settle: real.settle,
        cancelRefund: real.cancelRefund,
        amend: (key, asked, now) =>
          real.amend(
            key,
            asked.kind === 'cancel' ? { ...asked, expectedRefund: add(asked.expectedRefund, rupees(100)) } : asked,
            now,
          ),
      }),
    });
    const { transactionId } = await sold(office);
    const shown = await run(office.desk.cancelQuote({ transactionId }));
    const seen = await failure(office.desk.cancel({ cancelQuoteId: shown.cancelQuoteId, requestId: id() }));
    expect(seen).toMatchObject({ _tag: 'FareChanged', from: shown.customerRefund });
    expect((await office.details(transactionId)).status).toBe('confirmed');
    await expectBooksRight(office);
  });

  it('shows nothing where the airline says another refund than its rules, or says nothing', async () => {
    for (const [answer, tag] of [
      [Effect.succeed(rupees(1)), 'Fault'],
      [Effect.fail(new SupplierSilent({ supplier: 'sandbox', detail: '' })), 'Unavailable'],
    ] as const) {
      const office = await officeWith(rupees(500_000), {
        amending: ({ code, settle, amend }) => ({ code, settle, amend, cancelRefund: () => answer }),
      });
      const { transactionId } = await sold(office);
      expect(await failure(office.desk.cancelQuote({ transactionId }))).toMatchObject({ _tag: tag });
    }
  });

  it('ends a hold in time whatever the airline says of it', async () => {
    const office = await officeWith();
    const { transactionId, quote } = await held(office);
    office.clock.at = quote.hold?.until ?? office.clock.at;
    office.supplier.misbehave({ refuse: 1 });
    await office.expire();
    office.supplier.misbehave({});
    expect((await office.details(transactionId)).status).toBe('expired');
    // The airline ends it by itself.
    await office.supplier.amendments.expire(office.clock.at);
    await expectBooksRight(office);
  });

  it('ends a hold that expires while it is being ticketed one way only', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      const office = await officeWith();
      const { transactionId, quote } = await held(office);
      const seats = await office.seatsSold();
      const ticketing = run(Effect.result(office.desk.ticketHeld({ transactionId, requestId: id() })));
      office.clock.at = quote.hold?.until ?? office.clock.at;
      const expiring = (async () => {
        await new Promise((resolve) => setTimeout(resolve, turn * 2));
        await office.supplier.amendments.expire(office.clock.at);
        await office.expire();
      })();
      const answer = await ticketing;
      await expiring;
      await office.recover();
      await office.expire();
      const { status, tickets } = await office.details(transactionId);
      const { balance } = await office.balance();
      expect(['confirmed', 'expired']).toContain(status);
      expect(answer._tag === 'Success' && answer.success.status === 'confirmed').toBe(status === 'confirmed');
      expect(tickets.length > 0).toBe(status === 'confirmed');
      expect(balance.minor < 0).toBe(status === 'confirmed');
      expect(await office.seatsSold()).toBe(status === 'confirmed' ? seats : seats - 2);
      await expectBooksRight(office);
    }
  });
});
