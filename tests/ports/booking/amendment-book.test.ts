/** The amendment saga's two commits on real databases: what is claimed, set aside, posted, given back, and by whom. */
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transferPostings } from '#domain/account/postings.ts';
import { money } from '#domain/money/money.ts';
import { instant } from '#domain/time/instant.ts';
import type { AmendmentIntent, AmendmentTurn } from '#application/backoffice/ports/flight/flight-books.ts';
import type { Lease } from '#application/backoffice/ports/booking/booking-book.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { StoredLedgerBook } from '#infrastructure/backoffice/database/account/ledger-book.ts';
import { DatabaseQuoteStore } from '#infrastructure/backoffice/database/flight/quote-store.ts';
import { StoredAuditLog } from '#infrastructure/backoffice/database/booking/records.ts';
import { confirmedWith, makeIntent, quoteOf } from '#tests/fixtures/booking.ts';
import { databases } from '#tests/support/databases.ts';
import { flightAmendments, flightBookings, recordOf } from '#tests/fixtures/kept-flights.ts';

const inr = (minor: number) => money(minor, 'INR');
const run = Effect.runPromise;
const mine: Lease = { owner: 'worker-1', seconds: 60 };
const until = instant('2026-11-21T06:30:00Z');

let count = 0;
const next = (word: string): string => {
  count += 1;
  return `${word}-${count}`;
};

