import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Effect } from 'effect';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isDepositId } from '#domain/account/deposit.ts';
import { adviseOnGstin, checkGstin } from '#domain/agency/gstin.ts';
import { money } from '#domain/money/money.ts';
import { instant } from '#domain/time/instant.ts';
import { StoredDepositBook } from '#infrastructure/backoffice/database/account/deposit-book.ts';
import { DatabaseAgencyStore } from '#infrastructure/backoffice/database/agency/agency-store.ts';
import { DatabaseAgencyTermsStore } from '#infrastructure/backoffice/database/flight/agency-terms-store.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { StoredLedgerBook } from '#infrastructure/backoffice/database/account/ledger-book.ts';
import { openServerDatabase } from '#infrastructure/backoffice/database/engine/server-database.ts';
import { SessionCache } from '#infrastructure/backoffice/database/session/session-cache.ts';
import { DatabaseUserStore } from '#infrastructure/backoffice/database/session/user-store.ts';
import { SystemChance, SystemClock } from '#infrastructure/backoffice/machine/machine.ts';
import { ArgonPasswordKeeper } from '#infrastructure/backoffice/passwords/argon-password-keeper.ts';
import { demonstrate, type DemonstrationParts } from '#infrastructure/backoffice/seed/demonstration.ts';
import { makeAgency } from '#tests/fixtures/agency.ts';
import { PlainPasswords } from '#tests/fixtures/session.ts';
import { databases, freshServerUrl } from '#tests/support/databases.ts';
import { drawn } from '#tests/support/ring.ts';

const run = Effect.runPromise;
const passwords = new ArgonPasswordKeeper();
let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'farelane-demonstration-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

function partsOn(database: Database, overrides: Partial<DemonstrationParts> = {}): DemonstrationParts {
  return {
    database,
    ledger: new StoredLedgerBook(database),
    passwords,
    clock: new SystemClock(),
    chance: new SystemChance(),
    businessZone: 'Asia/Kolkata',
    trading: { currency: 'INR', country: 'IN' },
    sold: ['flight', 'hotel'],
    wanted: true,
    past: false,
    password: undefined,
    dataDir,
    ...overrides,
  };
}

/** Everything that was filled in, as counts and sums; twice the same means that nothing was doubled. */
async function contents(database: Database) {
  const [counts] = await database.query<Record<string, string>>(
    `select (select count(*) from agency) as agencies, (select count(*) from app_user) as users,
       (select count(*) from company) as companies,
       (select count(*) from company_employee) as employed, (select count(*) from saved_traveller) as travellers, (select count(*) from journal_entry) as entries, (select count(*) from deposit) as deposits,
       (select count(*) from agency_terms) as terms, (select count(*) from promo) as promos, (select count(*) from account) as accounts,
       (select balance from account where agency_id = 'malabar') as balance`,
  );
  return counts;
}

const whole = {
  agencies: '2',
  users: '6',
  companies: '1',
  employed: '2',
  travellers: '8',
  promos: '2',
  entries: '5',
  deposits: '3',
  accounts: '2',
  balance: '18432000',
};

