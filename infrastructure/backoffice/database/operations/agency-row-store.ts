/** What the house agrees with agencies, and its own tariff: the promo codes' table, and the lists of the terms that are the house's to set. */
import { Effect } from 'effect';
import { houseId } from '#application/backoffice/session/invite-operator.ts';
import type { AgencyRowStore, KeptAgencyRows } from '#application/backoffice/ports/operations/agency-rows.ts';
import type { PromoRow } from '#domain/flight/terms/terms.ts';
import type { AgencyRows } from '#domain/operations/agency-rules.ts';
import { changeTerms, readTermLists, versionOf, writeTermLists } from '../agency/term-lists.ts';
import type { Database, Sql } from '../engine/database.ts';
import { writePromos } from '../flight/promo-store.ts';

const agreedLists = [
  'commissions',
  'convenienceFees',
  'productCommissions',
  'productFees',
  'charges',
  'cancelFees',
] as const satisfies readonly (keyof AgencyRows)[];

/** An agency writes its markups itself. */
const listsOf = (agencyId: string): readonly (keyof AgencyRows)[] =>
  agencyId === houseId ? [...agreedLists, 'productMarkups'] : agreedLists;

const none: AgencyRows = {
  promos: [],
  commissions: [],
  convenienceFees: [],
  productCommissions: [],
  productFees: [],
  charges: [],
  cancelFees: [],
  productMarkups: [],
};

export class StoredAgencyRows implements AgencyRowStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  readonly rowsOf = (agencyId: string): Effect.Effect<KeptAgencyRows> =>
    Effect.promise(async () => kept(await read(this.#database, agencyId)));

  readonly change: AgencyRowStore['change'] = (agencyId, how) =>
    Effect.promise(async () =>
      kept(
        await changeTerms(
          this.#database,
          agencyId,
          { read: (sql) => read(sql, agencyId), write: (sql, rows) => write(sql, agencyId, rows) },
          (before) => {
            const changed = how(kept(before));
            return changed && { terms: changed.rows, audit: changed.audit };
          },
        ),
      ),
    );
}

async function read(sql: Sql, agencyId: string): Promise<AgencyRows> {
  const promos = await sql.query<{ readonly terms: PromoRow }>(
    'select terms from promo where agency_id = $1 order by place, code',
    [agencyId],
  );
  const terms = await readTermLists<AgencyRows>(sql, agencyId, listsOf(agencyId));
  return { ...none, ...terms, promos: promos.map((row) => row.terms) };
}

async function write(sql: Sql, agencyId: string, rows: AgencyRows): Promise<void> {
  await writePromos(sql, agencyId, rows.promos);
  await writeTermLists(sql, agencyId, listsOf(agencyId), rows);
}

function kept(rows: AgencyRows): KeptAgencyRows {
  return { rows, version: versionOf(rows) };
}
