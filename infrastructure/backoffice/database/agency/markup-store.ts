/** An agency's markup rules, in the lists of its terms that hold them. */
import { Effect } from 'effect';
import type { MarkupStore } from '#application/backoffice/ports/agency/markup-store.ts';
import type { MarkupRows } from '#domain/agency/markup/rules.ts';
import { writeAudit } from '../booking/records.ts';
import type { Database, Sql } from '../engine/database.ts';
import { termsChanged } from '../flight/agency-terms-store.ts';

const lists = ['markups', 'productMarkups'] as const satisfies readonly (keyof MarkupRows)[];

export class DatabaseMarkupStore implements MarkupStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  readonly rowsOf = (agencyId: string): Effect.Effect<MarkupRows> =>
    Effect.promise(() => read(this.#database, agencyId));

  readonly change: MarkupStore['change'] = (agencyId, how) =>
    Effect.promise(() =>
      this.#database.transaction(async (tx) => {
        await tx.query('select from agency where agency_id = $1 for no key update', [agencyId]);
        const before = await read(tx, agencyId);
        const changed = how(before);
        if (changed === undefined) return before;
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
        return changed.rows;
      }),
    );
}

/** Written by `change`, and by the stores of all terms, from the very same types. */
async function read(sql: Sql, agencyId: string): Promise<MarkupRows> {
  const [row] = await sql.query<{ readonly terms: Partial<MarkupRows> }>(
    `select coalesce(jsonb_object_agg(list, rows), '{}') as terms from (
       select list, jsonb_agg(terms order by place) as rows
       from agency_terms where agency_id = $1 and list = any($2) group by list) lists`,
    [agencyId, lists],
  );
  return { markups: [], productMarkups: [], ...row?.terms };
}
