/**
 * Which index a row is found by while its table is empty: plans of functions are kept from then on, and one that reads all rows of
 * an agency would go on doing so.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { databases } from '#tests/support/databases.ts';

const sought: readonly (readonly [string, string, string])[] = [
  ['booking', 'transaction_id', 'booking_pkey'],
  ['booking', 'request_id', 'booking_request'],
  ['booking', 'quote_id', 'booking_quote'],
  ['booking_lease', 'transaction_id', 'booking_lease_pkey'],
  ['booking_event', 'transaction_id', 'booking_event_pkey'],
  ['booking_search', 'transaction_id', 'booking_search_pkey'],
  ['booking_hold', 'transaction_id', 'booking_hold_pkey'],
  ['amendment', 'amendment_id', 'amendment_pkey'],
  ['amendment', 'transaction_id', 'amendment_booking'],
  ['amendment', 'request_id', 'amendment_request'],
  ['amendment', 'quote_id', 'amendment_quoted'],
  ['quote', 'quote_id', 'quote_pkey'],
  ['quote_document', 'quote_id', 'quote_document_pkey'],
  ['service_request', 'number', 'service_request_number_alone'],
  ['service_request', 'transaction_id', 'service_request_booking'],
  ['sent_quote', 'sent_quote_id', 'sent_quote_pkey'],
  ['sent_quote', 'request_id', 'sent_quote_request'],
  ['holiday_proposal', 'reference', 'holiday_proposal_pkey'],
  ['holiday_proposal', 'request_id', 'holiday_proposal_request'],
  ['sent_paper', 'transaction_id', 'sent_paper_of'],
  ['sent_paper', 'request_id', 'sent_paper_request'],
  ['journal_entry', 'reference', 'journal_entry_reference'],
];

describe.each(databases())('on the $kind database', ({ fresh }) => {
  let database: Database;
  beforeAll(async () => {
    database = await fresh();
  });
  afterAll(() => database.close());

  it.each(sought)('%s of an agency by its %s is found by %s', async (table, column, index) => {
    const plan = await database.transaction(async (tx) => {
      await tx.query(
        `set local plan_cache_mode = force_generic_plan;
         set local enable_seqscan = off;
         prepare sought (text, text) as select * from ${table} where agency_id = $1 and ${column} = $2`,
      );
      const rows = await tx.query<{ 'QUERY PLAN': string }>(`explain (costs off) execute sought ('a', 'b')`);
      await tx.query('deallocate sought');
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toMatch(new RegExp(`(using|on) ${index}\\b`));
  });
});
