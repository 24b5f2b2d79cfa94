/** What the house agrees with agencies: the promo codes' table, and the lists of the terms that are the house's to set. */
import { createHash } from 'node:crypto';
import { Effect } from 'effect';
import type { AgencyRowStore, KeptAgencyRows } from '#application/backoffice/ports/operations/agency-rows.ts';
import type { PromoRow } from '#domain/flight/terms/terms.ts';
import type { AgencyRows } from '#domain/operations/agency-rules.ts';
import { canonicalText } from '#domain/rules/canonical-text.ts';
import { writeAudit } from '../booking/records.ts';
import type { Database, Sql } from '../engine/database.ts';
import { termsChanged } from '../flight/agency-terms-store.ts';
import { writePromos } from '../flight/promo-store.ts';

const lists = [
  'commissions',
  'convenienceFees',
  'productCommissions',
  'productFees',
] as const satisfies readonly (keyof AgencyRows)[];

const none: AgencyRows = {
  promos: [],
  commissions: [],
  convenienceFees: [],
  productCommissions: [],
  productFees: [],
};

export class StoredAgencyRows implements AgencyRowStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  readonly rowsOf = (agencyId: string): Effect.Effect<KeptAgencyRows> =>
    Effect.promise(() => read(this.#database, agencyId));

  readonly change: AgencyRowStore['change'] = (agencyId, how) =>
    Effect.promise(() =>
      this.#database.transaction(async (tx) => {
        await tx.query('select from agency where agency_id = $1 for no key update', [agencyId]);
        const before = await read(tx, agencyId);
        const changed = how(before);
        if (changed === undefined) return before;
        await writePromos(tx, agencyId, changed.rows.promos);
        await tx.query('delete from agency_terms where agency_id = $1 and list = any($2)', [agencyId, lists]);
        for (const list of lists) {
          await tx.query(
            `insert into agency_terms (agency_id, list, place, terms)
             select $1, $2, place, value from jsonb_array_elements($3::jsonb) with ordinality as given(value, place)`,
            [agencyId, list, JSON.stringify(changed.rows[list])],
          );
        }
        await termsChanged(tx, agencyId);
        await writeAudit(tx, changed.audit);
        return kept(changed.rows);
      }),
    );
}

/** Written by `change`, and by the stores of all terms, from the very same types. */
async function read(sql: Sql, agencyId: string): Promise<KeptAgencyRows> {
  const promos = await sql.query<{ readonly terms: PromoRow }>(
    'select terms from promo where agency_id = $1 order by place, code',
    [agencyId],
  );
  const [row] = await sql.query<{ readonly terms: Partial<AgencyRows> }>(
    `select coalesce(jsonb_object_agg(list, rows), '{}') as terms from (
       select list, jsonb_agg(terms order by place) as rows
       from agency_terms where agency_id = $1 and list = any($2) group by list) lists`,
    [agencyId, lists],
  );
  return kept({ ...none, ...row?.terms, promos: promos.map(({ terms }) => terms) });
}

function kept(rows: AgencyRows): KeptAgencyRows {
  return { rows, version: createHash('sha256').update(canonicalText(rows)).digest('hex').slice(0, 24) };
}
