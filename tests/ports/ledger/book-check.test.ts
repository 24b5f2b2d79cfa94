/** Damage of the books, done to real databases behind the program's back, is found and named; sound books show nothing. */
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { Effect } from 'effect';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { transferPostings } from '#domain/account/postings.ts';
import { money } from '#domain/money/money.ts';
import { StoredBookCheck } from '#infrastructure/backoffice/database/account/book-check.ts';
import { StoredLedgerBook } from '#infrastructure/backoffice/database/account/ledger-book.ts';
import { StoredLostBookings } from '#infrastructure/backoffice/database/account/lost-bookings.ts';
import type { Database, Sql } from '#infrastructure/backoffice/database/engine/database.ts';
import { openEmbeddedDatabase } from '#infrastructure/backoffice/database/engine/embedded-database.ts';
import { DatabaseQuoteStore } from '#infrastructure/backoffice/database/flight/quote-store.ts';
import { confirmedWith, makeFare, makeIntent, quoteOf } from '#tests/fixtures/booking.ts';
import { flightBookings, recordOf } from '#tests/fixtures/kept-flights.ts';
import { databases, freshFolder } from '#tests/support/databases.ts';
import { paidIn } from '#tests/support/paid-in.ts';

const inr = (minor: number) => money(minor, 'INR');
const run = Effect.runPromise;
const net = makeFare().terms?.net.minor ?? 0;
const agencyId = 'a1';

async function withMoney(database: Database): Promise<void> {
  const ledger = new StoredLedgerBook(database);
  await run(ledger.openAccount(agencyId, 'INR', inr(0)));
  await run(ledger.post(paidIn(agencyId, inr(100_000_000))));
}

async function opened(database: Database, n: number): Promise<string> {
  const intent = makeIntent({ agencyId, requestId: `request-${n}`, quoteId: `quote-${n}` });
  await run(new DatabaseQuoteStore(database).keep(quoteOf(intent)));
  const answer = await run(flightBookings(database).open(intent, { owner: 'worker', seconds: 60 }));
  if (answer.kind !== 'opened') throw new Error(answer.kind);
  return answer.transactionId;
}

async function sold(database: Database, n: number): Promise<string> {
  const transactionId = await opened(database, n);
  const { pnr, tickets } = confirmedWith(transactionId);
  await run(
    flightBookings(database).step({
      ...recordOf(pnr, tickets),
      transactionId,
      agencyId,
      version: 1,
      operation: 'flight.book',
      owner: 'worker',
      to: 'confirmed',
      issued: { tickets },
      words: tickets.map(({ number }) => number),
      narration: { code: 'flight-ticket', params: {} },
      outbox: [],
    }),
  );
  return transactionId;
}

const findingsOf = (database: Database) => run(new StoredBookCheck(database).findings(agencyId));

