/** People and their agencies, as those at whose desks others may sit. */
import { Effect } from 'effect';
import type { IdentityBook, KeptIdentity } from '#application/backoffice/ports/session/identity-book.ts';
import type { StaffPermission } from '#domain/agency/staff.ts';
import type { Database } from '../engine/database.ts';

interface IdentityRow {
  readonly user_id: string;
  readonly name: string;
  readonly agency_id: string;
  readonly agent_id: string;
  readonly profile_id: string;
  readonly system_role_id: string;
  readonly permissions: readonly StaffPermission[] | null;
  readonly active: boolean;
  readonly company_name: string;
  readonly city: string;
}

const select = `
  select u.user_id, trim(u.first_name || ' ' || u.last_name) as name, u.agency_id, a.agent_id, u.profile_id,
    u.system_role_id, u.permissions, u.status = 'active' and a.status = 'active' as active, a.company_name, a.city
  from app_user u join agency a using (agency_id)`;

export class DatabaseIdentityBook implements IdentityBook {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  list({ agencyId, roles, most }: Parameters<IdentityBook['list']>[0]): Effect.Effect<readonly KeptIdentity[]> {
    return this.#read(
      `where u.system_role_id = any ($1) and ($2::text is null or u.agency_id = $2)
         and u.status = 'active' and a.status = 'active'
       order by lower(a.company_name), name, u.profile_id limit $3`,
      [roles, agencyId ?? null, most],
    );
  }

  find(agentId: string, profileId: string): Effect.Effect<KeptIdentity | undefined> {
    return Effect.map(
      this.#read('where a.agent_id = $1 and u.profile_id = $2', [agentId, profileId]),
      ([found]) => found,
    );
  }

  byUserId(userId: string): Effect.Effect<KeptIdentity | undefined> {
    return Effect.map(this.#read('where u.user_id = $1', [userId]), ([found]) => found);
  }

  #read(where: string, given: readonly unknown[]): Effect.Effect<readonly KeptIdentity[]> {
    return Effect.promise(async () => {
      const rows = await this.#database.query<IdentityRow>(`${select} ${where}`, [...given]);
      return rows.map((row) => ({
        userId: row.user_id,
        name: row.name,
        agencyId: row.agency_id,
        agentId: row.agent_id,
        profileId: row.profile_id,
        systemRoleId: row.system_role_id,
        ...(row.permissions !== null && { permissions: row.permissions }),
        active: row.active,
        companyName: row.company_name,
        city: row.city,
      }));
    });
  }
}
