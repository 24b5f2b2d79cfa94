/** Companies and their people in the database. */
import { Effect } from 'effect';
import type { CompanyBook, CompanyToSave } from '#application/backoffice/ports/corporate/company-book.ts';
import type { Company, CompanyTerms, Employee } from '#domain/corporate/company.ts';
import { writeAudit } from '../booking/records.ts';
import type { Database, Sql } from '../engine/database.ts';

interface CompanyRowKept {
  readonly company_id: string;
  readonly name: string;
  readonly terms: Omit<CompanyTerms, 'name'>;
  readonly version: number;
}

const columns = 'c.company_id, c.name, c.terms, c.version';

export class StoredCompanyBook implements CompanyBook {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  readonly list: CompanyBook['list'] = (agencyId, page, pageSize) =>
    Effect.promise(async () => {
      const rows = await this.#database.query<{
        company_id: string;
        name: string;
        people: string;
        rules: number;
      }>(
        `select c.company_id, c.name, jsonb_array_length(c.terms -> 'rules') as rules,
           (select count(*) from company_employee e where e.agency_id = c.agency_id and e.company_id = c.company_id) as people
         from company c where c.agency_id = $1 order by c.name, c.company_id limit $2 offset $3`,
        [agencyId, pageSize, (page - 1) * pageSize],
      );
      const [counted] = await this.#database.query<{ total: string }>(
        'select count(*) as total from company where agency_id = $1',
        [agencyId],
      );
      return {
        companies: rows.map(({ company_id, name, people, rules }) => ({
          companyId: company_id,
          name,
          people: Number(people),
          rules,
        })),
        total: Number(counted?.total ?? 0),
      };
    });

  readonly find: CompanyBook['find'] = (agencyId, companyId) =>
    this.#one(`select ${columns} from company c where c.agency_id = $1 and c.company_id = $2`, [agencyId, companyId]);

  readonly ofPerson: CompanyBook['ofPerson'] = (agencyId, userId) =>
    Effect.promise(async () => {
      const [row] = await this.#database.query<
        CompanyRowKept & { first_name: string; last_name: string; cost_centre: string | null }
      >(
        `select ${columns}, u.first_name, u.last_name, e.cost_centre from company_employee e
         join company c on c.agency_id = e.agency_id and c.company_id = e.company_id
         join app_user u on u.user_id = e.user_id
         where e.agency_id = $1 and e.user_id = $2`,
        [agencyId, userId],
      );
      if (row === undefined) return undefined;
      const { first_name, last_name, cost_centre } = row;
      return {
        company: companyOf(row),
        person: { userId, name: `${first_name} ${last_name}`.trim() },
        ...(cost_centre !== null && { costCentre: cost_centre }),
      };
    });

  readonly gstNumbers: CompanyBook['gstNumbers'] = (agencyId, of) =>
    Effect.promise(() =>
      this.#database.query<{ company: string; number: string }>(
        `select c.name as company, g.number from company c, jsonb_array_elements_text(c.terms -> 'gstNumbers') with ordinality as g (number, at)
         where c.agency_id = $1 and ($2::text is null or c.company_id = $2) order by c.name, c.company_id, g.at`,
        // Nobody's company has an empty id.
        [agencyId, of === undefined ? null : (of.companyId ?? '')],
      ),
    );

  readonly ofBookings: CompanyBook['ofBookings'] = (agencyId, transactionIds) =>
    Effect.promise(async () => {
      const rows = await this.#database.query<{ transaction_id: string; company_id: string }>(
        `select b.transaction_id, e.company_id from booking b
         join company_employee e on e.agency_id = b.agency_id and e.user_id = coalesce(b.on_behalf_of, b.actor_user_id)
         where b.agency_id = $1 and b.transaction_id = any ($2)`,
        [agencyId, transactionIds],
      );
      return new Map(rows.map(({ transaction_id, company_id }) => [transaction_id, company_id]));
    });

  readonly members: CompanyBook['members'] = (agencyId, companyId, most) =>
    Effect.promise(async () => {
      const rows = await this.#database.query<{
        user_id: string;
        login: string;
        first_name: string;
        last_name: string;
      }>(
        `select u.user_id, u.login, u.first_name, u.last_name
         from company_employee e join app_user u on u.user_id = e.user_id
         where e.agency_id = $1 and e.company_id = $2 and u.status = 'active'
         order by u.first_name, u.last_name, u.user_id limit $3`,
        [agencyId, companyId, most],
      );
      return rows.map(({ user_id, login, first_name, last_name }) => ({
        login,
        person: { userId: user_id, name: `${first_name} ${last_name}`.trim() },
      }));
    });

  readonly people: CompanyBook['people'] = (agencyId, companyId, most) =>
    Effect.promise(async () => {
      const rows = await this.#database.query<{
        login: string;
        first_name: string;
        last_name: string;
        cost_centre: string | null;
      }>(
        `select u.login, u.first_name, u.last_name, e.cost_centre
         from company_employee e join app_user u on u.user_id = e.user_id
         where e.agency_id = $1 and e.company_id = $2
         order by u.first_name, u.last_name, u.user_id limit $3`,
        [agencyId, companyId, most],
      );
      return rows.map(
        ({ login, first_name, last_name, cost_centre }): Employee => ({
          userId: login,
          name: `${first_name} ${last_name}`.trim(),
          ...(cost_centre !== null && { costCentre: cost_centre }),
        }),
      );
    });

  readonly save: CompanyBook['save'] = (saving) =>
    Effect.promise(() => this.#database.transaction((tx) => save(tx, saving)));

  readonly move: CompanyBook['move'] = ({ agencyId, companyId, login, costCentre, record }) =>
    Effect.promise(() =>
      this.#database.transaction(async (tx) => {
        const moved = await tx.query(
          `update company_employee e set cost_centre = $4 from app_user u
           where e.agency_id = $1 and e.company_id = $2 and u.user_id = e.user_id and u.login = lower($3) returning 1`,
          [agencyId, companyId, login.trim(), costCentre ?? null],
        );
        if (moved.length > 0) await writeAudit(tx, record);
        return moved.length > 0;
      }),
    );

  #one(text: string, parameters: readonly unknown[]): Effect.Effect<Company | undefined> {
    return Effect.promise(async () => {
      const [row] = await this.#database.query<CompanyRowKept>(text, parameters);
      return row && companyOf(row);
    });
  }
}

