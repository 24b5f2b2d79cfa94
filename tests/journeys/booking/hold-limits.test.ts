/** How long something is held: the earliest of what the airline, the agency's terms and the deployment let. */
import { Effect, Result } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FlightQuote } from '#domain/flight/quote/quote.ts';
import { standardTerms } from '#domain/flight/terms/standard-terms.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { plusMinutes } from '#domain/time/instant.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { oneWay } from '#tests/fixtures/flight-supplier.ts';
import { setSettings } from '#tests/fixtures/session.ts';
import { amendingOffice, expectBooksRight, type OfficeOptions, rupees } from '#tests/support/amending-office.ts';
import { databases } from '#tests/support/databases.ts';

const run = Effect.runPromise;
const holdable = ({ hold }: FlightQuote): boolean => hold !== undefined;
const termsFor = (minutes: number) => ({
  ...standardTerms,
  holds: [{ id: 'h', from: isoDate('2020-01-01'), note: 'Test', match: {}, minutes }],
});
const set = JSON.stringify([{ SettingKey: 'HOLD_MINUTES', SettingValue: '90' }]);

describe.each(databases())('holding on the $kind database', ({ fresh }) => {
  let database: Database;
  beforeAll(async () => {
    database = await fresh();
  });
  afterAll(() => database.close());

  const officeWith = async (options: OfficeOptions) => {
    const made = amendingOffice(database, options);
    await made.open(rupees(500_000));
    return made;
  };

  it.each<['agency' | 'deployment', OfficeOptions]>([
    ['agency', { terms: termsFor(90) }],
    ['deployment', { settings: setSettings([{ key: 'SETTINGS', value: set }]) }],
  ])('ends when the %s says, with warnings before, and the seats are free', async (by, options) => {
    const office = await officeWith(options);
    const before = await office.seatsSold();
    const quote = await office.quote(oneWay('DEL-BOM', 20), holdable);
    const until = plusMinutes(office.clock.at, 90);
    expect(quote.hold).toEqual({ until, by, passportsLater: true });
    const { transactionId } = await run(office.sell(quote, 'hold'));
    expect(await office.details(transactionId)).toMatchObject({ status: 'held', heldUntil: until, heldBy: by });
    const [warned] = await database.query<{ count: string; right: boolean }>(
      `select count(*) as count, max(available_at) = $2::timestamptz - interval '15 minutes' as right from outbox
       where kind = 'hold-ending' and payload ->> 'transactionId' = $1`,
      [transactionId, until],
    );
    expect(warned).toMatchObject({ right: true });
    expect(Number(warned?.count)).toBe(2);
    office.clock.at = until;
    expect(await office.expire()).toBeGreaterThanOrEqual(1);
    expect(await office.details(transactionId)).toMatchObject({ status: 'expired' });
    expect(await office.seatsSold()).toBe(before);
    await expectBooksRight(office);
  });

  it('ends when the airline says where that is sooner', async () => {
    const office = await officeWith({ terms: termsFor(100_000) });
    const quote = await office.quote(oneWay('DEL-BOM', 20), holdable);
    expect(quote.hold?.by).toBe('supplier');
    const { transactionId } = await run(office.sell(quote, 'hold'));
    expect(await office.details(transactionId)).toMatchObject({ heldUntil: quote.hold?.until, heldBy: 'supplier' });
  });

  it('is not offered any more once the limit of the quote has passed', async () => {
    const office = await officeWith({ terms: termsFor(5) });
    const quote = await office.quote(oneWay('DEL-BOM', 20), holdable);
    office.clock.at = plusMinutes(office.clock.at, 5);
    const sold = await run(Effect.result(office.sell(quote, 'hold')));
    if (Result.isSuccess(sold)) throw new Error('held');
    expect(sold.failure).toMatchObject({ violations: [{ code: 'hold-not-offered', path: 'mode' }] });
  });

  it('is never offered where the agency may not hold', async () => {
    const office = await officeWith({ terms: termsFor(0) });
    expect((await office.quote(oneWay('DEL-BOM', 20), () => true)).hold).toBeUndefined();
  });
});
