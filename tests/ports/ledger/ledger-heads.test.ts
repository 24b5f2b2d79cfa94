/** The end of a ledger is signed: anyone who can write the database, and has not the key, cannot cut entries off it unseen. */
import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Effect } from 'effect';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chainStart } from '#domain/account/chain.ts';
import { money } from '#domain/money/money.ts';
import { signHeads } from '#infrastructure/backoffice/database/account/ledger-heads.ts';
import { StoredLedgerBook } from '#infrastructure/backoffice/database/account/ledger-book.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import {
  formerLedgerKeys,
  ledgerKeyFileIn,
  ledgerKeyOf,
} from '#infrastructure/backoffice/database/engine/ledger-key.ts';
import { openDatabase } from '#infrastructure/backoffice/database/engine/open-database.ts';
import { databases, freshServerUrl, testLedgerKey } from '#tests/support/databases.ts';
import { paidIn } from '#tests/support/paid-in.ts';

const inr = (minor: number) => money(minor, 'INR');
const run = Effect.runPromise;

describe.each(databases())('on the $kind database', ({ fresh }) => {
  let database: Database;
  let ledger: StoredLedgerBook;
  beforeEach(async () => {
    database = await fresh();
    ledger = new StoredLedgerBook(database);
  });
  afterEach(() => database.close());

  const post = (agencyId: string, minor: number) => run(ledger.post(paidIn(agencyId, inr(minor))));
  const lay = async (agencyId: string, entries: number) => {
    await run(ledger.openAccount(agencyId, 'INR', inr(0)));
    for (let n = 0; n < entries; n += 1) await post(agencyId, 10);
  };
  const verify = (agencyId: string) => run(ledger.verify(agencyId, chainStart, 100));
  /** Takes away all entries but the first so many, and sets the account back to the last that is left. */
  const cut = (agencyId: string, left: number) =>
    database.transaction(async (tx) => {
      await tx.query('alter table journal_entry disable trigger user; alter table posting disable trigger user');
      await tx.query('delete from posting where agency_id = $1 and sequence > $2', [agencyId, left]);
      await tx.query('delete from journal_entry where agency_id = $1 and sequence > $2', [agencyId, left]);
      await tx.query(
        `update account a set head_sequence = $2,
           balance = coalesce((select e.balance from journal_entry e where e.agency_id = $1 and e.sequence = $2), 0),
           head_digest = coalesce((select e.digest from journal_entry e where e.agency_id = $1 and e.sequence = $2), decode(repeat('00', 32), 'hex'))
         where a.agency_id = $1`,
        [agencyId, left],
      );
      await tx.query('alter table journal_entry enable trigger user; alter table posting enable trigger user');
    });

  it('finds entries cut off the end, all of them too, and does not sign that over with the next', async () => {
    await lay('a1', 5);
    expect(await verify('a1')).toEqual({ entries: 5, ok: true, closing: inr(50), signed: true });
    await cut('a1', 3);
    expect(await verify('a1')).toEqual({ entries: 3, ok: false, firstBad: 'LG-4', closing: inr(30), signed: false });
    await post('a1', 10);
    expect(await verify('a1')).toMatchObject({ ok: false, firstBad: 'LG-5', signed: false });
    await lay('a2', 2);
    await cut('a2', 0);
    expect(await verify('a2')).toMatchObject({ entries: 0, ok: false, firstBad: 'LG-1', signed: false });
  });

  it('finds a signature of another agency or of an earlier end, one that was made up, and one that is gone', async () => {
    for (const [at, seal] of [
      `(select o.head_seal from account o where o.agency_id = 'other')`,
      `head_seal('forged', 2, (select digest from journal_entry where agency_id = 'forged' and sequence = 2))`,
      `sha256(head_digest)`,
      'null',
    ].entries()) {
      const agencyId = at === 1 ? 'forged' : `a${at}`;
      if (at === 0) await lay('other', 3);
      await lay(agencyId, 3);
      await database.query(`update account set head_seal = ${seal} where agency_id = $1`, [agencyId]);
      expect(await verify(agencyId), seal).toMatchObject({ ok: false, firstBad: 'LG-4', signed: false });
    }
    expect(await verify('other')).toMatchObject({ ok: true, signed: true });
  });

  it('is an HMAC that anybody with the secret computes', async () => {
    await lay('a1', 3);
    const [row] = await database.query<{ seal: string; digest: string }>(
      `select encode(head_seal, 'hex') as seal, encode(head_digest, 'hex') as digest from account`,
      [],
    );
    const key = createHmac('sha256', 'the secret of tests').update('farelane ledger heads').digest();
    const text = `farelane-head-1\na1\n3\n${row?.digest}`;
    expect(row?.seal).toBe(createHmac('sha256', key).update(text).digest('hex'));
  });

  it('signs what has no signature at the first start alone', async () => {
    await lay('a1', 3);
    await database.query('update account set head_seal = null', []);
    expect(await signHeads(database, [])).toEqual({ kind: 'signed', accounts: 1 });
    expect(await verify('a1')).toMatchObject({ ok: true, signed: true });
    await database.query('update account set head_seal = null', []);
    expect(await signHeads(database, [])).toEqual({ kind: 'signed', accounts: 0 });
    expect(await verify('a1')).toMatchObject({ ok: false, signed: false });
  });

  it('moves signatures to another key by the former one, and leaves those that were wrong', async () => {
    await lay('a1', 3);
    await lay('a2', 3);
    await signHeads(database, []);
    await cut('a2', 1);
    await database.transaction(async (tx) => {
      await tx.query(`select set_config('farelane.ledger_key', $1, true)`, [ledgerKeyOf('the next secret')]);
      const here: Database = {
        ...nowhere,
        kind: database.kind,
        query: tx.query.bind(tx),
        transaction: (work) => work(tx),
      };
      expect(await signHeads(here, [])).toEqual({ kind: 'other-key' });
      expect(await signHeads(here, [ledgerKeyOf('a guess'), testLedgerKey])).toEqual({ kind: 'signed', accounts: 1 });
      const next = new StoredLedgerBook(here);
      expect(await run(next.verify('a1', chainStart, 100))).toMatchObject({ ok: true, signed: true });
      expect(await run(next.verify('a2', chainStart, 100))).toMatchObject({ ok: false, signed: false });
      expect(await signHeads(here, [])).toEqual({ kind: 'signed', accounts: 0 });
    });
  });
});

