import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { money } from '#domain/money/money.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { DatabaseAgencyStore } from '#infrastructure/backoffice/database/agency/agency-store.ts';
import { KnownBalances } from '#infrastructure/backoffice/database/account/known-balances.ts';
import { StoredLedgerBook } from '#infrastructure/backoffice/database/account/ledger-book.ts';
import { makeAgency } from '#tests/fixtures/agency.ts';
import { now } from '#tests/fixtures/flight.ts';
import { databases } from '#tests/support/databases.ts';

const rupees = (minor: number) => money(minor, 'INR');

describe.each(databases())('balances known of the $kind database', ({ fresh }) => {
  let database: Database;
  let ledger: StoredLedgerBook;
  beforeAll(async () => {
    database = await fresh();
    ledger = new StoredLedgerBook(database);
    await Effect.runPromise(new DatabaseAgencyStore(database).add(makeAgency({ agencyId: 'agency-1' }), now));
    await Effect.runPromise(ledger.openAccount('agency-1', 'INR', rupees(5_000)));
  });
  afterAll(() => database.close());

  const read = (known: KnownBalances) => Effect.runPromise(known.balance('agency-1'));

  it('are the same object until somebody changes the account, and new soon after', async () => {
    const known = new KnownBalances(ledger, { milliseconds: 60_000 });
    const stop = await known.follow(database);
    const before = await read(known);
    expect(before.creditLimit).toEqual(rupees(5_000));
    expect(await read(known)).toBe(before);
    await Effect.runPromise(ledger.setCreditLimit('agency-1', rupees(9_000)));
    await expect.poll(async () => (await read(known)).creditLimit).toEqual(rupees(9_000));
    await stop();
  });

  it('are read again after their moment, notice or none', async () => {
    const known = new KnownBalances(ledger, { milliseconds: 20 });
    const before = await read(known);
    await new Promise((resolve) => setTimeout(resolve, 40));
    const after = await read(known);
    expect(after).toEqual(before);
    expect(after).not.toBe(before);
  });

  it('are not kept where the account changed while they were read', async () => {
    let asked = 0;
    const known: KnownBalances = new KnownBalances({
      balance: (agencyId) => {
        asked += 1;
        return Effect.tap(ledger.balance(agencyId), () => Effect.sync(() => asked === 1 && known.forget('agency-1')));
      },
    });
    await read(known);
    await read(known);
    expect(asked).toBe(2);
    await read(known);
    expect(asked).toBe(2);
  });
});