describe.each(databases())('the demonstration on the $kind database', ({ kind, fresh }) => {
  let database: Database;
  beforeEach(async () => {
    database = await fresh();
  });
  afterEach(() => database.close());

  test('fills an empty database once, and a second start changes nothing', async () => {
    const first = await demonstrate(partsOn(database));
    expect(first).toMatchObject({
      kind: 'there',
      logins: [
        'agent@demo.test',
        'staff@demo.test',
        'operator@demo.test',
        'desk@demo.test',
        'traveller@demo.test',
        'approver@demo.test',
      ],
    });
    const filled = await contents(database);
    expect(filled).toMatchObject(whole);
    expect(await demonstrate(partsOn(database))).toEqual(first);
    expect(await contents(database)).toEqual(filled);
  });

  test('what it fills in is whole: card, balance, chain, terms, and an agent who can log in', async () => {
    const filled = await demonstrate(partsOn(database));
    const card = await run(new DatabaseAgencyStore(database).agencyCard('malabar'));
    expect(card).toMatchObject({ agentId: 'AGT10482', address: '2nd Floor, Penta Towers, Kaloor, Kochi 682017' });
    expect([...checkGstin(card.gstNumber ?? '', 'gst'), ...adviseOnGstin(card.gstNumber ?? '', 'gst')]).toEqual([]);
    const book = new StoredLedgerBook(database);
    expect(await run(book.balance('malabar'))).toEqual({
      balance: money(184_320_00, 'INR'),
      creditLimit: money(300_000_00, 'INR'),
      reserved: money(0, 'INR'),
    });
    const range = { from: instant('2000-01-01T00:00:00.000Z'), until: instant('2999-01-01T00:00:00.000Z') };
    const { entries } = await run(book.page({ agencyId: 'malabar', ...range, page: 1, pageSize: 50 }));
    const paidIn = entries.filter((entry) => entry.kind === 'deposit');
    expect(paidIn).toHaveLength(3);
    for (const { reference, entryId, credit, at } of paidIn) {
      expect(isDepositId(reference), reference).toBe(true);
      expect(await run(new StoredDepositBook(database).find({ agencyId: 'malabar' }, reference))).toMatchObject({
        state: 'approved',
        ledgerEntry: entryId,
        approvedAmount: credit,
        decidedAt: at,
      });
    }
    const terms = await run(new DatabaseAgencyTermsStore(database).termsOf('malabar'));
    expect(terms.markups.find(({ id }) => id === 'markup-international')?.amount).toEqual({
      perTraveller: money(500_00, 'INR'),
    });
    expect(terms.tdsOnCommission.at(-1)?.section).toContain('393');
    const agent = await run(new DatabaseUserStore(database, new SessionCache()).byLogin('agent@demo.test'));
    const password = filled.kind === 'there' ? (filled.password ?? '') : '';
    expect(password).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
    expect(await run(passwords.matches(password, agent?.passwordHash))).toBe(true);
    const file = join(dataDir, 'demonstration-password.txt');
    expect(readFileSync(file, 'utf8').trim()).toBe(password);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('a kill after any number of statements leaves a start that finishes it', async () => {
    // A fresh embedded database takes a second; the steps are the same on both, and hashes that take long no part of them.
    const plain = { passwords: new PlainPasswords() };
    const kills = Array.from({ length: 30 }, (_, at) => 1 + 2 * at).filter(
      (_, at) => kind === 'server' || at % 4 === 0,
    );
    const thirds = [0, 1, 2].map((third) => kills.filter((_, at) => at % 3 === third));
    let deaths = 0;
    for (const statements of drawn(thirds)
      .flat()
      .toSorted((one, other) => one - other)) {
      const target = await fresh();
      try {
        const died = await demonstrate(partsOn(dyingAfter(target, statements), plain)).then(
          () => false,
          () => true,
        );
        await demonstrate(partsOn(target, plain));
        expect(await contents(target), `killed after ${statements} statements`).toMatchObject(whole);
        if (!died) break;
        deaths += 1;
      } finally {
        await target.close();
      }
    }
    expect(deaths).toBeGreaterThan(0);
  });

  test('stays away from a database that somebody uses', async () => {
    await run(new DatabaseAgencyStore(database).add(makeAgency(), new SystemClock().now()));
    expect(await demonstrate(partsOn(database))).toEqual({ kind: 'none' });
    expect((await contents(database))?.['users']).toBe('0');
  });

  test('comes unasked to an embedded database only', async () => {
    const filled = await demonstrate(partsOn(database, { wanted: false }));
    expect(filled.kind).toBe(kind === 'embedded' ? 'there' : 'none');
    expect((await contents(database))?.['agencies']).toBe(kind === 'embedded' ? '2' : '0');
  });

  test('a password given later replaces the one before, but not one that the agent chose', async () => {
    await demonstrate(partsOn(database, { password: 'first password' }));
    expect(await demonstrate(partsOn(database, { password: 'second password' }))).toMatchObject({
      password: 'second password',
    });
    const own = await run(passwords.hash('my own password'));
    await database.query(`update app_user set password_hash = $1 where user_id = 'demo-agent'`, [own]);
    expect(await demonstrate(partsOn(database, { password: 'third password' }))).toMatchObject({
      kind: 'there',
      password: undefined,
    });
    const users = new DatabaseUserStore(database, new SessionCache());
    expect((await run(users.byId('demo-agent')))?.passwordHash).toBe(own);
    const staff = await run(users.byId('demo-staff'));
    expect(await run(passwords.matches('third password', staff?.passwordHash))).toBe(true);
  });
});

test('replicas that start together fill one demonstration and agree on its password', async () => {
  const url = await freshServerUrl();
  const replicas = await Promise.all([1, 2, 3].map(() => openServerDatabase(url)));
  try {
    const filled = await Promise.all(replicas.map((database) => demonstrate(partsOn(database))));
    expect(new Set(filled.map((each) => JSON.stringify(each))).size).toBe(1);
    const [first] = replicas;
    expect(first && (await contents(first))).toMatchObject(whole);
  } finally {
    await Promise.all(replicas.map((database) => database.close()));
  }
});

/** The same database, whose process dies when so many statements were sent. */
function dyingAfter(database: Database, statements: number): Database {
  let left = statements;
  const live = <A>(work: () => Promise<A>): Promise<A> => {
    left -= 1;
    return left < 0 ? Promise.reject(new Error('killed')) : work();
  };
  return {
    kind: database.kind,
    aside: database.aside,
    query: (text, parameters) => live(() => database.query(text, parameters)),
    transaction: (work) =>
      live(() =>
        database.transaction((tx) => work({ query: (text, parameters) => live(() => tx.query(text, parameters)) })),
      ),
    listen: (channel, onNotice) => database.listen(channel, onNotice),
    close: () => database.close(),
  };
}
