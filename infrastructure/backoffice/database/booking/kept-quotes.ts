/** Quotes of every product, as booking needs them: each product's own store reads them. */
import type { Money } from '#domain/money/money.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Sql } from '../engine/database.ts';

export interface KeptQuote {
  readonly quoteId: string;
  readonly agencyId: string;
  readonly actorUserId: string;
  readonly supplier: string;
  readonly supplierTotal: Money;
  readonly expiresAt: Instant;
  /** What booking from it needs: read once or twice in its short life. */
  readonly bookable: object;
  /** As answered; of a booking that is made from it, kept as long as that. */
  readonly document: object;
}

/** Keeps a quote where `sql` writes; nothing where there is one of that id. */
export async function keepQuote(sql: Sql, quote: KeptQuote): Promise<void> {
  const { quoteId, agencyId, actorUserId, supplier, supplierTotal, expiresAt, bookable, document } = quote;
  await sql.query(
    `with document as (
       insert into quote_document (agency_id, quote_id, quote) values ($2, $1, $9::json) on conflict do nothing
     )
     insert into quote (quote_id, agency_id, actor_user_id, supplier, currency, supplier_total, expires_at, bookable)
     values ($1, $2, $3, $4, $5, $6, $7, $8::json) on conflict do nothing`,
    [
      quoteId,
      agencyId,
      actorUserId,
      supplier,
      supplierTotal.currency,
      supplierTotal.minor,
      expiresAt,
      JSON.stringify(bookable),
      JSON.stringify(document),
    ],
  );
}
