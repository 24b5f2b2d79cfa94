/** The saga's two commits on real databases: what is claimed, set aside, captured, released, and by whom. */
import { toInstant } from '#domain/time/place-time.ts';
import { Effect } from 'effect';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chainStart } from '#domain/account/chain.ts';
import { transferPostings } from '#domain/account/postings.ts';
import { countsByStatus } from '#domain/booking/life.ts';
import { agencyInvoice } from '#domain/booking/papers/invoice.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { instant } from '#domain/time/instant.ts';
import { money } from '#domain/money/money.ts';
import type { Lease, Opened } from '#application/backoffice/ports/booking/booking-book.ts';
import type { BookingIntent, BookingStep } from '#application/backoffice/ports/flight/flight-books.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { StoredLedgerBook } from '#infrastructure/backoffice/database/account/ledger-book.ts';
import { StoredDocumentBook } from '#infrastructure/backoffice/database/booking/document-book.ts';
import { DatabaseQuoteStore } from '#infrastructure/backoffice/database/flight/quote-store.ts';
import { StoredAuditLog, StoredOutbox } from '#infrastructure/backoffice/database/booking/records.ts';
import { confirmedWith, makeFare, makeIntent, makeTraveller, quoteOf } from '#tests/fixtures/booking.ts';
import { makeDocumentFacts } from '#tests/fixtures/documents.ts';
import { databases } from '#tests/support/databases.ts';
import { paidIn } from '#tests/support/paid-in.ts';
import { flightBookings, keptFlights, recordOf } from '#tests/fixtures/kept-flights.ts';

const inr = (minor: number) => money(minor, 'INR');
const run = Effect.runPromise;
const mine: Lease = { owner: 'worker-1', seconds: 60 };

let count = 0;
const next = (word: string): string => {
  count += 1;
  return `${word}-${count}`;
};

function saleOf({ pnr, tickets }: ReturnType<typeof confirmedWith>) {
  return { ...recordOf(pnr, tickets), issued: { tickets }, words: tickets.map(({ number }) => number) };
}

function ticketed(
  agencyId: string,
  transactionId: string,
  overrides: Partial<Extract<BookingStep, { to: 'confirmed' }>> = {},
): BookingStep {
  return {
    transactionId,
    agencyId,
    version: 1,
    operation: 'flight.book',
    owner: mine.owner,
    actor: 'Asha Rao',
    to: 'confirmed',
    ...saleOf(confirmedWith(transactionId)),
    narration: { code: 'flight-ticket', params: { route: 'DEL–BOM' } },
    outbox: [{ kind: 'flight-ticketed', payload: { agencyId: 'a' } }],
    ...overrides,
  };
}

function refused(agencyId: string, transactionId: string, version = 1, owner = mine.owner): BookingStep {
  const step = { transactionId, agencyId, product: 'flight', operation: 'flight.book', version, owner } as const;
  return { ...step, to: 'not-confirmed', refusal: { reason: 'sold-out' } };
}

