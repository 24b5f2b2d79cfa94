/** Quotes of what is sold by the unit, and the terms it is sold under, on both databases. */
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { KeptSaleQuote } from '#application/backoffice/ports/booking/product-quotes.ts';
import { noSellingTerms } from '#domain/booking/sale/selling-terms.ts';
import { noTerms } from '#domain/flight/terms/terms.ts';
import { money } from '#domain/money/money.ts';
import { DatabaseProductQuotes } from '#infrastructure/backoffice/database/booking/sale/product-quote-store.ts';
import { DatabaseSellingTerms } from '#infrastructure/backoffice/database/booking/sale/selling-terms-store.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { DatabaseAgencyTermsStore } from '#infrastructure/backoffice/database/flight/agency-terms-store.ts';
import { DatabaseQuoteStore } from '#infrastructure/backoffice/database/flight/quote-store.ts';
import { now } from '#tests/fixtures/flight.ts';
import { databases } from '#tests/support/databases.ts';

const run = Effect.runPromise;

describe.each(databases())('quotes by the unit on the $kind database', ({ fresh }) => {
  let database: Database;
  beforeAll(async () => {
    database = await fresh();
    await database.query(
      `insert into agency (agency_id, agent_id, company_name, country, currency, created_at)
       values ('agency-1', 'AGT1', 'Sky Desk', 'IN', 'INR', now())`,
    );
  });
  afterAll(() => database.close());

  const quote: KeptSaleQuote<{ readonly seat: string }> = {
    quoteId: 'quote-1',
    product: 'bus',
    agencyId: 'agency-1',
    actorUserId: 'user-1',
    supplier: 'sandbox',
    supplierTotal: money(70_000, 'INR'),
    total: money(72_000, 'INR'),
    price: { total: money(72_000, 'INR'), breakdown: { name: 'customer-price', amount: money(72_000, 'INR') } },
    expiresAt: now,
    required: ['passport'],
    parameters: [],
    offer: { seat: 'L4' },
  };

  it('are found by their own person and product as they were kept, and once', async () => {
    const quotes = new DatabaseProductQuotes<{ readonly seat: string }>(database, 'bus');
    await run(quotes.keep(quote));
    await run(quotes.keep({ ...quote, offer: { seat: 'L5' } }));
    expect(await run(quotes.find('quote-1', 'agency-1', 'user-1'))).toEqual(quote);
    expect(await run(quotes.find('quote-1', 'agency-1', 'user-2'))).toBeUndefined();
    expect(await run(quotes.find('quote-1', 'agency-2', 'user-1'))).toBeUndefined();
    expect(await run(quotes.find('quote-\0', 'agency-1', 'user-1'))).toBeUndefined();
    const cabs = new DatabaseProductQuotes(database, 'cab');
    expect(await run(cabs.find('quote-1', 'agency-1', 'user-1'))).toBeUndefined();
    expect(await run(new DatabaseQuoteStore(database).find('quote-1', 'agency-1', 'user-1'))).toBeUndefined();
  });

  it('have terms of the agency’s own beside those of flights, which leave them alone', async () => {
    const terms = new DatabaseSellingTerms(database);
    expect(await run(terms.sellingTermsOf('agency-1'))).toEqual(noSellingTerms);
    const own = { id: 'own', from: '2026-01-01', note: 'own', match: {}, amount: { basisPoints: 700 } };
    await database.query(
      `insert into agency_terms (agency_id, list, place, terms) values ('agency-1', 'productMarkups', 1, $1::jsonb)`,
      [JSON.stringify(own)],
    );
    await run(new DatabaseAgencyTermsStore(database).set('agency-1', noTerms));
    const kept = await run(terms.sellingTermsOf('agency-1'));
    expect(kept).toEqual({ ...noSellingTerms, productMarkups: [own] });
  });
});