it('a program signs by a key that lies beside the embedded database, and knows when it is another', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'farelane-heads-'));
  const opened = async <A>(look: (database: Database) => Promise<A>): Promise<A> => {
    const database = await openDatabase({ dataDir });
    try {
      return await look(database);
    } finally {
      await database.close();
    }
  };
  const signed = async (database: Database) =>
    (await run(new StoredLedgerBook(database).verify('a1', chainStart, 10))).signed;
  await opened(async (database) => {
    expect(await signHeads(database, [])).toEqual({ kind: 'signed', accounts: 0 });
    await run(new StoredLedgerBook(database).openAccount('a1', 'INR', inr(0)));
    const [{ seal } = { seal: null }] = await database.query<{ seal: string | null }>(
      `select encode(head_seal, 'hex') as seal from account`,
      [],
    );
    expect(seal).toMatch(/^[0-9a-f]{64}$/);
  });
  expect(statSync(ledgerKeyFileIn(dataDir)).mode & 0o777).toBe(0o600);
  expect(await opened(signed)).toBe(true);
  rmSync(ledgerKeyFileIn(dataDir));
  expect(await opened(signed)).toBe(false);
  expect(await opened((database) => signHeads(database, []))).toEqual({ kind: 'other-key' });
  rmSync(dataDir, { recursive: true, force: true });
});

it('replicas without SECRET_KEY sign by one key, and one with it by that', async () => {
  const databaseUrl = await freshServerUrl();
  const [one, other] = [
    await openDatabase({ databaseUrl, dataDir: '/nowhere' }),
    await openDatabase({ databaseUrl, dataDir: '/nowhere' }),
  ];
  await run(new StoredLedgerBook(one).openAccount('a1', 'INR', inr(0)));
  await signHeads(one, []);
  expect(await run(new StoredLedgerBook(other).verify('a1', chainStart, 10))).toMatchObject({ signed: true });
  const secretKey = 'a secret of at least thirty-two characters';
  const keyed = await openDatabase({ databaseUrl, dataDir: '/nowhere', secretKey });
  expect(await run(new StoredLedgerBook(keyed).verify('a1', chainStart, 10))).toMatchObject({ signed: false });
  const former = await formerLedgerKeys(keyed, '/nowhere', undefined);
  expect(await signHeads(keyed, former)).toEqual({ kind: 'signed', accounts: 1 });
  expect(await run(new StoredLedgerBook(keyed).verify('a1', chainStart, 10))).toMatchObject({ signed: true });
  for (const database of [one, other, keyed]) await database.close();
});

const never = () => Promise.reject(new Error('not here'));
const nowhere: Database = {
  kind: 'embedded',
  aside: { query: never },
  query: never,
  transaction: never,
  listen: never,
  close: never,
};