describe.each(databases())('amendments on the $kind database', ({ fresh }) => {
  let database: Database;
  let bookings: ReturnType<typeof flightBookings>;
  let book: ReturnType<typeof flightAmendments>;
  let ledger: StoredLedgerBook;
  beforeAll(async () => {
    database = await fresh();
    bookings = flightBookings(database);
    book = flightAmendments(database);
    ledger = new StoredLedgerBook(database);
  });
  afterAll(() => database.close());

  /** A held booking of an agency that can spend so much. */
  const held = async (credit = 1_000_000) => {
    const agencyId = next('agency');
    await run(ledger.openAccount(agencyId, 'INR', inr(credit)));
    const sold = makeIntent({ agencyId, requestId: next('request'), quoteId: next('quote') });
    await run(new DatabaseQuoteStore(database).keep(quoteOf(sold)));
    const opened = await run(
      bookings.open(
        {
          ...sold,
          mode: 'hold',
          net: inr(0),
          postings: [{ account: `agency:${agencyId}`, currency: 'INR', amount: 0 }],
        },
        mine,
      ),
    );
    if (opened.kind !== 'opened') throw new Error(opened.kind);
    const { transactionId } = opened;
    await run(
      bookings.step({
        transactionId,
        agencyId,
        version: 1,
        operation: 'flight.book',
        owner: mine.owner,
        ...recordOf(confirmedWith(transactionId).pnr),
        to: 'held',
        until,
        heldAt: until,
      }),
    );
    return { agencyId, transactionId, requestId: sold.requestId };
  };
  const ticketing = (
    { agencyId, transactionId }: { readonly agencyId: string; readonly transactionId: string },
    overrides: Partial<AmendmentIntent> & { readonly requestId?: string; readonly content?: string } = {},
  ): AmendmentIntent => {
    const { requestId = next('amend'), content = 'ticket', ...rest } = overrides;
    return {
      agencyId,
      transactionId,
      product: 'flight',
      kind: 'ticket-held',
      before: 'held',
      version: 2,
      asker: { name: 'Asha Rao', userId: 'user-1', onBehalfOf: 'agency-x', requestId, content },
      supplier: 'sandbox',
      reserve: inr(500_000),
      entry: { kind: 'booking', postings: transferPostings(agencyId, inr(-500_000), 'supplier:sandbox') },
      plan: {
        asks: {
          kind: 'ticket',
          orderKey: transactionId,
          reference: confirmedWith(transactionId).pnr,
          expectedTotal: inr(500_000),
        },
        becomes: 'confirmed',
        params: { pnr: confirmedWith(transactionId).pnr },
      },
      ...rest,
    };
  };
  const opened = async (intent: AmendmentIntent, lease = mine) => {
    const answer = await run(book.open(intent, lease));
    if (answer.kind !== 'opened') throw new Error(`not opened: ${answer.kind}`);
    return answer;
  };
  const turn = (
    { agencyId, transactionId }: { readonly agencyId: string; readonly transactionId: string },
    { amendmentId, version }: { readonly amendmentId: string; readonly version: number },
    how: { readonly to: 'done' | 'refused'; readonly owner?: string },
  ): AmendmentTurn => {
    const step = {
      amendmentId,
      agencyId,
      transactionId,
      product: 'flight',
      kind: 'ticket-held',
      version,
      owner: how.owner ?? mine.owner,
    } as const;
    return how.to === 'refused'
      ? { ...step, booking: 'held', to: 'refused', refusal: { reason: 'refused' } }
      : {
          ...step,
          booking: 'confirmed',
          to: 'done',
          tickets: confirmedWith(transactionId).tickets,
          words: confirmedWith(transactionId).tickets.map(({ number }) => number),
          narration: { code: 'flight-ticket', params: {} },
          params: { pnr: confirmedWith(transactionId).pnr },
          outbox: [{ kind: 'flight-ticketed', payload: { agencyId } }],
        };
  };

  it('opens: sets aside, moves the booking, names who asked and for whom', async () => {
    const sale = await held();
    const { amendmentId, version } = await opened(ticketing(sale));
    expect([amendmentId, version]).toEqual([`${sale.transactionId}.1`, 3]);
    expect(await run(ledger.balance(sale.agencyId))).toMatchObject({ balance: inr(0), reserved: inr(500_000) });
    const booking = await run(bookings.find(sale.agencyId, sale.transactionId));
    expect(booking).toMatchObject({
      status: 'amending',
      version: 3,
      amending: { kind: 'ticket-held', state: 'requested' },
    });
    expect(booking?.history.at(-1)).toMatchObject({
      code: 'amending',
      params: { kind: 'ticket-held' },
      actor: 'Asha Rao',
      onBehalfOf: 'agency-x',
    });
  });

  it('does: posts, captures, frees nothing twice, writes history, audit and search words', async () => {
    const sale = await held();
    const at = await opened(ticketing(sale));
    expect(await run(book.step(turn(sale, at, { to: 'done' })))).toEqual({ kind: 'done', ledgerEntry: 'LG-1' });
    expect(await run(book.step(turn(sale, { ...at, version: 4 }, { to: 'done' })))).toEqual({ kind: 'late' });
    expect(await run(ledger.balance(sale.agencyId))).toMatchObject({ balance: inr(-500_000), reserved: inr(0) });
    const [ticket] = confirmedWith(sale.transactionId).tickets;
    const asked = { agencyId: sale.agencyId, text: ticket?.number ?? '', page: 1, pageSize: 5 };
    expect((await run(bookings.list(asked))).bookings).toMatchObject([{ status: 'confirmed' }]);
    expect(await run(new StoredAuditLog(database).recent(sale.agencyId, 1))).toMatchObject([
      { actorUserId: 'user-1', onBehalfOf: 'agency-x', operation: 'flight.ticket-held', reference: sale.transactionId },
    ]);
    expect(await run(book.holds(sale.agencyId, 10))).toEqual([]);
  });

  it('refuses: gives the reserve and the status back, and the hold stays', async () => {
    const sale = await held();
    const at = await opened(ticketing(sale));
    await run(book.step(turn(sale, at, { to: 'refused' })));
    expect(await run(ledger.balance(sale.agencyId))).toMatchObject({ balance: inr(0), reserved: inr(0) });
    expect(await run(bookings.find(sale.agencyId, sale.transactionId))).toMatchObject({
      status: 'held',
      heldUntil: until,
    });
    expect(await run(book.holds(sale.agencyId, 10))).toMatchObject([{ transactionId: sale.transactionId, until }]);
    const again = await opened(ticketing(sale, { version: 4 }));
    expect(again.amendmentId).toBe(`${sale.transactionId}.2`);
  });

  it('is one at a time, from the state that was looked at', async () => {
    const sale = await held();
    expect(await run(book.open(ticketing(sale, { version: 1 }), mine))).toEqual({ kind: 'moved', status: 'held' });
    const racers = await Promise.all([1, 2, 3, 4].map(() => run(book.open(ticketing(sale), mine))));
    expect(racers.filter(({ kind }) => kind === 'opened')).toHaveLength(1);
    expect(racers.filter(({ kind }) => kind === 'moved')).toHaveLength(3);
    expect(await run(ledger.balance(sale.agencyId))).toMatchObject({ reserved: inr(500_000) });
  });

  it('claims a request for good, beside those of bookings, and a quote once', async () => {
    const sale = await held();
    const intent = ticketing(sale, { requestId: 'r-1', quoteId: 'q-1' });
    const { amendmentId, version } = await opened(intent);
    expect(await run(book.open(intent, mine))).toEqual({ kind: 'repeated', amendmentId });
    expect(await run(book.claimed(sale.agencyId, 'r-1', 'ticket'))).toEqual({ kind: 'repeated', amendmentId });
    expect(await run(book.claimed(sale.agencyId, 'r-1', 'other'))).toEqual({ kind: 'reused' });
    expect(await run(book.open(ticketing(sale, { requestId: sale.requestId }), mine))).toEqual({ kind: 'reused' });
    await run(book.step(turn(sale, { amendmentId, version }, { to: 'refused' })));
    expect(await run(book.open(ticketing(sale, { quoteId: 'q-1', version: 4 }), mine))).toEqual({
      kind: 'quote-used',
      status: 'held',
    });
  });

  it('leaves nothing where the account cannot pay, nor in another agency’s booking', async () => {
    const sale = await held(400_000);
    expect(await run(book.open(ticketing(sale), mine))).toEqual({
      kind: 'balance-too-low',
      needed: inr(500_000),
      available: inr(400_000),
    });
    expect(await run(bookings.find(sale.agencyId, sale.transactionId))).toMatchObject({ status: 'held', version: 2 });
    const other = await held();
    await expect(run(book.open(ticketing({ ...sale, agencyId: other.agencyId }), mine))).rejects.toThrow('no booking');
    expect(await run(book.booking(other.agencyId, sale.transactionId))).toBeUndefined();
    expect(await run(book.find(other.agencyId, `${sale.transactionId}.1`))).toBeUndefined();
  });

  it('refuses the late: whose lease expired and was taken', async () => {
    const sale = await held();
    const at = await opened(ticketing(sale), { owner: 'slow', seconds: 0 });
    const takeMine = () =>
      Effect.map(book.takeUnsettled(mine, 50), (some) => some.filter((each) => each.agencyId === sale.agencyId));
    const taken = await run(takeMine());
    expect(taken).toMatchObject([{ amendmentId: at.amendmentId, state: 'requested', version: 3, attempt: 1 }]);
    expect(await run(takeMine())).toEqual([]);
    expect(await run(book.step(turn(sale, at, { to: 'done', owner: 'slow' })))).toEqual({ kind: 'late' });
    await run(book.putBack(sale.agencyId, at.amendmentId, 'slow', 0));
    expect(await run(book.step(turn(sale, at, { to: 'done' })))).toMatchObject({ kind: 'done' });
  });

  it('names holds whose limit has passed, but not those being ticketed', async () => {
    const [one, other] = [await held(), await held()];
    await opened(ticketing(other));
    const expired = await run(book.expiredHolds(until, 1000));
    const ids = expired.map(({ transactionId }) => transactionId);
    expect(ids).toContain(one.transactionId);
    expect(ids).not.toContain(other.transactionId);
    expect(await run(book.expiredHolds(instant('2026-11-21T06:29:59Z'), 1000))).toEqual([]);
  });
});
