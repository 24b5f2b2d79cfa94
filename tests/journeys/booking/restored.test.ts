/** A booking whose row was lost comes back as it was, and its history says so; what cannot come back whole does not come back. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StoredLostBookings } from '#infrastructure/backoffice/database/account/lost-bookings.ts';
import { StoredDocumentBook } from '#infrastructure/backoffice/database/booking/document-book.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { flightsAlone } from '#infrastructure/backoffice/database/flight/kept-flight.ts';
import { journey } from '#tests/fixtures/flight-supplier.ts';
import { type AmendingOffice, amendingOffice, expectBooksRight, rupees } from '#tests/support/amending-office.ts';
import { databases } from '#tests/support/databases.ts';

const run = Effect.runPromise;
const two = { party: { adults: 2, children: 0, infants: 0 } };

describe.each(databases())('a booking whose row was lost, on the $kind database', ({ fresh }) => {
  let database: Database;
  beforeAll(async () => {
    database = await fresh();
  });
  afterAll(() => database.close());

  const opened = async () => {
    const office = amendingOffice(database);
    await office.open(rupees(500_000));
    return office;
  };
  const sell = async (office: AmendingOffice, mode: 'ticket' | 'hold') => {
    const quote = await office.quote(
      journey('DEL-BOM 30, BOM-DEL 34', two),
      ({ hold }) => mode === 'ticket' || hold !== undefined,
    );
    return (await run(office.sell(quote, mode))).transactionId;
  };
  const partCancelled = async (office: AmendingOffice) => {
    const transactionId = await sell(office, 'ticket');
    const { cancelQuoteId } = await run(office.desk.cancelQuote({ transactionId, travellers: [0], items: [1] }));
    await run(office.desk.cancel({ cancelQuoteId, requestId: randomUUID() }));
    return transactionId;
  };
  const lose = async ({ agencyId }: AmendingOffice, transactionId: string, table = 'booking') => {
    await database.query(`delete from ${table} where agency_id = $1 and transaction_id = $2`, [
      agencyId,
      transactionId,
    ]);
  };
  const restore = ({ agencyId }: AmendingOffice, transactionId: string) =>
    run(
      new StoredLostBookings(database).restore({
        agencyId,
        transactionId,
        actor: 'Omar of the house',
        record: { agencyId, actorUserId: 'operator-1', operation: 'account.restore-booking', reference: transactionId },
      }),
    );
  const shown = async (office: AmendingOffice, transactionId: string) => {
    const { version, history, ...booking } = await office.details(transactionId);
    const { agencyId, bookings } = office;
    const { reference = '' } = booking;
    return {
      version,
      history,
      // All but these two is what it was.
      same: {
        booking,
        byId: await run(bookings.list({ agencyId, text: transactionId, page: 1, pageSize: 5 })),
        byReference: await run(bookings.list({ agencyId, text: reference, page: 1, pageSize: 5 })),
        money: await run(bookings.moneyLines(agencyId, transactionId)),
        papers: await run(new StoredDocumentBook(database, flightsAlone).posted(agencyId, transactionId)),
        holds: await office.holds(),
        refunds: await office.refunds(),
      },
    };
  };

  const kinds: readonly (readonly [string, (office: AmendingOffice) => Promise<string>])[] = [
    ['confirmed', (office) => sell(office, 'ticket')],
    ['part-cancelled', partCancelled],
    ['held', (office) => sell(office, 'hold')],
  ];
  it.each(kinds)('is %s again, with all that was shown of it', async (status, make) => {
    const office = await opened();
    const transactionId = await make(office);
    const before = await shown(office, transactionId);
    await lose(office, transactionId);
    expect(await office.bookFindings()).toMatchObject([{ kind: 'booking-missing', transactionId }]);

    expect(await restore(office, transactionId)).toEqual({ kind: 'restored', status });
    const after = await shown(office, transactionId);
    expect(after.same).toEqual(before.same);
    expect(after.history.slice(0, -1)).toEqual(before.history);
    expect(after.history.at(-1)).toMatchObject({ code: 'restored', actor: 'Omar of the house' });
    await expectBooksRight(office);

    // The same again, and two at once, change nothing.
    expect(await Promise.all([restore(office, transactionId), restore(office, transactionId)])).toEqual([
      { kind: 'there', status },
      { kind: 'there', status },
    ]);
    expect(await shown(office, transactionId)).toEqual(after);
    const audited = await database.query<{ detail: unknown }>(
      `select detail from audit where agency_id = $1 and reference = $2 and operation = 'account.restore-booking'`,
      [office.agencyId, transactionId],
    );
    expect(audited).toEqual([{ detail: { status, version: before.version } }]);
  });

  it('lives on: what is left of it is cancelled', async () => {
    const office = await opened();
    const transactionId = await partCancelled(office);
    await lose(office, transactionId);
    await restore(office, transactionId);
    const { cancelQuoteId, becomes } = await run(
      office.desk.cancelQuote({ transactionId, travellers: [0, 1], items: [0, 1] }),
    );
    expect(becomes).toBe('cancelled');
    await run(office.desk.cancel({ cancelQuoteId, requestId: randomUUID() }));
    expect(await office.details(transactionId)).toMatchObject({ status: 'cancelled' });
    await expectBooksRight(office);
    // What it became is what comes back.
    await lose(office, transactionId);
    expect(await restore(office, transactionId)).toEqual({ kind: 'restored', status: 'cancelled' });
  });

  it('of two restorers at once one puts it back', async () => {
    const office = await opened();
    const transactionId = await sell(office, 'ticket');
    await lose(office, transactionId);
    const answers = await Promise.all([restore(office, transactionId), restore(office, transactionId)]);
    expect(answers.map(({ kind }) => kind).sort()).toEqual(['restored', 'there']);
    await expectBooksRight(office);
  });

  it('is not put back without its copy, without its quote, behind its history, or beside another of its quote', async () => {
    const office = await opened();
    const { agencyId } = office;
    const lost = async () => {
      const transactionId = await sell(office, 'ticket');
      await lose(office, transactionId);
      return transactionId;
    };
    const [uncopied, unquoted, behind, again] = [await lost(), await lost(), await lost(), await lost()];
    await lose(office, uncopied, 'booking_copy');
    await database.query(
      `delete from quote_document where agency_id = $1
       and quote_id = (select quote_id from booking_copy where agency_id = $1 and transaction_id = $2)`,
      [agencyId, unquoted],
    );
    await database.query(
      `insert into booking_event (agency_id, transaction_id, version, at, code) values ($1, $2, 7, now(), 'cancelled')`,
      [agencyId, behind],
    );
    const another = await sell(office, 'ticket');
    await database.query(
      `update booking set quote_id = (select quote_id from booking_copy where agency_id = $1 and transaction_id = $2)
       where agency_id = $1 and transaction_id = $3`,
      [agencyId, again, another],
    );
    expect(await restore(office, uncopied)).toEqual({ kind: 'source-missing', source: 'copy' });
    expect(await restore(office, unquoted)).toEqual({ kind: 'source-missing', source: 'quote' });
    expect(await restore(office, behind)).toEqual({ kind: 'source-missing', source: 'history' });
    expect(await restore(office, again)).toEqual({ kind: 'made-again', transactionId: another });
    expect(await restore(office, 'FL26112099999999')).toEqual({ kind: 'unknown' });
    const there = await database.query('select from booking where agency_id = $1', [agencyId]);
    expect(there).toHaveLength(1);
  });
});
