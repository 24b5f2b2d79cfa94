/** The ledger on real databases, against a model that is an array of numbers. */
import { createHash } from 'node:crypto';
import { Effect } from 'effect';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chainStart, readPoint } from '#domain/account/chain.ts';
import { transferPostings } from '#domain/account/postings.ts';
import { money } from '#domain/money/money.ts';
import { instant, plusSeconds } from '#domain/time/instant.ts';
import type { NewEntry } from '#application/backoffice/ports/account/ledger-book.ts';
import type { Database, Sql } from '#infrastructure/backoffice/database/engine/database.ts';
import { StoredLedgerBook } from '#infrastructure/backoffice/database/account/ledger-book.ts';
import { databases } from '#tests/support/databases.ts';

const inr = (minor: number) => money(minor, 'INR');
const run = Effect.runPromise;

let made = 0;
const newAgency = (): string => {
  made += 1;
  return `agency-${made}`;
};

function entry(agencyId: string, minor: number, overrides: Partial<NewEntry> = {}): NewEntry {
  return {
    agencyId,
    kind: minor < 0 ? 'adjustment' : 'deposit',
    reference: 'REF',
    narration: { code: 'deposit', params: { bank: 'Ünï "B"\n', n: 1 } },
    postings: transferPostings(agencyId, inr(minor), 'bank'),
    once: false,
    spending: false,
    ...overrides,
  };
}