function companyOf({ company_id, name, terms, version }: CompanyRowKept): Company {
  return { companyId: company_id, name, ...terms, version };
}

/** Somebody travels for a company from now on, where `sql` writes; who does so already stays where they are. */
export async function employ(
  sql: Sql,
  {
    agencyId,
    userId,
    companyId,
    costCentre,
  }: {
    readonly agencyId: string;
    readonly userId: string;
    readonly companyId: string;
    readonly costCentre?: string;
  },
): Promise<void> {
  await sql.query(
    `insert into company_employee (agency_id, user_id, company_id, cost_centre) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [agencyId, userId, companyId, costCentre ?? null],
  );
}

async function save(
  tx: Sql,
  { agencyId, company, most, record }: CompanyToSave,
): Promise<'done' | 'changed' | 'too-many'> {
  const { companyId, name, version, ...terms } = company;
  const values = [agencyId, companyId, name, JSON.stringify(terms), version];
  if (version > 1) {
    const changed = await tx.query(
      `update company set name = $3, terms = $4::jsonb, version = $5
       where agency_id = $1 and company_id = $2 and version = $5 - 1 returning 1`,
      values,
    );
    if (changed.length === 0) return 'changed';
  } else {
    // One after the other, so that no more than allowed are added.
    await tx.query('select 1 from agency where agency_id = $1 for no key update', [agencyId]);
    const [counted] = await tx.query<{ total: string }>('select count(*) as total from company where agency_id = $1', [
      agencyId,
    ]);
    if (Number(counted?.total ?? 0) >= most) return 'too-many';
    const added = await tx.query(
      `insert into company (agency_id, company_id, name, terms, version) values ($1, $2, $3, $4::jsonb, $5)
       on conflict do nothing returning 1`,
      values,
    );
    if (added.length === 0) return 'changed';
  }
  await writeAudit(tx, record);
  return 'done';
}