describe.each(databases())('bookings on the $kind database', ({ fresh }) => {
  let database: Database;
  let book: ReturnType<typeof flightBookings>;
  let ledger: StoredLedgerBook;
  let quotes: DatabaseQuoteStore;
  beforeAll(async () => {
    database = await fresh();
    book = flightBookings(database);
    ledger = new StoredLedgerBook(database);
    quotes = new DatabaseQuoteStore(database);
  });
  afterAll(() => database.close());

  const agencyWith = async (minor: number): Promise<string> => {
    const agencyId = next('agency');
    await run(ledger.openAccount(agencyId, 'INR', inr(0)));
    await run(ledger.post(paidIn(agencyId, inr(minor))));
    return agencyId;
  };
  const intent = (agencyId: string, overrides: Parameters<typeof makeIntent>[0] = {}): BookingIntent =>
    makeIntent({ agencyId, requestId: next('request'), quoteId: next('quote'), ...overrides });
  /** Opened from its quote, kept before. */
  const open = async (wanted: BookingIntent, lease: Lease): Promise<Opened> => {
    await run(quotes.keep(quoteOf(wanted)));
    return run(book.open(wanted, lease));
  };
  const opened = async (wanted: BookingIntent, lease = mine): Promise<string> => {
    const answer = await open(wanted, lease);
    if (answer.kind !== 'opened') throw new Error(`not opened: ${answer.kind}`);
    return answer.transactionId;
  };
  const net = makeFare().terms?.net.minor ?? 0;

  it('opens: intent recorded, funds set aside, id as spoken', async () => {
    const agencyId = await agencyWith(1_000_000);
    const wanted = intent(agencyId);
    const transactionId = await opened(wanted);
    expect(transactionId).toMatch(/^FL261120\d{6}$/);
    expect(await run(ledger.balance(agencyId))).toEqual({
      balance: inr(1_000_000),
      creditLimit: inr(0),
      reserved: inr(net),
    });
    expect(await run(book.find(agencyId, transactionId))).toMatchObject({
      ...wanted.terms,
      transactionId,
      agencyId,
      status: 'requested',
      version: 1,
      tickets: [],
      bookedBy: 'Asha Rao',
      history: [{ code: 'requested', actor: 'Asha Rao' }],
    });
    expect(await run(book.find('another', transactionId))).toBeUndefined();
    const another = intent(await agencyWith(1_000_000), { idStem: 'HT261121' });
    expect(await opened(another)).toMatch(/^HT261121\d{6}$/);
  });

  it('tickets: captures what was set aside, posts it, fills outbox, history and audit', async () => {
    const agencyId = await agencyWith(1_000_000);
    const transactionId = await opened(intent(agencyId));
    expect(await run(book.step(ticketed(agencyId, transactionId)))).toEqual({ kind: 'done', ledgerEntry: 'LG-2' });
    expect(await run(ledger.balance(agencyId))).toEqual({
      balance: inr(1_000_000 - net),
      creditLimit: inr(0),
      reserved: inr(0),
    });
    const kept = await run(book.find(agencyId, transactionId));
    const { pnr, tickets } = confirmedWith(transactionId);
    expect(kept).toMatchObject({ status: 'confirmed', version: 2, reference: pnr, tickets, ledgerEntry: 'LG-2' });
    expect(kept?.history.map(({ code, actor, params }) => ({ code, actor, params }))).toEqual([
      { code: 'requested', actor: 'Asha Rao', params: undefined },
      { code: 'confirmed', actor: 'Asha Rao', params: { pnr } },
    ]);
    expect(await run(book.moneyLines(agencyId, transactionId))).toMatchObject([
      { entryId: 'LG-2', kind: 'booking', debit: inr(net), credit: inr(0) },
    ]);
    expect(await run(ledger.verify(agencyId, chainStart, 10))).toMatchObject({ ok: true, entries: 2 });
    expect(
      await database.query(
        'select ledger_account, amount from posting where agency_id = $1 and sequence = 2 order by line',
        [agencyId],
      ),
    ).toEqual([
      { ledger_account: `agency:${agencyId}`, amount: String(-net) },
      { ledger_account: 'supplier:sandbox', amount: '585400' },
      { ledger_account: 'commission', amount: '-11708' },
      { ledger_account: 'tds', amount: '234' },
    ]);
    expect(await run(new StoredAuditLog(database).recent(agencyId, 5))).toMatchObject([
      {
        agencyId,
        actorUserId: 'user-1',
        operation: 'flight.book',
        reference: transactionId,
        detail: { status: 'confirmed', net, currency: 'INR', entry: 2 },
      },
    ]);
    const taken = await run(new StoredOutbox(database).take(['flight-ticketed'], 100, 60));
    expect(taken.map(({ payload }) => payload)).toContainEqual({ agencyId: 'a', transactionId });
  });

  it('keeps the services asked for, and the outcome of each', async () => {
    const agencyId = await agencyWith(1_000_000);
    const meal = {
      ssrId: 'meal',
      kind: 'meals',
      place: { itinerary: 0, segment: 0 },
      code: 'VGML',
      name: 'Vegetarian meal',
      price: inr(40_000),
    } as const;
    const help = { ...meal, ssrId: 'help', kind: 'special_ssr', code: 'WCHC', price: inr(0) } as const;
    const ssr = [
      { ...meal, traveller: 0, status: 'requested' },
      { ...meal, traveller: 1, status: 'requested' },
      { ...help, traveller: 1, status: 'requested' },
    ] as const;
    const wanted = intent(agencyId);
    const transactionId = await opened({ ...wanted, terms: { ...wanted.terms, ssr } });
    const quoted = makeFare().total.minor;
    expect(await run(book.find(agencyId, transactionId))).toMatchObject({
      ssr,
      price: { total: inr(quoted + 80_000) },
    });
    const answers = [
      { traveller: 1, ssrId: 'help', status: 'refused' },
      { traveller: 0, ssrId: 'meal', status: 'confirmed' },
    ] as const;
    await run(
      book.step(
        ticketed(agencyId, transactionId, {
          issued: { tickets: confirmedWith(transactionId).tickets, ssr: answers },
        }),
      ),
    );
    const kept = await run(book.find(agencyId, transactionId));
    expect(kept).toMatchObject({
      ...wanted.terms,
      ssr: [{ ...ssr[0], status: 'confirmed' }, ssr[1], { ...ssr[2], status: 'refused' }],
    });
    expect(kept?.price.total).toEqual(inr(quoted + 80_000));
  });

  it('does not confirm: releases what was set aside and says why', async () => {
    const agencyId = await agencyWith(1_000_000);
    const transactionId = await opened(intent(agencyId));
    expect(await run(book.step(refused(agencyId, transactionId)))).toEqual({ kind: 'done' });
    expect(await run(ledger.balance(agencyId))).toEqual({
      balance: inr(1_000_000),
      creditLimit: inr(0),
      reserved: inr(0),
    });
    expect(await run(book.find(agencyId, transactionId))).toMatchObject({
      status: 'not-confirmed',
      refusal: { reason: 'sold-out' },
    });
    expect(await run(book.moneyLines(agencyId, transactionId))).toEqual([]);
  });

  it('answers a repeated request with its booking, other content as reused, and keeps requests apart by agency', async () => {
    const agencyId = await agencyWith(10_000_000);
    const other = await agencyWith(10_000_000);
    const wanted = intent(agencyId);
    const transactionId = await opened(wanted);
    const again = { ...wanted, quoteId: next('quote') };
    expect(await open(again, mine)).toEqual({ kind: 'repeated', transactionId });
    expect(await open({ ...again, content: 'other' }, mine)).toEqual({ kind: 'reused' });
    expect(await run(book.claimed(agencyId, wanted.requestId, wanted.content))).toEqual({
      kind: 'repeated',
      transactionId,
    });
    expect(await run(book.claimed(agencyId, wanted.requestId, 'other'))).toEqual({ kind: 'reused' });
    expect(await run(book.claimed(other, wanted.requestId, wanted.content))).toBeUndefined();
    expect((await open(intent(other, { requestId: wanted.requestId }), mine)).kind).toBe('opened');
    expect(await run(ledger.balance(agencyId))).toMatchObject({ reserved: inr(net) });
  });

  it('makes at most one booking of a quote', async () => {
    const agencyId = await agencyWith(10_000_000);
    const quoteId = next('quote');
    const answers = await Promise.all(Array.from({ length: 12 }, () => open(intent(agencyId, { quoteId }), mine)));
    const [winner, ...more] = answers.filter(({ kind }) => kind === 'opened');
    expect(more).toEqual([]);
    expect(answers.filter(({ kind }) => kind === 'quote-used')).toHaveLength(11);
    if (winner?.kind !== 'opened') throw new Error('none opened');
    await run(book.step(ticketed(agencyId, winner.transactionId)));
    expect(await open(intent(agencyId, { quoteId }), mine)).toEqual({
      kind: 'quote-used',
      transactionId: winner.transactionId,
      status: 'confirmed',
    });
  });

  it('opens exactly as many bookings as there is money for, however many come at once', async () => {
    const agencyId = await agencyWith(net * 7);
    const answers = await Promise.all(Array.from({ length: 40 }, () => open(intent(agencyId), mine)));
    expect(answers.filter(({ kind }) => kind === 'opened')).toHaveLength(7);
    expect(answers.filter(({ kind }) => kind === 'balance-too-low')).toEqual(
      Array.from({ length: 33 }, () => ({ kind: 'balance-too-low', needed: inr(net), available: inr(0) })),
    );
    expect(await run(ledger.balance(agencyId))).toMatchObject({ reserved: inr(net * 7) });
    // A refused one is not claimed: with money it goes through.
    const wanted = intent(agencyId);
    expect((await open(wanted, mine)).kind).toBe('balance-too-low');
    await run(ledger.setCreditLimit(agencyId, inr(net)));
    expect((await open(wanted, mine)).kind).toBe('opened');
  });

  it('claims a request once, however many send it at once', async () => {
    const agencyId = await agencyWith(10_000_000);
    const wanted = intent(agencyId);
    const answers = await Promise.all(Array.from({ length: 20 }, () => open(wanted, mine)));
    const ids = new Set(answers.map((answer) => ('transactionId' in answer ? answer.transactionId : '')));
    expect(ids.size).toBe(1);
    expect(answers.filter(({ kind }) => kind === 'opened')).toHaveLength(1);
    expect(answers.filter(({ kind }) => kind === 'repeated')).toHaveLength(19);
  });

  it('refuses a step from another version, by another owner, after the end, or of nothing, and changes nothing', async () => {
    const agencyId = await agencyWith(1_000_000);
    const transactionId = await opened(intent(agencyId));
    const late = { kind: 'late' };
    expect(await run(book.step(ticketed(agencyId, transactionId, { version: 2 })))).toEqual(late);
    expect(await run(book.step(ticketed(agencyId, transactionId, { owner: 'worker-2' })))).toEqual(late);
    expect(await run(book.step(ticketed(agencyId, 'FL999')))).toEqual(late);
    expect(await run(book.step(ticketed('another', transactionId)))).toEqual(late);
    expect(await run(ledger.balance(agencyId))).toMatchObject({ reserved: inr(net), balance: inr(1_000_000) });
    const [first, second] = await Promise.all([
      run(book.step(ticketed(agencyId, transactionId))),
      run(book.step(refused(agencyId, transactionId))),
    ]);
    expect([first.kind, second.kind].sort()).toEqual(['done', 'late']);
    expect(await run(book.step(refused(agencyId, transactionId, 2)))).toEqual(late);
    expect(await run(ledger.verify(agencyId, chainStart, 10))).toMatchObject({ ok: true, entries: 2 });
  });

  it('gives only bookings whose lease has expired to others, each to one, and refuses the late owner', async () => {
    const agencyId = await agencyWith(10_000_000);
    const held = await opened(intent(agencyId), { owner: 'busy', seconds: 60 });
    const left = await Promise.all(
      Array.from({ length: 6 }, () => opened(intent(agencyId), { owner: 'killed', seconds: 0 })),
    );
    const taken = await Promise.all(
      ['one', 'two', 'three'].map((owner) => run(book.takeUnsettled({ owner, seconds: 60 }, 100))),
    );
    const ids = taken.flat().map(({ transactionId }) => transactionId);
    expect([...ids].sort()).toEqual([...left].sort());
    expect(ids).not.toContain(held);
    expect(taken.flat()[0]).toMatchObject({
      agencyId,
      status: 'requested',
      version: 1,
      supplier: 'sandbox',
      supplierTotal: inr(585_400),
      attempt: 1,
      summary: { title: 'DEL-BOM', leadTraveller: 'Lakshmi Iyer' },
      customerTotal: inr(605_400),
    });
    const [one] = left;
    if (one === undefined) throw new Error('none left');
    expect(await run(book.step(ticketed(agencyId, one, { owner: 'killed' })))).toEqual({ kind: 'late' });
    const holder =
      ['one', 'two', 'three'].find((_owner, n) => taken[n]?.some(({ transactionId }) => transactionId === one)) ?? '';
    expect(await run(book.step(ticketed(agencyId, one, { owner: holder })))).toMatchObject({ kind: 'done' });
    expect(await run(book.takeUnsettled({ owner: 'four', seconds: 60 }, 100))).toEqual([]);
  });

  it('keeps a booking in doubt with its funds, to be asked about again after a while', async () => {
    const agencyId = await agencyWith(1_000_000);
    const transactionId = await opened(intent(agencyId));
    const doubt: BookingStep = {
      transactionId,
      agencyId,
      product: 'flight',
      operation: 'flight.book',
      version: 1,
      owner: mine.owner,
      to: 'in-doubt',
      againInSeconds: 0,
    };
    expect(await run(book.step(doubt))).toEqual({ kind: 'done' });
    expect(await run(ledger.balance(agencyId))).toMatchObject({ reserved: inr(net) });
    expect(await run(book.step(ticketed(agencyId, transactionId, { version: 2 })))).toEqual({ kind: 'late' });
    const [again] = await run(book.takeUnsettled({ owner: 'next', seconds: 60 }, 10));
    expect(again).toMatchObject({ transactionId, status: 'in-doubt', version: 2, attempt: 1 });
    await run(book.putBack(agencyId, transactionId, 'not-me', 0));
    expect(await run(book.takeUnsettled({ owner: 'third', seconds: 60 }, 10))).toEqual([]);
    await run(book.putBack(agencyId, transactionId, 'next', 0));
    const [third] = await run(book.takeUnsettled({ owner: 'third', seconds: 60 }, 10));
    expect(third).toMatchObject({ transactionId, attempt: 2 });
    expect(await run(book.step(ticketed(agencyId, transactionId, { version: 2, owner: 'third' })))).toMatchObject({
      kind: 'done',
    });
    const kept = await run(book.find(agencyId, transactionId));
    expect(kept?.history.map(({ code }) => code)).toEqual(['requested', 'in-doubt', 'confirmed']);
  });

  it('says listeners whose balance changed', async () => {
    const agencyId = await agencyWith(1_000_000);
    const heard: string[] = [];
    const stop = await database.listen('account', (payload) => heard.push(payload));
    const transactionId = await opened(intent(agencyId));
    await expect.poll(() => heard.filter((each) => each === agencyId)).toHaveLength(1);
    await run(book.step(ticketed(agencyId, transactionId)));
    await expect.poll(() => heard.filter((each) => each === agencyId)).toHaveLength(2);
    await stop();
  });

  it('never harms a stranger in the same batch', async () => {
    const agencyId = await agencyWith(10_000_000);
    const broken = {
      ...intent(agencyId),
      net: money(100, 'USD'),
      postings: transferPostings(agencyId, money(-100, 'USD'), 'x'),
    };
    const [fine, bad, fineToo] = await Promise.allSettled([
      open(intent(agencyId), mine),
      open(broken, mine),
      open(intent(agencyId), mine),
    ]);
    expect([fine.status, bad.status, fineToo.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    await expect(open(intent('nobody'), mine)).rejects.toThrow('no account');
  });

  it('lists newest first, by page, status, day and beginnings of id, PNR, ticket and names', async () => {
    const agencyId = await agencyWith(100_000_000);
    const other = await agencyWith(100_000_000);
    const ids: string[] = [];
    for (let n = 0; n < 7; n += 1)
      ids.push(
        await opened(
          intent(agencyId, {
            words: [
              `Kabir D'Souza`,
              `Guest${n} \\x`,
              `zoë ${n}`,
              ...(n === 2 ? ['guest@example.com', '9847012345'] : []),
            ],
          }),
        ),
      );
    await opened(intent(other, { words: ['Kabir Other'] }));
    const [a = '', b = '', c = ''] = ids;
    await run(
      book.step(ticketed(agencyId, a, saleOf({ pnr: 'PQRS12', tickets: [{ traveller: 0, number: '0981234567890' }] }))),
    );
    await run(book.step(refused(agencyId, b)));
    await run(
      book.step({
        transactionId: c,
        agencyId,
        product: 'flight',
        operation: 'flight.book',
        version: 1,
        owner: mine.owner,
        to: 'in-doubt',
        againInSeconds: 600,
      }),
    );
    const list = (filter: Partial<Parameters<typeof book.list>[0]>) =>
      run(book.list({ agencyId, page: 1, pageSize: 3, ...filter }));
    const found = async (filter: Partial<Parameters<typeof book.list>[0]>) =>
      (await list({ pageSize: 50, ...filter })).bookings.map(({ transactionId }) => transactionId).sort();
    const first = await list({});
    // The one flight that all of them are booked on.
    const [{ segments }] = intent(agencyId).terms.itineraries;
    expect(first.bookings.map(({ begunAt }) => begunAt)).toEqual([1, 2, 3].map(() => toInstant(segments[0].departure)));
    expect(first.bookings.some(({ noShow }) => noShow)).toBe(false);
    expect(first).toMatchObject({
      total: 7,
      page: 1,
      pageSize: 3,
      counts: countsByStatus({ requested: 4, 'in-doubt': 1, confirmed: 1, 'not-confirmed': 1 }),
    });
    const pages = [first, await list({ page: 2 }), await list({ page: 3 })].flatMap(({ bookings }) => bookings);
    expect(pages.map(({ transactionId }) => transactionId)).toEqual([...ids].reverse());
    expect(pages.at(-1)).toMatchObject({
      transactionId: a,
      product: 'flight',
      status: 'confirmed',
      reference: 'PQRS12',
      mark: '6E',
      title: 'DEL-BOM',
      startsOn: '2026-11-24',
      leadTraveller: 'Lakshmi Iyer',
      travellerCount: 2,
      customerTotal: inr(605_400),
      bookedBy: 'Asha Rao',
    });
    expect(await found({ status: 'in-doubt' })).toEqual([c]);
    expect((await list({ status: 'in-doubt' })).counts).toMatchObject({ requested: 4, confirmed: 1 });
    expect(await found({ product: 'hotel' })).toEqual([]);
    expect(await found({ text: 'pqrs' })).toEqual([a]);
    expect(await found({ text: '098123' })).toEqual([a]);
    for (const text of ['098-1234567890', '098 123 456 7890', '1234567890', 'ETKT0981234567890-02'])
      expect(await found({ text }), text).toEqual([a]);
    for (const text of ['+91 98470 12345', '09847012345', '98470-123', 'guest@example'])
      expect(await found({ text }), text).toEqual([c]);
    const facts = makeDocumentFacts();
    const [line] = await run(book.moneyLines(agencyId, a));
    const entryId = line?.entryId ?? '';
    const { serial = '' } = await run(
      new StoredDocumentBook(database, keptFlights).issue({
        agencyId,
        transactionId: a,
        kind: 'invoice',
        subject: entryId,
        issuerId: agencyId,
        numbered: { series: 'FL', financialYear: '26-27' },
        ledgerEntry: entryId,
        document: agencyInvoice(facts, entryId),
        at: instant('2026-11-20T09:00:00.000Z'),
        actorUserId: 'user-1',
      }),
    );
    expect(serial).toBe('FL/26-27/000001');
    for (const text of [serial, 'fl/26-27/1', 'FL 2627 000001']) expect(await found({ text }), text).toEqual([a]);
    expect(await found({ text: 'FL/26-27/2' })).toEqual([]);
    expect(await found({ travelFrom: isoDate('2026-11-24'), travelTo: isoDate('2026-11-24') })).toEqual(
      [...ids].sort(),
    );
    expect(await found({ travelFrom: isoDate('2026-11-25') })).toEqual([]);
    expect(await found({ travelTo: isoDate('2026-11-23') })).toEqual([]);
    expect(await found({ text: ` ${a.toLowerCase()} ` })).toEqual([a]);
    expect(await found({ text: "kabir  d'sou" })).toEqual([...ids].sort());
    expect(await found({ text: 'GUEST4 \\x' })).toEqual([ids[4]]);
    expect(await found({ text: 'ZOË 2' })).toEqual([c]);
    expect(await found({ text: "'; drop" })).toEqual([]);
    expect(await found({ text: 'ouza' })).toEqual([]);
    const bookedOn = first.bookings[0]?.bookedOn;
    if (bookedOn === undefined) throw new Error('none listed');
    expect(await found({ from: bookedOn })).toContain(first.bookings[0]?.transactionId);
    expect(await found({ until: bookedOn })).not.toContain(first.bookings[0]?.transactionId);
  });

  it('keeps the books whatever happens in whatever order', async () => {
    type Event = 'open' | 'repeat' | 'ticket' | 'refuse' | 'doubt' | 'take';
    const event = fc.constantFrom<Event>('open', 'open', 'repeat', 'ticket', 'refuse', 'doubt', 'take');
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(event, fc.nat(), fc.integer({ min: 10_000, max: 400_000 })), { maxLength: 25 }),
        async (events) => {
          const agencyId = await agencyWith(1_000_000);
          const model: {
            id: string;
            wanted: BookingIntent;
            status: string;
            version: number;
            owner: string | undefined;
          }[] = [];
          let balance = 1_000_000;
          const aside = (): number =>
            model
              .filter(({ status }) => ['requested', 'in-doubt'].includes(status))
              .reduce((sum, { wanted }) => sum + wanted.net.minor, 0);
          for (const [kind, pick, amount] of events) {
            const one = model.length === 0 ? undefined : model[pick % model.length];
            if (kind === 'open') {
              const wanted = intent(agencyId, { supplierTotal: inr(amount) });
              const answer: Opened = await open(wanted, { owner: 'first', seconds: 60 });
              if (wanted.net.minor > balance - aside()) {
                expect(answer).toEqual({
                  kind: 'balance-too-low',
                  needed: wanted.net,
                  available: inr(balance - aside()),
                });
              } else if (answer.kind === 'opened') {
                model.push({ id: answer.transactionId, wanted, status: 'requested', version: 1, owner: 'first' });
              } else {
                expect.fail(answer.kind);
              }
            } else if (one !== undefined && kind === 'repeat') {
              expect(await open(one.wanted, mine)).toEqual({ kind: 'repeated', transactionId: one.id });
            } else if (one !== undefined && kind === 'take') {
              const taken = await run(book.takeUnsettled({ owner: 'next', seconds: 60 }, 1000));
              const free = model.filter(({ status, owner }) => status === 'in-doubt' && owner === undefined);
              expect(
                taken
                  .filter((each) => each.agencyId === agencyId)
                  .map(({ transactionId }) => transactionId)
                  .sort(),
              ).toEqual(free.map(({ id }) => id).sort());
              for (const each of free) each.owner = 'next';
            } else if (one !== undefined) {
              const open = ['requested', 'in-doubt'].includes(one.status) && one.owner !== undefined;
              const owner = one.owner ?? 'first';
              const step: BookingStep =
                kind === 'ticket'
                  ? ticketed(agencyId, one.id, { version: one.version, owner })
                  : kind === 'refuse'
                    ? refused(agencyId, one.id, one.version, owner)
                    : {
                        transactionId: one.id,
                        agencyId,
                        product: 'flight',
                        operation: 'flight.book',
                        version: one.version,
                        owner,
                        to: 'in-doubt',
                        againInSeconds: 0,
                      };
              if (kind === 'doubt' && one.status !== 'requested') continue;
              const answer = await run(book.step(step));
              expect(answer.kind).toBe(open ? 'done' : 'late');
              if (!open) continue;
              one.version += 1;
              one.status = step.to;
              one.owner = undefined;
              if (kind === 'ticket') balance -= one.wanted.net.minor;
            }
            expect(await run(ledger.balance(agencyId))).toEqual({
              balance: inr(balance),
              creditLimit: inr(0),
              reserved: inr(aside()),
            });
          }
          expect(await run(ledger.verify(agencyId, chainStart, 100))).toMatchObject({
            ok: true,
            closing: inr(balance),
          });
          const { bookings } = await run(book.list({ agencyId, page: 1, pageSize: 100 }));
          expect(bookings.map(({ transactionId, status }) => `${transactionId} ${status}`).sort()).toEqual(
            model.map(({ id, status }) => `${id} ${status}`).sort(),
          );
        },
      ),
      { numRuns: 20 },
    );
  });

  it('gives a traveller back as it was given', async () => {
    const agencyId = await agencyWith(1_000_000);
    const wanted = intent(agencyId);
    const travellers = [makeTraveller({ firstName: 'Zoë "Z" \\', lastName: '李' })];
    const transactionId = await opened({ ...wanted, terms: { ...wanted.terms, travellers } });
    expect((await run(book.find(agencyId, transactionId)))?.travellers).toEqual(travellers);
  });
});
