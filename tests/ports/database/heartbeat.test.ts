/** What a process that is dead holds is free for the others, long before its leases end; what the living hold is not. */
import { Effect } from 'effect';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseClock, StoredClockBook } from '#infrastructure/backoffice/database/account/clocks.ts';
import { StoredLedgerBook } from '#infrastructure/backoffice/database/account/ledger-book.ts';
import { StoredOutbox } from '#infrastructure/backoffice/database/booking/records.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { Heartbeat } from '#infrastructure/backoffice/database/engine/heartbeat.ts';
import { openServerDatabase } from '#infrastructure/backoffice/database/engine/server-database.ts';
import { money } from '#domain/money/money.ts';
import { StoredScheduleBook } from '#infrastructure/backoffice/database/flight/schedule-book.ts';
import { databases, freshServerUrl } from '#tests/support/databases.ts';

const run = Effect.runPromise;
const leaseSeconds = 75;

describe.each(databases())('on the $kind database', ({ kind, fresh }) => {
  let database: Database;
  beforeEach(async () => {
    database = await fresh();
  });
  afterEach(() => database.close());

  const heartOf = (owner: string) => new Heartbeat(database, owner, leaseSeconds);
  const lease = (id: string, owner: string | null, seconds: number) =>
    database.query(
      `insert into booking_lease (agency_id, transaction_id, owner, until)
       values ('a', $1, $2, clock_timestamp() + $3::double precision * interval '1 second')`,
      [id, owner, seconds],
    );
  /** Who has each lease, and in how many seconds it ends. */
  const leases = async () => {
    const rows = await database.query<{ id: string; owner: string | null; left: number }>(
      `select transaction_id as id, owner, extract(epoch from until - clock_timestamp())::double precision as left
       from booking_lease order by transaction_id`,
      [],
    );
    return new Map(rows.map(({ id, ...row }) => [id, row]));
  };
  /** As if it had beaten last so many seconds ago. */
  const silentFor = (owner: string, seconds: number) =>
    database.query(
      `update process_beat set beat_at = clock_timestamp() - $2::double precision * interval '1 second' where owner = $1`,
      [owner, seconds],
    );

  it('frees bookings, amendments, entries of the outbox and rounds of schedules that a dead process holds', async () => {
    await heartOf('next').beat();
    await heartOf('dead').beat();
    await lease('b1', 'dead', leaseSeconds);
    await database.query(
      `insert into amendment (amendment_id, agency_id, transaction_id, kind, state, before, supplier, currency, reserved, plan, owner, lease_until)
       values ('b2.1', 'a', 'b2', 'cancel', 'in-doubt', 'confirmed', 'sandbox', 'INR', 0, '{}', 'dead', clock_timestamp() + interval '75 seconds')`,
      [],
    );
    const outbox = new StoredOutbox(database, 'dead');
    await run(outbox.put('mail', {}));
    await run(outbox.take(['mail'], 10, 120));
    const schedules = new StoredScheduleBook(database);
    expect(await run(schedules.beginRound('sandbox', { owner: 'dead', seconds: 120 }, 0))).toBe(true);
    await silentFor('dead', 11);
    expect(await heartOf('next').beat()).toBe(4);
    expect((await leases()).get('b1')).toMatchObject({ owner: null });
    expect((await leases()).get('b1')?.left).toBeLessThanOrEqual(0);
    expect(await database.query('select owner from amendment where lease_until <= clock_timestamp()', [])).toEqual([
      { owner: null },
    ]);
    expect(await run(new StoredOutbox(database, 'next').take(['mail'], 10, 120))).toHaveLength(1);
    expect(await run(schedules.beginRound('sandbox', { owner: 'next', seconds: 120 }, 0))).toBe(true);
    expect(await heartOf('next').beat()).toBe(0);
  });

  it('leaves what the living hold, and those that never beat, unless the caller is alone; frees what a clean end leaves', async () => {
    const isAlone = kind === 'embedded';
    await heartOf('next').beat();
    await heartOf('alive').beat();
    await lease('b1', 'alive', leaseSeconds);
    await lease('b2', 'unknown', leaseSeconds);
    await lease('b3', 'next', leaseSeconds);
    await silentFor('alive', 5);
    expect(await heartOf('next').beat()).toBe(isAlone ? 2 : 0);
    expect([...(await leases()).values()].map(({ owner }) => owner)).toEqual(
      isAlone ? [null, null, 'next'] : ['alive', 'unknown', 'next'],
    );
    // While the database was away nobody could beat: who comes back first judges nobody.
    for (const owner of ['alive', 'next']) await silentFor(owner, 60);
    expect(await heartOf('next').beat()).toBe(0);
    await heartOf('alive').beat();
    expect(await heartOf('next').beat()).toBe(0);
    await heartOf('alive').stop();
    expect(await heartOf('next').beat()).toBe(isAlone ? 0 : 1);
  });

  it('keeps by how much each has seen the clock jump, and how far entries of ledgers are ahead of it', async () => {
    const clock = new StoredClockBook(database);
    expect(await run(clock.look())).toEqual({ aheadSeconds: 0, entriesAheadSeconds: 0 });
    let seen = -3600;
    const watching = new Heartbeat(database, 'here', leaseSeconds, () => seen);
    await heartOf('begun-later').beat();
    await watching.beat();
    expect(await run(clock.look())).toEqual({ aheadSeconds: -3600, entriesAheadSeconds: 0 });
    seen = 0;
    await watching.beat();
    await run(new StoredLedgerBook(database).openAccount('a', 'INR', money(0, 'INR')));
    await database.query(`update account set head_sequence = 1, head_at = clock_timestamp() + interval '1 hour'`, []);
    const { aheadSeconds, entriesAheadSeconds } = await run(clock.look());
    expect(aheadSeconds).toBe(0);
    expect(entriesAheadSeconds).toBeGreaterThan(3540);
    expect(entriesAheadSeconds).toBeLessThanOrEqual(3600);
    const shown = await databaseClock(database, true);
    expect(Number(shown?.lastEntry)).toBeGreaterThan(Number(shown?.database));
    expect((await databaseClock(database, false))?.lastEntry).toBeUndefined();
  });

  it('puts nothing off for longer because the clock went back', async () => {
    const hour = 3600;
    await lease('b1', 'here', hour + leaseSeconds);
    await lease('b2', null, hour + 300);
    await lease('b3', null, 200);
    await database.query(
      `insert into amendment (amendment_id, agency_id, transaction_id, kind, state, before, supplier, currency, reserved, plan, owner, lease_until)
       select id || '.1', 'a', id, 'cancel', 'in-doubt', 'confirmed', 'sandbox', 'INR', 0, '{}', owner, clock_timestamp() + interval '1 hour'
       from (values ('b1', 'here'), ('b2', null)) as open (id, owner)`,
      [],
    );
    await database.query(
      `insert into schedule_round (supplier, owner, lease_until, ended_at)
       values ('sandbox', 'here', clock_timestamp() + interval '1 hour', clock_timestamp() + interval '1 hour')`,
      [],
    );
    const outbox = new StoredOutbox(database, 'here');
    await run(outbox.put('mail', {}));
    await run(outbox.take(['mail'], 10, hour));
    await database.query(
      `insert into process_beat (owner, beat_at) values ('ahead', clock_timestamp() + interval '1 hour')`,
      [],
    );
    await heartOf('here').beat();
    const after = await leases();
    expect(after.get('b1')?.left).toBeLessThanOrEqual(leaseSeconds);
    expect(after.get('b1')?.owner).toBe('here');
    expect(after.get('b2')?.left).toBeLessThanOrEqual(300);
    expect(after.get('b3')?.left).toBeLessThanOrEqual(200);
    const putOff = await database.query<{ what: string; left: number }>(
      `select what, extract(epoch from until - clock_timestamp())::double precision as left from (
         select amendment_id as what, lease_until as until from amendment
         union all select 'round', lease_until from schedule_round
         union all select 'round before', ended_at from schedule_round
         union all select 'mail', available_at from outbox) as put_off`,
      [],
    );
    const most: Readonly<Record<string, number>> = {
      'b1.1': leaseSeconds,
      'b2.1': 300,
      round: 120,
      'round before': 0,
      mail: 120,
    };
    expect(putOff.map(({ what }) => what).toSorted()).toEqual(Object.keys(most).toSorted());
    expect(putOff.filter(({ what, left }) => left > (most[what] ?? 0))).toEqual([]);
    const ahead = await database.query(`select 1 from process_beat where beat_at > clock_timestamp()`, []);
    expect(ahead).toEqual([]);
  });
});

it('beats while other work has taken every connection of a server', async () => {
  const database = await openServerDatabase(await freshServerUrl());
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const taken: Promise<unknown>[] = [];
  await new Promise<void>((resolve) => {
    let left = 20;
    for (let each = 0; each < 20; each += 1)
      taken.push(
        database.transaction(() => {
          left -= 1;
          if (left === 0) resolve();
          return ended;
        }),
      );
  });
  const beat = new Heartbeat(database, 'busy', leaseSeconds).beat();
  await expect(beat.finally(end)).resolves.toBe(0);
  await Promise.all(taken);
  await database.close();
});
