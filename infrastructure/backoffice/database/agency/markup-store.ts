/** An agency's markup rules, in the lists of its terms that hold them. */
import { Effect } from 'effect';
import type { KeptMarkupRows, MarkupStore } from '#application/backoffice/ports/agency/markup-store.ts';
import type { MarkupRows } from '#domain/agency/markup/rules.ts';
import type { Database, Sql } from '../engine/database.ts';
import { changeTerms, readTermLists, versionOf, writeTermLists } from './term-lists.ts';

const lists = ['markups', 'productMarkups'] as const satisfies readonly (keyof MarkupRows)[];

export class DatabaseMarkupStore implements MarkupStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  readonly rowsOf = (agencyId: string): Effect.Effect<KeptMarkupRows> =>
    Effect.promise(async () => kept(await read(this.#database, agencyId)));

  readonly change: MarkupStore['change'] = (agencyId, how) =>
    Effect.promise(async () =>
      kept(
        await changeTerms(
          this.#database,
          agencyId,
          {
            read: (sql) => read(sql, agencyId),
            write: (sql, rows) => writeTermLists(sql, agencyId, lists, rows),
          },
          (before) => {
            const changed = how(kept(before));
            return changed && { terms: changed.rows, audit: changed.audit };
          },
        ),
      ),
    );
}

async function read(sql: Sql, agencyId: string): Promise<MarkupRows> {
  return { markups: [], productMarkups: [], ...(await readTermLists<MarkupRows>(sql, agencyId, lists)) };
}

function kept(rows: MarkupRows): KeptMarkupRows {
  return { rows, version: versionOf(rows) };
}
