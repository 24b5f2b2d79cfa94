/**
 * A policy asked for with flights, over HTTP on both databases: bought once the ticket stands, by the back office, once, whatever is sent
 * twice, asked at once or killed in between; and where it cannot be bought the flights stand and nothing is charged for it.
 */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spendable } from '#domain/account/balance.ts';
import { money } from '#domain/money/money.ts';
import type { AnyBooking } from '#application/desk/products.ts';
import { StoredBookCheck } from '#infrastructure/backoffice/database/account/book-check.ts';
import { StoredLedgerBook } from '#infrastructure/backoffice/database/account/ledger-book.ts';
import { StoredBoughtWithBook } from '#infrastructure/backoffice/database/booking/sale/bought-with-book.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { portalDesk, type PortalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';
import { aFlight, aPolicy, failureOf, get } from '../cart/putting-in.ts';

const agency = 'malabar';

describe.each(databases())('a policy bought with flights over the $kind database', ({ fresh }) => {
  let database: Database;
  let office: RunningBackOffice;
  let agent: PortalDesk;
  let ledger: StoredLedgerBook;
  let book: StoredBoughtWithBook;
  beforeAll(async () => {
    database = await fresh();
    office = await runBackOffice(database);
    agent = await portalDesk(office, 'agent@demo.test');
    ledger = new StoredLedgerBook(database);
    book = new StoredBoughtWithBook(database);
  });
  afterAll(() => office.stop());

  /** Flights with a policy beside them, as the portal sends both. */
  const wanted = async (names: { readonly flight?: string; readonly policy?: string } = {}, mode = 'ticket') => {
    const flight = await aFlight(agent.desk, randomUUID(), names.flight);
    const policy = await aPolicy(agent.desk, randomUUID(), names.policy);
    if (flight.product !== 'flight' || policy.product !== 'insurance') throw new Error('not as asked for');
    const { requestId: _, ...proposal } = policy.booking;
    const bought = { product: policy.product, quote: policy.quote, booking: proposal };
    return { ...flight.booking, mode: mode as 'ticket' | 'hold', with: [bought] };
  };
  const details = (transactionId: string): Promise<AnyBooking> => get(agent.desk.booking.details({ transactionId }));
  const settled = async (transactionId: string) => {
    await expect
      .poll(async () => (await details(transactionId)).boughtWith?.[0]?.outcome, { timeout: 100_000 })
      .not.toBe('waits');
    return details(transactionId);
  };
  const policies = async () => (await get(agent.desk.booking.list({ page: 1, product: 'insurance' }))).total;
  const balance = () => get(ledger.balance(agency));
  /** Nothing is set aside any more, and the books agree. */
  const expectSound = async () => {
    await expect.poll(async () => (await balance()).reserved.minor, { timeout: 100_000 }).toBe(0);
    expect(await get(new StoredBookCheck(database).findings(agency))).toEqual([]);
  };
  const chargedFor = ({ moneyLines }: AnyBooking) =>
    moneyLines.reduce((all, { debit, credit }) => all + (debit?.minor ?? 0) - (credit?.minor ?? 0), 0);
  /** As a process that is killed after the ticket leaves it. */
  const whileNobodyBuys = async (work: () => Promise<void>) => {
    await database.query(`create function wait_with() returns trigger language plpgsql as
      $$ begin new.available_at := 'infinity'; return new; end $$`);
    await database.query(`create trigger wait_with before insert on outbox for each row
      when (new.kind = 'with-due') execute function wait_with()`);
    try {
      await work();
    } finally {
      await database.query('drop trigger wait_with on outbox');
      await database.query('drop function wait_with');
      await database.query(`update outbox set available_at = clock_timestamp() where available_at = 'infinity'`);
      await database.query(`select pg_notify('outbox', '')`);
    }
  };

  it('is bought once the ticket stands, linked both ways, and the account pays for both', async () => {
    const before = await balance();
    const count = await policies();
    const asked = await wanted();
    const { transactionId } = await get(agent.desk.flight.book(asked));
    const flight = await settled(transactionId);
    expect(flight.boughtWith).toEqual([
      {
        how: 'added',
        product: 'insurance',
        outcome: 'bought',
        status: 'confirmed',
        transactionId: expect.stringMatching(/^IN/),
        total: expect.objectContaining({ currency: 'INR' }),
      },
    ]);
    const policy = await details(flight.boughtWith?.[0]?.transactionId ?? '');
    expect(policy.boughtWith).toMatchObject([{ how: 'first', product: 'flight', transactionId, status: 'confirmed' }]);
    expect(policy.price.total).toEqual(flight.boughtWith?.[0]?.total);
    expect(flight.history.map(({ code }) => code)).toContain('bought-with');
    expect(await policies()).toBe(count + 1);
    const after = await balance();
    expect(before.balance.minor - after.balance.minor).toBe(chargedFor(flight) + chargedFor(policy));
    expect(chargedFor(policy)).toBeGreaterThan(0);
    await expectSound();
    // Sent again it is the same.
    expect(await get(agent.desk.flight.book(asked))).toMatchObject({ transactionId });
    expect(await policies()).toBe(count + 1);
  });

  it('is bought once by two who ask at once', async () => {
    const count = await policies();
    const asked = await wanted();
    const both = await Promise.all([get(agent.desk.flight.book(asked)), get(agent.desk.flight.book(asked))]);
    expect(both[0].transactionId).toBe(both[1].transactionId);
    await settled(both[0].transactionId);
    expect(await policies()).toBe(count + 1);
    await expectSound();
  });

  it('is bought once, and paid for with what was set aside, where everything ended after the ticket', async () => {
    const count = await policies();
    let id = '';
    await whileNobodyBuys(async () => {
      const asked = await wanted();
      const held = (await balance()).reserved.minor;
      ({ transactionId: id } = await get(agent.desk.flight.book(asked)));
      const flight = await details(id);
      expect(flight.boughtWith).toMatchObject([{ outcome: 'waits' }]);
      expect(await policies()).toBe(count);
      const { reserved } = await balance();
      expect(reserved.minor).toBeGreaterThan(held);
      // Of two who quote it again the second is late, and what neither can buy from is quoted once more.
      const [kept] = await get(book.open(agency, id));
      if (kept === undefined) throw new Error('nothing waits');
      expect(await get(book.quoted(kept, randomUUID()))).toBe(true);
      expect(await get(book.quoted(kept, randomUUID()))).toBe(false);
      // Nobody else can spend it meanwhile: all the rest is set aside.
      const rest = spendable(await balance()).minor;
      await database.query('update account set reserved = reserved + $2 where agency_id = $1', [agency, rest]);
      expect(spendable(await balance()).minor).toBe(0);
    });
    // Two at once find the same entry of work.
    await database.query(
      `insert into outbox (kind, payload) values ('with-due', jsonb_build_object('agencyId', $1::text, 'transactionId', $2::text))`,
      [agency, id],
    );
    const flight = await settled(id);
    expect(flight.boughtWith).toMatchObject([{ outcome: 'bought', status: 'confirmed' }]);
    expect(await policies()).toBe(count + 1);
    await database.query('update account set reserved = 0 where agency_id = $1', [agency]);
    await expectSound();
  });

  it('leaves the flights and charges nothing where the insurer has withdrawn the plan, and says so', async () => {
    const before = await balance();
    const { transactionId, status } = await get(agent.desk.flight.book(await wanted({ policy: 'TESTSOLDOUT' })));
    expect(status).toBe('confirmed');
    const flight = await settled(transactionId);
    expect(flight.status).toBe('confirmed');
    expect(flight.boughtWith).toMatchObject([{ outcome: 'not-bought', trouble: 'sold-out', status: 'not-confirmed' }]);
    expect(flight.history).toContainEqual(
      expect.objectContaining({ code: 'not-bought-with', params: { product: 'insurance', trouble: 'sold-out' } }),
    );
    expect(before.balance.minor - (await balance()).balance.minor).toBe(chargedFor(flight));
    await expectSound();
  });

  it('is bought when a hold is ticketed, where the account then covers both; a hold given back buys nothing', async () => {
    const count = await policies();
    const hold = async () => {
      for (let tries = 0; tries < 12; tries += 1) {
        const outcome = await get(Effect.result(agent.desk.flight.book(await wanted({}, 'hold'))));
        if (outcome._tag === 'Success') return outcome.success.transactionId;
      }
      throw new Error('nothing is held');
    };
    const [kept, given] = [await hold(), await hold()];
    expect((await details(kept)).boughtWith).toMatchObject([{ outcome: 'waits' }]);
    expect((await balance()).reserved.minor).toBe(0);
    const rest = spendable(await balance()).minor - 100;
    await database.query('update account set reserved = $2 where agency_id = $1', [agency, rest]);
    const ticket = { transactionId: kept, requestId: randomUUID() };
    const low = await failureOf(agent.desk.booking.ticketHeld(ticket));
    const needed = low._tag === 'BalanceTooLow' ? (low.needed?.minor ?? 0) : 0;
    const left = needed - 1;
    await database.query('update account set reserved = $2 where agency_id = $1', [agency, rest + 100 - left]);
    expect(await failureOf(agent.desk.booking.ticketHeld(ticket))).toMatchObject({ needed: money(needed, 'INR') });
    await database.query('update account set reserved = 0 where agency_id = $1', [agency]);
    const before = await balance();
    expect(await get(agent.desk.booking.ticketHeld(ticket))).toMatchObject({ status: 'confirmed' });
    expect((await settled(kept)).boughtWith).toMatchObject([{ outcome: 'bought', status: 'confirmed' }]);
    expect(before.balance.minor - (await balance()).balance.minor).toBe(needed);
    await get(agent.desk.booking.releaseHeld({ transactionId: given, requestId: randomUUID() }));
    // What was asked for with it is said to be bought no more.
    expect((await details(given)).boughtWith).toMatchObject([{ outcome: 'not-bought', trouble: 'first-not-booked' }]);
    expect(await policies()).toBe(count + 1);
    await expectSound();
  });

  it('is not bought where the flights are not', async () => {
    const before = await balance();
    const count = await policies();
    expect(await failureOf(agent.desk.flight.book(await wanted({ flight: 'TESTSOLDOUT' })))).toMatchObject({
      _tag: 'SoldOut',
    });
    expect(await policies()).toBe(count);
    expect((await balance()).balance).toEqual(before.balance);
    await expectSound();
  });

  it('is refused with the flights where its proposal is wanting, at its field', async () => {
    const asked = await wanted();
    const [policy] = asked.with;
    if (policy === undefined) throw new Error('nothing wanted');
    const wanting = { ...asked, with: [{ ...policy, booking: { ...policy.booking, address: '' } }] };
    const failure = await failureOf(agent.desk.flight.book(wanting));
    expect('violations' in failure ? failure.violations : []).toContainEqual(
      expect.objectContaining({ path: 'with[0].booking.address' }),
    );
    const gone = { ...asked, with: [{ ...policy, booking: { ...policy.booking, quoteId: randomUUID() } }] };
    expect(await failureOf(agent.desk.flight.book(gone))).toMatchObject({ _tag: 'NotFound', what: 'quote' });
    await expectSound();
  });

  it('sells no flights where the account covers only these', async () => {
    const asked = await wanted();
    const { with: _, ...alone } = asked;
    const leave = async (minor: number) => {
      const rest = spendable(await balance()).minor - minor;
      await database.query('update account set reserved = reserved + $2 where agency_id = $1', [agency, rest]);
    };
    const needs = async (request: Parameters<typeof agent.desk.flight.book>[0]) => {
      const failure = await failureOf(agent.desk.flight.book(request));
      return failure._tag === 'BalanceTooLow' ? (failure.needed?.minor ?? 0) : 0;
    };
    await leave(100);
    const [one, both] = [await needs({ ...alone, requestId: randomUUID() }), await needs(asked)];
    expect(one).toBeGreaterThan(100);
    expect(both).toBeGreaterThan(one);
    await leave(both - 1);
    expect(await failureOf(agent.desk.flight.book(asked))).toMatchObject({
      _tag: 'BalanceTooLow',
      needed: money(both, 'INR'),
      available: money(both - 1, 'INR'),
    });
    await leave(both);
    const { transactionId } = await get(agent.desk.flight.book(asked));
    expect((await settled(transactionId)).boughtWith).toMatchObject([{ outcome: 'bought', status: 'confirmed' }]);
    expect(spendable(await balance()).minor).toBe(0);
    await database.query('update account set reserved = 0 where agency_id = $1', [agency]);
    await expectSound();
  });

  it('comes to what the account was charged, whatever is asked for, at once or one after another', async () => {
    const names = fc.constantFrom(undefined, undefined, 'TESTSOLDOUT');
    const purchase = fc.record({ flight: names, policy: names, twice: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(purchase, { minLength: 1, maxLength: 3 }), async (purchases) => {
        const before = await balance();
        const made = await Promise.all(
          purchases.map(async ({ flight, policy, twice }) => {
            const asked = await wanted({ ...(flight && { flight }), ...(policy && { policy }) });
            const outcomes = await Promise.all(
              Array.from({ length: twice ? 2 : 1 }, () => get(Effect.result(agent.desk.flight.book(asked)))),
            );
            const [sold] = outcomes.flatMap((each) => (each._tag === 'Success' ? [each.success.transactionId] : []));
            expect(sold === undefined).toBe(flight !== undefined);
            if (sold === undefined) return 0;
            const booking = await settled(sold);
            const [bought] = booking.boughtWith ?? [];
            expect(bought?.outcome).toBe(policy === undefined ? 'bought' : 'not-bought');
            const beside = bought?.transactionId === undefined ? 0 : chargedFor(await details(bought.transactionId));
            expect(beside > 0).toBe(policy === undefined);
            return chargedFor(booking) + beside;
          }),
        );
        const charged = made.reduce((one, other) => one + other, 0);
        expect(before.balance.minor - (await balance()).balance.minor).toBe(charged);
        await expectSound();
      }),
      { numRuns: 4 },
    );
  });
});
