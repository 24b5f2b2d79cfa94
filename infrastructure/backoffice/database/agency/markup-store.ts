/** An agency's markup rules, in the lists of its terms that hold them. */
import { Effect } from 'effect';
import type { MarkupStore } from '#application/backoffice/ports/agency/markup-store.ts';
import type { MarkupRows } from '#domain/agency/markup/rules.ts';
import type { Database, Sql } from '../engine/database.ts';
import { changeTerms, readTermLists, writeTermLists } from './term-lists.ts';

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
      changeTerms(
        this.#database,
        agencyId,
        {
          read: (sql) => read(sql, agencyId),
          write: (sql, rows) => writeTermLists(sql, agencyId, lists, rows),
        },
        (before) => {
          const changed = how(before);
          return changed && { terms: changed.rows, audit: changed.audit };
        },
      ),
    );
}

async function read(sql: Sql, agencyId: string): Promise<MarkupRows> {
  return { markups: [], productMarkups: [], ...(await readTermLists<MarkupRows>(sql, agencyId, lists)) };
}
