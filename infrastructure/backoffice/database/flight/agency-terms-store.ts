/** Commercial terms in the database, remembered until a notice says that they changed: every search asks for them. */
import { Effect } from 'effect';
import type { AgencyTermsStore, TermsChanges } from '#application/backoffice/ports/flight/agency-terms-store.ts';
import { rowsFor } from '#domain/price/buyer.ts';
import { noTerms, type FlightTerms } from '#domain/flight/terms/terms.ts';
import { writeAudit } from '../booking/records.ts';
import type { Database, Sql } from '../engine/database.ts';

const channel = 'agency_terms';
const keepMilliseconds = 30_000;

const lists = [
  'markups',
  'commissions',
  'convenienceFees',
  'gstOnFees',
  'tdsOnCommission',
  'asks',
  'roundings',
  'holds',
] as const satisfies readonly (keyof FlightTerms)[];

interface Kept {
  readonly terms: FlightTerms;
  readonly until: number;
}

export class DatabaseAgencyTermsStore implements AgencyTermsStore, TermsChanges {
  readonly #database: Database;
  readonly #kept = new Map<string, Kept>();
  #generation = 0;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Follows changes made by other processes; answers how to stop. */
  readonly follow = (): Promise<() => Promise<void>> =>
    this.#database.listen(channel, (agencyId) => this.#forget(agencyId));

  readonly termsOf: AgencyTermsStore['termsOf'] = (agencyId, buyer) =>
    Effect.map(this.#all(agencyId), (terms) => {
      const markups = rowsFor(terms.markups, buyer);
      return markups === terms.markups ? terms : { ...terms, markups };
    });

  readonly #all = (agencyId: string): Effect.Effect<FlightTerms> => {
    const kept = this.#kept.get(agencyId);
    if (kept !== undefined && kept.until > performance.now()) return Effect.succeed(kept.terms);
    return Effect.promise(async () => {
      const readAt = this.#generation;
      const terms = await read(this.#database, agencyId);
      if (readAt === this.#generation) this.#kept.set(agencyId, { terms, until: performance.now() + keepMilliseconds });
      return terms;
    });
  };

  readonly set = (agencyId: string, terms: FlightTerms): Effect.Effect<void> =>
    Effect.promise(async () => {
      await this.#database.transaction((tx) => writeTerms(tx, agencyId, terms));
      this.#forget(agencyId);
    });

  readonly change: TermsChanges['change'] = (agencyId, how) =>
    Effect.promise(async () => {
      const kept = await this.#database.transaction(async (tx) => {
        await tx.query('select from agency where agency_id = $1 for no key update', [agencyId]);
        const before = await read(tx, agencyId);
        const changed = how(before);
        if (changed === undefined) return before;
        await writeTerms(tx, agencyId, changed.terms);
        await writeAudit(tx, changed.audit);
        return changed.terms;
      });
      this.#forget(agencyId);
      return kept;
    });

  #forget(agencyId: string): void {
    this.#generation += 1;
    if (agencyId === '') this.#kept.clear();
    else this.#kept.delete(agencyId);
  }
}

/** One row with the lists, each in the order of its places; written by `writeTerms` from the very same type. */
async function read(sql: Sql, agencyId: string): Promise<FlightTerms> {
  const [row] = await sql.query<{ readonly terms: Partial<FlightTerms> }>(
    `select coalesce(jsonb_object_agg(list, rows), '{}') as terms from (
       select list, jsonb_agg(terms order by place) as rows from agency_terms where agency_id = $1 and list = any($2) group by list) lists`,
    [agencyId, lists],
  );
  return { ...noTerms, ...row?.terms };
}

export async function writeTerms(sql: Sql, agencyId: string, terms: FlightTerms): Promise<void> {
  await sql.query('delete from agency_terms where agency_id = $1 and list = any($2)', [agencyId, lists]);
  for (const list of lists) {
    await sql.query(
      `insert into agency_terms (agency_id, list, place, terms)
       select $1, $2, place, value from jsonb_array_elements($3::jsonb) with ordinality as given(value, place)`,
      [agencyId, list, JSON.stringify(terms[list])],
    );
  }
  await termsChanged(sql, agencyId);
}

/** Once this is committed, every process reads them again. */
export async function termsChanged(sql: Sql, agencyId: string): Promise<void> {
  await sql.query(`select pg_notify('${channel}', $1)`, [agencyId]);
}
