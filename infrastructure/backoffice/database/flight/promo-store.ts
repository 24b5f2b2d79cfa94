/** Promo codes in the database: days of sale as columns, the rest as the domain writes it. */
import { Effect } from 'effect';
import type { PromoStore } from '#application/backoffice/ports/flight/promo-store.ts';
import type { PromoRow } from '#domain/flight/terms/terms.ts';
import type { Database, Sql } from '../engine/database.ts';

export class DatabasePromoStore implements PromoStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  readonly rowsOf = (agencyId: string, code: string): Effect.Effect<readonly PromoRow[]> =>
    Effect.promise(async () => {
      // Written by `set` from the very same type.
      const rows = await this.#database.query<{ readonly terms: PromoRow }>(
        'select terms from promo where agency_id = $1 and code = $2 order by place',
        [agencyId, code],
      );
      return rows.map(({ terms }) => terms);
    });

  readonly set = (agencyId: string, rows: readonly PromoRow[]): Effect.Effect<void> =>
    Effect.promise(() => this.#database.transaction((tx) => writePromos(tx, agencyId, rows)));
}

export async function writePromos(sql: Sql, agencyId: string, rows: readonly PromoRow[]): Promise<void> {
  await sql.query('delete from promo where agency_id = $1', [agencyId]);
  for (const [place, row] of rows.entries()) {
    await sql.query(
      `insert into promo (agency_id, code, place, valid_from, valid_to, terms)
       values ($1, $2, $3, $4, $5, $6::jsonb)`,
      [agencyId, row.code, place, row.from, row.to ?? null, JSON.stringify(row)],
    );
  }
}
