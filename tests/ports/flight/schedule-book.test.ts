/** What airlines change of bookings, as it is kept: learned once, and taken back once, of the booking that was asked about alone. */
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Itinerary } from '#domain/flight/offer/itinerary.ts';
import { plusMinutes } from '#domain/time/instant.ts';
import { dateOfLocal } from '#domain/time/place-time.ts';
import type { RestoredSchedule } from '#application/backoffice/ports/flight/schedule-book.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { StoredAuditLog } from '#infrastructure/backoffice/database/booking/records.ts';
import { StoredScheduleBook } from '#infrastructure/backoffice/database/flight/schedule-book.ts';
import { askedAt, journey } from '#tests/fixtures/flight-supplier.ts';
import { amendingOffice, rupees } from '#tests/support/amending-office.ts';
import { databases } from '#tests/support/databases.ts';

const run = Effect.runPromise;

describe.each(databases())('changed schedules on the $kind database', ({ fresh }) => {
  let database: Database;
  let book: StoredScheduleBook;
  beforeAll(async () => {
    database = await fresh();
    book = new StoredScheduleBook(database);
  });
  afterAll(() => database.close());

  /** A ticketed return, and what is done with it. */
  const sold = async () => {
    const office = amendingOffice(database);
    await office.open(rupees(500_000));
    const quote = await office.quote(journey('DEL-BOM 40, BOM-DEL 44'));
    const { transactionId } = await run(office.sell(quote, 'ticket'));
    const [there, back = there] = (await office.details(transactionId)).itineraries;
    const { agencyId } = office;
    const flying = async () => {
      const day = dateOfLocal(there.segments[0].departure.local);
      const all = await run(book.flying('sandbox', day, undefined, 200));
      const found = all.find((each) => each.transactionId === transactionId);
      if (found === undefined) throw new Error('nobody flies');
      return found;
    };
    const learn = async (changeId: string, changed: readonly (readonly [number, Itinerary])[]) =>
      run(
        book.learn({
          agencyId,
          transactionId,
          version: (await flying()).version,
          changeId,
          severity: 'major',
          learnedAt: askedAt,
          answerBy: plusMinutes(askedAt, 60),
          changes: changed.map(([itinerary, was]) => ({ itinerary, was, alternatives: [] })),
          params: { severity: 'major' },
          outbox: [],
        }),
      );
    const restore = async (seen: Partial<RestoredSchedule> = {}) =>
      run(
        book.restore({
          agencyId,
          transactionId,
          version: (await flying()).version,
          changeId: 'gone',
          outbox: [{ kind: 'schedule-restored', payload: { agencyId, transactionId } }],
          ...seen,
        }),
      );
    const open = async () => (await run(book.open(agencyId, 10))).map((each) => each.transactionId);
    return { office, agencyId, transactionId, there, back, flying, learn, restore, open };
  };

  it('says the directions of an open change with who flies', async () => {
    const { flying, learn, there, back } = await sold();
    expect(await flying()).not.toHaveProperty('open');
    expect(await learn('gone', [[1, back]])).toBe(true);
    expect((await flying()).open).toEqual({ changeId: 'gone', learnedAt: askedAt, itineraries: [1] });
    expect(
      await learn('both', [
        [0, there],
        [1, back],
      ]),
    ).toBe(true);
    expect((await flying()).open).toMatchObject({ changeId: 'both', itineraries: [0, 1] });
  });

  it('ends an open change once, with history, audit and outbox in one commit; it may be learned again', async () => {
    const { office, agencyId, transactionId, back, flying, learn, restore, open } = await sold();
    expect(await restore()).toBe(false);
    await learn('gone', [[1, back]]);
    const { version } = await flying();
    expect(await restore({ changeId: 'another' })).toBe(false);
    expect(await restore({ version: version - 1 })).toBe(false);
    expect(await restore({ agencyId: 'another' })).toBe(false);
    expect(await open()).toEqual([transactionId]);
    const answers = await Promise.all([1, 2, 3].map(() => restore({ version })));
    expect(answers.filter((each) => each)).toHaveLength(1);
    expect(await open()).toEqual([]);
    const after = await office.details(transactionId);
    expect(after.scheduleChange).toBeUndefined();
    expect(after.history.map(({ code }) => code).slice(-2)).toEqual(['schedule-changed', 'schedule-restored']);
    expect((await flying()).version).toBe(version + 1);
    expect(await run(new StoredAuditLog(database).recent(agencyId, 1))).toMatchObject([
      { operation: 'flight.schedule-restored', reference: transactionId, detail: { change: 'gone' } },
    ]);
    const seen = await database.query<{ kind: string }>(
      `select kind from outbox where payload ->> 'transactionId' = $1 and kind like 'schedule-%'`,
      [transactionId],
    );
    expect(seen).toEqual([{ kind: 'schedule-restored' }]);
    expect(await learn('gone', [[1, back]])).toBe(true);
    expect(await open()).toEqual([transactionId]);
  });
});
