/** Seats are held on names alone; passports and names come later, before the tickets do. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FlightQuote } from '#domain/flight/quote/quote.ts';
import type { Traveller } from '#domain/people/traveller.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { oneWay } from '#tests/fixtures/flight-supplier.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import {
  expectBooksRight,
  failureOf,
  openedOffice,
  type OfficeOptions,
  rupees,
} from '#tests/support/amending-office.ts';
import { databases } from '#tests/support/databases.ts';

const run = Effect.runPromise;
const once = () => ({ requestId: randomUUID() });
const holdable = ({ hold }: FlightQuote): boolean => hold !== undefined;
const asha: Traveller = {
  type: 'adult',
  title: 'Ms',
  firstName: 'Asha',
  lastName: 'Menon',
  dateOfBirth: isoDate('1988-03-12'),
  gender: 'female',
};
const passport = {
  number: 'Z1234567',
  issuedOn: isoDate('2020-01-10'),
  expiresOn: isoDate('2039-01-09'),
  placeOfIssue: 'Kochi',
  country: 'IN',
};

describe.each(databases())('a hold on names alone on the $kind database', ({ fresh }) => {
  let database: Database;
  beforeAll(async () => {
    database = await fresh();
  });
  afterAll(() => database.close());

  let day = 30;
  const heldBy = async (options?: OfficeOptions) => {
    const office = await openedOffice(database, rupees(900_000), options);
    const quote = await office.quote(oneWay('DEL-DXB', (day += 1)), holdable);
    const { transactionId } = await run(office.sell(quote, 'hold', randomUUID(), { travellers: [asha] }));
    return { office, transactionId, quote };
  };

  it('is ticketed once the passport was given, not before', async () => {
    const { office, transactionId, quote } = await heldBy();
    expect(quote.hold).toMatchObject({ passportsLater: true });
    const refused = await failureOf(office.desk.ticketHeld({ ...once(), transactionId }));
    expect(refused).toMatchObject({ _tag: 'Invalid' });
    expect(refused).toHaveProperty('violations.0.path', 'travellers[0].passport.number');
    const before = await office.balance();
    const request = { ...once(), transactionId, travellers: [{ ...asha, firstName: 'Asha Lakshmi', passport }] };
    const [one, twin] = await Promise.all([
      run(office.afterSale.completeHeld(request)),
      run(office.afterSale.completeHeld(request)),
    ]);
    expect(one).toEqual({ transactionId, status: 'held', completed: true });
    expect(twin).toEqual(one);
    expect(await office.balance()).toEqual(before);
    const booking = await office.details(transactionId);
    expect(booking).toMatchObject({ status: 'held', heldUntil: quote.hold?.until, heldBy: quote.hold?.by });
    expect(booking.travellers).toEqual([{ ...asha, firstName: 'Asha Lakshmi', passport }]);
    expect(booking.history.at(-1)).toMatchObject({ code: 'hold-completed', params: { kind: 'complete-held' } });
    const { holds } = await office.holds();
    expect(holds.map(({ leadTraveller }) => leadTraveller)).toEqual(['Asha Lakshmi Menon']);
    expect(await run(office.desk.ticketHeld({ ...once(), transactionId }))).toMatchObject({ status: 'confirmed' });
    expect(await failureOf(office.afterSale.completeHeld({ ...request, ...once() }))).toMatchObject({
      _tag: 'NotAllowedInState',
      state: 'confirmed',
    });
    await expectBooksRight(office);
  });

  it('is not sold without a passport as a ticket', async () => {
    const { office, quote } = await heldBy();
    const again = await run(office.again(quote));
    const refused = await failureOf(office.sell(again, 'ticket', randomUUID(), { travellers: [asha] }));
    expect(refused).toHaveProperty('violations.0.path', 'travellers[0].passport.number');
  });

  it('stays with its people, and with its airline', async () => {
    const { office, transactionId } = await heldBy();
    const other = { ...once(), transactionId, travellers: [{ ...asha, firstName: 'Meera' }] };
    expect(await failureOf(office.afterSale.completeHeld(other))).toMatchObject({
      violations: [{ code: 'name-replaced', path: 'travellers[0].firstName', params: { name: 'Asha' } }],
    });
    const without = await heldBy({ amending: ({ completes: _, ...real }) => real });
    const asked = { ...once(), transactionId: without.transactionId, travellers: [{ ...asha, passport }] };
    expect(await failureOf(without.office.afterSale.completeHeld(asked))).toMatchObject({
      violations: [{ code: 'complete-by-request', path: 'transactionId' }],
    });
  });

  it('that people changed with the airline is completed by them too', async () => {
    const { office, transactionId } = await heldBy();
    await database.query(
      `update booking set document = jsonb_set(document::jsonb, '{elsewhere}', 'true')::json where transaction_id = $1`,
      [transactionId],
    );
    const asked = { ...once(), transactionId, travellers: [{ ...asha, passport }] };
    expect(await failureOf(office.afterSale.completeHeld(asked))).toMatchObject({
      violations: [{ code: 'complete-by-request', path: 'transactionId' }],
    });
  });

  it('is as it was where the airline refuses', async () => {
    const { office, transactionId } = await heldBy({
      amending: (real) => ({
        ...real,
        amend: (key, asks, now) => real.amend(key, { ...asks, reference: 'NOSUCH' }, now),
      }),
    });
    const asked = { ...once(), transactionId, travellers: [{ ...asha, passport }] };
    expect(await failureOf(office.afterSale.completeHeld(asked))).toMatchObject({ _tag: 'SoldOut' });
    const booking = await office.details(transactionId);
    expect(booking.travellers).toEqual([asha]);
    expect(booking.status).toBe('held');
  });

  it('takes nothing once its limit has passed', async () => {
    const { office, transactionId, quote } = await heldBy();
    office.clock.at = quote.hold?.until ?? office.clock.at;
    const asked = { ...once(), transactionId, travellers: [{ ...asha, passport }] };
    expect(await failureOf(office.afterSale.completeHeld(asked))).toMatchObject({
      _tag: 'NotAllowedInState',
      state: 'expired',
    });
  });
});
