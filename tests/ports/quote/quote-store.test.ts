import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { DatabaseQuoteStore } from '#infrastructure/backoffice/database/flight/quote-store.ts';
import { money } from '#domain/money/money.ts';
import { instant } from '#domain/time/instant.ts';
import { bookableOf } from '#application/backoffice/ports/flight/quote-store.ts';
import { makeStoredQuote } from '#tests/fixtures/booking.ts';
import { makeQuote } from '#tests/fixtures/flight.ts';
import { databases } from '#tests/support/databases.ts';

describe.each(databases())('QuoteStore on the $kind database', ({ fresh }) => {
  let database: Database;
  let store: DatabaseQuoteStore;
  beforeAll(async () => {
    database = await fresh();
    store = new DatabaseQuoteStore(database);
  });
  afterAll(() => database.close());

  const keep = (quoteId: string, overrides: Parameters<typeof makeStoredQuote>[0] = {}) => {
    const stored = makeStoredQuote({
      ...overrides,
      quote: { ...(overrides.quote ?? makeStoredQuote().quote), quoteId },
    });
    return Effect.runPromise(store.keep(stored)).then(() => stored);
  };
  const find = (quoteId: string, agencyId = 'agency-1', actorUserId = 'user-1') =>
    Effect.runPromise(store.find(quoteId, agencyId, actorUserId));

  it('gives back what it was given, to the last nested part', async () => {
    const stored = await keep('q-1', { supplierTotal: money(2 ** 40 + 1, 'INR') });
    expect(await find('q-1')).toEqual(bookableOf(stored));
    expect(await Effect.runPromise(store.whole('q-1', 'agency-1', 'user-1'))).toEqual(stored);
  });

  it('keeps the first of one id', async () => {
    const first = await keep('q-5');
    await keep('q-5', { supplierTotal: money(7, 'INR') });
    expect(await Effect.runPromise(store.whole('q-5', 'agency-1', 'user-1'))).toEqual(first);
  });

  it('gives it to nobody else', async () => {
    await keep('q-2');
    expect(await find('q-2', 'agency-2')).toBeUndefined();
    expect(await find('q-2', 'agency-1', 'user-2')).toBeUndefined();
    expect(await Effect.runPromise(store.whole('q-2', 'agency-1', 'user-2'))).toBeUndefined();
    expect(await find('q-3')).toBeUndefined();
  });

  it('finds nothing under what is no id', async () => {
    for (const text of ['', "'; drop table quote; --", '\u0000', '💥'.repeat(500)])
      expect(await find(text)).toBeUndefined();
  });

  it('gives an expired one as it is', async () => {
    const quote = { ...makeQuote(), expiresAt: instant('2020-01-01T00:00:00.000Z') };
    const stored = await keep('q-4', { quote });
    expect(await find('q-4')).toEqual(bookableOf(stored));
  });

  it('keeps the prices first agreed, no matter who comes first, as long as the quote', async () => {
    await keep('q-6');
    const agree = (minor: number) =>
      Effect.runPromise(store.agree('agency-1', 'q-6', { meal: minor, 'seat-0.0-12A': 0 }));
    const all = await Promise.all([400, 500, 600].map(agree));
    expect(new Set(all.map((prices) => JSON.stringify(prices))).size).toBe(1);
    expect([400, 500, 600]).toContain(all[0]?.['meal']);
    expect(await agree(700)).toEqual(all[0]);
    await database.query(`delete from quote where quote_id = 'q-6'`);
    expect(await database.query(`select from quote_service where quote_id = 'q-6'`)).toEqual([]);
  });

  it('clears away, by and by, what expired more than a day ago, and nothing else', async () => {
    const old = { ...makeQuote(), expiresAt: instant('2020-01-01T00:00:00.000Z') };
    const lasting = { ...makeQuote(), expiresAt: instant('2099-01-01T00:00:00.000Z') };
    await keep('old', { quote: old });
    await keep('lasting', { quote: lasting });
    for (let made = 0; made < 100; made += 1) await keep(`more-${made}`, { quote: lasting });
    expect(await find('old')).toBeUndefined();
    expect(await find('lasting')).toBeDefined();
  });
});