describe.each(databases())('on the $kind database', ({ fresh }) => {
  let database: Database;
  let one: string;
  beforeEach(async () => {
    database = await fresh();
    await withMoney(database);
    one = await sold(database, 1);
  });
  afterEach(() => database.close());

  const behindItsBack = (change: (tx: Sql) => Promise<unknown>) =>
    database.transaction(async (tx) => {
      await tx.query('alter table journal_entry disable trigger user; alter table posting disable trigger user');
      await change(tx);
      await tx.query('alter table journal_entry enable trigger user; alter table posting enable trigger user');
    });

  it('sound books show nothing, with a booking on its way too', async () => {
    await opened(database, 2);
    expect(await findingsOf(database)).toEqual([]);
    expect(await run(new StoredBookCheck(database).agencies(undefined, 10))).toEqual([agencyId]);
    expect(await run(new StoredBookCheck(database).agencies(agencyId, 10))).toEqual([]);
  });

  it('a booking that is gone is named, with what was posted about it; one on its way with its reserve', async () => {
    const two = await opened(database, 2);
    await database.query('delete from booking', []);
    expect(await findingsOf(database)).toEqual([
      { kind: 'booking-missing', agencyId, transactionId: one, entryId: 'LG-2', posted: inr(-net) },
      { kind: 'booking-missing', agencyId, transactionId: two },
      { kind: 'reserve-differs', agencyId, posted: inr(net), expected: inr(0) },
    ]);
  });

  it('a sale whose entry is gone or is of another amount, and a ledger that ends elsewhere', async () => {
    await behindItsBack((tx) => tx.query(`update journal_entry set amount = amount - 5 where sequence = 2`));
    expect(await findingsOf(database)).toEqual([
      {
        kind: 'amount-differs',
        agencyId,
        transactionId: one,
        entryId: 'LG-2',
        posted: inr(-net - 5),
        expected: inr(-net),
      },
    ]);
    await behindItsBack((tx) => tx.query('delete from journal_entry where sequence = 2'));
    expect(await findingsOf(database)).toEqual([
      { kind: 'ledger-end', agencyId, entryId: 'LG-3' },
      { kind: 'sale-missing', agencyId, transactionId: one, entryId: 'LG-2', expected: inr(-net) },
    ]);
  });

  it('a credit without its deposit, and a deposit without its credit or of another', async () => {
    await database.query(
      `insert into agency (agency_id, agent_id, company_name, country, currency, created_at)
       values ('a1', 'AGT1', 'Malabar', 'IN', 'INR', now())`,
    );
    const ledger = new StoredLedgerBook(database);
    const approved = async (depositId: string, entry: number | undefined) => {
      const posted =
        entry &&
        (await run(
          ledger.post({
            agencyId,
            kind: 'deposit',
            reference: depositId,
            narration: { code: 'deposit', params: {} },
            postings: transferPostings(agencyId, inr(entry), 'bank'),
            once: true,
            spending: false,
          }),
        ));
      await database.query(
        `insert into deposit (agency_id, deposit_id, request_id, digest, reference, currency, amount, fields, asked_by, asked_by_user_id,
           language, asked_at, state, decided_by, decided_by_user_id, decided_at, approved_amount, approved_on, ledger_sequence)
         values ('a1', $1, $1, '', 'UTR', 'INR', 500, '{}', 'Asha', 'u1', 'en', now(), 'approved', 'Omar', 'u2', now(), 500, '2026-11-20', $2)`,
        [depositId, posted ? 3 : 99],
      );
    };
    await approved('DP300001', 500);
    expect(await findingsOf(database)).toEqual([]);
    await approved('DP300002', undefined);
    await approved('DP300003', 400);
    await approved('DP300004', 500);
    await database.query(`delete from deposit where deposit_id = 'DP300004'`);
    expect(await findingsOf(database)).toEqual([
      { kind: 'deposit-differs', agencyId, depositId: 'DP300002', expected: inr(500) },
      {
        kind: 'deposit-differs',
        agencyId,
        depositId: 'DP300003',
        entryId: 'LG-4',
        posted: inr(400),
        expected: inr(500),
      },
      { kind: 'deposit-missing', agencyId, depositId: 'DP300004', entryId: 'LG-5', posted: inr(500) },
    ]);
    // One that was taken back is credited with nothing.
    await database.query(`update deposit set state = 'reversed' where deposit_id = 'DP300001'`);
    expect((await findingsOf(database))[0]).toEqual({
      kind: 'deposit-differs',
      agencyId,
      depositId: 'DP300001',
      entryId: 'LG-3',
      posted: inr(500),
      expected: inr(0),
    });
  });

  it('a signature that is wrong, a reserve of another sum, and an account that is gone', async () => {
    await database.query(`update account set head_seal = null, reserved = 7`, []);
    expect(await findingsOf(database)).toEqual([
      { kind: 'ledger-end', agencyId, entryId: 'LG-3' },
      { kind: 'reserve-differs', agencyId, posted: inr(7), expected: inr(0) },
    ]);
    await database.query('delete from account', []);
    expect(await findingsOf(database)).toEqual([{ kind: 'account-missing', agencyId }]);
  });
});

it('a page of bookings that was zeroed on the disk is found, though the indexes still tell of it, and they are put back', async () => {
  const folder = await freshFolder();
  const before = await openEmbeddedDatabase(folder);
  await withMoney(before);
  const ids = [await sold(before, 1), await sold(before, 2)];
  await before.query('vacuum booking', []);
  const [file] = await before.query<{ path: string }>(`select pg_relation_filepath('booking') as path`, []);
  await before.close();
  const table = openSync(join(folder, 'postgres', file?.path ?? ''), 'r+');
  writeSync(table, Buffer.alloc(8192), 0, 8192, 0);
  closeSync(table);
  const after = await openEmbeddedDatabase(folder);
  const missing = await findingsOf(after);
  expect(missing.length).toBeGreaterThan(0);
  const left = await after.query<{ id: string }>('select transaction_id as id, status from booking', []);
  const gone = ids.filter((id) => !left.some((row) => row.id === id));
  expect(missing.map(({ kind, transactionId }) => [kind, transactionId])).toEqual(
    gone.map((id) => ['booking-missing', id]),
  );
  for (const transactionId of gone) {
    const record = { agencyId, operation: 'account.restore-booking', reference: transactionId };
    const asked = { agencyId, transactionId, actor: 'An operator', record };
    expect(await run(new StoredLostBookings(after).restore(asked))).toEqual({ kind: 'restored', status: 'confirmed' });
  }
  expect(await findingsOf(after)).toEqual([]);
  for (const transactionId of ids) {
    expect(await run(flightBookings(after).find(agencyId, transactionId))).toMatchObject({ status: 'confirmed' });
  }
  await after.close();
  rmSync(folder, { recursive: true, force: true });
});
