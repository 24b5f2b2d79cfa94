/** Two back offices over one PostgreSQL: what one does the other knows. */
import { Effect, Result } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StoredLedgerBook } from '#infrastructure/backoffice/database/account/ledger-book.ts';
import { openServerDatabase } from '#infrastructure/backoffice/database/engine/server-database.ts';
import { money } from '#domain/money/money.ts';
import { freshServerUrl } from '#tests/support/databases.ts';
import { portalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';

const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);

describe('two replicas', () => {
  let one: RunningBackOffice;
  let other: RunningBackOffice;
  let url: string;
  beforeAll(async () => {
    url = await freshServerUrl();
    [one, other] = await Promise.all([
      runBackOffice(await openServerDatabase(url)),
      runBackOffice(await openServerDatabase(url)),
    ]);
  });
  afterAll(() => Promise.all([one.stop(), other.stop()]));

  it('share sessions, and their end', async () => {
    const here = await portalDesk(one, 'agent@demo.test');
    const there = await portalDesk(other);
    there.use(here.signedIn?.token);
    expect(await get(there.desk.session.userDetails())).toMatchObject({ userId: 'agent@demo.test' });
    await get(here.desk.session.logOut());
    await expect
      .poll(async () => {
        const result = await get(Effect.result(there.desk.session.userDetails()));
        return Result.isFailure(result) ? result.failure._tag : 'answered';
      })
      .toBe('SessionInvalid');
  });

  it('show the balance that the other has changed', async () => {
    const here = await portalDesk(one, 'agent@demo.test');
    const there = await portalDesk(other);
    there.use(here.signedIn?.token);
    const [before] = await Promise.all([get(here.desk.account.balance()), get(there.desk.account.balance())]);
    const database = await openServerDatabase(url, { connections: 1 });
    const limit = money(before.creditLimit.minor + 100, 'INR');
    await get(new StoredLedgerBook(database).setCreditLimit('malabar', limit));
    await expect.poll(async () => (await get(here.desk.account.balance())).creditLimit).toEqual(limit);
    await expect.poll(async () => (await get(there.desk.account.balance())).creditLimit).toEqual(limit);
    await database.close();
  });

  it('filled one demonstration, not two', async () => {
    const { desk } = await portalDesk(other, 'agent@demo.test');
    const saved = await get(desk.agency.personalTravellers({}));
    const names = saved.map(({ traveller }) => `${traveller.firstName} ${traveller.lastName}`);
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names).size).toBe(names.length);
    expect(await get(desk.account.verifyLedger({}))).toMatchObject({ ok: true });
  });
});