describe.each(databases())('the ledger on the $kind database', ({ fresh }) => {
  let database: Database;
  let ledger: StoredLedgerBook;
  beforeAll(async () => {
    database = await fresh();
    ledger = new StoredLedgerBook(database);
  });
  afterAll(() => database.close());

  const open = async (creditLimit = 0): Promise<string> => {
    const agencyId = newAgency();
    await run(ledger.openAccount(agencyId, 'INR', inr(creditLimit)));
    return agencyId;
  };

  it('opens an account once and dies without one', async () => {
    const agencyId = await open(500);
    expect(await run(ledger.openAccount(agencyId, 'INR', inr(9)))).toBe(false);
    expect(await run(ledger.balance(agencyId))).toEqual({ balance: inr(0), creditLimit: inr(500), reserved: inr(0) });
    await expect(run(ledger.balance('nobody'))).rejects.toThrow('no account');
    await expect(run(ledger.post(entry('nobody', 5)))).rejects.toThrow('no account');
    await expect(run(ledger.setCreditLimit('nobody', inr(1)))).rejects.toThrow('no account');
  });

  it('does what a list of numbers does, whatever the order of deposits, spendings, corrections and limits', async () => {
    interface Model {
      readonly agencyId: string;
      readonly entries: { amount: number; balance: number; reference: string; kind: string }[];
      limit: number;
    }
    const balanceOf = (model: Model): number => model.entries.reduce((sum, { amount }) => sum + amount, 0);
    class Post implements fc.AsyncCommand<Model, StoredLedgerBook> {
      readonly amount: number;
      readonly reference: string;
      readonly spending: boolean;
      readonly once: boolean;
      constructor(amount: number, reference: string, spending: boolean, once: boolean) {
        this.amount = amount;
        this.reference = reference;
        this.spending = spending;
        this.once = once;
      }
      check = () => true;
      async run(model: Model, real: StoredLedgerBook) {
        const { amount, reference, spending, once } = this;
        const wanted = entry(model.agencyId, amount, { reference, spending, once });
        const answer = await run(real.post(wanted));
        const at = model.entries.findIndex((each) => each.reference === reference && each.kind === wanted.kind);
        const available = balanceOf(model) + model.limit;
        if (once && at >= 0) {
          expect(answer).toMatchObject({
            kind: 'stands',
            sequence: at + 1,
            balance: inr(model.entries[at]?.balance ?? 0),
          });
        } else if (spending && available + amount < 0) {
          expect(answer).toEqual({ kind: 'too-low', available: inr(available) });
        } else {
          const balance = balanceOf(model) + amount;
          model.entries.push({ amount, balance, reference, kind: wanted.kind });
          const sequence = model.entries.length;
          expect(answer).toMatchObject({ kind: 'posted', sequence, entryId: `LG-${sequence}`, balance: inr(balance) });
        }
      }
      toString = () =>
        `post ${this.amount} ${this.reference}${this.spending ? ' spending' : ''}${this.once ? ' once' : ''}`;
    }
    class Limit implements fc.AsyncCommand<Model, StoredLedgerBook> {
      readonly limit: number;
      constructor(limit: number) {
        this.limit = limit;
      }
      check = () => true;
      async run(model: Model, real: StoredLedgerBook) {
        await run(real.setCreditLimit(model.agencyId, inr(this.limit)));
        model.limit = this.limit;
      }
      toString = () => `limit ${this.limit}`;
    }
    class Look implements fc.AsyncCommand<Model, StoredLedgerBook> {
      readonly pageSize: number;
      constructor(pageSize: number) {
        this.pageSize = pageSize;
      }
      check = () => true;
      async run(model: Model, real: StoredLedgerBook) {
        expect(await run(real.balance(model.agencyId))).toEqual({
          balance: inr(balanceOf(model)),
          creditLimit: inr(model.limit),
          reserved: inr(0),
        });
        const pages = Math.max(1, Math.ceil(model.entries.length / this.pageSize));
        for (let page = 1; page <= pages; page += 1) {
          const shown = await run(
            real.page({
              agencyId: model.agencyId,
              from: instant('2000-01-01T00:00:00Z'),
              until: instant('2100-01-01T00:00:00Z'),
              page,
              pageSize: this.pageSize,
            }),
          );
          expect(shown).toMatchObject({
            opening: inr(0),
            closing: inr(balanceOf(model)),
            liveBalance: inr(balanceOf(model)),
            total: model.entries.length,
            totalCredit: inr(model.entries.reduce((sum, { amount }) => sum + Math.max(0, amount), 0)),
            totalDebit: inr(model.entries.reduce((sum, { amount }) => sum + Math.max(0, -amount), 0)),
          });
          const expected = model.entries.slice((page - 1) * this.pageSize, page * this.pageSize);
          expect(
            shown.entries.map(({ debit, credit, balance, reference }) => [
              credit.minor - debit.minor,
              balance.minor,
              reference,
            ]),
          ).toEqual(expected.map(({ amount, balance, reference }) => [amount, balance, reference]));
        }
        expect(await run(real.verify(model.agencyId, chainStart, 1000))).toEqual({
          entries: model.entries.length,
          ok: true,
          closing: inr(balanceOf(model)),
          signed: true,
        });
      }
      toString = () => `look, pages of ${this.pageSize}`;
    }
    const amount = fc.integer({ min: -5_000_000, max: 5_000_000 });
    await fc.assert(
      fc.asyncProperty(
        fc.commands(
          [
            fc
              .tuple(amount, fc.constantFrom('R1', 'R2', 'R3'), fc.boolean(), fc.boolean())
              .map(([minor, reference, spending, once]) => new Post(minor, reference, spending, once)),
            fc.integer({ min: 0, max: 3_000_000 }).map((limit) => new Limit(limit)),
            fc.integer({ min: 1, max: 4 }).map((size) => new Look(size)),
          ],
          { maxCommands: 25 },
        ),
        async (commands) => {
          const agencyId = await open();
          await fc.asyncModelRun(() => ({ model: { agencyId, entries: [], limit: 0 }, real: ledger }), commands);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('lets exactly as many spend at once as there is money for', async () => {
    const agencyId = await open(250);
    await run(ledger.post(entry(agencyId, 1000)));
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        run(ledger.post(entry(agencyId, -100, { reference: `S${n}`, spending: true }))),
      ),
    );
    expect(answers.filter(({ kind }) => kind === 'posted')).toHaveLength(12);
    expect((await run(ledger.balance(agencyId))).balance).toEqual(inr(-200));
    expect(await run(ledger.verify(agencyId, chainStart, 100))).toMatchObject({ ok: true, entries: 13 });
  });

  it('lets the last unit be spent and not one more', async () => {
    const agencyId = await open(30);
    await run(ledger.post(entry(agencyId, 70)));
    expect(await run(ledger.post(entry(agencyId, -101, { spending: true })))).toEqual({
      kind: 'too-low',
      available: inr(100),
    });
    expect(await run(ledger.post(entry(agencyId, -100, { spending: true })))).toMatchObject({
      kind: 'posted',
      balance: inr(-30),
    });
    expect(await run(ledger.post(entry(agencyId, -1, { spending: true })))).toEqual({
      kind: 'too-low',
      available: inr(0),
    });
  });

  it('lets a correction go below what may be spent, and then spends nothing', async () => {
    const agencyId = await open();
    await run(ledger.post(entry(agencyId, 100)));
    expect(await run(ledger.post(entry(agencyId, -500)))).toMatchObject({ kind: 'posted', balance: inr(-400) });
    expect(await run(ledger.post(entry(agencyId, -1, { spending: true })))).toEqual({
      kind: 'too-low',
      available: inr(-400),
    });
  });

  it('shows a range of instants with what was before and after it', async () => {
    const agencyId = await open();
    const start = instant('2026-11-01T18:30:00.000Z');
    const amounts = [100, -30, 7, -200, 55, 1];
    for (const [n, minor] of amounts.entries()) {
      await run(ledger.post(entry(agencyId, minor, { at: plusSeconds(start, n * 3600) })));
    }
    const range = {
      agencyId,
      from: plusSeconds(start, 3600),
      until: plusSeconds(start, 4 * 3600),
      page: 1,
      pageSize: 50,
    };
    const page = await run(ledger.page(range));
    expect(page).toMatchObject({
      opening: inr(100),
      closing: inr(-123),
      totalDebit: inr(230),
      totalCredit: inr(7),
      total: 3,
      liveBalance: inr(-67),
    });
    expect(page.entries[0]).toEqual({
      entryId: 'LG-2',
      sequence: 2,
      at: '2026-11-01T19:30:00.000Z',
      kind: 'adjustment',
      reference: 'REF',
      narration: { code: 'deposit', params: { bank: 'Ünï "B"\n', n: 1 } },
      debit: inr(30),
      credit: inr(0),
      balance: inr(70),
      seal: expect.anything(),
    });
    const all = await run(ledger.page({ ...range, from: start, until: plusSeconds(start, 99_000) }));
    let last = chainStart.digest;
    for (const { seal, reference } of all.entries) {
      expect(seal.before).toBe(last);
      expect(createHash('sha256').update(seal.text, 'utf8').digest('hex')).toBe(seal.digest);
      expect(seal.text.split('\n')).toEqual(expect.arrayContaining(['farelane-ledger-1', last, agencyId, reference]));
      last = seal.digest;
    }
    expect(await run(ledger.page({ ...range, page: 3, pageSize: 1 }))).toMatchObject({
      total: 3,
      entries: [{ sequence: 4 }],
    });
    const none = await run(
      ledger.page({ ...range, from: plusSeconds(start, 90_000), until: plusSeconds(start, 99_000) }),
    );
    expect(none).toMatchObject({ opening: inr(-67), closing: inr(-67), total: 0, entries: [] });
    expect((await run(ledger.about(agencyId, 'REF'))).map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6]);
    // Times never go back, so that days are cut between entries.
    await run(ledger.post(entry(agencyId, 1, { at: start })));
    expect((await run(ledger.about(agencyId, 'REF'))).at(-1)?.at).toBe(plusSeconds(start, 5 * 3600));
  });

  describe('the proof', () => {
    const lay = async (count: number): Promise<string> => {
      const agencyId = await open();
      for (let n = 1; n <= count; n += 1) {
        await run(
          ledger.post(entry(agencyId, n * 10, { reference: `R${n}`, at: instant(`2026-11-0${n}T00:00:00.12${n}Z`) })),
        );
      }
      return agencyId;
    };

    it('is what anybody recomputes from the rows by the description alone', async () => {
      const agencyId = await lay(4);
      const rows = await database.query<Record<string, string>>(
        `select e.sequence::text, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.MS') as at, e.kind, e.reference,
                e.narration::text as narration, e.balance::text, encode(e.digest, 'hex') as digest,
                (select string_agg(concat(ledger_account, '|', currency, '|', amount), chr(10) order by line) from posting p
                 where p.agency_id = e.agency_id and p.sequence = e.sequence) as lines
         from journal_entry e where agency_id = $1 order by e.sequence`,
        [agencyId],
      );
      let before = '0'.repeat(64);
      for (const row of rows) {
        const text = `farelane-ledger-1\n${before}\n${agencyId}\n${row['sequence']}\n${row['at']?.replace(' ', 'T')}Z\n${row['kind']}\n${row['reference']}\n${row['narration']}\n${row['balance']}\n${row['lines']}`;
        before = createHash('sha256').update(text).digest('hex');
        expect(row['digest']).toBe(before);
      }
      expect(rows).toHaveLength(4);
    });

    it('is walked a page at a time', async () => {
      const agencyId = await lay(5);
      const first = await run(ledger.verify(agencyId, chainStart, 2));
      expect(first).toMatchObject({ entries: 2, ok: true });
      const second = await run(ledger.verify(agencyId, readPoint(first.next ?? '') ?? chainStart, 2));
      const third = await run(ledger.verify(agencyId, readPoint(second.next ?? '') ?? chainStart, 2));
      expect(third).toEqual({ entries: 1, ok: true, closing: inr(150), signed: true });
    });

    /** Changes records behind the ledger's back, verifies, and puts all back. */
    const tampered = async (agencyId: string, change: (tx: Sql) => Promise<unknown>) => {
      let verdict: Awaited<ReturnType<typeof verify>> | undefined;
      const verify = (tx: Sql) =>
        run(new StoredLedgerBook({ ...noDatabase, query: tx.query.bind(tx) }).verify(agencyId, chainStart, 100));
      await database
        .transaction(async (tx) => {
          await tx.query('alter table journal_entry disable trigger user; alter table posting disable trigger user');
          await change(tx);
          verdict = await verify(tx);
          throw new Error('put back');
        })
        .catch((error: unknown) => {
          if (!(error instanceof Error) || error.message !== 'put back') throw error;
        });
      return verdict;
    };

    it('finds the first changed byte of any column of any entry', async () => {
      const agencyId = await lay(6);
      const columns = {
        kind: `kind || 'x'`,
        reference: `overlay(reference placing 'X' from 1)`,
        narration: `replace(narration::text, '"n":1', '"n":2')::json`,
        balance: 'balance + 1',
        at: `at + interval '1 millisecond'`,
        digest: `set_byte(digest, 31, get_byte(digest, 31) # 1)`,
        amount: 'amount + 1',
        lines: 'lines + 1',
        ledger_account: `ledger_account || 'x'`,
        currency: `'USD'`,
        line: 'line + 5',
      } as const;
      await fc.assert(
        fc.asyncProperty(
          fc.integer({ min: 1, max: 6 }),
          fc.constantFrom(
            'kind',
            'reference',
            'narration',
            'balance',
            'at',
            'digest',
            'amount',
            'lines',
            'posting amount',
            'ledger_account',
            'currency',
            'line',
          ),
          fc.integer({ min: 1, max: 2 }),
          async (sequence, column, line) => {
            const change = async (tx: Sql) => {
              if (column === 'posting amount') {
                await tx.query(
                  'update posting set amount = amount + 1 where agency_id = $1 and sequence = $2 and line = $3',
                  [agencyId, sequence, line],
                );
              } else if (column === 'ledger_account' || column === 'currency' || column === 'line') {
                await tx.query(
                  `update posting set ${column} = ${columns[column]} where agency_id = $1 and sequence = $2 and line = $3`,
                  [agencyId, sequence, column === 'line' ? 1 : line],
                );
              } else {
                await tx.query(
                  `update journal_entry set ${column} = ${columns[column]} where agency_id = $1 and sequence = $2`,
                  [agencyId, sequence],
                );
              }
            };
            expect(await tampered(agencyId, change)).toEqual({
              entries: sequence - 1,
              ok: false,
              firstBad: `LG-${sequence}`,
            });
          },
        ),
        { numRuns: 60 },
      );
    });

    it('finds entries taken away or put in, and an altered account', async () => {
      const agencyId = await lay(5);
      const deleted = (sequence: number) => (tx: Sql) =>
        tx
          .query(`delete from posting where agency_id = $1 and sequence = ${sequence}`, [agencyId])
          .then(() =>
            tx.query(`delete from journal_entry where agency_id = $1 and sequence = ${sequence}`, [agencyId]),
          );
      expect(await tampered(agencyId, deleted(3))).toMatchObject({ ok: false, firstBad: 'LG-3' });
      expect(await tampered(agencyId, deleted(1))).toMatchObject({ ok: false, firstBad: 'LG-1' });
      expect(await tampered(agencyId, deleted(5))).toMatchObject({ ok: false, firstBad: 'LG-5' });
      const doubled = (tx: Sql) =>
        tx.query(
          `insert into journal_entry select agency_id, 6, at, kind, reference, narration, amount, balance, lines, digest
           from journal_entry where agency_id = $1 and sequence = 5`,
          [agencyId],
        );
      expect(await tampered(agencyId, doubled)).toMatchObject({ ok: false, firstBad: 'LG-6' });
      const richer = (tx: Sql) => tx.query('update account set balance = balance + 1 where agency_id = $1', [agencyId]);
      expect(await tampered(agencyId, richer)).toMatchObject({ ok: false, firstBad: 'LG-5' });
      expect(await run(ledger.verify(agencyId, chainStart, 100))).toMatchObject({ ok: true, entries: 5 });
    });
  });

  describe('the database itself', () => {
    it('refuses to change, remove or empty what was written', async () => {
      const agencyId = await open();
      await run(ledger.post(entry(agencyId, 100)));
      for (const statement of [
        `update journal_entry set narration = '{}' where agency_id = '${agencyId}'`,
        `delete from journal_entry where agency_id = '${agencyId}'`,
        'truncate journal_entry cascade',
        `update posting set amount = 1 where agency_id = '${agencyId}'`,
        `delete from posting where agency_id = '${agencyId}'`,
        'truncate posting',
        'truncate posting, journal_entry, account cascade',
      ]) {
        await expect(database.query(statement), statement).rejects.toThrow('append-only');
      }
    });

    it('refuses an entry that does not balance, in any currency, or whose own posting is not its amount', async () => {
      const agencyId = await open();
      const bad: readonly NewEntry['postings'][] = [
        [
          { account: `agency:${agencyId}`, currency: 'INR', amount: 5 },
          { account: 'bank', currency: 'INR', amount: -4 },
        ],
        [
          { account: `agency:${agencyId}`, currency: 'INR', amount: 5 },
          { account: 'bank', currency: 'USD', amount: -5 },
        ],
        [{ account: `agency:${agencyId}`, currency: 'INR', amount: 0 }],
      ];
      for (const postings of bad)
        await expect(run(ledger.post(entry(agencyId, 5, { postings })))).rejects.toThrow(/balance|lines/);
      await expect(
        run(ledger.post(entry(agencyId, 5, { postings: transferPostings('other', inr(5), 'bank') }))),
      ).rejects.toThrow('own');
      expect(await run(ledger.verify(agencyId, chainStart, 10))).toEqual({
        entries: 0,
        ok: true,
        closing: inr(0),
        signed: true,
      });
    });

    it('refuses postings added to an entry that stands, and postings without an entry', async () => {
      const agencyId = await open();
      await run(ledger.post(entry(agencyId, 100)));
      const add = (sequence: number, first: number) =>
        database.query(
          `insert into posting values ($1, $2, $3, 'agency:' || $1, 'INR', 5), ($1, $2, $4, 'bank', 'INR', -5)`,
          [agencyId, sequence, first, first + 1],
        );
      await expect(add(1, 1)).rejects.toThrow('posting_pkey');
      await expect(add(1, 3)).rejects.toThrow('all at once');
      await expect(add(2, 3)).rejects.toThrow('all at once');
      await expect(add(2, 1)).rejects.toThrow('without an entry');
      await expect(
        database.query(`insert into journal_entry select agency_id, 2, at, kind, reference, narration, amount, balance, lines, digest
                        from journal_entry where agency_id = '${agencyId}'`),
      ).rejects.toThrow('does not balance');
    });
  });
});

const never = () => Promise.reject(new Error('not here'));
const noDatabase: Database = {
  kind: 'embedded',
  aside: { query: never },
  query: never,
  transaction: never,
  listen: never,
  close: never,
};
