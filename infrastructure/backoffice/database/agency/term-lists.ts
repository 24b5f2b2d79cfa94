/** The dated rows of an agency's terms, list by list in their order; written and read by the very same types. */
import { createHash } from 'node:crypto';
import type { AuditRow } from '#application/backoffice/ports/audit-log.ts';
import { canonicalText } from '#domain/rules/canonical-text.ts';
import { writeAudit } from '../booking/records.ts';
import type { Database, Sql } from '../engine/database.ts';

export const termsChannel = 'agency_terms';

/** Those lists that have rows. */
export async function readTermLists<Terms>(
  sql: Sql,
  agencyId: string,
  lists: readonly (string & keyof Terms)[],
): Promise<Partial<Terms>> {
  const [row] = await sql.query<{ readonly terms: Partial<Terms> }>(
    `select coalesce(jsonb_object_agg(list, rows), '{}') as terms from (
       select list, jsonb_agg(terms order by place) as rows
       from agency_terms where agency_id = $1 and list = any($2) group by list) lists`,
    [agencyId, lists],
  );
  return row?.terms ?? {};
}

/** Once this is committed, every process reads them again. */
export async function writeTermLists<List extends string>(
  sql: Sql,
  agencyId: string,
  lists: readonly List[],
  terms: Readonly<Record<List, unknown>>,
): Promise<void> {
  await sql.query('delete from agency_terms where agency_id = $1 and list = any($2)', [agencyId, lists]);
  for (const list of lists) {
    await sql.query(
      `insert into agency_terms (agency_id, list, place, terms)
       select $1, $2, place, value from jsonb_array_elements($3::jsonb) with ordinality as given(value, place)`,
      [agencyId, list, JSON.stringify(terms[list])],
    );
  }
  await sql.query(`select pg_notify('${termsChannel}', $1)`, [agencyId]);
}

/** Another with every change of the rows. */
export function versionOf(rows: unknown): string {
  return createHash('sha256').update(canonicalText(rows)).digest('hex').slice(0, 24);
}

interface KeptTerms<Terms> {
  readonly read: (sql: Sql) => Promise<Terms>;
  readonly write: (sql: Sql, terms: Terms) => Promise<void>;
}

/** One change of an agency's terms after another, with its audit row in the same commit; `undefined` changes nothing. */
export function changeTerms<Terms>(
  database: Database,
  agencyId: string,
  { read, write }: KeptTerms<Terms>,
  how: (before: Terms) => { readonly terms: Terms; readonly audit: AuditRow } | undefined,
): Promise<Terms> {
  return database.transaction(async (tx) => {
    await tx.query('select from agency where agency_id = $1 for no key update', [agencyId]);
    const before = await read(tx);
    const changed = how(before);
    if (changed === undefined) return before;
    await write(tx, changed.terms);
    await writeAudit(tx, changed.audit);
    return changed.terms;
  });
}
